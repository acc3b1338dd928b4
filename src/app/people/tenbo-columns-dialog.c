/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-columns-dialog.h"

#include "tenbo-standings.h"

#include <glib/gi18n.h>

/* Adds or removes the statistic that is the name of @row, in the order of the table. The only
 * chosen statistic cannot be switched off. */
static void
changed_cb (AdwSwitchRow *row,
            GParamSpec   *pspec,
            GSettings    *settings)
{
  const TenboStatisticId *ids = tenbo_standing_get_statistics ();
  g_auto (GStrv) chosen = g_settings_get_strv (settings, TENBO_STANDINGS_COLUMNS);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) keys = NULL;

  for (gsize i = 0; i < TENBO_N_STANDING_STATISTICS; i++)
    {
      const char *key = tenbo_statistic_get_key (ids[i]);

      if (g_str_equal (key, gtk_widget_get_name (GTK_WIDGET (row)))
            ? adw_switch_row_get_active (row)
            : g_strv_contains ((const char *const *) chosen, key))
        g_strv_builder_add (builder, key);
    }
  keys = g_strv_builder_end (builder);
  if (keys[0] != NULL)
    g_settings_set_strv (settings, TENBO_STANDINGS_COLUMNS, (const char *const *) keys);
  else
    adw_switch_row_set_active (row, TRUE);
}

AdwDialog *
tenbo_columns_dialog_new (GSettings *settings)
{
  AdwDialog              *dialog = adw_preferences_dialog_new ();
  AdwPreferencesPage     *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  AdwPreferencesGroup    *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  const TenboStatisticId *ids = tenbo_standing_get_statistics ();
  g_auto (GStrv) chosen = g_settings_get_strv (settings, TENBO_STANDINGS_COLUMNS);

  for (gsize i = 0; i < TENBO_N_STANDING_STATISTICS; i++)
    {
      const char *key = tenbo_statistic_get_key (ids[i]);
      GtkWidget  *row = g_object_new (ADW_TYPE_SWITCH_ROW,
                                      "name", key,
                                      "title", tenbo_statistic_get_name (ids[i]),
                                      "subtitle", tenbo_statistic_get_help (ids[i]),
                                      "active", g_strv_contains ((const char *const *) chosen, key),
                                      NULL);

      g_signal_connect_object (row, "notify::active", G_CALLBACK (changed_cb), settings,
                               G_CONNECT_DEFAULT);
      adw_preferences_group_add (group, row);
    }
  adw_preferences_page_add (page, group);
  adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (dialog), page);
  adw_dialog_set_title (dialog, _ ("Columns"));
  adw_dialog_set_content_width (dialog, 480);

  return dialog;
}
