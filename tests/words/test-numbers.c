/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Totals, ranks and times in words. */

#include "tenbo-period.h"
#include "tenbo-words.h"

#include <locale.h>

static void
test_totals (void)
{
  static const struct
  {
    int         points;
    gboolean    in_thousands;
    const char *expected;
  } cases[] = {
    { 46700, TRUE, "+46.7" },
    { -3600, TRUE, "\u22123.6" },
    { 0, TRUE, "0.0" },
    { 50, TRUE, "+0.050" },
    { -12345, TRUE, "\u221212.345" },
    { 340, FALSE, "+340" },
    { -1340, FALSE, "\u22121,340" },
    { 0, FALSE, "0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *total = tenbo_words_total (cases[i].points,
                                                  cases[i].in_thousands);

      g_assert_cmpstr (total, ==, cases[i].expected);
    }
}

static void
test_times (void)
{
  /* 2026-11-21 12:00 UTC, a Saturday */
  const gint64 now = G_GINT64_CONSTANT (1795262400000);
  const gint64 hour = 3600 * 1000;
  const struct
  {
    gint64      time;
    const char *expected;
  } cases[] = {
    { now - 2 * hour, "10:00" },
    { now - 14 * hour, "Yesterday, 22:00" },
    { now - 49 * hour, "19 Nov, 11:00" },
    { now - 366 * 24 * hour, "20 Nov 2025" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = tenbo_describe_time (cases[i].time, now);

      g_assert_cmpstr (text, ==, cases[i].expected);
    }
}

/* In the time zone of the venue, where the day may be different. */
static void
test_game_times (void)
{
  const gint64 now = G_GINT64_CONSTANT (1795262400000); /* 12:00 UTC */
  const gint64 hour = 3600 * 1000;
  const struct
  {
    TenboStoredTime time;
    const char     *expected;
  } cases[] = {
    { { now - 2 * hour, 0 }, "10:00" },
    { { now - 2 * hour, 9 * 60 }, "19:00" },
    { { now - 14 * hour, 9 * 60 }, "07:00" },
    { { now - 2 * hour, 13 * 60 }, "Yesterday, 23:00" },
    { { now - 366 * 24 * hour, 13 * 60 }, "21 Nov 2025" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = tenbo_describe_game_time (&cases[i].time, now);

      g_assert_cmpstr (text, ==, cases[i].expected);
    }
}

static void
test_ranks (void)
{
  g_assert_cmpstr (tenbo_words_rank (1), ==, "1st");
  g_assert_cmpstr (tenbo_words_rank (4), ==, "4th");
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words/numbers/totals", test_totals);
  g_test_add_func ("/words/numbers/game-times", test_game_times);
  g_test_add_func ("/words/numbers/ranks", test_ranks);
  g_test_add_func ("/words/numbers/times", test_times);

  return g_test_run ();
}
