/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tenbo-rows.h"
#include "tenbo-write.h"

G_BEGIN_DECLS

/* The database: one SQLite file (docs/database.md), written by one thread of its own and read on
 * connections of their own. Everything here may be called from any thread. tenbo-read.h and
 * tenbo-write.h say how it is read and written.
 *
 * Errors carry codes and technical messages; the words for people are made by the programs (but
 * for SYSTEM, which has the system's own).
 *
 * Property, read-only and notified in the default main context: "lost" (boolean; see
 * tenbo_store_get_loss()).
 *
 * Signal: "committed" (const TenboCommit *), emitted in the default main context after each commit
 * of this store, after the callback of tenbo_store_commit_async(). The argument says what was
 * changed. The commits of others are only reported after tenbo_store_watch_others(). */
#define TENBO_TYPE_STORE (tenbo_store_get_type ())
G_DECLARE_FINAL_TYPE (TenboStore, tenbo_store, TENBO, STORE, GObject)

#define TENBO_STORE_ERROR (tenbo_store_error_quark ())
GQuark tenbo_store_error_quark (void);

typedef enum
{
  TENBO_STORE_ERROR_FULL,       /* no room on the disk; nothing was changed */
  TENBO_STORE_ERROR_BUSY,       /* another program holds the file; nothing was changed */
  TENBO_STORE_ERROR_READ_ONLY,  /* the file or its folder cannot be written, or is only read */
  TENBO_STORE_ERROR_NEWER,      /* a newer version of the program made the file: it is only read */
  TENBO_STORE_ERROR_DAMAGED,    /* not a database any more */
  TENBO_STORE_ERROR_FOREIGN,    /* a database of another program; left alone */
  TENBO_STORE_ERROR_CHANGED,    /* the game has another revision than the change started from */
  TENBO_STORE_ERROR_NOT_FOUND,  /* no such game, or nothing to undo or redo; no such file to read */
  TENBO_STORE_ERROR_OWN_FILE,   /* a file would take the place of a file of the history */
  TENBO_STORE_ERROR_LOST,       /* another program took the file away: tenbo_store_get_loss() */
  TENBO_STORE_ERROR_NOT_A_FILE, /* a folder, a device or a pipe has the name of the file */
  TENBO_STORE_ERROR_REFUSED,    /* the schema refuses the row: a mistake of the caller */
  TENBO_STORE_ERROR_SYSTEM,     /* the system refuses the file; the message is the system's */
  TENBO_STORE_ERROR_IO,         /* anything else that SQLite says */
} TenboStoreError;

/* What another program did to the file while it was open to be written, without asking SQLite. */
typedef enum
{
  TENBO_STORE_LOSS_NONE,
  TENBO_STORE_LOSS_FILE,    /* removed, moved or replaced it; what is open here is still whole */
  TENBO_STORE_LOSS_LOG,     /* the same with its log or the index of the log */
  TENBO_STORE_LOSS_CONTENT, /* wrote something else into it or its log: it is not to be read */
} TenboStoreLoss;

/* READ_ONLY makes no file, migrates nothing and writes nothing. With REPLACE_DAMAGED a file that
 * is no database any more is renamed aside and a new one made; without, it ends with DAMAGED and
 * the file stays as it is. */
typedef enum
{
  TENBO_STORE_OPEN_NONE = 0,
  TENBO_STORE_OPEN_READ_ONLY = 1 << 0,
  TENBO_STORE_OPEN_REPLACE_DAMAGED = 1 << 1,
} TenboStoreOpenFlags;

/* What may be done with an open store. */
typedef enum
{
  TENBO_STORE_ACCESS_WRITE,
  TENBO_STORE_ACCESS_READ_ASKED, /* TENBO_STORE_OPEN_READ_ONLY */
  TENBO_STORE_ACCESS_READ_FILE,  /* the file or folder cannot be written */
  TENBO_STORE_ACCESS_READ_NEWER, /* a newer version of the program made it */
} TenboStoreAccess;

/* Told now and then how much of something long is done; `total` 0 means that nobody knows. Called
 * in the thread that does it. */
typedef void (*TenboProgressFunc) (guint64  done,
                                   guint64  total,
                                   gpointer user_data);

/* $XDG_DATA_HOME/tenbo/tenbo.db. Transfer full. */
char *tenbo_store_default_path (void);

/* Called in the thread that opens a store before a file with content is brought up to date, which
 * takes seconds for a history of many years. */
typedef void (*TenboStoreUpdateFunc) (gpointer user_data);

/* Opens the database at @path, with its folder made where it is missing, and brings its schema up
 * to date: each step is a transaction, and before the first one on a file with content a copy is
 * made beside it (PATH.backup-…; the three newest are kept). A file that cannot be written, or
 * that a newer version made, is opened for reading: see tenbo_store_get_access(). @func may be
 * NULL. Transfer full; NULL with @error. */
TenboStore *tenbo_store_open (const char          *path,
                              TenboStoreOpenFlags  flags,
                              TenboStoreUpdateFunc func,
                              gpointer             user_data,
                              GError             **error);

/* Whether this process has the database open that was opened at @path: until its last store is
 * gone, which a thread that reads may still hold for a moment. Whatever has the name @path by
 * now. */
gboolean tenbo_store_is_open (const char *path);

const char      *tenbo_store_get_path (TenboStore *self); /* borrowed */
TenboStoreAccess tenbo_store_get_access (TenboStore *self);

/* The schema's version number in the file. */
int tenbo_store_get_schema_version (TenboStore *self);

/* Where the damaged file was moved to when this store was opened, or NULL. Borrowed. */
const char *tenbo_store_get_set_aside (TenboStore *self);

/* For tests: a full disk ("max_page_count"), another program that holds the file ("busy_timeout",
 * 5000 unless told). */
void tenbo_store_set_pragma (TenboStore *self,
                             const char *name,
                             int         value);

/* What became of the file of a store that may write. A commit finds out at the latest; from then on
 * nothing is written any more (LOST), and the old log is kept away from what has the file's name
 * now. What can still be read is read from the file that was opened. */
TenboStoreLoss tenbo_store_get_loss (TenboStore *self);

/* Makes @write (transfer full) durable: when this succeeds it is on the disk, in the file that
 * has the store's name, whatever happens next. @outcome may be NULL. The waiting variant blocks
 * the calling thread for a few milliseconds, the time of an fsync. A @cancellable stops only what
 * has not begun: what is on the disk is reported so. */
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

/* From now on "committed" also reports what other programs commit to the same file, within a
 * second. For programs with a main loop. */
void tenbo_store_watch_others (TenboStore *self);

/* Looks through the whole file for damage (PRAGMA quick_check, and the foreign keys), on a thread
 * and a connection of its own: seconds for a very large file, so after the first frame. FALSE with
 * TENBO_STORE_ERROR_DAMAGED and what was found. Changes nothing. */
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
