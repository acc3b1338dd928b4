/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-settlement.h"

G_BEGIN_DECLS

/* Writes the results of a game as JSON (docs/game-format.md). Does not use json-glib, since writing
 * takes most of the time when many games are played. */

/* Writes one entry of the output's `hands`. */
void tenbo_record_output_hand (const TbTable      *table,
                               const TbHandResult *result,
                               GString            *out);

/* Writes `end` and, if the game has ended, `final` and `settlement`; otherwise nulls. */
void tenbo_record_output_end (const TbTable *table,
                              GString       *out);

/* Writes `needs`: what each player needs for a better rank in the next hand; an empty list if the
 * game has ended. */
void tenbo_record_output_needs (const TbTable *table,
                                GString       *out);

/* Writes a list of @n amounts. */
void tenbo_record_output_numbers (const int32_t *numbers,
                                  int            n,
                                  GString       *out);

G_END_DECLS
