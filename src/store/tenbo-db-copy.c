/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-db-copy.h"

#include <glib/gstdio.h>

/* Instructions of SQLite's virtual machine between two progress callbacks */
#define INSTRUCTIONS_PER_CHECK 2000

static int
progress_cb (void *user_data)
{
  TenboDbCopy *self = user_data;
  GStatBuf     info;

  if (self->func != NULL && g_stat (self->path, &info) == 0)
    self->func ((guint64) info.st_size, self->total, self->user_data);

  return g_cancellable_is_cancelled (self->cancellable) ? 1 : 0;
}

/* Nothing else writes the copy, so it needs no locks, which some network file systems lack. */
static char *
dup_copy_uri (const char *path)
{
  return tenbo_db_dup_uri (path, sqlite3_vfs_find ("unix-none") != NULL ? "?vfs=unix-none" : "");
}

static gboolean
vacuum_into (TenboDbCopy *self,
             TenboDb     *db,
             GError     **error)
{
  g_autofree char *uri = dup_copy_uri (self->path);
  gboolean         ok;
  g_autoptr (GError) why = NULL;

  sqlite3_progress_handler (tenbo_db_get_handle (db), INSTRUCTIONS_PER_CHECK, progress_cb, self);
  ok = tenbo_db_change (db, "VACUUM INTO :uri",
                        TENBO_DB_VALUES (TENBO_DB_TEXT (":uri", uri)),
                        &why);
  sqlite3_progress_handler (tenbo_db_get_handle (db), 0, NULL, NULL);

  if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
    return FALSE;

  if (!ok)
    g_propagate_error (error, g_steal_pointer (&why));

  return ok;
}

gboolean
tenbo_db_copy_run (TenboDbCopy *self,
                   TenboDb     *db,
                   GError     **error)
{
  gint64 n_pages;
  gint64 page_size;

  if (!tenbo_db_read_int (db, "PRAGMA page_count", &n_pages, error) ||
      !tenbo_db_read_int (db, "PRAGMA page_size", &page_size, error))
    return FALSE;

  self->total = (guint64) (n_pages * page_size);
  return vacuum_into (self, db, error);
}

TenboDb *
tenbo_db_copy_open (const char *path,
                    TenboDbMode mode,
                    GError    **error)
{
  g_autoptr (TenboDb) db = tenbo_db_open (path, mode, error);

  /* The user may be copying the file because its folder is read-only. */
  if (db == NULL || !tenbo_db_exec (db, "PRAGMA temp_store = MEMORY", error))
    return NULL;

  sqlite3_busy_timeout (tenbo_db_get_handle (db), TENBO_BUSY_TIMEOUT_MSEC);
  return g_steal_pointer (&db);
}

void
tenbo_db_copy_limit_mode (TenboFileWriter *writer,
                          TenboDb         *db)
{
  sqlite3 *handle = tenbo_db_get_handle (db);
  GStatBuf info;
  int      has_moved = 0;

  /* If the name now belongs to another file, its size is not that of the copied file. */
  sqlite3_file_control (handle, "main", SQLITE_FCNTL_HAS_MOVED, &has_moved);
  if (has_moved || g_stat (sqlite3_db_filename (handle, "main"), &info) != 0)
    tenbo_file_writer_limit_mode (writer, 0600);
  else
    tenbo_file_writer_limit_mode (writer, info.st_mode);
}

gboolean
tenbo_db_copy_to_path (TenboDb    *db,
                       const char *path,
                       GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (TenboFileWriter) writer = NULL;
  TenboDbCopy copy = { 0 };

  writer = tenbo_file_writer_new (file, TENBO_FILE_WRITER_NONE, NULL, error);
  if (writer == NULL)
    return FALSE;

  tenbo_db_copy_limit_mode (writer, db);
  copy.path = tenbo_file_writer_get_part (writer);
  return tenbo_db_copy_run (&copy, db, error) && tenbo_file_writer_finish (writer, error);
}
