/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <sqlite3.h>

G_BEGIN_DECLS

static inline int
database_rows_add_cb (void  *data,
                      int    n_values,
                      char **values,
                      char **names)
{
  for (int i = 0; i < n_values; i++)
    g_string_append_printf (data, "%s|", values[i] != NULL ? values[i] : "NULL");
  g_string_append_c (data, '\n');

  return 0;
}

/* Appends all rows of @table to @rows as text. Reads the table itself, not an index. FALSE if
 * SQLite cannot read it. */
static inline gboolean
database_rows_append (sqlite3    *db,
                      const char *table,
                      GString    *rows)
{
  g_autofree char *sql = g_strdup_printf ("SELECT * FROM \"%s\" NOT INDEXED", table);

  g_string_append_printf (rows, "%s:\n", table);
  return sqlite3_exec (db, sql, database_rows_add_cb, rows, NULL) == SQLITE_OK;
}

static inline int
database_rows_add_table_cb (void  *data,
                            int    n_values,
                            char **values,
                            char **names)
{
  g_ptr_array_add (data, g_strdup (values[0]));

  return 0;
}

/* Returns all rows of all tables as text; NULL if SQLite cannot read them. Transfer full. */
static inline char *
database_rows_dup (sqlite3 *db)
{
  g_autoptr (GString) rows = g_string_new (NULL);
  g_autoptr (GPtrArray) tables = g_ptr_array_new_with_free_func (g_free);
  gboolean ok;

  ok = sqlite3_exec (db, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name",
                     database_rows_add_table_cb, tables, NULL) == SQLITE_OK;
  for (guint i = 0; ok && i < tables->len; i++)
    ok = database_rows_append (db, tables->pdata[i], rows);

  return ok ? g_string_free_and_steal (g_steal_pointer (&rows)) : NULL;
}

G_END_DECLS
