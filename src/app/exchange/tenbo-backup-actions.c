/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-exchange-private.h"

#include "tenbo-backup.h"
#include "tenbo-describe-error.h"
#include "tenbo-feedback.h"
#include "tenbo-long-task.h"
#include "tenbo-period.h"
#include "tenbo-save.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* How long the pages may take to let the history go. */
#define WAIT_MSEC 20
#define MAX_WAITS 250

/* A backup that is made or put back. */
typedef struct
{
  TenboShell     *window; /* owned */
  TenboStore     *store;  /* owned; NULL while it is put back */
  GFile          *file;   /* owned */
  TenboBackupInfo info;   /* of the one to be put back */
  GWeakRef        old;    /* the store that has to go first */
  guint           n_waits;
  char           *database;  /* owned */
  char           *set_aside; /* owned; what was there before, or NULL */
} Copy;

static Copy *
copy_new (TenboShell *window,
          GFile      *file)
{
  Copy *copy = g_new0 (Copy, 1);

  copy->window = g_object_ref (window);
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
  g_object_unref (copy->window);
  g_object_unref (copy->file);
  g_free (copy->database);
  g_free (copy->set_aside);
  g_free (copy);
}

/* --- Backing up --- */

static void
report_backup (TenboShell   *window,
               const GError *error)
{
  tenbo_feedback_error (GTK_WIDGET (window), _ ("The History Was Not Backed Up"),
                        _ ("What was there before is still there. Choose another folder or name."),
                        error);
}

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
    tenbo_save_report_saved (GTK_WIDGET (copy->window), copy->file);
  else
    report_backup (copy->window, error);
}

void
tenbo_exchange_back_up (TenboShell *window,
                        GFile      *file)
{
  TenboStore *store;
  Copy       *copy;

  g_return_if_fail (TENBO_IS_SHELL (window) && G_IS_FILE (file));

  store = tenbo_exchange_get_store (window);
  if (store == NULL || tenbo_long_task_is_running (GTK_WIDGET (window)))
    return;

  copy = copy_new (window, file);
  copy->store = g_object_ref (store);
  tenbo_long_task_run (GTK_WIDGET (window), _ ("Backing up…"), back_up, copy, copy_free,
                       backed_up_cb, NULL);
}

static void
backup_chosen_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (TenboShell) window = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (object), result, &error);

  if (file != NULL)
    tenbo_exchange_back_up (window, file);
  else if (!tenbo_save_was_dismissed (error))
    report_backup (window, error);
}

void
tenbo_backup_ask (TenboShell *window)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *name = g_date_time_format (now, "tenbo-%F.db");

  gtk_file_dialog_set_title (dialog, _ ("Back Up History"));
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, GTK_WINDOW (window), NULL, backup_chosen_cb,
                        g_object_ref (window));
}

/* --- Restoring: the last step --- */

static void
say_restored (Copy *copy)
{
  AdwDialog *dialog = adw_alert_dialog_new (_ ("Backup Restored"), NULL);

  if (copy->set_aside != NULL)
    adw_alert_dialog_format_body (ADW_ALERT_DIALOG (dialog),
                                  _ ("The history of before is kept as\n%s"), copy->set_aside);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _ ("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (copy->window));
}

static void
report_restore (TenboShell   *window,
                const GError *error)
{
  tenbo_feedback_error (GTK_WIDGET (window), _ ("The Backup Was Not Restored"),
                        _ ("The history is as it was before."), error);
}

static void
restored_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  Copy *copy = tenbo_long_task_get_data (result);
  g_autoptr (GError) error = NULL;
  gboolean done = tenbo_long_task_finish (result, &error);

  tenbo_context_open_store (tenbo_shell_get_context (copy->window));
  if (done)
    say_restored (copy);
  else
    report_restore (copy->window, error);
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

/* --- Restoring: everybody lets the history go --- */

/* A restore would be refused, and would blame another program for it. Takes @copy. */
static void
give_up (Copy *copy)
{
  g_autoptr (GError) error = NULL;

  g_set_error_literal (&error, G_IO_ERROR, G_IO_ERROR_BUSY,
                       _ ("Tenbo itself is still using the history."));
  tenbo_context_open_store (tenbo_shell_get_context (copy->window));
  tenbo_feedback_error (GTK_WIDGET (copy->window), _ ("The Backup Was Not Restored"),
                        _ ("The history is as it was before. Quit Tenbo, start it again and "
                           "restore the backup then."),
                        error);
  copy_free (copy);
}

static gboolean
wait_for_store_cb (gpointer user_data)
{
  Copy *copy = user_data;
  g_autoptr (GObject) old = g_weak_ref_get (&copy->old);

  if (old != NULL && copy->n_waits++ < MAX_WAITS)
    return G_SOURCE_CONTINUE;

  if (old != NULL)
    {
      give_up (copy);
      return G_SOURCE_REMOVE;
    }

  tenbo_long_task_run (GTK_WIDGET (copy->window), _ ("Restoring…"), restore, copy, copy_free,
                       restored_cb, NULL);
  return G_SOURCE_REMOVE;
}

/* Only the start page stays. Takes @copy. */
static void
begin_restore (Copy *copy)
{
  TenboStore *store = tenbo_exchange_get_store (copy->window);

  tenbo_shell_leave_pages (copy->window);
  g_weak_ref_set (&copy->old, store);
  copy->database = store != NULL ? g_strdup (tenbo_store_get_path (store))
                                 : tenbo_store_default_path ();
  tenbo_context_close_store (tenbo_shell_get_context (copy->window));
  g_timeout_add (WAIT_MSEC, wait_for_store_cb, copy);
}

/* --- Restoring: what it holds --- */

static void
response_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      user_data)
{
  Copy       *copy = user_data;
  const char *response = adw_alert_dialog_choose_finish (ADW_ALERT_DIALOG (object), result);

  if (g_str_equal (response, "restore"))
    begin_restore (copy);
  else
    copy_free (copy);
}

static char *
describe_backup (const TenboBackupInfo *info)
{
  g_autofree char *games = NULL;
  g_autofree char *day = NULL;

  games = tenbo_words_games ((guint) info->n_games);
  if (info->newest.msec == 0)
    return g_strdup_printf (_ ("The backup holds %s."), games);

  day = tenbo_describe_day (&info->newest);

  /* Translators: how many games ("27 games"), and the day of the last one */
  return g_strdup_printf (_ ("The backup holds %s, the last of %s."), games, day);
}

/* Takes @copy. */
static void
ask_whether (Copy *copy)
{
  AdwDialog       *dialog = adw_alert_dialog_new (_ ("Restore This Backup?"), NULL);
  g_autofree char *what = describe_backup (&copy->info);

  adw_alert_dialog_format_body (ADW_ALERT_DIALOG (dialog), "%s\n\n%s", what,
                                _ ("It takes the place of the present history, which is kept in a "
                                   "file beside it."));
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _ ("_Cancel"), "restore",
                                  _ ("_Restore"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "restore",
                                            ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  adw_alert_dialog_choose (ADW_ALERT_DIALOG (dialog), GTK_WIDGET (copy->window), NULL,
                           response_cb, copy);
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

/* The words of the history fit no backup. */
static char *
describe_error (const GError *error)
{
  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NEWER))
    return g_strdup (_ ("A newer version of Tenbo made this backup."));
  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED))
    return g_strdup (_ ("This is no backup, or it is damaged."));
  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_FOREIGN))
    return g_strdup (_ ("This is no backup of Tenbo."));
  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_SYSTEM))
    return g_strdup_printf (_ ("The backup cannot be opened: %s."), error->message);
  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_IO))
    return g_strdup (_ ("The backup cannot be read."));

  return tenbo_describe_error (error);
}

static void
checked_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  Copy *copy = tenbo_long_task_get_data (result);
  Copy *next;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) said = NULL;
  g_autofree char *words = NULL;

  if (tenbo_long_task_finish (result, &error))
    {
      next = copy_new (copy->window, copy->file);
      next->info = copy->info;
      ask_whether (next);
      return;
    }
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  words = describe_error (error);
  said = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_INVALID_DATA, words);
  report_restore (copy->window, said);
}

void
tenbo_exchange_restore (TenboShell *window,
                        GFile      *file)
{
  g_return_if_fail (TENBO_IS_SHELL (window) && G_IS_FILE (file));

  if (tenbo_long_task_is_running (GTK_WIDGET (window)))
    return;

  tenbo_long_task_run (GTK_WIDGET (window), _ ("Reading the backup…"), check,
                       copy_new (window, file), copy_free, checked_cb, NULL);
}

static void
restore_chosen_cb (GObject      *object,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  g_autoptr (TenboShell) window = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (object), result, &error);

  if (file != NULL)
    tenbo_exchange_restore (window, file);
  else if (!tenbo_save_was_dismissed (error))
    report_restore (window, error);
}

void
tenbo_restore_ask (TenboShell *window)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();

  gtk_file_dialog_set_title (dialog, _ ("Restore Backup"));
  gtk_file_dialog_open (dialog, GTK_WINDOW (window), NULL, restore_chosen_cb,
                        g_object_ref (window));
}
