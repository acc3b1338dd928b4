/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-exchange-private.h"

#include "tenbo-export-dialog.h"
#include "tenbo-feedback.h"
#include "tenbo-long-task.h"
#include "tenbo-save.h"

#include <glib/gi18n.h>

TenboStore *
tenbo_exchange_get_store (TenboShell *window)
{
  return tenbo_context_get_store (tenbo_shell_get_context (window));
}

/* --- Export --- */

/* What is asked about or written. */
typedef struct
{
  TenboShell     *window; /* owned */
  TenboStore     *store;  /* owned; NULL if there is none */
  GFile          *file;   /* owned; NULL until it is known */
  GArray         *ids;    /* owned; NULL: all games */
  TenboExportForm form;
} Export;

static void
export_free (gpointer data)
{
  Export *export = data;

  g_object_unref (export->window);
  g_clear_object (&export->store);
  g_clear_object (&export->file);
  g_clear_pointer (&export->ids, g_array_unref);
  g_free (export);
}

static Export *
export_new (TenboShell *window,
            GArray     *ids)
{
  Export *export = g_new0 (Export, 1);

  export->window = g_object_ref (window);
  g_set_object (&export->store, tenbo_exchange_get_store (window));
  export->ids = ids != NULL ? g_array_ref (ids) : NULL;
  return export;
}

static void
report_export (Export *export,
               const GError *error)
{
  tenbo_feedback_error (GTK_WIDGET (export->window),
                        export->ids != NULL ? _ ("The Games Were Not Exported")
                                            : _ ("The History Was Not Exported"),
                        _ ("What was there before is still there. Choose another folder or name."),
                        error);
}

static gboolean
write_export (gpointer          data,
              GCancellable     *cancellable,
              TenboProgressFunc func,
              gpointer          progress,
              GError          **error)
{
  Export *export = data;

  TenboExportJob job = {
    .store = export->store,
    .form = export->form,
    .ids = export->ids,
    .for_spreadsheet = TRUE,
  };
  TenboExportWatch watch = { cancellable, func, progress };

  return tenbo_export_job_write_file (&job, &watch, export->file, error);
}

static void
exported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  Export *export = tenbo_long_task_get_data (result);
  g_autoptr (GError) error = NULL;

  if (tenbo_long_task_finish (result, &error))
    tenbo_save_report_saved (GTK_WIDGET (export->window), export->file);
  else
    report_export (export, error);
}

void
tenbo_exchange_export (TenboShell     *window,
                       GFile          *file,
                       TenboExportForm form,
                       GArray         *ids)
{
  Export *export;

  g_return_if_fail (TENBO_IS_SHELL (window) && G_IS_FILE (file));

  if (tenbo_exchange_get_store (window) == NULL ||
      tenbo_long_task_is_running (GTK_WIDGET (window)))
    return;

  export = export_new (window, ids);
  export->file = g_object_ref (file);
  export->form = form;
  tenbo_long_task_run (GTK_WIDGET (window), _ ("Exporting…"), write_export, export, export_free,
                       exported_cb, NULL);
}

static void
export_file_chosen_cb (GObject      *object,
                       GAsyncResult *result,
                       gpointer      user_data)
{
  Export *export = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (object), result, &error);

  if (file != NULL)
    tenbo_exchange_export (export->window, file, export->form, export->ids);
  else if (!tenbo_save_was_dismissed (error))
    report_export (export, error);

  export_free (export);
}

static const char *
propose_name (Export *export)
{
  static const char *const names[TENBO_N_EXPORT_FORMS] = {
    [TENBO_EXPORT_JSON] = "tenbo-history.json",
    [TENBO_EXPORT_CSV_GAMES] = "tenbo-games.csv",
    [TENBO_EXPORT_CSV_HANDS] = "tenbo-hands.csv",
    [TENBO_EXPORT_CSV_PEOPLE] = "tenbo-people.csv",
  };

  if (export->ids != NULL && export->form == TENBO_EXPORT_JSON)
    return "tenbo-games.json";

  return names[export->form];
}

/* @asked says which games the dialog was about. */
static void
form_chosen_cb (AdwDialog    *chooser,
                int           form,
                const Export *asked)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  Export *export = NULL;

  if (tenbo_exchange_get_store (asked->window) == NULL)
    return;

  export = export_new (asked->window, asked->ids);
  export->form = (TenboExportForm) form;
  gtk_file_dialog_set_title (dialog, export->ids != NULL ? _ ("Export Games")
                                                         : _ ("Export History"));
  gtk_file_dialog_set_initial_name (dialog, propose_name (export));
  gtk_file_dialog_save (dialog, GTK_WINDOW (asked->window), NULL, export_file_chosen_cb, export);
}

static void
free_asked (gpointer  data,
            GClosure *closure)
{
  export_free (data);
}

static void
ask_form (TenboShell *window,
          GArray     *ids)
{
  AdwDialog *dialog = tenbo_export_dialog_new (ids != NULL ? ids->len : 0);

  g_signal_connect_data (dialog, "chosen", G_CALLBACK (form_chosen_cb), export_new (window, ids),
                         free_asked, G_CONNECT_DEFAULT);
  adw_dialog_present (dialog, GTK_WIDGET (window));
}

void
tenbo_exchange_ask_export (TenboShell *window,
                           GArray     *ids)
{
  g_return_if_fail (TENBO_IS_SHELL (window));
  g_return_if_fail (ids != NULL && ids->len > 0);

  ask_form (window, ids);
}

/* --- Actions --- */

static void
import_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  tenbo_import_ask (user_data);
}

static void
export_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  ask_form (user_data, NULL);
}

static void
backup_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  tenbo_backup_ask (user_data);
}

static void
restore_activated_cb (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       user_data)
{
  tenbo_restore_ask (user_data);
}

static void
save_games_activated_cb (GSimpleAction *action,
                         GVariant      *parameter,
                         gpointer       user_data)
{
  tenbo_rescue_ask (user_data);
}

static const GActionEntry exchange_actions[] = {
  { .name = "import", .activate = import_activated_cb },
  { .name = "export", .activate = export_activated_cb },
  { .name = "backup", .activate = backup_activated_cb },
  { .name = "restore", .activate = restore_activated_cb },
  { .name = "save-games", .activate = save_games_activated_cb },
};

void
tenbo_exchange_add_actions (TenboShell *window)
{
  g_return_if_fail (TENBO_IS_SHELL (window));

  g_action_map_add_action_entries (G_ACTION_MAP (window), exchange_actions,
                                   G_N_ELEMENTS (exchange_actions), window);
}
