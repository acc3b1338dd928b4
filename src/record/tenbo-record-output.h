/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-settlement.h"

G_BEGIN_DECLS

/* The JSON of a game as it was played (docs/game-format.md). Written by hand, since this is most of
 * the work of playing many games. */

/* One entry of the output's `hands`. */
void tenbo_record_output_hand (const TbTable      *table,
                               const TbHandResult *result,
                               GString            *out);

/* `end` and, if the game has ended, `final` and `settlement`; otherwise nulls. */
void tenbo_record_output_end (const TbTable *table,
                              GString       *out);

G_END_DECLS
