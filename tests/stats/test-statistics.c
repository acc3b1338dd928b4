/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "statistics-test.h"
#include "tenbo-people.h"
#include "tenbo-standings.h"

static void
check (const TenboStatistics *statistics,
       TenboStatisticId       id,
       int                    variant,
       gint64                 number,
       gint64                 of)
{
  const TenboStatistic *statistic = tenbo_statistics_get (statistics, id, variant);

  g_assert_cmpint (statistic->id, ==, id);
  g_assert_cmpint (statistic->variant, ==, variant);
  g_assert_cmpint (statistic->number, ==, number);
  g_assert_cmpint (statistic->of, ==, of);
}

static void
test_statistics (StoreTest    *test,
                 gconstpointer data)
{
  g_autoptr (TenboStore) store = statistics_test_open (test);
  g_autoptr (TenboStatistics) all = statistics_test_read_all (store, "Aki");
  const GArray               *points = tenbo_statistics_get_points (all);
  const TenboStatisticsPoint *last = &g_array_index (points, TenboStatisticsPoint, 5);

  g_assert_cmpuint (tenbo_statistics_get_n_games (all), ==, 6);
  g_assert_cmpuint (tenbo_statistics_get_n_uncounted (all), ==, 1);
  g_assert_true (tenbo_statistics_is_mixed (all));

  check (all, TENBO_STATISTIC_GAMES, 0, 6, 6);
  check (all, TENBO_STATISTIC_AVERAGE_RANK, 4, 1 + 1 + 3 + 1 + 2, 5);
  check (all, TENBO_STATISTIC_AVERAGE_RANK, 3, 3, 1);
  check (all, TENBO_STATISTIC_RANK_SPREAD, 4, 5 * (1 + 1 + 9 + 1 + 4) - 8 * 8, 5);
  check (all, TENBO_STATISTIC_RANK_4_RATE, 4, 0, 5);
  check (all, TENBO_STATISTIC_LAST_RATE, 3, 1, 1);
  check (all, TENBO_STATISTIC_TOP_TWO_RATE, 4, 4, 5);
  check (all, TENBO_STATISTIC_TOTAL, 0, 100, 6);
  check (all, TENBO_STATISTIC_BEST_TOTAL, 0, 50, 6);
  check (all, TENBO_STATISTIC_WORST_TOTAL, 0, -25, 6);
  check (all, TENBO_STATISTIC_FIRST_STREAK, 4, 2, 5);
  check (all, TENBO_STATISTIC_FIRST_STREAK_NOW, 4, 0, 5);
  check (all, TENBO_STATISTIC_TOP_TWO_STREAK_NOW, 4, 2, 5);
  check (all, TENBO_STATISTIC_NOT_LAST_STREAK, 4, 5, 5);
  check (all, TENBO_STATISTIC_NOT_LAST_STREAK_NOW, 3, 0, 1);
  check (all, TENBO_STATISTIC_SEAT_AVERAGE_RANK, TENBO_STATISTIC_SEAT (4, 0), 1 + 3 + 2, 3);
  check (all, TENBO_STATISTIC_SEAT_AVERAGE_TOTAL, TENBO_STATISTIC_SEAT (4, 3), 30, 1);

  /* If the last game has no counters, statistics that need them omit it. */
  check (all, TENBO_STATISTIC_WIN_RATE, 0, 6 * 110, 60);
  check (all, TENBO_STATISTIC_BEST_WIN, 0, 5003, 5 * 110);
  check (all, TENBO_STATISTIC_LAST_HAND_UP, 0, 1, 3);
  check (all, TENBO_STATISTIC_LAST_HAND_DOWN, 0, 2, 3);
  check (all, TENBO_STATISTIC_BUST_RATE, 0, 5, 5);

  g_assert_cmpuint (points->len, ==, 6);
  g_assert_cmpint (last->total, ==, 15);
  g_assert_cmpint (last->total_sum, ==, 100);
  g_assert_cmpint (last->started_msec, ==, 1 + 6 * DAY);
}

static void
test_filters (StoreTest    *test,
              gconstpointer data)
{
  g_autoptr (TenboStore) store = statistics_test_open (test);
  const struct
  {
    TenboResultFilter filter;
    gint64            n_games;
    gint64            total;
  } cases[] = {
    { { .since_msec = 1 + 2 * DAY }, 5, 60 },
    { { .until_msec = 1 + 2 * DAY }, 1, 40 },
    { { .since_msec = 1 + 2 * DAY, .until_msec = 1 + 4 * DAY }, 2, 40 },
    { { .ruleset_key = "other" }, 1, 30 },
    { { .ruleset_key = "house" }, 5, 70 },
    { { .ruleset_key = "none" }, 0, 0 },
    { { .n_players = 3 }, 1, -25 },
    { { .opponent_id = statistics_test_find_id (store, "Dai") }, 4, 135 },
    { { .opponent_id = statistics_test_find_id (store, "Emi"), .ruleset_key = "house" }, 2, -35 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TenboStatistics) statistics = statistics_test_read (store, "Aki", cases[i].filter);

      g_test_message ("case %zu", i);
      check (statistics, TENBO_STATISTIC_TOTAL, 0, cases[i].total, cases[i].n_games);
      g_assert_cmpint (tenbo_statistics_get_points (statistics)->len, ==, cases[i].n_games);
    }
}

static const TenboOpponent *
find_opponent (const TenboStatistics *statistics,
               const char            *name)
{
  const GPtrArray *opponents = tenbo_statistics_get_opponents (statistics);

  for (guint i = 0; i < opponents->len; i++)
    if (g_str_equal (((const TenboOpponent *) opponents->pdata[i])->name, name))
      return opponents->pdata[i];

  g_assert_not_reached ();
}

static void
test_opponents (StoreTest    *test,
                gconstpointer data)
{
  g_autoptr (TenboStore) store = statistics_test_open (test);
  g_autoptr (TenboStatistics) all = statistics_test_read_all (store, "Aki");
  const GPtrArray     *opponents = tenbo_statistics_get_opponents (all);
  const TenboOpponent *ben = find_opponent (all, "Ben");
  const TenboOpponent *emi = find_opponent (all, "Emi");

  g_assert_cmpuint (opponents->len, ==, 4);
  g_assert_cmpstr (((const TenboOpponent *) opponents->pdata[0])->name, ==, "Ben");
  g_assert_cmpstr (((const TenboOpponent *) opponents->pdata[3])->name, ==, "Emi");

  g_assert_cmpuint (ben->n_games, ==, 5);
  g_assert_cmpuint (ben->n_ahead, ==, 3);
  g_assert_cmpint (ben->difference, ==, 30 + 45 - 15 - 55 + 20);

  /* Of four counted games: Aki sits before Ben in three, after Ben in one. */
  g_assert_cmpint (ben->hands, ==, 40);
  g_assert_cmpint (ben->dealt_to, ==, 3 * 10 + 22);
  g_assert_cmpint (ben->dealt_to_points, ==, 3 * 1000 + 2200);
  g_assert_cmpint (ben->dealt_from, ==, 22 + 10 + 22 + 21);
  g_assert_cmpint (ben->dealt_from_points, ==, 2200 + 1000 + 2200 + 2100);

  /* Third after Aki, second after Aki of three, and just before Aki. */
  g_assert_cmpint (emi->dealt_to, ==, 12 + 11 + 42);
  g_assert_cmpint (emi->dealt_from, ==, 40 + 30 + 30);
}

static void
test_yaku (StoreTest    *test,
           gconstpointer data)
{
  g_autoptr (TenboStore) store = statistics_test_open (test);
  g_autoptr (TenboStatistics) all = statistics_test_read_all (store, "Aki");
  TenboYakuScope         scope;
  const GPtrArray       *yaku = tenbo_statistics_get_yaku (all, &scope);
  const TenboStoredYaku *first = yaku->pdata[0];
  const TenboStoredYaku *second = yaku->pdata[1];

  g_assert_cmpuint (yaku->len, ==, 2);
  g_assert_cmpstr (first->yaku, ==, "tanyao");
  g_assert_cmpint (first->n, ==, 10);
  g_assert_cmpstr (second->yaku, ==, "pinfu");
  g_assert_cmpint (second->n, ==, 1 + 2 + 1 + 1 + 4);
  g_assert_cmpint (scope.known, >, 0);
  g_assert_cmpint (scope.asked, ==, scope.known);
}

/* There is no rate if only some wins are recorded as open or closed: the others may be the open
 * ones. A selection of games with a full record has one. */
static void
test_partly_recorded (StoreTest    *test,
                      gconstpointer data)
{
  static const StatisticsGame games[] = {
    { "Aki,Ben,Chie,Dai", 1, NULL, { 1, 2, 3, 4 }, { 40, 10, -20, -30 }, FALSE, 1 },
    { "Aki,Ben,Chie,Dai", 2, NULL, { 1, 2, 3, 4 }, { 40, 10, -20, -30 }, FALSE, 0 },
  };
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStatistics) all = NULL;
  g_autoptr (TenboStatistics) second = NULL;
  const TenboStatistic *statistic;

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    statistics_test_put (store, &games[i]);
  all = statistics_test_read_all (store, "Aki");
  second = statistics_test_read (store, "Aki", (TenboResultFilter) { .since_msec = 1 + 2 * DAY });

  check (all, TENBO_STATISTIC_OPEN_WIN_RATE, 0, 0, 0);
  statistic = tenbo_statistics_get (all, TENBO_STATISTIC_OPEN_WIN_RATE, 0);
  g_assert_cmpint (statistic->asked, ==, statistic->known + 1);
  g_assert_cmpuint (statistic->n_games, ==, 0);

  statistic = tenbo_statistics_get (second, TENBO_STATISTIC_OPEN_WIN_RATE, 0);
  g_assert_cmpint (statistic->of, >, 0);
  g_assert_cmpint (statistic->known, ==, statistic->asked);
  g_assert_cmpuint (statistic->n_games, ==, 1);
}

/* The default is three or four players, whichever the person has played more often, with all
 * spellings. */
static void
test_usual_players (StoreTest    *test,
                    gconstpointer data)
{
  static const StatisticsGame threes[] = {
    { "Akiko,Ben,Emi", 8, NULL, { 1, 2, 3 }, { 1, 0, -1 }, FALSE, 0 },
    { "Emi,Chie,Gil", 9, NULL, { 1, 2, 3 }, { 1, 0, -1 }, FALSE, 0 },
  };
  static const struct
  {
    const char *name;
    guint       n_games[2];
    int         n_players;
  } cases[] = {
    { "Aki", { 2, 5 }, 4 },
    { "Akiko", { 2, 5 }, 4 },
    { "Chie", { 1, 5 }, 4 },
    { "Emi", { 3, 2 }, 3 },
    { "Gil", { 1, 0 }, 3 },
  };
  g_autoptr (TenboStore) store = statistics_test_open (test);
  guint n_games[2];

  for (gsize i = 0; i < G_N_ELEMENTS (threes); i++)
    statistics_test_put (store, &threes[i]);
  store_test_commit (store,
                     tenbo_write_merge (statistics_test_find_id (store, "Akiko"),
                                        statistics_test_find_id (store, "Aki")));
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TenboResultFilter filter = { .person_id = statistics_test_find_id (store, cases[i].name),
                                   .n_players = TENBO_PLAYERS_USUAL };
      g_autoptr (GError) error = NULL;
      g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, &error);

      g_test_message ("%s", cases[i].name);
      tenbo_results_resolve_players (read, &filter, n_games, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (n_games[0], ==, cases[i].n_games[0]);
      g_assert_cmpuint (n_games[1], ==, cases[i].n_games[1]);
      g_assert_cmpint (filter.n_players, ==, cases[i].n_players);

      /* An explicit choice stays. */
      filter.n_players = 0;
      tenbo_results_resolve_players (read, &filter, n_games, &error);
      g_assert_no_error (error);
      g_assert_cmpint (filter.n_players, ==, 0);
    }
}

/* Two spellings of one person make one list of games in the order of time, until they are
 * separated. */
static void
test_merged (StoreTest    *test,
             gconstpointer data)
{
  g_autoptr (TenboStore) store = statistics_test_open (test);
  gint64 aki = statistics_test_find_id (store, "Aki");
  gint64 akiko;

  statistics_test_put (store,
                       &(StatisticsGame) { .names = "Akiko,Ben,Chie,Dai",
                                           .day = 0,
                                           .ranks = { 1, 2, 3, 4 },
                                           .totals = { 1, 0, 0, -1 } });
  statistics_test_put (store,
                       &(StatisticsGame) { .names = "Akiko,Ben,Chie,Dai",
                                           .day = 3,
                                           .ranks = { 1, 2, 3, 4 },
                                           .totals = { 2, 0, 0, -2 } });
  akiko = statistics_test_find_id (store, "Akiko");
  store_test_commit (store, tenbo_write_merge (akiko, aki));

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (TenboStatistics) both =
        statistics_test_read (store, i == 0 ? "Aki" : "Akiko", (TenboResultFilter) { 0 });
      const GArray *points = tenbo_statistics_get_points (both);
      gint64        before = -1;

      g_assert_cmpuint (points->len, ==, 8);
      for (guint j = 0; j < points->len; j++)
        {
          const TenboStatisticsPoint *point = &g_array_index (points, TenboStatisticsPoint, j);

          g_assert_cmpint (point->started_msec, >=, before);
          before = point->started_msec;
        }
      check (both, TENBO_STATISTIC_TOTAL, 0, 103, 8);
      check (both, TENBO_STATISTIC_FIRST_STREAK, 4, 3, 7);
      g_assert_cmpuint (find_opponent (both, "Ben")->n_games, ==, 7);
    }

  {
    g_autoptr (TenboStatistics) ben =
      statistics_test_read (store, "Ben", (TenboResultFilter) { .opponent_id = akiko });

    check (ben, TENBO_STATISTIC_GAMES, 0, 7, 7);
    g_assert_cmpuint (find_opponent (ben, "Aki")->n_games, ==, 7);
  }

  store_test_commit (store, tenbo_write_merge (akiko, 0));
  {
    g_autoptr (TenboStatistics) alone = statistics_test_read_all (store, "Aki");

    check (alone, TENBO_STATISTIC_TOTAL, 0, 100, 6);
  }
}

static void
test_void_and_deleted (StoreTest    *test,
                       gconstpointer data)
{
  g_autoptr (TenboStore) store = statistics_test_open (test);
  static const StatisticsGame seventh_game = { .names = "Aki,Ben,Chie,Dai",
                                               .day = 7,
                                               .ranks = { 4, 3, 2, 1 },
                                               .totals = { -9, 0, 0, 9 } };
  static const StatisticsGame eighth_game = { .names = "Aki,Ben,Chie,Dai",
                                              .day = 8,
                                              .ranks = { 4, 3, 2, 1 },
                                              .totals = { -7, 0, 0, 7 } };
  TenboWriteTarget            seventh = statistics_test_put (store, &seventh_game);
  TenboWriteTarget            eighth = statistics_test_put (store, &eighth_game);
  g_autoptr (TenboStatistics) before = statistics_test_read_all (store, "Aki");
  g_autoptr (TenboStatistics) after = NULL;

  check (before, TENBO_STATISTIC_TOTAL, 0, 84, 8);
  store_test_commit (store, tenbo_write_void (seventh, TRUE));
  store_test_commit (store, tenbo_write_delete (eighth));
  after = statistics_test_read_all (store, "Aki");
  check (after, TENBO_STATISTIC_TOTAL, 0, 100, 6);
  g_assert_cmpuint (find_opponent (after, "Dai")->n_games, ==, 4);
}

/* Totals are in thousands if those of all the games are. */
static void
test_in_thousands (StoreTest    *test,
                   gconstpointer data)
{
  const StatisticsGame tai = { .names = "Aki,Ben,Gil,Hal",
                               .day = 9,
                               .ruleset = "tai",
                               .ranks = { 1, 2, 3, 4 },
                               .totals = { 90, 20, -40, -70 } };
  g_autoptr (TenboStore) store = statistics_test_open (test);

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (TenboStatistics) all = statistics_test_read_all (store, "Aki");
      g_autoptr (TenboStatistics) some = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) standings = NULL;
      g_autoptr (GPtrArray) others = NULL;

      g_assert_cmpint (tenbo_statistics_is_in_thousands (all), ==, i == 0);
      g_assert_cmpint (tenbo_statistics_get (all, TENBO_STATISTIC_TOTAL, 0)->in_thousands, ==,
                       i == 0);
      g_assert_cmpint (find_opponent (all, "Dai")->in_thousands, ==, i == 0);
      some = statistics_test_read (store, "Aki", (TenboResultFilter) { .ruleset_key = "other" });
      g_assert_true (tenbo_statistics_is_in_thousands (some));

      standings = statistics_test_read_standings (store, &(TenboStandingsFilter) { 0 }, &error);
      g_assert_no_error (error);
      for (guint j = 0; j < standings->len; j++)
        {
          TenboStatistic total = tenbo_standing_get (standings->pdata[j], TENBO_STATISTIC_TOTAL, 0);

          g_assert_cmpint (total.in_thousands, ==, i == 0);
        }

      others = statistics_test_read_standings (
        store, &(TenboStandingsFilter) { .ruleset_key = "other" }, &error);
      g_assert_no_error (error);
      g_assert_true (((TenboStanding *) others->pdata[0])->in_thousands);
      if (i == 0)
        statistics_test_put (store, &tai);
    }
}

static void
keep_result (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

/* The latest games of a person with two spellings, also if games started at the same time. */
static void
test_latest (StoreTest    *test,
             gconstpointer data)
{
  static const StatisticsGame twin = {
    "Akiko,Chie,Emi,Dai", 5, "house", { 1, 2, 3, 4 }, { 7, 1, -2, -6 }, FALSE, 0
  };
  g_autoptr (TenboStore) store = statistics_test_open (test);
  g_autoptr (TenboStatistics) all = NULL;
  const GArray *points;
  gint64        sum = 0;

  statistics_test_put (store, &twin);
  store_test_commit (store, tenbo_write_merge (statistics_test_find_id (store, "Akiko"),
                                               statistics_test_find_id (store, "Aki")));
  all = statistics_test_read_all (store, "Aki");
  points = tenbo_statistics_get_points (all);
  for (guint n = 1; n <= points->len + 1; n++)
    {
      g_autoptr (TenboStatistics) latest = statistics_test_read (
        store, "Aki", (TenboResultFilter) { .n_latest = n });
      const GPtrArray *opponents = tenbo_statistics_get_opponents (latest);
      guint            n_pairs = 0;

      if (n <= points->len)
        sum += g_array_index (points, TenboStatisticsPoint, points->len - n).total;
      g_assert_cmpuint (tenbo_statistics_get_n_games (latest), ==, MIN (n, points->len));
      g_assert_cmpint (tenbo_statistics_get (latest, TENBO_STATISTIC_TOTAL, 0)->number, ==, sum);
      for (guint i = 0; i < opponents->len; i++)
        n_pairs = MAX (n_pairs, ((TenboOpponent *) opponents->pdata[i])->n_games);
      g_assert_cmpuint (n_pairs, <=, n);
    }
}

static GAsyncResult *
wait (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return *result;
}

static gpointer
read_standings (TenboRead *read,
                gpointer   filter,
                GError   **error)
{
  return tenbo_standings_read (read, filter, error);
}

static void
test_not_read (StoreTest    *test,
               gconstpointer data)
{
  g_autoptr (TenboStore) store = statistics_test_open (test);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) listed = NULL;
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GPtrArray) standings = NULL;
  g_autoptr (GError) error = NULL;
  TenboResultFilter    filter = { .person_id = statistics_test_find_id (store, "Ben"),
                                  .ruleset_key = "house" };
  TenboStandingsFilter all = { .order = TENBO_STATISTIC_TOTAL };

  tenbo_store_read_async (store,
                          &(TenboReadJob) { .func = read_standings,
                                            .data = &all,
                                            .free_result = (GDestroyNotify) g_ptr_array_unref },
                          NULL, keep_result, &listed);
  standings = tenbo_store_read_finish (store, wait (&listed), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (standings->len, ==, 5);

  g_cancellable_cancel (cancellable);
  g_assert_null (tenbo_store_read_begin (store, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);

  filter.person_id = 4711;
  read = tenbo_store_read_begin (store, NULL, &error);
  g_assert_null (tenbo_statistics_read (read, &filter, &error));
  assert_store_error (error, NOT_FOUND);
}

/* Rows that violate the schema, as in a damaged or forged file: the statistics use these values as
 * an index. All are Ben's or of a fellow player. */
static const char *const impossible_rows[] = {
  "UPDATE game_results SET rank = 0",
  "UPDATE game_results SET rank = 5",
  "UPDATE game_results SET n_players = 2",
  "UPDATE game_results SET n_players = 500",
  "UPDATE game_results SET player = 7 WHERE player = 3",
  "UPDATE game_results SET scoring = 3",
  "UPDATE game_results SET scoring = -1",
};

static void
test_impossible_rows (StoreTest    *test,
                      gconstpointer data)
{
  g_autoptr (TenboStore) store = statistics_test_open (test);
  g_autoptr (TenboStatistics) statistics = NULL;
  g_autoptr (GPtrArray) standings = NULL;
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char     *sql = g_strconcat ("PRAGMA ignore_check_constraints = ON; ", data, NULL);
  TenboResultFilter    filter = { .person_id = statistics_test_find_id (store, "Ben") };
  TenboStandingsFilter all = { .order = TENBO_STATISTIC_TOTAL };

  store_test_sql (test->path, sql);
  read = tenbo_store_read_begin (store, NULL, &error);
  statistics = tenbo_statistics_read (read, &filter, &error);
  g_assert_null (statistics);
  assert_store_error (error, DAMAGED);

  /* Standings only use ranks. */
  g_clear_error (&error);
  standings = tenbo_standings_read (read, &all, &error);
  if (strstr (data, "rank") != NULL || strstr (data, "n_players") != NULL)
    assert_store_error (error, DAMAGED);
  else
    g_assert_nonnull (standings);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  store_test_add_func ("/statistics/values", test_statistics);
  store_test_add_func ("/statistics/period, ruleset, opponent, players", test_filters);
  store_test_add_func ("/statistics/opponents", test_opponents);
  store_test_add_func ("/statistics/yaku", test_yaku);
  store_test_add_func ("/statistics/partly recorded wins", test_partly_recorded);
  store_test_add_func ("/statistics/usual number of players", test_usual_players);
  store_test_add_func ("/statistics/merged spellings", test_merged);
  store_test_add_func ("/statistics/void and deleted games", test_void_and_deleted);
  store_test_add_func ("/statistics/in thousands", test_in_thousands);
  store_test_add_func ("/statistics/on a thread, canceled, of an unknown person", test_not_read);
  store_test_add_func ("/statistics/latest", test_latest);

  for (gsize i = 0; i < G_N_ELEMENTS (impossible_rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/statistics/impossible/%s", impossible_rows[i]);

      g_test_add (path, StoreTest, impossible_rows[i], store_test_set_up, test_impossible_rows,
                  store_test_tear_down);
    }

  return g_test_run ();
}
