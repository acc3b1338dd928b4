/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-hand-value.h"

#include <glib.h>

/* @hand as a line to read: "234m067p55s +5s chi:345s ron ES riichi dora=3m". Owned by the
 * caller. */
char *hand_text (const TbTileHand *hand);

/* The hand of such a line; what it leaves out is a ron of South in the East round. Aborts the test
 * on a word it does not know. */
void hand_parse (const char *text,
                 TbTileHand *out);

/* What @hand is worth under @rules, after hand_check(): "riichi pinfu dora1 2/30 2000", or the
 * error and the tile. Owned by the caller. */
char *hand_value_text (const TbRules    *rules,
                       const TbTileHand *hand);

/* The fu of @hand under @rules: "base 20, closed-ron 10". Owned by the caller. */
char *hand_fu_text (const TbRules    *rules,
                    const TbTileHand *hand);

/* Checks that what @hand is worth under @rules adds up: its reading is of its tiles, its han and fu
 * are the sums of their lines, and it is worth the same in other suits. Aborts the test if not. */
void hand_check (const TbRules    *rules,
                 const TbTileHand *hand);
