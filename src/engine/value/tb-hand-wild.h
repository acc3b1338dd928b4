/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-valuing.h"

/* Hands with wild tiles that are worth han; only the engine's own files include this.
 *
 * A wild tile stands for any kind that is played, for a fifth one of it as well, and is chosen so
 * that the hand is worth most; no set and no pair is made of wild tiles alone, and no meld has one
 * (allen.txt, 万能牌). It is a dora as what it stands for, but never a red five. */

/* Prepares @valuing for the tiles of @hand that are not wild; @plain becomes these, and has to last
 * as long as @valuing. Returns as tb_valuing_init() does. */
TbHandError tb_hand_wild_init (TbValuing        *valuing,
                               const TbScorer   *scorer,
                               const TbTileHand *hand,
                               TbTileHand       *plain,
                               TbTile           *bad_tile);

/* Values @hand as tb_scorer_value() does, under a ruleset with wild tiles. */
void tb_hand_wild_value (const TbScorer   *scorer,
                         const TbTileHand *hand,
                         TbHandValue      *out);
