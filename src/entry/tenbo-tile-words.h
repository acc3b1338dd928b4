/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-entry-tiles.h"

#include <glib.h>

G_BEGIN_DECLS

/* The texts of the page of tiles */

/* Returns the name of a target: "Pon", "Dora indicator". Static text. */
const char *tenbo_tile_words_target (const TbRules  *rules,
                                     TenboTileTarget target);

/* Returns the name of a flag: "Ippatsu". Static text. */
const char *tenbo_tile_words_flag (const TbRules *rules,
                                   TbHandFlag     flag);

/* Returns the number of missing tiles as text: "5 tiles are missing"; @n_waits tiles complete the
 * hand. Transfer full. */
char *tenbo_tile_words_missing (const TenboTileEntry *tiles,
                                const TbRules        *rules,
                                size_t                n_waits);

/* Returns the payment for a win worth @value: "3,900", "1,000/2,000", "2,000 all"; for tai the
 * rounded sum. @seat is the seat of the winner. Transfer full. */
char *tenbo_tile_words_payment (const TbRules *rules,
                                const TbValue *value,
                                TbWind         seat,
                                bool           self_draw);

/* Returns a sum of tai and its rounded value: "54 tai → 60". Transfer full. */
char *tenbo_tile_words_tai (const TbValue *value);

/* Returns the value and the payment of @hand: "3 han 30 fu · 3,900", "54 tai → 60"; or the reason
 * why it has no value. Transfer full. */
char *tenbo_tile_words_value (const TenboEntryModel *model,
                              const TbTileHand      *hand);

/* Returns the input so far, or the effect of the next press. Transfer full. */
char *tenbo_tile_words_hint (const TenboEntryModel *model,
                             const TenboTileEntry  *tiles);

G_END_DECLS
