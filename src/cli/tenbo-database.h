/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-store.h"

G_BEGIN_DECLS

/* The database of a command: --database PATH, or the user's own. */

/* The option --database, which sets *@path (owned by the caller). */
GOptionEntry tenbo_database_option (char **path);

/* Opens the database at @path (NULL: the user's own) with @flags. Transfer full; NULL after
 * complaining. */
TenboStore *tenbo_database_open (const char         *path,
                                 TenboStoreOpenFlags flags);

/* Opens the database at @path (NULL: the user's own) to read it. Somebody who never played has
 * an empty history: *@store is then NULL. A database that is named must be there. FALSE after
 * complaining. */
gboolean tenbo_database_open_history (const char  *path,
                                      TenboStore **store);

/* What to call the database at @path (NULL: the user's own). Transfer full. */
char *tenbo_database_label (const char *path);

/* Says on standard error what @error means for whoever asked for the database at @path (NULL: the
 * user's own), and what to do. */
void tenbo_complain_of_store (const char   *path,
                              const GError *error);

/* A stored moment as it was on the wall there: "2026-11-21 19:30"; empty for none. Transfer
 * full. */
char *tenbo_stored_time_text (const TenboStoredTime *time);

/* The same with its offset, for programs: "2026-11-21T19:30:00+09:00". Transfer full. */
char *tenbo_stored_time_iso8601 (const TenboStoredTime *time);

G_END_DECLS
