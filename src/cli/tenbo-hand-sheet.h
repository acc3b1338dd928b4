/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-valuation.h"

G_BEGIN_DECLS

/* Writes what the hand of @valuation is worth, @value, for people: its reading, its yaku, its fu
 * line by line, the payments; or why it is worth nothing. */
void tenbo_hand_sheet_write (const TenboValuation *valuation,
                             const TbHandValue    *value,
                             GString              *out);

G_END_DECLS
