/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-valuation.h"

G_BEGIN_DECLS

/* What a hand of tiles is worth, as text for people. */

/* Writes the answer to @valuation: the hand drawn as it is read, what counts line by line and who
 * pays, or why it is worth nothing; without a winning tile which ones complete it and what each is
 * worth. */
void tenbo_hand_sheet_write (const TenboValuation *valuation,
                             GString              *out);

G_END_DECLS
