/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-history.h"
#include "tenbo-import.h"

#include <glib/gi18n-lib.h>

static void
print_outcome (const TenboOutcome *outcome)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text,
                          ngettext ("%d game added.", "%d games added.",
                                    (gulong) outcome->n_added),
                          outcome->n_added);
  if (outcome->n_known > 0)
    {
      g_string_append_c (text, ' ');
      g_string_append_printf (text,
                              ngettext ("%d was there already.", "%d were there already.",
                                        (gulong) outcome->n_known),
                              outcome->n_known);
    }
  g_string_append_c (text, '\n');
  tenbo_print (text);
}

/* Reads and plays the next game. FALSE after complaining if it is refused; *@record is NULL after
 * the last. */
static gboolean
read_game (TenboHistoryReader *reader,
           const char         *file,
           TenboRecord       **record)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autofree char *place = NULL;
  TbTable          table;

  if (!tenbo_history_reader_next (reader, record, &problem))
    {
      tenbo_complain_of_record (file, NULL, &problem);
      return FALSE;
    }
  if (*record == NULL || tenbo_record_play (*record, &table, NULL, NULL, &problem))
    return TRUE;

  place = tenbo_history_reader_dup_place (reader);
  tenbo_complain_of_record (file, place, &problem);
  g_clear_pointer (record, tenbo_record_free);
  return FALSE;
}

/* Reads and plays all of @file: a refused one does not even make the database. NULL after
 * complaining. */
static GPtrArray *
read_games (const char *file)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRulesetList) rulesets = tenbo_command_rulesets ();
  g_autoptr (TenboHistoryReader) reader = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GBytes) json = tenbo_map_file (file);
  TenboRecord *record;

  if (json == NULL)
    return NULL;
  reader = tenbo_history_reader_new (json, rulesets, &problem);
  if (reader == NULL)
    {
      tenbo_complain_of_record (file, NULL, &problem);
      return NULL;
    }

  games = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_record_free);
  do
    {
      if (!read_game (reader, file, &record))
        return NULL;
      if (record != NULL)
        g_ptr_array_add (games, record);
    }
  while (record != NULL);

  return g_steal_pointer (&games);
}

static TenboExit
import_file (const char *file,
             const char *database)
{
  g_autoptr (GPtrArray) games = read_games (file);
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  TenboOutcome outcome;

  if (games == NULL)
    return TENBO_EXIT_REFUSED;
  store = tenbo_database_open (database, TENBO_STORE_OPEN_NONE);
  if (store == NULL)
    return TENBO_EXIT_REFUSED;
  if (!tenbo_import_records (store, games, &outcome, NULL, NULL, &error))
    {
      tenbo_complain_of_store (database, error);
      return TENBO_EXIT_REFUSED;
    }
  print_outcome (&outcome);

  return TENBO_EXIT_DONE;
}

TenboExit
tenbo_cmd_import (const TenboCommand *command,
                  int                 argc,
                  char              **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_autofree char   *path = NULL;
  const GOptionEntry entries[] = { tenbo_database_option (&path), G_OPTION_ENTRY_NULL };
  TenboExit          status;

  if (!tenbo_command_parse (command, argc, argv, entries, &arguments, &status))
    return status;

  return import_file (arguments[0], path);
}
