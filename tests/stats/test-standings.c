/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "statistics-test.h"
#include "tenbo-people.h"
#include "tenbo-standings.h"

static void
check_standings (TenboStore                 *store,
                 const TenboStandingsFilter *filter,
                 const char                 *names)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) standings = statistics_test_read_standings (store, filter, &error);
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < standings->len; i++)
    {
      const TenboStanding *standing = standings->pdata[i];

      g_string_append_printf (text, "%s%s%s", i > 0 ? " " : "", standing->name,
                              standing->is_ranked ? "" : "-");
    }
  g_assert_cmpstr (text->str, ==, names);
}

static void
test_standings (StoreTest    *test,
                gconstpointer data)
{
  g_autoptr (TenboStore) store = statistics_test_open (test);
  g_autoptr (TenboStoredPerson) emi = NULL;
  g_autoptr (TenboStoredPerson) dai = NULL;

  /* Totals: Aki 100, Ben 45, Emi -20, Dai -55, Chie -70. */
  check_standings (store, &(TenboStandingsFilter) { .order = TENBO_STATISTIC_TOTAL },
                   "Aki Ben Emi Dai Chie");
  /* With four players: Aki 8/5, Ben 9/4, Chie 15/5, Dai 12/4, Emi 6/2; three equal ones are sorted
   * by games, then name. */
  check_standings (store,
                   &(TenboStandingsFilter) { .order = TENBO_STATISTIC_AVERAGE_RANK, .variant = 4 },
                   "Aki Ben Chie Dai Emi");
  check_standings (store,
                   &(TenboStandingsFilter) { .order = TENBO_STATISTIC_AVERAGE_RANK, .variant = 3 },
                   "Ben Emi Aki Chie- Dai-");
  check_standings (store,
                   &(TenboStandingsFilter) {
                     .order = TENBO_STATISTIC_RANK_1_RATE, .variant = 4, .minimum = 5 },
                   "Aki Chie Dai- Ben- Emi-");
  check_standings (
    store, &(TenboStandingsFilter) { .order = TENBO_STATISTIC_TOTAL, .ruleset_key = "other" },
    "Aki Emi Dai Chie");
  check_standings (store,
                   &(TenboStandingsFilter) { .order = TENBO_STATISTIC_GAMES,
                                             .since_msec = 1 + 3 * DAY,
                                             .until_msec = 1 + 5 * DAY },
                   "Aki Ben Emi Chie");

  emi = statistics_test_find (store, "Emi");
  emi->is_guest = TRUE;
  store_test_commit (store, tenbo_write_person (emi));
  dai = statistics_test_find (store, "Dai");
  dai->is_hidden = TRUE;
  store_test_commit (store, tenbo_write_person (dai));
  check_standings (store, &(TenboStandingsFilter) { .order = TENBO_STATISTIC_TOTAL },
                   "Aki Ben Chie");
}

/* Standings of all games are sorted again for games of one kind, without people who played none. */
static void
test_sorted_again (StoreTest    *test,
                   gconstpointer data)
{
  g_autoptr (TenboStore) store = statistics_test_open (test);
  TenboStandingsFilter all = { .order = TENBO_STATISTIC_GAMES };
  TenboStandingsFilter threes = {
    .n_players = 3, .order = TENBO_STATISTIC_TOTAL, .variant = 3, .minimum = 1
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) standings = statistics_test_read_standings (store, &all, &error);
  TenboStatistic total;

  g_assert_no_error (error);
  g_assert_cmpuint (standings->len, ==, 5);
  tenbo_standings_sort (standings, &threes);
  g_assert_cmpuint (standings->len, ==, 3);
  g_assert_cmpstr (((TenboStanding *) standings->pdata[0])->name, ==, "Ben");
  g_assert_cmpstr (((TenboStanding *) standings->pdata[2])->name, ==, "Aki");
  total = tenbo_standing_get (standings->pdata[2], TENBO_STATISTIC_TOTAL, 3);
  g_assert_cmpint (total.number, ==, -25);
  g_assert_cmpint (total.of, ==, 1);
  total = tenbo_standing_get (standings->pdata[2], TENBO_STATISTIC_TOTAL, 0);
  g_assert_cmpint (total.number, ==, 100);
}

/* Every statistic of the standings is that of the person's own statistics. */
static void
test_same_statistics (StoreTest    *test,
                      gconstpointer data)
{
  static const StatisticsGame spelled = {
    "Akiko,Ben,Chie,Dai", 2, "house", { 1, 3, 2, 4 }, { 60, -10, 0, -50 }, FALSE, 0
  };
  g_autoptr (TenboStore) store = statistics_test_open (test);
  const TenboStatisticId *ids = tenbo_standing_get_statistics ();
  TenboStandingsFilter    filter = { .order = TENBO_STATISTIC_GAMES };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) standings = NULL;
  guint n_values = 0;

  statistics_test_put (store, &spelled);
  store_test_commit (store, tenbo_write_merge (statistics_test_find_id (store, "Akiko"),
                                               statistics_test_find_id (store, "Aki")));
  standings = statistics_test_read_standings (store, &filter, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < standings->len; i++)
    for (int players = 3; players <= 4; players++)
      {
        const TenboStanding *standing = standings->pdata[i];
        g_autoptr (TenboStatistics) own = statistics_test_read (
          store, standing->name, (TenboResultFilter) { .n_players = players });

        for (gsize j = 0; j < TENBO_N_STANDING_STATISTICS; j++)
          {
            int            variant = tenbo_standing_has_ranks (ids[j]) ? players : 0;
            TenboStatistic here = tenbo_standing_get (standing, ids[j], players);
            TenboStatistic there;

            if (ids[j] == TENBO_STATISTIC_RANK_4_RATE && players == 3)
              continue;

            there = *tenbo_statistics_get (own, ids[j], variant);
            g_assert_cmpint (here.of, ==, there.of);
            g_assert_cmpuint (here.n_games, ==, there.n_games);
            if (there.of == 0)
              continue;

            g_assert_cmpint (here.number, ==, there.number);
            g_assert_cmpint (here.game_id, ==, there.game_id);
            n_values++;
          }
      }
  g_assert_cmpuint (n_values, >, 100);
}

static void
assert_month (const GPtrArray           *standings,
              const char                *name,
              const TenboStandingColumn *column,
              gint64                     total,
              guint                      n_games)
{
  for (guint i = 0; i < standings->len; i++)
    {
      TenboStatistic cell = tenbo_standing_get_cell (standings->pdata[i], column);

      if (!g_str_equal (((TenboStanding *) standings->pdata[i])->name, name))
        continue;

      g_assert_cmpint (cell.number, ==, total);
      g_assert_cmpuint (cell.n_games, ==, n_games);
      return;
    }
  g_assert_not_reached ();
}

/* Totals of a month, and the records with their games. */
static void
test_months (StoreTest    *test,
             gconstpointer data)
{
  static const StatisticsGame later = {
    "Aki,Ben,Chie,Dai", 40, "house", { 4, 3, 2, 1 }, { -60, -10, 20, 50 }, FALSE, 0
  };
  g_autoptr (TenboStore) store = statistics_test_open (test);
  TenboStandingsFilter filter = { .order = TENBO_STATISTIC_TOTAL };
  TenboStandingColumn  column = { TENBO_STATISTIC_TOTAL, 0, 12 * 1970, 1 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) standings = NULL;
  g_autoptr (GPtrArray) best = NULL;
  g_autoptr (GArray) months = NULL;
  TenboStatistic record;

  statistics_test_put (store, &later);
  standings = statistics_test_read_standings (store, &filter, &error);
  g_assert_no_error (error);
  months = g_array_new (FALSE, FALSE, sizeof (TenboStandingColumn));
  tenbo_standings_add_months (standings, months, 0, 1);
  g_assert_cmpuint (months->len, ==, 2);
  g_assert_cmpint (g_array_index (months, TenboStandingColumn, 0).month, ==, 12 * 1970 + 1);
  g_assert_cmpint (g_array_index (months, TenboStandingColumn, 1).month, ==, 12 * 1970);
  assert_month (standings, "Aki", &column, 100, 6);
  column.month++;
  assert_month (standings, "Aki", &column, -60, 1);
  assert_month (standings, "Emi", &column, 0, 0);
  column = (TenboStandingColumn) { TENBO_STATISTIC_TOTAL, 0, 12 * 1970, 12 };
  assert_month (standings, "Aki", &column, 40, 7);
  column.variant = 3;
  assert_month (standings, "Aki", &column, -25, 1);

  column = (TenboStandingColumn) { TENBO_STATISTIC_BEST_TOTAL, 4, 0, 0 };
  best = tenbo_standings_list_best (standings, &column, 2);
  g_assert_cmpuint (best->len, ==, 2);
  g_assert_cmpstr (((TenboStanding *) best->pdata[1])->name, ==, "Dai");
  record = tenbo_standing_get (best->pdata[1], TENBO_STATISTIC_BEST_TOTAL, 4);
  g_assert_cmpint (record.number, ==, 50);
  g_assert_cmpint (record.game_id, ==, 7);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  store_test_add_func ("/standings/order", test_standings);
  store_test_add_func ("/standings/sorted again", test_sorted_again);
  store_test_add_func ("/standings/same statistics", test_same_statistics);
  store_test_add_func ("/standings/months", test_months);

  return g_test_run ();
}
