/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages.h"

G_BEGIN_DECLS

/* Dice, sticks, and the next game: lines of the table in pages.c. */
void show_dice (Stage *stage);
void show_dice_three (Stage *stage);
void show_dice_number (Stage *stage);
void show_sticks (Stage *stage);
void show_sticks_count (Stage *stage);
void show_sticks_mend (Stage *stage);
void show_new_game_five (Stage *stage);
void show_new_game_plan (Stage *stage);
void show_result_next (Stage *stage);
void show_result_share (Stage *stage);

G_END_DECLS
