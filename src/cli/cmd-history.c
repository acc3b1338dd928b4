/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-find-game.h"
#include "tenbo-import.h"
#include "tenbo-queries.h"
#include "tenbo-sheet.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

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
