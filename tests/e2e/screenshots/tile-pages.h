/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages.h"

G_BEGIN_DECLS

/* Drawn tiles, to review whether each is recognizable: lines of the table in pages.c. */
void show_tiles (Stage *stage);
void show_tiles_large (Stage *stage);
void show_tiles_hands (Stage *stage);

G_END_DECLS
