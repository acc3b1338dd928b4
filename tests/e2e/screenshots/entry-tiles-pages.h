/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages.h"

G_BEGIN_DECLS

/* Entry of the tiles of a hand: lines of the table in pages.c. */
void show_entry_tiles_empty (Stage *stage);
void show_entry_tiles_some (Stage *stage);
void show_entry_tiles_waits (Stage *stage);
void show_entry_tiles (Stage *stage);
void show_entry_tiles_melds (Stage *stage);
void show_entry_tiles_three (Stage *stage);
void show_entry_tiles_tai (Stage *stage);
void show_entry_tiles_tai_waits (Stage *stage);

G_END_DECLS
