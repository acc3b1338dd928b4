/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-change-command.h"

#include "tenbo-database.h"

gboolean
tenbo_change_command_begin (TenboChangeCommand *self,
                            const TenboCommand *command,
                            int                 argc,
                            char              **argv,
                            const char         *off_option,
                            const char         *off_help,
                            TenboExit          *status)
{
  const GOptionEntry entries[] = {
    tenbo_database_option (&self->path),
    { off_option, 0, 0, G_OPTION_ARG_NONE, &self->is_off, off_help, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!tenbo_command_parse (command, argc, argv, entries, &self->arguments, status))
    return FALSE;

  self->store = tenbo_database_open (self->path, TENBO_STORE_OPEN_NONE);
  if (self->store == NULL)
    *status = TENBO_EXIT_REFUSED;

  return self->store != NULL;
}

void
tenbo_change_command_clear (TenboChangeCommand *self)
{
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->arguments, g_strfreev);
  g_clear_object (&self->store);
}
