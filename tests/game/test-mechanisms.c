/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "game-test.h"
#include "store-reads.h"
#include "store-test.h"
#include "tenbo-check.h"

/* Live games under rulesets with other mechanisms: three players, extensions, fouls that end the
 * game in mid-hand, tai. */

/* A live game under the ruleset of the test. */
typedef struct
{
  StoreTest   base;
  TenboStore *store;
  TenboGame  *game;
} GameTest;

static void
set_up (GameTest     *test,
        gconstpointer data)
{
  g_autoptr (TenboRuleset) ruleset = game_test_find_ruleset (data);

  store_test_set_up (&test->base, data);
  test->store = store_test_open (&test->base);
  test->game = game_test_create (test->store, ruleset);
}

static void
tear_down (GameTest     *test,
           gconstpointer data)
{
  TenboCheckResult result;

  /* The stored data agrees with the played events. */
  g_assert_true (tenbo_check_all (test->store, NULL, NULL, &result, NULL));
  g_assert_cmpuint (result.n_games, ==, 1);
  g_assert_cmpuint (result.n_findings, ==, 0);

  g_assert_finalize_object (g_steal_pointer (&test->game));
  g_assert_finalize_object (g_steal_pointer (&test->store));
  store_test_tear_down (&test->base, data);
}

static void
assert_stored (GameTest *test)
{
  g_autofree char *live = game_test_describe (test->game);
  g_autofree char *stored = NULL;

  stored = game_test_describe_stored (test->store, tenbo_game_get_id (test->game));
  g_assert_cmpstr (stored, ==, live);
}

static void
ron (GameTest    *test,
     TbPlayer     player,
     TbPlayer     from,
     TbValueEntry value)
{
  g_autoptr (GError) error = NULL;
  TbEvent event;

  tenbo_game_begin_event (test->game, TB_RESULT_WIN, &event);
  event.n_wins = 1;
  tb_win_init (&event.wins[0], player);
  event.wins[0].from = from;
  event.wins[0].value = value;
  apply_test (test->game, tenbo_game_change_confirm (&event), &error);
  g_assert_no_error (error);
  assert_stored (test);
}

static void
cheap_ron (GameTest *test,
           TbPlayer  player,
           TbPlayer  from)
{
  ron (test, player, from, (TbValueEntry) { .form = TB_VALUE_HAN, .han = 1, .fu = 30 });
}

static void
add_foul (GameTest   *test,
          TbPlayer    player,
          const char *id)
{
  const TbRules *rules = tenbo_ruleset_get_rules (tenbo_game_get_ruleset (test->game));
  g_autoptr (GError) error = NULL;
  TbPartialHand partial = *tenbo_game_get_partial (test->game);
  int32_t       rule = 0;

  while (rule < rules->n_fouls && strcmp (rules->fouls[rule].id, id) != 0)
    rule++;
  partial.fouls[partial.n_fouls++] = (TbFoul) { .player = player, .rule = rule, .count = 1 };
  apply_test (test->game, tenbo_game_change_partial (&partial), &error);
  g_assert_no_error (error);
  assert_stored (test);
}

static char *
ask (GameTest   *test,
     const char *sql)
{
  return store_test_ask (test->base.path, sql);
}

/* Three rows each, and three players in the lists. */
static void
test_three_players (GameTest     *test,
                    gconstpointer data)
{
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char          *players = NULL;
  g_autofree char          *results = NULL;
  g_autofree char          *ranks = NULL;
  const TenboStoredSummary *summary;

  cheap_ron (test, 2, 1);
  game_test_stop (test->game);
  players = ask (test, "SELECT count(*) FROM game_players");
  results = ask (test, "SELECT count(*) FROM game_results");
  ranks = ask (test, "SELECT rank FROM game_results ORDER BY player");
  g_assert_cmpstr (players, ==, "3");
  g_assert_cmpstr (results, ==, "3");
  g_assert_cmpstr (ranks, ==, "2 3 1");

  games = store_test_list_finished (test->store, NULL, 10, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 1);
  summary = games->pdata[0];
  g_assert_cmpint (summary->n_players, ==, 3);
  g_assert_cmpstr (summary->players[2].name, ==, "Chie");
  g_assert_cmpint (summary->players[2].rank, ==, 1);

  apply_test (test->game, tenbo_game_change_undo (), &error);
  g_assert_no_error (error);
  assert_stored (test);
}

/* "E+1" is stored as the next hand, and a player with the target ends it. */
static void
test_extension (GameTest     *test,
                gconstpointer data)
{
  static const TbPlayer winners[] = { 1, 2, 0, 2, 0, 1 };
  g_autofree char      *extension = NULL;
  g_autofree char      *reason = NULL;

  /* In each hand a child wins from the other one, so that every dealer passes. */
  for (gsize i = 0; i < G_N_ELEMENTS (winners); i++)
    cheap_ron (test, winners[i], (TbPlayer) (3 - winners[i] - i % 3));
  extension = ask (test, "SELECT wind || extension || number || dealer FROM games");
  g_assert_cmpstr (extension, ==, "0100");
  g_assert_true (tenbo_game_get_table (test->game)->next.round.extension);

  ron (test, 2, 1, (TbValueEntry) { .form = TB_VALUE_LIMIT, .limit = TB_LIMIT_MANGAN });
  reason = ask (test, "SELECT end_reason FROM games");
  g_assert_cmpstr (reason, ==, "target");
}

/* A foul of the running hand that takes its player below zero ends the hand at once. */
static void
test_bust_in_mid_hand (GameTest     *test,
                       gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *after = NULL;
  g_autofree char *results = NULL;
  TbEvent          event;

  for (int i = 0; i < 6; i++)
    add_foul (test, 2, "early-draw");
  g_assert_cmpint (tenbo_game_get_view (test->game)->scores[2], <, 0);

  tenbo_game_begin_event (test->game, TB_RESULT_FOUL, &event);
  apply_test (test->game, tenbo_game_change_confirm (&event), &error);
  g_assert_no_error (error);
  assert_stored (test);
  g_assert_cmpint (tenbo_game_get_table (test->game)->end.reason, ==, TB_END_BUST);
  g_assert_cmpint (tenbo_game_get_table (test->game)->penalty_pot, ==, 30000);
  results = ask (test, "SELECT busts FROM game_results ORDER BY player");
  g_assert_cmpstr (results, ==, "0 0 1 0");

  apply_test (test->game, tenbo_game_change_undo (), &error);
  g_assert_no_error (error);
  assert_stored (test);
  after = game_test_describe (test->game);
  g_assert_cmpint (tenbo_game_get_partial (test->game)->n_fouls, ==, 6);
  g_assert_true (g_str_has_prefix (after, "0 hands"));
  apply_test (test->game, tenbo_game_change_redo (), &error);
  g_assert_no_error (error);
  assert_stored (test);
}

static void
test_tai (GameTest     *test,
          gconstpointer data)
{
  TbValueEntry     value = { .form = TB_VALUE_TAI, .tai_listed = true, .n_tai_items = 2 };
  g_autofree char *event = NULL;

  value.tai_items[0] = TB_TAI_HALF_FLUSH;
  value.tai_items[1] = TB_TAI_TWO_WILD;
  ron (test, 3, 0, value);
  g_assert_cmpint (tenbo_game_get_table (test->game)->scores[3], ==, 320);
  event = ask (test, "SELECT event FROM game_events");
  g_assert_nonnull (strstr (event, "{\"tai\": [\"half-flush\", \"two-wild\"]}"));
}

static void
add (const char *path,
     const char *ruleset,
     void (*func) (GameTest *, gconstpointer))
{
  g_test_add (path, GameTest, ruleset, set_up, func, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("/game/mechanisms/three players are three everywhere", "tenhou-sanma", test_three_players);
  add ("/game/mechanisms/an extension is kept", "sanma-parlor", test_extension);
  add ("/game/mechanisms/a foul ends the game in mid-hand", "mizukawa-hanchan",
       test_bust_in_mid_hand);
  add ("/game/mechanisms/tai are stored as entered", "fenghua", test_tai);

  return g_test_run ();
}
