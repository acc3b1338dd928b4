/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The charts of a person: the form over the latest games, and the totals of months. */

#include "statistics-test.h"
#include "tenbo-charts.h"

#include <locale.h>

#define N_GAMES 120
#define FORM    50

static const TenboChart *
find_chart (GPtrArray  *charts,
            const char *title)
{
  for (guint i = 0; i < charts->len; i++)
    if (g_str_equal (((const TenboChart *) charts->pdata[i])->title, title))
      return charts->pdata[i];

  return NULL;
}

/* Puts a game each day, in which Aki is first, then second, and so on; from game 60 on always
 * third. Returns the charts of the first @n games. */
static GPtrArray *
put_games (TenboStore *store,
           int         n)
{
  g_autoptr (TenboStatistics) statistics = NULL;

  for (int i = 0; i < n; i++)
    {
      int            rank = i < 60 ? i % 4 : 2;
      StatisticsGame game = { .names = "Aki,Ben,Chie,Dai", .day = i, .ruleset = "house" };

      for (int player = 0; player < 4; player++)
        {
          game.ranks[player] = (rank + player) % 4 + 1;
          game.totals[player] = 5 - 2 * game.ranks[player];
        }
      statistics_test_put (store, &game);
    }
  statistics = statistics_test_read_all (store, "Aki");

  return tenbo_person_charts_new (statistics);
}

static void
test_form (StoreTest    *test,
           gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GPtrArray) charts = put_games (store, N_GAMES);
  const TenboChart *form = find_chart (charts, "Average Rank over the Games \u00b7 Four players");
  int               last;

  g_assert_nonnull (form);
  g_assert_cmpint (tenbo_chart_get_n_series (form), ==, 2);
  g_assert_cmpstr (tenbo_chart_get_series_name (form, 1), ==, "Last 50 games");
  last = tenbo_chart_get_n_points (form) - 1;
  g_assert_cmpint (last, ==, N_GAMES - FORM);
  /* 60 games with 2.5 on average, 60 with 3 */
  g_assert_cmpint (tenbo_chart_get_value (form, last, 0), ==, 275);
  g_assert_cmpint (tenbo_chart_get_value (form, last, 1), ==, 300);
  /* Of the first 50 games, 1 and 2 occur once more: both lines begin at 2.46. */
  g_assert_cmpint (tenbo_chart_get_value (form, 0, 0), ==, 246);
  g_assert_cmpint (tenbo_chart_get_value (form, 0, 1), ==, 246);
}

static void
test_months (StoreTest    *test,
             gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GPtrArray) charts = put_games (store, 40);
  const TenboChart *months = find_chart (charts, "Monthly Totals");
  const TenboChart *ranks = find_chart (charts, "Average Rank over the Games \u00b7 Four players");

  g_assert_cmpint (tenbo_chart_get_n_series (ranks), ==, 1);
  g_assert_cmpint (tenbo_chart_get_n_points (months), ==, 2);
  g_assert_cmpstr (tenbo_chart_get_label (months, 0), ==, "January 1970");
  /* Games 0 to 30: seven rounds of 3 + 1 − 1 − 3, then 3, 1 and −1 */
  g_assert_cmpint (tenbo_chart_get_value (months, 0, 0), ==, 3);
  /* Games 31 to 39: −3, then two rounds */
  g_assert_cmpint (tenbo_chart_get_value (months, 1, 0), ==, -3);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  store_test_add_func ("/export/person charts/form", test_form);
  store_test_add_func ("/export/person charts/months", test_months);

  return g_test_run ();
}
