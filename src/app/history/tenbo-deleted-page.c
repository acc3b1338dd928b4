/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-deleted-page.h"

#include "tenbo-background-read.h"
#include "tenbo-class.h"
#include "tenbo-feedback.h"
#include "tenbo-history-change.h"
#include "tenbo-history-list.h"

#include <glib/gi18n.h>

struct _TenboDeletedPage
{
  AdwNavigationPage parent_instance;

  /* Template widgets */
  GtkWidget        *purge_button;
  GtkStack         *stack;
  TenboHistoryList *list;

  /* Owned */
  TenboStore        *store;
  TenboHistoryModel *model;

  gboolean purging;
  gboolean focused; /* Whether the list had the focus when it was last read */
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
      gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD);
    }
}

static void
failed_cb (TenboDeletedPage *self,
           const GError     *error)
{
  tenbo_feedback_error (GTK_WIDGET (self), _ ("Could Not Read History"),
                        _ ("Nothing was changed."), error);
}

static void
reload (TenboDeletedPage *self)
{
  tenbo_history_model_reload (self->model);
}

static void
activated_cb (TenboDeletedPage *self,
              guint             position)
{
  g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (TenboGameKey));

  if (!can_write (self) || self->purging)
    return;

  g_array_append_vals (keys, tenbo_history_model_get_key (self->model, position), 1);
  tenbo_history_change (GTK_WIDGET (self), TENBO_GAMES_RESTORE, keys,
                        _ ("Game restored"), NULL);
}

/* --- Deleting for good --- */

static void
purged_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (TenboDeletedPage) self = user_data;
  g_autoptr (GError) error = NULL;
  TenboShell *shell = tenbo_shell_find (GTK_WIDGET (self));
  gboolean    done = tenbo_store_commit_finish (TENBO_STORE (source), result, NULL, &error);

  self->purging = FALSE;

  /* The user may have left the page meanwhile. */
  if (shell == NULL)
    return;

  if (done)
    {
      AdwToast *toast = adw_toast_new (_ ("Games permanently deleted"));

      /* This toast takes precedence over history toasts that still offer to undo a change. */
      tenbo_undo_forget (tenbo_shell_get_undo (shell));
      adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
      tenbo_shell_add_toast (shell, toast);
    }
  else
    tenbo_feedback_error (GTK_WIDGET (self), _ ("Could Not Delete Games"), NULL, error);
}

static void
response_cb (TenboDeletedPage *self,
             const char       *response)
{
  if (self->purging || !g_str_equal (response, "delete"))
    return;

  self->purging = TRUE;
  tenbo_store_commit_async (self->store, tenbo_write_purge (), NULL, purged_cb,
                            g_object_ref (self));
}

static void
purge_clicked_cb (TenboDeletedPage *self)
{
  guint            n_games = g_list_model_get_n_items (G_LIST_MODEL (self->model));
  g_autofree char *heading = g_strdup_printf (ngettext ("Delete %u Game?", "Delete %u Games?",
                                                        n_games),
                                              n_games);
  AdwAlertDialog  *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (
    heading, _ ("All hands of these games will be permanently deleted. This cannot be undone.")));

  adw_alert_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "delete", _ ("_Delete"), NULL);
  adw_alert_dialog_set_response_appearance (dialog, "delete", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (dialog, "cancel");
  adw_alert_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (self));
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

  g_type_ensure (TENBO_TYPE_HISTORY_LIST);
  tenbo_class_set_template (klass, "tenbo-deleted-page");
  gtk_widget_class_bind_template_child (widget_class, TenboDeletedPage, purge_button);
  gtk_widget_class_bind_template_child (widget_class, TenboDeletedPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TenboDeletedPage, list);
  gtk_widget_class_bind_template_callback (widget_class, reload);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, purge_clicked_cb);
}

static void
tenbo_deleted_page_init (TenboDeletedPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwNavigationPage *
tenbo_deleted_page_new (TenboStore *store)
{
  TenboDeletedPage *self;
  g_autoptr (TenboHistoryFilter) filter = tenbo_history_filter_new (TRUE);

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);

  self = g_object_new (TENBO_TYPE_DELETED_PAGE, NULL);
  self->store = g_object_ref (store);
  tenbo_background_read_follow (self, store, TENBO_KIND_GAMES | TENBO_KIND_PEOPLE,
                                G_CALLBACK (reload));
  self->model = tenbo_history_model_new (store, filter);
  tenbo_history_list_set_model (self->list, self->model, TRUE);
  g_signal_connect_object (self->model, "found", G_CALLBACK (found_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->model, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);

  return ADW_NAVIGATION_PAGE (self);
}
