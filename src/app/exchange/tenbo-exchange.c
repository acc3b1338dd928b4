/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-exchange.h"

#include "tenbo-export-dialog.h"
#include "tenbo-feedback.h"
#include "tenbo-save.h"

#include <glib/gi18n.h>

static void
import_file (TenboShell *shell,
             GFile      *file)
{
  tenbo_exchange_import (shell, &file, 1);
}

typedef struct
{
  const char *action;  /* or NULL */
  const char *title;   /* title of the file dialog */
  const char *name;    /* default file name, for g_date_time_format(); NULL: open a file */
  const char *failure; /* heading of an error */
  const char *advice;
  void (*run) (TenboShell *shell,
               GFile      *file);
  const char *filter;      /* name of the files to open; NULL: all files */
  const char *suffixes[4]; /* of these files */
} Kind;

static const Kind kinds[] = {
  [TENBO_EXCHANGE_IMPORT] = {
    "import",
    N_ ("Import Games or Ruleset"),
    NULL,
    N_ ("Could Not Import File"),
    N_ ("No games were added and the history was not changed. Try again. If it keeps failing, "
        "check that the file can be read and that the disk is not full."),
    import_file,
    N_ ("Games and Rulesets"),
    { "tenbo", "json" },
  },
  [TENBO_EXCHANGE_EXPORT] = {
    "export",
    N_ ("Export History"),
    NULL,
    N_ ("Could Not Export History"),
    N_ ("No existing file was changed. Choose another folder or name."),
  },
  [TENBO_EXCHANGE_EXPORT_GAMES] = {
    NULL,
    N_ ("Export Games"),
    NULL,
    N_ ("Could Not Export Games"),
    N_ ("No existing file was changed. Choose another folder or name."),
  },
  [TENBO_EXCHANGE_BACK_UP] = {
    "backup",
    N_ ("Back Up History"),
    "tenbo-%F.tenbo-backup",
    N_ ("Could Not Back Up History"),
    N_ ("No existing file was changed. Choose another folder or name."),
    tenbo_exchange_back_up,
  },
  [TENBO_EXCHANGE_RESTORE] = {
    "restore",
    N_ ("Restore Backup"),
    NULL,
    N_ ("Could Not Restore Backup"),
    N_ ("The history was not changed."),
    tenbo_exchange_restore,
    N_ ("Backups"),
    { "tenbo-backup", "db" },
  },
  [TENBO_EXCHANGE_SAVE_GAMES] = {
    "save-games",
    N_ ("Save Games"),
    "tenbo-games-%F.tenbo",
    N_ ("Could Not Save Games"),
    N_ ("The games are available until you quit Tenbo. Choose another folder or name."),
    tenbo_exchange_save_games,
  },
};

void
tenbo_exchange_report (TenboShell       *shell,
                       TenboExchangeKind kind,
                       GFile            *file,
                       const char       *advice,
                       const GError     *error)
{
  g_return_if_fail (TENBO_IS_SHELL (shell));
  g_return_if_fail (error != NULL);

  tenbo_feedback_file_error (GTK_WIDGET (shell), _ (kinds[kind].failure),
                             advice != NULL ? advice : _ (kinds[kind].advice), file, error);
}

/* --- Tasks --- */

gpointer
tenbo_exchange_task_new (gsize             size,
                         TenboExchangeKind kind,
                         TenboShell       *shell,
                         GFile            *file)
{
  TenboExchangeTask *task = g_malloc0 (size);

  task->kind = kind;
  task->shell = g_object_ref (shell);
  g_set_object (&task->store, tenbo_shell_get_store (shell));
  task->file = g_object_ref (file);
  return task;
}

void
tenbo_exchange_task_free (gpointer data)
{
  TenboExchangeTask *task = data;

  if (task->clear != NULL)
    task->clear (task);
  g_object_unref (task->shell);
  g_clear_object (&task->store);
  g_object_unref (task->file);
  g_free (task);
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  TenboExchangeTask *task = tenbo_long_task_get_data (result);
  g_autoptr (GError) error = NULL;

  tenbo_long_task_finish (result, &error);
  task->done (task, error);
}

void
tenbo_exchange_task_run (gpointer              data,
                         const char           *title,
                         TenboLongTaskFunc     work,
                         TenboExchangeDoneFunc done)
{
  TenboExchangeTask *task = data;

  task->done = done;
  tenbo_long_task_run (GTK_WIDGET (task->shell), title, work, task, tenbo_exchange_task_free,
                       done_cb, NULL);
}

void
tenbo_exchange_report_saved (TenboExchangeTask *task,
                             const GError      *error)
{
  if (error == NULL)
    tenbo_save_report_saved (GTK_WIDGET (task->shell), task->file);
  else
    tenbo_exchange_report (task->shell, task->kind, task->file, NULL, error);
}

/* --- Asking for a file --- */

/* A request of the user in a window */
typedef struct
{
  TenboShell       *shell; /* owned */
  TenboExchangeKind kind;

  /* For an export */
  TenboExportForm form;
  GArray         *ids; /* owned; NULL: all games */
} Asking;

static Asking *
asking_new (TenboShell       *shell,
            TenboExchangeKind kind,
            GArray           *ids)
{
  Asking asking = { g_object_ref (shell), kind, .ids = ids != NULL ? g_array_ref (ids) : NULL };

  return g_memdup2 (&asking, sizeof asking);
}

static void
asking_free (Asking *asking)
{
  g_object_unref (asking->shell);
  g_clear_pointer (&asking->ids, g_array_unref);
  g_free (asking);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Asking, asking_free)

static void
go_on (Asking *asking,
       GFile  *file,
       GError *error)
{
  if (file == NULL && !tenbo_save_was_dismissed (error))
    tenbo_exchange_report (asking->shell, asking->kind, NULL, NULL, error);
  else if (file != NULL && kinds[asking->kind].run != NULL)
    kinds[asking->kind].run (asking->shell, file);
  else if (file != NULL)
    tenbo_exchange_export (asking->shell, file, asking->form, asking->ids);
}

static void
file_to_save_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (Asking) asking = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (object), result, &error);

  go_on (asking, file, error);
}

static void
file_to_open_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (Asking) asking = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (object), result, &error);

  go_on (asking, file, error);
}

static void
set_filter (GtkFileDialog *dialog,
            const Kind    *kind)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);

  gtk_file_filter_set_name (filter, _ (kind->filter));
  for (guint i = 0; kind->suffixes[i] != NULL; i++)
    gtk_file_filter_add_suffix (filter, kind->suffixes[i]);
  gtk_file_filter_set_name (all, _ ("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  g_list_store_append (filters, filter);
  g_list_store_append (filters, all);
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
}

/* Asks for a file to write, with the default name @name, or for a file to read (NULL). Takes
 * ownership of @asking. */
static void
ask_for_file (Asking     *asking,
              const char *name)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  GtkWindow *window = GTK_WINDOW (asking->shell);

  gtk_file_dialog_set_title (dialog, _ (kinds[asking->kind].title));
  if (kinds[asking->kind].filter != NULL)
    set_filter (dialog, &kinds[asking->kind]);

  if (name == NULL)
    {
      gtk_file_dialog_open (dialog, window, NULL, file_to_open_cb, asking);
      return;
    }

  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, window, NULL, file_to_save_cb, asking);
}

/* --- Export --- */

/* @asked determines the games of the dialog. */
static void
form_chosen_cb (gpointer        asked,
                TenboExportForm form)
{
  static const char *const names[TENBO_N_EXPORT_FORMS] = {
    [TENBO_EXPORT_JSON] = "tenbo-history.tenbo",
    [TENBO_EXPORT_CSV_GAMES] = "tenbo-games.csv",
    [TENBO_EXPORT_CSV_HANDS] = "tenbo-hands.csv",
    [TENBO_EXPORT_CSV_PEOPLE] = "tenbo-people.csv",
  };
  const Asking *dialog = asked;
  gboolean      some = dialog->ids != NULL && form == TENBO_EXPORT_JSON;
  Asking       *asking;

  if (tenbo_shell_get_store (dialog->shell) == NULL)
    return;

  asking = asking_new (dialog->shell, dialog->kind, dialog->ids);
  asking->form = form;
  ask_for_file (asking, some ? "tenbo-games.tenbo" : names[form]);
}

void
tenbo_exchange_ask_export (TenboShell *shell,
                           GArray     *ids)
{
  TenboExchangeKind kind = ids != NULL ? TENBO_EXCHANGE_EXPORT_GAMES : TENBO_EXCHANGE_EXPORT;

  g_return_if_fail (TENBO_IS_SHELL (shell));
  g_return_if_fail (ids == NULL || ids->len > 0);

  tenbo_export_dialog_present (GTK_WIDGET (shell), ids != NULL ? ids->len : 0, form_chosen_cb,
                               asking_new (shell, kind, ids), (GDestroyNotify) asking_free);
}

/* An export in progress */
typedef struct
{
  TenboExchangeTask base;
  TenboExportJob    job;
} Export;

static void
clear_export (gpointer export)
{
  g_clear_pointer (&((Export *) export)->job.ids, g_array_unref);
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

  return tenbo_export_job_write_file (&export->job, &watch, export->base.file, error);
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

  export = tenbo_exchange_task_new (
    sizeof *export, ids != NULL ? TENBO_EXCHANGE_EXPORT_GAMES : TENBO_EXCHANGE_EXPORT, shell, file);
  export->base.clear = clear_export;
  export->job = (TenboExportJob) {
    .store = export->base.store,
    .form = form,
    .ids = ids != NULL ? g_array_ref (ids) : NULL,
    .for_spreadsheet = TRUE,
  };
  tenbo_exchange_task_run (export, _ ("Exporting…"), write_export, tenbo_exchange_report_saved);
}

/* --- Actions --- */

static void
activated_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       shell)
{
  TenboExchangeKind kind = TENBO_EXCHANGE_IMPORT;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *name = NULL;

  while (g_strcmp0 (kinds[kind].action, g_action_get_name (G_ACTION (action))) != 0)
    kind++;

  if (kind == TENBO_EXCHANGE_EXPORT)
    {
      tenbo_exchange_ask_export (shell, NULL);
      return;
    }

  if (kinds[kind].name != NULL)
    name = g_date_time_format (now, kinds[kind].name);
  ask_for_file (asking_new (shell, kind, NULL), name);
}

void
tenbo_exchange_add_actions (TenboShell *shell)
{
  g_return_if_fail (TENBO_IS_SHELL (shell));

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      const GActionEntry entry = { .name = kinds[i].action, .activate = activated_cb };

      if (entry.name != NULL)
        g_action_map_add_action_entries (G_ACTION_MAP (shell), &entry, 1, shell);
    }
}
