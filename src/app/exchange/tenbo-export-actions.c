/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-exchange.h"

#include "tenbo-long-task.h"
#include "tenbo-save.h"

#include <glib/gi18n.h>

/* An export in progress */
typedef struct
{
  TenboShell    *shell; /* owned, like the others */
  GFile         *file;
  TenboExportJob job;
} Export;

static void
export_free (gpointer data)
{
  Export *export = data;

  g_object_unref (export->shell);
  g_object_unref (export->job.store);
  g_object_unref (export->file);
  g_clear_pointer (&export->job.ids, g_array_unref);
  g_free (export);
}

static gboolean
write_export (gpointer          data,
              GCancellable     *cancellable,
              TenboProgressFunc func,
              gpointer          progress,
              GError          **error)
{
  Export *export = data;
  TenboExportWatch watch = { cancellable, func, progress };

  return tenbo_export_job_write_file (&export->job, &watch, export->file, error);
}

static void
exported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  Export *export = tenbo_long_task_get_data (result);
  g_autoptr (GError) error = NULL;

  if (tenbo_long_task_finish (result, &error))
    tenbo_save_report_saved (GTK_WIDGET (export->shell), export->file);
  else
    tenbo_exchange_report (export->shell,
                           export->job.ids != NULL ? TENBO_EXCHANGE_EXPORT_GAMES
                                                   : TENBO_EXCHANGE_EXPORT,
                           NULL, error);
}

void
tenbo_exchange_export (TenboShell     *shell,
                       GFile          *file,
                       TenboExportForm form,
                       GArray         *ids)
{
  Export *export;

  g_return_if_fail (TENBO_IS_SHELL (shell) && G_IS_FILE (file));

  if (tenbo_shell_get_store (shell) == NULL || tenbo_long_task_is_running (GTK_WIDGET (shell)))
    return;

  export = g_new (Export, 1);
  *export = (Export) {
    .shell = g_object_ref (shell),
    .file = g_object_ref (file),
    .job = {
      .store = g_object_ref (tenbo_shell_get_store (shell)),
      .form = form,
      .ids = ids != NULL ? g_array_ref (ids) : NULL,
      .for_spreadsheet = TRUE,
    },
  };
  tenbo_long_task_run (GTK_WIDGET (shell), _ ("Exporting…"), write_export, export, export_free,
                       exported_cb, NULL);
}
