/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-checksums.h"
#include "tenbo-write.h"

G_BEGIN_DECLS

/* Repairs recorded data whose checksum is wrong (tenbo-checksums.h), if the checksum proves which
 * data was there before. */

/* A repair. The texts are borrowed and valid during the call. */
typedef struct
{
  TenboOwnerKind kind;
  gint64         id;
  const char    *table; /* of the changed byte; NULL: all rows of the owner came from `copy` */
  const char    *column;
  const char    *before; /* the damaged value */
  const char    *after;
  const char    *copy; /* path, or NULL */
} TenboRepairedRows;

/* Called in the thread of the writer, before the commit. */
typedef void (*TenboRepairedFunc) (const TenboRepairedRows *rows,
                                   gpointer                 user_data);

/* Creates the write that rebuilds all indexes and searched texts and repairs the rows of each owner
 * with a wrong checksum:
 *
 * 1. If one changed byte explains the checksum, that byte is restored. A second explanation is
 *    possible only by chance, in one of 10^11 games; then nothing changes.
 * 2. Otherwise the rows come from the first of @copies (paths; may be NULL) in which the same owner
 *    has rows that match the checksum. A copy of another state does not match.
 *
 * All other rows stay unchanged. */
TenboWrite *tenbo_write_repair (const char *const *copies,
                                TenboRepairedFunc  func,
                                gpointer           user_data);

/* Copies the open database to a new file next to it: PATH.before-repair-TIME. Returns its path, or
 * NULL with @error; transfer full. */
char *tenbo_store_copy_aside (TenboStore *store,
                              GError    **error);

/* Returns the paths of the copies that the program made next to the database: before a change of
 * the schema, a restore and a repair, and after damage; the newest of each kind first. Transfer
 * full. */
GStrv tenbo_store_list_copies (TenboStore *store);

G_END_DECLS
