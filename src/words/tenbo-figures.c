/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-figures.h"

#include "tenbo-describe-settlement.h"
#include "tenbo-describe.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

static const char *const figure_names[TENBO_N_RESULT_FIGURES] = {
  [TENBO_RESULT_FIGURE_POINTS] = N_ ("Points"),
  [TENBO_RESULT_FIGURE_BASE] = N_ ("Base"),
  [TENBO_RESULT_FIGURE_OKA] = N_ ("Oka"),
  [TENBO_RESULT_FIGURE_UMA] = N_ ("Uma"),
  [TENBO_RESULT_FIGURE_PRIZES] = N_ ("Prizes"),
  [TENBO_RESULT_FIGURE_CHIPS] = N_ ("Chips"),
  [TENBO_RESULT_FIGURE_TOTAL] = N_ ("Total"),
};

static const TbRules *
get_rules (TenboGame *game)
{
  return tenbo_ruleset_get_rules (tenbo_game_get_ruleset (game));
}

const char *
tenbo_result_figure_get_name (TenboResultFigure figure,
                              const TbRules    *rules)
{
  g_return_val_if_fail ((int) figure >= 0 && figure < TENBO_N_RESULT_FIGURES, "");
  g_return_val_if_fail (rules != NULL, "");

  /* Where nothing else is paid at the settlement. */
  if (figure == TENBO_RESULT_FIGURE_PRIZES && rules->sinking == 0 && rules->bust_fee == 0)
    return _ ("Fouls");

  return _ (figure_names[figure]);
}

int
tenbo_result_figure_get (TenboResultFigure figure,
                         const TbFinal    *final)
{
  g_return_val_if_fail (final != NULL, 0);

  switch (figure)
    {
    case TENBO_RESULT_FIGURE_POINTS:
      return final->points;
    case TENBO_RESULT_FIGURE_BASE:
      return final->base;
    case TENBO_RESULT_FIGURE_OKA:
      return final->oka;
    case TENBO_RESULT_FIGURE_UMA:
      return final->uma;
    case TENBO_RESULT_FIGURE_PRIZES:
      return final->prizes;
    case TENBO_RESULT_FIGURE_CHIPS:
      return final->chips;
    case TENBO_RESULT_FIGURE_TOTAL:
      return final->total;
    case TENBO_N_RESULT_FIGURES:
      break;
    }

  g_return_val_if_reached (0);
}

char *
tenbo_result_figure_describe (TenboResultFigure figure,
                              const TbRules    *rules,
                              const TbFinal    *final)
{
  int points = tenbo_result_figure_get (figure, final);

  if (figure == TENBO_RESULT_FIGURE_POINTS)
    return tenbo_words_points (points, FALSE);

  /* Nothing to add reads better as a dash than as one more number; a result may well be 0.0. */
  if (points == 0 && figure != TENBO_RESULT_FIGURE_BASE && figure != TENBO_RESULT_FIGURE_TOTAL)
    return g_strdup ("\u2013");

  return tenbo_words_total (points, tenbo_words_in_thousands (rules));
}

static char *
explain_base (const TbRules *rules,
              const TbFinal *final)
{
  g_autofree char *points = tenbo_words_points (final->points, FALSE);
  g_autofree char *back = tenbo_words_points (rules->return_points, FALSE);

  if (rules->result_rounding == TB_ROUNDING_NONE)
    /* Translators: the points of a player, and the points that the result is counted from */
    return g_strdup_printf (_ ("%1$s points less %2$s to return"), points, back);

  if (final->rank == 1)
    /* Translators: the rounded base of all players sums to what it did before */
    return g_strdup_printf (_ ("%1$s points less %2$s to return, and what the others' rounding "
                               "leaves"),
                            points,
                            back);

  return g_strdup_printf (_ ("%1$s points less %2$s to return, rounded to thousands"),
                          points,
                          back);
}

char *
tenbo_result_figure_explain (TenboResultFigure   figure,
                             TenboGame          *game,
                             const TbSettlement *settlement,
                             const TbFinal      *final)
{
  TbLedgerLine line = { .points = 0 };

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);
  g_return_val_if_fail (settlement != NULL, NULL);
  g_return_val_if_fail (final != NULL, NULL);

  switch (figure)
    {
    case TENBO_RESULT_FIGURE_BASE:
      return explain_base (get_rules (game), final);
    case TENBO_RESULT_FIGURE_OKA:
      line.reason = TB_REASON_OKA;
      return tenbo_describe_settlement_line (game, settlement, &line);
    case TENBO_RESULT_FIGURE_UMA:
      line.reason = TB_REASON_UMA;
      return tenbo_describe_settlement_line (game, settlement, &line);
    case TENBO_RESULT_FIGURE_POINTS:
    case TENBO_RESULT_FIGURE_PRIZES:
    case TENBO_RESULT_FIGURE_CHIPS:
    case TENBO_RESULT_FIGURE_TOTAL:
    case TENBO_N_RESULT_FIGURES:
      break;
    }

  return NULL;
}

gboolean
tenbo_result_figure_is_used (TenboResultFigure   figure,
                             const TbRules      *rules,
                             const TbSettlement *settlement)
{
  g_return_val_if_fail (rules != NULL, FALSE);
  g_return_val_if_fail (settlement != NULL, FALSE);

  if (figure == TENBO_RESULT_FIGURE_TOTAL)
    return TRUE;

  if (figure == TENBO_RESULT_FIGURE_POINTS || figure == TENBO_RESULT_FIGURE_BASE)
    return tenbo_words_in_thousands (rules);

  for (int player = 0; player < rules->players; player++)
    if (tenbo_result_figure_get (figure, &settlement->players[player]) != 0)
      return TRUE;

  return FALSE;
}

void
tenbo_result_figures_sort_players (const TbSettlement *settlement,
                                   int                 n_players,
                                   TbPlayer           *out)
{
  int n_sorted = 0;

  g_return_if_fail (settlement != NULL);
  g_return_if_fail (out != NULL);

  for (int rank = 1; rank <= n_players; rank++)
    for (TbPlayer player = 0; player < n_players; player++)
      if (settlement->players[player].rank == rank)
        out[n_sorted++] = player;
}
