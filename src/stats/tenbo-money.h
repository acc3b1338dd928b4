/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The money of a session: converts points and finds the transfers between players. Amounts are
 * whole units of any currency; a player who wins has a positive balance. */

/* Maximum number of people for whom the fewest transfers are found. For more people, the number is
 * small but not always the smallest. */
#define TENBO_MONEY_EXACT 16

/* Converts the totals of @n people, in points, to money at @rate units per 1,000 points, above 0.
 * The sum of @balances is the sum of the totals at that rate, rounded half away from zero. Each
 * balance is rounded down, and the remaining units go to those who lost most by rounding, on a tie
 * to the first. */
void tenbo_money_of_totals (const gint64 *totals,
                            gsize         n,
                            int           rate,
                            gint64       *balances);

/* Subtracts equal shares of the fee @fee, not negative, from the balances of @n people, above 0.
 * The first people pay one unit more if the fee is not divisible. @payer, who has paid the fee,
 * gets it back; -1: none of them has. */
void tenbo_money_subtract_fee (gint64 *balances,
                               gsize   n,
                               gint64  fee,
                               gssize  payer);

/* A payment from one person to another. */
typedef struct
{
  gsize  from;
  gsize  to;
  gint64 amount; /* above 0 */
} TenboTransfer;

/* Returns the transfers that bring @balances, whose sum is 0, to 0: the fewest if at most
 * TENBO_MONEY_EXACT of them are not 0, otherwise a small number. The result is deterministic. Of
 * TenboTransfer; transfer full. */
GArray *tenbo_money_settle (const gint64 *balances,
                            gsize         n);

G_END_DECLS
