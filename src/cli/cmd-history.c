/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-find-game.h"
#include "tenbo-import.h"
#include "tenbo-queries.h"
#include "tenbo-sheet-record.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* The games of a long history are read and printed so many at a time. */
#define PAGE_SIZE  500
#define NAME_WIDTH 10

/* --- history list --- */

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

/* "Ben +26,500": in a game that runs, the score. */
static void
append_player (GString                  *text,
               const TenboStoredSummary *game,
               const TenboStoredPlayer  *player)
{
  gboolean         ended = game->progress.end_reason != NULL;
  g_autofree char *name = tenbo_text_shorten (player->name, NAME_WIDTH);
  g_autofree char *points = tenbo_words_points (ended ? player->total : player->points, ended);

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
  tenbo_columns_set (columns, COLUMN_RULESET, game->ruleset_name);
  tenbo_columns_take (columns, COLUMN_STATE, describe_state (game));
  tenbo_columns_take (columns, COLUMN_PLAYERS, describe_players (game));
}

static void
add_games (TenboColumns *columns,
           GPtrArray    *games)
{
  for (guint i = 0; i < games->len; i++)
    add_game (columns, g_ptr_array_index (games, i));
}

static gboolean
add_finished (TenboStore   *store,
              TenboColumns *columns,
              GError      **error)
{
  g_autoptr (GPtrArray) page = tenbo_store_list_finished (store, NULL, PAGE_SIZE, error);

  while (page != NULL && page->len > 0)
    {
      GPtrArray *next_page;

      add_games (columns, page);
      next_page = tenbo_store_list_finished (store, g_ptr_array_index (page, page->len - 1),
                                             PAGE_SIZE, error);
      g_ptr_array_unref (page);
      page = next_page;
    }

  return page != NULL;
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

static gboolean
add_all (TenboStore   *store,
         TenboColumns *columns,
         GError      **error)
{
  g_autoptr (GPtrArray) unfinished = tenbo_store_list_unfinished (store, 0, error);

  if (unfinished == NULL)
    return FALSE;
  add_games (columns, unfinished);

  return add_finished (store, columns, error);
}

static gboolean
add_deleted (TenboStore   *store,
             TenboColumns *columns,
             GError      **error)
{
  g_autoptr (GPtrArray) games = tenbo_store_list_deleted (store, error);

  if (games == NULL)
    return FALSE;

  add_games (columns, games);
  return TRUE;
}

/* @store may be NULL: an empty history. */
static gboolean
print_list (TenboStore *store,
            gboolean    deleted,
            GError    **error)
{
  g_autoptr (TenboColumns) columns = begin_list ();
  g_autoptr (GString) text = g_string_new (NULL);

  if (store != NULL && !(deleted ? add_deleted : add_all) (store, columns, error))
    return FALSE;

  if (tenbo_columns_get_n_rows (columns) > 1)
    tenbo_columns_print (columns, 0, text);
  else
    g_string_append_printf (text, "%s\n", deleted ? _ ("No deleted games.") : _ ("No games yet."));
  tenbo_print (text);

  return TRUE;
}

TenboExit
tenbo_cmd_history_list (const TenboCommand *command,
                        int                 argc,
                        char              **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char   *path = NULL;
  gboolean           deleted = FALSE;
  const GOptionEntry entries[] = {
    tenbo_database_option (&path),
    { "deleted", 0, 0, G_OPTION_ARG_NONE, &deleted, N_ ("The deleted games"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  TenboExit status;

  if (!tenbo_command_parse (command, argc, argv, entries, &arguments, &status))
    return status;
  if (!tenbo_database_open_history (path, &store))
    return TENBO_EXIT_REFUSED;
  if (print_list (store, deleted, &error))
    return TENBO_EXIT_DONE;

  tenbo_complain_of_store (path, error);
  return TENBO_EXIT_REFUSED;
}

/* --- history show --- */

/* The game that was begun last, 0 if there is none, -1 with @error. */
static gint64
find_last (TenboStore *store,
           GError    **error)
{
  g_autoptr (GPtrArray) finished = tenbo_store_list_finished (store, NULL, 1, error);
  g_autoptr (GPtrArray) games = NULL;
  const TenboStoredSummary *last = NULL;

  if (finished == NULL)
    return -1;
  games = tenbo_store_list_unfinished (store, 0, error);
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
