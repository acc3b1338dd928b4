/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-find.h"
#include "tenbo-game-record.h"
#include "tenbo-json.h"
#include "tenbo-report.h"
#include "tenbo-search.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* --- history list --- */

/* Number of games that are read and printed at a time. */
#define PAGE_SIZE  500
#define NAME_WIDTH 10

static char *
describe_state (const TenboStoredSummary *game)
{
  const TenboStoredProgress *progress = &game->progress;
  TbNext                     next;

  if (game->is_void)
    return g_strdup (C_ ("game", "void"));
  if (progress->end_reason != NULL)
    /* Translators: state of a game */
    return g_strdup (_ ("finished"));

  next = (TbNext) {
    .round = { (TbWind) progress->wind, (uint8_t) progress->number, progress->extension != 0 },
    .honba = progress->honba,
    .dealer = (TbPlayer) progress->dealer,
  };
  return tenbo_words_next (&next);
}

/* Returns the players by rank: "Ben +26.5". While the game runs, returns them in turn order with
 * their scores: "Ben 26,500". Transfer full. */
static char *
describe_players (const TenboStoredSummary *game)
{
  gboolean ended = game->progress.end_reason != NULL;
  gboolean in_thousands = tenbo_stored_summary_is_in_thousands (game);
  GString *text = g_string_new (NULL);

  for (int rank = 0; rank <= game->n_players; rank++)
    for (int i = 0; i < game->n_players; i++)
      if (game->players[i].rank == rank)
        {
          const TenboStoredPlayer *player = &game->players[i];
          g_autofree char         *name = tenbo_text_shorten (player->name, NAME_WIDTH);
          g_autofree char         *points = ended ? tenbo_words_total (player->total, in_thousands)
                                                  : tenbo_words_points (player->points, FALSE);

          g_string_append_printf (text, "%s%s %s", text->len > 0 ? "  " : "", name, points);
        }

  return g_string_free_and_steal (text);
}

/* JSON output: one game per line. Empty values are omitted. */
static void
write_time (GString               *out,
            const char            *key,
            const TenboStoredTime *time)
{
  g_autofree char *text = tenbo_stored_time_iso8601 (time);

  tenbo_json_write_text_member (out, key, time->msec != 0 ? text : NULL);
}

static void
write_game (GString                  *out,
            const TenboStoredSummary *game)
{
  const char *end = game->progress.end_reason;

  g_string_append_c (out, '{');
  tenbo_json_write_int_member (out, "id", game->id);
  tenbo_json_write_text_member (out, "uuid", game->uuid);
  tenbo_json_write_int_member (out, "session", game->session_id);
  write_time (out, "started", &game->started);
  write_time (out, "ended", &game->ended);
  tenbo_json_write_text_member (out, "ruleset", game->ruleset_key);
  tenbo_json_write_text_member (out, "ruleset_name", game->ruleset_name);
  tenbo_json_write_text_member (out, "title", game->title);
  tenbo_json_write_text_member (out, "place", game->venue);
  tenbo_json_write_text_member (out, "note", game->note);
  tenbo_json_write_int_member (out, "hands", game->progress.n_hands);
  tenbo_json_write_text_member (out, "end", end);
  tenbo_json_write_bool_member (out, "void", game->is_void);
  tenbo_json_write_key (out, "players");
  for (int i = 0; i < game->n_players; i++)
    {
      const TenboStoredPlayer *player = &game->players[i];

      g_string_append (out, i == 0 ? "[{" : ", {");
      tenbo_json_write_text_member (out, "person", player->person_uuid);
      tenbo_json_write_text_member (out, "name", player->name);
      tenbo_json_write_int_member (out, "points", player->points);
      if (end != NULL)
        {
          tenbo_json_write_int_member (out, "rank", player->rank);
          tenbo_json_write_int_member (out, "total", player->total);
        }
      g_string_append_c (out, '}');
    }

  g_string_append (out, "]}");
}

/* Prints the games @keys, up to the limit of the options. Returns FALSE with @error. */
static gboolean
print_games (const TenboInvocation *self,
             GArray                *keys,
             GError               **error)
{
  guint n_games = self->limit > 0 ? MIN (keys->len, (guint) self->limit) : keys->len;
  g_autoptr (TenboColumns) columns = tenbo_columns_new ("rllll");
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean any = FALSE;

  tenbo_columns_add_headings (columns, (const char *[]) {
                                         _ ("ID"),
                                         _ ("Started"),
                                         _ ("Ruleset"),
                                         _ ("State"),
                                         _ ("Players"),
                                       });
  for (guint i = 0; i < n_games; i += PAGE_SIZE)
    {
      const TenboGameKey *page = &g_array_index (keys, TenboGameKey, i);
      g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, NULL, error);
      g_autoptr (GPtrArray) games = NULL;

      games = tenbo_games_read_summaries (read, page, MIN (PAGE_SIZE, n_games - i), error);
      if (games == NULL)
        return FALSE;

      for (guint j = 0; j < games->len; j++)
        {
          const TenboStoredSummary *game = games->pdata[j];

          if (game == NULL)
            continue;
          if (self->json)
            {
              g_string_append (text, any ? ",\n " : "[");
              write_game (text, game);
              any = TRUE;
            }
          else
            tenbo_columns_take_row (columns, (char *[]) {
                                               g_strdup_printf ("%" G_GINT64_FORMAT, game->id),
                                               tenbo_stored_time_text (&game->started),
                                               tenbo_text_shorten_name (game->ruleset_name),
                                               describe_state (game),
                                               describe_players (game),
                                             });
        }
      tenbo_print (text);
    }

  if (self->json)
    g_string_append (text, any ? "]\n" : "[]\n");
  else
    tenbo_columns_print (columns, 0, text);
  tenbo_print (text);
  return TRUE;
}

/* Searches the history for games that match @filter and have the people of the options. Returns
 * FALSE with @error, or after reporting an error about a person. */
static gboolean
search (TenboInvocation *self,
        TenboGameFilter *filter,
        GArray         **keys,
        GError         **error)
{
  g_autoptr (GArray) people = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (TenboRead) read = NULL;

  for (gsize i = 0; self->people != NULL && self->people[i] != NULL; i++)
    {
      g_autoptr (TenboStoredPerson) person = NULL;

      person = tenbo_find_person (self, self->people[i], TENBO_FIND_SOMEBODY);
      if (person == NULL)
        return FALSE;

      g_array_append_val (people, person->id);
    }

  filter->people = (const gint64 *) (gpointer) people->data;
  filter->n_people = people->len;
  read = tenbo_store_read_begin (self->store, NULL, error);
  *keys = tenbo_games_search (read, filter, error);
  return *keys != NULL;
}

static TenboExit
list (TenboInvocation *self)
{
  TenboGameFilter filter = {
    .flags = self->deleted ? TENBO_FIND_DELETED : TENBO_FIND_UNFINISHED | TENBO_FIND_FINISHED,
    .words = self->words,
    .ruleset_key = self->ruleset,
    .venue = self->venue,
    .counted = self->only_void ? TENBO_FIND_VOID : TENBO_FIND_ALL,
  };
  gboolean asks_for_some = self->people != NULL || self->ruleset != NULL || self->venue != NULL ||
                           self->words != NULL || self->since != NULL || self->until != NULL ||
                           self->only_void;
  TenboResultFilter period;
  g_autoptr (GArray) keys = NULL;
  g_autoptr (GError) error = NULL;

  if (!tenbo_find_period (self, &period) ||
      !tenbo_check_number (self, "--limit", self->limit, 0, G_MAXINT))
    return TENBO_EXIT_USAGE;
  filter.since_msec = period.since_msec;
  filter.until_msec = period.until_msec;

  if (!tenbo_database_open_history (self))
    return TENBO_EXIT_REFUSED;
  if (self->store != NULL && !search (self, &filter, &keys, &error) && error == NULL)
    return TENBO_EXIT_REFUSED;

  if (keys != NULL && keys->len > 0)
    print_games (self, keys, &error);
  else if (error == NULL && self->json)
    tenbo_print_line ("[]");
  else if (error == NULL)
    tenbo_print_line ("%s", asks_for_some   ? _ ("No matching games.")
                            : self->deleted ? _ ("No deleted games.")
                                            : _ ("No games yet."));

  return error == NULL ? TENBO_EXIT_DONE : tenbo_print_store_error (self->database, error);
}

static const GOptionEntry list_options[] = {
  TENBO_DATABASE_OPTION,
  { "person", 0, 0, G_OPTION_ARG_STRING_ARRAY, TENBO_OPTION (people),
    N_ ("Only games with this person; repeat it to require several people"), N_ ("NAME") },
  TENBO_RULESET_OPTION,
  { "place", 0, 0, G_OPTION_ARG_STRING, TENBO_OPTION (venue), N_ ("Only games at this venue"),
    N_ ("TEXT") },
  TENBO_PERIOD_OPTIONS,
  { "search", 0, 0, G_OPTION_ARG_STRING, TENBO_OPTION (words),
    N_ ("Only games that contain all of these words"), N_ ("WORDS") },
  { "void", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (only_void), N_ ("Only void games"),
    NULL },
  { "deleted", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (deleted), N_ ("List deleted games"), NULL },
  { "limit", 0, 0, G_OPTION_ARG_INT, TENBO_OPTION (limit), N_ ("List at most this many games"),
    N_ ("GAMES") },
  TENBO_JSON_OPTION,
  G_OPTION_ENTRY_NULL,
};

/* --- history show --- */

/* Returns the ID of the game that started last; 0 if there is none, -1 with @error. */
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

/* Writes @record like “tenbo-cli play --json”. Returns whether it can be played. */
static gboolean
write_played (const TenboRecord *record,
              GString           *out)
{
  g_autoptr (TenboRulesetList) rulesets = tenbo_command_rulesets ();
  g_autoptr (TenboRecordPlayer) player = NULL;
  g_autoptr (GString) json = g_string_new (NULL);
  gboolean played;

  tenbo_record_write (record, json);
  player = tenbo_record_player_new (rulesets,
                                    TENBO_RECORD_PLAY_RECORDED | TENBO_RECORD_PLAY_KEEP_HANDS);
  played = tenbo_record_player_play (player, json->str, (gssize) json->len, out);
  g_string_append_c (out, '\n');
  return played;
}

static TenboExit
show (TenboInvocation *self)
{
  const char      *word = self->arguments[0];
  g_autofree char *label = tenbo_database_label (self->database);
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  gint64   id = 0;
  gboolean played;

  if (self->last == (word != NULL))
    return tenbo_misused (self, _ ("Use either a game ID or --last."));
  if (self->json && self->explain)
    return tenbo_misused (self, _ ("Use only one of --explain, --json and --jsonl."));
  if (!tenbo_database_open_history (self))
    return TENBO_EXIT_REFUSED;

  if (word != NULL)
    id = tenbo_find_game (self, word, &error);
  else if (self->store != NULL)
    id = find_last (self->store, &error);
  if (id > 0)
    record = tenbo_game_export (self->store, id, &error);
  if (record == NULL && word != NULL)
    return tenbo_print_game_error (self, word, error);
  if (record == NULL && error != NULL)
    return tenbo_print_store_error (self->database, error);
  if (record == NULL)
    return tenbo_print_error (_ ("There are no games yet."));

  if (self->json)
    played = write_played (record, text);
  else
    played = tenbo_report_write_record (record,
                                        self->explain ? TENBO_REPORT_EXPLAIN : TENBO_REPORT_PLAIN,
                                        text, &problem);
  tenbo_print (text);
  return played ? TENBO_EXIT_DONE : tenbo_print_record_error (label, record->id, &problem);
}

static const GOptionEntry show_options[] = {
  TENBO_DATABASE_OPTION,
  { "explain", 'e', 0, G_OPTION_ARG_NONE, TENBO_OPTION (explain),
    N_ ("Explain each movement of points and name the rule"), NULL },
  { "last", 'l', 0, G_OPTION_ARG_NONE, TENBO_OPTION (last), N_ ("Use the most recent game"),
    NULL },
  { "json", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (json),
    N_ ("Print the replayed game as a JSON object"), NULL },
  G_OPTION_ENTRY_NULL,
};

/* --- Changes --- */

/* Creates a write that changes one game. */
typedef TenboWrite *(*ChangeFunc) (TenboWriteTarget target,
                                   gboolean         is_off);

/* Changes the games of the arguments if all are found. Returns their number; 0 after reporting an
 * error. */
static guint
change_games (TenboInvocation *self,
              ChangeFunc       func)
{
  g_autoptr (GArray) targets = NULL;
  g_autoptr (GError) error = NULL;

  if (tenbo_database_open (self, TENBO_STORE_OPEN_NONE))
    targets = tenbo_find_targets (self);

  for (guint i = 0; targets != NULL && i < targets->len; i++)
    if (!tenbo_store_commit (self->store,
                             func (g_array_index (targets, TenboWriteTarget, i), self->off), NULL,
                             &error))
      {
        tenbo_print_store_error (self->database, error);
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

static TenboExit
make_void (TenboInvocation *self)
{
  guint n = change_games (self, set_void);

  if (n == 0)
    return TENBO_EXIT_REFUSED;

  tenbo_print_count (
    self->off ? ngettext ("%s game is no longer void.", "%s games are no longer void.", n)
              : ngettext ("%s game is now void.", "%s games are now void.", n),
    n);
  return TENBO_EXIT_DONE;
}

static TenboWrite *
delete_game (TenboWriteTarget target,
             gboolean         is_off)
{
  return tenbo_write_delete (target);
}

static TenboExit
delete_games (TenboInvocation *self)
{
  guint n = change_games (self, delete_game);

  if (n == 0)
    return TENBO_EXIT_REFUSED;

  tenbo_print_count (ngettext ("%s game deleted. “tenbo-cli history restore” restores it.",
                               "%s games deleted. “tenbo-cli history restore” restores them.",
                               n),
                     n);
  return TENBO_EXIT_DONE;
}

static TenboExit
restore_games (TenboInvocation *self)
{
  g_autoptr (GHashTable) restored = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free,
                                                           NULL);
  guint n;

  if (!tenbo_database_open (self, TENBO_STORE_OPEN_NONE))
    return TENBO_EXIT_REFUSED;

  for (char **word = self->arguments; *word != NULL; word++)
    {
      g_autoptr (GError) error = NULL;
      gint64 id = tenbo_find_game (self, *word, &error);

      if (id > 0 && g_hash_table_contains (restored, &id))
        continue;

      if (id > 0 && tenbo_store_commit (self->store, tenbo_write_restore (id), NULL, &error))
        g_hash_table_add (restored, g_memdup2 (&id, sizeof id));
      else if (error != NULL &&
               !g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
        return tenbo_print_store_error (self->database, error);
      else
        return tenbo_print_error (_ ("There is no deleted game “%s”. “tenbo-cli history list "
                                     "--deleted” lists the "
                                     "IDs."),
                                  *word);
    }

  n = g_hash_table_size (restored);
  tenbo_print_count (ngettext ("%s game restored.", "%s games restored.", n), n);
  return TENBO_EXIT_DONE;
}

static TenboExit
purge (TenboInvocation *self)
{
  g_autoptr (GError) error = NULL;
  TenboOutcome outcome;

  if (!tenbo_database_open (self, TENBO_STORE_OPEN_NONE))
    return TENBO_EXIT_REFUSED;
  if (!tenbo_store_commit (self->store, tenbo_write_purge (), &outcome, &error))
    return tenbo_print_store_error (self->database, error);

  tenbo_print_count (ngettext ("%s game permanently deleted.", "%s games permanently deleted.",
                               (gulong) outcome.n_purged),
                     outcome.n_purged);
  return TENBO_EXIT_DONE;
}

static const GOptionEntry void_options[] = {
  TENBO_DATABASE_OPTION,
  { "no", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (off), N_ ("Include the games in statistics "
                                                           "again"),
    NULL },
  G_OPTION_ENTRY_NULL,
};

const TenboCommand tenbo_commands_history[] = {
  {
    .name = "history list",
    .summary = N_ ("List games"),
    .details = N_ ("Lists the games in the history, newest first: all games, or those that "
                   "match all options."),
    .example = "tenbo-cli history list --person Aki --since 2026-01-01",
    .options = list_options,
    .run = list,
  },
  {
    .name = "history show",
    .arguments = "ID",
    .summary = N_ ("Print the score sheet of a game"),
    .details = N_ ("Prints the score sheet of a game in the history. “tenbo-cli history list” "
                   "lists the IDs."),
    .example = "tenbo-cli history show --last --explain",
    .n_arguments = { 0, 1 },
    .options = show_options,
    .run = show,
  },
  { .name = NULL },
};

const TenboCommand tenbo_commands_change[] = {
  {
    .name = "history void",
    .arguments = "ID…",
    .summary = N_ ("Mark games as void"),
    .details = N_ ("Marks games as void. They stay in the history, but are excluded from all "
                   "statistics."),
    .example = "tenbo-cli history void 12",
    .n_arguments = { 1, G_MAXINT },
    .options = void_options,
    .run = make_void,
  },
  {
    .name = "history delete",
    .arguments = "ID…",
    .summary = N_ ("Delete games"),
    .details = N_ ("Deletes games. “tenbo-cli history restore” restores them, unless “tenbo-cli "
                   "history purge” was run. Importing a deleted game again does not restore it."),
    .example = "tenbo-cli history delete 12 13",
    .n_arguments = { 1, G_MAXINT },
    .options = tenbo_database_options,
    .run = delete_games,
  },
  {
    .name = "history restore",
    .arguments = "ID…",
    .summary = N_ ("Restore deleted games"),
    .details = N_ ("Restores deleted games. “tenbo-cli history list --deleted” lists the IDs."),
    .example = "tenbo-cli history restore 12",
    .n_arguments = { 1, G_MAXINT },
    .options = tenbo_database_options,
    .run = restore_games,
  },
  {
    .name = "history purge",
    .summary = N_ ("Permanently delete all deleted games"),
    .details = N_ ("Removes all deleted games from the history. This cannot be undone."),
    .example = "tenbo-cli history purge",
    .options = tenbo_database_options,
    .run = purge,
  },
  { .name = NULL },
};
