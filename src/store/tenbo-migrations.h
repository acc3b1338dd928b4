/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-db.h"

G_BEGIN_DECLS

/* Internal to the store: the schema as migrations. A new database runs the same migrations as an
 * old one, so the schema is written down only once. */

/* Application id of the SQLite file: "Tnbo" */
#define TENBO_APPLICATION_ID 0x546e626f

typedef struct
{
  int         version; /* version of the schema after the migration: 1, 2, … without gaps */
  const char *sql;
} TenboMigration;

/* Returns the compiled-in migrations (sql/NNN-name.sql) in order. Of TenboMigration; transfer
 * full. */
GArray *tenbo_migrations_load (void);

/* Runs the missing migrations of @steps on the database at @path. @db is a connection to it outside
 * any transaction. Each migration is one transaction, which is rolled back on failure. Before the
 * first one, a database with content is copied to PATH.backup-VERSION-TIME; the three newest copies
 * are kept. */
gboolean tenbo_migrations_run (TenboDb    *db,
                               const char *path,
                               GArray     *steps,
                               GError    **error);

/* Adapts a file of the older schema @version, which is opened read-only and therefore not migrated,
 * to the statements of this connection: temporary views of the connection replace the tables that
 * have changed. Writes nothing to the file. Does nothing for the current schema or a newer one. */
gboolean tenbo_old_schemas_adapt (TenboDb *db,
                                  int      version,
                                  GError **error);

G_END_DECLS
