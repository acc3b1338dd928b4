/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset-trial-dialog.h"

#include "tenbo-plain-row.h"
#include "tenbo-ruleset-trial.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

#define WIDTH  560
#define HEIGHT 700

/* Adds a group of @lines to @page. Takes @lines. */
static void
add_group (AdwPreferencesPage *page,
           const char         *title,
           const char         *description,
           GPtrArray          *lines)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  gtk_widget_set_visible (GTK_WIDGET (group), lines->len > 0);
  adw_preferences_group_set_title (group, title);
  adw_preferences_group_set_description (group, description);
  for (guint i = 0; i < lines->len; i++)
    {
      const TenboTrialLine *line = g_ptr_array_index (lines, i);

      adw_preferences_group_add (group, tenbo_plain_row_new (line->title, line->text));
    }
  adw_preferences_page_add (page, group);
  g_ptr_array_unref (lines);
}

AdwDialog *
tenbo_ruleset_trial_dialog_new (TenboRuleset *ruleset,
                                TenboRuleset *base)
{
  AdwDialog          *dialog = adw_dialog_new ();
  GtkWidget          *view = adw_toolbar_view_new ();
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  const TbRules      *rules;

  g_return_val_if_fail (TENBO_IS_RULESET (ruleset), NULL);

  rules = tenbo_ruleset_get_rules (ruleset);
  if (base != NULL)
    add_group (page, _ ("Differences"), tenbo_ruleset_get_name (base),
               tenbo_ruleset_trial_list_differences (ruleset, base));
  add_group (page, _ ("Sample Hands"), NULL, tenbo_ruleset_trial_list_hands (rules));
  add_group (page, _ ("Result of a Sample Game"), NULL, tenbo_ruleset_trial_list_results (rules));

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), GTK_WIDGET (page));
  adw_dialog_set_title (dialog, _ ("Try It"));
  adw_dialog_set_content_width (dialog, WIDTH);
  adw_dialog_set_content_height (dialog, HEIGHT);
  adw_dialog_set_child (dialog, view);
  return dialog;
}
