/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sample-size.h"
#include "tai-check.h"
#include "tai-hand-maker.h"
#include "tai-hands.h"

/* Random hands whose tai are added up, compared with brute force. */

static int
roll (void *data,
      int   n)
{
  (void) data;

  return g_test_rand_int_range (0, n);
}

static void
test_brute_force (void)
{
  TbRules     rules;
  TbTaiScorer scorer;
  int         met[TAI_N_MET] = { 0 };
  int         n = sample_size (1000, 100000);

  tai_hand_scorer (&rules, &scorer);
  for (int i = 0; i < n; i++)
    {
      TbTileHand hand;

      make_tai_hand (roll, NULL, &hand);
      tai_hand_check (&rules, &scorer, &hand, met);
    }

  /* Every item and every error occurred. */
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

/* Other values and unplayed items change which interpretation has the highest value. */
static void
test_brute_force_with_any_values (void)
{
  int n = sample_size (300, 30000);
  int met[TAI_N_MET] = { 0 };

  for (int i = 0; i < n; i++)
    {
      TbRules     rules;
      TbTaiScorer scorer;
      TbTileHand  hand;

      tai_hand_scorer (&rules, &scorer);
      make_tai_rules (roll, NULL, &rules);
      tb_tai_scorer_init (&scorer, &rules);
      make_tai_hand (roll, NULL, &hand);
      tai_hand_check (&rules, &scorer, &hand, met);
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
