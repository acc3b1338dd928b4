/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-backup.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "tenbo-migrations.h"
#include "tenbo-store-private.h"

/* How many steps of SQLite's machine lie between two looks at what is done. */
#define STEPS_A_LOOK 2000

/* How long to wait for others to close the database. */
#define WAIT_MSEC  1000
#define SLEEP_USEC 20000

/* A copy that is being made. */
typedef struct
{
  const char       *part;  /* the file that grows */
  guint64           total; /* bytes of the database; the copy has no more */
  GCancellable     *cancellable;
  TenboProgressFunc func; /* or NULL */
  gpointer          user_data;
} Copying;

/* For the reason in errno; @what may be NULL where the caller's file is meant. */
static gboolean
fail_io (const char *what,
         const char *path,
         GError    **error)
{
  int             code = errno;
  TenboStoreError ours = TENBO_STORE_ERROR_IO;

  if (code == ENOSPC || code == EDQUOT)
    ours = TENBO_STORE_ERROR_FULL;
  else if (code == EACCES || code == EROFS)
    ours = TENBO_STORE_ERROR_READ_ONLY;

  if (what != NULL)
    g_set_error (error, TENBO_STORE_ERROR, ours, "%s %s: %s", what, path, g_strerror (code));
  else
    g_set_error_literal (error, TENBO_STORE_ERROR, ours, g_strerror (code));

  return FALSE;
}

/* VACUUM INTO writes a whole database without the log, but leaves it to the system when it reaches
 * the disk. The same is true of a name in a folder. */
static gboolean
sync_path (const char *path,
           GError    **error)
{
  int      fd = g_open (path, O_RDONLY | O_CLOEXEC, 0);
  gboolean ok = fd >= 0 && fsync (fd) == 0;

  if (!ok)
    fail_io ("cannot sync", path, error);

  if (fd >= 0)
    close (fd);

  return ok;
}

static gboolean
sync_folder_of (const char *path,
                GError    **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  return sync_path (folder, error);
}

/* --- Making a copy --- */

static int
look_cb (void *user_data)
{
  Copying *copying = user_data;
  GStatBuf info;

  if (copying->func != NULL && g_stat (copying->part, &info) == 0)
    copying->func ((guint64) info.st_size, copying->total, copying->user_data);

  return g_cancellable_is_cancelled (copying->cancellable) ? 1 : 0;
}

static gboolean
vacuum_into (TenboDb *db,
             Copying *copying,
             GError **error)
{
  char    *sql = sqlite3_mprintf ("VACUUM INTO %Q", copying->part);
  gboolean ok;
  g_autoptr (GError) why = NULL;

  sqlite3_progress_handler (tenbo_db_get_handle (db), STEPS_A_LOOK, look_cb, copying);
  ok = tenbo_db_exec (db, sql, &why);
  sqlite3_progress_handler (tenbo_db_get_handle (db), 0, NULL, NULL);
  sqlite3_free (sql);

  if (g_cancellable_set_error_if_cancelled (copying->cancellable, error))
    return FALSE;

  if (!ok)
    g_propagate_error (error, g_steal_pointer (&why));

  return ok;
}

/* SQLite takes an empty file as well as none, and does not say why there can be none. */
static gboolean
make_empty (const char *path,
            GError    **error)
{
  int fd;

  g_remove (path);
  fd = g_open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (fd < 0)
    return fail_io (NULL, path, error);

  close (fd);
  return TRUE;
}

/* Makes the file `copying->part`; it is not there if that fails. */
static gboolean
write_part (TenboDb *db,
            Copying *copying,
            GError **error)
{
  gint64 n_pages;
  gint64 page_size;

  if (!tenbo_db_read_int (db, "PRAGMA page_count", &n_pages, error) ||
      !tenbo_db_read_int (db, "PRAGMA page_size", &page_size, error))
    return FALSE;

  copying->total = (guint64) (n_pages * page_size);
  if (!make_empty (copying->part, error))
    return FALSE;

  if (vacuum_into (db, copying, error) && sync_path (copying->part, error))
    return TRUE;

  g_remove (copying->part);
  return FALSE;
}

static gboolean
rename_part (const char *part,
             const char *path,
             GError    **error)
{
  if (g_rename (part, path) == 0)
    return sync_folder_of (path, error);

  fail_io ("cannot name the copy", path, error);
  g_remove (part);
  return FALSE;
}

gboolean
tenbo_backup_write (TenboDb          *db,
                    const char       *path,
                    GCancellable     *cancellable,
                    TenboProgressFunc func,
                    gpointer          user_data,
                    GError          **error)
{
  g_autofree char *part = g_strconcat (path, ".part", NULL);
  Copying          copying = { part, 0, cancellable, func, user_data };

  return write_part (db, &copying, error) && rename_part (part, path, error);
}

/* A connection that may write a copy elsewhere, but nothing in the file itself. */
static TenboDb *
open_to_copy (const char *path,
              TenboDbMode mode,
              GError    **error)
{
  g_autoptr (TenboDb) db = tenbo_store_open_reader (path, mode, error);

  if (db == NULL || !tenbo_db_set_pragma (db, "query_only", "OFF", "0", error))
    return NULL;

  return g_steal_pointer (&db);
}

static gboolean
is_same_file (const char *first,
              const char *second)
{
  GStatBuf one;
  GStatBuf other;

  return g_stat (first, &one) == 0 && g_stat (second, &other) == 0 &&
         one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}

static gboolean
check_other_file (const char *path,
                  const char *database,
                  GError    **error)
{
  if (!is_same_file (path, database))
    return TRUE;

  g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_REFUSED,
               "%s is the database itself", path);
  return FALSE;
}

gboolean
tenbo_store_backup (TenboStore       *store,
                    const char       *path,
                    GCancellable     *cancellable,
                    TenboProgressFunc func,
                    gpointer          user_data,
                    GError          **error)
{
  g_autoptr (TenboDb) db = NULL;
  const char *from;

  g_return_val_if_fail (TENBO_IS_STORE (store) && path != NULL, FALSE);

  from = tenbo_store_get_path (store);
  if (!check_other_file (path, from, error))
    return FALSE;

  db = open_to_copy (from, tenbo_store_get_read_mode (store), error);
  return db != NULL && tenbo_backup_write (db, path, cancellable, func, user_data, error);
}

/* --- Looking at one --- */

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
                   "schema %d, known are %u", (int) number, steps->len);
      return FALSE;
    }

  *version = (int) number;
  return TRUE;
}

/* Opens @path after looking through it. */
static TenboDb *
open_checked (const char      *path,
              TenboBackupInfo *info,
              GError         **error)
{
  g_autoptr (TenboDb) db = NULL;

  *info = (TenboBackupInfo) { 0 };
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND, "no file %s", path);
      return NULL;
    }

  /* What it is comes first: nothing else is asked of a file that is none of ours. */
  db = tenbo_db_open (path, tenbo_store_choose_read_mode (path), error);
  if (db == NULL || !check_schema (db, &info->schema_version, error))
    return NULL;

  g_clear_pointer (&db, tenbo_db_free);
  db = open_to_copy (path, tenbo_store_choose_read_mode (path), error);
  if (db == NULL || !tenbo_store_check_whole (db, error) || !read_info (db, info, error))
    return NULL;

  return g_steal_pointer (&db);
}

gboolean
tenbo_backup_check (const char      *path,
                    TenboBackupInfo *info,
                    GError         **error)
{
  g_autoptr (TenboDb) db = NULL;
  TenboBackupInfo ours;

  g_return_val_if_fail (path != NULL, FALSE);

  db = open_checked (path, info != NULL ? info : &ours, error);
  return db != NULL;
}

/* --- Putting it back --- */

/* Makes one file of the database and its log, which SQLite grants only to the last who has it open,
 * and lets nobody in until @db is closed. */
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

/* SQLite drops the log of what is no database: such a file is not even opened. */
static gboolean
has_header (const char *path)
{
  static const char header[] = "SQLite format 3";
  char              found[sizeof header];
  int               fd = g_open (path, O_RDONLY | O_CLOEXEC, 0);
  gssize            n = fd >= 0 ? read (fd, found, sizeof found) : -1;

  if (fd >= 0)
    close (fd);

  /* An empty file is a database without content. */
  return n <= 0 || (n == sizeof header && memcmp (found, header, sizeof header) == 0);
}

/* Locks the database that is to go. What is no database any more, or no file, cannot be locked:
 * then @db is NULL. */
static gboolean
lock_old (const char *path,
          TenboDb   **db,
          GError    **error)
{
  g_autoptr (TenboDb) ours = NULL;
  g_autoptr (GError) why = NULL;
  gboolean is_new;

  *db = NULL;
  if (!g_file_test (path, G_FILE_TEST_EXISTS) || !has_header (path))
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

/* Gives the file @path the second name @aside; a copy where the file system has no such names. */
static gboolean
name_twice (const char *path,
            const char *aside,
            GError    **error)
{
  g_autoptr (GFile) from = g_file_new_for_path (path);
  g_autoptr (GFile) to = g_file_new_for_path (aside);
  g_autoptr (GError) why = NULL;

  if (link (path, aside) == 0)
    return TRUE;

  if (g_file_copy (from, to, G_FILE_COPY_NONE, NULL, NULL, NULL, &why))
    return sync_path (aside, error);

  g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_IO, "cannot keep %s: %s", path,
               why->message);
  return FALSE;
}

/* The log of a damaged database goes with it; that of a whole one is gone when it is locked. */
static gboolean
keep_log (const char *path,
          const char *aside,
          GError    **error)
{
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  g_autofree char *index = g_strconcat (path, "-shm", NULL);
  g_autofree char *log_aside = g_strconcat (aside, "-wal", NULL);

  if (g_file_test (log, G_FILE_TEST_EXISTS) && !name_twice (log, log_aside, error))
    return FALSE;

  /* The new file must never meet the log of the old one. */
  g_remove (log);
  g_remove (index);
  return TRUE;
}

/* @part takes the place of @path, which is kept as *@set_aside. */
static gboolean
exchange (const char *part,
          const char *path,
          char      **set_aside,
          GError    **error)
{
  g_autofree char *aside = NULL;

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    {
      aside = tenbo_store_dup_aside (path, "replaced");
      if (!name_twice (path, aside, error) || !keep_log (path, aside, error))
        return FALSE;
    }

  if (g_rename (part, path) != 0)
    return fail_io ("cannot name the copy", path, error);

  *set_aside = g_steal_pointer (&aside);
  return sync_folder_of (path, error);
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
  g_autofree char *part = g_strconcat (path, ".restored.part", NULL);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (TenboDb) db = NULL;
  g_autoptr (TenboDb) old = NULL;
  TenboBackupInfo info;
  Copying         copying = {
            .part = part, .cancellable = cancellable, .func = func, .user_data = user_data
  };

  g_return_val_if_fail (backup != NULL && path != NULL && set_aside != NULL, FALSE);

  *set_aside = NULL;
  if (!check_other_file (backup, path, error))
    return FALSE;

  db = open_checked (backup, &info, error);
  if (db == NULL)
    return FALSE;

  if (g_mkdir_with_parents (folder, 0700) != 0)
    return fail_io ("cannot make the folder", folder, error);

  if (!lock_old (path, &old, error) || !write_part (db, &copying, error))
    return FALSE;

  if (exchange (part, path, set_aside, error))
    return TRUE;

  g_remove (part);
  return FALSE;
}
