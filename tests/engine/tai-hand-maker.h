/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hand-maker.h"

/* Makes @hand one that is worth tai, by chance: most are complete, of every form, with and without
 * wild tiles; some lack a tile, and some have tiles that no hand can have. */
void make_tai_hand (HandDice    dice,
                    void       *data,
                    TbTileHand *hand);

/* Changes what the items of @rules are worth, and which of them are played. */
void make_tai_rules (HandDice dice,
                     void    *data,
                     TbRules *rules);
