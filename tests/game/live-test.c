/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "live-test.h"

void
live_test_set_up (LiveTest     *test,
                  gconstpointer data)
{
  store_test_set_up (&test->base, data);
  test->ruleset = game_test_ruleset (0);
  test->store = store_test_open (&test->base);
  test->game = game_test_create (test->store, test->ruleset);
}

void
live_test_tear_down (LiveTest     *test,
                     gconstpointer data)
{
  g_assert_finalize_object (g_steal_pointer (&test->game));
  g_assert_finalize_object (g_steal_pointer (&test->store));
  g_clear_object (&test->ruleset);
  store_test_tear_down (&test->base, data);
}

void
live_test_assert_stored (LiveTest *test)
{
  g_autofree char *live = game_test_describe (test->game);
  g_autofree char *stored = NULL;

  stored = game_test_describe_stored (test->store, tenbo_game_get_id (test->game));
  g_assert_cmpstr (stored, ==, live);
}

void
live_test_reopen (LiveTest *test)
{
  g_autoptr (GError) error = NULL;
  gint64 id = tenbo_game_get_id (test->game);

  g_assert_finalize_object (g_steal_pointer (&test->game));
  g_assert_finalize_object (g_steal_pointer (&test->store));
  test->store = store_test_open (&test->base);
  test->game = tenbo_game_open (test->store, id, &error);
  g_assert_no_error (error);
}
