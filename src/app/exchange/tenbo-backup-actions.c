/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-exchange.h"

#include "tenbo-backup.h"
#include "tenbo-describe-error.h"
#include "tenbo-period.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* Time to wait for the pages to release the store */
#define WAIT_MSEC 20
#define MAX_WAITS 250

/* --- Backing up --- */

static gboolean
back_up (gpointer          data,
         GCancellable     *cancellable,
         TenboProgressFunc func,
         gpointer          progress,
         GError          **error)
{
  TenboExchangeTask *task = data;

  return tenbo_store_backup (task->store, task->file, TENBO_BACKUP_REPLACE, NULL, cancellable, func,
                             progress, error);
}

void
tenbo_exchange_back_up (TenboShell *shell,
                        GFile      *file)
{
  g_return_if_fail (TENBO_IS_SHELL (shell) && G_IS_FILE (file));

  if (tenbo_shell_get_store (shell) != NULL && !tenbo_long_task_is_running (GTK_WIDGET (shell)))
    tenbo_exchange_task_run (tenbo_exchange_task_new (sizeof (TenboExchangeTask),
                                                      TENBO_EXCHANGE_BACK_UP, shell, file),
                             _ ("Backing up…"), back_up, tenbo_exchange_report_saved);
}

/* --- Restoring --- */

typedef struct
{
  TenboExchangeTask base; /* its store is released first */
  GWeakRef          old;  /* the previous store, which must be closed first */
  guint             n_waits;
  char             *database;  /* owned */
  char             *set_aside; /* owned; path of the previous database, or NULL */
} Restore;

static void
clear_restore (gpointer data)
{
  Restore *self = data;

  g_weak_ref_clear (&self->old);
  g_free (self->database);
  g_free (self->set_aside);
}

static void
restored (TenboExchangeTask *task,
          const GError      *error)
{
  const Restore *self = (Restore *) task;
  AdwDialog     *dialog;

  tenbo_context_open_store (tenbo_shell_get_context (task->shell));
  if (error != NULL)
    {
      tenbo_exchange_report (task->shell, TENBO_EXCHANGE_RESTORE, task->file, NULL, error);
      return;
    }

  dialog = adw_alert_dialog_new (_ ("Backup Restored"), NULL);
  if (self->set_aside != NULL)
    adw_alert_dialog_format_body (ADW_ALERT_DIALOG (dialog),
                                  _ ("The previous history was kept as\n%s"), self->set_aside);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _ ("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (task->shell));
}

static gboolean
restore (gpointer          data,
         GCancellable     *cancellable,
         TenboProgressFunc func,
         gpointer          progress,
         GError          **error)
{
  Restore *self = data;

  return tenbo_backup_restore (g_file_peek_path (self->base.file), self->database, &self->set_aside,
                               cancellable, func, progress, error);
}

static gboolean
wait_for_store_cb (gpointer user_data)
{
  Restore    *self = user_data;
  TenboShell *shell = self->base.shell;
  g_autoptr (GObject) old = g_weak_ref_get (&self->old);
  g_autoptr (GError) error = NULL;

  if (old != NULL && self->n_waits++ < MAX_WAITS)
    return G_SOURCE_CONTINUE;

  /* Otherwise the restore would fail, and the error would blame another program. */
  if (old != NULL)
    {
      g_set_error_literal (&error, G_IO_ERROR, G_IO_ERROR_BUSY,
                           _ ("Tenbo itself is still using the history."));
      tenbo_context_open_store (tenbo_shell_get_context (shell));
      tenbo_exchange_report (shell, TENBO_EXCHANGE_RESTORE, NULL,
                             _ ("The history was not changed. Quit Tenbo, start it again and "
                                "then restore the backup."),
                             error);
      tenbo_exchange_task_free (self);
    }
  else
    tenbo_exchange_task_run (self, _ ("Restoring…"), restore, restored);

  return G_SOURCE_REMOVE;
}

static void
response_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      user_data)
{
  Restore    *self = user_data;
  TenboShell *shell = self->base.shell;
  const char *response = adw_alert_dialog_choose_finish (ADW_ALERT_DIALOG (object), result);

  if (!g_str_equal (response, "restore"))
    {
      tenbo_exchange_task_free (self);
      return;
    }

  /* Only the start page remains. */
  tenbo_shell_leave_pages (shell);
  g_weak_ref_set (&self->old, self->base.store);
  self->database = self->base.store != NULL ? g_strdup (tenbo_store_get_path (self->base.store))
                                            : tenbo_store_default_path ();
  g_clear_object (&self->base.store);
  tenbo_context_close_store (tenbo_shell_get_context (shell));
  g_timeout_add (WAIT_MSEC, wait_for_store_cb, self);
}

/* --- Checking the backup --- */

typedef struct
{
  TenboExchangeTask base;
  TenboBackupInfo   info;
} Check;

static gboolean
check (gpointer          data,
       GCancellable     *cancellable,
       TenboProgressFunc func,
       gpointer          progress,
       GError          **error)
{
  Check *self = data;

  if (g_file_peek_path (self->base.file) != NULL)
    return tenbo_backup_check (g_file_peek_path (self->base.file), &self->info, error);

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                       _ ("Choose a file on this computer."));
  return FALSE;
}

/* The error messages for the history do not fit a backup. */
static void
report_bad_backup (TenboShell   *shell,
                   GFile        *file,
                   const GError *error)
{
  static const struct
  {
    TenboStoreError code;
    const char     *words;
  } cases[] = {
    { TENBO_STORE_ERROR_NEWER, N_ ("A newer version of Tenbo made this backup.") },
    { TENBO_STORE_ERROR_DAMAGED, N_ ("This file is not a backup, or it is damaged.") },
    { TENBO_STORE_ERROR_FOREIGN, N_ ("This is not a Tenbo backup.") },
    { TENBO_STORE_ERROR_IO, N_ ("The backup could not be read.") },
  };
  g_autofree char *words = tenbo_describe_error (error);
  g_autoptr (GError) said = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    if (g_error_matches (error, TENBO_STORE_ERROR, (int) cases[i].code))
      g_set_str (&words, _ (cases[i].words));
  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_SYSTEM))
    {
      g_free (words);
      words = g_strdup_printf (_ ("The backup could not be opened: %s."), error->message);
    }

  said = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_INVALID_DATA, words);
  tenbo_exchange_report (shell, TENBO_EXCHANGE_RESTORE, file, NULL, said);
}

static void
checked (TenboExchangeTask *task,
         const GError      *error)
{
  const TenboBackupInfo *info = &((Check *) task)->info;
  AdwDialog             *dialog;
  Restore               *next;
  g_autofree char       *games = NULL;
  g_autofree char       *day = NULL;
  g_autofree char       *what = NULL;

  if (error != NULL)
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        report_bad_backup (task->shell, task->file, error);
      return;
    }

  games = tenbo_words_games ((guint) info->n_games);
  if (info->newest.msec != 0)
    day = tenbo_describe_day (&info->newest);
  what = day == NULL
           ? g_strdup_printf (_ ("The backup contains %s."), games)
           /* Translators: the number of games ("27 games"), and the day of the last one */
           : g_strdup_printf (_ ("The backup contains %s; the last was played on %s."), games, day);
  dialog = adw_alert_dialog_new (_ ("Restore This Backup?"), NULL);
  adw_alert_dialog_format_body (ADW_ALERT_DIALOG (dialog), "%s\n\n%s", what,
                                _ ("The current history will be replaced. A copy of it is kept "
                                   "in the same folder."));
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _ ("_Cancel"), "restore",
                                  _ ("_Restore"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "restore",
                                            ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  next = tenbo_exchange_task_new (sizeof *next, task->kind, task->shell, task->file);
  g_weak_ref_init (&next->old, NULL);
  next->base.clear = clear_restore;
  adw_alert_dialog_choose (ADW_ALERT_DIALOG (dialog), GTK_WIDGET (task->shell), NULL, response_cb,
                           next);
}

void
tenbo_exchange_restore (TenboShell *shell,
                        GFile      *file)
{
  g_return_if_fail (TENBO_IS_SHELL (shell) && G_IS_FILE (file));

  if (!tenbo_long_task_is_running (GTK_WIDGET (shell)))
    tenbo_exchange_task_run (tenbo_exchange_task_new (sizeof (Check), TENBO_EXCHANGE_RESTORE, shell,
                                                      file),
                             _ ("Reading the backup…"), check, checked);
}
