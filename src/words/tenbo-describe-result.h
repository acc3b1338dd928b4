/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-settlement.h"
#include "tb-table.h"

G_BEGIN_DECLS

/* Texts about the result of a game that ended with @settlement. All are transfer full. */

/* Formats the points of @player: "41,700 points", with a note if the rank is shared. "" if the
 * total shows the same number. */
char *tenbo_describe_result_points (const TbRules      *rules,
                                    const TbSettlement *settlement,
                                    TbPlayer            player);

/* Describes the result of @player for screen readers: "1st Ben, 41,700 points, total +46.7". @name
 * is the name of the player. */
char *tenbo_describe_result_player (const TbRules      *rules,
                                    const TbSettlement *settlement,
                                    TbPlayer            player,
                                    const char         *name);

/* Formats the check of the sums of all points and totals. */
char *tenbo_describe_result_sum (const TbTable      *table,
                                 const TbSettlement *settlement);

G_END_DECLS
