/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-hand-value.h"

/* Random hands of tiles. Most are complete; every kind of hand and of error occurs. The caller
 * provides the random numbers, so that a fuzzer can be the source. */

/* Returns a number from 0 to @n - 1. */
typedef int (*HandDice) (void *data,
                         int   n);

/* Makes a random hand, independent of the ruleset. */
void make_hand (HandDice    dice,
                void       *data,
                TbTileHand *out);

/* Makes some of the tiles of @hand wild under @rules, which have wild tiles: white dragons replace
 * them, or one is missing. */
void make_wild_tiles (HandDice       dice,
                      void          *data,
                      const TbRules *rules,
                      TbTileHand    *hand);

/* Changes the fields of @rules about the value of hands. The result may have conflicts. */
void make_value_rules (HandDice dice,
                       void    *data,
                       TbRules *rules);
