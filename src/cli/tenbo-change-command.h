/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-command.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

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
