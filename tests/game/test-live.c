/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "live-test.h"
#include "store-reads.h"
#include "tenbo-game-state.h"
#include "tenbo-store.h"
#include "tenbo-table-state.h"

/* A live game: its answers, its stored data, and its errors. */

static void
test_new_game (LiveTest     *test,
               gconstpointer data)
{
  const TbRules *rules = tenbo_ruleset_get_rules (tenbo_game_get_ruleset (test->game));

  g_assert_cmpstr (tenbo_game_get_player_name (test->game, 0), ==, "Aki");
  g_assert_cmpstr (tenbo_game_get_player_name (test->game, 3), ==, "Dai");
  g_assert_cmpstr (tenbo_game_get_title (test->game), ==, NULL);
  g_assert_cmpstr (tenbo_ruleset_get_id (tenbo_game_get_ruleset (test->game)),
                   ==,
                   tenbo_ruleset_get_id (test->ruleset));
  g_assert_cmpint (tenbo_game_get_table (test->game)->scores[2], ==, rules->start_points);
  g_assert_cmpint (tenbo_game_get_view (test->game)->can_riichi, ==, 0xf);
  g_assert_cmpuint (tenbo_game_get_n_hands (test->game), ==, 0);
  g_assert_false (tenbo_game_get_can_undo (test->game));
  g_assert_false (tenbo_game_get_can_redo (test->game));
  g_assert_false (tenbo_game_get_busy (test->game));
  g_assert_cmpint (tenbo_game_get_state (test->game)->stored->summary.players[0].side, ==, -1);
  live_test_assert_stored (test);
}

static void
test_sides_are_stored (LiveTest     *test,
                       gconstpointer data)
{
  static const int places[] = { 2, 1, 0, 3 };
  g_autoptr (GError) error = NULL;
  TenboNewGame new_game = {
    .ruleset = test->ruleset,
    .names = { "Dai", "Aki", "Ben", "Emi" },
    .sides = places,
    .session_id = tenbo_game_get_session_id (test->game),
  };
  g_autoptr (TenboGame) game = apply_test_create (test->store, &new_game, &error);

  g_assert_no_error (error);
  for (TbPlayer player = 0; player < G_N_ELEMENTS (places); player++)
    {
      const TenboStoredSummary *stored = &tenbo_game_get_state (game)->stored->summary;

      g_assert_cmpint (stored->players[player].side, ==, places[player]);
    }

  /* Other people, but the requested session. */
  g_assert_cmpint (tenbo_game_get_session_id (game),
                   ==,
                   tenbo_game_get_session_id (test->game));
}

static void
test_confirmed_hand_is_stored (LiveTest     *test,
                               gconstpointer data)
{
  game_test_ron (test->game, 1, 3);
  game_test_draw (test->game);
  g_assert_cmpuint (tenbo_game_get_n_hands (test->game), ==, 2);
  g_assert_cmpint (tenbo_game_get_result (test->game, 0)->deltas[1], ==, 8000);
  g_assert_cmpint (tenbo_game_get_result (test->game, 0)->deltas[3], ==, -8000);
  g_assert_cmpint (tenbo_game_get_event (test->game, 1)->result, ==, TB_RESULT_DRAW);
  live_test_assert_stored (test);
}

/* The number of hands in lists matches the statistics; the log has all events in order. */
static void
test_corrections_and_stops_are_no_hands (LiveTest     *test,
                                         gconstpointer data)
{
  static const int n_hands[] = { 0, 1, 2, 2 };
  g_autoptr (TenboStoredGame) stored = NULL;
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (n_hands); i++)
    {
      if (i == 0)
        game_test_correct (test->game);
      else if (i < 3)
        game_test_draw (test->game);
      else
        game_test_stop (test->game);

      g_clear_pointer (&stored, tenbo_stored_game_free);
      stored = store_test_read_game (test->store, tenbo_game_get_id (test->game), &error);
      g_assert_no_error (error);
      g_assert_cmpuint (stored->events->len, ==, i + 1);
      g_assert_cmpint (stored->summary.progress.n_hands, ==, n_hands[i]);
      live_test_assert_stored (test);
    }

  g_assert_cmpint (stored->results.players[0].hands, ==, 2);
  game_test_assert_sound (test->store);
}

static void
rename_person (LiveTest   *test,
               TbPlayer    player,
               const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredGame) game = NULL;
  g_autoptr (TenboStoredPerson) person = NULL;

  game = store_test_read_game (test->store, tenbo_game_get_id (test->game), &error);
  g_assert_no_error (error);
  person = store_test_read_person (test->store, game->summary.players[player].person_id, &error);
  g_assert_no_error (error);
  g_set_str (&person->name, name);
  tenbo_store_commit (test->store, tenbo_write_person (person), NULL, &error);
  g_assert_no_error (error);
}

static void
count_cb (TenboGame *game,
          int       *n)
{
  (*n)++;
}

static void
confirmed_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  tenbo_game_apply_finish (TENBO_GAME (source), result, &error);
  g_assert_no_error (error);
  *(gboolean *) user_data = TRUE;
}

static void
run_main_loop (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* The open game reads names that changed elsewhere, also while a hand is written; earlier hands can
 * still be undone. */
static void
test_people_are_read_again (LiveTest     *test,
                            gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  TbEvent  event;
  int      n_changes = 0;
  gboolean done = FALSE;

  game_test_draw (test->game);
  g_signal_connect (test->game, "changed", G_CALLBACK (count_cb), &n_changes);
  run_main_loop ();
  g_assert_cmpint (n_changes, ==, 0);

  rename_person (test, 0, "Akiko");
  g_assert_cmpstr (tenbo_game_get_player_name (test->game, 0), ==, "Aki");
  run_main_loop ();
  g_assert_cmpstr (tenbo_game_get_player_name (test->game, 0), ==, "Akiko");
  g_assert_cmpint (n_changes, ==, 1);

  rename_person (test, 3, "David");
  tenbo_game_begin_event (test->game, TB_RESULT_DRAW, &event);
  tenbo_game_apply_async (test->game, tenbo_game_change_confirm (&event), NULL, confirmed_cb,
                          &done);
  g_assert_true (tenbo_game_get_busy (test->game));
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  run_main_loop ();

  g_assert_no_error (error);
  g_assert_cmpstr (tenbo_game_get_player_name (test->game, 3), ==, "David");
  apply_test (test->game, tenbo_game_change_undo (), &error);
  apply_test (test->game, tenbo_game_change_undo (), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tenbo_game_get_n_hands (test->game), ==, 0);
  g_assert_cmpstr (tenbo_game_get_player_name (test->game, 0), ==, "Akiko");
  live_test_assert_stored (test);
  game_test_assert_sound (test->store);
}

static void
test_preview_changes_nothing (LiveTest     *test,
                              gconstpointer data)
{
  g_autofree char *before = game_test_describe (test->game);
  g_autofree char *after = NULL;
  TbEvent          event;
  TbTable          table;
  TbHandResult     result;
  TbProblem        problem;

  tenbo_game_begin_event (test->game, TB_RESULT_DRAW, &event);
  event.n_tenpai = 1;
  event.tenpai[0] = 2;
  g_assert_cmpint (tenbo_game_preview (test->game, &event, &table, &result, &problem), ==, TB_OK);
  g_assert_cmpint (result.deltas[2], ==, 3000);
  after = game_test_describe (test->game);
  g_assert_cmpstr (after, ==, before);
}

/* A game has a limit of hands. */
static void
test_too_many_hands (LiveTest     *test,
                     gconstpointer data)
{
  static const TbHandResult nothing;
  TenboGameState            state;
  TenboPlayed              *played;
  TbEvent                   event;
  TbTable                   table;
  TbProblem                 problem;

  game_test_draw (test->game);
  tenbo_game_state_copy (&state, tenbo_game_get_state (test->game));
  played = state.log.played->pdata[0];
  while (state.log.played->len < TENBO_MAX_HANDS - 1)
    g_ptr_array_add (state.log.played, tenbo_played_ref (played));

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (TenboGame) game = NULL;
      g_autofree TbHandResult *result = g_memdup2 (&played->result, sizeof *result);
      TenboGameState           copy;

      tenbo_game_state_copy (&copy, &state);
      if (i == 1)
        tenbo_log_add (&copy.log, tenbo_played_ref (played));
      game = tenbo_game_new (NULL, &copy);
      tenbo_game_begin_event (game, TB_RESULT_DRAW, &event);
      g_assert_cmpint (tenbo_game_preview (game, &event, &table, result, &problem), ==,
                       i == 0 ? TB_OK : TB_REFUSED);
      if (i == 1)
        {
          g_assert_cmpint (problem.code, ==, TB_PROBLEM_TOO_MANY);
          g_assert_cmpint (problem.max, ==, TENBO_MAX_HANDS);
          g_assert_cmpmem (result, sizeof *result, &nothing, sizeof nothing);
        }
    }
  tenbo_game_state_clear (&state);
}

static void
test_refused_event (LiveTest     *test,
                    gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  TbEvent event;

  /* The winner cannot deal in. */
  tenbo_game_begin_event (test->game, TB_RESULT_WIN, &event);
  event.n_wins = 1;
  tb_win_init (&event.wins[0], 1);
  event.wins[0].from = 1;
  g_assert_false (apply_test (test->game, tenbo_game_change_confirm (&event), &error));
  g_assert_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED);
  g_assert_cmpuint (strlen (error->message), >, 0);
  g_assert_cmpuint (tenbo_game_get_n_hands (test->game), ==, 0);
  live_test_assert_stored (test);
}

/* The reason why a stored hand cannot be played begins with its location. */
static void
test_refused_stored_event (LiveTest     *test,
                           gconstpointer data)
{
  static const char *const texts[][2] = {
    { "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 1, "
      "\"value\": {\"han\": 3, \"fu\": 40}}]}",
      "wins[0].from: " },
    { "{\"result\": \"abort\", \"reason\": \"four-riichi\", \"riichi\": [0, 0]}", "riichi[1]: " },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_auto (TenboLog) log = { 0 };
      g_autoptr (TenboStoredEvent) event = tenbo_stored_event_new (NULL, texts[i][0]);
      g_autofree char *detail = NULL;

      tenbo_log_init (&log, test->ruleset);
      g_assert_null (tenbo_log_play (&log, event, &detail));
      g_assert_true (g_str_has_prefix (detail, texts[i][1]));
    }
}

/* After the end no hand is open, not even with one riichi or foul; the view is that of the table.
 */
static void
test_view_after_the_end (LiveTest     *test,
                         gconstpointer data)
{
  TbPartialHand  nothing = { 0 };
  TbPartialHand  riichi = { .n_riichi = 1, .riichi = { 1 } };
  TbPartialHand  foul = { .n_fouls = 1, .fouls = { { .player = 1, .count = 1 } } };
  TbProblem      problem = { .code = TB_PROBLEM_TOO_MANY };
  const TbTable *table;
  TbView         view;

  game_test_ron (test->game, 1, 3);
  game_test_stop (test->game);
  table = tenbo_game_get_table (test->game);
  g_assert_cmpint (tenbo_log_view (table, &nothing, &view, &problem), ==, TB_OK);
  g_assert_cmpint (problem.code, ==, TB_PROBLEM_NONE);
  g_assert_cmpmem (view.scores, sizeof view.scores, table->scores, sizeof table->scores);
  g_assert_cmpint (view.pot, ==, table->pot);
  g_assert_cmpint (view.ranks[1], ==, 1);
  g_assert_cmpint (view.can_riichi, ==, 0);
  g_assert_cmpint (tenbo_log_view (table, &riichi, &view, &problem), ==, TB_REFUSED);
  g_assert_cmpint (tenbo_log_view (table, &foul, &view, &problem), ==, TB_REFUSED);
}

static void
test_riichi_is_kept (LiveTest     *test,
                     gconstpointer data)
{
  int     start = tenbo_game_get_table (test->game)->scores[1];
  TbEvent event;

  game_test_riichi (test->game, 1);
  game_test_riichi (test->game, 3);
  g_assert_cmpint (tenbo_game_get_view (test->game)->scores[1], ==, start - 1000);
  g_assert_cmpint (tenbo_game_get_view (test->game)->pot, ==, 2000);

  /* The table waits for the end of the hand. */
  g_assert_cmpint (tenbo_game_get_table (test->game)->scores[1], ==, start);
  live_test_assert_stored (test);

  tenbo_game_begin_event (test->game, TB_RESULT_WIN, &event);
  g_assert_cmpint (event.n_riichi, ==, 2);
  g_assert_cmpint (event.riichi[0], ==, 1);
  g_assert_cmpint (event.riichi[1], ==, 3);

  game_test_ron (test->game, 1, 3);
  g_assert_cmpint (tenbo_game_get_partial (test->game)->n_riichi, ==, 0);
  live_test_assert_stored (test);
}

/* The table of a stored game, for a list of tables; a game that is missing has none. */
static void
test_table_state (LiveTest     *test,
                  gconstpointer data)
{
  static const TenboTableState nothing;
  g_autoptr (TenboRuleset) other = game_test_find_ruleset ("mcr");
  g_autoptr (TenboGame) uncounted = game_test_create (test->store, other);
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GError) error = NULL;
  TenboTableState state;

  game_test_ron (test->game, 1, 3);
  game_test_riichi (test->game, 1);
  read = tenbo_store_read_begin (test->store, NULL, &error);
  g_assert_true (tenbo_table_state_read (&state, read, tenbo_game_get_id (test->game), &error));
  g_assert_cmpint (state.next.dealer, ==, 1);
  g_assert_cmpint (state.view.pot, ==, 1000);
  g_assert_true (state.counts_honba);
  g_assert_true (tenbo_table_state_read (&state, read, tenbo_game_get_id (uncounted), &error));
  g_assert_false (state.counts_honba);
  g_assert_false (tenbo_table_state_read (&state, read, 77, &error));
  assert_store_error (error, NOT_FOUND);
  g_assert_cmpmem (&state, sizeof state, &nothing, sizeof nothing);
}

static void
test_riichi_taken_back (LiveTest     *test,
                        gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *before = game_test_describe (test->game);
  g_autofree char *after = NULL;
  TbPartialHand    none = { 0 };

  game_test_riichi (test->game, 2);
  apply_test (test->game, tenbo_game_change_partial (&none), &error);
  g_assert_no_error (error);
  after = game_test_describe (test->game);
  g_assert_cmpstr (after, ==, before);
  live_test_assert_stored (test);
}

static void
test_riichi_refused (LiveTest     *test,
                     gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  TbPartialHand twice = { .n_riichi = 2, .riichi = { 2, 2 } };

  g_assert_false (apply_test (test->game, tenbo_game_change_partial (&twice), &error));
  g_assert_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED);
  g_assert_cmpint (tenbo_game_get_partial (test->game)->n_riichi, ==, 0);
  live_test_assert_stored (test);
}

static void
test_correction_leaves_riichi (LiveTest     *test,
                               gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  int     start = tenbo_game_get_table (test->game)->scores[0];
  TbEvent event;

  game_test_riichi (test->game, 1);
  tenbo_game_begin_event (test->game, TB_RESULT_ADJUST, &event);
  event.n_transfers = 1;
  event.transfers[0] = (TbTransfer) { .from = 0, .to = 1, .points = 500 };
  apply_test (test->game, tenbo_game_change_confirm (&event), &error);
  g_assert_no_error (error);
  g_assert_cmpint (tenbo_game_get_partial (test->game)->n_riichi, ==, 1);
  g_assert_cmpint (tenbo_game_get_view (test->game)->scores[1], ==, start + 500 - 1000);
  g_assert_cmpint (tenbo_game_get_view (test->game)->scores[0], ==, start - 500);
  live_test_assert_stored (test);
}

static void
test_correction_against_riichi (LiveTest     *test,
                                gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  int     start = tenbo_game_get_table (test->game)->scores[1];
  TbEvent event;

  game_test_riichi (test->game, 1);
  tenbo_game_begin_event (test->game, TB_RESULT_ADJUST, &event);
  event.n_transfers = 1;
  event.transfers[0] = (TbTransfer) { .from = 1, .to = 0, .points = start - 100 };
  g_assert_false (apply_test (test->game, tenbo_game_change_confirm (&event), &error));
  g_assert_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED);
  g_assert_cmpint (tenbo_game_get_partial (test->game)->n_riichi, ==, 1);
  live_test_assert_stored (test);
}

static void
test_undo_survives_a_restart (LiveTest     *test,
                              gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *at_one = NULL;
  g_autofree char *at_two = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;

  game_test_ron (test->game, 1, 3);
  game_test_riichi (test->game, 2);
  at_one = game_test_describe (test->game);
  game_test_ron (test->game, 2, 0);
  game_test_riichi (test->game, 3);
  at_two = game_test_describe (test->game);

  live_test_reopen (test);
  apply_test (test->game, tenbo_game_change_undo (), &error);
  g_assert_no_error (error);
  undone = game_test_describe (test->game);
  g_assert_true (g_str_has_suffix (undone, "undo 1 redo 1"));
  g_assert_true (strncmp (undone, at_one, strlen (at_one) - strlen ("redo 0")) == 0);

  live_test_reopen (test);
  apply_test (test->game, tenbo_game_change_redo (), &error);
  g_assert_no_error (error);
  redone = game_test_describe (test->game);
  g_assert_cmpstr (redone, ==, at_two);
  live_test_assert_stored (test);
}

static void
test_new_hand_drops_redo (LiveTest     *test,
                          gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  game_test_ron (test->game, 1, 3);
  game_test_ron (test->game, 2, 3);
  apply_test (test->game, tenbo_game_change_undo (), &error);
  g_assert_no_error (error);
  game_test_draw (test->game);
  g_assert_false (tenbo_game_get_can_redo (test->game));
  g_assert_false (apply_test (test->game, tenbo_game_change_redo (), &error));
  g_assert_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND);
  live_test_assert_stored (test);
}

static void
test_nothing_to_undo (LiveTest     *test,
                      gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (apply_test (test->game, tenbo_game_change_undo (), &error));
  g_assert_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND);
}

static void
test_ended_game_and_its_undo (LiveTest     *test,
                              gconstpointer data)
{
  g_autoptr (TenboStoredGame) ended = NULL;
  g_autoptr (TenboStoredGame) resumed = NULL;
  g_autoptr (GError) error = NULL;
  TbSettlement settlement;
  TbEvent      event;

  game_test_ron (test->game, 1, 3);
  game_test_stop (test->game);
  g_assert_cmpint (tenbo_game_get_table (test->game)->end.reason, ==, TB_END_STOP);
  g_assert_cmpint (tenbo_game_get_view (test->game)->ranks[1], ==, 1);
  g_assert_cmpint (tenbo_game_get_view (test->game)->can_riichi, ==, 0);
  tenbo_game_get_settlement (test->game, &settlement);

  ended = store_test_read_game (test->store, tenbo_game_get_id (test->game), &error);
  g_assert_no_error (error);
  g_assert_cmpstr (ended->summary.progress.end_reason, ==, "stop");
  for (int i = 0; i < 4; i++)
    {
      g_assert_cmpint (ended->results.players[i].total, ==, settlement.players[i].total);
      g_assert_cmpint (ended->results.players[i].rank, ==, settlement.players[i].rank);
      g_assert_cmpint (ended->summary.players[i].total, ==, settlement.players[i].total);
    }

  tenbo_game_begin_event (test->game, TB_RESULT_DRAW, &event);
  g_assert_false (apply_test (test->game, tenbo_game_change_confirm (&event), &error));
  g_assert_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED);
  g_clear_error (&error);

  apply_test (test->game, tenbo_game_change_undo (), &error);
  g_assert_no_error (error);
  resumed = store_test_read_game (test->store, tenbo_game_get_id (test->game), &error);
  g_assert_cmpstr (resumed->summary.progress.end_reason, ==, NULL);
  g_assert_cmpint (resumed->results.engine_revision, ==, 0);
  live_test_assert_stored (test);
}

/* The counters of a game with known results. */
static void
test_counts (LiveTest     *test,
             gconstpointer data)
{
  g_autoptr (TenboStoredGame) stored = NULL;
  g_autoptr (GError) error = NULL;
  const TenboStoredResult *aki;
  const TenboStoredResult *ben;
  const TenboStoredResult *dai;
  TbEvent                  event;

  /* Dai deals in to Ben's riichi; then Ben, now dealer, wins by tsumo; then Aki and Ben are
   * tenpai. */
  game_test_riichi (test->game, 1);
  game_test_ron (test->game, 1, 3);

  tenbo_game_begin_event (test->game, TB_RESULT_WIN, &event);
  event.n_wins = 1;
  tb_win_init (&event.wins[0], 1);
  event.wins[0].value.fu = 30;
  apply_test (test->game, tenbo_game_change_confirm (&event), &error);
  g_assert_no_error (error);

  game_test_riichi (test->game, 0);
  tenbo_game_begin_event (test->game, TB_RESULT_DRAW, &event);
  event.n_tenpai = 2;
  event.tenpai[0] = 0;
  event.tenpai[1] = 1;
  apply_test (test->game, tenbo_game_change_confirm (&event), &error);
  g_assert_no_error (error);
  game_test_stop (test->game);

  stored = store_test_read_game (test->store, tenbo_game_get_id (test->game), &error);
  g_assert_no_error (error);
  aki = &stored->results.players[0];
  ben = &stored->results.players[1];
  dai = &stored->results.players[3];

  g_assert_cmpint (ben->hands, ==, 3);
  g_assert_cmpint (ben->wins, ==, 2);
  g_assert_cmpint (ben->self_draws, ==, 1);
  g_assert_cmpint (ben->dealer_wins, ==, 1);
  g_assert_cmpint (ben->dealer_hands, ==, 2);
  g_assert_cmpint (ben->riichi, ==, 1);
  g_assert_cmpint (ben->riichi_wins, ==, 1);
  g_assert_cmpint (ben->draws, ==, 1);
  g_assert_cmpint (ben->tenpai, ==, 1);
  g_assert_cmpint (ben->deal_ins, ==, 0);

  /* 8000 and the own stake; then 500 from each. */
  g_assert_cmpint (ben->won_points, ==, 8000 + 1500);
  g_assert_cmpint (dai->deal_ins, ==, 1);
  g_assert_cmpint (dai->lost_points, ==, 8000);
  g_assert_cmpint (dai->tenpai, ==, 0);
  g_assert_cmpint (aki->dealer_hands, ==, 1);
  g_assert_cmpint (aki->riichi, ==, 1);
  g_assert_cmpint (aki->riichi_wins, ==, 0);
  g_assert_cmpint (aki->wins, ==, 0);
}

static void
test_two_windows (LiveTest     *test,
                  gconstpointer data)
{
  g_autoptr (TenboStore) other_store = store_test_open (&test->base);
  g_autoptr (TenboGame) other = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *here = NULL;
  g_autofree char *there = NULL;
  TbEvent          event;

  other = tenbo_game_open (other_store, tenbo_game_get_id (test->game), &error);
  g_assert_no_error (error);
  game_test_ron (other, 2, 0);
  game_test_riichi (other, 1);

  /* This store has an old revision: it overwrites nothing, and reads the game again. */
  tenbo_game_begin_event (test->game, TB_RESULT_DRAW, &event);
  g_assert_false (apply_test (test->game, tenbo_game_change_confirm (&event), &error));
  g_assert_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_CHANGED);
  here = game_test_describe (test->game);
  there = game_test_describe (other);
  g_assert_cmpstr (here, ==, there);

  game_test_ron (test->game, 1, 0);
  live_test_assert_stored (test);
}

static void
test_full_disk_leaves_the_game_as_it_was (LiveTest     *test,
                                          gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  TbEvent          event;

  tenbo_store_set_pragma (test->store, "max_page_count", 1);
  for (int i = 0; i < 1000 && error == NULL; i++)
    {
      g_free (before);
      before = game_test_describe (test->game);
      tenbo_game_begin_event (test->game, TB_RESULT_ADJUST, &event);
      event.n_transfers = 1;
      event.transfers[0] = (TbTransfer) { .from = 0, .to = 1, .points = 100 };
      apply_test (test->game, tenbo_game_change_confirm (&event), &error);
    }

  g_assert_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_FULL);
  after = game_test_describe (test->game);
  g_assert_cmpstr (after, ==, before);
  g_assert_false (tenbo_game_get_busy (test->game));
  live_test_assert_stored (test);
}

/* The change of the stored game, and the words in the error. */
typedef struct
{
  const char *name;
  const char *sql;
  const char *names;
} DamageCase;

static const DamageCase damage_cases[] = {
  { "event-is-not-json", "UPDATE game_events SET event = 'x' WHERE seq = 1", "hands[1]" },
  { "event-is-refused",
    "UPDATE game_events SET event = '{\"result\": \"draw\", \"tenpai\": [4]}'",
    "hands[0]" },
  { "ruleset", "DROP TRIGGER rulesets_are_frozen; UPDATE rulesets SET json = '{}'", "ruleset" },
  { "running-hand", "INSERT INTO running_hands VALUES (1, '{\"riichi\": [7]}')", "running hand" },
  { "edits", "UPDATE games SET edits_done = 9", "edits" },
  { "edits-above-32-bits", "UPDATE games SET edits_done = edits_done + 4294967296", "edits" },
};

static void
test_damaged_game (LiveTest     *test,
                   gconstpointer data)
{
  const DamageCase *kind = data;
  g_autoptr (GError) error = NULL;
  gint64 id = tenbo_game_get_id (test->game);

  game_test_ron (test->game, 1, 3);
  game_test_ron (test->game, 2, 3);
  store_test_sql (test->base.path, kind->sql);

  g_assert_null (tenbo_game_open (test->store, id, &error));
  g_assert_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_DAMAGED);
  g_assert_nonnull (strstr (error->message, tenbo_game_get_uuid (test->game)));
  g_assert_nonnull (strstr (error->message, kind->names));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  live_test_add_func ("/game/live/a new game is stored and open", test_new_game);
  live_test_add_func ("/game/live/the sides of the players are stored", test_sides_are_stored);
  live_test_add_func ("/game/live/a confirmed hand is stored", test_confirmed_hand_is_stored);
  live_test_add_func ("/game/live/corrections and stops are not hands",
                      test_corrections_and_stops_are_no_hands);
  live_test_add_func ("/game/live/people are read again", test_people_are_read_again);
  live_test_add_func ("/game/live/a preview changes nothing", test_preview_changes_nothing);
  live_test_add_func ("/game/live/too many hands are refused", test_too_many_hands);
  live_test_add_func ("/game/live/a refused event changes nothing", test_refused_event);
  live_test_add_func ("/game/live/a stored hand that is refused", test_refused_stored_event);
  live_test_add_func ("/game/live/the view after the end", test_view_after_the_end);
  live_test_add_func ("/game/live/riichi becomes part of the ended hand", test_riichi_is_kept);
  live_test_add_func ("/game/live/the state of a table", test_table_state);
  live_test_add_func ("/game/live/riichi can be taken back", test_riichi_taken_back);
  live_test_add_func ("/game/live/riichi without the points is refused", test_riichi_refused);
  live_test_add_func ("/game/live/a correction leaves the riichi declared",
                      test_correction_leaves_riichi);
  live_test_add_func ("/game/live/a correction that takes the points of a riichi is refused",
                      test_correction_against_riichi);
  live_test_add_func ("/game/live/undo survives a restart", test_undo_survives_a_restart);
  live_test_add_func ("/game/live/a new hand clears redo", test_new_hand_drops_redo);
  live_test_add_func ("/game/live/nothing to undo is an error", test_nothing_to_undo);
  live_test_add_func ("/game/live/the end can be undone", test_ended_game_and_its_undo);
  live_test_add_func ("/game/live/the hands of each player are counted", test_counts);
  live_test_add_func ("/game/live/a change elsewhere is read and notified", test_two_windows);
  live_test_add_func ("/game/live/a full disk changes nothing",
                      test_full_disk_leaves_the_game_as_it_was);

  for (gsize i = 0; i < G_N_ELEMENTS (damage_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/game/damaged/%s", damage_cases[i].name);

      g_test_add (path, LiveTest, &damage_cases[i],
                  live_test_set_up, test_damaged_game, live_test_tear_down);
    }

  return g_test_run ();
}
