/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages.h"

G_BEGIN_DECLS

/* The table flat on the table and from afar. */
void show_table_flat (Stage *stage);
void show_table_flat_three (Stage *stage);
void show_table_far (Stage *stage);
void show_table_far_three (Stage *stage);

/* The entry turned to the player who opened it, at each side, and an upright one; a message to one
 * player. */
void show_flat_entry (Stage *stage);
void show_flat_entry_right (Stage *stage);
void show_flat_entry_top (Stage *stage);
void show_flat_entry_left (Stage *stage);
void show_flat_draw (Stage *stage);
void show_flat_note (Stage *stage);

/* The side pane. */
void show_table_graph (Stage *stage);
void show_table_graph_three (Stage *stage);
void show_table_needs (Stage *stage);

/* Differences to a player, in each view. */
void show_table_differences (Stage *stage);
void show_table_differences_flat (Stage *stage);
void show_table_differences_far (Stage *stage);
void show_table_transfers (Stage *stage);
void show_table_transfers_flat (Stage *stage);
void show_table_transfers_far (Stage *stage);

G_END_DECLS
