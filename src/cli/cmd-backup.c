/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-backup.h"
#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-json.h"
#include "tenbo-output.h"
#include "tenbo-wait.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* Reports why @file is not a backup. Returns the exit status. */
static TenboExit
print_backup_error (const char   *file,
                    const GError *error)
{
  g_autofree char *label = g_filename_display_name (file);

  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NEWER))
    return tenbo_print_error (_ ("%s: a newer version of Tenbo made this backup; this version "
                                 "cannot read it"),
                              label);
  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
    return tenbo_print_error (_ ("%s: no such file"), label);
  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED))
    return tenbo_print_error (_ ("%s: this file is not a backup, or it is damaged"), label);
  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_FOREIGN))
    return tenbo_print_error (_ ("%s: this file is not a Tenbo backup"), label);

  return tenbo_print_store_error (file, error);
}

/* Prints what a backup contains; @aside is the path to which a restore moved the previous history,
 * or NULL. */
static void
print_info (TenboInvocation       *self,
            const TenboBackupInfo *info,
            const char            *aside)
{
  g_autofree char *games = tenbo_words_games ((guint) info->n_games);
  g_autofree char *newest = tenbo_stored_time_text (&info->newest);
  g_autofree char *kept = aside != NULL ? g_filename_display_name (aside) : NULL;
  g_autoptr (GString) text = g_string_new (games);

  if (self->json)
    {
      g_autofree char *last_played = tenbo_stored_time_iso8601 (&info->newest);

      g_string_assign (text, "{");
      tenbo_json_write_int_member (text, "games", info->n_games);
      tenbo_json_write_text_member (text, "last_played",
                                    info->newest.msec != 0 ? last_played : NULL);
      tenbo_json_write_text_member (text, "kept", kept);
      g_string_append (text, "}\n");
      tenbo_print (text);
      return;
    }

  if (*newest != '\0')
    {
      g_string_append (text, C_ ("numbers of games", ", "));
      /* Translators: after the number of games; the argument is a date, a time or both */
      g_string_append_printf (text, _ ("last played %s"), newest);
    }
  tenbo_print_line ("%s", text->str);
  if (kept != NULL)
    tenbo_print_line (_ ("The previous history was kept as %s"), kept);
}

static TenboExit
back_up (TenboInvocation *self)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->arguments[0]);
  g_autoptr (TenboWait) wait = NULL;
  g_autoptr (GError) error = NULL;
  TenboBackupInfo info;

  if (!tenbo_database_open (self, TENBO_STORE_OPEN_READ_ONLY))
    return TENBO_EXIT_REFUSED;

  wait = tenbo_wait_new (_ ("Backing up…"));
  if (tenbo_store_backup (self->store, file,
                          self->force ? TENBO_BACKUP_REPLACE : TENBO_BACKUP_NONE, &info,
                          tenbo_wait_get_cancellable (wait), tenbo_wait_progress_cb, wait, &error))
    {
      tenbo_wait_hide (wait);
      print_info (self, &info, NULL);
      return TENBO_EXIT_DONE;
    }

  tenbo_wait_hide (wait);
  if (tenbo_is_error_of_output (error))
    return tenbo_print_output_error (self->arguments[0], error);
  return tenbo_print_store_error (self->database, error);
}

static TenboExit
restore (TenboInvocation *self)
{
  const char      *file = self->arguments[0];
  g_autofree char *default_path = tenbo_store_default_path ();
  g_autofree char *label = tenbo_database_label (self->database);
  g_autofree char *aside = NULL; /* path of the previous database after the restore */
  g_autoptr (TenboWait) wait = NULL;
  g_autoptr (GError) error = NULL;
  TenboBackupInfo info;
  gboolean        done;

  if (!tenbo_backup_check (file, &info, &error))
    return print_backup_error (file, error);

  wait = tenbo_wait_new (_ ("Restoring…"));
  done = tenbo_backup_restore (file, self->database != NULL ? self->database : default_path,
                               &aside, tenbo_wait_get_cancellable (wait), tenbo_wait_progress_cb,
                               wait, &error);
  tenbo_wait_hide (wait);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return tenbo_print_error (_ ("Canceled. Nothing was written."));
  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_OWN_FILE))
    return print_backup_error (file, error);
  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_BUSY))
    return tenbo_print_error (_ ("%s: another program has the history open; close it and try "
                                 "again"),
                              label);
  if (!done)
    return tenbo_print_store_error (self->database, error);

  print_info (self, &info, aside);
  return TENBO_EXIT_DONE;
}

static const GOptionEntry backup_options[] = {
  TENBO_DATABASE_OPTION,
  TENBO_FORCE_OPTION,
  TENBO_JSON_OPTION,
  G_OPTION_ENTRY_NULL,
};

static const GOptionEntry restore_options[] = {
  TENBO_DATABASE_OPTION,
  TENBO_JSON_OPTION,
  G_OPTION_ENTRY_NULL,
};

const TenboCommand tenbo_commands_backup[] = {
  {
    .name = "backup",
    .arguments = "FILE",
    .summary = N_ ("Back up the history to a file"),
    .details = N_ ("Copies the complete history to FILE and verifies the copy. “tenbo-cli "
                   "restore” restores it. An existing backup with this name is replaced once "
                   "the new one is complete; any other file is replaced only with --force."),
    .example = "tenbo-cli backup history.tenbo-backup",
    .n_arguments = { 1, 1 },
    .options = backup_options,
    .run = back_up,
  },
  {
    .name = "restore",
    .arguments = "FILE",
    .summary = N_ ("Replace the history with a backup"),
    .details = N_ ("Verifies the backup FILE, then replaces the history with it. The previous "
                   "history is kept in the same folder under a new name, which is printed. "
                   "Close Tenbo first."),
    .example = "tenbo-cli restore history.tenbo-backup",
    .n_arguments = { 1, 1 },
    .options = restore_options,
    .run = restore,
  },
  { .name = NULL },
};
