/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages.h"

G_BEGIN_DECLS

/* The entry sheet under rulesets of each kind: lines of the table in pages.c. */
void show_entry_tai (Stage *stage);
void show_entry_tai_tsumo (Stage *stage);
void show_entry_tai_minimum (Stage *stage);
void show_entry_tai_robbed (Stage *stage);
void show_entry_han (Stage *stage);
void show_entry_han_tsumo (Stage *stage);
void show_entry_thousands (Stage *stage);
void show_entry_triple_ron (Stage *stage);
void show_entry_abort (Stage *stage);
void show_entry_nagashi (Stage *stage);
void show_entry_noten_riichi (Stage *stage);
void show_entry_nobody_won (Stage *stage);
void show_entry_foul_count (Stage *stage);
void show_entry_foul_bust (Stage *stage);

G_END_DECLS
