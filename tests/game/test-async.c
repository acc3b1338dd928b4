/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "live-test.h"

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

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  live_test_add_func ("/game/async/the state changes before the callback", test_order_of_events);
  live_test_add_func ("/game/async/every operation is asynchronous",
                      test_all_operations);

  return g_test_run ();
}
