/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draft-test.h"
#include "store-test.h"
#include "tenbo-results.h"

/* Notes and titles; drafts saved asynchronously, and in memory. */

/* Changes the game like another program; the game is notified. */
static void
set_title (TenboGame  *game,
           TenboStore *store,
           const char *title)
{
  store_test_set_title (store, tenbo_game_get_id (game), title);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Asserts the notes of all hands, by which a game is found. */
static void
assert_hand_notes (DraftTest  *test,
                   const char *expected)
{
  g_autofree char *notes = tenbo_results_dup_notes (
    &tenbo_game_get_state (test->live.game)->log);

  g_assert_cmpstr (notes, ==, expected);
}

static void
test_notes (DraftTest    *test,
            gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  draft_test_undo (test);
  g_assert_true (apply_test (test->live.game,
                             tenbo_game_change_note (" At Mori's, with snow. "), &error));
  set_title (test->live.game, test->live.store, "Friday");
  g_assert_cmpstr (tenbo_game_get_note (test->live.game), ==, "At Mori's, with snow.");
  g_assert_cmpstr (tenbo_game_get_title (test->live.game), ==, "Friday");

  /* Notes are not steps. */
  g_assert_true (tenbo_game_get_can_redo (test->live.game));
  draft_test_redo (test);
  g_assert_cmpstr (tenbo_game_get_note (test->live.game), ==, "At Mori's, with snow.");

  g_assert_true (apply_test (test->live.game,
                             tenbo_game_change_hand_note (4, "Chie was furious."), &error));
  g_assert_no_error (error);
  draft_test_restart (test);
  g_assert_cmpstr (tenbo_game_get_note (test->live.game), ==, "At Mori's, with snow.");
  g_assert_cmpstr (tenbo_game_get_title (test->live.game), ==, "Friday");
  g_assert_cmpstr (tenbo_game_get_hand_note (test->live.game, 4), ==, "Chie was furious.");
  g_assert_cmpstr (tenbo_game_get_hand_note (test->live.game, 3), ==, NULL);
  g_assert_nonnull (tenbo_game_get_hand_id (test->live.game, 4));
  assert_hand_notes (test, "Chie was furious.");

  /* The note of a hand is a step with one event. */
  draft_test_assert_sql (test, "SELECT seq FROM edit_events", "4");
  draft_test_undo (test);
  g_assert_cmpstr (tenbo_game_get_hand_note (test->live.game, 4), ==, NULL);
  assert_hand_notes (test, NULL);
  g_assert_cmpstr (tenbo_game_get_note (test->live.game), ==, "At Mori's, with snow.");
  g_assert_true (apply_test (test->live.game, tenbo_game_change_note (""), &error));
  g_assert_cmpstr (tenbo_game_get_note (test->live.game), ==, NULL);
  draft_test_assert_sql (test, "SELECT count(*) FROM games WHERE note IS NULL", "1");
}

/* A game is found by the notes of hands and of their parts, from the first to the last. */
static void
test_all_notes (DraftTest    *test,
                gconstpointer data)
{
  static const char *const texts[] = {
    "{\"result\": \"win\", \"note\": \"first\", \"wins\": [{\"player\": 1, \"from\": 2, "
    "\"value\": {\"limit\": \"mangan\"}, \"note\": \"of a win\"}, {\"player\": 3, \"from\": 2, "
    "\"value\": {\"limit\": \"mangan\"}, \"note\": \"of another\"}]}",
    "{\"result\": \"draw\"}",
    "{\"result\": \"adjust\", \"transfers\": [{\"from\": 0, \"to\": 1, \"points\": 100, "
    "\"note\": \"of a transfer\"}], \"note\": \"last\"}",
  };
  g_auto (TenboLog) log = { 0 };
  g_autofree char *notes = NULL;

  tenbo_log_init (&log, test->live.ruleset);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (TenboStoredEvent) event = tenbo_stored_event_new (NULL, texts[i]);
      g_autofree char *detail = NULL;
      TenboPlayed     *played = tenbo_log_play (&log, event, &detail);

      g_assert_cmpstr (detail, ==, NULL);
      tenbo_log_add (&log, played);
    }
  notes = tenbo_results_dup_notes (&log);
  g_assert_cmpstr (notes, ==, "first\nof a win\nof another\nlast\nof a transfer");
}

/* The outcome of an asynchronous operation. */
typedef struct
{
  gboolean done;
  GError  *error;
} Waiting;

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  Waiting *waiting = user_data;

  tenbo_game_apply_finish (TENBO_GAME (source), result, &waiting->error);
  waiting->done = TRUE;
}

static void
wait_for (Waiting *waiting)
{
  while (!waiting->done)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_asynchronous (DraftTest    *test,
                   gconstpointer data)
{
  TenboGame *game = test->live.game;
  Waiting    nothing = { FALSE, NULL };
  Waiting    saved = { FALSE, NULL };
  Waiting    refused = { FALSE, NULL };
  Waiting    note = { FALSE, NULL };
  Waiting    hand_note = { FALSE, NULL };
  Waiting    pending = { FALSE, NULL };

  tenbo_game_apply_async (game, tenbo_game_change_draft (test->draft), NULL, done_cb, &nothing);
  wait_for (&nothing);
  g_assert_no_error (nothing.error);

  tenbo_draft_delete_hand (test->draft, 1);
  tenbo_game_apply_async (game, tenbo_game_change_draft (test->draft), NULL, done_cb, &saved);
  g_assert_true (tenbo_game_get_busy (game));
  tenbo_game_apply_async (game, tenbo_game_change_note ("too early"), NULL, done_cb, &pending);
  wait_for (&saved);
  wait_for (&pending);
  g_assert_no_error (saved.error);
  g_assert_error (pending.error, G_IO_ERROR, G_IO_ERROR_PENDING);
  g_clear_error (&pending.error);
  g_assert_cmpuint (tenbo_game_get_n_hands (game), ==, 4);

  tenbo_game_apply_async (game, tenbo_game_change_draft (test->draft), NULL, done_cb, &refused);
  wait_for (&refused);
  g_assert_error (refused.error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_CHANGED);
  g_clear_error (&refused.error);

  tenbo_game_apply_async (game, tenbo_game_change_note ("Snow"), NULL, done_cb, &note);
  wait_for (&note);
  tenbo_game_apply_async (game, tenbo_game_change_hand_note (2, "Ouch"), NULL, done_cb, &hand_note);
  wait_for (&hand_note);
  g_assert_no_error (note.error);
  g_assert_no_error (hand_note.error);
  g_assert_cmpstr (tenbo_game_get_note (game), ==, "Snow");
  g_assert_cmpstr (tenbo_game_get_hand_note (game, 2), ==, "Ouch");
  live_test_assert_stored (&test->live);
}

/* A draft of a game in memory is saved in memory. */
static void
test_in_memory (DraftTest    *test,
                gconstpointer data)
{
  g_autoptr (TenboGame) whole = tenbo_draft_open_all (test->draft);
  g_autoptr (TenboDraft) draft = tenbo_draft_new (whole);
  g_autoptr (GError) error = NULL;

  tenbo_draft_delete_hand (draft, 0);
  tenbo_draft_set_player_name (draft, 0, "Eri");
  g_assert_true (apply_test (whole, tenbo_game_change_draft (draft), &error));
  g_assert_no_error (error);
  g_assert_cmpuint (tenbo_game_get_n_hands (whole), ==, 4);
  g_assert_cmpstr (tenbo_game_get_player_name (whole, 0), ==, "Eri");
  g_assert_true (apply_test (whole, tenbo_game_change_undo (), &error));
  g_assert_cmpuint (tenbo_game_get_n_hands (whole), ==, 5);
  g_assert_cmpstr (tenbo_game_get_player_name (whole, 0), ==, "Aki");
  draft_test_assert_untouched (test);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  draft_test_add_func ("/game/notes/notes and the title", test_notes);
  draft_test_add_func ("/game/notes/all notes", test_all_notes);
  draft_test_add_func ("/game/notes/asynchronous", test_asynchronous);
  draft_test_add_func ("/game/notes/a game in memory", test_in_memory);

  return g_test_run ();
}
