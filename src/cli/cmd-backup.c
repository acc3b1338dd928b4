/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-backup.h"
#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-wait.h"

#include <glib/gi18n-lib.h>

static gboolean
complain_of_stop (const GError *error)
{
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return FALSE;

  tenbo_complain (_ ("Stopped; nothing was written."));
  return TRUE;
}

/* Says why the backup @file was not written, or is none. */
static void
complain_of_file (const char   *file,
                  const GError *error)
{
  g_autofree char *label = g_filename_display_name (file);

  if (complain_of_stop (error))
    return;

  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_REFUSED))
    tenbo_complain (_ ("%s: this is the history itself"), label);
  else if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NEWER))
    tenbo_complain (_ ("%s: a newer Tenbo made this backup; this one cannot read it"), label);
  else if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
    tenbo_complain (_ ("%s: there is no such file"), label);
  else if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED))
    tenbo_complain (_ ("%s: this is no backup, or it is damaged"), label);
  else if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_FOREIGN))
    tenbo_complain (_ ("%s: this is no backup of Tenbo"), label);
  else if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_FULL))
    tenbo_complain (_ ("%s: there is no room on the disk, and nothing was changed"), label);
  else if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_READ_ONLY))
    tenbo_complain (_ ("%s: the file or its folder cannot be written"), label);
  else
    tenbo_complain_of_store (file, error);
}

static void
print_info (const TenboBackupInfo *info)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *newest = tenbo_stored_time_text (&info->newest);

  g_string_append_printf (text,
                          ngettext ("%d game", "%d games", (gulong) info->n_games),
                          (int) info->n_games);
  if (*newest != '\0')
    {
      g_string_append (text, ", ");
      /* Translators: after the number of games; a date and a time. */
      g_string_append_printf (text, _ ("the newest of %s"), newest);
    }
  g_string_append_c (text, '\n');
  tenbo_print (text);
}

/* Prints what the backup holds. FALSE after complaining. */
static gboolean
check_backup (const char *file)
{
  g_autoptr (GError) error = NULL;
  TenboBackupInfo info;

  if (!tenbo_backup_check (file, &info, &error))
    {
      complain_of_file (file, error);
      return FALSE;
    }

  print_info (&info);
  return TRUE;
}

static TenboExit
make_backup (const char *database,
             const char *file)
{
  g_autoptr (TenboStore) store = tenbo_database_open (database, TENBO_STORE_OPEN_READ_ONLY);
  g_autoptr (TenboWait) wait = NULL;
  g_autoptr (GError) error = NULL;

  if (store == NULL)
    return TENBO_EXIT_REFUSED;

  wait = tenbo_wait_new (_ ("Backing up…"));
  if (!tenbo_store_backup (store, file, tenbo_wait_get_cancellable (wait),
                           tenbo_wait_progress_cb, wait, &error))
    {
      g_clear_pointer (&wait, tenbo_wait_free);
      complain_of_file (file, error);
      return TENBO_EXIT_REFUSED;
    }

  g_clear_pointer (&wait, tenbo_wait_free);
  return check_backup (file) ? TENBO_EXIT_DONE : TENBO_EXIT_REFUSED;
}

static void
complain_of_restore (const char   *database,
                     const char   *file,
                     const GError *error)
{
  g_autofree char *label = NULL;

  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_REFUSED))
    {
      complain_of_file (file, error);
      return;
    }
  if (complain_of_stop (error))
    return;

  if (!g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_BUSY))
    {
      tenbo_complain_of_store (database, error);
      return;
    }

  label = tenbo_database_label (database);
  tenbo_complain (_ ("%s: another program has the history open; close it first"), label);
}

static TenboExit
restore (const char *database,
         const char *file)
{
  g_autofree char *path = database != NULL ? g_strdup (database) : tenbo_store_default_path ();
  g_autofree char *aside = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (TenboWait) wait = NULL;
  g_autoptr (GError) error = NULL;

  if (!check_backup (file))
    return TENBO_EXIT_REFUSED;

  wait = tenbo_wait_new (_ ("Restoring…"));
  if (!tenbo_backup_restore (file, path, &aside, tenbo_wait_get_cancellable (wait),
                             tenbo_wait_progress_cb, wait, &error))
    {
      g_clear_pointer (&wait, tenbo_wait_free);
      complain_of_restore (database, file, error);
      return TENBO_EXIT_REFUSED;
    }

  g_clear_pointer (&wait, tenbo_wait_free);
  if (aside != NULL)
    {
      g_autofree char *label = g_filename_display_name (aside);

      g_string_append_printf (text, _ ("The history of before is kept: %s"), label);
      g_string_append_c (text, '\n');
      tenbo_print (text);
    }

  return TENBO_EXIT_DONE;
}

static TenboExit
run_on_file (const TenboCommand *command,
             int                 argc,
             char              **argv,
             TenboExit (*run) (const char *database,
                               const char *file))
{
  g_auto (GStrv) arguments = NULL;
  g_autofree char   *path = NULL;
  const GOptionEntry entries[] = { tenbo_database_option (&path), G_OPTION_ENTRY_NULL };
  TenboExit          status;

  if (!tenbo_command_parse (command, argc, argv, entries, &arguments, &status))
    return status;

  return run (path, arguments[0]);
}

TenboExit
tenbo_cmd_backup (const TenboCommand *command,
                  int                 argc,
                  char              **argv)
{
  return run_on_file (command, argc, argv, make_backup);
}

TenboExit
tenbo_cmd_restore (const TenboCommand *command,
                   int                 argc,
                   char              **argv)
{
  return run_on_file (command, argc, argv, restore);
}
