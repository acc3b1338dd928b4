/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The money of a session: converts points and finds the transfers between players. Amounts are
 * whole units of any currency; a player who wins has a positive balance. */

/* The most people for whom the fewest transfers are found; for more, there are few. */
#define TENBO_MONEY_EXACT 16

/* Turns the totals of @n people, in points, into money at @rate units per 1,000 points, above 0.
 * The sum of @balances is the sum of the totals at that rate, rounded half away from zero: each is
 * rounded down, and one unit more goes to those who lost most by it, of equal ones to the first. */
void tenbo_money_of_totals (const gint64 *totals,
                            gsize         n,
                            int           rate,
                            gint64       *balances);

/* Takes the fee @fee, not negative, of the balances of @n people, above 0: the same of each, and
 * one unit more of the first ones where it does not divide. @payer, who paid it, gets it; -1:
 * nobody of them. */
void tenbo_money_take_fee (gint64 *balances,
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

/* The transfers that bring @balances, whose sum is 0, to 0: the fewest if at most
 * TENBO_MONEY_EXACT of them are not 0, else few. The same balances always give the same transfers.
 * Of TenboTransfer; transfer full. */
GArray *tenbo_money_settle (const gint64 *balances,
                            gsize         n);

G_END_DECLS
