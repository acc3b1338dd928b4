/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The store of a program with a window: opening, closing, a file that cannot be opened. */

#include "tenbo-context.h"

#include <glib/gstdio.h>

#include "game-test.h"
#include "store-test.h"

typedef struct
{
  TenboContext *context;
  int           n_stores;  /* notifications of "store" */
  char         *failed;    /* path of the last failure */
  int           n_damaged; /* signals "damaged" */
  int           n_updating;
} Watch;

static void
store_changed_cb (Watch *watch)
{
  watch->n_stores++;
}

static void
failed_cb (Watch        *watch,
           const char   *path,
           const GError *error)
{
  g_assert_nonnull (error);
  g_set_str (&watch->failed, path);
}

static void
damaged_cb (Watch        *watch,
            TenboStore   *store,
            const GError *error)
{
  g_assert_true (store == tenbo_context_get_store (watch->context));
  assert_store_error (error, DAMAGED);
  watch->n_damaged++;
}

static void
updating_cb (Watch *watch)
{
  g_assert_null (tenbo_context_get_store (watch->context));
  watch->n_updating++;
}

static void
watch_init (Watch *watch)
{
  *watch = (Watch) { .context = tenbo_context_new ("org.example.None") };
  g_signal_connect_swapped (watch->context, "notify::store", G_CALLBACK (store_changed_cb), watch);
  g_signal_connect_swapped (watch->context, "updating", G_CALLBACK (updating_cb), watch);
  g_signal_connect_swapped (watch->context, "failed", G_CALLBACK (failed_cb), watch);
  g_signal_connect_swapped (watch->context, "damaged", G_CALLBACK (damaged_cb), watch);
}

static void
watch_clear (Watch *watch)
{
  GObject *context = G_OBJECT (watch->context);
  GWeakRef alive;

  /* A thread may release its reference a moment later. */
  g_weak_ref_init (&alive, context);
  for (; context != NULL; context = g_weak_ref_get (&alive))
    {
      g_object_unref (context);
      g_main_context_iteration (NULL, FALSE);
    }
  g_weak_ref_clear (&alive);
  g_free (watch->failed);
}

/* Opens the store and waits for the result. */
static TenboStore *
open_store (Watch *watch)
{
  int n_stores = watch->n_stores;

  g_clear_pointer (&watch->failed, g_free);
  tenbo_context_open_store (watch->context);
  while (watch->n_stores == n_stores && watch->failed == NULL)
    g_main_context_iteration (NULL, TRUE);

  return tenbo_context_get_store (watch->context);
}

static void
test_open_and_close (void)
{
  g_autofree char *path = tenbo_store_default_path ();
  Watch            watch;

  watch_init (&watch);
  g_assert_null (tenbo_context_get_store (watch.context));
  g_assert_nonnull (tenbo_context_get_rulesets (watch.context));

  for (int i = 0; i < 2; i++)
    {
      g_assert_true (TENBO_IS_STORE (open_store (&watch)));
      g_assert_cmpstr (tenbo_store_get_path (tenbo_context_get_store (watch.context)), ==, path);
      tenbo_context_close_store (watch.context);
      g_assert_null (tenbo_context_get_store (watch.context));
      g_assert_cmpint (watch.n_stores, ==, 2 * i + 2);
    }

  g_assert_nonnull (open_store (&watch));
  tenbo_context_shut_down (watch.context);
  g_assert_false (tenbo_store_is_open (path));
  g_assert_cmpint (watch.n_updating, ==, 0);

  /* Without a store there is nothing to wait for. */
  tenbo_context_shut_down (watch.context);
  watch_clear (&watch);
}

static gboolean
release_cb (gpointer user_data)
{
  g_object_unref (user_data);
  return G_SOURCE_REMOVE;
}

/* On exit the program waits for another owner of the store, which releases it a moment later. */
static void
test_shut_down_waits (void)
{
  g_autofree char *path = tenbo_store_default_path ();
  Watch            watch;

  watch_init (&watch);
  g_timeout_add (50, release_cb, g_object_ref (open_store (&watch)));
  tenbo_context_close_store (watch.context);
  g_assert_true (tenbo_store_is_open (path));
  g_assert_nonnull (open_store (&watch));
  g_timeout_add (50, release_cb, g_object_ref (tenbo_context_get_store (watch.context)));
  tenbo_context_shut_down (watch.context);
  g_assert_false (tenbo_store_is_open (path));
  watch_clear (&watch);
}

/* A file of an older version is updated, and announced before that. */
static void
test_updating (void)
{
  g_autofree char *path = tenbo_store_default_path ();
  Watch            watch;

  g_remove (path);
  store_test_load (path, "schema-9.sql");
  watch_init (&watch);
  g_assert_nonnull (open_store (&watch));
  g_assert_cmpint (watch.n_updating, ==, 1);
  tenbo_context_shut_down (watch.context);
  watch_clear (&watch);
}

/* A folder is in place of the file. After the folder is gone, the next attempt succeeds. */
static void
test_failure (void)
{
  g_autofree char *path = tenbo_store_default_path ();
  g_autofree char *away = g_strconcat (path, ".away", NULL);
  Watch            watch;

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    g_assert_cmpint (g_rename (path, away), ==, 0);
  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
  watch_init (&watch);

  g_test_expect_message ("tenbo-game", G_LOG_LEVEL_WARNING, "*");
  g_assert_null (open_store (&watch));
  g_test_assert_expected_messages ();
  g_assert_cmpstr (watch.failed, ==, path);
  g_assert_cmpint (watch.n_stores, ==, 0);

  g_assert_cmpint (g_rmdir (path), ==, 0);
  g_assert_nonnull (open_store (&watch));
  tenbo_context_shut_down (watch.context);
  watch_clear (&watch);
}

/* Creates the default database, with one game that has ended. Returns its path; transfer full. */
static char *
create_history (void)
{
  char            *path = tenbo_store_default_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (TenboRuleset) ruleset = game_test_find_ruleset ("b-rule");
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboGame) game = NULL;
  g_autoptr (GError) error = NULL;

  g_remove (path);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  store = tenbo_store_open (path, TENBO_STORE_OPEN_NONE, NULL, NULL, &error);
  g_assert_no_error (error);
  game = game_test_create (store, ruleset);
  game_test_ron (game, 1, 2);
  game_test_stop (game);
  return path;
}

static void
wait_until (const char *path,
            const char *sql,
            const char *expected)
{
  gint64 limit = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  for (;;)
    {
      g_autofree char *found = store_test_ask (path, sql);

      if (g_str_equal (found, expected))
        return;
      g_assert_cmpint (g_get_monotonic_time (), <, limit);
      g_main_context_iteration (NULL, FALSE);
      g_usleep (10000);
    }
}

/* After the file is checked, the games that an older version counted are counted again. */
static void
test_counted_again (void)
{
  g_autofree char *path = create_history ();
  Watch            watch;

  store_test_change (path, "UPDATE game_results SET counted_by = 0");
  watch_init (&watch);
  g_assert_nonnull (open_store (&watch));
  wait_until (path, "SELECT count(*) FROM game_results WHERE counted_by > 0", "4");

  /* The task also reports its success, and then releases the store. */
  while (g_atomic_int_get (&G_OBJECT (tenbo_context_get_store (watch.context))->ref_count) > 1)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpint (watch.n_damaged, ==, 0);
  tenbo_context_shut_down (watch.context);
  watch_clear (&watch);
}

/* Damage that opening does not find is reported after the check. */
static void
test_damaged (void)
{
  g_autofree char *path = create_history ();
  Watch            watch;
  gint64           limit = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  store_test_sql (path, "PRAGMA foreign_keys = OFF; DELETE FROM people WHERE name = 'Ben'");
  watch_init (&watch);
  g_test_expect_message ("tenbo-game", G_LOG_LEVEL_WARNING, "The check of the history failed*");
  g_assert_nonnull (open_store (&watch));
  while (watch.n_damaged == 0 && g_get_monotonic_time () < limit)
    g_main_context_iteration (NULL, TRUE);
  g_test_assert_expected_messages ();
  g_assert_cmpint (watch.n_damaged, ==, 1);
  tenbo_context_shut_down (watch.context);
  watch_clear (&watch);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/context/open and close", test_open_and_close);
  g_test_add_func ("/game/context/shutting down waits", test_shut_down_waits);
  g_test_add_func ("/game/context/a file of an older version", test_updating);
  g_test_add_func ("/game/context/a file that cannot be opened", test_failure);
  g_test_add_func ("/game/context/counted again", test_counted_again);
  g_test_add_func ("/game/context/damage is reported", test_damaged);

  return g_test_run ();
}
