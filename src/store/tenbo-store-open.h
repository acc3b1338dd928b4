/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-db.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* Internal to the store: opens the file of a store.
 *
 * Result of opening a file */
typedef struct
{
  TenboDb         *db; /* owned: the connection of the writer, or of the first reader */
  TenboDbMode      read_mode;
  TenboStoreAccess access;
  int              schema_version;
  char            *set_aside; /* owned, or NULL */

  /* Input: called before a file with content is migrated */
  TenboStoreUpdateFunc update_func; /* or NULL */
  gpointer             update_data;
} TenboStoreFile;

/* Opens the file, configures the connection and migrates the schema; see tenbo_store_open(). Sets
 * all members of @file except for the input. */
gboolean tenbo_store_open_file (const char         *path,
                                TenboStoreOpenFlags flags,
                                TenboStoreFile     *file,
                                GError            **error);

/* Opens a connection that reads the same file. */
TenboDb *tenbo_store_open_reader (const char *path,
                                  TenboDbMode mode,
                                  GError    **error);

/* Returns the mode in which the file of a store is opened for reading. */
TenboDbMode tenbo_store_choose_read_mode (const char *path);

/* Whether the file is a database of this program, or new and empty; FOREIGN if neither. */
gboolean tenbo_store_check_owner (TenboDb  *db,
                                  gboolean *is_new,
                                  GError  **error);

/* Returns an unused name for a renamed copy of the file @path: PATH.REASON-TIME. Transfer full. */
char *tenbo_store_dup_aside (const char *path,
                             const char *reason);

G_END_DECLS
