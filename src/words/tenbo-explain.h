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

/* Returns the value of the hand for which @line, a line of the ledgers of @result, pays: "3 han 40
 * fu". With tai, returns how many times its tai are paid, "80 tai × 2", if a tai is a point. NULL
 * unless the line pays for a win. */
char *tenbo_explain_worth (const TenboWordsGame *game,
                           const TbEvent        *event,
                           const TbHandResult   *result,
                           const TbLedgerLine   *line);

/* Joins @why, the explanation of @line or NULL, the rule behind the line with its value under
 * @ruleset, the ruleset of @game, and the notes on its interpretation, a line each. NULL if there
 * is none of them. */
char *tenbo_explain_with_rule (const TenboWordsGame *game,
                               TenboRuleset         *ruleset,
                               const TbLedgerLine   *line,
                               const char           *why);

/* Explains why the deal stays or passes after @result: a fact about the hand, "Aki, the dealer, was
 * noten.", and then the rules that decide the deal and the honba. NULL after a correction, or if
 * the game ended. */
GStrv tenbo_explain_next (const TenboWordsGame *game,
                          const TbEvent        *event,
                          const TbHandResult   *result);

G_END_DECLS
