/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-exchange.h"

#include "tenbo-backup.h"
#include "tenbo-describe-error.h"
#include "tenbo-long-task.h"
#include "tenbo-period.h"
#include "tenbo-save.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* Time to wait for the pages to release the store */
#define WAIT_MSEC 20
#define MAX_WAITS 250

/* A backup or a restore in progress */
typedef struct
{
  TenboShell     *shell; /* owned */
  TenboStore     *store; /* owned; NULL during a restore */
  GFile          *file;  /* owned */
  TenboBackupInfo info;  /* info on the backup to restore */
  GWeakRef        old;   /* the previous store, which must be closed first */
  guint           n_waits;
  char           *database;  /* owned */
  char           *set_aside; /* owned; path of the previous database, or NULL */
} Copy;

static Copy *
copy_new (TenboShell *shell,
          GFile      *file)
{
  Copy *copy = g_new0 (Copy, 1);

  copy->shell = g_object_ref (shell);
  copy->file = g_object_ref (file);
  g_weak_ref_init (&copy->old, NULL);
  return copy;
}

static void
copy_free (gpointer data)
{
  Copy *copy = data;

  g_weak_ref_clear (&copy->old);
  g_clear_object (&copy->store);
  g_object_unref (copy->shell);
  g_object_unref (copy->file);
  g_free (copy->database);
  g_free (copy->set_aside);
  g_free (copy);
}

/* --- Backing up --- */

static gboolean
back_up (gpointer          data,
         GCancellable     *cancellable,
         TenboProgressFunc func,
         gpointer          progress,
         GError          **error)
{
  Copy *copy = data;

  return tenbo_store_backup (copy->store, copy->file, TENBO_BACKUP_REPLACE, NULL, cancellable,
                             func, progress, error);
}

static void
backed_up_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  Copy *copy = tenbo_long_task_get_data (result);
  g_autoptr (GError) error = NULL;

  if (tenbo_long_task_finish (result, &error))
    tenbo_save_report_saved (GTK_WIDGET (copy->shell), copy->file);
  else
    tenbo_exchange_report (copy->shell, TENBO_EXCHANGE_BACK_UP, copy->file, NULL, error);
}

void
tenbo_exchange_back_up (TenboShell *shell,
                        GFile      *file)
{
  TenboStore *store;
  Copy       *copy;

  g_return_if_fail (TENBO_IS_SHELL (shell) && G_IS_FILE (file));

  store = tenbo_shell_get_store (shell);
  if (store == NULL || tenbo_long_task_is_running (GTK_WIDGET (shell)))
    return;

  copy = copy_new (shell, file);
  copy->store = g_object_ref (store);
  tenbo_long_task_run (GTK_WIDGET (shell), _ ("Backing up…"), back_up, copy, copy_free,
                       backed_up_cb, NULL);
}

/* --- Restoring --- */

static void
restored_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  Copy *copy = tenbo_long_task_get_data (result);
  g_autoptr (GError) error = NULL;
  gboolean   done = tenbo_long_task_finish (result, &error);
  AdwDialog *dialog;

  tenbo_context_open_store (tenbo_shell_get_context (copy->shell));
  if (!done)
    {
      tenbo_exchange_report (copy->shell, TENBO_EXCHANGE_RESTORE, copy->file, NULL, error);
      return;
    }

  dialog = adw_alert_dialog_new (_ ("Backup Restored"), NULL);
  if (copy->set_aside != NULL)
    adw_alert_dialog_format_body (ADW_ALERT_DIALOG (dialog),
                                  _ ("The previous history was kept as\n%s"), copy->set_aside);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _ ("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (copy->shell));
}

static gboolean
restore (gpointer          data,
         GCancellable     *cancellable,
         TenboProgressFunc func,
         gpointer          progress,
         GError          **error)
{
  Copy *copy = data;

  return tenbo_backup_restore (g_file_peek_path (copy->file), copy->database, &copy->set_aside,
                               cancellable, func, progress, error);
}

static gboolean
wait_for_store_cb (gpointer user_data)
{
  Copy *copy = user_data;
  g_autoptr (GObject) old = g_weak_ref_get (&copy->old);
  g_autoptr (GError) error = NULL;

  if (old != NULL && copy->n_waits++ < MAX_WAITS)
    return G_SOURCE_CONTINUE;

  /* Otherwise the restore would fail, and the error would blame another program. */
  if (old != NULL)
    {
      g_set_error_literal (&error, G_IO_ERROR, G_IO_ERROR_BUSY,
                           _ ("Tenbo itself is still using the history."));
      tenbo_context_open_store (tenbo_shell_get_context (copy->shell));
      tenbo_exchange_report (copy->shell, TENBO_EXCHANGE_RESTORE, NULL,
                             _ ("The history was not changed. Quit Tenbo, start it again and "
                                "then restore the backup."),
                             error);
      copy_free (copy);
    }
  else
    tenbo_long_task_run (GTK_WIDGET (copy->shell), _ ("Restoring…"), restore, copy, copy_free,
                         restored_cb, NULL);

  return G_SOURCE_REMOVE;
}

static void
response_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      user_data)
{
  Copy       *copy = user_data;
  TenboStore *store = tenbo_shell_get_store (copy->shell);
  const char *response = adw_alert_dialog_choose_finish (ADW_ALERT_DIALOG (object), result);

  if (!g_str_equal (response, "restore"))
    {
      copy_free (copy);
      return;
    }

  /* Only the start page remains. */
  tenbo_shell_leave_pages (copy->shell);
  g_weak_ref_set (&copy->old, store);
  copy->database = store != NULL ? g_strdup (tenbo_store_get_path (store))
                                 : tenbo_store_default_path ();
  tenbo_context_close_store (tenbo_shell_get_context (copy->shell));
  g_timeout_add (WAIT_MSEC, wait_for_store_cb, copy);
}

static gboolean
check (gpointer          data,
       GCancellable     *cancellable,
       TenboProgressFunc func,
       gpointer          progress,
       GError          **error)
{
  Copy *copy = data;

  if (g_file_peek_path (copy->file) != NULL)
    return tenbo_backup_check (g_file_peek_path (copy->file), &copy->info, error);

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
checked_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  const Copy *copy = tenbo_long_task_get_data (result);
  AdwDialog  *dialog;
  g_autoptr (GError) error = NULL;
  g_autofree char *games = NULL;
  g_autofree char *day = NULL;
  g_autofree char *what = NULL;

  if (!tenbo_long_task_finish (result, &error))
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        report_bad_backup (copy->shell, copy->file, error);
      return;
    }

  games = tenbo_words_games ((guint) copy->info.n_games);
  if (copy->info.newest.msec != 0)
    day = tenbo_describe_day (&copy->info.newest);
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
  adw_alert_dialog_choose (ADW_ALERT_DIALOG (dialog), GTK_WIDGET (copy->shell), NULL, response_cb,
                           copy_new (copy->shell, copy->file));
}

void
tenbo_exchange_restore (TenboShell *shell,
                        GFile      *file)
{
  g_return_if_fail (TENBO_IS_SHELL (shell) && G_IS_FILE (file));

  if (tenbo_long_task_is_running (GTK_WIDGET (shell)))
    return;

  tenbo_long_task_run (GTK_WIDGET (shell), _ ("Reading the backup…"), check,
                       copy_new (shell, file), copy_free, checked_cb, NULL);
}
