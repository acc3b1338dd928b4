/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-tai-hand.h"

#include <glib.h>

/* Sets @rules to a ruleset that counts tai, with eight flowers, and prepares @scorer for it. */
void tai_hand_scorer (TbRules     *rules,
                      TbTaiScorer *scorer);

/* Reads a hand from words: its tiles, melds, and "win=5s", "wild=5p", "seat=S", "round=E", "ron",
 * "aside=12f", and flags ("rinshan"). It is won by self-draw unless "ron" is given. */
void tai_hand_parse (const char *text,
                     TbTileHand *hand);

/* Returns the hand as text for a failure message. Owned by the caller. */
char *tai_hand_text (const TbTileHand *hand);

/* Returns the names of the items in @counts, each as often as it counts. Owned by the caller. */
char *tai_items_text (const uint8_t *counts);

/* The names of the errors of a hand. */
extern const char *const tai_error_ids[TB_N_HAND_ERRORS];
