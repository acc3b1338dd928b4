/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-command.h"

G_BEGIN_DECLS

/* The database of a command: --database PATH, or the user's own. */

#define TENBO_DATABASE_OPTION                                           \
  {                                                                     \
    "database", 'd', 0, G_OPTION_ARG_FILENAME, TENBO_OPTION (database), \
    N_ ("Use this database instead of your own history"), N_ ("PATH")   \
  }

/* Options of commands that have no others. */
extern const GOptionEntry tenbo_database_options[];

/* Opens the database with @flags. Closes a database that is already open. Returns FALSE after
 * reporting an error. */
gboolean tenbo_database_open (TenboInvocation    *self,
                              TenboStoreOpenFlags flags);

/* Opens the database read-only. If the user's own database does not exist, the history is empty and
 * @self->store stays NULL. A database named by an option must exist. Returns FALSE after reporting
 * an error. */
gboolean tenbo_database_open_history (TenboInvocation *self);

/* Returns the display name of the database at @path (NULL: the user's own). Transfer full. */
char *tenbo_database_label (const char *path);

/* Reports @error of the database at @path (NULL: the user's own) on standard error, with advice. */
TenboExit tenbo_print_store_error (const char   *path,
                                   const GError *error);

/* Returns a stored time in its own time zone: "2026-11-21 19:30"; empty if there is none. Transfer
 * full. */
char *tenbo_stored_time_text (const TenboStoredTime *time);

/* Returns the time with its offset, for programs: "2026-11-21T19:30:00+09:00". Transfer full. */
char *tenbo_stored_time_iso8601 (const TenboStoredTime *time);

G_END_DECLS
