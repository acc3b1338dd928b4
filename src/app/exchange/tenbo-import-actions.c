/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-exchange.h"

#include "tenbo-backup.h"
#include "tenbo-import-dialog.h"
#include "tenbo-ruleset-import.h"

#include <glib/gi18n.h>

/* An import of a file */
typedef struct
{
  TenboExchangeTask  base;
  TenboImportReport *report; /* NULL until the import ends; owned */
  GBytes            *rules;  /* the file if it is a ruleset, or NULL; owned */
  gboolean           is_backup;
} Importing;

static void
clear_importing (gpointer data)
{
  Importing *importing = data;

  g_clear_pointer (&importing->report, tenbo_import_report_free);
  g_clear_pointer (&importing->rules, g_bytes_unref);
}

/* --- In the thread --- */

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

  importing->is_backup = g_file_peek_path (importing->base.file) != NULL &&
                         tenbo_backup_is_backup (g_file_peek_path (importing->base.file));
  if (importing->is_backup)
    return TRUE;

  json = g_file_load_bytes (importing->base.file, cancellable, NULL, error);
  if (json == NULL)
    return FALSE;

  if (tenbo_ruleset_import_accepts (json))
    {
      importing->rules = g_steal_pointer (&json);
      return TRUE;
    }

  if (tenbo_store_get_access (importing->base.store) != TENBO_STORE_ACCESS_WRITE)
    {
      g_set_error_literal (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_READ_ONLY,
                           tenbo_store_get_path (importing->base.store));
      return FALSE;
    }

  rulesets = tenbo_ruleset_list_new (own_rules);
  import = tenbo_import_new (json, rulesets, &problem);
  if (import == NULL)
    {
      g_autofree char *line = tenbo_record_problem_dup_line (&problem);

      g_set_error_literal (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED, line);
      return FALSE;
    }

  if (!tenbo_import_check (import, cancellable, func, progress, &problem, error))
    return FALSE;

  importing->report = tenbo_import_run (import, importing->base.store, cancellable, func, progress,
                                        error);
  return importing->report != NULL;
}

/* --- In the window --- */

static void import_next (TenboShell *shell);

/* Reports that @file was not imported; once for all files if the history is read-only. */
static void
report_error (TenboShell   *shell,
              GFile        *file,
              const GError *error)
{
  TenboImportQueue *queue = &tenbo_shell_get_state (shell)->imports;
  const char       *advice = NULL;

  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_READ_ONLY))
    {
      if (!queue->is_refused)
        tenbo_exchange_report (shell, TENBO_EXCHANGE_IMPORT, NULL, NULL, error);
      queue->is_refused = TRUE;
      return;
    }

  if (g_error_matches (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED))
    advice = _ ("No games were added and the history was not changed. Correct the file, or ask "
                "its sender for another one.");

  tenbo_exchange_report (shell, TENBO_EXCHANGE_IMPORT, file, advice, error);
}

/* Opens the ruleset that @file contains. */
static void
open_ruleset (TenboShell *shell,
              GFile      *file,
              GBytes     *rules)
{
  g_autofree char *path = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (path);
  gsize            length;
  const char      *text = g_bytes_get_data (rules, &length);
  g_autofree char *json = g_strndup (text, length);

  gtk_widget_activate_action (GTK_WIDGET (shell), "win.open-ruleset", "(ss)", name, json);
}

static void
imported (TenboExchangeTask *task,
          const GError      *error)
{
  Importing *importing = (Importing *) task;
  g_autoptr (TenboShell) shell = g_object_ref (task->shell);
  AdwDialog *dialog;

  tenbo_shell_get_state (shell)->imports.busy = FALSE;
  if (importing->is_backup)
    {
      /* A restore replaces the history, so it drops the other files. */
      g_queue_clear_full (&tenbo_shell_get_state (shell)->imports.files, g_object_unref);
      tenbo_exchange_restore (shell, task->file);
      return;
    }

  if (importing->report == NULL)
    {
      if (error != NULL)
        report_error (shell, task->file, error);
      else
        open_ruleset (shell, task->file, importing->rules);
      import_next (shell);
      return;
    }

  dialog = tenbo_import_dialog_new (task->store, g_steal_pointer (&importing->report));
  g_signal_connect_object (dialog, "closed", G_CALLBACK (import_next), shell, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (shell));
  tenbo_undo_forget (tenbo_shell_get_undo (shell));
}

/* Starts to import the next file if possible. */
static void
import_next (TenboShell *shell)
{
  TenboImportQueue *queue = &tenbo_shell_get_state (shell)->imports;
  Importing        *importing;
  g_autoptr (GFile) file = NULL;

  if (queue->busy || g_queue_is_empty (&queue->files) || tenbo_shell_get_store (shell) == NULL)
    return;

  file = g_queue_pop_head (&queue->files);
  importing = tenbo_exchange_task_new (sizeof *importing, TENBO_EXCHANGE_IMPORT, shell, file);
  importing->base.clear = clear_importing;
  queue->busy = TRUE;
  tenbo_exchange_task_run (importing, _ ("Importing…"), import_file, imported);
}

void
tenbo_exchange_import (TenboShell *shell,
                       GFile     **files,
                       int         n_files)
{
  TenboImportQueue *queue;
  TenboContext     *context;

  g_return_if_fail (TENBO_IS_SHELL (shell));

  /* All imports, now and later, wait for a store. */
  context = tenbo_shell_get_context (shell);
  g_signal_handlers_disconnect_by_func (context, import_next, shell);
  g_signal_connect_object (context, "notify::store", G_CALLBACK (import_next), shell,
                           G_CONNECT_SWAPPED);

  queue = &tenbo_shell_get_state (shell)->imports;
  queue->is_refused = FALSE;
  for (int i = 0; i < n_files; i++)
    g_queue_push_tail (&queue->files, g_object_ref (files[i]));

  import_next (shell);
}
