/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-db.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

#include "tenbo-fold.h"
#include "tenbo-owned-tables.h"
#include "tenbo-store.h"

struct _TenboDb
{
  sqlite3    *handle;     /* owned */
  GHashTable *statements; /* SQL, owned by the statement → sqlite3_stmt, owned */
  gpointer    pool;       /* borrowed; see tenbo_db_set_pool() */
};

/* Upper bound for the statements of the store, to detect generated SQL. The cache has no other
 * limit. */
#define MAX_STATEMENTS 300

/* Instructions of SQLite's virtual machine between two checks for cancellation: a few tenths of a
 * millisecond */
#define N_STEPS 5000

/* Maps SQLite's codes to errors of the store. No other function does. */
static TenboStoreError
error_of_code (int code)
{
  if (code == SQLITE_IOERR_NOMEM)
    return TENBO_STORE_ERROR_MEMORY;

  switch (code & 0xff)
    {
    case SQLITE_NOMEM:
      return TENBO_STORE_ERROR_MEMORY;
    case SQLITE_FULL:
      return TENBO_STORE_ERROR_FULL;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return TENBO_STORE_ERROR_BUSY;
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return TENBO_STORE_ERROR_READ_ONLY;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return TENBO_STORE_ERROR_DAMAGED;
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
    case SQLITE_TOOBIG:
      return TENBO_STORE_ERROR_REFUSED;
    default:
      return TENBO_STORE_ERROR_IO;
    }
}

static gboolean
fail (TenboDb *self,
      GError **error)
{
  int              code = sqlite3_extended_errcode (self->handle);
  int              system_code = sqlite3_system_errno (self->handle);
  g_autofree char *message = NULL;

  if ((code & 0xff) == SQLITE_CANTOPEN && system_code != 0)
    {
      g_set_error_literal (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_SYSTEM,
                           g_strerror (system_code));
      return FALSE;
    }

  if ((code & 0xff) == SQLITE_INTERRUPT)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "the read was canceled");
      return FALSE;
    }

  /* It can contain a part of the schema. */
  message = g_utf8_make_valid (sqlite3_errmsg (self->handle), -1);
  g_set_error (error,
               TENBO_STORE_ERROR,
               (int) error_of_code (code),
               "%s (SQLite %d)",
               message,
               code);
  return FALSE;
}

static void
finalize_statement (gpointer statement)
{
  sqlite3_finalize (statement);
}

static void
fold_in_sql (sqlite3_context *context,
             int              n_values,
             sqlite3_value  **values)
{
  const char *text = (const char *) sqlite3_value_text (values[0]);

  if (text == NULL && sqlite3_value_type (values[0]) != SQLITE_NULL)
    sqlite3_result_error_nomem (context);
  else
    sqlite3_result_text (context, tenbo_fold (text), -1, g_free);
}

static int
parameter_index (TenboStatement *statement,
                 const char     *name)
{
  int index = sqlite3_bind_parameter_index (statement, name);

  g_assert (index > 0);
  return index;
}

char *
tenbo_db_dup_uri (const char *path,
                  const char *query)
{
  g_autofree char *escaped = g_uri_escape_string (path, "/", FALSE);

  return g_strconcat ("file:", escaped, query, NULL);
}

static gboolean
check_regular (const char *path,
               GError    **error)
{
  GStatBuf info;

  if (g_stat (path, &info) != 0)
    {
      if (errno == ENOENT)
        return TRUE;

      g_set_error_literal (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_SYSTEM, g_strerror (errno));
      return FALSE;
    }

  if (S_ISREG (info.st_mode))
    return TRUE;

  g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_A_FILE, "%s is not a regular file",
               path);
  return FALSE;
}

/* SQLite would block on a pipe. The file is not opened to find its type: closing it would release
 * the locks of other connections of this process. */
static gboolean
check_files (const char *path,
             GError    **error)
{
  static const char *const suffixes[] = { "", "-wal", "-shm", "-journal" };

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *name = g_strconcat (path, suffixes[i], NULL);

      if (!check_regular (name, error))
        return FALSE;
    }

  return TRUE;
}

/* Creates the database, if it is missing, so that only its user can read it: SQLite gives the
 * permissions of the umask. The log gets those of the database. If this fails, SQLite reports the
 * reason. */
static void
create_private (const char *path)
{
  g_autofd int fd = g_open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

  if (fd < 0 && errno != EEXIST)
    g_debug ("%s: %s", path, g_strerror (errno));
}

TenboDb *
tenbo_db_open (const char *path,
               TenboDbMode mode,
               GError    **error)
{
  g_autoptr (TenboDb) self = NULL;
  g_autofree char *uri = tenbo_db_dup_uri (path, mode == TENBO_DB_IMMUTABLE ? "?immutable=1" : "");
  int              flags = SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX;

  if (!check_files (path, error))
    return NULL;

  if (mode == TENBO_DB_CREATE)
    create_private (path);

  flags |= mode == TENBO_DB_CREATE ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
                                   : SQLITE_OPEN_READONLY;

  self = g_new0 (TenboDb, 1);
  self->statements = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, finalize_statement);

  if (sqlite3_open_v2 (uri, &self->handle, flags, NULL) != SQLITE_OK)
    {
      fail (self, error);
      return NULL;
    }

  /* A connection reserves 120 KiB for small allocations. There are several readers, and each reads
   * little. */
  if (mode != TENBO_DB_CREATE)
    sqlite3_db_config (self->handle, SQLITE_DBCONFIG_LOOKASIDE, NULL, 0, 0);

  /* SQLite opens a write-protected file read-only without an error. */
  if (mode == TENBO_DB_CREATE && sqlite3_db_readonly (self->handle, "main") == 1)
    {
      g_set_error_literal (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_READ_ONLY,
                           "the file is read-only");
      return NULL;
    }

  if (sqlite3_create_function_v2 (self->handle, "tenbo_fold", 1,
                                  SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS,
                                  NULL, fold_in_sql, NULL, NULL, NULL) != SQLITE_OK ||
      !tenbo_checksums_register (self->handle))
    {
      fail (self, error);
      return NULL;
    }

  return g_steal_pointer (&self);
}

void
tenbo_db_free (TenboDb *self)
{
  int code;

  g_hash_table_unref (self->statements);
  code = sqlite3_close (self->handle);
  g_assert (code == SQLITE_OK); /* any other code means that a statement was not finalized */
  g_free (self);
}

sqlite3 *
tenbo_db_get_handle (TenboDb *self)
{
  return self->handle;
}

gboolean
tenbo_db_exec (TenboDb    *self,
               const char *sql,
               GError    **error)
{
  if (sqlite3_exec (self->handle, sql, NULL, NULL, NULL) != SQLITE_OK)
    return fail (self, error);

  return TRUE;
}

gboolean
tenbo_db_read_int (TenboDb    *self,
                   const char *sql,
                   gint64     *value,
                   GError    **error)
{
  sqlite3_stmt *statement = NULL;
  gboolean      ok;

  *value = 0;
  ok = sqlite3_prepare_v2 (self->handle, sql, -1, &statement, NULL) == SQLITE_OK &&
       sqlite3_step (statement) == SQLITE_ROW;

  if (ok)
    *value = sqlite3_column_int64 (statement, 0);
  else
    fail (self, error);

  sqlite3_finalize (statement);
  return ok;
}

gboolean
tenbo_db_set_pragma (TenboDb    *self,
                     const char *name,
                     const char *value,
                     const char *granted,
                     GError    **error)
{
  g_autofree char *set = g_strdup_printf ("PRAGMA %s = %s", name, value);
  g_autofree char *get = g_strdup_printf ("PRAGMA %s", name);
  g_autofree char *got = NULL;
  sqlite3_stmt    *statement = NULL;

  if (!tenbo_db_exec (self, set, error))
    return FALSE;

  /* The text of a number needs memory, so it can be missing too. */
  if (sqlite3_prepare_v2 (self->handle, get, -1, &statement, NULL) == SQLITE_OK &&
      sqlite3_step (statement) == SQLITE_ROW)
    got = tenbo_db_dup_text (statement, 0);
  if (got == NULL)
    fail (self, error);

  sqlite3_finalize (statement);
  if (got == NULL)
    return FALSE;

  if (g_str_equal (got, granted))
    return TRUE;

  g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_IO, "%s: got %s", set, got);
  return FALSE;
}

TenboStatement *
tenbo_db_prepare (TenboDb    *self,
                  const char *sql,
                  GError    **error)
{
  TenboStatement *statement;
  int             code;

  /* The snapshot could not begin, and @error is already set (tenbo-read.h). */
  if (self == NULL)
    return NULL;

  statement = g_hash_table_lookup (self->statements, sql);
  if (statement != NULL)
    {
      sqlite3_reset (statement);
      sqlite3_clear_bindings (statement);
      return statement;
    }

  code = sqlite3_prepare_v3 (self->handle, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL);
  if (code != SQLITE_OK)
    {
      fail (self, error);
      return NULL;
    }

  g_hash_table_insert (self->statements, (gpointer) sqlite3_sql (statement), statement);

  /* SQL with literal values would fill the cache with statements that are never used again. */
  g_assert (g_hash_table_size (self->statements) <= MAX_STATEMENTS);
  return statement;
}

void
tenbo_db_bind_int (TenboStatement *statement,
                   const char     *name,
                   gint64          value)
{
  int code = sqlite3_bind_int64 (statement, parameter_index (statement, name), value);

  g_assert (code == SQLITE_OK);
}

void
tenbo_db_bind_text (TenboStatement *statement,
                    const char     *name,
                    const char     *value)
{
  int index = parameter_index (statement, name);
  /* SQLite need not copy it, so this cannot fail for lack of memory. */
  int code = sqlite3_bind_text (statement, index, g_strdup (value), -1, g_free);

  g_assert (code == SQLITE_OK);
}

TenboStatement *
tenbo_db_query (TenboDb            *self,
                const char         *sql,
                const TenboDbValue *values,
                GError            **error)
{
  TenboStatement *statement = tenbo_db_prepare (self, sql, error);

  for (; statement != NULL && values != NULL && values->name != NULL; values++)
    if (values->is_text)
      tenbo_db_bind_text (statement, values->name, values->text);
    else
      tenbo_db_bind_int (statement, values->name, values->number);

  return statement;
}

gboolean
tenbo_db_change (TenboDb            *self,
                 const char         *sql,
                 const TenboDbValue *values,
                 GError            **error)
{
  g_autoptr (TenboStatement) statement = tenbo_db_query (self, sql, values, error);

  return tenbo_db_run (self, statement, error);
}

gint64
tenbo_db_find_id (TenboDb            *self,
                  const char         *sql,
                  const TenboDbValue *values,
                  GError            **error)
{
  g_autoptr (TenboStatement) statement = tenbo_db_query (self, sql, values, error);
  gboolean row;

  if (!tenbo_db_step (self, statement, &row, error))
    return -1;

  return row ? sqlite3_column_int64 (statement, 0) : 0;
}

gboolean
tenbo_db_find_text (TenboDb            *self,
                    const char         *sql,
                    const TenboDbValue *values,
                    char              **text,
                    GError            **error)
{
  g_autoptr (TenboStatement) statement = tenbo_db_query (self, sql, values, error);
  gboolean row;

  *text = NULL;
  if (!tenbo_db_step (self, statement, &row, error))
    return FALSE;

  if (row)
    *text = tenbo_db_dup_text (statement, 0);

  return TRUE;
}

GStrv
tenbo_db_list_texts (TenboDb            *self,
                     const char         *sql,
                     const TenboDbValue *values,
                     GError            **error)
{
  g_autoptr (TenboStatement) statement = tenbo_db_query (self, sql, values, error);
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  gboolean done;

  while (tenbo_db_next (self, statement, &done, error))
    g_strv_builder_take (texts, tenbo_db_dup_text (statement, 0));

  return done ? g_strv_builder_end (texts) : NULL;
}

GArray *
tenbo_db_list_ids (TenboDb            *self,
                   const char         *sql,
                   const TenboDbValue *values,
                   GError            **error)
{
  g_autoptr (TenboStatement) statement = tenbo_db_query (self, sql, values, error);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  gboolean done;

  while (tenbo_db_next (self, statement, &done, error))
    {
      gint64 id = sqlite3_column_int64 (statement, 0);

      g_array_append_val (ids, id);
    }

  return done ? g_steal_pointer (&ids) : NULL;
}

gboolean
tenbo_db_step (TenboDb        *self,
               TenboStatement *statement,
               gboolean       *row,
               GError        **error)
{
  int code;

  *row = FALSE;
  if (statement == NULL)
    return FALSE;

  code = sqlite3_step (statement);
  *row = code == SQLITE_ROW;

  if (code != SQLITE_ROW && code != SQLITE_DONE)
    return fail (self, error);

  return TRUE;
}

gboolean
tenbo_db_step_to (TenboDb        *self,
                  TenboStatement *statement,
                  const char     *noun,
                  gint64          id,
                  GError        **error)
{
  gboolean row;

  if (!tenbo_db_step (self, statement, &row, error))
    return FALSE;

  if (!row)
    g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND, "no %s %" G_GINT64_FORMAT,
                 noun, id);

  return row;
}

gboolean
tenbo_db_next (TenboDb        *self,
               TenboStatement *statement,
               gboolean       *done,
               GError        **error)
{
  gboolean row;
  gboolean ok = tenbo_db_step (self, statement, &row, error);

  *done = ok && !row;
  return row;
}

gboolean
tenbo_db_run (TenboDb        *self,
              TenboStatement *statement,
              GError        **error)
{
  gboolean row;
  gboolean ok = tenbo_db_step (self, statement, &row, error);

  g_assert (!row);
  sqlite3_reset (statement);
  return ok;
}

int
tenbo_db_get_int (TenboStatement *statement,
                  int             column)
{
  gint64 number = sqlite3_column_int64 (statement, column);

  return (int) CLAMP (number, G_MININT, G_MAXINT);
}

char *
tenbo_db_dup_text (TenboStatement *statement,
                   int             column)
{
  int         n = sqlite3_column_bytes (statement, column);
  const char *bytes = sqlite3_column_blob (statement, column);

  /* sqlite3_column_text() needs memory to append a NUL, and returns NULL without it. */
  if (bytes != NULL)
    return g_utf8_make_valid (bytes, n);

  return sqlite3_column_type (statement, column) == SQLITE_NULL ? NULL : g_strdup ("");
}

gint64
tenbo_db_get_last_id (TenboDb *self)
{
  return sqlite3_last_insert_rowid (self->handle);
}

/* Not END, which commits. Does nothing if SQLite has already rolled back, as when the disk is
 * full. */
static void
roll_back (TenboDb *self)
{
  if (sqlite3_get_autocommit (self->handle) == 0)
    sqlite3_exec (self->handle, "ROLLBACK", NULL, NULL, NULL);
}

/* Begins a transaction. The previous one is still open if it could not be rolled back for lack of
 * memory. */
static gboolean
begin (TenboDb    *self,
       const char *sql,
       GError    **error)
{
  roll_back (self);
  return tenbo_db_exec (self, sql, error);
}

gboolean
tenbo_db_write_transaction (TenboDb    *self,
                            TenboDbFunc func,
                            gpointer    user_data,
                            GError    **error)
{
  /* IMMEDIATE, so that the rows it reads cannot change before it writes. */
  if (!begin (self, "BEGIN IMMEDIATE", error))
    return FALSE;

  if (func (self, user_data, error) && tenbo_db_exec (self, "COMMIT", error))
    return TRUE;

  roll_back (self);
  return FALSE;
}

static int
is_cancelled (void *cancellable)
{
  return g_cancellable_is_cancelled (cancellable);
}

gboolean
tenbo_db_begin_read (TenboDb      *self,
                     GCancellable *cancellable,
                     GError      **error)
{
  if (!begin (self, "BEGIN", error))
    return FALSE;

  if (cancellable != NULL)
    sqlite3_progress_handler (self->handle, N_STEPS, is_cancelled, cancellable);

  return TRUE;
}

void
tenbo_db_end_read (TenboDb *self)
{
  sqlite3_progress_handler (self->handle, 0, NULL, NULL);
  roll_back (self);
}

void
tenbo_db_set_pool (TenboDb *self,
                   gpointer pool)
{
  self->pool = pool;
}

gpointer
tenbo_db_get_pool (TenboDb *self)
{
  return self->pool;
}
