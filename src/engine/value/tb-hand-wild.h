/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-hand-value.h"

/* Hands with wild tiles that are worth han; only the engine's own files include this.
 *
 * A wild tile stands for any kind that is played, for a fifth one of it as well, and is chosen so
 * that the hand is worth most; no set and no pair is made of wild tiles alone, and no meld has one
 * (allen.txt, 万能牌). It is a dora as what it stands for, but never a red five. */

/* Values @hand as tb_scorer_value() does, under a ruleset with wild tiles. */
void tb_hand_wild_value (const TbScorer   *scorer,
                         const TbTileHand *hand,
                         TbHandValue      *out);
