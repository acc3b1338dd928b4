/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-session-totals.h"

static const char *const names[] = { "Aki", "Ben", "Chie", "Dai", "Emi", "Fumi" };

static TenboSessionGame
make_game (const char *who,
           const int  *ranks,
           const int  *totals)
{
  TenboSessionGame game = { .n_players = (int) strlen (who) };

  for (int i = 0; i < game.n_players; i++)
    game.results[i] = (TenboSessionResult) {
      .person_id = who[i] - 'A' + 1,
      .name = names[who[i] - 'A'],
      .side = i,
      .rank = ranks[i],
      .total = totals[i],
      .chips = 1000 * i,
    };

  return game;
}

static const TenboSessionTotal *
find (const TenboSessionTotals *totals,
      const char               *name)
{
  for (guint i = 0; i < totals->totals->len; i++)
    {
      const TenboSessionTotal *total = totals->totals->pdata[i];

      if (g_str_equal (total->name, name))
        return total;
    }

  g_assert_not_reached ();
}

/* Each person has the side of their last game, unless somebody who played later had it. */
static void
test_marks (void)
{
  static const int ranks[] = { 1, 2, 3, 4 };
  static const int totals[] = { 30000, 10000, -10000, -30000 };
  TenboSessionGame games[] = {
    make_game ("ABCD", ranks, totals),
    make_game ("EFCD", ranks, totals),
    make_game ("CEBD", ranks, totals),
  };
  static const struct
  {
    const char *name;
    int         mark;
  } expected[] = {
    { "Chie", 0 },
    { "Emi", 1 },
    { "Ben", 2 },
    { "Dai", 3 },
    { "Fumi", 4 },
    { "Aki", 5 },
  };
  g_autoptr (TenboSessionTotals) session = tenbo_session_totals_new (games, 3, NULL);
  g_autoptr (TenboSessionTotals) old = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpint (find (session, expected[i].name)->mark, ==, expected[i].mark);

  /* Sides of an old game are not recorded: those of its chart count. */
  for (int i = 0; i < 4; i++)
    games[0].results[i].side = -1;
  old = tenbo_session_totals_new (games, 1, NULL);
  g_assert_cmpint (find (old, "Aki")->mark, ==, 0);
  g_assert_cmpint (find (old, "Ben")->mark, ==, 3);
  g_assert_cmpint (find (old, "Dai")->mark, ==, 1);
}

static void
check_money (const TenboSessionTotals *totals)
{
  g_autofree gint64 *left = g_new0 (gint64, totals->totals->len + 2);
  gint64             sum = 0;

  for (guint i = 0; i < totals->totals->len; i++)
    {
      left[i] = ((const TenboSessionTotal *) totals->totals->pdata[i])->money;
      sum += left[i];
    }
  g_assert_cmpint (sum, ==, -totals->house - totals->left_over_money);
  left[TENBO_SESSION_HOUSE (totals)] = totals->house;
  left[TENBO_SESSION_LEFT_OVER (totals)] = totals->left_over_money;

  for (guint i = 0; i < totals->transfers->len; i++)
    {
      const TenboTransfer *transfer = &g_array_index (totals->transfers, TenboTransfer, i);

      left[transfer->from] += transfer->amount;
      left[transfer->to] -= transfer->amount;
    }
  for (guint i = 0; i < totals->totals->len + 2; i++)
    g_assert_cmpint (left[i], ==, 0);
}

static TenboSessionTotals *
add_session (const TenboSessionTerms *terms)
{
  /* Five people, one of whom sits out; Emi plays the second game for Dai, and three play the last
   * one, in which a stake of 1,000 is lost. */
  const TenboSessionGame games[] = {
    make_game ("ABCD", (int[]) { 1, 2, 3, 4 }, (int[]) { 46700, -3600, -13400, -29700 }),
    make_game ("CABE", (int[]) { 4, 2, 3, 1 }, (int[]) { -40000, 5000, -15000, 50000 }),
    make_game ("BEA", (int[]) { 1, 2, 3 }, (int[]) { 30000, 0, -31000 }),
  };

  return tenbo_session_totals_new (games, G_N_ELEMENTS (games), terms);
}

static void
test_points (void)
{
  static const struct
  {
    const char *name;
    gint64      total;
    int         n_games;
    int         ranks[4];
    gint64      running[3];
  } expected[] = {
    { "Emi", 50000, 2, { 1, 1, 0, 0 }, { 0, 50000, 50000 } },
    { "Aki", 20700, 3, { 1, 1, 1, 0 }, { 46700, 51700, 20700 } },
    { "Ben", 11400, 3, { 1, 1, 1, 0 }, { -3600, -18600, 11400 } },
    { "Dai", -29700, 1, { 0, 0, 0, 1 }, { -29700, -29700, -29700 } },
    { "Chie", -53400, 2, { 0, 0, 1, 1 }, { -13400, -53400, -53400 } },
  };
  g_autoptr (TenboSessionTotals) totals = add_session (NULL);

  g_assert_cmpuint (totals->n_games, ==, 3);
  g_assert_cmpuint (totals->totals->len, ==, G_N_ELEMENTS (expected));
  g_assert_cmpint (totals->left_over, ==, 1000);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const TenboSessionTotal *total = totals->totals->pdata[i];

      g_assert_cmpstr (total->name, ==, expected[i].name);
      g_assert_cmpint (total->total, ==, expected[i].total);
      g_assert_cmpint (total->n_games, ==, expected[i].n_games);
      g_assert_cmpint (total->money, ==, 0);
      for (int rank = 0; rank < 4; rank++)
        g_assert_cmpint (total->ranks[rank], ==, expected[i].ranks[rank]);
      for (guint game = 0; game < 3; game++)
        g_assert_cmpint (tenbo_session_totals_get_running (totals, game, i), ==,
                         expected[i].running[game]);
    }
  g_assert_cmpint (find (totals, "Aki")->chips, ==, 0 + 1000 + 2000);
  g_assert_cmpint (find (totals, "Dai")->chips, ==, 3000);
  g_assert_cmpuint (totals->transfers->len, ==, 0);
}

static void
test_rate (void)
{
  const TenboSessionTerms terms = { .rate = 50 };
  g_autoptr (TenboSessionTotals) totals = add_session (&terms);

  g_assert_cmpint (find (totals, "Emi")->money, ==, 2500);
  g_assert_cmpint (find (totals, "Aki")->money, ==, 1035);
  g_assert_cmpint (find (totals, "Ben")->money, ==, 570);
  g_assert_cmpint (find (totals, "Dai")->money, ==, -1485);
  g_assert_cmpint (find (totals, "Chie")->money, ==, -2670);
  g_assert_cmpint (totals->left_over_money, ==, 50);
  g_assert_cmpint (totals->house, ==, 0);
  check_money (totals);
}

static void
test_fee_to_the_house (void)
{
  const TenboSessionTerms terms = { .rate = 50, .fee = 3001 };
  g_autoptr (TenboSessionTotals) totals = add_session (&terms);

  g_assert_cmpint (totals->house, ==, 3001);
  g_assert_cmpint (find (totals, "Emi")->fee, ==, 601);
  g_assert_cmpint (find (totals, "Aki")->fee, ==, 600);
  g_assert_cmpint (find (totals, "Emi")->money, ==, 2500 - 601);
  check_money (totals);
}

static void
test_fee_paid_by_a_player (void)
{
  const TenboSessionTerms terms = { .rate = 50, .fee = 3000, .payer_id = 3, .payer = "Chie" };
  g_autoptr (TenboSessionTotals) totals = add_session (&terms);

  g_assert_cmpint (totals->house, ==, 0);
  g_assert_cmpuint (totals->totals->len, ==, 5);
  g_assert_cmpint (find (totals, "Chie")->money, ==, -2670 - 600 + 3000);
  check_money (totals);
}

static void
test_fee_paid_by_a_guest (void)
{
  const TenboSessionTerms terms = { .fee = 3000, .payer_id = 6, .payer = "Fumi" };
  g_autoptr (TenboSessionTotals) totals = add_session (&terms);

  g_assert_cmpuint (totals->totals->len, ==, 6);
  g_assert_cmpint (find (totals, "Fumi")->n_games, ==, 0);
  g_assert_cmpint (find (totals, "Fumi")->fee, ==, 0);
  g_assert_cmpint (find (totals, "Fumi")->money, ==, 3000);
  g_assert_cmpint (find (totals, "Aki")->money, ==, -600);
  g_assert_cmpuint (totals->transfers->len, ==, 5);
  check_money (totals);
}

static void
test_nothing_played (void)
{
  const TenboSessionTerms terms = { .rate = 50, .fee = 3000 };
  g_autoptr (TenboSessionTotals) totals = tenbo_session_totals_new (NULL, 0, &terms);

  g_assert_cmpuint (totals->totals->len, ==, 0);
  g_assert_cmpint (totals->house, ==, 0);
  check_money (totals);
}

static void
test_random (void)
{
  for (int run = 0; run < 300; run++)
    {
      TenboSessionGame  games[12];
      gsize             n_games = (gsize) g_test_rand_int_range (1, 13);
      TenboSessionTerms terms = {
        .rate = g_test_rand_int_range (0, 200),
        .fee = g_test_rand_int_range (0, 5000),
        .payer_id = g_test_rand_int_range (0, 7),
        .payer = "Payer",
      };
      g_autoptr (TenboSessionTotals) totals = NULL;
      gint64 sum = 0;

      for (gsize i = 0; i < n_games; i++)
        {
          int              first = g_test_rand_int_range (0, 3);
          int              values[4] = { 0 };
          const char      *all = "ABCDEF";
          g_autofree char *who = g_strndup (all + first, g_test_rand_bit () ? 3 : 4);

          for (int j = 0; j < 4; j++)
            values[j] = g_test_rand_int_range (-600, 600) * 100;
          games[i] = make_game (who, (int[]) { 1, 2, 3, 4 }, values);
          for (int j = 0; j < games[i].n_players; j++)
            sum += values[j];
        }

      totals = tenbo_session_totals_new (games, n_games, &terms);
      g_assert_cmpint (totals->left_over, ==, -sum);
      check_money (totals);
      for (guint i = 0; i < totals->totals->len; i++)
        {
          const TenboSessionTotal *total = totals->totals->pdata[i];

          g_assert_cmpint (tenbo_session_totals_get_running (totals, (guint) n_games - 1, i), ==,
                           total->total);
          g_assert_cmpint (total->n_games, ==,
                           total->ranks[0] + total->ranks[1] + total->ranks[2] + total->ranks[3]);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session-totals/marks", test_marks);
  g_test_add_func ("/session-totals/points, after each game", test_points);
  g_test_add_func ("/session-totals/the rate", test_rate);
  g_test_add_func ("/session-totals/a fee to the house", test_fee_to_the_house);
  g_test_add_func ("/session-totals/a fee that a player paid", test_fee_paid_by_a_player);
  g_test_add_func ("/session-totals/a fee that a guest paid", test_fee_paid_by_a_guest);
  g_test_add_func ("/session-totals/nothing played", test_nothing_played);
  g_test_add_func ("/session-totals/money adds up, by chance", test_random);

  return g_test_run ();
}
