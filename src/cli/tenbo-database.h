/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-command.h"
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

/* A command that changes the history: what was given with it, and the database that is to be
 * changed. */
typedef struct
{
  char       *path;      /* of the database, or NULL; owned, as the next two */
  GStrv       arguments; /* as many as the command takes */
  TenboStore *store;
  gboolean    is_off; /* the option was given that takes the change back */
} TenboChangeCommand;

/* Reads the command line and opens the database. @off_option is the name of the option that takes
 * the change back ("no") and @off_help what it does, both static; NULL: there is none. FALSE with
 * the exit status, after complaining or after printing the help that was asked for. */
gboolean tenbo_change_command_begin (TenboChangeCommand *self,
                                     const TenboCommand *command,
                                     int                 argc,
                                     char              **argv,
                                     const char         *off_option,
                                     const char         *off_help,
                                     TenboExit          *status);

void tenbo_change_command_clear (TenboChangeCommand *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TenboChangeCommand, tenbo_change_command_clear)

G_END_DECLS
