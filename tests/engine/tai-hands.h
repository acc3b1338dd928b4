/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-tai-hand.h"

#include <glib.h>

/* Makes @scorer ready for @rules, which become those that count tai, with eight flowers. */
void tai_hand_scorer (TbRules     *rules,
                      TbTaiScorer *scorer);

/* Reads a hand out of words: its tiles, melds, and "win=5s", "wild=5p", "seat=S", "round=E", "ron",
 * "aside=12f", and flags ("rinshan"). It is won by self-draw unless "ron" is said. */
void tai_hand_parse (const char *text,
                     TbTileHand *hand);

/* The same, as text for people who look for a fault. The caller frees it. */
char *tai_hand_text (const TbTileHand *hand);

/* The names of the items that @counts has, each as often as it counts. The caller frees it. */
char *tai_items_text (const uint8_t *counts);

/* The names of what is wrong with a hand. */
extern const char *const tai_error_ids[TB_N_HAND_ERRORS];
