/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The store of a program with a window: opening, closing, a file that cannot be opened. */

#include "tenbo-context.h"

#include <glib/gstdio.h>

typedef struct
{
  TenboContext *context;
  int           n_stores; /* notifications of "store" */
  char         *failed;   /* path of the last failure */
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
watch_init (Watch *watch)
{
  *watch = (Watch) { .context = tenbo_context_new ("org.example.None") };
  g_signal_connect_swapped (watch->context, "notify::store", G_CALLBACK (store_changed_cb), watch);
  g_signal_connect_swapped (watch->context, "failed", G_CALLBACK (failed_cb), watch);
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

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/context/open and close", test_open_and_close);
  g_test_add_func ("/game/context/a file that cannot be opened", test_failure);

  return g_test_run ();
}
