/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "statistics-test.h"
#include "store-reads.h"

static void
fill_result (TenboStoredResult    *result,
             const StatisticsGame *game,
             int                   player)
{
  for (gsize i = 0; i < TENBO_N_RESULT_COLUMNS; i++)
    G_STRUCT_MEMBER (int, result, tenbo_result_columns[i].offset) = 100 + (int) i;

  result->rank = game->ranks[player];
  result->total = game->totals[player];
  if (g_strcmp0 (game->ruleset, "tai") == 0)
    result->base = result->points;
  result->hands = 10;
  result->scoring = game->ranks[0] % 2 == 0 ? 0 : 2;
  result->busts_asked = result->chips_played = 1;
  result->open_asked = result->open_known;
  result->open_known -= game->n_unsaid;
  result->yaku_known = result->yaku_asked;
  result->last_rank = player == 0 ? 2 : TENBO_NOT_COUNTED;
  result->best_win = 1000 * game->day + player;
  for (int i = 0; i < 3; i++)
    {
      result->paid[i] = 1000 * (player + 1) + 100 * i;
      result->paid_hands[i] = 10 * (player + 1) + i;
    }

  if (game->is_uncounted)
    store_test_forget_counts (result);
}

TenboWriteTarget
statistics_test_put (TenboStore           *store,
                     const StatisticsGame *game)
{
  TenboStoredGame *stored = store_test_played_game (game->names, 1, TRUE);

  stored->summary.started.msec = 1 + game->day * DAY;
  if (game->ruleset != NULL)
    {
      g_free (stored->summary.ruleset_key);
      stored->summary.ruleset_key = g_strdup (game->ruleset);
      g_free (stored->ruleset_json);
      stored->ruleset_json = g_strdup_printf ("{\"id\": \"%s\"}", game->ruleset);
    }

  stored->results.counted_by = game->is_uncounted ? 0 : 1;
  for (int i = 0; i < stored->summary.n_players; i++)
    {
      GPtrArray *yaku;

      fill_result (&stored->results.players[i], game, i);
      if (game->is_uncounted)
        continue;
      yaku = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_yaku_free);
      g_ptr_array_add (yaku, tenbo_stored_yaku_new ("pinfu", 1 + i));
      g_ptr_array_add (yaku, tenbo_stored_yaku_new ("tanyao", 2));
      stored->results.yaku[i] = yaku;
    }

  return store_test_insert (store, stored);
}

TenboStoredPerson *
statistics_test_find (TenboStore *store,
                      const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) people = store_test_find_people (store, name, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (people->len, ==, 1);
  return tenbo_stored_person_copy (people->pdata[0]);
}

gint64
statistics_test_find_id (TenboStore *store,
                         const char *name)
{
  g_autoptr (TenboStoredPerson) person = statistics_test_find (store, name);

  return person->id;
}

TenboStatistics *
statistics_test_read (TenboStore       *store,
                      const char       *name,
                      TenboResultFilter filter)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = NULL;
  TenboStatistics *statistics;

  filter.person_id = statistics_test_find_id (store, name);
  read = tenbo_store_read_begin (store, NULL, &error);
  statistics = tenbo_statistics_read (read, &filter, &error);
  g_assert_no_error (error);
  return statistics;
}

TenboStatistics *
statistics_test_read_all (TenboStore *store,
                          const char *name)
{
  return statistics_test_read (store, name, (TenboResultFilter) { 0 });
}

static const StatisticsGame sample_games[] = {
  { "Aki,Ben,Chie,Dai", 1, NULL, { 1, 2, 3, 4 }, { 40, 10, -20, -30 }, FALSE, 0 },
  { "Ben,Aki,Chie,Dai", 2, NULL, { 2, 1, 3, 4 }, { 5, 50, -20, -35 }, FALSE, 0 },
  { "Aki,Ben,Chie,Emi", 3, NULL, { 3, 2, 1, 4 }, { -10, 5, 30, -25 }, FALSE, 0 },
  { "Aki,Ben,Emi", 4, NULL, { 3, 1, 2 }, { -25, 30, -5 }, FALSE, 0 },
  { "Chie,Dai,Emi,Aki", 5, "other", { 4, 3, 2, 1 }, { -30, -10, 10, 30 }, FALSE, 0 },
  { "Aki,Ben,Chie,Dai", 6, NULL, { 2, 3, 4, 1 }, { 15, -5, -30, 20 }, TRUE, 0 },
};

TenboStore *
statistics_test_open (StoreTest *test)
{
  TenboStore *store = store_test_open (test);

  for (gsize i = 0; i < G_N_ELEMENTS (sample_games); i++)
    statistics_test_put (store, &sample_games[i]);

  return store;
}
