/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-db.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* Inside the store: how the file of a store is opened.
 *
 * What opening a file gives. */
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

/* How the file of a store is opened to be read. */
TenboDbMode tenbo_store_choose_read_mode (const char *path);

/* Whether the file is ours, or new and empty; FOREIGN if neither. */
gboolean tenbo_store_check_owner (TenboDb  *db,
                                  gboolean *is_new,
                                  GError  **error);

/* A name for the file @path that nothing has: PATH.REASON-TIME. Transfer full. */
char *tenbo_store_dup_aside (const char *path,
                             const char *reason);

G_END_DECLS
