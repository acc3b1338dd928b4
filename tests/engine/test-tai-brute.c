/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-random.h"
#include "slow-tai.h"
#include "tai-hands.h"

#include <string.h>

/* Random hands whose tai are added up, against brute force. */

/* More by hand: TENBO_TAI_HANDS=100000. */
#define N_HANDS 1000

static bool
is_among_best (const SlowTai *slow,
               const uint8_t *counts)
{
  for (int i = 0; i < slow->n_best; i++)
    if (memcmp (slow->best[i], counts, TB_N_TAI) == 0)
      return true;

  return false;
}

/* The list of items of @value is one that players can enter, and worth the same then. */
static void
check_list (const TbRules        *rules,
            const TbTaiHandValue *value)
{
  TbValueEntry entry = { .form = TB_VALUE_TAI, .tai_listed = true };
  TbValue      listed;
  TbProblem    problem;

  for (TbTai item = TB_TAI_ZUOTAI; item < TB_N_TAI; item++)
    for (int i = 0; i < value->counts[item]; i++)
      entry.tai_items[entry.n_tai_items++] = item;
  g_assert_cmpint (tb_value_resolve (rules, &entry, &listed, &problem), ==, TB_OK);
  g_assert_cmpint (listed.tai, ==, value->value.tai);
  g_assert_cmpint (listed.base, ==, value->value.base);
  g_assert_cmpint (listed.tai_for_minimum, ==, value->value.tai_for_minimum);
  g_assert_cmpint (listed.tai_exempt, ==, value->value.tai_exempt);
}

/* What is shown of the reading is of the hand: as many tiles, and as many wild ones. */
static void
check_reading (const TbTileHand   *hand,
               const TbTaiReading *reading)
{
  if (reading->form != TB_TAI_FORM_SETS)
    return;
  g_assert_cmpint (reading->n_sets + hand->n_melds, ==, TB_MAX_MELDS);
  g_assert_cmpint (reading->pair, <, TB_N_TILE_CODES);
  g_assert_cmpint (reading->win, <, TB_N_TILE_CODES);
}

static void
compare (const TbRules     *rules,
         const TbTaiScorer *scorer,
         const TbTileHand  *hand,
         int               *met)
{
  g_autofree char *text = tai_hand_text (hand);
  TbTaiHandValue   value;
  SlowTai          slow;

  slow_tai_value (rules, hand, &slow);
  tb_tai_scorer_value (scorer, hand, &value);
  g_test_message ("%s: %s %d", text, tai_error_ids[slow.error], slow.tai);
  g_assert_cmpstr (tai_error_ids[value.error], ==, tai_error_ids[slow.error]);
  met[TB_N_TAI + value.error]++;
  if (value.error != TB_HAND_FINE)
    return;

  g_assert_cmpint (value.value.tai, ==, slow.tai);
  g_assert_cmpint (value.value.base, ==, slow.rounded);
  if (!is_among_best (&slow, value.counts))
    {
      g_autofree char *got = tai_items_text (value.counts);
      g_autofree char *want = tai_items_text (slow.best[0]);

      g_error ("%s: got %s, not %s", text, got, want);
    }
  check_reading (hand, &value.reading);
  check_list (rules, &value);
  for (int item = 0; item < TB_N_TAI; item++)
    met[item] += value.counts[item];
}

static int
number_of_hands (void)
{
  const char *more = g_getenv ("TENBO_TAI_HANDS");

  return more != NULL ? (int) g_ascii_strtoll (more, NULL, 10) : N_HANDS;
}

static void
test_brute_force (void)
{
  TbRules     rules;
  TbTaiScorer scorer;
  int         met[TB_N_TAI + TB_N_HAND_ERRORS] = { 0 };
  int         n = number_of_hands ();

  tai_hand_scorer (&rules, &scorer);
  for (int i = 0; i < n; i++)
    {
      TbTileHand hand;

      tai_hand_random (&hand);
      compare (&rules, &scorer, &hand, met);
    }

  /* Every item and every error came up. */
  for (TbTai item = TB_TAI_ZUOTAI; item < TB_N_TAI; item++)
    {
      g_test_message ("%s: %d", tb_tai_ids[item], met[item]);
      g_assert_cmpint (met[item], >, 0);
    }
  for (int error = 0; error < TB_N_HAND_ERRORS; error++)
    {
      g_test_message ("%s: %d", tai_error_ids[error], met[TB_N_TAI + error]);
      g_assert_cmpint (met[TB_N_TAI + error], >, 0);
    }
}

/* Other values, and items that are not played at all, change which reading is the dearest. */
static void
test_brute_force_with_any_values (void)
{
  int n = number_of_hands () / 3;
  int met[TB_N_TAI + TB_N_HAND_ERRORS] = { 0 };

  for (int i = 0; i < n; i++)
    {
      TbRules     rules;
      TbTaiScorer scorer;
      TbTileHand  hand;
      int32_t     kept = 0;

      tai_hand_scorer (&rules, &scorer);
      for (int item = 0; item < rules.n_tai_items; item++)
        {
          TbTaiRule rule = rules.tai_items[item];

          rule.tai = engine_random_between (0, engine_random_chance (2) ? 3 : 300);
          rule.most = engine_random_between (1, 4);
          rule.minimum = !engine_random_chance (6);
          rule.exempt = engine_random_chance (20);
          if (!engine_random_chance (10))
            rules.tai_items[kept++] = rule;
        }
      rules.n_tai_items = kept;
      rules.tai_minimum = engine_random_between (0, 12);
      rules.tai_rounding = engine_random_between (1, 10);
      rules.robbed_kong_self_draw = engine_random_chance (2);
      tb_tai_scorer_init (&scorer, &rules);
      tai_hand_random (&hand);
      compare (&rules, &scorer, &hand, met);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/tai-brute/hands", test_brute_force);
  g_test_add_func ("/engine/tai-brute/any-values", test_brute_force_with_any_values);

  return g_test_run ();
}
