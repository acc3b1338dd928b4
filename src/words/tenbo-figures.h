/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game.h"

G_BEGIN_DECLS

/* The figures that make a result, in the order in which they add up. */
typedef enum
{
  TENBO_RESULT_FIGURE_POINTS,
  TENBO_RESULT_FIGURE_BASE,
  TENBO_RESULT_FIGURE_OKA,
  TENBO_RESULT_FIGURE_UMA,
  TENBO_RESULT_FIGURE_PRIZES,
  TENBO_RESULT_FIGURE_CHIPS,
  TENBO_RESULT_FIGURE_TOTAL,
  TENBO_N_RESULT_FIGURES,
} TenboResultFigure;

/* What the figure is called under @rules. Static text. */
const char *tenbo_result_figure_get_name (TenboResultFigure figure,
                                          const TbRules    *rules);

/* The figure in @final, in points. */
int tenbo_result_figure_get (TenboResultFigure figure,
                             const TbFinal    *final);

/* The figure as it is shown under @rules: points as they are, the others with their sign, in
 * thousands unless scores run from 0. Transfer full. */
char *tenbo_result_figure_describe (TenboResultFigure figure,
                                    const TbRules    *rules,
                                    const TbFinal    *final);

/* How the figure comes about in this game ("41,700 − 30,000"), or NULL where its name says all.
 * Transfer full. */
char *tenbo_result_figure_explain (TenboResultFigure   figure,
                                   TenboGame          *game,
                                   const TbSettlement *settlement,
                                   const TbFinal      *final);

/* Whether the figure is worth a column under @rules: always the total; points and base where they
 * are not the same as it; the others if anybody has one. */
gboolean tenbo_result_figure_is_used (TenboResultFigure   figure,
                                      const TbRules      *rules,
                                      const TbSettlement *settlement);

/* The players by rank, ties by seat; @out holds TB_MAX_PLAYERS. */
void tenbo_result_figures_sort_players (const TbSettlement *settlement,
                                        int                 n_players,
                                        TbPlayer           *out);

G_END_DECLS
