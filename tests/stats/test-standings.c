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
  statistics_test_commit (store, tenbo_write_person (emi));
  dai = statistics_test_find (store, "Dai");
  dai->is_hidden = TRUE;
  statistics_test_commit (store, tenbo_write_person (dai));
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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  store_test_add_func ("/standings/order", test_standings);
  store_test_add_func ("/standings/sorted again", test_sorted_again);

  return g_test_run ();
}
