/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-money.h"

#include <stdlib.h>

#define POINTS 1000

/* A group of people whose balances sum to 0 needs one transfer fewer than it has people: the last
 * transfer settles two of them. So the fewest transfers come from the largest number of
 * these groups, which is found by testing all sets of people. */

/* --- Points --- */

static gint64
divide_down (gint64 number,
             gint64 by)
{
  return number >= 0 ? number / by : -((-number + by - 1) / by);
}

static gint64
divide_half_away (gint64 number,
                  gint64 by)
{
  return number >= 0 ? (number + by / 2) / by : -((-number + by / 2) / by);
}

void
tenbo_money_of_totals (const gint64 *totals,
                       gsize         n,
                       int           rate,
                       gint64       *balances)
{
  g_autofree gint64 *lost = g_new0 (gint64, n + 1); /* lost by rounding down */
  gint64             sum = 0;
  gint64             left;

  g_return_if_fail (totals != NULL && balances != NULL && rate > 0);

  for (gsize i = 0; i < n; i++)
    {
      gint64 exact = totals[i] * rate;

      sum += exact;
      balances[i] = divide_down (exact, POINTS);
      lost[i] = exact - balances[i] * POINTS;
    }

  left = divide_half_away (sum, POINTS);
  for (gsize i = 0; i < n; i++)
    left -= balances[i];

  for (; left > 0; left--)
    {
      gsize most = 0;

      for (gsize i = 1; i < n; i++)
        if (lost[i] > lost[most])
          most = i;
      balances[most]++;
      lost[most] = -1;
    }
}

void
tenbo_money_subtract_fee (gint64 *balances,
                          gsize   n,
                          gint64  fee,
                          gssize  payer)
{
  g_return_if_fail (balances != NULL && n > 0 && fee >= 0 && payer < (gssize) n);

  for (gsize i = 0; i < n; i++)
    balances[i] -= fee / (gint64) n + (i < (gsize) (fee % (gint64) n) ? 1 : 0);
  if (payer >= 0)
    balances[payer] += fee;
}

/* --- Transfers --- */

typedef struct
{
  gsize  person;
  gint64 balance;
} Party;

/* Sorts the person with the highest balance first; on a tie, the first. */
static int
compare_parties (const void *a,
                 const void *b)
{
  const Party *one = a;
  const Party *other = b;

  if (one->balance != other->balance)
    return one->balance > other->balance ? -1 : 1;

  return one->person < other->person ? -1 : 1;
}

/* Settles @n parties whose balances sum to 0: the person who owes most pays the person who is owed
 * most. Each transfer settles one of the two, and the last one both. */
static void
settle_group (Party  *parties,
              guint   n,
              GArray *transfers)
{
  guint creditor = 0;
  guint debtor = n - 1;

  qsort (parties, n, sizeof *parties, compare_parties);
  while (creditor < debtor)
    {
      TenboTransfer transfer = {
        .from = parties[debtor].person,
        .to = parties[creditor].person,
        .amount = MIN (parties[creditor].balance, -parties[debtor].balance),
      };

      g_array_append_val (transfers, transfer);
      parties[creditor].balance -= transfer.amount;
      parties[debtor].balance += transfer.amount;
      while (creditor < debtor && parties[creditor].balance == 0)
        creditor++;
      while (creditor < debtor && parties[debtor].balance == 0)
        debtor--;
    }
}

/* Computes for each set of parties the maximum number of groups whose balances sum to 0. People
 * outside of these groups are not counted. */
static void
count_groups (const Party *parties,
              guint        n,
              gint64      *sums,
              guint8      *groups)
{
  sums[0] = 0;
  groups[0] = 0;
  for (guint32 set = 1; set < 1u << n; set++)
    {
      guint lowest = (guint) g_bit_nth_lsf (set, -1);

      sums[set] = sums[set & (set - 1)] + parties[lowest].balance;
      groups[set] = 0;
      for (guint i = 0; i < n; i++)
        if (set & 1u << i)
          groups[set] = MAX (groups[set], groups[set & ~(1u << i)]);
      if (sums[set] == 0)
        groups[set]++;
    }
}

/* Returns the first person of @set whose removal does not reduce the number of groups. */
static guint
find_last (guint32       set,
           const gint64 *sums,
           const guint8 *groups)
{
  guint i = 0;

  while (!(set & 1u << i) ||
         groups[set & ~(1u << i)] + (sums[set] == 0 ? 1 : 0) != groups[set])
    i++;

  return i;
}

/* Settles @n parties with the fewest transfers, one group at a time. */
static void
settle_exactly (const Party *parties,
                guint        n,
                GArray      *transfers)
{
  g_autofree gint64 *sums = g_new (gint64, 1u << n);
  g_autofree guint8 *groups = g_new (guint8, 1u << n);
  Party              group[TENBO_MONEY_EXACT];
  guint              size = 0;

  count_groups (parties, n, sums, groups);
  for (guint32 set = (1u << n) - 1; set != 0;)
    {
      guint last = find_last (set, sums, groups);

      group[size++] = parties[last];
      set &= ~(1u << last);
      if (sums[set] != 0)
        continue;

      settle_group (group, size, transfers);
      size = 0;
    }
}

GArray *
tenbo_money_settle (const gint64 *balances,
                    gsize         n)
{
  GArray           *transfers = g_array_new (FALSE, FALSE, sizeof (TenboTransfer));
  g_autofree Party *parties = g_new (Party, n + 1);
  guint             n_parties = 0;
  gint64            sum = 0;

  g_return_val_if_fail (balances != NULL || n == 0, transfers);

  for (gsize i = 0; i < n; i++)
    {
      sum += balances[i];
      if (balances[i] != 0)
        parties[n_parties++] = (Party) { i, balances[i] };
    }

  g_return_val_if_fail (sum == 0, transfers);

  if (n_parties > TENBO_MONEY_EXACT)
    settle_group (parties, n_parties, transfers);
  else if (n_parties > 0)
    settle_exactly (parties, n_parties, transfers);

  return transfers;
}
