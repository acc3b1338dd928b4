/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-store-open.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "tenbo-db-files.h"
#include "tenbo-games.h"
#include "tenbo-migrations.h"
#include "tenbo-owned-tables.h"

/* Size of the cache in KiB, negative as SQLite requires. The system's cache provides other pages
 * within a microsecond. */
#define READER_CACHE "-512"

/* Whether the IDs in @table, if it exists, fit into keys of lists. Only a file that another program
 * changed has larger ones. */
static gboolean
check_ids (TenboDb    *db,
           const char *table,
           GError    **error)
{
  g_autofree char *count =
    g_strdup_printf ("SELECT count(*) FROM pragma_table_info ('%s') WHERE name = 'id'", table);
  g_autofree char *max = g_strdup_printf ("SELECT max (ifnull ((SELECT max (id) FROM %s), 0), "
                                          "-ifnull ((SELECT min (id) FROM %s), 0))",
                                          table, table);
  gint64           n_columns;
  gint64           id = 0;

  if (!tenbo_db_read_int (db, count, &n_columns, error) ||
      (n_columns > 0 && !tenbo_db_read_int (db, max, &id, error)))
    return FALSE;
  if (id <= TENBO_MAX_KEY_ID)
    return TRUE;

  g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_FOREIGN,
               "%s has the id %" G_GINT64_FORMAT, table, id);
  return FALSE;
}

/* Reads the first page, so this detects a damaged file. */
gboolean
tenbo_store_check_owner (TenboDb  *db,
                         gboolean *is_new,
                         GError  **error)
{
  gint64 id;
  gint64 n_tables;

  *is_new = FALSE;
  if (!tenbo_db_read_int (db, "PRAGMA application_id", &id, error) ||
      !tenbo_db_read_int (db, "SELECT count(*) FROM sqlite_schema", &n_tables, error))
    return FALSE;

  *is_new = id == 0 && n_tables == 0;
  if (*is_new)
    return TRUE;
  if (id == TENBO_APPLICATION_ID)
    return check_ids (db, "games", error) && check_ids (db, "sessions", error);

  g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_FOREIGN,
               "application id %" G_GINT64_FORMAT, id);
  return FALSE;
}

static gboolean
read_version (TenboStoreFile *file,
              GError        **error)
{
  gint64 version;

  if (!tenbo_db_read_int (file->db, "PRAGMA user_version", &version, error))
    return FALSE;

  file->schema_version = (int) version;
  return TRUE;
}

static gboolean
open_for_writing (const char     *path,
                  TenboStoreFile *file,
                  GError        **error)
{
  g_autoptr (GArray) steps = tenbo_migrations_load ();
  gboolean is_new;

  file->db = tenbo_db_open (path, TENBO_DB_CREATE, error);
  if (file->db == NULL)
    return FALSE;

  sqlite3_busy_timeout (tenbo_db_get_handle (file->db), TENBO_BUSY_TIMEOUT_MSEC);
  if (!tenbo_store_check_owner (file->db, &is_new, error) || !read_version (file, error))
    return FALSE;

  if (file->schema_version > (int) steps->len)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NEWER,
                   "schema %d is newer than %u", file->schema_version, steps->len);
      return FALSE;
    }

  /* SQLite reports no error for a pragma that it ignores, so each one is read back. Foreign keys
   * are set outside of any transaction, since the pragma has no effect inside one. */
  if (!tenbo_db_set_pragma (file->db, "journal_mode", "WAL", "wal", error) ||
      !tenbo_db_set_pragma (file->db, "synchronous", "FULL", "2", error) ||
      !tenbo_db_set_pragma (file->db, "foreign_keys", "ON", "1", error))
    return FALSE;

  if (file->update_func != NULL && !is_new && file->schema_version < (int) steps->len)
    file->update_func (file->update_data);

  return tenbo_migrations_run (file->db, path, steps, error) && read_version (file, error) &&
         tenbo_checksums_watch (file->db, error);
}

/* Reading needs the index of the log if another program writes, or if one has crashed and left its
 * log. If the folder is read-only and there is no log, the file is complete and does not change. */
TenboDbMode
tenbo_store_choose_read_mode (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *log = g_strconcat (path, "-wal", NULL);

  return access (folder, W_OK) != 0 && access (log, F_OK) != 0 ? TENBO_DB_IMMUTABLE : TENBO_DB_READ;
}

static gboolean
open_for_reading (const char      *path,
                  TenboStoreAccess access_kind,
                  TenboStoreFile  *file,
                  GError         **error)
{
  gboolean is_new;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    {
      g_set_error_literal (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND,
                           "no such file");
      return FALSE;
    }

  file->access = access_kind;
  file->read_mode = tenbo_store_choose_read_mode (path);
  file->db = tenbo_store_open_reader (path, file->read_mode, error);
  if (file->db == NULL || !tenbo_store_check_owner (file->db, &is_new, error) ||
      !read_version (file, error))
    return FALSE;

  if (file->schema_version == 0)
    {
      g_set_error_literal (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND,
                           "an empty file");
      return FALSE;
    }

  return TRUE;
}

static gboolean
rename_one (const char *path,
            const char *aside,
            const char *suffix,
            GError    **error)
{
  g_autofree char *from = g_strconcat (path, suffix, NULL);
  g_autofree char *to = g_strconcat (aside, suffix, NULL);

  if (g_rename (from, to) == 0 || (errno == ENOENT && *suffix != '\0'))
    return TRUE;

  g_set_error_literal (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_SYSTEM, g_strerror (errno));
  return FALSE;
}

char *
tenbo_store_dup_aside (const char *path,
                       const char *reason)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *stamp = g_date_time_format (now, "%Y%m%dT%H%M%S");
  char            *aside = g_strdup_printf ("%s.%s-%s", path, reason, stamp);

  for (int n = 2; g_file_test (aside, G_FILE_TEST_EXISTS); n++)
    {
      g_free (aside);
      aside = g_strdup_printf ("%s.%s-%s-%d", path, reason, stamp, n);
    }

  return aside;
}

/* Renames a damaged file and its log; they are never deleted. If @path is a symbolic link, its
 * target is renamed and the link stays. */
static char *
set_aside (const char *path,
           GError    **error)
{
  g_autofree char *real = tenbo_path_resolve (path);
  g_autofree char *aside = tenbo_store_dup_aside (real != NULL ? real : path, "damaged");

  if (real == NULL)
    {
      g_set_error_literal (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_SYSTEM, g_strerror (errno));
      return NULL;
    }
  if (!rename_one (real, aside, "-wal", error) || !rename_one (real, aside, "-shm", error) ||
      !rename_one (real, aside, "", error))
    return NULL;

  return g_steal_pointer (&aside);
}

static gboolean
create_folder (const char *path,
               GError    **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  gboolean         read_only;

  if (g_mkdir_with_parents (folder, 0700) == 0)
    return TRUE;

  read_only = errno == EACCES || errno == EROFS;
  g_set_error_literal (error, TENBO_STORE_ERROR,
                       read_only ? TENBO_STORE_ERROR_READ_ONLY : TENBO_STORE_ERROR_SYSTEM,
                       g_strerror (errno));
  return FALSE;
}

/* Whether the file exists and is readable but not writable. Its history can still be shown. */
static gboolean
is_only_readable (const char   *path,
                  const GError *reason)
{
  g_autofree char *folder = g_path_get_dirname (path);

  return (g_error_matches (reason, TENBO_STORE_ERROR, TENBO_STORE_ERROR_READ_ONLY) ||
          g_error_matches (reason, TENBO_STORE_ERROR, TENBO_STORE_ERROR_SYSTEM) ||
          g_error_matches (reason, TENBO_STORE_ERROR, TENBO_STORE_ERROR_IO)) &&
         access (path, R_OK) == 0 && (access (path, W_OK) != 0 || access (folder, W_OK) != 0);
}

TenboDb *
tenbo_store_open_reader (const char *path,
                         TenboDbMode mode,
                         GError    **error)
{
  g_autoptr (TenboDb) db = tenbo_db_open (path, mode, error);
  gint64 version;

  if (db == NULL)
    return NULL;

  /* Readers only wait while another program recovers the log after a crash. */
  sqlite3_busy_timeout (tenbo_db_get_handle (db), TENBO_BUSY_TIMEOUT_MSEC);
  if (!tenbo_db_read_int (db, "PRAGMA user_version", &version, error) ||
      !tenbo_old_schemas_adapt (db, (int) version, error) ||
      !tenbo_db_set_pragma (db, "query_only", "ON", "1", error) ||
      !tenbo_db_set_pragma (db, "cache_size", READER_CACHE, READER_CACHE, error))
    return NULL;

  return g_steal_pointer (&db);
}

gboolean
tenbo_store_open_file (const char         *path,
                       TenboStoreOpenFlags flags,
                       TenboStoreFile     *file,
                       GError            **error)
{
  g_autoptr (GError) reason = NULL;

  file->read_mode = TENBO_DB_READ;
  if (flags & TENBO_STORE_OPEN_READ_ONLY)
    return open_for_reading (path, TENBO_STORE_ACCESS_READ_ASKED, file, error);

  if (create_folder (path, &reason) && open_for_writing (path, file, &reason))
    return TRUE;

  g_clear_pointer (&file->db, tenbo_db_free);

  if (g_error_matches (reason, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NEWER))
    return open_for_reading (path, TENBO_STORE_ACCESS_READ_NEWER, file, error);

  if (is_only_readable (path, reason))
    return open_for_reading (path, TENBO_STORE_ACCESS_READ_FILE, file, error);

  if (g_error_matches (reason, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED) &&
      (flags & TENBO_STORE_OPEN_REPLACE_DAMAGED))
    {
      file->set_aside = set_aside (path, error);
      return file->set_aside != NULL && open_for_writing (path, file, error);
    }

  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}
