/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-valuation.h"

G_BEGIN_DECLS

/* The value of a hand of tiles, as text for people. */

/* Writes the answer to @valuation: the drawn hand, the items that count and the payments, or the
 * reason why it is worth nothing. Without a winning tile, writes the waits and the value of
 * each. */
void tenbo_hand_report_write (const TenboValuation *valuation,
                              GString              *out);

G_END_DECLS
