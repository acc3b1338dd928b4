/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages.h"

G_BEGIN_DECLS

/* The entry sheet with its list of yaku open: lines of the table in pages.c. */
void show_entry_yaku (Stage *stage);
void show_entry_yaku_fresh (Stage *stage);
void show_entry_yaku_fu (Stage *stage);
void show_entry_yaku_open (Stage *stage);
void show_entry_yaku_sets (Stage *stage);
void show_entry_yaku_yakuman (Stage *stage);
void show_entry_yaku_three (Stage *stage);

G_END_DECLS
