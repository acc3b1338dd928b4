/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "draft-test.h"
#include "tenbo-draft-state.h"
#include "tenbo-event-players.h"

/* Changes of earlier hands in a draft. */

static void
test_nothing_changed (DraftTest    *test,
                      gconstpointer data)
{
  g_autoptr (GPtrArray) differences = tenbo_draft_list_differences (test->draft);
  g_autoptr (GError) error = NULL;

  g_assert_false (tenbo_draft_get_changed (test->draft));
  g_assert_false (tenbo_draft_get_can_save (test->draft));
  g_assert_cmpuint (differences->len, ==, 0);
  g_assert_true (apply_test (test->live.game, tenbo_game_change_draft (test->draft), &error));
  g_assert_cmpuint (tenbo_draft_get_state (test->draft)->entries->len, ==, 5);
  g_assert_true (tenbo_draft_get_game (test->draft) == test->live.game);
  g_assert_cmpint (tenbo_draft_get_state (test->draft)->log.table.scores[3],
                   ==,
                   tenbo_game_get_table (test->live.game)->scores[3]);
  draft_test_assert_untouched (test);
}

static void
test_later_hands_move (DraftTest    *test,
                       gconstpointer data)
{
  TenboDraftHand hand;
  TbEvent        event;

  /* Ben's win was a haneman. */
  draft_test_ron (&event, 1, 3, TB_LIMIT_HANEMAN);
  tenbo_draft_set_event (test->draft, 0, &event);
  draft_test_assert_differences (test,
                                 "Edited: East 1\n"
                                 "Scores change in 2 later hands\n"
                                 "Ben: 41,300 → 37,000\n"
                                 "Chie: 24,700 → 33,000\n"
                                 "Dai: 1,000 → −3,000\n"
                                 "The game would have ended in East 3: a player is bust",
                                 -1);
  g_assert_cmpuint (tenbo_draft_get_n_refused (test->draft), ==, 2);
  tenbo_draft_get_hand (test->draft, 0, &hand);
  g_assert_true (hand.edited);
  g_assert_cmpint (hand.recorded, ==, 0);
  draft_test_assert_untouched (test);
}

static void
test_last_hand_moves (DraftTest    *test,
                      gconstpointer data)
{
  TbEvent event;

  tb_event_init (&event, TB_RESULT_DRAW);
  event.n_tenpai = 2;
  event.tenpai[0] = 0;
  event.tenpai[1] = 3;
  tenbo_draft_set_event (test->draft, 3, &event);
  draft_test_assert_differences (test,
                                 "Edited: East 4\n"
                                 "Scores change in 1 later hand\n"
                                 "South 1, 1 honba would have been played as East 4, 1 honba\n"
                                 "Aki: 33,000 → 34,500\n"
                                 "Ben: 41,300 → 39,800\n"
                                 "Chie: 24,700 → 23,200\n"
                                 "Dai: 1,000 → 2,500\n"
                                 "South 1 would be played next instead of South 2",
                                 0);
}

static void
test_hands_after_the_end (DraftTest    *test,
                          gconstpointer data)
{
  TenboDraftHand hand;
  TbEvent        event;

  draft_test_ron (&event, 2, 3, TB_LIMIT_SANBAIMAN);
  tenbo_draft_set_event (test->draft, 1, &event);
  g_assert_cmpuint (tenbo_draft_get_n_refused (test->draft), ==, 3);
  g_assert_true (tenbo_draft_get_changed (test->draft));
  g_assert_false (tenbo_draft_get_can_save (test->draft));

  for (guint i = 2; i < 5; i++)
    {
      tenbo_draft_get_hand (test->draft, i, &hand);
      g_assert_nonnull (hand.problem);
      g_assert_null (hand.result);
      g_assert_nonnull (hand.event);
      g_assert_false (hand.edited);
    }

  /* No refused hand is saved, wherever it is. */
  for (guint i = 2; i > 0; i--)
    {
      g_autoptr (GError) error = NULL;

      draft_test_ron (&event, 1, 1, TB_LIMIT_MANGAN);
      tenbo_draft_insert_event (test->draft, i - 1, &event);
      g_assert_false (apply_test (test->live.game, tenbo_game_change_draft (test->draft), &error));
      g_assert_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED);
      tenbo_draft_get_hand (test->draft, i - 1, &hand);
      g_assert_cmpstr (error->message, ==, hand.problem);
      tenbo_draft_delete_hand (test->draft, i - 1);
    }

  for (guint i = 0; i < 3; i++)
    tenbo_draft_delete_hand (test->draft, 2);

  g_assert_true (tenbo_draft_get_can_save (test->draft));
  draft_test_assert_differences (test,
                                 "Edited: East 2\n"
                                 "Deleted: East 3\n"
                                 "Deleted: East 4\n"
                                 "Deleted: South 1, 1 honba\n"
                                 "Aki: 33,000 → 25,000\n"
                                 "Ben: 41,300 → 33,000\n"
                                 "Chie: 24,700 → 49,000\n"
                                 "Dai: 1,000 → −7,000\n"
                                 "The game would have ended in East 2: a player is bust",
                                 -1);
  draft_test_assert_untouched (test);
}

static void
test_other_honba (DraftTest    *test,
                  gconstpointer data)
{
  TbEvent event;

  /* The first hand was really a draw: the dealer was noten, so one honba. */
  tb_event_init (&event, TB_RESULT_DRAW);
  tenbo_draft_set_event (test->draft, 0, &event);
  draft_test_assert_differences (test,
                                 "Edited: East 1\n"
                                 "Scores change in 4 later hands\n"
                                 "East 2 would have been played with 1 honba instead of 0\n"
                                 "Ben: 41,300 → 33,300\n"
                                 "Chie: 24,700 → 25,000\n"
                                 "Dai: 1,000 → 8,700\n"
                                 "The game would still continue with South 2",
                                 0);
}

static void
test_inserted_hand (DraftTest    *test,
                    gconstpointer data)
{
  TenboDraftHand hand;
  TbEvent        event;

  /* Chie as dealer won East 3 once before. */
  draft_test_ron (&event, 2, 1, TB_LIMIT_MANGAN);
  tenbo_draft_insert_event (test->draft, 2, &event);
  tenbo_draft_get_hand (test->draft, 2, &hand);
  g_assert_cmpint (hand.recorded, ==, -1);
  g_assert_false (hand.edited);
  g_assert_cmpint (hand.before->next.dealer, ==, 2);
  g_assert_cmpint (hand.result->deltas[2], ==, 12000);
  tenbo_draft_get_hand (test->draft, 3, &hand);
  g_assert_cmpint (hand.recorded, ==, 2);
  draft_test_assert_differences (test,
                                 "Inserted: East 3\n"
                                 "Scores change in 3 later hands\n"
                                 "East 3 would have been played with 1 honba instead of 0\n"
                                 "Aki: 33,000 → 33,300\n"
                                 "Ben: 41,300 → 29,300\n"
                                 "Chie: 24,700 → 36,700\n"
                                 "Dai: 1,000 → 700\n"
                                 "The game would still continue with South 2",
                                 0);

  /* Deleting it again leaves no change. */
  tenbo_draft_delete_hand (test->draft, 2);
  g_assert_false (tenbo_draft_get_changed (test->draft));

  /* An inserted hand is not the deleted one, even if they are equal. */
  tenbo_draft_delete_hand (test->draft, 3);
  tb_event_init (&event, TB_RESULT_DRAW);
  tenbo_draft_insert_event (test->draft, 3, &event);
  draft_test_assert_differences (test,
                                 "Inserted: East 4\n"
                                 "Deleted: East 4\n"
                                 "The game would still continue with South 2",
                                 0);
}

static void
test_deleted_hand (DraftTest    *test,
                   gconstpointer data)
{
  tenbo_draft_delete_hand (test->draft, 1);
  draft_test_assert_differences (test,
                                 "Deleted: East 2\n"
                                 "Scores change in 3 later hands\n"
                                 "East 3 would have been played as East 2\n"
                                 "East 4 would have been played as East 3\n"
                                 "South 1, 1 honba would have been played as East 4, 1 honba\n"
                                 "Chie: 24,700 → 16,700\n"
                                 "Dai: 1,000 → 9,000\n"
                                 "South 1 would be played next instead of South 2",
                                 0);

  /* The first hand too. */
  draft_test_begin (test);
  tenbo_draft_delete_hand (test->draft, 0);
  draft_test_assert_differences (test,
                                 "Deleted: East 1\n"
                                 "Scores change in 4 later hands\n"
                                 "East 2 would have been played as East 1\n"
                                 "East 3 would have been played as East 2\n"
                                 "East 4 would have been played as East 3\n"
                                 "South 1, 1 honba would have been played as East 4, 1 honba\n"
                                 "Ben: 41,300 → 33,300\n"
                                 "Dai: 1,000 → 9,000\n"
                                 "South 1 would be played next instead of South 2",
                                 0);
}

/* A draw without payments changes no scores, so only the place of the next hand differs. A stake
 * changes one score. */
static void
test_other_place (DraftTest    *test,
                  gconstpointer data)
{
  TbEvent event;

  game_test_draw (test->live.game);
  draft_test_begin (test);
  tb_event_init (&event, TB_RESULT_DRAW);
  tenbo_draft_insert_event (test->draft, 5, &event);
  draft_test_assert_differences (test,
                                 "Inserted: South 2\n"
                                 "South 2 would have been played as South 3, 1 honba\n"
                                 "South 4, 2 honba would be played next instead of South 3, 1 "
                                 "honba",
                                 0);

  event.n_tenpai = 4;
  event.n_riichi = 1;
  for (TbPlayer player = 0; player < 4; player++)
    event.tenpai[player] = player;
  tenbo_draft_set_event (test->draft, 5, &event);
  draft_test_assert_differences (test,
                                 "Inserted: South 2\n"
                                 "Scores change in 1 later hand\n"
                                 "South 2 would have been played with 1 honba instead of 0\n"
                                 "Aki: 33,000 → 32,000\n"
                                 "South 3, 2 honba would be played next instead of South 3, 1 "
                                 "honba",
                                 0);
}

static void
test_other_seats (DraftTest    *test,
                  gconstpointer data)
{
  static const TbPlayer order[] = { 0, 2, 1, 3 };
  TenboDraftHand        hand;

  /* Chie sat in the seat entered for Ben and Ben in Chie's; the winners are correct. */
  tenbo_draft_set_order (test->draft, order);
  g_assert_cmpstr (tenbo_draft_get_player_name (test->draft, 1), ==, "Chie");
  g_assert_cmpint (tenbo_draft_get_state (test->draft)->seats[1].before, ==, 2);
  tenbo_draft_get_hand (test->draft, 0, &hand);
  g_assert_cmpint (hand.event->wins[0].player, ==, 2);
  g_assert_cmpint (hand.event->wins[0].from, ==, 3);
  g_assert_false (hand.edited);

  /* Chie was the dealer of the second hand, so the dealer repeats after that win and gets half as
   * much again. */
  draft_test_assert_differences (
    test,
    "Chie began as South instead of West\n"
    "Ben began as West instead of South\n"
    "Scores change in 2 later hands\n"
    "East 2 would have been played with Chie as dealer instead of Ben\n"
    "East 3 would have been played as East 2, 1 honba\n"
    "Aki: 33,000 → 33,300\n"
    "Chie: 24,700 → 37,000\n"
    "Ben: 41,300 → 33,000\n"
    "Dai: 1,000 → −3,300\n"
    "The game would have ended in East 2, 1 honba: a player is bust",
    -1);

  /* Swaps them back. */
  tenbo_draft_set_order (test->draft, order);
  g_assert_false (tenbo_draft_get_changed (test->draft));
}

static void
test_other_first_dealer (DraftTest    *test,
                         gconstpointer data)
{
  static const TbPlayer order[] = { 3, 0, 1, 2 };

  tenbo_draft_set_order (test->draft, order);
  g_assert_cmpstr (tenbo_draft_get_player_name (test->draft, 0), ==, "Dai");
  g_assert_cmpint (tenbo_draft_get_state (test->draft)->log.table.scores[0], ==, 1000);
  draft_test_assert_differences (test,
                                 "Dai began as East instead of North\n"
                                 "Aki began as South instead of East\n"
                                 "Ben began as West instead of South\n"
                                 "Chie began as North instead of West\n"
                                 "East 1 would have been played with Dai as dealer instead of Aki\n"
                                 "East 2 would have been played with Aki as dealer instead of Ben\n"
                                 "East 3 would have been played with Ben as dealer instead of "
                                 "Chie\n"
                                 "East 4 would have been played with Chie as dealer instead of "
                                 "Dai\n"
                                 "South 1, 1 honba would have been played with Dai as dealer "
                                 "instead of Aki\n"
                                 "The game would still continue with South 2",
                                 0);
}

/* When the change is made, the game knows the person. */
static void
person_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  const TenboStoredSummary *summary = tenbo_game_get_summary (TENBO_GAME (source));
  g_autoptr (GError) error = NULL;

  tenbo_game_apply_finish (TENBO_GAME (source), result, &error);
  g_assert_no_error (error);
  g_assert_nonnull (summary->players[0].person_uuid);
  g_assert_cmpint (summary->players[0].person_id, >, 0);
  *(gboolean *) user_data = TRUE;
}

static void
test_other_person (DraftTest    *test,
                   gconstpointer data)
{
  gboolean done = FALSE;

  tenbo_draft_set_player_name (test->draft, 3, "Dan");
  draft_test_assert_differences (test,
                                 "Dan played instead of Dai\n"
                                 "The game would still continue with South 2",
                                 0);
  tenbo_draft_set_player_name (test->draft, 3, "Dai");
  g_assert_false (tenbo_draft_get_changed (test->draft));

  /* A new person gets an id. */
  tenbo_draft_set_player_name (test->draft, 0, "Eri");
  draft_test_assert_differences (test,
                                 "Eri played instead of Aki\n"
                                 "The game would still continue with South 2",
                                 0);
  tenbo_game_apply_async (test->live.game, tenbo_game_change_draft (test->draft), NULL, person_cb,
                          &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  live_test_assert_stored (&test->live);
}

/* Two people who exchange their names stay the same people; a new name is no person yet. */
static void
test_exchanged_names (DraftTest    *test,
                      gconstpointer data)
{
  static const char *const names[] = { "Ben", "Aki", "Eri", "Dai" };
  static const int         before[] = { 1, 0, -1, 3 };
  const TenboStoredPlayer *recorded = tenbo_game_get_summary (test->live.game)->players;
  g_autoptr (TenboGame) game = NULL;

  for (TbPlayer player = 0; player < G_N_ELEMENTS (names); player++)
    tenbo_draft_set_player_name (test->draft, player, names[player]);
  game = tenbo_draft_open_all (test->draft);

  for (TbPlayer player = 0; player < G_N_ELEMENTS (names); player++)
    {
      const TenboStoredPlayer *now = &tenbo_game_get_summary (game)->players[player];
      const TenboStoredPlayer *same = before[player] >= 0 ? &recorded[before[player]] : NULL;

      g_assert_cmpstr (now->name, ==, names[player]);
      g_assert_cmpstr (now->person_uuid, ==, same != NULL ? same->person_uuid : NULL);
      g_assert_cmpint (now->person_id, ==, same != NULL ? same->person_id : 0);
    }
}

static void
test_other_ruleset (DraftTest    *test,
                    gconstpointer data)
{
  g_autoptr (TenboRuleset) other = game_test_find_ruleset ("wrc-2025");
  g_autoptr (TenboRuleset) three = game_test_find_ruleset ("tenhou-sanma");
  g_autoptr (TenboRuleset) tai = game_test_find_ruleset ("fenghua");
  TenboDraftHand hand;

  g_assert_false (tenbo_draft_set_ruleset (test->draft, three));
  g_assert_false (tenbo_draft_get_changed (test->draft));

  g_assert_true (tenbo_draft_set_ruleset (test->draft, other));
  g_assert_true (tenbo_draft_get_state (test->draft)->ruleset == other);
  draft_test_assert_differences (test,
                                 "Ruleset: Tenhou hanchan → WRC 2025\n"
                                 "Scores change in 5 later hands\n"
                                 "Aki: 33,000 → 38,000\n"
                                 "Ben: 41,300 → 46,300\n"
                                 "Chie: 24,700 → 29,700\n"
                                 "Dai: 1,000 → 6,000\n"
                                 "The game would still continue with South 2",
                                 0);

  /* With tai a mangan cannot be expressed; the draw can. */
  g_assert_true (tenbo_draft_set_ruleset (test->draft, tai));
  g_assert_cmpuint (tenbo_draft_get_n_refused (test->draft), ==, 4);
  tenbo_draft_get_hand (test->draft, 0, &hand);
  g_assert_nonnull (hand.problem);
  g_assert_true (g_str_has_prefix (hand.at, "wins[0].value"));
  draft_test_assert_differences (test,
                                 "Ruleset: Tenhou hanchan → Fenghua mahjong\n"
                                 "Scores change in 1 later hand\n"
                                 "East 4 would have been played as East 1\n"
                                 "Aki: 33,000 → 0\n"
                                 "Ben: 41,300 → 0\n"
                                 "Chie: 24,700 → 0\n"
                                 "Dai: 1,000 → 0\n"
                                 "East 1 would be played next instead of South 2",
                                 -1);

  /* The original entry is not lost. */
  g_assert_true (tenbo_draft_set_ruleset (test->draft, tenbo_game_get_ruleset (test->live.game)));
  g_assert_false (tenbo_draft_get_changed (test->draft));
  g_assert_cmpuint (tenbo_draft_get_n_refused (test->draft), ==, 0);
}

static void
test_running_riichi (DraftTest    *test,
                     gconstpointer data)
{
  TbEvent event;

  /* Dai has 1000 points left, and declares. */
  game_test_riichi (test->live.game, 0);
  game_test_riichi (test->live.game, 3);
  draft_test_begin (test);
  g_assert_cmpint (tenbo_draft_get_state (test->draft)->partial.n_riichi, ==, 2);

  draft_test_ron (&event, 0, 3, TB_LIMIT_MANGAN);
  event.n_riichi = 1;
  event.riichi[0] = 1;
  tenbo_draft_set_event (test->draft, 2, &event);
  g_assert_cmpint (tenbo_draft_get_state (test->draft)->partial.n_riichi, ==, 2);

  /* With a correction the points are too few. */
  tb_event_init (&event, TB_RESULT_ADJUST);
  event.n_transfers = 1;
  event.transfers[0] = (TbTransfer) { .from = 3, .to = 1, .points = 100 };
  tenbo_draft_insert_event (test->draft, 5, &event);
  g_assert_cmpint (tenbo_draft_get_state (test->draft)->partial.n_riichi, ==, 1);
  g_assert_cmpint (tenbo_draft_get_state (test->draft)->partial.riichi[0], ==, 0);
  draft_test_assert_differences (test,
                                 "Edited: East 3\n"
                                 "Inserted: South 2\n"
                                 "Scores change in 2 later hands\n"
                                 "Aki: 33,000 → 34,000\n"
                                 "Ben: 41,300 → 40,400\n"
                                 "Dai: 1,000 → 900\n"
                                 "The game would still continue with South 2\n"
                                 "The riichi of Dai would be removed",
                                 0);
}

/* An open riichi becomes an ordinary one if the points are too few for it, or if the ruleset has no
 * open riichi. */
static void
test_running_open_riichi (DraftTest    *test,
                          gconstpointer data)
{
  static const TbPlayer order[] = { 1, 0, 2, 3 };
  g_autoptr (TenboRuleset) without = game_test_find_ruleset ("b-rule");
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRuleset) ruleset =
    tenbo_ruleset_override (without, "{\"open-riichi-stake\": 2000}", &error);
  g_autoptr (TenboGame) game = game_test_create (test->live.store, ruleset);
  g_autoptr (TenboDraft) draft = NULL;
  const TenboDraftState *state;
  TbPartialHand          partial = { .n_riichi = 3,
                                     .riichi = { 0, 1, 2 },
                                     .n_open_riichi = 2,
                                     .open_riichi = { 2, 1 } };
  TbEvent                event;

  g_assert_no_error (error);
  apply_test (game, tenbo_game_change_partial (&partial), &error);
  g_assert_no_error (error);
  draft = tenbo_draft_new (game);
  state = tenbo_draft_get_state (draft);
  g_assert_cmpint (state->partial.n_riichi, ==, 3);
  g_assert_cmpint (state->partial.n_open_riichi, ==, 2);
  g_assert_cmpint (state->view.pot, ==, 5000);

  tb_event_init (&event, TB_RESULT_ADJUST);
  event.n_transfers = 1;
  event.transfers[0] =
    (TbTransfer) { .from = 2, .to = 3, .points = tenbo_game_get_table (game)->scores[2] - 1500 };
  tenbo_draft_insert_event (draft, 0, &event);
  g_assert_cmpint (state->partial.n_riichi, ==, 3);
  g_assert_cmpint (state->partial.n_open_riichi, ==, 1);
  g_assert_cmpint (state->partial.open_riichi[0], ==, 1);
  g_assert_cmpint (state->view.pot, ==, 4000);

  tenbo_draft_set_order (draft, order);
  g_assert_cmpint (state->partial.n_open_riichi, ==, 1);
  g_assert_cmpint (state->partial.open_riichi[0], ==, 0);
  g_assert_true (tenbo_draft_set_ruleset (draft, without));
  g_assert_cmpint (state->partial.n_riichi, ==, 3);
  g_assert_cmpint (state->partial.n_open_riichi, ==, 0);
  g_assert_cmpint (state->view.pot, ==, 3000);
}

/* A foul that leaves the hand running stays if the ruleset has it, and is reported otherwise. */
static void
test_running_foul (DraftTest    *test,
                   gconstpointer data)
{
  g_autoptr (TenboRuleset) ruleset = game_test_find_ruleset ("b-rule");
  g_autoptr (TenboRuleset) other = game_test_find_ruleset ("wrc-2025");
  g_autoptr (TenboGame) game = game_test_create (test->live.store, ruleset);
  g_autoptr (TenboGame) first = NULL;
  g_autoptr (TenboDraft) draft = NULL;
  g_autoptr (GPtrArray) differences = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char       *text = NULL;
  static const TbPlayer  order[] = { 1, 0, 2, 3 };
  const TbRules         *rules = tenbo_ruleset_get_rules (ruleset);
  const TenboDifference *last;
  TbPartialHand          partial = { .n_fouls = 1, .fouls = { { .player = 2, .count = 1 } } };
  TbEvent                event;

  /* The first foul of the ruleset, in the recorded hand and in the running one */
  apply_test (game, tenbo_game_change_partial (&partial), &error);
  g_assert_no_error (error);
  tenbo_game_begin_event (game, TB_RESULT_DRAW, &event);
  apply_test (game, tenbo_game_change_confirm (&event), &error);
  g_assert_no_error (error);
  partial.fouls[0].player = 0;
  apply_test (game, tenbo_game_change_partial (&partial), &error);
  g_assert_no_error (error);

  draft = tenbo_draft_new (game);
  first = tenbo_draft_open_hand (draft, 0);
  g_assert_cmpint (tenbo_game_get_partial (first)->n_fouls, ==, 1);
  tenbo_draft_set_order (draft, order);
  g_assert_cmpint (tenbo_draft_get_state (draft)->partial.n_fouls, ==, 1);
  g_assert_cmpint (tenbo_draft_get_state (draft)->partial.fouls[0].player, ==, 1);
  g_assert_cmpint (tenbo_draft_get_state (draft)->partial.fouls[0].rule, ==, partial.fouls[0].rule);

  /* There is no hand after the end. */
  tb_event_init (&event, TB_RESULT_STOP);
  tenbo_draft_insert_event (draft, 1, &event);
  g_assert_cmpint (tenbo_draft_get_state (draft)->partial.n_fouls, ==, 0);
  tenbo_draft_delete_hand (draft, 1);

  g_assert_cmpint (tenbo_ruleset_find_foul (other, rules->fouls[partial.fouls[0].rule].id), <, 0);
  g_assert_true (tenbo_draft_set_ruleset (draft, other));
  g_assert_cmpint (tenbo_draft_get_state (draft)->partial.n_fouls, ==, 0);
  differences = tenbo_draft_list_differences (draft);
  last = differences->pdata[differences->len - 1];
  g_assert_cmpint (last->kind, ==, TENBO_DIFFERENCE_RUNNING_FOUL);
  g_assert_cmpint (last->player, ==, 1);
  g_assert_cmpint (last->values[0], ==, 1);
  g_assert_cmpint (last->values[1], ==, 0);
  last = differences->pdata[differences->len - 2];
  g_assert_cmpint (last->kind, !=, TENBO_DIFFERENCE_RUNNING_FOUL);
  last = differences->pdata[differences->len - 1];
  text = tenbo_difference_dup_text (last);
  g_assert_true (g_str_has_prefix (text, "The foul of Aki would be removed: "));
}

/* A second press takes the riichi back, and with it the open one. */
static void
test_pressed_riichi (void)
{
  TbPartialHand partial = { 0 };

  for (TbPlayer player = 0; player < 3; player++)
    tenbo_partial_press_riichi (&partial, player);
  tenbo_partial_press_open_riichi (&partial, 1);
  tenbo_partial_press_open_riichi (&partial, 2);
  tenbo_partial_press_riichi (&partial, 0);
  g_assert_cmpint (partial.n_riichi, ==, 2);
  g_assert_cmpint (partial.riichi[0], ==, 1);
  g_assert_cmpint (partial.riichi[1], ==, 2);
  g_assert_cmpint (partial.n_open_riichi, ==, 2);
  tenbo_partial_press_riichi (&partial, 1);
  g_assert_cmpint (partial.n_riichi, ==, 1);
  g_assert_cmpint (partial.riichi[0], ==, 2);
  g_assert_cmpint (partial.n_open_riichi, ==, 1);
  g_assert_cmpint (partial.open_riichi[0], ==, 2);
  tenbo_partial_press_open_riichi (&partial, 2);
  g_assert_cmpint (partial.n_open_riichi, ==, 0);

  /* The last of all players */
  partial = (TbPartialHand) {
    .n_riichi = 4,
    .riichi = { 3, 1, 2, 0 },
    .n_open_riichi = 2,
    .open_riichi = { 1, 3 },
  };
  tenbo_partial_press_riichi (&partial, 0);
  g_assert_cmpint (partial.n_riichi, ==, 3);
  g_assert_cmpint (partial.n_open_riichi, ==, 2);
  g_assert_cmpint (partial.open_riichi[0], ==, 1);
}

/* Each player in an event becomes another one. */
static void
test_renumbered_event (void)
{
  static const TbPlayer to[] = { 2, 3, 1, 0 };
  TbEvent               event;

  tb_event_init (&event, TB_RESULT_WIN);
  event.n_riichi = 1;
  event.riichi[0] = 0;
  event.n_tenpai = 1;
  event.tenpai[0] = 1;
  event.n_nagashi = 1;
  event.nagashi[0] = 2;
  event.wareme = 3;
  event.n_wins = 1;
  tb_win_init (&event.wins[0], 0);
  event.wins[0].pao.player = 1;
  event.n_fouls = 1;
  event.fouls[0] = (TbFoul) { .player = 2, .n_against = 1, .against[0].player = 3 };
  event.n_transfers = 1;
  event.transfers[0] = (TbTransfer) { .from = 1, .to = 0, .points = 100 };

  /* Beyond each list is player 1, who stays there. */
  event.riichi[1] = event.tenpai[1] = event.nagashi[1] = event.wins[1].player = 1;
  event.fouls[1].player = event.fouls[0].against[1].player = event.transfers[1].from = 1;
  tenbo_event_renumber (&event, to);
  g_assert_cmpint (event.riichi[1], ==, 1);
  g_assert_cmpint (event.tenpai[1], ==, 1);
  g_assert_cmpint (event.nagashi[1], ==, 1);
  g_assert_cmpint (event.wins[1].player, ==, 1);
  g_assert_cmpint (event.fouls[1].player, ==, 1);
  g_assert_cmpint (event.fouls[0].against[1].player, ==, 1);
  g_assert_cmpint (event.transfers[1].from, ==, 1);

  g_assert_cmpint (event.riichi[0], ==, 2);
  g_assert_cmpint (event.tenpai[0], ==, 3);
  g_assert_cmpint (event.nagashi[0], ==, 1);
  g_assert_cmpint (event.wareme, ==, 0);
  g_assert_cmpint (event.wins[0].player, ==, 2);
  g_assert_cmpint (event.wins[0].from, ==, TB_NOBODY);
  g_assert_cmpint (event.wins[0].pao.player, ==, 3);
  g_assert_cmpint (event.fouls[0].player, ==, 1);
  g_assert_cmpint (event.fouls[0].against[0].player, ==, 0);
  g_assert_cmpint (event.transfers[0].from, ==, 3);
  g_assert_cmpint (event.transfers[0].to, ==, 2);
}

static void
test_ended_game (DraftTest    *test,
                 gconstpointer data)
{
  TbEvent event;

  game_test_stop (test->live.game);
  draft_test_begin (test);
  draft_test_ron (&event, 0, 2, TB_LIMIT_BAIMAN);
  tenbo_draft_set_event (test->draft, 4, &event);
  draft_test_assert_differences (test,
                                 "Edited: South 1, 1 honba\n"
                                 "Aki: 33,000 → 57,300\n"
                                 "Ben: 41,300 → 33,000\n"
                                 "Chie: 24,700 → 8,700\n"
                                 "The game would end in South 1, 2 honba instead of South 2\n"
                                 "Aki would be 1st instead of 2nd\n"
                                 "Ben would be 2nd instead of 1st\n"
                                 "Aki in the result: +13,000 → +67,300\n"
                                 "Ben in the result: +51,300 → +13,000\n"
                                 "Chie in the result: −15,300 → −31,300",
                                 0);

  /* Without its last hand the game runs again. */
  tenbo_draft_delete_hand (test->draft, 5);
  g_assert_true (tenbo_draft_get_can_save (test->draft));
  g_assert_cmpint (tenbo_draft_get_state (test->draft)->log.table.end.reason, ==, TB_END_NONE);
}

static void
test_notes_and_ids_stay (DraftTest    *test,
                         gconstpointer data)
{
  g_autofree char *id = NULL;
  TenboDraftHand   hand;
  TbEvent          event;

  tenbo_draft_get_hand (test->draft, 1, &hand);
  id = g_strdup (hand.id);
  g_assert_null (hand.note);

  tenbo_draft_set_hand_note (test->draft, 1, "  Kokushi was missed by one tile \n");
  tenbo_draft_get_hand (test->draft, 1, &hand);
  g_assert_cmpstr (hand.note, ==, "Kokushi was missed by one tile");
  g_assert_false (hand.edited);
  g_assert_true (tenbo_draft_get_can_save (test->draft));
  draft_test_assert_differences (test,
                                 "Note changed: East 2\n"
                                 "The game would still continue with South 2",
                                 0);

  draft_test_ron (&event, 2, 1, TB_LIMIT_MANGAN);
  tenbo_draft_set_event (test->draft, 1, &event);
  tenbo_draft_get_hand (test->draft, 1, &hand);
  g_assert_cmpstr (hand.id, ==, id);
  g_assert_cmpstr (hand.note, ==, "Kokushi was missed by one tile");
  g_assert_true (hand.edited);

  /* A recorded note is not an edit of the hand. */
  draft_test_save (test);
  draft_test_begin (test);
  tenbo_draft_get_hand (test->draft, 1, &hand);
  g_assert_cmpstr (hand.note, ==, "Kokushi was missed by one tile");
  g_assert_false (hand.edited);

  tenbo_draft_set_hand_note (test->draft, 1, " ");
  tenbo_draft_get_hand (test->draft, 1, &hand);
  g_assert_cmpstr (hand.note, ==, NULL);
}

/* Entering a hand uses the game of tenbo_draft_open_hand(). */
static void
test_hand_is_entered_again (DraftTest    *test,
                            gconstpointer data)
{
  g_autoptr (TenboGame) before = tenbo_draft_open_hand (test->draft, 2);
  g_autoptr (TenboGame) gap = tenbo_draft_open_gap (test->draft, 5);
  g_autoptr (TenboGame) whole = tenbo_draft_open_all (test->draft);
  g_autoptr (TenboGame) after_refused = NULL;
  g_autoptr (GError) error = NULL;
  TenboDraftHand hand;
  TbEvent        refused;

  g_assert_cmpint (tenbo_game_get_id (before), ==, 0);
  g_assert_cmpuint (tenbo_game_get_n_hands (before), ==, 2);
  g_assert_cmpstr (tenbo_game_get_player_name (before, 2), ==, "Chie");
  g_assert_cmpint (tenbo_game_get_table (before)->next.dealer, ==, 2);
  g_assert_cmpint (tenbo_game_get_partial (before)->n_riichi, ==, 0);
  g_assert_false (tenbo_game_get_can_undo (before));
  g_assert_false (apply_test (before, tenbo_game_change_undo (), &error));
  g_assert_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND);

  game_test_riichi (before, 0);
  game_test_ron (before, 0, 1);
  tenbo_draft_set_event (test->draft, 2, tenbo_game_get_event (before, 2));
  tenbo_draft_get_hand (test->draft, 2, &hand);
  g_assert_cmpint (hand.result->deltas[1], ==, -8000);
  g_assert_cmpint (hand.event->n_riichi, ==, 1);

  /* The declarations are there after reopening. */
  g_clear_object (&before);
  before = tenbo_draft_open_hand (test->draft, 2);
  g_assert_cmpint (tenbo_game_get_partial (before)->n_riichi, ==, 1);
  g_assert_cmpint (tenbo_game_get_view (before)->pot, ==, 1000);

  g_assert_cmpuint (tenbo_game_get_n_hands (gap), ==, 5);
  g_assert_cmpint (tenbo_game_get_table (gap)->next.dealer, ==, 1);
  g_assert_cmpuint (tenbo_game_get_n_hands (whole), ==, 5);

  /* A refused hand is not played. */
  draft_test_ron (&refused, 1, 1, TB_LIMIT_MANGAN);
  tenbo_draft_set_event (test->draft, 1, &refused);
  after_refused = tenbo_draft_open_hand (test->draft, 3);
  g_assert_cmpuint (tenbo_game_get_n_hands (after_refused), ==, 2);
  draft_test_assert_untouched (test);
}

static void
confirmed_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  gboolean *done = user_data;
  g_autoptr (GError) error = NULL;

  *done = tenbo_game_apply_finish (TENBO_GAME (source), result, &error);
  g_assert_no_error (error);
}

/* A change that is already made cannot be canceled. */
static void
test_hand_is_entered_asynchronously (DraftTest    *test,
                                     gconstpointer data)
{
  g_autoptr (TenboGame) before = tenbo_draft_open_gap (test->draft, 1);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  gboolean done = FALSE;
  TbEvent  event;

  tb_event_init (&event, TB_RESULT_DRAW);
  tenbo_game_apply_async (before, tenbo_game_change_confirm (&event), cancellable, confirmed_cb,
                          &done);
  g_cancellable_cancel (cancellable);
  g_assert_true (tenbo_game_get_busy (before));
  while (!done)
    g_main_context_iteration (NULL, TRUE);

  g_assert_false (tenbo_game_get_busy (before));
  g_assert_cmpuint (tenbo_game_get_n_hands (before), ==, 2);
  g_assert_true (apply_test (before, tenbo_game_change_undo (), &error));
  g_assert_cmpuint (tenbo_game_get_n_hands (before), ==, 1);
  draft_test_assert_untouched (test);
}

static void
count_cb (int *n_times)
{
  (*n_times)++;
}

static void
test_notifies_changes (DraftTest    *test,
                       gconstpointer data)
{
  int n_times = 0;

  g_signal_connect_swapped (test->draft, "changed", G_CALLBACK (count_cb), &n_times);
  tenbo_draft_delete_hand (test->draft, 4);
  g_assert_cmpint (n_times, ==, 1);
  tenbo_draft_set_player_name (test->draft, 0, "Aki");
  tenbo_draft_set_hand_note (test->draft, 0, NULL);
  g_assert_cmpint (n_times, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  draft_test_add_func ("/game/draft/nothing is changed at first", test_nothing_changed);
  draft_test_add_func ("/game/draft/later hands move", test_later_hands_move);
  draft_test_add_func ("/game/draft/the last hand moves", test_last_hand_moves);
  draft_test_add_func ("/game/draft/hands after the end are refused", test_hands_after_the_end);
  draft_test_add_func ("/game/draft/hands have other honba", test_other_honba);
  draft_test_add_func ("/game/draft/a forgotten hand is inserted", test_inserted_hand);
  draft_test_add_func ("/game/draft/a hand is deleted", test_deleted_hand);
  draft_test_add_func ("/game/draft/only the place differs", test_other_place);
  draft_test_add_func ("/game/draft/seats are corrected", test_other_seats);
  draft_test_add_func ("/game/draft/the first dealer is corrected", test_other_first_dealer);
  draft_test_add_func ("/game/draft/somebody else played", test_other_person);
  draft_test_add_func ("/game/draft/names are exchanged", test_exchanged_names);
  draft_test_add_func ("/game/draft/the ruleset is corrected", test_other_ruleset);
  draft_test_add_func ("/game/draft/the running hand keeps what is legal", test_running_riichi);
  draft_test_add_func ("/game/draft/an open riichi becomes an ordinary one",
                       test_running_open_riichi);
  draft_test_add_func ("/game/draft/the running hand keeps what the ruleset has",
                       test_running_foul);
  draft_test_add_func ("/game/draft/a game that has ended is edited", test_ended_game);
  g_test_add_func ("/game/draft/riichi is pressed twice", test_pressed_riichi);
  g_test_add_func ("/game/draft/all players are renumbered", test_renumbered_event);
  draft_test_add_func ("/game/draft/notes and ids stay", test_notes_and_ids_stay);
  draft_test_add_func ("/game/draft/a hand is entered again", test_hand_is_entered_again);
  draft_test_add_func ("/game/draft/a hand is entered asynchronously",
                       test_hand_is_entered_asynchronously);
  draft_test_add_func ("/game/draft/a change is notified", test_notifies_changes);

  return g_test_run ();
}
