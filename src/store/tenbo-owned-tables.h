/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-checksums.h"
#include "tenbo-db.h"

G_BEGIN_DECLS

/* Internal to the store: the tables and columns that checksums cover, and their computation. */

/* A table with data of an owner */
typedef struct
{
  const char    *table;
  TenboOwnerKind owner;
  const char    *key;     /* column with the id of the owner */
  const char    *derived; /* columns that are computed from others, each between spaces; or NULL */
} TenboOwnedTable;

#define TENBO_N_OWNED_TABLES 11

/* The tables; the first one of each owner is that of the owner, and a table follows the tables that
 * it references. */
extern const TenboOwnedTable tenbo_owned_tables[TENBO_N_OWNED_TABLES];

/* Returns the name of the table of the owner. */
const char *tenbo_owner_get_table (TenboOwnerKind kind);

/* Returns the columns of @table that the checksum covers. Transfer full; NULL with @error. */
GStrv tenbo_checksums_list_columns (TenboDb               *db,
                                    const TenboOwnedTable *table,
                                    GError               **error);

/* Returns the columns of the primary key of @table. Transfer full; NULL with @error. */
GStrv tenbo_checksums_list_keys (TenboDb    *db,
                                 const char *table,
                                 GError    **error);

/* Registers the SQL functions. */
gboolean tenbo_checksums_register (sqlite3 *handle);

/* Computes all checksums: a part of the step to TENBO_CHECKSUMS_SCHEMA. */
gboolean tenbo_checksums_fill (TenboDb *db,
                               GError **error);

/* Creates the triggers of a writing connection. */
gboolean tenbo_checksums_watch (TenboDb *db,
                                GError **error);

/* Computes the checksum of an owner from its rows; 0 if it does not exist. */
gboolean tenbo_checksums_compute (TenboDb       *db,
                                  TenboOwnerKind kind,
                                  gint64         id,
                                  gint64        *checksum,
                                  GError       **error);

/* Writes the searched texts of people and sessions again that differ from their sources. Those of
 * games follow from the events (tenbo_write_derived()). */
gboolean tenbo_checksums_fold_again (TenboDb *db,
                                     GError **error);

/* The state of FNV-1a after the values of the primary key of a row, after the name and the type of
 * a value in that row, and after @n_bytes more. */
guint64 tenbo_checksum_begin_row (int             n_keys,
                                  sqlite3_value **keys);
guint64 tenbo_checksum_begin (guint64     row,
                              const char *column, /* "games.title" */
                              int         sqlite_type);
guint64 tenbo_checksum_add (guint64       state,
                            const guint8 *bytes,
                            gsize         n_bytes);

/* Returns the state before the last byte, @byte, was added. */
guint64 tenbo_checksum_remove (guint64 state,
                               guint8  byte);

/* Converts the last state to the hash, below 2^56, and back. The sum of two hashes would otherwise
 * depend on few bits of the last byte of each value. */
guint64 tenbo_checksum_finish (guint64 state);
guint64 tenbo_checksum_unfinish (guint64 hash);

/* Bytes of an integer, in the order in which SQLite stores them */
void tenbo_checksum_put_integer (gint64 value,
                                 guint8 bytes[8]);

/* Checksums are numbers below 2^56, so that SQLite adds more than a hundred without overflow. */
#define TENBO_CHECKSUM_MASK ((G_GUINT64_CONSTANT (1) << 56) - 1)

G_END_DECLS
