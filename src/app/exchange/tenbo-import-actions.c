/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-exchange-private.h"

#include "tenbo-feedback.h"
#include "tenbo-free-text.h"
#include "tenbo-import-dialog.h"
#include "tenbo-long-task.h"
#include "tenbo-save.h"
#include "tenbo-shell.h"

#include <glib/gi18n.h>

/* The Queue of a window. */
#define QUEUE "tenbo-import-queue"

typedef struct
{
  GQueue   files; /* what is yet to be imported, of GFile */
  gboolean busy;  /* one is imported, or waits for something else that takes long */
} Queue;

/* A file that is imported. */
typedef struct
{
  TenboShell        *window; /* owned, as the others */
  TenboStore        *store;
  GFile             *file;
  TenboImportReport *report; /* NULL until it is done */
} Importing;

static void
importing_free (gpointer data)
{
  Importing *importing = data;

  g_object_unref (importing->window);
  g_object_unref (importing->store);
  g_object_unref (importing->file);
  g_clear_pointer (&importing->report, tenbo_import_report_free);
  g_free (importing);
}

/* --- In the thread --- */

static gboolean
refuse (const TenboRecordProblem *problem,
        GError                  **error)
{
  g_autofree char *line = tenbo_record_problem_dup_line (problem);

  g_set_error_literal (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED, line);
  return FALSE;
}

static gboolean
import_file (gpointer          data,
             GCancellable     *cancellable,
             TenboProgressFunc func,
             gpointer          progress,
             GError          **error)
{
  Importing       *importing = data;
  g_autofree char *own_rules = tenbo_ruleset_list_default_dir ();
  g_autoptr (TenboRulesetList) rulesets = NULL;
  g_autoptr (TenboImport) import = NULL;
  g_autoptr (GBytes) json = NULL;
  g_auto (TenboRecordProblem) problem = { 0 };

  json = g_file_load_bytes (importing->file, cancellable, NULL, error);
  if (json == NULL)
    return FALSE;

  rulesets = tenbo_ruleset_list_new (own_rules);
  import = tenbo_import_new (json, rulesets, &problem);
  if (import == NULL)
    return refuse (&problem, error);

  if (!tenbo_import_check (import, cancellable, func, progress, &problem, error))
    return FALSE;

  importing->report = tenbo_import_run (import, importing->store, cancellable, func, progress,
                                        error);
  return importing->report != NULL;
}

/* --- In the window --- */

static void import_next (TenboShell *window);

static Queue *
get_queue (TenboShell *window)
{
  return g_object_get_data (G_OBJECT (window), QUEUE);
}

static void
queue_free (gpointer data)
{
  Queue *queue = data;

  g_queue_clear_full (&queue->files, g_object_unref);
  g_free (queue);
}

/* @file: the one that was not imported; NULL: none was opened. */
static void
report_error (TenboShell   *window,
              GFile        *file,
              const GError *error)
{
  g_autoptr (GError) told = g_error_copy (error);
  const char *advice = _ ("Nothing of it was added, and the history is as it was. Try again; if it "
                          "keeps failing, check that the file can be read and that the disk is "
                          "not full.");

  if (g_error_matches (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED))
    advice = _ ("Nothing of it was added, and the history is as it was. Correct the file, or ask "
                "for another one where it comes from.");
  if (file != NULL && error->domain != TENBO_STORE_ERROR)
    {
      g_autofree char *base = g_file_get_basename (file);
      g_autofree char *name = g_filename_display_name (base);

      g_free (told->message);
      /* Translators: the name of a file, and why it cannot be imported */
      told->message = g_strdup_printf (_ ("“%1$s” cannot be imported:\n%2$s"),
                                       tenbo_free_text_isolate (name), error->message);
    }

  tenbo_feedback_error (GTK_WIDGET (window), _ ("File Not Imported"), advice, told);
}

static void
imported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  Importing *importing = tenbo_long_task_get_data (result);
  g_autoptr (TenboShell) window = g_object_ref (importing->window);
  g_autoptr (GError) error = NULL;
  AdwDialog *dialog;

  get_queue (window)->busy = FALSE;
  if (!tenbo_long_task_finish (result, &error))
    {
      report_error (window, importing->file, error);
      import_next (window);
      return;
    }

  dialog = tenbo_import_dialog_new (importing->store, g_steal_pointer (&importing->report));
  g_signal_connect_object (dialog, "closed", G_CALLBACK (import_next), window, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (window));
  tenbo_undo_forget (tenbo_shell_get_undo (window));
}

void
tenbo_exchange_import (TenboShell *window,
                       GFile      *file)
{
  tenbo_exchange_import_all (window, &file, 1);
}

/* A history that can only be read takes nothing: that is said once. */
static gboolean
check_writable (TenboShell *window,
                GQueue     *files)
{
  TenboStore *store = tenbo_exchange_get_store (window);
  g_autoptr (GError) error = NULL;

  if (tenbo_store_get_access (store) == TENBO_STORE_ACCESS_WRITE)
    return TRUE;

  g_queue_clear_full (files, g_object_unref);
  g_set_error_literal (&error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_READ_ONLY,
                       tenbo_store_get_path (store));
  report_error (window, NULL, error);
  return FALSE;
}

/* Begins the next file, if it can be taken now. */
static void
import_next (TenboShell *window)
{
  Queue     *queue = get_queue (window);
  Importing *importing;

  if (queue->busy || g_queue_is_empty (&queue->files) ||
      tenbo_exchange_get_store (window) == NULL || !check_writable (window, &queue->files))
    return;

  importing = g_new0 (Importing, 1);
  importing->window = g_object_ref (window);
  importing->store = g_object_ref (tenbo_exchange_get_store (window));
  importing->file = g_queue_pop_head (&queue->files);
  queue->busy = TRUE;
  tenbo_long_task_run (GTK_WIDGET (window), _ ("Importing…"), import_file, importing,
                       importing_free, imported_cb, NULL);
}

void
tenbo_exchange_import_all (TenboShell *window,
                           GFile     **files,
                           int         n_files)
{
  Queue *queue;

  g_return_if_fail (TENBO_IS_SHELL (window));

  queue = get_queue (window);
  if (queue == NULL)
    {
      queue = g_new0 (Queue, 1);
      g_object_set_data_full (G_OBJECT (window), QUEUE, queue, queue_free);
      g_signal_connect_object (tenbo_shell_get_context (window), "notify::store",
                               G_CALLBACK (import_next), window, G_CONNECT_SWAPPED);
    }

  for (int i = 0; i < n_files; i++)
    g_queue_push_tail (&queue->files, g_object_ref (files[i]));

  import_next (window);
}

static void
file_chosen_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (TenboShell) window = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (object), result, &error);

  if (file != NULL)
    tenbo_exchange_import (window, file);
  else if (!tenbo_save_was_dismissed (error))
    report_error (window, NULL, error);
}

void
tenbo_import_ask (TenboShell *window)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);

  gtk_file_filter_set_name (filter, _ ("Games (JSON)"));
  gtk_file_filter_add_mime_type (filter, "application/json");
  gtk_file_filter_add_suffix (filter, "json");
  g_list_store_append (filters, filter);
  gtk_file_dialog_set_title (dialog, _ ("Import Games"));
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
  gtk_file_dialog_open (dialog, GTK_WINDOW (window), NULL, file_chosen_cb, g_object_ref (window));
}
