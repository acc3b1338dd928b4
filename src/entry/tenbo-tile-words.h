/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-entry-tiles.h"

#include <glib.h>

G_BEGIN_DECLS

/* What the page of tiles says of a hand while it is entered. */

/* Where a tile goes: "Pon", "Dora indicator". Static text. */
const char *tenbo_tile_words_target (const TbRules  *rules,
                                     TenboTileTarget target);

/* What happened to a hand: "Ippatsu". Static text. */
const char *tenbo_tile_words_flag (const TbRules *rules,
                                   TbHandFlag     flag);

/* "5 tiles are missing"; @n_waits tiles complete the hand. Transfer full. */
char *tenbo_tile_words_missing (const TenboTileEntry *tiles,
                                const TbRules        *rules,
                                size_t                n_waits);

/* What a win worth @value pays: "3,900", "1,000/2,000", "2,000 all"; of tai what the sum is rounded
 * up to. @seat is that of the winner. Transfer full. */
char *tenbo_tile_words_payment (const TbRules *rules,
                                const TbValue *value,
                                TbWind         seat,
                                bool           self_draw);

/* A sum of tai, and what it is rounded up to: "54 tai → 60". Transfer full. */
char *tenbo_tile_words_tai (const TbValue *value);

/* What @hand is worth and pays: "3 han 30 fu · 3,900", "54 tai → 60"; or why it is worth nothing.
 * Transfer full. */
char *tenbo_tile_words_value (const TenboEntryModel *model,
                              const TbTileHand      *hand);

/* What was typed so far, or what the next press does. Transfer full. */
char *tenbo_tile_words_hint (const TenboEntryModel *model,
                             const TenboTileEntry  *tiles);

G_END_DECLS
