/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-hand-value.h"

#include <glib.h>

/* Returns @hand in the notation: "234m067p55s +5s chi:345s ron ES riichi dora=3m". Owned by the
 * caller. */
char *hand_text (const TbTileHand *hand);

/* Reads a hand in the notation; the default is a ron of South in the East round. Aborts the test on
 * an unknown word. */
void hand_parse (const char *text,
                 TbTileHand *out);

/* Returns the value of @hand under @rules, after hand_check(): "riichi pinfu dora1 2/30 2000", or
 * the error and the tile. Owned by the caller. */
char *hand_value_text (const TbRules    *rules,
                       const TbTileHand *hand);

/* Returns the fu of @hand under @rules: "base 20, closed-ron 10". Owned by the caller. */
char *hand_fu_text (const TbRules    *rules,
                    const TbTileHand *hand);

/* Checks that the value of @hand under @rules adds up: the interpretation uses its tiles, its han
 * and fu are the sums of their lines, and the value is the same in other suits. Aborts the test
 * otherwise. */
void hand_check (const TbRules    *rules,
                 const TbTileHand *hand);
