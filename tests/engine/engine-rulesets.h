/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rule-fields.h"

/* Rulesets in the engine's own form, so that its tests need no files. Together they play every kind
 * of foul, choice, draw and end. */

/* "parlour": chips, fines shared as a mangan, a choice of the dealer, bust and ceiling. */
void engine_rules_parlour (TbRules *rules);

/* "league": a plain ruleset, with shared ties and a hand that is replayed. */
void engine_rules_league (TbRules *rules);

/* "online": abortive draws, another wind until a player reaches the target, nagashi as a draw. */
void engine_rules_online (TbRules *rules);

/* "club": a penalty pot, a bust in mid-hand, a last dealer who has to stop, nagashi that others
 * share, an uma by floating players. */
void engine_rules_club (TbRules *rules);

/* "trio": three players, East again, nagashi as a win, fouls that restore the stakes, prizes at the
 * settlement. */
void engine_rules_trio (TbRules *rules);

/* "coast": tai, a minimum, robbed kongs, the last tile and fed melds. */
void engine_rules_coast (TbRules *rules);

/* Sets @rules to the ruleset @name. Aborts the test if there is none. */
void engine_rules_named (const char *name,
                         TbRules    *rules);
