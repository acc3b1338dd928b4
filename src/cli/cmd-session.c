/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-find-session.h"
#include "tenbo-session-json.h"
#include "tenbo-session-print.h"
#include "tenbo-sessions.h"

#include <glib/gi18n-lib.h>

/* --- history sessions --- */

enum
{
  LIST_ID,
  LIST_STARTED,
  LIST_TITLE,
  LIST_PLACE,
  N_LIST_COLUMNS,
};

static void
print_sessions (GPtrArray *sessions)
{
  const TenboAlign alignments[N_LIST_COLUMNS] = { TENBO_ALIGN_END };
  g_autoptr (TenboColumns) columns = tenbo_columns_new (alignments, N_LIST_COLUMNS);
  g_autoptr (GString) text = g_string_new (NULL);

  tenbo_columns_add_row (columns);
  tenbo_columns_set (columns, LIST_ID, _ ("ID"));
  tenbo_columns_set (columns, LIST_STARTED, _ ("Started"));
  tenbo_columns_set (columns, LIST_TITLE, _ ("Title"));
  tenbo_columns_set (columns, LIST_PLACE, C_ ("evening", "Place"));

  for (guint i = 0; sessions != NULL && i < sessions->len; i++)
    {
      const TenboStoredSession *session = sessions->pdata[i];

      tenbo_columns_add_row (columns);
      tenbo_columns_take (columns, LIST_ID, g_strdup_printf ("%" G_GINT64_FORMAT, session->id));
      tenbo_columns_take (columns, LIST_STARTED, tenbo_stored_time_text (&session->started));
      if (session->title != NULL)
        tenbo_columns_set_name (columns, LIST_TITLE, session->title);
      if (session->place != NULL)
        tenbo_columns_set_name (columns, LIST_PLACE, session->place);
    }

  if (tenbo_columns_get_n_rows (columns) > 1)
    tenbo_columns_print (columns, 0, text);
  else
    g_string_append_printf (text, "%s\n", _ ("No games yet."));
  tenbo_print (text);
}

TenboExit
tenbo_cmd_history_sessions (const TenboCommand *command,
                            int                 argc,
                            char              **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GPtrArray) sessions = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char   *path = NULL;
  const GOptionEntry entries[] = { tenbo_database_option (&path), G_OPTION_ENTRY_NULL };
  TenboExit          status;

  if (!tenbo_command_parse (command, argc, argv, entries, &arguments, &status))
    return status;
  if (!tenbo_database_open_history (path, &store))
    return TENBO_EXIT_REFUSED;

  if (store != NULL)
    {
      g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, &error);

      sessions = tenbo_sessions_list (read, 0, &error);
    }
  if (error != NULL)
    {
      tenbo_complain_of_store (path, error);
      return TENBO_EXIT_REFUSED;
    }

  print_sessions (sessions);
  return TENBO_EXIT_DONE;
}

/* --- history session --- */

TenboExit
tenbo_cmd_history_session (const TenboCommand *command,
                           int                 argc,
                           char              **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboSessionSheet) sheet = NULL;
  g_autofree char   *path = NULL;
  gboolean           last = FALSE;
  gboolean           as_json = FALSE;
  const GOptionEntry entries[] = {
    tenbo_database_option (&path),
    { "last", 'l', 0, G_OPTION_ARG_NONE, &last, N_ ("The evening that was begun last"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_ ("Print the evening as a JSON object"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  TenboExit status;

  if (!tenbo_command_parse (command, argc, argv, entries, &arguments, &status))
    return status;
  if (last == (arguments[0] != NULL))
    return tenbo_command_misused (command, _ ("Give either the ID of an evening or --last."));
  if (!tenbo_database_open_history (path, &store))
    return TENBO_EXIT_REFUSED;

  sheet = tenbo_find_session (store, path, arguments[0]);
  if (sheet == NULL)
    return TENBO_EXIT_REFUSED;

  if (as_json)
    {
      g_autofree char *json = tenbo_session_json (sheet);
      g_autoptr (GString) text = g_string_new (json);

      tenbo_print (text);
    }
  else
    tenbo_session_print (sheet);

  return TENBO_EXIT_DONE;
}
