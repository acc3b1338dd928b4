/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hand-maker.h"

/* Makes @hand a random hand for tai. Most are complete, of every form, with and without wild tiles;
 * some lack a tile, and some have impossible tiles. */
void make_tai_hand (HandDice    dice,
                    void       *data,
                    TbTileHand *hand);

/* Changes the values of the items of @rules, and which of them the ruleset plays. */
void make_tai_rules (HandDice dice,
                     void    *data,
                     TbRules *rules);
