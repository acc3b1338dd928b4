/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-money.h"

/* --- Points to money --- */

static void
test_totals (void)
{
  static const struct
  {
    gint64 totals[4];
    int    rate;
    gint64 balances[4];
  } cases[] = {
    { { 46700, -3600, -13400, -29700 }, 50, { 2335, -180, -670, -1485 } },
    { { 333300, -111100, -111100, -111100 }, 1, { 333, -111, -111, -111 } },
    /* The first of two halves is rounded up. */
    { { 500, 500, -1000, 0 }, 1, { 1, 0, -1, 0 } },
    /* A loss stays a loss. */
    { { 1000, 0, 0, -2000 }, 10, { 10, 0, 0, -20 } },
    { { 1500, 0, 0, 0 }, 1, { 2, 0, 0, 0 } },
    { { -1500, 0, 0, 0 }, 1, { -2, 0, 0, 0 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gint64 balances[4];

      g_test_message ("case %zu", i);
      tenbo_money_of_totals (cases[i].totals, 4, cases[i].rate, balances);
      for (int j = 0; j < 4; j++)
        g_assert_cmpint (balances[j], ==, cases[i].balances[j]);
    }
}

static void
test_totals_random (void)
{
  for (int run = 0; run < 2000; run++)
    {
      gint64 totals[6];
      gint64 balances[6];
      int    rate = g_test_rand_int_range (1, 300);
      gint64 sum = 0;
      gint64 money = 0;

      for (int i = 0; i < 6; i++)
        {
          totals[i] = i < 5 ? g_test_rand_int_range (-900, 900) * 100 : 0;
          totals[5] -= i < 5 ? totals[i] : 0;
          sum += i < 5 ? totals[i] : 0;
        }
      totals[5] = -sum;
      tenbo_money_of_totals (totals, 6, rate, balances);
      for (int i = 0; i < 6; i++)
        {
          money += balances[i];
          g_assert_cmpint (ABS (balances[i] * 1000 - totals[i] * rate), <, 1000);
        }
      g_assert_cmpint (money, ==, 0);
    }
}

static void
test_fee (void)
{
  gint64 paid[] = { 100, -50, -50 };
  gint64 each[] = { 0, 0, 0 };

  tenbo_money_subtract_fee (paid, 3, 1000, 1);
  g_assert_cmpint (paid[0], ==, 100 - 334);
  g_assert_cmpint (paid[1], ==, -50 - 333 + 1000);
  g_assert_cmpint (paid[2], ==, -50 - 333);
  tenbo_money_subtract_fee (each, 3, 1000, -1);
  g_assert_cmpint (each[0] + each[1] + each[2], ==, -1000);
}

/* --- Transfers --- */

/* Subtracts @transfers from @balances and checks that nothing is left. */
static void
check_transfers (const gint64 *balances,
                 gsize         n,
                 GArray       *transfers)
{
  g_autofree gint64 *left = g_memdup2 (balances, n * sizeof *balances);

  for (guint i = 0; i < transfers->len; i++)
    {
      const TenboTransfer *transfer = &g_array_index (transfers, TenboTransfer, i);

      g_assert_cmpint (transfer->amount, >, 0);
      g_assert_cmpuint (transfer->from, !=, transfer->to);
      left[transfer->from] += transfer->amount;
      left[transfer->to] -= transfer->amount;
    }
  for (gsize i = 0; i < n; i++)
    g_assert_cmpint (left[i], ==, 0);
}

/* Returns the minimum number of transfers, by trying: the first debtor or creditor pays, or is paid
 * by, each of the others. */
static guint
count_slowly (gint64 *balances,
              gsize   n)
{
  guint fewest = G_MAXUINT;
  gsize first = 0;

  while (first < n && balances[first] == 0)
    first++;
  if (first == n)
    return 0;

  for (gsize other = first + 1; other < n; other++)
    if (balances[other] * balances[first] < 0)
      {
        gint64 amount = balances[first];

        balances[other] += amount;
        balances[first] = 0;
        fewest = MIN (fewest, 1 + count_slowly (balances, n));
        balances[first] = amount;
        balances[other] -= amount;
      }

  return fewest;
}

static void
test_settle (void)
{
  static const struct
  {
    gint64 balances[6];
    guint  n_transfers;
  } cases[] = {
    { { 2335, -180, -670, -1485 }, 3 },
    { { 500, -500, 200, -200 }, 2 },
    { { 300, 200, -500, 100, -100 }, 3 },
    /* The largest debtor does not pay the largest creditor. */
    { { 700, 400, -600, -500 }, 3 },
    { { 900, 500, 400, -800, -600, -400 }, 4 },
    { { 0 }, 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GArray) transfers = tenbo_money_settle (cases[i].balances, 6);

      g_test_message ("case %zu", i);
      check_transfers (cases[i].balances, 6, transfers);
      g_assert_cmpuint (transfers->len, ==, cases[i].n_transfers);
    }
}

static void
test_settle_random (void)
{
  for (int run = 0; run < 1500; run++)
    {
      gsize  n = (gsize) g_test_rand_int_range (1, 8);
      gint64 balances[8] = { 0 };
      g_autoptr (GArray) transfers = NULL;
      g_autoptr (GArray) again = NULL;

      /* Small numbers, so that groups settle among themselves. */
      for (gsize i = 1; i < n; i++)
        {
          balances[i] = g_test_rand_int_range (-6, 7);
          balances[0] -= balances[i];
        }
      transfers = tenbo_money_settle (balances, n);
      again = tenbo_money_settle (balances, n);
      check_transfers (balances, n, transfers);
      g_assert_cmpmem (transfers->data, transfers->len * sizeof (TenboTransfer), again->data,
                       again->len * sizeof (TenboTransfer));
      g_assert_cmpuint (transfers->len, ==, count_slowly (balances, n));
    }
}

static void
test_settle_many (void)
{
  gint64 balances[40] = { 0 };
  g_autoptr (GArray) transfers = NULL;

  for (int i = 1; i < 40; i++)
    {
      balances[i] = g_test_rand_int_range (-5000, 5000);
      balances[0] -= balances[i];
    }
  transfers = tenbo_money_settle (balances, 40);
  check_transfers (balances, 40, transfers);
  g_assert_cmpuint (transfers->len, <, 40);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/money/points become whole units", test_totals);
  g_test_add_func ("/money/nothing is lost by rounding", test_totals_random);
  g_test_add_func ("/money/the fee", test_fee);
  g_test_add_func ("/money/the fewest transfers", test_settle);
  g_test_add_func ("/money/the fewest transfers, as by trying", test_settle_random);
  g_test_add_func ("/money/of many people", test_settle_many);

  return g_test_run ();
}
