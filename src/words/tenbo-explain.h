/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"
#include "tenbo-words.h"

G_BEGIN_DECLS

/* Why a hand moved its points, and what follows it: the arithmetic and the facts behind the rules
 * that a ledger names. All texts are transfer full. */

/* Explains the points of @line, a line of the ledgers of @result, which @event had: "3 han 40 fu:
 * 40 × 2⁵ = 1,280, × 4 = 5,120 → 5,200", "2 honba × 300", "1 tenpai, 3 noten". NULL if the rule of
 * the line is enough. */
char *tenbo_explain_line (const TenboWordsGame *game,
                          const TbEvent        *event,
                          const TbHandResult   *result,
                          const TbLedgerLine   *line);

/* Returns the rule behind @line with its value under @ruleset, the ruleset of @game, and the notes
 * on its interpretation, a line each. NULL if the players agreed on the payment. */
char *tenbo_explain_rule (const TenboWordsGame *game,
                          TenboRuleset         *ruleset,
                          const TbLedgerLine   *line);

/* Explains why the deal stays or passes after @result, with the rules that decide it and the honba,
 * a line each: "Aki, the dealer, was noten." NULL after a correction, or if the game ended. */
char *tenbo_explain_next (const TenboWordsGame *game,
                          const TbEvent        *event,
                          const TbHandResult   *result);

G_END_DECLS
