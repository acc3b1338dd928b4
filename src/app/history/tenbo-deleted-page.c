/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-deleted-page.h"

#include "tenbo-feedback.h"
#include "tenbo-history-changes.h"
#include "tenbo-history-model.h"
#include "tenbo-history-row.h"
#include "tenbo-long-task.h"
#include "tenbo-shell.h"

#include <glib/gi18n.h>

struct _TenboDeletedPage
{
  AdwNavigationPage parent_instance;

  /* Template widgets */
  GtkWidget   *purge_button;
  GtkStack    *stack;
  GtkListView *list_view;

  /* Owned */
  TenboStore        *store;
  TenboHistoryModel *model;

  gboolean busy;
  gboolean focused; /* the list had the focus, which may be anywhere since */
};

G_DEFINE_FINAL_TYPE (TenboDeletedPage, tenbo_deleted_page, ADW_TYPE_NAVIGATION_PAGE)

static gboolean
can_write (TenboDeletedPage *self)
{
  return tenbo_store_get_access (self->store) == TENBO_STORE_ACCESS_WRITE;
}

static void
found_cb (TenboDeletedPage *self)
{
  gboolean any = g_list_model_get_n_items (G_LIST_MODEL (self->model)) > 0;

  gtk_stack_set_visible_child_name (self->stack, any ? "games" : "empty");
  gtk_widget_set_visible (self->purge_button, any && can_write (self));
  if (any && !self->focused)
    {
      self->focused = TRUE;
      gtk_widget_grab_focus (GTK_WIDGET (self->list_view));
    }
}

static void
failed_cb (TenboDeletedPage *self,
           const GError     *error)
{
  tenbo_feedback_error (GTK_WIDGET (self), _ ("The History Cannot Be Read"),
                        _ ("Nothing was changed."), error);
}

static void
showing_cb (TenboDeletedPage *self)
{
  tenbo_history_model_reload (self->model);
}

static void
committed_cb (TenboDeletedPage  *self,
              const TenboCommit *commit)
{
  if ((commit->kinds & TENBO_KIND_GAMES) != 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    showing_cb (self);
}

/* Whether the page is still in its window. */
static gboolean
is_there (TenboDeletedPage *self)
{
  return TENBO_IS_SHELL (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* --- Bringing a game back --- */

/* A game that is brought back, or deleted again. */
typedef struct
{
  TenboShell  *window; /* owned; NULL: it is only offered */
  TenboStore  *store;  /* owned */
  TenboGameKey key;
} Restoring;

static void
restoring_free (gpointer data)
{
  Restoring *restoring = data;

  g_clear_object (&restoring->window);
  g_object_unref (restoring->store);
  g_free (restoring);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Restoring, restoring_free)

/* FALSE: something else is under way. */
static gboolean
start_change (TenboShell         *window,
              TenboStore         *store,
              TenboHistoryChange  change,
              const TenboGameKey *key,
              GAsyncReadyCallback callback)
{
  Restoring *restoring;

  if (tenbo_long_task_is_running (GTK_WIDGET (window)))
    return FALSE;

  restoring = g_new0 (Restoring, 1);
  restoring->window = g_object_ref (window);
  restoring->store = g_object_ref (store);
  restoring->key = *key;
  tenbo_history_change_async (GTK_WIDGET (window), store, change, key, 1, callback, restoring);
  return TRUE;
}

/* Whether the game was changed; says so to what is shown. */
static gboolean
finish_change (Restoring    *restoring,
               GAsyncResult *result,
               const char   *heading)
{
  GtkWidget *window = GTK_WIDGET (restoring->window);
  g_autoptr (GError) error = NULL;
  gboolean done = tenbo_history_change_finish (result, NULL, &error);

  /* It was closed meanwhile. */
  if (!gtk_widget_get_mapped (window))
    return FALSE;

  if (!done)
    tenbo_feedback_error (window, heading, NULL, error);

  return done;
}

static void
deleted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (Restoring) restoring = user_data;

  if (finish_change (restoring, result, _ ("The Games Cannot Be Deleted")))
    tenbo_undo_report (tenbo_shell_get_undo (restoring->window));
}

static gboolean
undo_cb (TenboShell *window,
         gpointer    data)
{
  Restoring *restoring = data;

  return start_change (window, restoring->store, TENBO_HISTORY_DELETE, &restoring->key,
                       deleted_cb);
}

static void
restored_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (Restoring) restoring = user_data;
  g_autoptr (TenboShell) window = NULL;

  if (!finish_change (restoring, result, _ ("The Game Cannot Be Restored")))
    return;

  window = g_steal_pointer (&restoring->window);
  tenbo_undo_offer (tenbo_shell_get_undo (window), _ ("The game is back in the history"), undo_cb,
                    g_steal_pointer (&restoring), restoring_free);
}

static void
activated_cb (TenboDeletedPage *self,
              guint             position)
{
  if (is_there (self) && can_write (self) && !self->busy)
    start_change (TENBO_SHELL (gtk_widget_get_root (GTK_WIDGET (self))), self->store,
                  TENBO_HISTORY_RESTORE, tenbo_history_model_get_key (self->model, position),
                  restored_cb);
}

/* --- Deleting for good --- */

/* Before what may still be offered from the history. */
static void
show_purged (TenboDeletedPage *self)
{
  TenboShell *window = TENBO_SHELL (gtk_widget_get_root (GTK_WIDGET (self)));
  AdwToast   *toast = adw_toast_new (_ ("The games were deleted for good"));

  tenbo_undo_forget (tenbo_shell_get_undo (window));
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  tenbo_shell_add_toast (window, toast);
}

static void
purged_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (TenboDeletedPage) self = user_data;
  g_autoptr (GError) error = NULL;
  gboolean done;

  self->busy = FALSE;
  done = tenbo_store_commit_finish (TENBO_STORE (source), result, NULL, &error);
  if (!is_there (self))
    return;

  if (done)
    show_purged (self);
  else
    tenbo_feedback_error (GTK_WIDGET (self), _ ("The Games Cannot Be Deleted"), NULL, error);
}

static void
response_cb (TenboDeletedPage *self,
             const char       *response)
{
  if (self->busy || !g_str_equal (response, "delete"))
    return;

  self->busy = TRUE;
  tenbo_store_commit_async (self->store, tenbo_write_purge (), NULL, purged_cb,
                            g_object_ref (self));
}

static void
purge_clicked_cb (TenboDeletedPage *self)
{
  guint            n_games = g_list_model_get_n_items (G_LIST_MODEL (self->model));
  g_autofree char *heading = NULL;
  AdwDialog       *dialog;

  heading = g_strdup_printf (ngettext ("Delete %u Game?", "Delete %u Games?", n_games),
                             n_games);
  dialog = adw_alert_dialog_new (
    heading, _ ("All their hands are removed for good. This cannot be undone."));
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog),
                                  "cancel", _ ("_Cancel"),
                                  "delete", _ ("_Delete"),
                                  NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "delete",
                                            ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "cancel");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

/* --- Rows --- */

static void
setup_cb (TenboDeletedPage *self,
          GtkListItem      *item)
{
  GtkWidget *row = tenbo_history_row_new (item);

  tenbo_history_row_set_deleted (TENBO_HISTORY_ROW (row));
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (TenboDeletedPage *self,
         GtkListItem      *item)
{
  tenbo_history_row_set_summary (TENBO_HISTORY_ROW (gtk_list_item_get_child (item)),
                                 gtk_list_item_get_item (item));
}

static void
unbind_cb (TenboDeletedPage *self,
           GtkListItem      *item)
{
  tenbo_history_row_set_summary (TENBO_HISTORY_ROW (gtk_list_item_get_child (item)), NULL);
}

/* --- The page --- */

static void
tenbo_deleted_page_dispose (GObject *object)
{
  TenboDeletedPage *self = TENBO_DELETED_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_DELETED_PAGE);
  g_clear_object (&self->model);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (tenbo_deleted_page_parent_class)->dispose (object);
}

static void
tenbo_deleted_page_class_init (TenboDeletedPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_deleted_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-deleted-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboDeletedPage, purge_button);
  gtk_widget_class_bind_template_child (widget_class, TenboDeletedPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TenboDeletedPage, list_view);
  gtk_widget_class_bind_template_callback (widget_class, showing_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, purge_clicked_cb);
}

static void
tenbo_deleted_page_init (TenboDeletedPage *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list_view, factory);
}

AdwNavigationPage *
tenbo_deleted_page_new (TenboStore *store)
{
  TenboDeletedPage *self;
  g_autoptr (TenboHistoryFilter) filter = tenbo_history_filter_new_deleted ();
  g_autoptr (GtkNoSelection) selection = NULL;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);

  self = g_object_new (TENBO_TYPE_DELETED_PAGE, NULL);
  self->store = g_object_ref (store);
  g_signal_connect_object (store, "committed", G_CALLBACK (committed_cb), self, G_CONNECT_SWAPPED);
  self->model = tenbo_history_model_new (store, filter);
  selection = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->model)));
  gtk_list_view_set_model (self->list_view, GTK_SELECTION_MODEL (selection));
  g_signal_connect_object (self->model, "found", G_CALLBACK (found_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->model, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);

  return ADW_NAVIGATION_PAGE (self);
}
