/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/* Inside the store: one connection with its prepared statements. Used by one thread at a time. */
typedef struct _TenboDb TenboDb;

/* A prepared statement, borrowed from its connection; the autoptr resets it. */
typedef sqlite3_stmt TenboStatement;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboStatement, sqlite3_reset)

/* How long to wait for another program that holds the file, if nobody says otherwise. */
#define TENBO_BUSY_TIMEOUT_MSEC 5000

typedef enum
{
  TENBO_DB_CREATE,    /* read and write, made where missing */
  TENBO_DB_READ,      /* read beside others who may write */
  TENBO_DB_IMMUTABLE, /* read in a folder where nobody can write, so without log and locks */
} TenboDbMode;

/* The file @path as SQLite names it, with @query ("?immutable=1", or ""). Transfer full. */
char *tenbo_db_dup_uri (const char *path,
                        const char *query);

/* Opens the file at @path without reading it yet. The connection knows the SQL function
 * tenbo_fold() (tenbo-fold.h). Transfer full. */
TenboDb *tenbo_db_open (const char *path,
                        TenboDbMode mode,
                        GError    **error);
void     tenbo_db_free (TenboDb *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboDb, tenbo_db_free)

sqlite3 *tenbo_db_get_handle (TenboDb *self); /* borrowed */

/* Runs @sql, any number of statements without results. */
gboolean tenbo_db_exec (TenboDb    *self,
                        const char *sql,
                        GError    **error);

/* The single integer that @sql (a pragma, a count) answers. */
gboolean tenbo_db_read_int (TenboDb    *self,
                            const char *sql,
                            gint64     *value,
                            GError    **error);

/* Sets the pragma @name to @value and reads it back as @granted: pragmas that are not granted do
 * not fail by themselves. */
gboolean tenbo_db_set_pragma (TenboDb    *self,
                              const char *name,
                              const char *value,
                              const char *granted,
                              GError    **error);

/* The statement for @sql, ready to be bound: prepared when first asked for, then kept under its
 * text. So @sql is one of a few texts, with parameters for what changes: more than a few hundred
 * texts are a programming error. NULL with @error, or if @self is NULL. */
TenboStatement *tenbo_db_prepare (TenboDb    *self,
                                  const char *sql,
                                  GError    **error);

/* Binds the parameter @name (":id"), which the statement has. */
void tenbo_db_bind_int (TenboStatement *statement,
                        const char     *name,
                        gint64          value);
void tenbo_db_bind_text (TenboStatement *statement,
                         const char     *name,
                         const char     *value); /* NULL binds NULL; copied */

/* A value for the parameter @name. */
typedef struct
{
  const char *name;
  const char *text;   /* or NULL; copied */
  gint64      number; /* unless it is text */
  gboolean    is_text;
} TenboDbValue;

#define TENBO_DB_INT(name_, value_)  { .name = (name_), .number = (value_) }
#define TENBO_DB_TEXT(name_, value_) { .name = (name_), .text = (value_), .is_text = TRUE }
#define TENBO_DB_VALUES(...)         ((const TenboDbValue[]) { __VA_ARGS__, { 0 } })

/* The statement for @sql with @values (TENBO_DB_VALUES(), or NULL) bound, as tenbo_db_prepare()
 * returns it; the same for a statement without results, which is run to its end. */
TenboStatement *tenbo_db_query (TenboDb            *self,
                                const char         *sql,
                                const TenboDbValue *values,
                                GError            **error);
gboolean        tenbo_db_change (TenboDb            *self,
                                 const char         *sql,
                                 const TenboDbValue *values,
                                 GError            **error);

/* The id that @sql with @values answers in its first column; 0 if it has no row, -1 with @error. */
gint64 tenbo_db_find_id (TenboDb            *self,
                         const char         *sql,
                         const TenboDbValue *values,
                         GError            **error);

/* The ids that it answers, of gint64. Transfer full; NULL with @error. */
GArray *tenbo_db_list_ids (TenboDb            *self,
                           const char         *sql,
                           const TenboDbValue *values,
                           GError            **error);

/* Goes to the next row. TRUE with @row whether there is one; FALSE with @error. A NULL @statement,
 * which could not be prepared, fails without setting @error again; so in the functions below. */
gboolean tenbo_db_step (TenboDb        *self,
                        TenboStatement *statement,
                        gboolean       *row,
                        GError        **error);

/* The same for a loop over all rows: TRUE while there is one; after the last, FALSE with @done.
 * FALSE without it, and with @error, where the rows cannot be read on. */
gboolean tenbo_db_next (TenboDb        *self,
                        TenboStatement *statement,
                        gboolean       *done,
                        GError        **error);

/* Runs a statement without results to its end. */
gboolean tenbo_db_run (TenboDb        *self,
                       TenboStatement *statement,
                       GError        **error);

/* The text in @column of the row, or NULL. Transfer full. */
char *tenbo_db_dup_text (TenboStatement *statement,
                         int             column);

/* The id of the row that was put in last. */
gint64 tenbo_db_get_last_id (TenboDb *self);

/* Runs @func in a transaction of its own: committed if it succeeds, else rolled back. */
typedef gboolean (*TenboDbFunc) (TenboDb *db,
                                 gpointer user_data,
                                 GError **error);

gboolean tenbo_db_write_transaction (TenboDb    *self,
                                     TenboDbFunc func,
                                     gpointer    user_data,
                                     GError    **error);

/* Begins and ends a snapshot. If @cancellable, which may be NULL and stays until the end, is
 * cancelled, statements fail with G_IO_ERROR_CANCELLED. */
gboolean tenbo_db_begin_read (TenboDb      *self,
                              GCancellable *cancellable,
                              GError      **error);
void     tenbo_db_end_read (TenboDb *self);

/* The TenboReaders that the connection goes back to; borrowed. */
void     tenbo_db_set_pool (TenboDb *self,
                            gpointer pool);
gpointer tenbo_db_get_pool (TenboDb *self);

G_END_DECLS
