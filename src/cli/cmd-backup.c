/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-backup.h"
#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-output.h"
#include "tenbo-wait.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* Says why @file is no backup. */
static void
complain_of_backup (const char   *file,
                    const GError *error)
{
  g_autofree char *label = g_filename_display_name (file);

  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NEWER))
    tenbo_complain (_ ("%s: a newer Tenbo made this backup; this one cannot read it"), label);
  else if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
    tenbo_complain (_ ("%s: there is no such file"), label);
  else if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED))
    tenbo_complain (_ ("%s: this is no backup, or it is damaged"), label);
  else if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_FOREIGN))
    tenbo_complain (_ ("%s: this is no backup of Tenbo"), label);
  else
    tenbo_complain_of_store (file, error);
}

static void
add_info (GString               *text,
          const TenboBackupInfo *info)
{
  g_autofree char *games = tenbo_words_games ((guint) info->n_games);
  g_autofree char *newest = tenbo_stored_time_text (&info->newest);

  g_string_append (text, games);
  if (*newest != '\0')
    {
      g_string_append (text, ", ");
      /* Translators: after the number of games; a date and a time. */
      g_string_append_printf (text, _ ("the newest of %s"), newest);
    }
  g_string_append_c (text, '\n');
}

/* What is said while it lasts goes first. */
static gboolean
back_up (TenboStore      *store,
         GFile           *file,
         TenboBackupFlags flags,
         TenboBackupInfo *info,
         GError         **error)
{
  g_autoptr (TenboWait) wait = tenbo_wait_new (_ ("Backing up…"));

  return tenbo_store_backup (store, file, flags, info, tenbo_wait_get_cancellable (wait),
                             tenbo_wait_progress_cb, wait, error);
}

/* The file is to blame for what the system says, the history for what SQLite says. */
static void
complain_of_copy (const char   *database,
                  const char   *path,
                  const GError *error)
{
  if (error->domain == G_IO_ERROR ||
      g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_OWN_FILE))
    tenbo_complain_of_output (path, error);
  else
    tenbo_complain_of_store (database, error);
}

static TenboExit
make_backup (const char *database,
             const char *path,
             gboolean    force)
{
  g_autoptr (TenboStore) store = tenbo_database_open (database, TENBO_STORE_OPEN_READ_ONLY);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  TenboBackupInfo info;

  if (store == NULL)
    return TENBO_EXIT_REFUSED;

  if (!back_up (store, file, force ? TENBO_BACKUP_REPLACE : TENBO_BACKUP_NONE, &info, &error))
    {
      complain_of_copy (database, path, error);
      return TENBO_EXIT_REFUSED;
    }

  add_info (text, &info);
  tenbo_print (text);
  return TENBO_EXIT_DONE;
}

static void
complain_of_restore (const char   *database,
                     const char   *file,
                     const GError *error)
{
  g_autofree char *label = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    tenbo_complain (_ ("Stopped; nothing was written."));
  else if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_OWN_FILE))
    complain_of_backup (file, error);
  else if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_BUSY))
    {
      label = tenbo_database_label (database);
      tenbo_complain (_ ("%s: another program has the history open; close it first"), label);
    }
  else
    tenbo_complain_of_store (database, error);
}

/* Puts the backup in its place; FALSE after complaining. *@aside is what was there, or NULL. */
static gboolean
put_back (const char *database,
          const char *file,
          char      **aside)
{
  g_autofree char *path = database != NULL ? g_strdup (database) : tenbo_store_default_path ();
  g_autoptr (TenboWait) wait = tenbo_wait_new (_ ("Restoring…"));
  g_autoptr (GError) error = NULL;

  if (tenbo_backup_restore (file, path, aside, tenbo_wait_get_cancellable (wait),
                            tenbo_wait_progress_cb, wait, &error))
    return TRUE;

  tenbo_wait_hide (wait);
  complain_of_restore (database, file, error);
  return FALSE;
}

static TenboExit
restore (const char *database,
         const char *file)
{
  g_autofree char *aside = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  TenboBackupInfo info;

  if (!tenbo_backup_check (file, &info, &error))
    {
      complain_of_backup (file, error);
      return TENBO_EXIT_REFUSED;
    }
  if (!put_back (database, file, &aside))
    return TENBO_EXIT_REFUSED;

  add_info (text, &info);
  if (aside != NULL)
    {
      g_autofree char *label = g_filename_display_name (aside);

      g_string_append_printf (text, _ ("The history of before is kept: %s"), label);
      g_string_append_c (text, '\n');
    }

  tenbo_print (text);
  return TENBO_EXIT_DONE;
}

TenboExit
tenbo_cmd_backup (const TenboCommand *command,
                  int                 argc,
                  char              **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_autofree char   *path = NULL;
  gboolean           force = FALSE;
  const GOptionEntry entries[] = {
    tenbo_database_option (&path),
    tenbo_force_option (&force),
    G_OPTION_ENTRY_NULL,
  };
  TenboExit status;

  if (!tenbo_command_parse (command, argc, argv, entries, &arguments, &status))
    return status;

  return make_backup (path, arguments[0], force);
}

TenboExit
tenbo_cmd_restore (const TenboCommand *command,
                   int                 argc,
                   char              **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_autofree char   *path = NULL;
  const GOptionEntry entries[] = { tenbo_database_option (&path), G_OPTION_ENTRY_NULL };
  TenboExit          status;

  if (!tenbo_command_parse (command, argc, argv, entries, &arguments, &status))
    return status;

  return restore (path, arguments[0]);
}
