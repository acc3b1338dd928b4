/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-settlement.h"
#include "tb-table.h"

G_BEGIN_DECLS

/* Texts about the result of a game that has ended in @settlement. All are transfer full. */

/* The points of @player: "41,700 points", with a word if the rank is shared. "" if the total says
 * as much. */
char *tenbo_describe_result_points (const TbRules      *rules,
                                    const TbSettlement *settlement,
                                    TbPlayer            player);

/* The place of @player, who is called @name, to be read aloud: "1st Ben, 41,700 points, total
 * +46.7". */
char *tenbo_describe_result_player (const TbRules      *rules,
                                    const TbSettlement *settlement,
                                    TbPlayer            player,
                                    const char         *name);

/* The check of the sums of all points and totals. */
char *tenbo_describe_result_sum (const TbTable      *table,
                                 const TbSettlement *settlement);

G_END_DECLS
