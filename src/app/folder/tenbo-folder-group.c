/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-folder-group.h"

#include "tenbo-class.h"
#include "tenbo-feedback.h"
#include "tenbo-folder-words.h"
#include "tenbo-free-text.h"
#include "tenbo-join-dialog.h"
#include "tenbo-period.h"
#include "tenbo-plain-row.h"
#include "tenbo-save.h"

#include <glib/gi18n.h>

struct _TenboFolderGroup
{
  AdwPreferencesGroup parent_instance;

  /* Template widgets */
  GtkWidget      *join_row;
  AdwActionRow   *path_row;
  AdwActionRow   *state_row;
  GtkImage       *state_icon;
  AdwExpanderRow *devices_row;
  AdwExpanderRow *problems_row;
  AdwSwitchRow   *board_row;
  AdwActionRow   *board_path_row;
  GtkWidget      *leave_row;

  TenboFolderService *service;  /* owned */
  GPtrArray          *devices;  /* the rows of devices_row; owned */
  GPtrArray          *problems; /* the rows of problems_row; owned */
  char               *details;  /* the texts of these rows; owned */
};

G_DEFINE_FINAL_TYPE (TenboFolderGroup, tenbo_folder_group, ADW_TYPE_PREFERENCES_GROUP)

/* --- The state --- */

static void
show_state (TenboFolderGroup *self)
{
  const GError    *error = tenbo_folder_service_get_error (self->service);
  guint            n_waiting = tenbo_folder_service_get_n_waiting (self->service);
  g_autofree char *text = error != NULL ? tenbo_folder_words_error (error, n_waiting) : NULL;
  const char      *title;

  if (error != NULL)
    title = _ ("Could Not Synchronize");
  else if (!tenbo_folder_service_get_has_synced (self->service) || n_waiting > 0)
    /* Translators: state of the shared folder */
    title = _ ("Synchronizing…");
  else
    /* Translators: state of the shared folder */
    title = _ ("Up to Date");

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->state_row), title);
  adw_action_row_set_subtitle (self->state_row, text);
  gtk_image_set_from_icon_name (self->state_icon, error != NULL ? "dialog-warning-symbolic"
                                                                : "folder-publicshare-symbolic");
}

/* --- Devices and problems --- */

/* Facts about the folder besides the state of the service */
typedef struct
{
  GPtrArray *devices;  /* of TenboFolderDevice; NULL: the folder cannot be read */
  GPtrArray *problems; /* of TenboFolderProblem */
} Details;

static void
details_free (gpointer data)
{
  Details *details = data;

  g_clear_pointer (&details->devices, g_ptr_array_unref);
  g_clear_pointer (&details->problems, g_ptr_array_unref);
  g_free (details);
}

static gboolean
read_details (TenboStore *store,
              gpointer    data,
              GError    **error)
{
  Details *details = data;
  g_autoptr (TenboFolderSettings) settings = NULL;

  if (!tenbo_folder_read_settings (store, &settings, error))
    return FALSE;

  if (settings != NULL)
    details->devices = tenbo_folder_list_devices_of (settings, NULL);
  details->problems = tenbo_folder_list_problems (store, error);
  return details->problems != NULL;
}

/* Replaces the rows of @expander. */
static void
set_rows (AdwExpanderRow *expander,
          GPtrArray      *rows,
          GPtrArray      *new_rows)
{
  for (guint i = 0; i < rows->len; i++)
    adw_expander_row_remove (expander, rows->pdata[i]);
  g_ptr_array_set_size (rows, 0);
  for (guint i = 0; i < new_rows->len; i++)
    {
      g_ptr_array_add (rows, new_rows->pdata[i]);
      adw_expander_row_add_row (expander, new_rows->pdata[i]);
    }
  gtk_widget_set_visible (GTK_WIDGET (expander), rows->len > 0);
}

static GtkWidget *
create_device_row (const TenboFolderDevice *device)
{
  g_autofree char *time = NULL;
  g_autofree char *text = NULL;

  if (device->seen_msec != 0)
    {
      time = tenbo_describe_time (device->seen_msec, g_get_real_time () / 1000);
      /* Translators: %s is a time, such as "Yesterday, 21:05" */
      text = g_strdup_printf (_ ("Last change: %s"), time);
    }
  return tenbo_plain_row_new (
    device->name != NULL ? tenbo_free_text_isolate (device->name) : _ ("Unknown Device"), text);
}

/* Returns a text that differs if the rows do. Transfer full. */
static char *
summarize (const Details *details)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; details->devices != NULL && i < details->devices->len; i++)
    {
      const TenboFolderDevice *device = details->devices->pdata[i];

      if (!device->is_here)
        g_string_append_printf (text, "%s %s %" G_GINT64_FORMAT "\n", device->id,
                                device->name != NULL ? device->name : "", device->seen_msec);
    }
  for (guint i = 0; i < details->problems->len; i++)
    {
      const TenboFolderProblem *problem = details->problems->pdata[i];

      g_string_append_printf (text, "%s %s\n", problem->path, problem->problem);
    }

  return g_string_free_and_steal (text);
}

static void
show_details (TenboFolderGroup *self,
              const Details    *details)
{
  g_autoptr (GPtrArray) devices = g_ptr_array_new ();
  g_autoptr (GPtrArray) problems = g_ptr_array_new ();
  g_autofree char *text = summarize (details);

  /* New rows would lose the focus. */
  if (!g_set_str (&self->details, text))
    return;

  for (guint i = 0; details->devices != NULL && i < details->devices->len; i++)
    {
      const TenboFolderDevice *device = details->devices->pdata[i];

      if (!device->is_here)
        g_ptr_array_add (devices, create_device_row (device));
    }
  for (guint i = 0; i < details->problems->len; i++)
    {
      const TenboFolderProblem *problem = details->problems->pdata[i];

      g_ptr_array_add (problems, tenbo_plain_row_new (problem->path, problem->problem));
    }
  set_rows (self->devices_row, self->devices, devices);
  set_rows (self->problems_row, self->problems, problems);
}

static void
details_read_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (TenboFolderGroup) self = user_data;
  g_autoptr (GError) error = NULL;
  const Details *details;

  details = tenbo_folder_service_run_finish (TENBO_FOLDER_SERVICE (source), result, &error);
  if (details != NULL && gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    show_details (self, details);
}

static void
reload (TenboFolderGroup *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    tenbo_folder_service_run_async (self->service, read_details, g_new0 (Details, 1), details_free,
                                    details_read_cb, g_object_ref (self));
}

static gboolean
has_board (const TenboFolderSettings *settings)
{
  return settings != NULL && (settings->flags & TENBO_FOLDER_BOARD) != 0;
}

static void
show_board (TenboFolderGroup *self)
{
  const TenboFolderSettings *settings = tenbo_folder_service_get_settings (self->service);
  g_autofree char           *path = NULL;
  g_autofree char           *name = NULL;

  adw_switch_row_set_active (self->board_row, has_board (settings));
  gtk_widget_set_visible (GTK_WIDGET (self->board_path_row), has_board (settings));
  if (!has_board (settings))
    return;

  path = tenbo_folder_dup_board_path (settings);
  name = g_filename_display_name (path);
  adw_action_row_set_subtitle (self->board_path_row, name);
}

static void
show_settings (TenboFolderGroup *self)
{
  const TenboFolderSettings *settings = tenbo_folder_service_get_settings (self->service);
  g_autofree char           *path = NULL;

  gtk_widget_set_visible (self->join_row, settings == NULL);
  gtk_widget_set_visible (self->leave_row, settings != NULL);
  adw_preferences_group_set_description (
    ADW_PREFERENCES_GROUP (self),
    settings != NULL ? NULL
                     : _ ("Several devices can have one history, with a folder that Syncthing, "
                          "Nextcloud, a network share or a USB stick makes available on all of "
                          "them."));
  if (settings != NULL)
    path = g_filename_display_name (settings->path);
  adw_action_row_set_subtitle (self->path_row, path);
  show_board (self);
  show_state (self);
  reload (self);
}

/* --- Joining and leaving --- */

static void
folder_chosen_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (TenboFolderGroup) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_select_folder_finish (GTK_FILE_DIALOG (source), result,
                                                                 &error);

  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL ||
      (file == NULL && tenbo_save_was_dismissed (error)))
    return;

  if (file != NULL && g_file_peek_path (file) == NULL)
    g_set_error_literal (&error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                         _ ("Choose a folder on this computer."));
  if (error != NULL)
    tenbo_feedback_error (GTK_WIDGET (self), _ ("Could Not Open Folder"),
                          _ ("Nothing was changed."), error);
  else
    adw_dialog_present (tenbo_join_dialog_new (self->service, g_file_peek_path (file)),
                        GTK_WIDGET (self));
}

static void
join_activated_cb (TenboFolderGroup *self)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();

  gtk_file_dialog_set_title (dialog, _ ("Choose a Shared Folder"));
  gtk_file_dialog_select_folder (dialog, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), NULL,
                                 folder_chosen_cb, g_object_ref (self));
}

static gboolean
leave (TenboStore *store,
       gpointer    data,
       GError    **error)
{
  return tenbo_folder_leave (store, error);
}

static void
left_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (TenboFolderGroup) self = user_data;
  TenboFolderService *service = TENBO_FOLDER_SERVICE (source);
  g_autoptr (GError) error = NULL;

  gtk_widget_set_sensitive (self->leave_row, TRUE);
  if (tenbo_folder_service_run_finish (service, result, &error) != NULL)
    tenbo_folder_service_sync (service);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    tenbo_feedback_error (GTK_WIDGET (self), _ ("Could Not Leave Folder"),
                          _ ("Nothing was changed."), error);
}

static void
leave_confirmed_cb (TenboFolderGroup *self)
{
  gtk_widget_set_sensitive (self->leave_row, FALSE);
  tenbo_folder_service_run_async (self->service, leave, g_object_ref (self->service),
                                  g_object_unref, left_cb, g_object_ref (self));
}

static void
leave_activated_cb (TenboFolderGroup *self)
{
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (
    _ ("Leave the Shared Folder?"),
    _ ("The history stays on this device, and the files stay in the folder, where the other "
       "devices can still read them. Later changes are no longer shared.")));

  adw_alert_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "leave", _ ("_Leave"), NULL);
  adw_alert_dialog_set_response_appearance (dialog, "leave", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response::leave", G_CALLBACK (leave_confirmed_cb), self,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (self));
}

/* --- The board --- */

static gboolean
set_board (TenboStore *store,
           gpointer    data,
           GError    **error)
{
  return tenbo_folder_set_board (store, *(const gboolean *) data, error);
}

static void
board_set_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (TenboFolderGroup) self = user_data;
  TenboFolderService *service = TENBO_FOLDER_SERVICE (source);
  g_autoptr (GError) error = NULL;

  if (tenbo_folder_service_run_finish (service, result, &error) != NULL)
    tenbo_folder_service_sync (service);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      show_board (self);
      tenbo_feedback_error (GTK_WIDGET (self), _ ("Could Not Change the Board"),
                            _ ("Nothing was changed."), error);
    }
}

static void
board_changed_cb (TenboFolderGroup *self)
{
  gboolean active = adw_switch_row_get_active (self->board_row);

  /* The row shows the settings. */
  if (self->service == NULL ||
      active == has_board (tenbo_folder_service_get_settings (self->service)))
    return;

  tenbo_folder_service_run_async (self->service, set_board, g_memdup2 (&active, sizeof active),
                                  g_free, board_set_cb, g_object_ref (self));
}

/* --- The object --- */

static void
tenbo_folder_group_dispose (GObject *object)
{
  TenboFolderGroup *self = TENBO_FOLDER_GROUP (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_FOLDER_GROUP);
  g_clear_object (&self->service);
  g_clear_pointer (&self->devices, g_ptr_array_unref);
  g_clear_pointer (&self->problems, g_ptr_array_unref);
  g_clear_pointer (&self->details, g_free);

  G_OBJECT_CLASS (tenbo_folder_group_parent_class)->dispose (object);
}

static void
tenbo_folder_group_class_init (TenboFolderGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_folder_group_dispose;

  tenbo_class_set_template (klass, "tenbo-folder-group");
  gtk_widget_class_bind_template_child (widget_class, TenboFolderGroup, join_row);
  gtk_widget_class_bind_template_child (widget_class, TenboFolderGroup, path_row);
  gtk_widget_class_bind_template_child (widget_class, TenboFolderGroup, state_row);
  gtk_widget_class_bind_template_child (widget_class, TenboFolderGroup, state_icon);
  gtk_widget_class_bind_template_child (widget_class, TenboFolderGroup, devices_row);
  gtk_widget_class_bind_template_child (widget_class, TenboFolderGroup, problems_row);
  gtk_widget_class_bind_template_child (widget_class, TenboFolderGroup, board_row);
  gtk_widget_class_bind_template_child (widget_class, TenboFolderGroup, board_path_row);
  gtk_widget_class_bind_template_child (widget_class, TenboFolderGroup, leave_row);
  gtk_widget_class_bind_template_callback (widget_class, reload);
  gtk_widget_class_bind_template_callback (widget_class, join_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, board_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, leave_activated_cb);
}

static void
tenbo_folder_group_init (TenboFolderGroup *self)
{
  self->devices = g_ptr_array_new ();
  self->problems = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwPreferencesGroup *
tenbo_folder_group_new (TenboFolderService *service)
{
  TenboFolderGroup *self;

  g_return_val_if_fail (TENBO_IS_FOLDER_SERVICE (service), NULL);

  self = g_object_new (TENBO_TYPE_FOLDER_GROUP, NULL);
  self->service = g_object_ref (service);
  g_signal_connect_object (service, "notify::settings", G_CALLBACK (show_settings), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (service, "notify", G_CALLBACK (show_state), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (service, "synced", G_CALLBACK (reload), self, G_CONNECT_SWAPPED);
  show_settings (self);

  return ADW_PREFERENCES_GROUP (self);
}

void
tenbo_folder_group_focus (TenboFolderGroup *self,
                          AdwDialog        *dialog)
{
  g_return_if_fail (TENBO_IS_FOLDER_GROUP (self));
  g_return_if_fail (ADW_IS_DIALOG (dialog));

  adw_dialog_set_focus (dialog, GTK_WIDGET (self->state_row));
}
