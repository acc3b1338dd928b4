/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-db.h"

G_BEGIN_DECLS

/* Inside the store: the schema, as steps from nothing to now. A new database runs the same steps
 * as an old one, so the schema is written down once. */

/* What makes a SQLite file ours: "Tnbo". */
#define TENBO_APPLICATION_ID 0x546e626f

typedef struct
{
  int         version; /* the schema's number after it: 1, 2, … without gaps */
  const char *sql;
} TenboMigration;

/* The steps compiled in (sql/NNN-name.sql), in order. Of TenboMigration; transfer full. */
GArray *tenbo_migrations_load (void);

/* Runs what is missing of @steps on the database at @path, to which @db is connected outside any
 * transaction. Each step is one transaction, rolled back whole when it fails. Before the first
 * one, a database with content is copied to PATH.backup-VERSION-TIME; the three newest copies are
 * kept. */
gboolean tenbo_migrations_run (TenboDb    *db,
                               const char *path,
                               GArray     *steps,
                               GError    **error);

/* Makes a file of the older schema @version, which is opened to be read and so not brought up to
 * date, look like one of today to the statements of this connection: views of the connection's
 * own stand in front of the tables that have changed. Nothing is written to the file. Does nothing
 * for a schema of today or a newer one. */
gboolean tenbo_old_schemas_adapt (TenboDb *db,
                                  int      version,
                                  GError **error);

G_END_DECLS
