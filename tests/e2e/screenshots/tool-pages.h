/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages.h"

G_BEGIN_DECLS

/* Dice and sticks: lines of the table in pages.c. */
void show_dice (Stage *stage);
void show_dice_three (Stage *stage);
void show_dice_number (Stage *stage);
void show_sticks (Stage *stage);
void show_sticks_count (Stage *stage);
void show_sticks_mend (Stage *stage);

G_END_DECLS
