/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-score-graph.h"

#include "tenbo-chart-view.h"
#include "tenbo-charts.h"
#include "tenbo-game.h"

struct _TenboScoreGraph
{
  AdwBin parent_instance;

  TenboChartView *view;
};

G_DEFINE_FINAL_TYPE (TenboScoreGraph, tenbo_score_graph, ADW_TYPE_BIN)

static void
tenbo_score_graph_class_init (TenboScoreGraphClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "score-graph");
}

static void
tenbo_score_graph_init (TenboScoreGraph *self)
{
  self->view = TENBO_CHART_VIEW (tenbo_chart_view_new ());
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->view));
}

void
tenbo_score_graph_show (TenboScoreGraph *self,
                        TenboGame       *game)
{
  const TbRules *rules = tenbo_game_get_table (game)->rules;
  guint          n_hands = tenbo_game_get_n_hands (game);
  const char    *names[TB_MAX_PLAYERS];
  int            sides[TB_MAX_PLAYERS];
  g_autoptr (TenboChart) chart = NULL;
  g_autofree const TbHandResult **hands = g_new0 (const TbHandResult *, n_hands + 1);

  g_return_if_fail (TENBO_IS_SCORE_GRAPH (self));

  for (TbPlayer player = 0; player < rules->players; player++)
    {
      names[player] = tenbo_game_get_player_name (game, player);
      sides[player] = (int) tenbo_game_get_side (game, player);
    }
  for (guint i = 0; i < n_hands; i++)
    hands[i] = tenbo_game_get_result (game, i);

  chart = tenbo_game_chart_new (rules, names, sides, hands, n_hands);
  tenbo_chart_view_set_chart (self->view, chart);
}
