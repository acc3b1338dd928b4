/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Point sticks as numbers: how to split a score, and how to fix a wrong count. */

#include "tenbo-sticks.h"

static void
test_splits (void)
{
  static const struct
  {
    int            points;
    TenboStickDeal deal;
    TenboSticks    expected;
  } cases[] = {
    { 0, TENBO_STICKS_FEWEST, { { 0, 0, 0, 0 }, 0 } },
    { 31400, TENBO_STICKS_FEWEST, { { 3, 0, 1, 4 }, 0 } },
    { 25000, TENBO_STICKS_FEWEST, { { 2, 1, 0, 0 }, 0 } },
    { 9900, TENBO_STICKS_FEWEST, { { 0, 1, 4, 9 }, 0 } },
    { 1250, TENBO_STICKS_FEWEST, { { 0, 0, 1, 2 }, 50 } },
    { 240000, TENBO_STICKS_FEWEST, { { 24, 0, 0, 0 }, 0 } },

    /* The sticks at the start. */
    { 25000, TENBO_STICKS_CHANGE, { { 1, 2, 4, 10 }, 0 } },
    { 30000, TENBO_STICKS_CHANGE, { { 2, 1, 4, 10 }, 0 } },
    { 35000, TENBO_STICKS_CHANGE, { { 2, 2, 4, 10 }, 0 } },

    { 31400, TENBO_STICKS_CHANGE, { { 2, 1, 5, 14 }, 0 } },
    { 0, TENBO_STICKS_CHANGE, { { 0, 0, 0, 0 }, 0 } },
    { 900, TENBO_STICKS_CHANGE, { { 0, 0, 0, 9 }, 0 } },
    { 1000, TENBO_STICKS_CHANGE, { { 0, 0, 0, 10 }, 0 } },
    { 5000, TENBO_STICKS_CHANGE, { { 0, 0, 4, 10 }, 0 } },
    { 10000, TENBO_STICKS_CHANGE, { { 0, 1, 4, 10 }, 0 } },
    { 1250, TENBO_STICKS_CHANGE, { { 0, 0, 0, 12 }, 50 } },
    { 25000, TENBO_STICKS_CHANGE_THOUSANDS, { { 1, 2, 5, 0 }, 0 } },
    { 31400, TENBO_STICKS_CHANGE_THOUSANDS, { { 2, 1, 6, 4 }, 0 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TenboSticks sticks;

      tenbo_sticks_split (cases[i].points, cases[i].deal, &sticks);
      g_assert_cmpmem (&sticks, sizeof sticks, &cases[i].expected, sizeof sticks);
      g_assert_cmpint (tenbo_sticks_sum (&sticks), ==, cases[i].points);
    }
}

/* Returns the smallest number of sticks for @points, by trying. */
static int
count_fewest (int points)
{
  int fewest = G_MAXINT;

  for (int tens = 0; tens <= points / 10000; tens++)
    for (int fives = 0; fives <= (points - tens * 10000) / 5000; fives++)
      for (int ones = 0; ones <= (points - tens * 10000 - fives * 5000) / 1000; ones++)
        fewest = MIN (fewest,
                      tens + fives + ones +
                        (points - tens * 10000 - fives * 5000 - ones * 1000) / 100);

  return fewest;
}

/* The sum is correct for every score; the smallest split is minimal; and with change, a player with
 * enough points can pay any sum exactly. */
static void
test_every_score (void)
{
  for (int points = 0; points <= 60000; points += 100)
    {
      TenboSticks few;
      TenboSticks more;
      int         n = 0;
      int         below = 0; /* the sum of the smaller kinds */

      tenbo_sticks_split (points, TENBO_STICKS_FEWEST, &few);
      tenbo_sticks_split (points, TENBO_STICKS_CHANGE, &more);
      g_assert_cmpint (tenbo_sticks_sum (&few), ==, points);
      g_assert_cmpint (tenbo_sticks_sum (&more), ==, points);

      for (int kind = 0; kind < TENBO_N_STICKS; kind++)
        n += few.n[kind];
      if (points % 700 == 0)
        g_assert_cmpint (n, ==, count_fewest (points));

      for (int kind = TENBO_STICK_100; kind >= 0; kind--)
        {
          g_assert_cmpint (more.n[kind], >=, 0);
          if (more.n[kind] > 0)
            g_assert_cmpint (below, >=, tenbo_stick_points[kind] - 100);
          below += more.n[kind] * tenbo_stick_points[kind];
        }
    }
}

static void
test_mends (void)
{
  static const struct
  {
    int            off[TENBO_N_STICK_HOLDERS];
    int            n_moves;
    TenboStickMove moves[TENBO_N_STICK_HOLDERS];
  } cases[] = {
    { { 0, 0, 0, 0, 0 }, 0, { { 0, 0, 0 } } },
    { { 0, 1000, 0, -1000, 0 }, 1, { { 1, 3, 1000 } } },
    { { 1000, 0, 0, 0, -1000 }, 1, { { 0, TENBO_STICKS_POT, 1000 } } },
    { { 0, 0, 0, -900, 900 }, 1, { { TENBO_STICKS_POT, 3, 900 } } },
    { { 1000, 0, 0, 0, 0 }, 0, { { 0, 0, 0 } } },
    { { -2000, 1000, 500, 500, 0 }, 3, { { 1, 0, 1000 }, { 2, 0, 500 }, { 3, 0, 500 } } },

    /* Players with the same difference come first, otherwise it would take one more move. */
    { { 3000, 2000, -2000, -3000, 0 }, 2, { { 0, 3, 3000 }, { 1, 2, 2000 } } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TenboStickMove moves[TENBO_N_STICK_HOLDERS];

      g_assert_cmpint (tenbo_sticks_mend (cases[i].off, moves), ==, cases[i].n_moves);
      g_assert_cmpmem (moves,
                       sizeof moves[0] * (gsize) cases[i].n_moves,
                       cases[i].moves,
                       sizeof moves[0] * (gsize) cases[i].n_moves);
    }
}

/* Returns the maximum number of groups with the sum 0 among players with a wrong count. */
static int
count_groups (const int off[TENBO_N_STICK_HOLDERS],
              guint     holders)
{
  int most = 0;

  for (guint group = holders; group > 0; group = (group - 1) & holders)
    {
      int sum = 0;

      for (int holder = 0; holder < TENBO_N_STICK_HOLDERS; holder++)
        if ((group & (1u << holder)) != 0)
          sum += off[holder];

      if (sum == 0)
        most = MAX (most, 1 + count_groups (off, holders & ~group));
    }

  return most;
}

/* After the moves every count is correct, with the minimum of moves: one fewer than the people in
 * each group that balances by itself. */
static void
test_mends_anything (void)
{
  g_autoptr (GRand) chance = g_rand_new_with_seed (20261121);

  for (int i = 0; i < 20000; i++)
    {
      int            off[TENBO_N_STICK_HOLDERS] = { 0 };
      int            after[TENBO_N_STICK_HOLDERS];
      guint          holders = 0;
      int            n_off = 0;
      int            n_moves;
      TenboStickMove moves[TENBO_N_STICK_HOLDERS];

      for (int holder = 0; holder < TENBO_STICKS_POT; holder++)
        {
          off[holder] = g_rand_int_range (chance, -4, 5) * 1000;
          off[TENBO_STICKS_POT] -= off[holder];
        }

      n_moves = tenbo_sticks_mend (off, moves);
      for (int holder = 0; holder < TENBO_N_STICK_HOLDERS; holder++)
        {
          after[holder] = off[holder];
          if (off[holder] == 0)
            continue;
          holders |= 1u << holder;
          n_off++;
        }

      for (int j = 0; j < n_moves; j++)
        {
          g_assert_cmpint (moves[j].points, >, 0);
          after[moves[j].from] -= moves[j].points;
          after[moves[j].to] += moves[j].points;
        }

      for (int holder = 0; holder < TENBO_N_STICK_HOLDERS; holder++)
        g_assert_cmpint (after[holder], ==, 0);
      g_assert_cmpint (n_moves, ==, n_off - count_groups (off, holders));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/app/sticks/splits", test_splits);
  g_test_add_func ("/app/sticks/every-score", test_every_score);
  g_test_add_func ("/app/sticks/mends", test_mends);
  g_test_add_func ("/app/sticks/mends-anything", test_mends_anything);

  return g_test_run ();
}
