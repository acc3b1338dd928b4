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

/* Plays every game. FALSE after complaining of the first that is refused. */
static gboolean
play_all (const char         *file,
          const TenboHistory *history)
{
  for (guint i = 0; i < history->games->len; i++)
    {
      g_auto (TenboRecordProblem) problem = { 0 };
      g_autofree char *prefix = history->is_list ? g_strdup_printf ("games[%u]", i) : NULL;
      TbTable          table;

      if (!tenbo_record_play (g_ptr_array_index (history->games, i), &table, NULL, NULL, &problem))
        {
          tenbo_complain_of_record (file, prefix, &problem);
          return FALSE;
        }
    }

  return TRUE;
}

/* Reads and plays all of @file: a refused one does not even make the database. NULL after
 * complaining. */
static TenboHistory *
read_history (const char *file)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRulesetList) rulesets = tenbo_command_rulesets ();
  g_autoptr (TenboHistory) history = NULL;
  g_autofree char *json = NULL;
  gsize            length;

  if (!tenbo_read_file (file, &json, &length))
    return NULL;
  history = tenbo_history_parse (json, (gssize) length, rulesets, &problem);
  if (history == NULL)
    {
      tenbo_complain_of_record (file, NULL, &problem);
      return NULL;
    }
  if (!play_all (file, history))
    return NULL;

  return g_steal_pointer (&history);
}

static TenboExit
import_file (const char *file,
             const char *database)
{
  g_autoptr (TenboHistory) history = read_history (file);
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  TenboOutcome outcome;

  if (history == NULL)
    return TENBO_EXIT_REFUSED;
  store = tenbo_database_open (database, TENBO_STORE_OPEN_NONE);
  if (store == NULL)
    return TENBO_EXIT_REFUSED;
  if (!tenbo_import_records (store, history->games, &outcome, NULL, NULL, &error))
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
