/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-hand-value.h"

/* Hands of tiles by chance: most are complete, all kinds of hands and of faults among them. The
 * chance is the caller's, so that a fuzzer can be it. */

/* Returns a number from 0 to @n - 1. */
typedef int (*HandDice) (void *data,
                         int   n);

/* Makes a hand, whatever the ruleset. */
void make_hand (HandDice    dice,
                void       *data,
                TbTileHand *out);

/* Makes some of the tiles of @hand wild under @rules, which have wild tiles: white dragons take
 * their place, or one is missing. */
void make_wild_tiles (HandDice       dice,
                      void          *data,
                      const TbRules *rules,
                      TbTileHand    *hand);

/* Changes what @rules say about the value of hands. They need not be a ruleset that the checks
 * accept. */
void make_value_rules (HandDice dice,
                       void    *data,
                       TbRules *rules);
