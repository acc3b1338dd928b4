/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-preferences-dialog.h"

#include "tenbo-entry-spin.h"
#include "tenbo-table-layout.h"

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

void
tenbo_preferences_dialog_present (GtkWidget *parent,
                                  GSettings *settings)
{
  static const struct
  {
    const char *row;
    const char *property;
    const char *key;
  } bindings[] = {
    { "keep_awake_row", "active", "keep-awake" },
    { "time_limit_row", "value", "time-limit" },
    { "sounds_row", "active", "sounds" },
  };
  g_autoptr (GtkBuilder) builder = NULL;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (G_IS_SETTINGS (settings));

  builder = gtk_builder_new_from_resource (
    "/io/github/tenbo_app/Tenbo/tenbo-preferences-dialog.ui");
  tenbo_entry_spin_set_up (ADW_SPIN_ROW (gtk_builder_get_object (builder, "time_limit_row")));
  g_settings_bind_with_mapping (
    settings, "table-view", gtk_builder_get_object (builder, "view_row"), "selected",
    G_SETTINGS_BIND_DEFAULT, get_view_cb, set_view_cb, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (bindings); i++)
    g_settings_bind (settings, bindings[i].key, gtk_builder_get_object (builder, bindings[i].row),
                     bindings[i].property, G_SETTINGS_BIND_DEFAULT);

  adw_dialog_present (ADW_DIALOG (gtk_builder_get_object (builder, "dialog")), parent);
}
