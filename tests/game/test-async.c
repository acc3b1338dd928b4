/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "live-test.h"
#include "store-reads.h"

/* A live game as a window uses it: no call blocks, and visible state is already stored. */

/* The events during an operation, in order. */
typedef struct
{
  TenboGame *game;
  GString   *story;
  gboolean   done;
  GError    *error;
} Watch;

static void
changed_cb (TenboGame *game,
            Watch     *watch)
{
  g_string_append_printf (watch->story, "changed to %u hands; ", tenbo_game_get_n_hands (game));
}

static void
busy_cb (TenboGame  *game,
         GParamSpec *pspec,
         Watch      *watch)
{
  g_string_append_printf (watch->story, "%s; ", tenbo_game_get_busy (game) ? "busy" : "idle");
}

static void
can_undo_cb (TenboGame  *game,
             GParamSpec *pspec,
             Watch      *watch)
{
  g_string_append_printf (watch->story, "undo %d; ", tenbo_game_get_can_undo (game));
}

static void
confirmed_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  Watch *watch = user_data;

  watch->done = TRUE;
  tenbo_game_apply_finish (TENBO_GAME (source), result, &watch->error);
  g_string_append (watch->story, watch->error == NULL ? "confirmed; " : "refused; ");
}

static void
test_order_of_events (LiveTest     *test,
                      gconstpointer data)
{
  g_autoptr (GString) story = g_string_new (NULL);
  g_autoptr (GString) other_story = g_string_new (NULL);
  Watch   watch = { .game = test->game, .story = story };
  Watch   second = { .game = test->game, .story = other_story };
  TbEvent event;

  g_signal_connect (test->game, "changed", G_CALLBACK (changed_cb), &watch);
  g_signal_connect (test->game, "notify::busy", G_CALLBACK (busy_cb), &watch);
  g_signal_connect (test->game, "notify::can-undo", G_CALLBACK (can_undo_cb), &watch);

  tenbo_game_begin_event (test->game, TB_RESULT_DRAW, &event);
  tenbo_game_apply_async (test->game, tenbo_game_change_confirm (&event), NULL, confirmed_cb,
                          &watch);
  g_assert_true (tenbo_game_get_busy (test->game));

  /* The screen must not show a hand before it is on the disk. */
  g_assert_cmpuint (tenbo_game_get_n_hands (test->game), ==, 0);

  tenbo_game_apply_async (test->game, tenbo_game_change_confirm (&event), NULL, confirmed_cb,
                          &second);
  while (!second.done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (second.error, G_IO_ERROR, G_IO_ERROR_PENDING);

  while (!watch.done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_no_error (watch.error);

  g_clear_error (&second.error);
  g_assert_cmpstr (other_story->str, ==, "refused; ");
  g_assert_cmpstr (story->str, ==, "busy; idle; undo 1; changed to 1 hands; confirmed; ");
  g_signal_handlers_disconnect_by_data (test->game, &watch);
  live_test_assert_stored (test);
}

static void
created_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  TenboGame **game = user_data;
  g_autoptr (GError) error = NULL;

  *game = tenbo_game_create_finish (result, &error);
  g_assert_no_error (error);
}

static void
undone_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  tenbo_game_apply_finish (TENBO_GAME (source), result, &error);
  g_assert_no_error (error);
  *(int *) user_data += 1;
}

static void
redone_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  tenbo_game_apply_finish (TENBO_GAME (source), result, &error);
  g_assert_no_error (error);
  *(int *) user_data += 1;
}

static void
partial_set_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  tenbo_game_apply_finish (TENBO_GAME (source), result, &error);
  g_assert_no_error (error);
  *(int *) user_data += 1;
}

static void
wait_for (int *n_done,
          int  n)
{
  while (*n_done < n)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_all_operations (LiveTest     *test,
                     gconstpointer data)
{
  g_autoptr (TenboGame) second = NULL;
  TenboNewGame  new_game = { .ruleset = test->ruleset, .names = { "Aki", "Ben", "Chie", "Dai" } };
  TbPartialHand riichi = { .n_riichi = 1, .riichi = { 2 } };
  int           n_done = 0;

  tenbo_game_create_async (test->store, &new_game, NULL, created_cb, &second);
  while (second == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (tenbo_game_get_id (second), !=, tenbo_game_get_id (test->game));

  tenbo_game_apply_async (test->game, tenbo_game_change_partial (&riichi), NULL, partial_set_cb,
                          &n_done);
  wait_for (&n_done, 1);
  g_assert_cmpint (tenbo_game_get_view (test->game)->riichi, ==, TB_PLAYER_BIT (2));

  game_test_ron (test->game, 2, 3);
  tenbo_game_apply_async (test->game, tenbo_game_change_undo (), NULL, undone_cb, &n_done);
  wait_for (&n_done, 2);
  g_assert_cmpint (tenbo_game_get_view (test->game)->riichi, ==, TB_PLAYER_BIT (2));
  tenbo_game_apply_async (test->game, tenbo_game_change_redo (), NULL, redone_cb, &n_done);
  wait_for (&n_done, 3);
  g_assert_cmpuint (tenbo_game_get_n_hands (test->game), ==, 1);
  live_test_assert_stored (test);
}

/* --- Changes of others --- */

static void
notify_cb (TenboGame  *game,
           GParamSpec *pspec,
           GString    *story)
{
  g_string_append_printf (story, "%s ", pspec->name);
}

static void
count_cb (TenboGame *game,
          int       *n)
{
  (*n)++;
}

static void
run_main_loop (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Each property is notified, and the game does not read its own change again. */
static void
test_notifications (LiveTest     *test,
                    gconstpointer data)
{
  g_autoptr (GString) story = g_string_new (NULL);
  int n_changes = 0;

  run_main_loop ();
  g_signal_connect (test->game, "notify", G_CALLBACK (notify_cb), story);
  g_signal_connect (test->game, "changed", G_CALLBACK (count_cb), &n_changes);
  game_test_draw (test->game);
  run_main_loop ();
  g_assert_cmpstr (story->str, ==,
                   "busy busy heading subheading running can-undo can-redo ");
  g_assert_cmpint (n_changes, ==, 1);
}

/* Two windows of one program show the same game. */
static void
test_second_window (LiveTest     *test,
                    gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboGame) other = tenbo_game_open (test->store, tenbo_game_get_id (test->game),
                                                 &error);
  int n_changes = 0;

  g_assert_no_error (error);
  run_main_loop ();
  g_signal_connect (test->game, "changed", G_CALLBACK (count_cb), &n_changes);
  game_test_ron (other, 1, 3);
  wait_for (&n_changes, 1);
  game_test_riichi (other, 2);
  wait_for (&n_changes, 2);
  g_assert_cmpint (n_changes, ==, 2);
  g_assert_cmpuint (tenbo_game_get_n_hands (test->game), ==, 1);
  g_assert_cmpint (tenbo_game_get_partial (test->game)->n_riichi, ==, 1);

  /* Another game concerns neither. */
  g_clear_object (&other);
  other = game_test_create (test->store, test->ruleset);
  game_test_draw (other);
  run_main_loop ();
  g_assert_cmpint (n_changes, ==, 2);
}

/* Aki is merged with another Aki: the name is the same, the person is not. */
static void
test_other_person_of_the_same_name (LiveTest     *test,
                                    gconstpointer data)
{
  static const char sql[] = "INSERT INTO people (uuid, name, folded) "
                            "VALUES ('77777777-0000-4000-8000-000000000005', 'Aki', 'aki');"
                            "UPDATE game_players SET person_id = last_insert_rowid () "
                            "WHERE player = 0";
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredPerson) person = NULL;
  gint64 before = tenbo_game_get_summary (test->game)->players[0].person_id;
  int    n_changes = 0;

  run_main_loop ();
  g_signal_connect (test->game, "changed", G_CALLBACK (count_cb), &n_changes);
  store_test_change (test->base.path, sql);
  person = store_test_read_person (test->store,
                                   tenbo_game_get_summary (test->game)->players[3].person_id,
                                   &error);
  g_assert_no_error (error);
  store_test_commit (test->store, tenbo_write_person (person));
  run_main_loop ();
  g_assert_cmpint (n_changes, ==, 1);
  g_assert_cmpint (tenbo_game_get_summary (test->game)->players[0].person_id, !=, before);
}

/* A game that can no longer be read stays as it is, and is not gone. */
static void
test_unreadable (LiveTest     *test,
                 gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredPerson) person = NULL;
  int n_signals = 0;

  game_test_ron (test->game, 1, 3);
  run_main_loop ();
  g_signal_connect (test->game, "changed", G_CALLBACK (count_cb), &n_signals);
  g_signal_connect (test->game, "gone", G_CALLBACK (count_cb), &n_signals);
  store_test_sql (test->base.path, "UPDATE game_events SET event = '{}'");
  person = store_test_read_person (test->store,
                                   tenbo_game_get_summary (test->game)->players[0].person_id,
                                   &error);
  g_assert_no_error (error);
  g_set_str (&person->name, "Akiko");
  store_test_commit (test->store, tenbo_write_person (person));
  run_main_loop ();
  g_assert_cmpint (n_signals, ==, 0);
  g_assert_cmpuint (tenbo_game_get_n_hands (test->game), ==, 1);
  g_assert_cmpstr (tenbo_game_get_player_name (test->game, 0), ==, "Aki");
}

/* --- Failures --- */

static void
cancel_cb (TenboStore        *store,
           const TenboCommit *commit,
           GCancellable      *cancellable)
{
  g_cancellable_cancel (cancellable);
}

/* A change that is on the disk is not canceled any more. */
static void
test_canceled_too_late (LiveTest     *test,
                        gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (TenboGame) second = NULL;
  TenboNewGame new_game = { .ruleset = test->ruleset, .names = { "Aki", "Ben", "Chie", "Dai" } };
  int          n_done = 0;
  TbEvent      event;

  g_signal_connect (test->store, "committed", G_CALLBACK (cancel_cb), cancellable);
  tenbo_game_create_async (test->store, &new_game, cancellable, created_cb, &second);
  while (second == NULL || !g_cancellable_is_cancelled (cancellable))
    g_main_context_iteration (NULL, TRUE);

  g_cancellable_reset (cancellable);
  tenbo_game_begin_event (test->game, TB_RESULT_DRAW, &event);
  tenbo_game_apply_async (test->game, tenbo_game_change_confirm (&event), cancellable, undone_cb,
                          &n_done);
  while (n_done == 0 || !g_cancellable_is_cancelled (cancellable))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (tenbo_game_get_n_hands (test->game), ==, 1);
  g_signal_handlers_disconnect_by_data (test->store, cancellable);
}

/* In a file that another program has locked, no game is created. */
static void
test_locked (LiveTest     *test,
             gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  TenboNewGame new_game = { .ruleset = test->ruleset, .names = { "Aki", "Ben", "Chie", "Dai" } };
  sqlite3     *other;

  tenbo_store_set_pragma (test->store, "busy_timeout", 20);
  g_assert_cmpint (sqlite3_open (test->base.path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_null (apply_test_create (test->store, &new_game, &error));
  assert_store_error (error, BUSY);
  sqlite3_close (other);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  live_test_add_func ("/game/async/the state changes before the callback", test_order_of_events);
  live_test_add_func ("/game/async/every operation is asynchronous",
                      test_all_operations);
  live_test_add_func ("/game/async/every property is notified", test_notifications);
  live_test_add_func ("/game/async/a second window", test_second_window);
  live_test_add_func ("/game/async/another person of the same name",
                      test_other_person_of_the_same_name);
  live_test_add_func ("/game/async/unreadable", test_unreadable);
  live_test_add_func ("/game/async/canceled too late", test_canceled_too_late);
  live_test_add_func ("/game/async/locked", test_locked);

  return g_test_run ();
}
