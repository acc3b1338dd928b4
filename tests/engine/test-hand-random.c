/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-rulesets.h"
#include "hand-check.h"
#include "hand-maker.h"

/* Random hands under random rulesets: the value of each adds up. */

#define N_RULES        300
#define HANDS_OF_RULES 60

#define N_WILD_RULES        60
#define HANDS_OF_WILD_RULES 20

static int
roll (void *data,
      int   n)
{
  (void) data;

  return g_test_rand_int_range (0, n);
}

static void
test_random_hands (void)
{
  static const char *const names[] = { "parlour", "league", "online", "club", "trio" };

  for (int i = 0; i < N_RULES; i++)
    {
      TbRules rules;

      engine_rules_named (names[i % (int) G_N_ELEMENTS (names)], &rules);
      if (i >= (int) G_N_ELEMENTS (names))
        make_value_rules (roll, NULL, &rules);
      for (int j = 0; j < HANDS_OF_RULES; j++)
        {
          TbTileHand hand;

          make_hand (roll, NULL, &hand);
          hand_check (&rules, &hand);
        }
    }
}

/* The same with wild tiles. */
static void
test_random_wild_hands (void)
{
  static const char *const names[] = { "parlour", "trio", "league" };

  for (int i = 0; i < N_WILD_RULES; i++)
    {
      TbRules rules;

      engine_rules_named (names[i % (int) G_N_ELEMENTS (names)], &rules);
      if (i >= (int) G_N_ELEMENTS (names))
        make_value_rules (roll, NULL, &rules);
      rules.wild_tile = i % 2 == 0 ? TB_WILD_WHITE : TB_WILD_MISSING;
      for (int j = 0; j < HANDS_OF_WILD_RULES; j++)
        {
          TbTileHand hand;

          make_hand (roll, NULL, &hand);
          make_wild_tiles (roll, NULL, &rules, &hand);
          hand_check (&rules, &hand);
        }
    }
}

/* The waits of a hand are the kinds that complete it, each with the value of the completed hand. */
static void
test_waits (void)
{
  TbTileWait waits[TB_MAX_WAITS];
  TbRules    rules;
  TbScorer   scorer;

  engine_rules_parlour (&rules);
  tb_scorer_init (&scorer, &rules);
  for (int i = 0; i < 300; i++)
    {
      TbTileHand hand;
      size_t     n;
      size_t     at = 0;

      make_hand (roll, NULL, &hand);
      n = tb_tiles_waits (&scorer, &hand, waits);
      for (TbTile kind = 0; kind < TB_TILE (TB_SUIT_HONOURS, TB_N_HONOURS); kind++)
        {
          TbHandValue value;

          if (TB_TILE_RANK (kind) >= TB_N_RANKS)
            continue;
          hand.win = kind;
          hand.self_draw = false;
          tb_scorer_value (&scorer, &hand, &value);
          if (value.error == TB_HAND_NOT_COMPLETE || value.error == TB_HAND_BAD_TILES)
            continue;
          g_assert_cmpuint (at, <, n);
          g_assert_cmpint (waits[at].tile, ==, kind);
          g_assert_cmpint (waits[at].ron.error, ==, value.error);
          if (value.error == TB_HAND_FINE)
            g_assert_cmpint (waits[at].ron.value.base, ==, value.value.base);
          hand.self_draw = true;
          tb_scorer_value (&scorer, &hand, &value);
          g_assert_cmpint (waits[at++].self_draw.error, ==, value.error);
        }
      g_assert_cmpuint (at, ==, n);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/hand-random/without wild tiles", test_random_hands);
  g_test_add_func ("/engine/hand-random/with wild tiles", test_random_wild_hands);
  g_test_add_func ("/engine/hand-random/waits", test_waits);

  return g_test_run ();
}
