/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-preferences-dialog.h"

#include "tenbo-entry-spin.h"
#include "tenbo-folder-group.h"

/* The values of a setting in the order of the rows of its list */
static const char *const styles[] = { "system", "light", "dark", NULL };
static const char *const views[] = { "beside", "flat", "far", NULL };
static const char *const entry_methods[] = { "table", "yaku", "tiles", NULL };

static gboolean
get_choice_cb (GValue   *value,
               GVariant *variant,
               gpointer  user_data)
{
  const char *const *choices = user_data;
  guint              index = 0;

  while (choices[index] != NULL &&
         !g_str_equal (choices[index], g_variant_get_string (variant, NULL)))
    index++;
  g_value_set_uint (value, choices[index] != NULL ? index : 0);
  return TRUE;
}

static GVariant *
set_choice_cb (const GValue       *value,
               const GVariantType *type,
               gpointer            user_data)
{
  const char *const *choices = user_data;
  guint              index = g_value_get_uint (value);

  return index < g_strv_length ((char **) choices) ? g_variant_new_string (choices[index]) : NULL;
}

/* Creates the dialog. @group (floating) is that of the shared folder, or NULL. Transfer
 * full. */
static AdwDialog *
create (GSettings           *settings,
        AdwPreferencesGroup *group)
{
  static const struct
  {
    const char *row;
    const char *property;
    const char *key;
  } bindings[] = {
    { "colored_seats_row", "active", "colored-seats" },
    { "clock_row", "active", "clock" },
    { "keep_awake_row", "active", "keep-awake" },
    { "time_limit_row", "value", "time-limit" },
    { "sounds_row", "active", "sounds" },
  };
  static const struct
  {
    const char        *row;
    const char        *key;
    const char *const *choices;
  } lists[] = {
    { "style_row", "style", styles },
    { "view_row", "table-view", views },
    { "entry_method_row", "entry-method", entry_methods },
  };
  g_autoptr (GtkBuilder) builder = NULL;
  AdwDialog *dialog;

  builder = gtk_builder_new_from_resource (
    "/io/github/tenbo_app/Tenbo/tenbo-preferences-dialog.ui");
  tenbo_entry_spin_set_up (ADW_SPIN_ROW (gtk_builder_get_object (builder, "time_limit_row")));
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    g_settings_bind_with_mapping (settings, lists[i].key,
                                  gtk_builder_get_object (builder, lists[i].row), "selected",
                                  G_SETTINGS_BIND_DEFAULT, get_choice_cb, set_choice_cb,
                                  (gpointer) lists[i].choices, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (bindings); i++)
    g_settings_bind (settings, bindings[i].key, gtk_builder_get_object (builder, bindings[i].row),
                     bindings[i].property, G_SETTINGS_BIND_DEFAULT);

  if (group != NULL)
    adw_preferences_page_add (ADW_PREFERENCES_PAGE (gtk_builder_get_object (builder, "page")),
                              group);

  dialog = ADW_DIALOG (gtk_builder_get_object (builder, "dialog"));
  return g_object_ref (dialog);
}

void
tenbo_preferences_dialog_present (GtkWidget          *parent,
                                  GSettings          *settings,
                                  TenboFolderService *folder)
{
  g_autoptr (AdwDialog) dialog = NULL;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (G_IS_SETTINGS (settings));

  dialog = create (settings, folder != NULL ? tenbo_folder_group_new (folder) : NULL);
  adw_dialog_present (dialog, parent);
}

void
tenbo_preferences_dialog_present_folder (GtkWidget          *parent,
                                         GSettings          *settings,
                                         TenboFolderService *folder)
{
  AdwPreferencesGroup *group;
  g_autoptr (AdwDialog) dialog = NULL;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (TENBO_IS_FOLDER_SERVICE (folder));

  group = tenbo_folder_group_new (folder);
  dialog = create (settings, group);

  /* The page scrolls to the focus. */
  tenbo_folder_group_focus (TENBO_FOLDER_GROUP (group), dialog);
  adw_dialog_present (dialog, parent);
}
