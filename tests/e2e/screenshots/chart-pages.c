/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "chart-pages.h"

#include "stage.h"

#include "tenbo-app-test.h"
#include "tenbo-chart-view.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

#define MANY 10000

/* Opens a page of charts that show_chart() fills. */
static GtkWidget *
open_page (Stage *stage)
{
  GtkWidget         *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget         *clamp = adw_clamp_new ();
  GtkWidget         *scrolled = gtk_scrolled_window_new ();
  GtkWidget         *view = adw_toolbar_view_new ();
  AdwNavigationPage *page = adw_navigation_page_new (view, _ ("Result"));

  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_widget_set_margin_top (box, 12);
  gtk_widget_set_margin_bottom (box, 12);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), scrolled);
  adw_navigation_view_push (tenbo_window_get_navigation_view (stage->window), page);

  return box;
}

static TenboChartView *
show_chart (GtkWidget  *box,
            TenboChart *chart)
{
  GtkWidget *view = tenbo_chart_view_new ();

  tenbo_chart_view_set_chart (TENBO_CHART_VIEW (view), chart);
  gtk_box_append (GTK_BOX (box), view);

  return TENBO_CHART_VIEW (view);
}

/* Returns the totals of @n_people over @n_games games, in years. */
static TenboChart *
create_totals (int n_people,
               int n_games)
{
  TenboChart *chart = tenbo_chart_new (TENBO_CHART_LINES, TENBO_CHART_THOUSANDS,
                                       _ ("Scores over the Game"), _ ("Game"));
  g_autoptr (GRand) chance = g_rand_new_with_seed (7);
  gint64 totals[TENBO_CHART_STYLES] = { 0 };

  for (int i = 0; i < n_people; i++)
    {
      TbPlayer         player = (TbPlayer) (i % TB_MAX_PLAYERS);
      g_autofree char *name = g_strdup_printf ("%s %d", stage_get_name (player), i + 1);

      tenbo_chart_add_series (chart, name, -1);
    }
  for (int game = 0; game < n_games; game++)
    {
      g_autofree char *label = g_strdup_printf ("%d", game + 1);
      g_autofree char *year = g_strdup_printf ("%d", 2015 + game * 12 / n_games);

      for (int i = 0; i < n_people; i++)
        totals[i] += g_rand_int_range (chance, -500, 501) * 100;
      if (n_games > TENBO_CHART_STYLES && game * 12 / n_games != (game - 1) * 12 / n_games)
        tenbo_chart_begin_section (chart, year);
      tenbo_chart_add_point (chart, label, totals);
    }

  return chart;
}

void
show_chart_lines (Stage *stage)
{
  GtkWidget *box = open_page (stage);
  g_autoptr (TenboChart) session = create_totals (4, 9);
  g_autoptr (TenboChart) life = create_totals (1, MANY);

  show_chart (box, session);
  show_chart (box, life);
}

void
show_chart_ranks (Stage *stage)
{
  GtkWidget *box = open_page (stage);
  g_autoptr (TenboChart) ranks = tenbo_chart_new (TENBO_CHART_LINES, TENBO_CHART_RANK, _ ("Place"),
                                                  NULL);
  g_autoptr (TenboChart) club = create_totals (TENBO_CHART_STYLES, 12);
  const gint64 values[] = { 400, 250, 233, 275, 240, 217, 229, 212 };

  tenbo_chart_add_series (ranks, _ ("Place"), -1);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *label = g_strdup_printf ("%u", i + 1);

      tenbo_chart_add_point (ranks, label, &values[i]);
    }
  show_chart (box, ranks);
  show_chart (box, club);
}

static TenboChart *
create_yaku (void)
{
  static const TbYaku yaku[] = { TB_YAKU_RIICHI, TB_YAKU_TANYAO, TB_YAKU_PINFU, TB_YAKU_TOITOI,
                                 TB_YAKU_CHIITOITSU, TB_YAKU_KOKUSHI };
  static const gint64 times[] = { 1204, 877, 512, 96, 41, 1 };
  TenboChart         *chart = tenbo_chart_new (TENBO_CHART_BARS, TENBO_CHART_NUMBER, _ ("Yaku"),
                                               _ ("Yaku"));

  chart->of = 2310;
  tenbo_chart_add_series (chart, _ ("Hands"), -1);
  for (guint i = 0; i < G_N_ELEMENTS (yaku); i++)
    tenbo_chart_add_point (chart, tenbo_words_yaku (NULL, yaku[i]), &times[i]);

  return chart;
}

void
show_chart_bars (Stage *stage)
{
  GtkWidget *box = open_page (stage);
  g_autoptr (TenboChart) places = tenbo_chart_new (TENBO_CHART_COLUMNS, TENBO_CHART_NUMBER,
                                                   _ ("Place"), _ ("Place"));
  g_autoptr (TenboChart) yaku = create_yaku ();
  const gint64 times[] = { 312, 287, 270, 231 };

  places->of = 1100;
  tenbo_chart_add_series (places, _ ("Games"), -1);
  for (int i = 0; i < 4; i++)
    tenbo_chart_add_point (places, tenbo_words_rank (i + 1), &times[i]);
  show_chart (box, places);
  show_chart (box, yaku);
}

void
show_chart_table (Stage *stage)
{
  GtkWidget *box = open_page (stage);
  g_autoptr (TenboChart) session = create_totals (4, 9);
  g_autoptr (TenboChart) yaku = create_yaku ();

  tenbo_chart_view_set_table (show_chart (box, session), TRUE);
  tenbo_chart_view_set_table (show_chart (box, yaku), TRUE);
}
