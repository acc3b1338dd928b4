/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-valuation.h"

G_BEGIN_DECLS

/* What a hand of tiles is worth, as text for people: the tiles, how they are read, what counts and
 * who pays. */

/* Writes what the hand of @valuation is worth, which counts tai. */
void tenbo_value_sheet_print_tai (const TenboValuation *valuation,
                                  const TbTaiHandValue *value,
                                  GString              *out);

G_END_DECLS
