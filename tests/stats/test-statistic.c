/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-statistic.h"

#include <string.h>

/* Each statistic has a name and an explanation, all of them different. */
static void
test_words (void)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (TenboStatisticId id = 0; id < TENBO_N_STATISTICS; id++)
    {
      const char *help = tenbo_statistic_get_help (id);
      gsize       n;
      const int  *variants = tenbo_statistic_get_variants (id, &n);

      g_assert_cmpuint (strlen (tenbo_statistic_get_name (id)), >, 0);
      g_assert_true (g_str_has_suffix (help, "."));
      g_assert_cmpuint (strlen (tenbo_statistic_group_get_name (tenbo_statistic_get_group (id))),
                        >,
                        0);

      g_assert_cmpuint (n, >, 0);
      for (gsize i = 0; i < n; i++)
        {
          g_autofree char *name = tenbo_statistic_dup_variant_name (id, variants[i]);
          char            *key = tenbo_statistic_dup_key (id, variants[i]);

          g_test_message ("%s", key);
          g_assert_cmpint (name != NULL, ==, n > 1 || variants[i] != 0);
          g_assert_true (g_hash_table_add (keys, key));
        }
    }
}

static void
test_texts (void)
{
  static const struct
  {
    TenboStatistic statistic;
    const char    *text;
    const char    *of;
  } cases[] = {
    { { TENBO_STATISTIC_WIN_RATE, 0, 282, 1204, 99, 0, FALSE, 0, 0 }, "23.4%", "of 1,204 hands" },
    { { TENBO_STATISTIC_WIN_RATE, 0, 0, 1, 1, 0, FALSE, 0, 0 }, "0.0%", "of 1 hand" },
    { { TENBO_STATISTIC_WIN_RATE, 0, 0, 0, 0, 0, FALSE, 0, 0 }, "–", "not recorded in any hand" },
    { { TENBO_STATISTIC_AVERAGE_RANK, 4, 243, 100, 100, 0, FALSE, 0, 0 }, "2.43", "of 100 games" },
    { { TENBO_STATISTIC_RANK_SPREAD, 4, 5, 2, 2, 0, FALSE, 0, 0 }, "1.12", "of 2 games" },
    { { TENBO_STATISTIC_TOTAL, 0, 1046700, 12, 12, 0, FALSE, 0, 0 }, "+1,046,700", "of 12 games" },
    { { TENBO_STATISTIC_TOTAL, 0, -400, 12, 12, 0, FALSE, 0, 0 }, "−400", "of 12 games" },
    { { TENBO_STATISTIC_TOTAL, 0, 0, 12, 12, 0, FALSE, 0, 0 }, "0", "of 12 games" },
    { { TENBO_STATISTIC_AVERAGE_TOTAL, 0, -5, 2, 2, 0, FALSE, 0, 0 }, "−3", "of 2 games" },
    { { TENBO_STATISTIC_AVERAGE_TOTAL, 0, 5, 2, 2, 0, FALSE, 0, 0 }, "+3", "of 2 games" },
    { { TENBO_STATISTIC_TOTAL, 0, 1046700, 12, 12, 0, TRUE, 0, 0 }, "+1046.7", "of 12 games" },
    { { TENBO_STATISTIC_TOTAL, 0, -400, 12, 12, 0, TRUE, 0, 0 }, "−0.4", "of 12 games" },
    { { TENBO_STATISTIC_TOTAL, 0, 0, 12, 12, 0, TRUE, 0, 0 }, "0.0", "of 12 games" },
    { { TENBO_STATISTIC_BEST_TOTAL, 0, 46750, 12, 12, 3, TRUE, 0, 0 }, "+46.750", "of 12 games" },
    { { TENBO_STATISTIC_AVERAGE_TOTAL, 0, -12840, 4, 4, 0, TRUE, 0, 0 }, "−3.21", "of 4 games" },
    { { TENBO_STATISTIC_AVERAGE_TOTAL, 0, -5, 2, 2, 0, TRUE, 0, 0 }, "0.00", "of 2 games" },
    { { TENBO_STATISTIC_AVERAGE_TOTAL, 0, 10, 2, 2, 0, TRUE, 0, 0 }, "+0.01", "of 2 games" },
    { { TENBO_STATISTIC_SEAT_AVERAGE_TOTAL, 40, 40000, 2, 2, 0, TRUE, 0, 0 },
      "+20.00",
      "of 2 games" },
    { { TENBO_STATISTIC_CHIPS, 0, -30000, 2, 2, 0, TRUE, 0, 0 },
      "−15.00",
      "of 2 games with chips" },
    { { TENBO_STATISTIC_RIICHI_POINTS, 0, -5, 2, 2, 0, TRUE, 0, 0 }, "−3", "of 2 riichi" },
    { { TENBO_STATISTIC_AVERAGE_WIN, 0, 13000, 2, 2, 0, FALSE, 0, 0 }, "6,500", "of 2 wins" },
    { { TENBO_STATISTIC_POINTS_MAX, 0, 61200, 3, 3, 7, FALSE, 0, 0 }, "61,200", "of 3 games" },
    { { TENBO_STATISTIC_POINTS_MIN, 0, -1200, 3, 3, 7, FALSE, 0, 0 }, "−1,200", "of 3 games" },
    { { TENBO_STATISTIC_URA_AVERAGE, 0, 0, 0, 0, 0, FALSE, 0, 0 },
      "–",
      "not recorded for any win" },
    { { TENBO_STATISTIC_BUST_RATE, 0, 1, 8, 8, 0, FALSE, 0, 0 },
      "12.5%",
      "of 8 games that a bust can end" },
    { { TENBO_STATISTIC_CHIPS, 0, 0, 0, 0, 0, FALSE, 0, 0 }, "–", "not recorded in any game" },
    { { TENBO_STATISTIC_OPEN_WIN_RATE, 0, 1, 4, 1, 0, FALSE, 4, 4 }, "25.0%", "of 4 wins" },
    { { TENBO_STATISTIC_OPEN_WIN_RATE, 0, 0, 0, 0, 0, FALSE, 0, 4 },
      "–",
      "not recorded for any win" },
    { { TENBO_STATISTIC_OPEN_WIN_RATE, 0, 0, 0, 0, 0, FALSE, 1063, 1082 },
      "–",
      "recorded for 1,063 of 1,082 wins without riichi" },
    { { TENBO_STATISTIC_HAN_AVERAGE, 0, 0, 0, 0, 0, FALSE, 3, 4 },
      "–",
      "recorded for 3 of 4 wins" },
    { { TENBO_STATISTIC_URA_RATE, 0, 0, 0, 0, 0, FALSE, 1, 2 },
      "–",
      "recorded for 1 of 2 wins with riichi" },
    { { TENBO_STATISTIC_GAMES, 0, 0, 0, 0, 0, FALSE, 0, 0 }, "0", "" },
    { { TENBO_STATISTIC_GAMES, 0, 1204, 1204, 1204, 0, FALSE, 0, 0 }, "1,204", "" },
    { { TENBO_STATISTIC_FIRST_STREAK, 4, 3, 70, 70, 7, FALSE, 0, 0 }, "3", "of 70 games" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = tenbo_statistic_dup_text (&cases[i].statistic);
      g_autofree char *of = tenbo_statistic_dup_of (&cases[i].statistic);

      g_assert_cmpstr (text, ==, cases[i].text);
      g_assert_cmpstr (of, ==, cases[i].of);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/figure/names and explanations", test_words);
  g_test_add_func ("/figure/numbers and their denominators", test_texts);

  return g_test_run ();
}
