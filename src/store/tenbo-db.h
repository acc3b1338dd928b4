/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/* Internal to the store: a connection with its prepared statements. Used by one thread at a
 * time. */
typedef struct _TenboDb TenboDb;

/* A prepared statement, borrowed from its connection. The autoptr resets it. */
typedef sqlite3_stmt TenboStatement;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboStatement, sqlite3_reset)

/* Default time to wait for another program that holds the lock */
#define TENBO_BUSY_TIMEOUT_MSEC 5000

typedef enum
{
  TENBO_DB_CREATE,    /* read and write; create the file if it is missing */
  TENBO_DB_READ,      /* read while other connections may write */
  TENBO_DB_IMMUTABLE, /* read in a read-only folder, so without log and locks */
} TenboDbMode;

/* Returns the file @path as a URI of SQLite, with @query ("?immutable=1", or ""). Transfer full. */
char *tenbo_db_dup_uri (const char *path,
                        const char *query);

/* Opens the file at @path without reading it, and registers the SQL function tenbo_fold()
 * (tenbo-fold.h). Transfer full. */
TenboDb *tenbo_db_open (const char *path,
                        TenboDbMode mode,
                        GError    **error);
void     tenbo_db_free (TenboDb *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboDb, tenbo_db_free)

sqlite3 *tenbo_db_get_handle (TenboDb *self); /* borrowed */

/* Runs the statements in @sql, which return no rows. */
gboolean tenbo_db_exec (TenboDb    *self,
                        const char *sql,
                        GError    **error);

/* Reads the single integer that @sql (a pragma, a count) returns. */
gboolean tenbo_db_read_int (TenboDb    *self,
                            const char *sql,
                            gint64     *value,
                            GError    **error);

/* Sets the pragma @name to @value and checks that it reads back as @granted: SQLite reports no
 * error for a pragma that it ignores. */
gboolean tenbo_db_set_pragma (TenboDb    *self,
                              const char *name,
                              const char *value,
                              const char *granted,
                              GError    **error);

/* Returns the statement for @sql, ready for binding: prepared at the first call, then cached by its
 * text. Use parameters for values; more than a few hundred different texts are a programming error.
 * NULL with @error, or if @self is NULL. */
TenboStatement *tenbo_db_prepare (TenboDb    *self,
                                  const char *sql,
                                  GError    **error);

/* Binds the parameter @name (":id"), which must exist. */
void tenbo_db_bind_int (TenboStatement *statement,
                        const char     *name,
                        gint64          value);
void tenbo_db_bind_text (TenboStatement *statement,
                         const char     *name,
                         const char     *value); /* NULL binds NULL; copied */

/* A value for the parameter @name */
typedef struct
{
  const char *name;
  const char *text;   /* or NULL; copied */
  gint64      number; /* if `text` is NULL */
  gboolean    is_text;
} TenboDbValue;

#define TENBO_DB_INT(name_, value_)  { .name = (name_), .number = (value_) }
#define TENBO_DB_TEXT(name_, value_) { .name = (name_), .text = (value_), .is_text = TRUE }
#define TENBO_DB_VALUES(...)         ((const TenboDbValue[]) { __VA_ARGS__, { 0 } })

/* Return the statement for @sql with @values (TENBO_DB_VALUES(), or NULL) bound, as from
 * tenbo_db_prepare(); or run a statement without results to its end. */
TenboStatement *tenbo_db_query (TenboDb            *self,
                                const char         *sql,
                                const TenboDbValue *values,
                                GError            **error);
gboolean        tenbo_db_change (TenboDb            *self,
                                 const char         *sql,
                                 const TenboDbValue *values,
                                 GError            **error);

/* Returns the first column of the first row of @sql with @values; 0 without a row, -1 with
 * @error. */
gint64 tenbo_db_find_id (TenboDb            *self,
                         const char         *sql,
                         const TenboDbValue *values,
                         GError            **error);

/* Reads the text in the first column of the first row of @sql with @values; NULL without a row.
 * @text is transfer full. FALSE with @error. */
gboolean tenbo_db_find_text (TenboDb            *self,
                             const char         *sql,
                             const TenboDbValue *values,
                             char              **text,
                             GError            **error);

/* Returns the texts in the first column of all rows. Transfer full; NULL with @error. */
GStrv tenbo_db_list_texts (TenboDb            *self,
                           const char         *sql,
                           const TenboDbValue *values,
                           GError            **error);

/* Returns the first column of all rows, of gint64. Transfer full; NULL with @error. */
GArray *tenbo_db_list_ids (TenboDb            *self,
                           const char         *sql,
                           const TenboDbValue *values,
                           GError            **error);

/* Advances to the next row and sets @row to whether there is one. FALSE with @error. A NULL
 * @statement (failed to prepare) fails without setting @error again, also in the functions
 * below. */
gboolean tenbo_db_step (TenboDb        *self,
                        TenboStatement *statement,
                        gboolean       *row,
                        GError        **error);

/* Advances to the only row, which is about the @noun ("game") with the id @id: fails with
 * TENBO_STORE_ERROR_NOT_FOUND if there is none. */
gboolean tenbo_db_step_to (TenboDb        *self,
                           TenboStatement *statement,
                           const char     *noun,
                           gint64          id,
                           GError        **error);

/* Advances to the next row in a loop: TRUE if there is one. After the last one, FALSE with @done
 * set; on a failure, FALSE with @done unset and @error. */
gboolean tenbo_db_next (TenboDb        *self,
                        TenboStatement *statement,
                        gboolean       *done,
                        GError        **error);

/* Runs a statement without results to its end. */
gboolean tenbo_db_run (TenboDb        *self,
                       TenboStatement *statement,
                       GError        **error);

/* Returns the number in @column of the row. A number that does not fit, which only a damaged file
 * contains, becomes G_MININT or G_MAXINT, which the checks of its reader refuse. */
int tenbo_db_get_int (TenboStatement *statement,
                      int             column);

/* Returns the text in @column of the row, or NULL. It is UTF-8, although a damaged file or a
 * backup of somebody else can contain any bytes. Transfer full. */
char *tenbo_db_dup_text (TenboStatement *statement,
                         int             column);

/* Returns the id of the last inserted row. */
gint64 tenbo_db_get_last_id (TenboDb *self);

/* Runs @func in a transaction of its own, which is committed if @func succeeds, and rolled back
 * otherwise. */
typedef gboolean (*TenboDbFunc) (TenboDb *db,
                                 gpointer user_data,
                                 GError **error);

gboolean tenbo_db_write_transaction (TenboDb    *self,
                                     TenboDbFunc func,
                                     gpointer    user_data,
                                     GError    **error);

/* Begin and end a snapshot. If @cancellable, which may be NULL and must outlive the snapshot, is
 * canceled, statements fail with G_IO_ERROR_CANCELLED. */
gboolean tenbo_db_begin_read (TenboDb      *self,
                              GCancellable *cancellable,
                              GError      **error);
void     tenbo_db_end_read (TenboDb *self);

/* Sets the TenboReaders to which the connection is released; borrowed. */
void     tenbo_db_set_pool (TenboDb *self,
                            gpointer pool);
gpointer tenbo_db_get_pool (TenboDb *self);

G_END_DECLS
