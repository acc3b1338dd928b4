/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-preferences-dialog.h"

#include "tenbo-entry-spin.h"
#include "tenbo-table-layout.h"

struct _TenboPreferencesDialog
{
  AdwPreferencesDialog parent_instance;

  AdwComboRow *view_row;
  GtkWidget   *keep_awake_row;
  GtkWidget   *time_limit_row;
  GtkWidget   *sounds_row;
};

G_DEFINE_FINAL_TYPE (TenboPreferencesDialog, tenbo_preferences_dialog, ADW_TYPE_PREFERENCES_DIALOG)

/* The rows of the list are in the order of TenboTableView. */
static gboolean
get_view_cb (GValue   *value,
             GVariant *variant,
             gpointer  user_data)
{
  g_autoptr (GEnumClass) views = g_type_class_ref (TENBO_TYPE_TABLE_VIEW);
  GEnumValue *view = g_enum_get_value_by_nick (views, g_variant_get_string (variant, NULL));

  g_value_set_uint (value, view != NULL ? (guint) view->value : 0);
  return TRUE;
}

static GVariant *
set_view_cb (const GValue       *value,
             const GVariantType *type,
             gpointer            user_data)
{
  g_autoptr (GEnumClass) views = g_type_class_ref (TENBO_TYPE_TABLE_VIEW);
  GEnumValue *view = g_enum_get_value (views, (int) g_value_get_uint (value));

  return view != NULL ? g_variant_new_string (view->value_nick) : NULL;
}

static void
tenbo_preferences_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_PREFERENCES_DIALOG);

  G_OBJECT_CLASS (tenbo_preferences_dialog_parent_class)->dispose (object);
}

static void
tenbo_preferences_dialog_class_init (TenboPreferencesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_preferences_dialog_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/tenbo_app/Tenbo/tenbo-preferences-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboPreferencesDialog, view_row);
  gtk_widget_class_bind_template_child (widget_class, TenboPreferencesDialog, keep_awake_row);
  gtk_widget_class_bind_template_child (widget_class, TenboPreferencesDialog, time_limit_row);
  gtk_widget_class_bind_template_child (widget_class, TenboPreferencesDialog, sounds_row);
}

static void
tenbo_preferences_dialog_init (TenboPreferencesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwDialog *
tenbo_preferences_dialog_new (GSettings *settings)
{
  TenboPreferencesDialog *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (TENBO_TYPE_PREFERENCES_DIALOG, NULL);
  g_settings_bind_with_mapping (settings, "table-view", self->view_row, "selected",
                                G_SETTINGS_BIND_DEFAULT, get_view_cb, set_view_cb, NULL, NULL);
  tenbo_entry_spin_set_up (ADW_SPIN_ROW (self->time_limit_row));
  g_settings_bind (settings, "keep-awake", self->keep_awake_row, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "time-limit", self->time_limit_row, "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "sounds", self->sounds_row, "active", G_SETTINGS_BIND_DEFAULT);
  return ADW_DIALOG (self);
}
