/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-db.h"
#include "tenbo-progress.h"
#include "tenbo-store.h"
#include "tenbo-writer.h"

G_BEGIN_DECLS

/* How long to wait for another program that holds the file, if nobody says otherwise. */
#define TENBO_BUSY_TIMEOUT_MSEC 5000

/* What opening a file gives. */
typedef struct
{
  TenboDb         *db; /* owned: the writer's connection, or the first reader's */
  TenboDbMode      read_mode;
  TenboStoreAccess access;
  int              schema_version;
  char            *set_aside; /* owned, or NULL */

  /* Asked for: called before a file with content is brought up to date. */
  TenboStoreUpdateFunc update_func; /* or NULL */
  gpointer             update_data;
} TenboStoreFile;

/* Opens the file, sets the connection up and migrates; see tenbo_store_open(). Of @file all but
 * what is asked for is filled in. */
gboolean tenbo_store_open_file (const char         *path,
                                TenboStoreOpenFlags flags,
                                TenboStoreFile     *file,
                                GError            **error);

/* A connection to read the same file. */
TenboDb *tenbo_store_open_reader (const char *path,
                                  TenboDbMode mode,
                                  GError    **error);

/* A connection to read with, from tenbo_readers_take(). */
TenboDb *tenbo_store_take_reader (TenboStore *self,
                                  GError    **error);

/* Runs @func outside of any transaction on a connection from which the whole file can be copied:
 * it sees the tables as they are, and may write elsewhere. */
gboolean tenbo_store_run_copy (TenboStore *self,
                               TenboDbFunc func,
                               gpointer    user_data,
                               GError    **error);

/* How the file of a store is opened to be read. */
TenboDbMode tenbo_store_choose_read_mode (const char *path);

/* Whether the file is ours, or new and empty; FOREIGN if neither. */
gboolean tenbo_store_check_owner (TenboDb  *db,
                                  gboolean *is_new,
                                  GError  **error);

/* Looks through the whole file for damage. */
gboolean tenbo_store_check_whole (TenboDb *db,
                                  GError **error);

/* A name for the file @path that nothing has: PATH.REASON-TIME. Transfer full. */
char *tenbo_store_dup_aside (const char *path,
                             const char *reason);

/* For tests: a full disk. */
void tenbo_store_limit_pages (TenboStore *self,
                              int         n_pages);

G_END_DECLS
