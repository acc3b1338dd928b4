/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-filter-options.h"
#include "tenbo-find.h"
#include "tenbo-game-record.h"
#include "tenbo-json.h"
#include "tenbo-search.h"
#include "tenbo-sheet.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* --- history list --- */

/* The games of a long history are read and printed so many at a time. */
#define PAGE_SIZE  500
#define NAME_WIDTH 10

/* What is asked for, as it is written. */
typedef struct
{
  char              *path;   /* of the database, or NULL; owned, as all that follow */
  GStrv              people; /* or NULL */
  char              *place;
  char              *words;
  TenboFilterOptions options;
  gboolean           only_void;
  gboolean           deleted;
  gboolean           is_json;
  int                limit; /* 0: all */
} Question;

/* --- As a table --- */

enum
{
  COLUMN_ID,
  COLUMN_STARTED,
  COLUMN_RULESET,
  COLUMN_STATE,
  COLUMN_PLAYERS,
  N_COLUMNS,
};

static char *
describe_state (const TenboStoredSummary *game)
{
  const TenboStoredProgress *progress = &game->progress;
  TbNext                     next;

  if (game->is_void)
    return g_strdup (_ ("not counted"));
  if (progress->end_reason != NULL)
    return g_strdup (_ ("finished"));

  next = (TbNext) {
    .round = { (TbWind) progress->wind, (uint8_t) progress->number, progress->extension != 0 },
    .honba = progress->honba,
    .dealer = (TbPlayer) progress->dealer,
  };
  return tenbo_words_next (&next);
}

/* "Ben +26.5"; in a game that runs, the score: "Ben 26,500". */
static void
append_player (GString                  *text,
               const TenboStoredSummary *game,
               const TenboStoredPlayer  *player)
{
  gboolean         ended = game->progress.end_reason != NULL;
  g_autofree char *name = tenbo_text_shorten (player->name, NAME_WIDTH);
  g_autofree char *points = NULL;

  points = ended ? tenbo_words_total (player->total, tenbo_stored_summary_is_in_thousands (game))
                 : tenbo_words_points (player->points, FALSE);

  g_string_append_printf (text, "%s%s %s", text->len > 0 ? "  " : "", name, points);
}

/* The players by rank; while the game runs, in turn order. */
static char *
describe_players (const TenboStoredSummary *game)
{
  GString *text = g_string_new (NULL);

  for (int rank = 0; rank <= game->n_players; rank++)
    for (int i = 0; i < game->n_players; i++)
      if (game->players[i].rank == rank)
        append_player (text, game, &game->players[i]);

  return g_string_free_and_steal (text);
}

static void
add_game (TenboColumns             *columns,
          const TenboStoredSummary *game)
{
  tenbo_columns_add_row (columns);
  tenbo_columns_take (columns, COLUMN_ID, g_strdup_printf ("%" G_GINT64_FORMAT, game->id));
  tenbo_columns_take (columns, COLUMN_STARTED, tenbo_stored_time_text (&game->started));
  tenbo_columns_set_name (columns, COLUMN_RULESET, game->ruleset_name);
  tenbo_columns_take (columns, COLUMN_STATE, describe_state (game));
  tenbo_columns_take (columns, COLUMN_PLAYERS, describe_players (game));
}

static TenboColumns *
begin_list (void)
{
  const TenboAlign alignments[N_COLUMNS] = {
    TENBO_ALIGN_END,
    TENBO_ALIGN_START,
    TENBO_ALIGN_START,
    TENBO_ALIGN_START,
    TENBO_ALIGN_START,
  };
  TenboColumns *columns = tenbo_columns_new (alignments, N_COLUMNS);

  tenbo_columns_add_row (columns);
  tenbo_columns_set (columns, COLUMN_ID, _ ("ID"));
  tenbo_columns_set (columns, COLUMN_STARTED, _ ("Started"));
  tenbo_columns_set (columns, COLUMN_RULESET, _ ("Ruleset"));
  tenbo_columns_set (columns, COLUMN_STATE, _ ("State"));
  tenbo_columns_set (columns, COLUMN_PLAYERS, _ ("Players"));

  return columns;
}

/* --- As JSON: a game a line --- */

static void
write_int (GString    *out,
           const char *key,
           gint64      number)
{
  tenbo_json_write_key (out, key);
  tenbo_json_write_int (out, number);
}

/* What was not said is left out. */
static void
write_text (GString    *out,
            const char *key,
            const char *text)
{
  if (text == NULL)
    return;

  tenbo_json_write_key (out, key);
  tenbo_json_write_text (out, text);
}

static void
write_time (GString               *out,
            const char            *key,
            const TenboStoredTime *time)
{
  g_autofree char *text = tenbo_stored_time_iso8601 (time);

  if (time->msec != 0)
    write_text (out, key, text);
}

static void
write_player (GString                 *out,
              const TenboStoredPlayer *player,
              gboolean                 ended)
{
  g_string_append (out, "{\"person\": ");
  tenbo_json_write_text (out, player->person_uuid);
  write_text (out, "name", player->name);
  write_int (out, "points", player->points);
  if (ended)
    {
      write_int (out, "rank", player->rank);
      write_int (out, "total", player->total);
    }

  g_string_append_c (out, '}');
}

static void
write_game (GString                  *out,
            const TenboStoredSummary *game)
{
  const char *end = game->progress.end_reason;

  g_string_append (out, "{\"id\": ");
  tenbo_json_write_int (out, game->id);
  write_text (out, "uuid", game->uuid);
  write_int (out, "session", game->session_id);
  write_time (out, "started", &game->started);
  write_time (out, "ended", &game->ended);
  write_text (out, "ruleset", game->ruleset_key);
  write_text (out, "ruleset_name", game->ruleset_name);
  write_text (out, "title", game->title);
  write_text (out, "place", game->place);
  write_text (out, "note", game->note);
  write_int (out, "hands", game->progress.n_hands);
  write_text (out, "end", end);
  tenbo_json_write_key (out, "void");
  g_string_append (out, game->is_void ? "true" : "false");
  tenbo_json_write_key (out, "players");
  for (int i = 0; i < game->n_players; i++)
    {
      g_string_append (out, i == 0 ? "[" : ", ");
      write_player (out, &game->players[i], end != NULL);
    }

  g_string_append (out, "]}");
}

static void
write_rows (GString   *out,
            GPtrArray *games,
            gboolean  *any)
{
  for (guint i = 0; i < games->len; i++)
    if (games->pdata[i] != NULL)
      {
        g_string_append (out, *any ? ",\n " : "[");
        write_game (out, games->pdata[i]);
        *any = TRUE;
      }
}

/* --- The list --- */

/* Prints those of @keys that are to be printed. */
static gboolean
print_games (TenboStore     *store,
             const Question *question,
             GArray         *keys,
             GError        **error)
{
  guint n_games = question->limit > 0 ? MIN (keys->len, (guint) question->limit) : keys->len;
  g_autoptr (TenboColumns) columns = begin_list ();
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean any = FALSE;

  for (guint i = 0; i < n_games; i += PAGE_SIZE)
    {
      const TenboGameKey *page = &g_array_index (keys, TenboGameKey, i);
      g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);
      g_autoptr (GPtrArray) games = NULL;

      games = tenbo_games_read_summaries (read, page, MIN (PAGE_SIZE, n_games - i), error);
      if (games == NULL)
        return FALSE;

      if (question->is_json)
        write_rows (text, games, &any);
      for (guint j = 0; !question->is_json && j < games->len; j++)
        if (games->pdata[j] != NULL)
          add_game (columns, games->pdata[j]);
      tenbo_print (text);
    }

  if (question->is_json)
    g_string_append (text, any ? "]\n" : "[]\n");
  else
    tenbo_columns_print (columns, 0, text);
  tenbo_print (text);
  return TRUE;
}

static gboolean
asks_for_some (const Question *question)
{
  return question->people != NULL || question->options.ruleset != NULL || question->place != NULL ||
         question->words != NULL || question->options.since != NULL ||
         question->options.until != NULL || question->only_void;
}

static void
print_nothing (const Question *question)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *why = _ ("No games yet.");

  if (asks_for_some (question))
    why = _ ("No such games.");
  else if (question->deleted)
    why = _ ("No deleted games.");

  g_string_append_printf (text, "%s\n", question->is_json ? "[]" : why);
  tenbo_print (text);
}

/* Who is asked for. NULL after complaining. */
static GArray *
find_people (TenboStore     *store,
             const Question *question)
{
  g_autoptr (GArray) people = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (gsize i = 0; question->people != NULL && question->people[i] != NULL; i++)
    {
      g_autoptr (TenboStoredPerson) person = NULL;

      person = tenbo_find_person (store, question->path, question->people[i],
                                  TENBO_FIND_SOMEBODY);
      if (person == NULL)
        return NULL;

      g_array_append_val (people, person->id);
    }

  return g_steal_pointer (&people);
}

static GArray *
search (TenboStore            *store,
        const TenboGameFilter *filter,
        GError               **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  return tenbo_games_search (read, filter, error);
}

/* @filter without the people. */
static TenboExit
print_list (const Question  *question,
            TenboGameFilter *filter)
{
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GArray) people = NULL;
  g_autoptr (GArray) keys = NULL;
  g_autoptr (GError) error = NULL;

  if (!tenbo_database_open_history (question->path, &store))
    return TENBO_EXIT_REFUSED;

  if (store != NULL)
    {
      people = find_people (store, question);
      if (people == NULL)
        return TENBO_EXIT_REFUSED;

      filter->people = (const gint64 *) (gpointer) people->data;
      filter->n_people = people->len;
      keys = search (store, filter, &error);
    }

  if (error == NULL && (keys == NULL || keys->len == 0))
    print_nothing (question);

  if (keys == NULL ? error == NULL
                   : keys->len == 0 || print_games (store, question, keys, &error))
    return TENBO_EXIT_DONE;

  tenbo_complain_of_store (question->path, error);
  return TENBO_EXIT_REFUSED;
}

static void
question_clear (Question *question)
{
  g_free (question->path);
  g_strfreev (question->people);
  g_free (question->place);
  g_free (question->words);
  tenbo_filter_options_clear (&question->options);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Question, question_clear)

static TenboExit
run (const TenboCommand *command,
     const Question     *question)
{
  TenboGameFilter filter = {
    .flags = question->deleted ? TENBO_FIND_DELETED : TENBO_FIND_UNFINISHED | TENBO_FIND_FINISHED,
    .words = question->words,
    .ruleset_key = question->options.ruleset,
    .place = question->place,
    .counted = question->only_void ? TENBO_FIND_VOID : TENBO_FIND_ALL,
  };
  TenboResultFilter read;

  if (!tenbo_filter_options_read (&question->options, command, &read) ||
      !tenbo_command_check_number (command, "--limit", question->limit, 0, G_MAXINT))
    return TENBO_EXIT_USAGE;

  filter.since_msec = read.since_msec;
  filter.until_msec = read.until_msec;
  return print_list (question, &filter);
}

TenboExit
tenbo_cmd_history_list (const TenboCommand *command,
                        int                 argc,
                        char              **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_auto (Question) question = { 0 };
  const GOptionEntry entries[] = {
    tenbo_database_option (&question.path),
    { "person", 0, 0, G_OPTION_ARG_STRING_ARRAY, &question.people,
      N_ ("Only games with this person; several times: with all of them"), N_ ("NAME") },
    TENBO_RULESET_OPTION (&question.options),
    { "place", 0, 0, G_OPTION_ARG_STRING, &question.place, N_ ("Only games at this place"),
      N_ ("TEXT") },
    TENBO_PERIOD_OPTIONS (&question.options),
    { "search", 0, 0, G_OPTION_ARG_STRING, &question.words,
      N_ ("Only games in which each of these words is found"), N_ ("WORDS") },
    { "void", 0, 0, G_OPTION_ARG_NONE, &question.only_void, N_ ("Only games that do not count"),
      NULL },
    { "deleted", 0, 0, G_OPTION_ARG_NONE, &question.deleted, N_ ("The deleted games"), NULL },
    { "limit", 0, 0, G_OPTION_ARG_INT, &question.limit, N_ ("At most so many games"),
      N_ ("GAMES") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &question.is_json, N_ ("Print everything as JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  TenboExit status;

  if (!tenbo_command_parse (command, argc, argv, entries, &arguments, &status))
    return status;

  return run (command, &question);
}

/* --- history show --- */

/* The game that was begun last, 0 if there is none, -1 with @error. */
static gint64
find_last (TenboStore *store,
           GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);
  g_autoptr (GPtrArray) finished = tenbo_games_list_finished (read, NULL, 1, error);
  g_autoptr (GPtrArray) games = NULL;
  const TenboStoredSummary *last = NULL;

  if (finished == NULL)
    return -1;
  games = tenbo_games_list_unfinished (read, 0, error);
  if (games == NULL)
    return -1;
  if (finished->len > 0)
    last = g_ptr_array_index (finished, 0);
  for (guint i = 0; i < games->len; i++)
    {
      const TenboStoredSummary *game = g_ptr_array_index (games, i);

      if (last == NULL || game->started.msec > last->started.msec)
        last = game;
    }

  return last != NULL ? last->id : 0;
}

/* FALSE after complaining of a hand that the rules do not take any more, or with @error. */
static gboolean
print_game (TenboStore *store,
            gint64      id,
            const char *path,
            gboolean    explain,
            GError    **error)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = tenbo_game_export (store, id, error);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *label = tenbo_database_label (path);
  gboolean         played;

  if (record == NULL)
    return FALSE;

  played = tenbo_sheet_write_record (record,
                                     explain ? TENBO_SHEET_EXPLAIN : TENBO_SHEET_PLAIN, text,
                                     &problem);
  tenbo_print (text);
  if (!played)
    tenbo_complain_of_record (label, record->id, &problem);

  return played;
}

static TenboExit
show_game (const char *path,
           const char *word,
           gboolean    explain)
{
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  if (!tenbo_database_open_history (path, &store))
    return TENBO_EXIT_REFUSED;
  if (store != NULL)
    id = word != NULL ? tenbo_find_game (store, word, &error) : find_last (store, &error);
  if (id > 0 && print_game (store, id, path, explain, &error))
    return TENBO_EXIT_DONE;

  if (id > 0 && error == NULL)
    return TENBO_EXIT_REFUSED;
  if (word != NULL)
    tenbo_complain_of_game (path, word, error);
  else if (error != NULL)
    tenbo_complain_of_store (path, error);
  else
    tenbo_complain (_ ("There is no game yet."));

  return TENBO_EXIT_REFUSED;
}

TenboExit
tenbo_cmd_history_show (const TenboCommand *command,
                        int                 argc,
                        char              **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_autofree char   *path = NULL;
  gboolean           explain = FALSE;
  gboolean           last = FALSE;
  const GOptionEntry entries[] = {
    tenbo_database_option (&path),
    { "explain", 'e', 0, G_OPTION_ARG_NONE, &explain,
      N_ ("Say why each point moved, and by which rule"), NULL },
    { "last", 'l', 0, G_OPTION_ARG_NONE, &last, N_ ("The game that was begun last"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  TenboExit status;

  if (!tenbo_command_parse (command, argc, argv, entries, &arguments, &status))
    return status;
  if (last == (arguments[0] != NULL))
    return tenbo_command_misused (command, _ ("Give either the ID of a game or --last."));

  return show_game (path, arguments[0], explain);
}

/* --- Changes --- */

/* A change of one game. */
typedef TenboWrite *(*ChangeFunc) (TenboWriteTarget target,
                                   gboolean         is_off);

static void
print_line (char *line)
{
  g_autoptr (GString) text = g_string_new (line);

  g_string_append_c (text, '\n');
  tenbo_print (text);
  g_free (line);
}

/* Changes each of the games that are named, if all are found. Returns how many there are; 0 after
 * complaining. */
static guint
change_games (const TenboChangeCommand *change,
              ChangeFunc                func)
{
  g_autoptr (GArray) targets = tenbo_find_targets (change->store, change->path, change->arguments);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; targets != NULL && i < targets->len; i++)
    if (!tenbo_store_commit (change->store,
                             func (g_array_index (targets, TenboWriteTarget, i), change->is_off),
                             NULL, &error))
      {
        tenbo_complain_of_store (change->path, error);
        return 0;
      }

  return targets != NULL ? targets->len : 0;
}

static TenboWrite *
set_void (TenboWriteTarget target,
          gboolean         is_off)
{
  return tenbo_write_void (target, !is_off);
}

TenboExit
tenbo_cmd_history_void (const TenboCommand *command,
                        int                 argc,
                        char              **argv)
{
  g_auto (TenboChangeCommand) change = { 0 };
  TenboExit status;
  guint     n;

  if (!tenbo_change_command_begin (
        &change, command, argc, argv, "no", N_ ("Count them again"), &status))
    return status;
  n = change_games (&change, set_void);
  if (n == 0)
    return TENBO_EXIT_REFUSED;

  if (change.is_off)
    print_line (tenbo_words_count (ngettext ("%s game counts again.", "%s games count again.", n),
                                   n));
  else
    print_line (tenbo_words_count (ngettext ("%s game does not count any more.",
                                             "%s games do not count any more.", n),
                                   n));
  return TENBO_EXIT_DONE;
}

static TenboWrite *delete (TenboWriteTarget target,
                           gboolean         is_off)
{
  return tenbo_write_delete (target);
}

TenboExit
tenbo_cmd_history_delete (const TenboCommand *command,
                          int                 argc,
                          char              **argv)
{
  g_auto (TenboChangeCommand) change = { 0 };
  TenboExit status;
  guint     n;

  if (!tenbo_change_command_begin (&change, command, argc, argv, NULL, NULL, &status))
    return status;
  n = change_games (&change, delete);
  if (n == 0)
    return TENBO_EXIT_REFUSED;

  print_line (
    tenbo_words_count (ngettext ("%s game deleted; “tenbo-cli history restore” brings it back.",
                                 "%s games deleted; “tenbo-cli history restore” brings them back.",
                                 n),
                       n));
  return TENBO_EXIT_DONE;
}

/* Restores the game that @word names, unless it is one of @restored, to which it is added. FALSE
 * after complaining. */
static gboolean
restore_game (const TenboChangeCommand *change,
              const char               *word,
              GHashTable               *restored)
{
  g_autoptr (GError) error = NULL;
  gint64 id = tenbo_find_game (change->store, word, &error);

  if (id > 0 && g_hash_table_contains (restored, &id))
    return TRUE;

  if (id > 0 && tenbo_store_commit (change->store, tenbo_write_restore (id), NULL, &error))
    {
      g_hash_table_add (restored, g_memdup2 (&id, sizeof id));
      return TRUE;
    }

  if (error != NULL && !g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
    tenbo_complain_of_store (change->path, error);
  else
    tenbo_complain (_ ("There is no deleted game “%s”; “tenbo-cli history list --deleted” prints "
                       "the IDs."),
                    word);

  return FALSE;
}

TenboExit
tenbo_cmd_history_restore (const TenboCommand *command,
                           int                 argc,
                           char              **argv)
{
  g_auto (TenboChangeCommand) change = { 0 };
  g_autoptr (GHashTable) restored = NULL;
  TenboExit status;
  guint     n;

  if (!tenbo_change_command_begin (&change, command, argc, argv, NULL, NULL, &status))
    return status;

  restored = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  for (guint i = 0; change.arguments[i] != NULL; i++)
    if (!restore_game (&change, change.arguments[i], restored))
      return TENBO_EXIT_REFUSED;

  n = g_hash_table_size (restored);
  print_line (tenbo_words_count (ngettext ("%s game restored.", "%s games restored.", n), n));
  return TENBO_EXIT_DONE;
}

TenboExit
tenbo_cmd_history_purge (const TenboCommand *command,
                         int                 argc,
                         char              **argv)
{
  g_auto (TenboChangeCommand) change = { 0 };
  g_autoptr (GError) error = NULL;
  TenboExit    status;
  TenboOutcome outcome;

  if (!tenbo_change_command_begin (&change, command, argc, argv, NULL, NULL, &status))
    return status;

  if (!tenbo_store_commit (change.store, tenbo_write_purge (), &outcome, &error))
    {
      tenbo_complain_of_store (change.path, error);
      return TENBO_EXIT_REFUSED;
    }

  print_line (tenbo_words_count (ngettext ("%s game removed for good.",
                                           "%s games removed for good.",
                                           (gulong) outcome.n_purged),
                                 outcome.n_purged));
  return TENBO_EXIT_DONE;
}
