/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-worth.h"

G_BEGIN_DECLS

/* What is paid for a hand of tiles, in words. Both are of a hand without an error, with @honba
 * counters, and transfer full. */

/* "The dealer pays 2,000, the others 1,000 each". */
char *tenbo_hand_payment_dup_sentence (const TenboWorth *worth,
                                       int32_t           honba);

/* The same for a table: "1,000, dealer 2,000". */
char *tenbo_hand_payment_dup_amounts (const TenboWorth *worth,
                                      int32_t           honba);

G_END_DECLS
