/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"
#include "tenbo-chart.h"

G_BEGIN_DECLS

/* The scores of a game under @rules over its @n_hands hands, with what each left: a line for each
 * of the players @names, in the style of the physical place in @places; where that is not known
 * (-1) as if the first dealer sat at the first one. Transfer full. */
TenboChart *tenbo_game_chart_new (const TbRules             *rules,
                                  const char *const         *names,
                                  const int                 *places,
                                  const TbHandResult *const *hands,
                                  guint                      n_hands);

G_END_DECLS
