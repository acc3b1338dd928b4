/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-game-chart.h"

#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* Turns go against the numbers of the places. */
static int
get_style (int      place,
           TbPlayer player)
{
  return place >= 0 ? place : (TB_MAX_PLAYERS - player) % TB_MAX_PLAYERS;
}

static void
add_scores (TenboChart    *chart,
            const char    *label,
            const int32_t *scores,
            int            n_players)
{
  gint64 values[TB_MAX_PLAYERS];

  for (int player = 0; player < n_players; player++)
    values[player] = scores[player];
  tenbo_chart_add_point (chart, label, values);
}

/* A wind begins where the scores stand before its first hand. */
static void
begin_wind (TenboChart                *chart,
            const TbHandResult *const *hands,
            guint                      n_hands,
            guint                      index)
{
  TbWind wind;

  if (index >= n_hands)
    return;

  wind = hands[index]->hand.round.wind;
  if (index == 0 || wind != hands[index - 1]->hand.round.wind)
    tenbo_chart_begin_section (chart, tenbo_words_wind (wind));
}

TenboChart *
tenbo_game_chart_new (const TbRules             *rules,
                      const char *const         *names,
                      const int                 *places,
                      const TbHandResult *const *hands,
                      guint                      n_hands)
{
  TenboChart *chart = tenbo_chart_new (TENBO_CHART_LINES, TENBO_CHART_POINTS,
                                       _ ("Scores over the game"));
  TbTable     start;

  tb_table_start (&start, rules);
  tenbo_chart_set_point_word (chart, _ ("Hand"));
  for (TbPlayer player = 0; player < rules->players; player++)
    tenbo_chart_add_series (chart, names[player], get_style (places[player], player));
  begin_wind (chart, hands, n_hands, 0);
  add_scores (chart, C_ ("chart", "Start"), start.scores, rules->players);
  for (guint i = 0; i < n_hands; i++)
    {
      g_autofree char *hand = tenbo_words_next (&hands[i]->hand);

      begin_wind (chart, hands, n_hands, i + 1);
      add_scores (chart, hand, hands[i]->scores, rules->players);
    }

  return chart;
}
