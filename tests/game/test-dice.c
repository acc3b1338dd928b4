/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fair random numbers, seats, and the wall to open, without a window. */

#include "tenbo-throw.h"

#include <string.h>

#define N_DRAWS 60000

/* A sequence of numbers as a random source. */
typedef struct
{
  const guint32 *numbers;
  guint          n_numbers;
  guint          n_taken;
} Row;

static guint32
take_from_row (gpointer data)
{
  Row *row = data;

  g_assert_cmpuint (row->n_taken, <, row->n_numbers);

  return row->numbers[row->n_taken++];
}

/* Marsaglia's xorshift: all numbers except 0 in a pseudorandom order. */
static guint32
take_from_shifts (gpointer data)
{
  guint32 *state = data;

  *state ^= *state << 13;
  *state ^= *state >> 17;
  *state ^= *state << 5;

  return *state;
}

/* Draws again if the number is in the remainder of the division of 2^32. */
static void
test_below_is_not_biased (void)
{
  static const struct
  {
    guint   n;
    guint32 numbers[2];
    guint   n_taken;
    guint   expected;
  } cases[] = {
    { 1, { 0, 0 }, 1, 0 },
    { 1, { G_MAXUINT32, 0 }, 1, 0 },
    { 2, { 0, 0 }, 1, 0 },
    { 2, { G_MAXUINT32, 0 }, 1, 1 },
    { 6, { 3, 4 }, 2, 4 },
    { 6, { 0, 9 }, 2, 3 },
    { 6, { 4, 0 }, 1, 4 },
    { 6, { G_MAXUINT32, 0 }, 1, 3 },
    { 12, { 3, 12 }, 2, 0 },
    { 0x80000001u, { 0x7ffffffeu, 0x7fffffffu }, 2, 0x7fffffffu },
    { 0x80000001u, { G_MAXUINT32, 0 }, 1, 0x7ffffffeu },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Row         row = { .numbers = cases[i].numbers, .n_numbers = 2 };
      TenboChance chance = { .next = take_from_row, .data = &row };

      g_assert_cmpuint (tenbo_chance_below (&chance, cases[i].n), ==, cases[i].expected);
      g_assert_cmpuint (row.n_taken, ==, cases[i].n_taken);
    }
}

/* Every number has about the same frequency: chi squared stays below the value that random numbers
 * exceed once in 10,000. */
static void
test_below_is_uniform (void)
{
  static const struct
  {
    guint  n;
    double limit;
  } cases[] = {
    { 2, 15.2 },
    { 3, 18.5 },
    { 4, 21.2 },
    { 6, 25.8 },
    { 12, 37.4 },
    { 18, 46.9 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint32     state = 2463534242u;
      TenboChance chance = { .next = take_from_shifts, .data = &state };
      guint       counts[18] = { 0 };
      double      expected = (double) N_DRAWS / cases[i].n;
      double      sum = 0;

      for (guint draw = 0; draw < N_DRAWS; draw++)
        counts[tenbo_chance_below (&chance, cases[i].n)]++;
      for (guint number = 0; number < cases[i].n; number++)
        sum += (counts[number] - expected) * (counts[number] - expected) / expected;

      g_assert_cmpfloat (sum, <, cases[i].limit);
    }
}

static void
test_real_chance (void)
{
  TenboChance chance = tenbo_chance_real ();
  guint       seen = 0;
  guint32     numbers[4];
  guint32     again[4];

  /* The probability that one of the six is missing in 2,000 throws is 10^-157. */
  for (guint i = 0; i < 2000; i++)
    {
      guint eyes = tenbo_chance_below (&chance, 6);

      g_assert_cmpuint (eyes, <, 6);
      seen |= 1u << eyes;
    }

  g_assert_cmpuint (seen, ==, 0x3f);

  /* It does not use the generator of GLib, which can be repeated. */
  g_random_set_seed (1);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    numbers[i] = chance.next (chance.data);
  g_random_set_seed (1);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    again[i] = chance.next (chance.data);
  g_assert_true (memcmp (numbers, again, sizeof numbers) != 0);
}

/* All orders of four have about the same frequency. */
static void
test_shuffle (void)
{
  guint32     state = 88172645u;
  TenboChance chance = { .next = take_from_shifts, .data = &state };
  guint       counts[256] = { 0 };
  guint       n_orders = 0;

  for (guint draw = 0; draw < N_DRAWS; draw++)
    {
      guint order[4] = { 0, 1, 2, 3 };

      tenbo_chance_shuffle (&chance, order, 4);
      g_assert_cmpuint ((1u << order[0]) | (1u << order[1]) | (1u << order[2]) | (1u << order[3]),
                        ==,
                        0xf);
      counts[order[0] + 4 * order[1] + 16 * order[2] + 64 * order[3]]++;
    }

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    if (counts[i] > 0)
      {
        g_assert_cmpuint (counts[i], >, N_DRAWS / 24 * 9 / 10);
        g_assert_cmpuint (counts[i], <, N_DRAWS / 24 * 11 / 10);
        n_orders++;
      }

  g_assert_cmpuint (n_orders, ==, 24);

  /* The order of one needs no chance. */
  state = 1;
  tenbo_chance_shuffle (&chance, (guint[]) { 0 }, 1);
  g_assert_cmpuint (state, ==, 1);
}

static void
assert_places (const TenboSeating *seating,
               const char         *expected)
{
  static const char letters[] = "brgy";
  char              text[TB_MAX_PLAYERS + 1] = { 0 };

  for (int player = 0; player < seating->n_players; player++)
    text[player] = letters[seating->sides[player]];

  g_assert_cmpstr (text, ==, expected);
}

/* Turns go counterclockwise; the sides of the table are named clockwise. */
static void
test_seating (void)
{
  static const struct
  {
    int         n_players;
    TbSide      first;
    TbSide      empty;
    const char *expected;
    const char *turned;
  } cases[] = {
    { 4, TB_SIDE_BLUE, TB_SIDE_BLUE, "bygr", "ygrb" },
    { 4, TB_SIDE_GREEN, TB_SIDE_BLUE, "grby", "rbyg" },
    { 3, TB_SIDE_BLUE, TB_SIDE_RED, "byg", "ygb" },
    { 3, TB_SIDE_BLUE, TB_SIDE_YELLOW, "bgr", "grb" },
    { 3, TB_SIDE_BLUE, TB_SIDE_GREEN, "byr", "yrb" },
    { 3, TB_SIDE_RED, TB_SIDE_BLUE, "ryg", "ygr" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TenboSeating seating;

      tenbo_seating_init (&seating, cases[i].n_players, cases[i].first, cases[i].empty);
      assert_places (&seating, cases[i].expected);
      if (cases[i].n_players == 3)
        g_assert_cmpint (tenbo_seating_find_player (&seating, cases[i].empty), ==, -1);
      g_assert_cmpint (tenbo_seating_find_player (&seating, cases[i].first), ==, 0);
      tenbo_seating_turn (&seating);
      assert_places (&seating, cases[i].turned);
      if (cases[i].n_players == 3)
        g_assert_cmpint (tenbo_seating_find_player (&seating, cases[i].empty), ==, -1);
    }
}

/* A record may have no seating, or one that is impossible at a table. */
static void
test_recorded_seating (void)
{
  static const struct
  {
    int         n_players;
    int         sides[TB_MAX_PLAYERS];
    const char *expected;
  } cases[] = {
    { 4, { 2, 1, 0, 3 }, "grby" },
    { 4, { 0, 3, 2, 1 }, "bygr" },
    { 4, { 0, 1, 2, 3 }, "bygr" },
    { 4, { -1, -1, -1, -1 }, "bygr" },
    { 4, { 2, 1, -1, 3 }, "bygr" },
    { 4, { -1, 2, 1, 0 }, "bygr" },
    { 4, { 4, 3, 2, 1 }, "bygr" },
    { 3, { 3, 1, 0, -1 }, "yrb" },
    { 3, { 2, 1, 0, -1 }, "grb" },
    { 3, { 1, 2, 0, -1 }, "byg" },
    { 3, { 0, 2, 1, 3 }, "bgr" }, /* nobody reads the fourth number */
    { 3, { -1, -1, -1, -1 }, "byg" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TenboSeating seating;

      tenbo_seating_init_recorded (&seating, cases[i].n_players, cases[i].sides);
      assert_places (&seating, cases[i].expected);
      for (int player = 0; player < cases[i].n_players; player++)
        g_assert_cmpint (tenbo_seating_find_player (&seating, seating.sides[player]), ==, player);
    }
}

/* Returns the empty side; with four players the side of the first dealer. */
static TbSide
find_empty (const TenboSeating *seating)
{
  for (int side = 0; side < TB_N_SIDES; side++)
    if (tenbo_seating_find_player (seating, (TbSide) side) < 0)
      return (TbSide) side;

  return seating->sides[0];
}

/* Every drawn seating can be played, and each one occurs. */
static void
test_draws_seats (void)
{
  static const struct
  {
    int      n_players;
    gboolean with_empty_side;
    guint    expected;
  } cases[] = {
    { 4, FALSE, 4 },
    { 4, TRUE, 4 },
    { 3, FALSE, 3 },
    { 3, TRUE, 12 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint32     state = 362436069u;
      TenboChance chance = { .next = take_from_shifts, .data = &state };
      gboolean    seen[16] = { FALSE };
      guint       n_seen = 0;

      for (guint draw = 0; draw < 1000; draw++)
        {
          TenboSeating seating;
          TenboSeating again;
          TbSide       empty;

          tenbo_seating_init (&seating, cases[i].n_players, TB_SIDE_BLUE, TB_SIDE_RED);
          tenbo_seating_draw (&seating, cases[i].with_empty_side, &chance);
          empty = find_empty (&seating);
          if (cases[i].n_players == 3 && !cases[i].with_empty_side)
            g_assert_cmpint (empty, ==, TB_SIDE_RED);

          tenbo_seating_init (&again, cases[i].n_players, seating.sides[0], empty);
          g_assert_cmpmem (&again, sizeof again, &seating, sizeof seating);
          n_seen += !seen[(int) seating.sides[0] * 4 + (int) empty];
          seen[(int) seating.sides[0] * 4 + (int) empty] = TRUE;
        }

      g_assert_cmpuint (n_seen, ==, cases[i].expected);
    }
}

/* Yields the dice whose sum is the number in @data, the highest first. */
static guint32
take_die (gpointer data)
{
  int *left = data;
  int  die = MIN (*left, 6);

  *left -= die;
  return 600 + (guint32) die - 1;
}

/* The dealer's own wall is one; counting continues counterclockwise, like the turns. */
static void
test_counts_walls (void)
{
  static const struct
  {
    int         n_players;
    TbPlayer    dealer;
    gboolean    empty_side;
    const char *walls; /* for the numbers from 1 on */
  } cases[] = {
    { 4, 0, FALSE, "bygrbygrbygrbygrby" },
    { 4, 2, FALSE, "grbygrbygrbygrbygr" },
    { 3, 0, FALSE, "bygbygbygbygbygbyg" },
    { 3, 0, TRUE, "bygrbygrbygrbygrby" },
    { 3, 2, FALSE, "gbygbygbygbygbygby" },
    { 3, 2, TRUE, "grbygrbygrbygrbygr" },
  };
  static const char letters[] = "brgy";

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int number = 1; number <= 18; number++)
      {
        int             left = number;
        TenboChance     chance = { .next = take_die, .data = &left };
        TenboThrowRules rules = { (number + 5) / 6, .empty_side = cases[i].empty_side };
        TenboSeating    seating;
        TenboThrow      thrown;

        tenbo_seating_init (&seating, cases[i].n_players, TB_SIDE_BLUE, TB_SIDE_RED);
        tenbo_throw_make (&rules, &seating, cases[i].dealer, &chance, &thrown);
        g_assert_cmpint (thrown.number, ==, number);
        g_assert_cmpint (letters[thrown.wall], ==, cases[i].walls[number - 1]);
      }
}

/* A throw matches the request: the dice and their sum. */
static void
test_throws (void)
{
  guint32     state = 521288629u;
  TenboChance chance = { .next = take_from_shifts, .data = &state };

  for (int i = 0; i < 5000; i++)
    {
      TenboThrowRules rules = { .n_dice = i % 4, .max = i % 18 + 1, .empty_side = i % 3 == 0 };
      TbPlayer        dealer = (TbPlayer) (i % 3);
      TenboSeating    seating;
      TenboThrow      thrown;
      int             sum = 0;

      tenbo_seating_init (&seating, 3 + i % 2, TB_SIDE_BLUE, TB_SIDE_GREEN);
      tenbo_throw_make (&rules, &seating, dealer, &chance, &thrown);
      g_assert_cmpint (thrown.n_dice, ==, rules.n_dice);

      for (int die = 0; die < TENBO_MAX_DICE; die++)
        {
          g_assert_cmpint (thrown.dice[die], >=, die < rules.n_dice ? 1 : 0);
          g_assert_cmpint (thrown.dice[die], <=, die < rules.n_dice ? 6 : 0);
          sum += thrown.dice[die];
        }

      g_assert_true (rules.empty_side ||
                     tenbo_seating_find_player (&seating, thrown.wall) >= 0);
      if (rules.n_dice > 0)
        g_assert_cmpint (thrown.number, ==, sum);
      else
        {
          g_assert_cmpint (thrown.number, >=, 1);
          g_assert_cmpint (thrown.number, <=, rules.max);
        }
    }
}

/* With a number every wall has the same probability, and each occurs with every number. */
static void
test_number_is_fair (void)
{
  guint32     state = 123456789u;
  TenboChance chance = { .next = take_from_shifts, .data = &state };

  for (int sides = 3; sides <= 4; sides++)
    {
      TenboThrowRules rules = { .max = 11, .empty_side = sides == 4 };
      TenboSeating    seating;
      guint           counts[TB_N_SIDES][12] = { 0 };

      tenbo_seating_init (&seating, 3, TB_SIDE_BLUE, TB_SIDE_GREEN);
      for (int i = 0; i < N_DRAWS; i++)
        {
          TenboThrow thrown;

          tenbo_throw_make (&rules, &seating, 1, &chance, &thrown);
          counts[thrown.wall][thrown.number]++;
        }

      for (int side = 0; side < TB_N_SIDES; side++)
        for (int number = 1; number <= 11; number++)
          {
            guint expected = side == TB_SIDE_GREEN && sides == 3
                               ? 0
                               : (guint) (N_DRAWS / (sides * 11));

            g_assert_cmpuint (counts[side][number], >=, expected * 8 / 10);
            g_assert_cmpuint (counts[side][number], <=, expected * 12 / 10);
          }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/app/dice/below-is-not-biased", test_below_is_not_biased);
  g_test_add_func ("/app/dice/below-is-uniform", test_below_is_uniform);
  g_test_add_func ("/app/dice/real-chance", test_real_chance);
  g_test_add_func ("/app/dice/shuffle", test_shuffle);
  g_test_add_func ("/app/dice/seating", test_seating);
  g_test_add_func ("/app/dice/recorded-seating", test_recorded_seating);
  g_test_add_func ("/app/dice/draws-seats", test_draws_seats);
  g_test_add_func ("/app/dice/counts-walls", test_counts_walls);
  g_test_add_func ("/app/dice/throws", test_throws);
  g_test_add_func ("/app/dice/number-is-fair", test_number_is_fair);

  return g_test_run ();
}
