/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-backup.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "tenbo-db-copy.h"
#include "tenbo-db-files.h"
#include "tenbo-migrations.h"
#include "tenbo-store-open.h"

/* Time to wait for other connections to close the database */
#define WAIT_MSEC  1000
#define SLEEP_USEC 20000

/* Permissions of a new database */
#define DATABASE_MODE 0600

/* Start of a SQLite file (sqlite.org/fileformat2.html, 1.3) */
#define HEADER_SIZE           100
#define HEADER_MAGIC          "SQLite format 3" /* and a NUL */
#define APPLICATION_ID_OFFSET 68

/* Reads the header of the file at @path without SQLite: if this process has the database open,
 * closing the file through another connection would release SQLite's locks. Returns the number of
 * bytes read, or -1 on failure. */
static gssize
read_header (const char *path,
             guint8     *header)
{
  g_autofd int fd = g_open (path, O_RDONLY | O_NONBLOCK | O_CLOEXEC, 0);

  return fd >= 0 ? read (fd, header, HEADER_SIZE) : -1;
}

static gboolean
has_magic (const guint8 *header,
           gssize        length)
{
  return length >= (gssize) sizeof HEADER_MAGIC &&
         memcmp (header, HEADER_MAGIC, sizeof HEADER_MAGIC) == 0;
}

/* --- Checking a backup --- */

static gboolean
read_info (TenboDb         *db,
           TenboBackupInfo *info,
           GError         **error)
{
  gint64 offset;

  if (!tenbo_db_read_int (db, "SELECT count(*) FROM games WHERE deleted_ms IS NULL",
                          &info->n_games, error) ||
      !tenbo_db_read_int (db, "SELECT count(*) FROM people WHERE merged_into IS NULL",
                          &info->n_people, error) ||
      !tenbo_db_read_int (db,
                          "SELECT ifnull (max (started_ms), 0) FROM games "
                          "WHERE deleted_ms IS NULL",
                          &info->newest.msec, error) ||
      !tenbo_db_read_int (db,
                          "SELECT ifnull ((SELECT started_offset FROM games "
                          "WHERE deleted_ms IS NULL ORDER BY started_ms DESC LIMIT 1), 0)",
                          &offset, error))
    return FALSE;

  info->newest.offset_minutes = (int) offset;
  return TRUE;
}

static gboolean
check_schema (TenboDb *db,
              int     *version,
              GError **error)
{
  g_autoptr (GArray) steps = tenbo_migrations_load ();
  gint64   number;
  gboolean is_new;

  if (!tenbo_store_check_owner (db, &is_new, error) ||
      !tenbo_db_read_int (db, "PRAGMA user_version", &number, error))
    return FALSE;

  if (is_new || number < 1)
    {
      g_set_error_literal (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_FOREIGN, "an empty file");
      return FALSE;
    }

  if (number > steps->len)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NEWER,
                   "schema %d is newer than %u", (int) number, steps->len);
      return FALSE;
    }

  *version = (int) number;
  return TRUE;
}

/* Checks the file @path for damage; with @thorough, also compares its indexes with its tables. */
static gboolean
check_file (const char      *path,
            TenboDbMode      mode,
            gboolean         thorough,
            TenboBackupInfo *info,
            GError         **error)
{
  g_autoptr (TenboDb) db = NULL;

  /* The owner is checked first: no other query runs on a file of another program. */
  db = tenbo_db_open (path, mode, error);
  if (db == NULL || !check_schema (db, &info->schema_version, error))
    return FALSE;

  g_clear_pointer (&db, tenbo_db_free);
  db = tenbo_store_open_reader (path, mode, error);
  return db != NULL && tenbo_store_check_whole (db, thorough, error) &&
         read_info (db, info, error);
}

gboolean
tenbo_backup_check (const char      *path,
                    TenboBackupInfo *info,
                    GError         **error)
{
  TenboBackupInfo ours;

  g_return_val_if_fail (path != NULL, FALSE);

  if (info == NULL)
    info = &ours;

  *info = (TenboBackupInfo) { 0 };
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND, "no file %s", path);
      return FALSE;
    }

  return check_file (path, tenbo_store_choose_read_mode (path), TRUE, info, error);
}

/* --- Backing up --- */

gboolean
tenbo_backup_is_backup (const char *path)
{
  guint8  header[HEADER_SIZE];
  guint32 id;

  if (read_header (path, header) != HEADER_SIZE || !has_magic (header, HEADER_SIZE))
    return FALSE;

  memcpy (&id, header + APPLICATION_ID_OFFSET, sizeof id);
  return GUINT32_FROM_BE (id) == TENBO_APPLICATION_ID;
}

static TenboFileWriter *
open_writer (GFile           *file,
             TenboBackupFlags flags,
             GCancellable    *cancellable,
             GError         **error)
{
  const char      *path = g_file_peek_path (file);
  TenboFileWriter *writer;
  g_autoptr (GError) why = NULL;

  if (flags & TENBO_BACKUP_REPLACE)
    return tenbo_file_writer_new (file, TENBO_FILE_WRITER_NONE, cancellable, error);

  writer = tenbo_file_writer_new (file, TENBO_FILE_WRITER_NEW, cancellable, &why);
  if (g_error_matches (why, G_IO_ERROR, G_IO_ERROR_EXISTS) && path != NULL &&
      tenbo_backup_is_backup (path))
    return tenbo_file_writer_new (file, TENBO_FILE_WRITER_NONE, cancellable, error);

  if (writer == NULL)
    g_propagate_error (error, g_steal_pointer (&why));

  return writer;
}

/* Creates an empty local file that SQLite can fill. Transfer full. */
static char *
create_scratch (GError **error)
{
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "tenbo", NULL);
  g_autofree char *path = g_build_filename (folder, "backup-XXXXXX", NULL);
  g_autofd int     fd = -1;

  g_mkdir_with_parents (folder, 0700);
  fd = g_mkstemp_full (path, O_RDWR | O_CLOEXEC, 0600);
  if (fd >= 0)
    return g_steal_pointer (&path);

  tenbo_file_fail (errno, error);
  return NULL;
}

/* A backup in progress */
typedef struct
{
  TenboFileWriter *writer;
  TenboDbCopy      copy;
  TenboBackupInfo *info;
} Backup;

/* Copies the database to `copy.path` and checks the copy. */
static gboolean
create_copy (Backup  *backup,
             TenboDb *db,
             GError **error)
{
  return tenbo_db_copy_run (&backup->copy, db, error) &&
         check_file (backup->copy.path, TENBO_DB_IMMUTABLE, FALSE, backup->info, error);
}

/* Copies the database to a location without a local path. */
static gboolean
send_copy (Backup  *backup,
           TenboDb *db,
           GError **error)
{
  g_autofree char *scratch = create_scratch (error);
  gboolean         done;

  if (scratch == NULL)
    return FALSE;

  backup->copy.path = scratch;
  done = create_copy (backup, db, error) &&
         tenbo_file_writer_write_file (backup->writer, scratch, error);
  g_unlink (scratch);
  return done;
}

static gboolean
back_up (TenboDb *db,
         gpointer user_data,
         GError **error)
{
  Backup *backup = user_data;

  tenbo_db_copy_limit_mode (backup->writer, db);
  backup->copy.path = tenbo_file_writer_get_part (backup->writer);
  return backup->copy.path != NULL ? create_copy (backup, db, error)
                                   : send_copy (backup, db, error);
}

gboolean
tenbo_store_backup (TenboStore       *store,
                    GFile            *file,
                    TenboBackupFlags  flags,
                    TenboBackupInfo  *info,
                    GCancellable     *cancellable,
                    TenboProgressFunc func,
                    gpointer          user_data,
                    GError          **error)
{
  g_autoptr (TenboFileWriter) writer = NULL;
  TenboBackupInfo ours;
  Backup          backup = {
             .copy = { .cancellable = cancellable, .func = func, .user_data = user_data },
             .info = info != NULL ? info : &ours,
  };

  g_return_val_if_fail (TENBO_IS_STORE (store) && G_IS_FILE (file), FALSE);

  *backup.info = (TenboBackupInfo) { 0 };
  writer = open_writer (file, flags, cancellable, error);
  if (writer == NULL)
    return FALSE;

  backup.writer = writer;
  return tenbo_store_run_copy (store, back_up, &backup, error) &&
         tenbo_file_writer_finish (writer, error);
}

/* --- Restoring --- */

/* Merges the log into the database, which SQLite allows only on the last open connection, and keeps
 * the database locked until @db is closed. */
static gboolean
close_out_others (TenboDb *db,
                  GError **error)
{
  g_autoptr (GError) why = NULL;
  gint64 until = g_get_monotonic_time () + WAIT_MSEC * G_GINT64_CONSTANT (1000);

  if (!tenbo_db_exec (db, "PRAGMA locking_mode = EXCLUSIVE", error))
    return FALSE;

  while (!tenbo_db_set_pragma (db, "journal_mode", "DELETE", "delete", &why))
    {
      if (!g_error_matches (why, TENBO_STORE_ERROR, TENBO_STORE_ERROR_BUSY) ||
          g_get_monotonic_time () > until)
        {
          g_propagate_error (error, g_steal_pointer (&why));
          return FALSE;
        }
      g_clear_error (&why);
      g_usleep (SLEEP_USEC);
    }

  return tenbo_db_exec (db, "BEGIN EXCLUSIVE", error);
}

/* Whether SQLite may open the file. SQLite deletes the log of a file that is not a database, so
 * such a file is never opened. An empty file is a database without content. */
static gboolean
may_be_database (const char *path)
{
  guint8 header[HEADER_SIZE];
  gssize length = read_header (path, header);

  return length <= 0 || has_magic (header, length);
}

/* Locks the database that is going to be replaced. @db is NULL if the file is missing or is not a
 * database. */
static gboolean
lock_old (const char *path,
          TenboDb   **db,
          GError    **error)
{
  g_autoptr (TenboDb) ours = NULL;
  g_autoptr (GError) why = NULL;
  gboolean is_new;

  *db = NULL;
  if (!g_file_test (path, G_FILE_TEST_EXISTS) || !may_be_database (path))
    return TRUE;

  ours = tenbo_db_open (path, TENBO_DB_CREATE, &why);
  if (ours != NULL && tenbo_store_check_owner (ours, &is_new, &why) &&
      close_out_others (ours, &why))
    {
      *db = g_steal_pointer (&ours);
      return TRUE;
    }

  if (g_error_matches (why, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&why));
  return FALSE;
}

/* Creates the hard link @aside to the file @path, or a copy if the file system has no hard
 * links. */
static gboolean
name_twice (const char *path,
            const char *aside,
            GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (aside);
  g_autoptr (TenboFileWriter) writer = NULL;
  GStatBuf info;

  if (link (path, aside) == 0)
    return TRUE;

  writer = tenbo_file_writer_new (file, TENBO_FILE_WRITER_NEW, NULL, error);
  if (writer == NULL)
    return FALSE;
  if (g_stat (path, &info) == 0)
    tenbo_file_writer_limit_mode (writer, info.st_mode);

  return tenbo_file_writer_write_file (writer, path, error) &&
         tenbo_file_writer_finish (writer, error);
}

/* Keeps the log of a damaged database with it. An intact database has no log once it is locked. */
static gboolean
set_log_aside (const char *path,
               const char *aside,
               GError    **error)
{
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  g_autofree char *index = g_strconcat (path, "-shm", NULL);
  g_autofree char *log_aside = g_strconcat (aside, "-wal", NULL);

  if (g_file_test (log, G_FILE_TEST_EXISTS) && !name_twice (log, log_aside, error))
    return FALSE;

  /* The new file must never be used with the log of the old one. */
  g_remove (log);
  g_remove (index);
  return TRUE;
}

/* Replaces @path with the file that @writer has written, and keeps the old file as *@set_aside. */
static gboolean
exchange (TenboFileWriter *writer,
          const char      *path,
          char           **set_aside,
          GError         **error)
{
  g_autofree char *aside = NULL;

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    {
      aside = tenbo_store_dup_aside (path, "replaced");
      if (!name_twice (path, aside, error) || !set_log_aside (path, aside, error))
        return FALSE;
    }

  if (!tenbo_file_writer_finish (writer, error))
    return FALSE;

  *set_aside = g_steal_pointer (&aside);
  return TRUE;
}

/* Opens the replacement of @path. It has the permissions of the existing file, or else those of the
 * backup. */
static TenboFileWriter *
open_replacement (const char   *path,
                  const char   *backup,
                  GCancellable *cancellable,
                  GError      **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  TenboFileWriter *writer;
  GStatBuf         info;

  writer = tenbo_file_writer_new (file, TENBO_FILE_WRITER_DATABASE, cancellable, error);
  if (writer != NULL && !g_file_test (path, G_FILE_TEST_EXISTS) && g_stat (backup, &info) == 0)
    tenbo_file_writer_limit_mode (writer, info.st_mode & DATABASE_MODE);

  return writer;
}

/* Returns the path of the file to replace, and creates its folder if that is missing. Transfer
 * full. */
static char *
find_target (const char *path,
             GError    **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *target = NULL;

  if (g_mkdir_with_parents (folder, 0700) == 0)
    target = tenbo_path_resolve (path);
  if (target == NULL)
    {
      tenbo_file_fail (errno, error);
      return NULL;
    }
  if (!tenbo_db_files_are_open (target))
    return g_steal_pointer (&target);

  g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_BUSY,
               "%s is open in this program", target);
  return NULL;
}

static gboolean
check_other_file (const char *backup,
                  const char *path,
                  GError    **error)
{
  TenboFileId one;
  TenboFileId other;

  if (!tenbo_file_id_read (backup, &one) || !tenbo_file_id_read (path, &other) ||
      !tenbo_file_id_equal (&one, &other))
    return TRUE;

  g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_OWN_FILE,
               "%s is the database itself", backup);
  return FALSE;
}

gboolean
tenbo_backup_restore (const char       *backup,
                      const char       *path,
                      char            **set_aside,
                      GCancellable     *cancellable,
                      TenboProgressFunc func,
                      gpointer          user_data,
                      GError          **error)
{
  g_autofree char *target = NULL;
  g_autoptr (TenboDb) db = NULL;
  g_autoptr (TenboDb) old = NULL;
  g_autoptr (TenboFileWriter) writer = NULL;
  TenboDbCopy copy = { .cancellable = cancellable, .func = func, .user_data = user_data };

  g_return_val_if_fail (backup != NULL && path != NULL && set_aside != NULL, FALSE);

  *set_aside = NULL;
  if (!check_other_file (backup, path, error) || !tenbo_backup_check (backup, NULL, error))
    return FALSE;

  target = find_target (path, error);
  if (target == NULL || !lock_old (target, &old, error))
    return FALSE;

  db = tenbo_db_copy_open (backup, tenbo_store_choose_read_mode (backup), error);
  writer = db != NULL ? open_replacement (target, backup, cancellable, error) : NULL;
  if (writer == NULL)
    return FALSE;

  copy.path = tenbo_file_writer_get_part (writer);
  return tenbo_db_copy_run (&copy, db, error) && exchange (writer, target, set_aside, error);
}
