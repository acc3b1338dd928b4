/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-join-dialog.h"

#include "tenbo-class.h"
#include "tenbo-feedback.h"
#include "tenbo-text-row.h"

#include <glib/gi18n.h>

struct _TenboJoinDialog
{
  AdwDialog parent_instance;

  /* Template widgets */
  GtkWidget    *join_button;
  AdwActionRow *path_row;
  TenboTextRow *name_row;
  AdwSwitchRow *initials_row;
  AdwSwitchRow *send_only_row;

  TenboFolderService *service; /* owned */
  char               *path;    /* owned */
};

G_DEFINE_FINAL_TYPE (TenboJoinDialog, tenbo_join_dialog, ADW_TYPE_DIALOG)

static void
name_changed_cb (TenboJoinDialog *self)
{
  g_autofree char *name = tenbo_text_row_dup_text (self->name_row);

  gtk_widget_set_sensitive (self->join_button, *name != '\0');
}

static gboolean
join (TenboStore *store,
      gpointer    data,
      GError    **error)
{
  const TenboFolderSettings *settings = data;

  return tenbo_folder_join (store, settings->path, settings->name, settings->flags, error);
}

static void
joined_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (TenboJoinDialog) self = user_data;
  TenboFolderService *service = TENBO_FOLDER_SERVICE (source);
  g_autoptr (GError) error = NULL;

  gtk_widget_set_sensitive (self->join_button, TRUE);
  if (tenbo_folder_service_run_finish (service, result, &error) != NULL)
    {
      tenbo_folder_service_sync (service);
      adw_dialog_force_close (ADW_DIALOG (self));
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    tenbo_feedback_error (GTK_WIDGET (self), _ ("Could Not Join Folder"),
                          _ ("Nothing was changed."), error);
}

static void
join_clicked_cb (TenboJoinDialog *self)
{
  TenboFolderSettings *settings = g_new0 (TenboFolderSettings, 1);

  settings->path = g_strdup (self->path);
  settings->name = tenbo_text_row_dup_text (self->name_row);
  if (adw_switch_row_get_active (self->initials_row))
    settings->flags |= TENBO_FOLDER_INITIALS;
  if (adw_switch_row_get_active (self->send_only_row))
    settings->flags |= TENBO_FOLDER_SEND_ONLY;
  gtk_widget_set_sensitive (self->join_button, FALSE);
  tenbo_folder_service_run_async (self->service, join, settings,
                                  (GDestroyNotify) tenbo_folder_settings_free, joined_cb,
                                  g_object_ref (self));
}

static void
tenbo_join_dialog_dispose (GObject *object)
{
  TenboJoinDialog *self = TENBO_JOIN_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_JOIN_DIALOG);
  g_clear_object (&self->service);
  g_clear_pointer (&self->path, g_free);

  G_OBJECT_CLASS (tenbo_join_dialog_parent_class)->dispose (object);
}

static void
tenbo_join_dialog_class_init (TenboJoinDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_join_dialog_dispose;

  g_type_ensure (TENBO_TYPE_TEXT_ROW);
  tenbo_class_set_template (klass, "tenbo-join-dialog");
  gtk_widget_class_bind_template_child (widget_class, TenboJoinDialog, join_button);
  gtk_widget_class_bind_template_child (widget_class, TenboJoinDialog, path_row);
  gtk_widget_class_bind_template_child (widget_class, TenboJoinDialog, name_row);
  gtk_widget_class_bind_template_child (widget_class, TenboJoinDialog, initials_row);
  gtk_widget_class_bind_template_child (widget_class, TenboJoinDialog, send_only_row);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, join_clicked_cb);
}

static void
tenbo_join_dialog_init (TenboJoinDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwDialog *
tenbo_join_dialog_new (TenboFolderService *service,
                       const char         *path)
{
  TenboJoinDialog *self;
  g_autofree char *shown = NULL;

  g_return_val_if_fail (TENBO_IS_FOLDER_SERVICE (service) && path != NULL, NULL);

  self = g_object_new (TENBO_TYPE_JOIN_DIALOG, NULL);
  self->service = g_object_ref (service);
  self->path = g_strdup (path);
  shown = g_filename_display_name (path);
  adw_action_row_set_subtitle (self->path_row, shown);
  tenbo_text_row_set_text (self->name_row, g_get_host_name ());

  return ADW_DIALOG (self);
}
