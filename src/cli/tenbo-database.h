/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-command.h"

G_BEGIN_DECLS

/* The database of a command: --database PATH, or the user's own. */

#define TENBO_DATABASE_OPTION                                           \
  {                                                                     \
    "database", 'd', 0, G_OPTION_ARG_FILENAME, TENBO_OPTION (database), \
    N_ ("The database to use instead of your own history"), N_ ("PATH") \
  }

/* The options of commands that have no other one. */
extern const GOptionEntry tenbo_database_options[];

/* Opens the database with @flags: another one than before if it is open already. FALSE after
 * complaining. */
gboolean tenbo_database_open (TenboInvocation    *self,
                              TenboStoreOpenFlags flags);

/* Opens the database to read it. Somebody who never played has an empty history: @self->store stays
 * NULL. A database that is named must be there. FALSE after complaining. */
gboolean tenbo_database_open_history (TenboInvocation *self);

/* What to call the database at @path (NULL: the user's own). Transfer full. */
char *tenbo_database_label (const char *path);

/* Says on standard error what @error means for whoever asked for the database at @path (NULL: the
 * user's own), and what to do. */
TenboExit tenbo_complain_of_store (const char   *path,
                                   const GError *error);

/* A stored moment as it was on the wall there: "2026-11-21 19:30"; empty for none. Transfer
 * full. */
char *tenbo_stored_time_text (const TenboStoredTime *time);

/* The same with its offset, for programs: "2026-11-21T19:30:00+09:00". Transfer full. */
char *tenbo_stored_time_iso8601 (const TenboStoredTime *time);

G_END_DECLS
