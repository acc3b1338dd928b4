/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "help-pages.h"

#include "stage.h"

#include "tenbo-app-test.h"
#include "tenbo-help-dialog.h"
#include "tenbo-ruleset-chooser.h"

#include <glib/gi18n.h>

/* Opens the page @page of the help over the table of a game under @ruleset. */
static GtkWidget *
open_help (Stage      *stage,
           const char *ruleset,
           const char *page)
{
  stage->game = stage_create_game_under (stage, ruleset);
  stage_open_table (stage);
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.help-page", "s", page);
  app_test_tick ();

  return app_test_find (stage->window, TENBO_TYPE_HELP_DIALOG, NULL);
}

static void
scroll_to_end (GtkWidget *dialog)
{
  AdwNavigationView *view =
    ADW_NAVIGATION_VIEW (app_test_find (dialog, ADW_TYPE_NAVIGATION_VIEW, NULL));
  GtkWidget     *scrolled = app_test_find (adw_navigation_view_get_visible_page (view),
                                           GTK_TYPE_SCROLLED_WINDOW, NULL);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));

  app_test_settle ();
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  app_test_tick ();
}

void
show_help (Stage *stage)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.help", NULL);
  app_test_find (stage->window, TENBO_TYPE_HELP_DIALOG, NULL);
}

void
show_help_guide (Stage *stage)
{
  open_help (stage, "b-rule", "guide");
}

/* A ruleset with notes and long lists. */
void
show_help_rules (Stage *stage)
{
  open_help (stage, "sanma-parlor", "rules");
}

void
show_help_differences (Stage *stage)
{
  GtkWidget *dialog = open_help (stage, "tenhou-hanchan", "rules");
  GtkWidget *chooser;

  app_test_activate_row (dialog, _ ("Compare…"));
  chooser = app_test_find (stage->window, TENBO_TYPE_RULESET_CHOOSER, NULL);
  WAIT_UNTIL (gtk_widget_get_mapped (chooser));
  app_test_activate_row (chooser, "WRC 2025");
  app_test_settle ();
}

void
show_help_terms (Stage *stage)
{
  open_help (stage, "b-rule", "terms");
}

void
show_help_yaku (Stage *stage)
{
  open_help (stage, "mahjong-soul-hanchan", "yaku");
}

void
show_help_yaku_end (Stage *stage)
{
  scroll_to_end (open_help (stage, "mahjong-soul-hanchan", "yaku"));
}

void
show_help_tai (Stage *stage)
{
  open_help (stage, "fenghua", "yaku");
}

void
show_help_scores (Stage *stage)
{
  open_help (stage, "tenhou-hanchan", "scores");
}

void
show_help_scores_end (Stage *stage)
{
  scroll_to_end (open_help (stage, "mizukawa-hanchan", "scores"));
}

void
show_help_scores_linear (Stage *stage)
{
  open_help (stage, "allen", "scores");
}

void
show_help_scores_tai (Stage *stage)
{
  open_help (stage, "fenghua", "scores");
}

void
show_help_fu (Stage *stage)
{
  open_help (stage, "ema-2025", "fu");
}
