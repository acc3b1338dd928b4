/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-test.h"
#include "random-play.h"
#include "sample-size.h"
#include "store-test.h"
#include "tenbo-check.h"

/* Random games through the game layer, closed and reopened, undone and redone at random: they match
 * the engine's results for the same events, and the database agrees. */

/* The expected events of the log, stored separately. */
typedef struct
{
  GArray *events; /* of TbEvent: the log and the events that redo could restore */
  guint   n_done;
} Mirror;

static void
check_against_engine (TenboGame    *game,
                      const Mirror *mirror)
{
  const TbTable *table = tenbo_game_get_table (game);
  TbTable        expected;

  tb_table_start (&expected, tenbo_ruleset_get_rules (tenbo_game_get_ruleset (game)));
  g_assert_cmpuint (tenbo_game_get_n_hands (game), ==, mirror->n_done);

  for (guint i = 0; i < mirror->n_done; i++)
    {
      const TbHandResult *result = tenbo_game_get_result (game, i);
      TbHandResult        played;
      TbProblem           problem;

      TbStatus status;

      status = tb_table_apply (&expected,
                               &g_array_index (mirror->events, TbEvent, i),
                               &played,
                               &problem);
      g_assert_cmpint (status, ==, TB_OK);
      g_assert_cmpmem (result->deltas, sizeof result->deltas, played.deltas, sizeof played.deltas);
      g_assert_cmpmem (result->chips, sizeof result->chips, played.chips, sizeof played.chips);
      g_assert_cmpint (result->ledger.n_lines, ==, played.ledger.n_lines);
      g_assert_cmpint (result->hand.honba, ==, played.hand.honba);
    }

  g_assert_cmpmem (table->scores, sizeof table->scores, expected.scores, sizeof expected.scores);
  g_assert_cmpmem (table->chips, sizeof table->chips, expected.chips, sizeof expected.chips);
  g_assert_cmpmem (table->prizes, sizeof table->prizes, expected.prizes, sizeof expected.prizes);
  g_assert_cmpmem (table->busted_by, sizeof table->busted_by,
                   expected.busted_by, sizeof expected.busted_by);
  g_assert_cmpmem (&table->won, sizeof table->won, &expected.won, sizeof expected.won);
  g_assert_cmpint (table->pot, ==, expected.pot);
  g_assert_cmpint (table->penalty_pot, ==, expected.penalty_pot);
  g_assert_cmpint (table->next.round.wind, ==, expected.next.round.wind);
  g_assert_cmpint (table->next.round.number, ==, expected.next.round.number);
  g_assert_cmpint (table->next.round.extension, ==, expected.next.round.extension);
  g_assert_cmpint (table->next.honba, ==, expected.next.honba);
  g_assert_cmpint (table->next.dealer, ==, expected.next.dealer);
  g_assert_cmpint (table->end.reason, ==, expected.end.reason);
}

static void
step (TenboGame  *game,
      RandomPlay *play,
      Mirror     *mirror)
{
  g_autoptr (GError) error = NULL;
  TbPartialHand partial = *tenbo_game_get_partial (game);
  TbEvent       event;

  if (tenbo_game_get_can_undo (game) && random_play_happens (play, 10))
    {
      apply_test (game, tenbo_game_change_undo (), &error);
      mirror->n_done--;
    }
  else if (tenbo_game_get_can_redo (game) && random_play_happens (play, 40))
    {
      apply_test (game, tenbo_game_change_redo (), &error);
      mirror->n_done++;
    }
  else if (random_play_happens (play, 40) &&
           random_play_riichi (play, tenbo_game_get_table (game), &partial))
    {
      apply_test (game, tenbo_game_change_partial (&partial), &error);
    }
  else if (random_play_happens (play, 10) &&
           random_play_foul (play, tenbo_game_get_table (game), &partial))
    {
      apply_test (game, tenbo_game_change_partial (&partial), &error);
    }
  else if (tenbo_game_get_table (game)->end.reason == TB_END_NONE)
    {
      random_play_event (play, tenbo_game_get_table (game), &partial, &event);
      apply_test (game, tenbo_game_change_confirm (&event), &error);
      g_array_set_size (mirror->events, mirror->n_done);
      g_array_append_val (mirror->events, event);
      mirror->n_done++;
    }

  g_assert_no_error (error);
}

static void
reopen (StoreTest   *test,
        TenboStore **store,
        TenboGame  **game)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *before = game_test_describe (*game);
  g_autofree char *after = NULL;
  gint64           id = tenbo_game_get_id (*game);

  g_clear_object (game);
  g_clear_object (store);
  *store = store_test_open (test);
  *game = tenbo_game_open (*store, id, &error);
  g_assert_no_error (error);
  after = game_test_describe (*game);
  g_assert_cmpstr (before, ==, after);
}

static void
play_game (StoreTest    *test,
           TenboStore  **store,
           TenboRuleset *ruleset,
           RandomPlay   *play)
{
  g_autoptr (TenboGame) game = game_test_create (*store, ruleset);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (TbEvent));
  Mirror mirror = { .events = events };

  for (int i = 0; i < 60; i++)
    {
      step (game, play, &mirror);
      if (random_play_happens (play, 10))
        reopen (test, store, &game);

      check_against_engine (game, &mirror);
    }
}

static void
test_random_play (StoreTest    *test,
                  gconstpointer data)
{
  g_autoptr (TenboRuleset) ruleset = game_test_ruleset (GPOINTER_TO_UINT (data));
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;
  guint            n_games = (guint) sample_size (1, 40);
  TenboCheckResult result;

  for (guint i = 0; i < n_games; i++)
    {
      RandomPlay play;

      random_play_init (&play, i);
      play_game (test, &store, ruleset, &play);
    }

  tenbo_check_all (store, game_test_say_finding, NULL, &result, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (result.n_games, ==, n_games);
  g_assert_cmpuint (result.n_findings, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0;; i++)
    {
      g_autoptr (TenboRuleset) ruleset = game_test_ruleset (i);
      g_autofree char *path = NULL;

      if (ruleset == NULL)
        break;

      path = g_strdup_printf ("/game/random-play/%s", tenbo_ruleset_get_id (ruleset));
      g_test_add (path, StoreTest, GUINT_TO_POINTER (i),
                  store_test_set_up, test_random_play, store_test_tear_down);
    }

  return g_test_run ();
}
