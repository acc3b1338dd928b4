/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-db.h"

G_BEGIN_DECLS

/* Inside the store: how far the log of a database (its -wal) is, which all programs that have the
 * database open share in memory. The salt changes when the log begins anew. */
typedef struct
{
  guint8  salt[8];
  guint32 frame_checksum[2]; /* of the last frame that is committed */
  guint32 n_frames;          /* that are committed */
  guint32 page_size;
  guint32 n_copied;    /* frames that are in the database */
  guint32 n_attempted; /* frames that somebody began to copy */
} TenboDbLog;

/* FALSE if another program is just changing it, or if SQLite keeps it in another form than this
 * program knows. @db has been read before. */
gboolean tenbo_db_log_read (TenboDbLog *self,
                            TenboDb    *db);

/* Whether the last frame that was committed is in the file, where @db wrote it. */
gboolean tenbo_db_log_is_whole (const TenboDbLog *self,
                                TenboDb          *db);

/* Whether somebody is copying the log into the database, or was killed doing so. */
gboolean tenbo_db_log_is_being_copied (const TenboDbLog *self);

/* Whether nothing was copied from the log between the two. */
gboolean tenbo_db_log_is_copied_alike (const TenboDbLog *self,
                                       const TenboDbLog *other);

/* Reads a file of @db through SQLite's own descriptor: to close another one would give up SQLite's
 * locks. @opcode is SQLITE_FCNTL_FILE_POINTER for the database, SQLITE_FCNTL_JOURNAL_POINTER for
 * the log. FALSE if there is not so much. */
gboolean tenbo_db_read_at (TenboDb *db,
                           int      opcode,
                           gint64   offset,
                           guint8  *data,
                           int      length);

G_END_DECLS
