/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"
#include "tenbo-words.h"

G_BEGIN_DECLS

/* The arithmetic of the payments for a win. */

/* Calculates the points that @line, a line of the ledgers of @result with the reason
 * TB_REASON_WIN, TB_REASON_PAO or TB_REASON_NAGASHI, moves after @event: "40 × 2⁵ = 1,280, × 4 =
 * 5,120 → 5,200". NULL if the line has another reason, or if the value needs no calculation. */
char *tenbo_win_sum_dup (const TbRules      *rules,
                         const TbEvent      *event,
                         const TbHandResult *result,
                         const TbLedgerLine *line);

/* Returns the index of the win of @event whose winner receives @line, or -1. */
int tenbo_win_sum_find_win (const TbEvent      *event,
                            const TbLedgerLine *line);

/* Finds the win whose value @line pays, and that value. Returns its index, or -1 if there is
 * none. */
int tenbo_win_sum_find_value (const TbRules      *rules,
                              const TbEvent      *event,
                              const TbHandResult *result,
                              const TbLedgerLine *line,
                              TbValue            *value);

G_END_DECLS
