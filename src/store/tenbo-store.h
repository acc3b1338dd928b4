/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tenbo-rows.h"
#include "tenbo-write.h"

G_BEGIN_DECLS

/* The database: one SQLite file (docs/database.md). One thread writes it, and connections of their
 * own read it. All functions here may be called from any thread. See tenbo-read.h for reading and
 * tenbo-write.h for writing.
 *
 * Errors have codes and technical messages, which the programs translate into texts for users
 * (except for SYSTEM, which has the message of the system).
 *
 * Property, read-only and notified in the default main context: "lost" (boolean; see
 * tenbo_store_get_loss()).
 *
 * Signal: "committed" (const TenboCommit *), emitted in the default main context after each commit
 * of this store, after the callback of tenbo_store_commit_async(). The argument describes the
 * changes. Commits of other connections are only reported after tenbo_store_watch_others(). */
#define TENBO_TYPE_STORE (tenbo_store_get_type ())
G_DECLARE_FINAL_TYPE (TenboStore, tenbo_store, TENBO, STORE, GObject)

#define TENBO_STORE_ERROR (tenbo_store_error_quark ())
GQuark tenbo_store_error_quark (void);

typedef enum
{
  TENBO_STORE_ERROR_FULL,       /* the disk is full; nothing was changed */
  TENBO_STORE_ERROR_MEMORY,     /* SQLite got no memory; nothing was changed */
  TENBO_STORE_ERROR_BUSY,       /* another program holds the lock; nothing was changed */
  TENBO_STORE_ERROR_READ_ONLY,  /* the file, its folder or the store is read-only */
  TENBO_STORE_ERROR_NEWER,      /* made by a newer version of the program, so read-only */
  TENBO_STORE_ERROR_DAMAGED,    /* damaged, or not a database */
  TENBO_STORE_ERROR_FOREIGN,    /* a database of another program; not changed */
  TENBO_STORE_ERROR_CHANGED,    /* the change is based on another revision of the game */
  TENBO_STORE_ERROR_NOT_FOUND,  /* no such game or file, or nothing to undo or redo */
  TENBO_STORE_ERROR_OWN_FILE,   /* the file to write would replace a file of the history */
  TENBO_STORE_ERROR_LOST,       /* another program removed the file: tenbo_store_get_loss() */
  TENBO_STORE_ERROR_NOT_A_FILE, /* the path is that of a folder, a device or a pipe */
  TENBO_STORE_ERROR_REFUSED,    /* the schema refuses the row: an error of the caller */
  TENBO_STORE_ERROR_SYSTEM,     /* the system refuses the file; the message is that of the system */
  TENBO_STORE_ERROR_IO,         /* any other error of SQLite */
} TenboStoreError;

/* Changes that another program made to the open files of a writable store without using SQLite */
typedef enum
{
  TENBO_STORE_LOSS_NONE,
  TENBO_STORE_LOSS_FILE,    /* removed, moved or replaced it; the opened file is intact */
  TENBO_STORE_LOSS_LOG,     /* the same for its log or the index of the log */
  TENBO_STORE_LOSS_CONTENT, /* wrote into the file or its log, which must no longer be read */
} TenboStoreLoss;

/* READ_ONLY creates, migrates and writes nothing. With REPLACE_DAMAGED, a file that is no longer a
 * database is renamed and a new one created; without it, opening fails with DAMAGED and the file
 * does not change. */
typedef enum
{
  TENBO_STORE_OPEN_NONE = 0,
  TENBO_STORE_OPEN_READ_ONLY = 1 << 0,
  TENBO_STORE_OPEN_REPLACE_DAMAGED = 1 << 1,
} TenboStoreOpenFlags;

/* Access to an open store, and the reason if it is read-only */
typedef enum
{
  TENBO_STORE_ACCESS_WRITE,
  TENBO_STORE_ACCESS_READ_ASKED, /* TENBO_STORE_OPEN_READ_ONLY */
  TENBO_STORE_ACCESS_READ_FILE,  /* the file or its folder is read-only */
  TENBO_STORE_ACCESS_READ_NEWER, /* a newer version of the program made it */
} TenboStoreAccess;

/* Reports the progress of a long operation from time to time, in the thread that runs it. `total`
 * 0: unknown. */
typedef void (*TenboProgressFunc) (guint64  done,
                                   guint64  total,
                                   gpointer user_data);

/* Returns $XDG_DATA_HOME/tenbo/tenbo.db. Transfer full. */
char *tenbo_store_default_path (void);

/* Called in the thread that opens a store before a file with content is migrated, which takes
 * seconds for a history of many years. */
typedef void (*TenboStoreUpdateFunc) (gpointer user_data);

/* Opens the database at @path, creates its folder if that is missing, and migrates the schema: each
 * step is a transaction, and before the first one a file with content is copied (PATH.backup-…; the
 * three newest copies are kept). A read-only file, or one that a newer version made, is opened for
 * reading: see tenbo_store_get_access(). @func may be NULL. Transfer full; NULL with @error. */
TenboStore *tenbo_store_open (const char          *path,
                              TenboStoreOpenFlags  flags,
                              TenboStoreUpdateFunc func,
                              gpointer             user_data,
                              GError             **error);

/* Whether this process still has the database open that it opened at @path, whatever file has that
 * name now. After the last store is freed, a thread that reads can keep it open for a moment. */
gboolean tenbo_store_is_open (const char *path);

const char      *tenbo_store_get_path (TenboStore *self); /* borrowed */
TenboStoreAccess tenbo_store_get_access (TenboStore *self);

/* Returns the version of the schema in the file. */
int tenbo_store_get_schema_version (TenboStore *self);

/* Returns the path to which the damaged file was renamed when this store was opened, or NULL.
 * Borrowed. */
const char *tenbo_store_get_set_aside (TenboStore *self);

/* Sets a pragma, for tests: a full disk ("max_page_count"), another program that holds the lock
 * ("busy_timeout", 5000 by default). */
void tenbo_store_set_pragma (TenboStore *self,
                             const char *name,
                             int         value);

/* Returns the state of the files of a writable store. A commit detects a loss at the latest. After
 * that, all writes fail (LOST), and the old log is never applied to another file of the same name.
 * Reads continue from the opened file if possible. */
TenboStoreLoss tenbo_store_get_loss (TenboStore *self);

/* Makes @write (transfer full) durable: after a success it is on the disk, in the file of the
 * store. @outcome may be NULL. The blocking variant takes a few milliseconds, the time of an fsync.
 * @cancellable stops only a write that has not begun; a completed one is reported as a success. */
gboolean tenbo_store_commit (TenboStore   *self,
                             TenboWrite   *write,
                             TenboOutcome *outcome,
                             GError      **error);
void     tenbo_store_commit_async (TenboStore         *self,
                                   TenboWrite         *write,
                                   GCancellable       *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer            user_data);
gboolean tenbo_store_commit_finish (TenboStore   *self,
                                    GAsyncResult *result,
                                    TenboOutcome *outcome,
                                    GError      **error);

/* Makes "committed" also report the commits of other programs to the same file, within a second.
 * For programs with a main loop. */
void tenbo_store_watch_others (TenboStore *self);

/* Checks the whole file for damage of its structure (PRAGMA integrity_check, and the foreign keys),
 * on a connection of its own. FALSE with TENBO_STORE_ERROR_DAMAGED and the damage. Changes
 * nothing.
 *
 * The variant with a callback uses a thread and is meant for each start of a window: it does not
 * compare indexes with tables (PRAGMA quick_check), but recorded data with its checksums
 * (tenbo-checksums.h). Takes seconds for a very large file, so start it after the first frame. */
gboolean tenbo_store_check (TenboStore *self,
                            GError    **error);
void     tenbo_store_check_async (TenboStore         *self,
                                  GCancellable       *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer            user_data);
gboolean tenbo_store_check_finish (TenboStore   *self,
                                   GAsyncResult *result,
                                   GError      **error);

G_END_DECLS
