/* SPDX-License-Identifier: GPL-3.0-or-later */

/* TenboStore::committed: the reports of the store about its own commits and those of others. */

#include "fault-vfs.h"
#include "store-test.h"
#include "tenbo-people.h"

/* All reports as a text: "games 1 2; people 1 2 3 4; ", and a foreign one as "foreign; ". */
typedef struct
{
  GString *text;
  GThread *thread;
} Reports;

static void
append_ids (GString      *text,
            const char   *kind,
            const GArray *ids)
{
  if (ids->len == 0)
    return;

  g_string_append (text, kind);
  for (guint i = 0; i < ids->len; i++)
    g_string_append_printf (text, " %" G_GINT64_FORMAT, g_array_index (ids, gint64, i));
  g_string_append (text, "; ");
}

static void
committed_cb (TenboStore        *store,
              const TenboCommit *commit,
              Reports           *reports)
{
  g_assert_true (g_thread_self () == reports->thread);
  if (commit->is_foreign)
    g_string_append (reports->text, "foreign; ");

  append_ids (reports->text, "games", commit->game_ids);
  append_ids (reports->text, "people", commit->person_ids);
  append_ids (reports->text, "sessions", commit->session_ids);
  g_assert_cmpint ((commit->kinds & TENBO_KIND_GAMES) != 0, ==,
                   commit->game_ids->len > 0 || commit->is_foreign);
}

static void
finished_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  Reports *reports = user_data;

  tenbo_store_commit_finish (TENBO_STORE (source), result, NULL, &error);
  g_assert_no_error (error);
  g_string_append (reports->text, "finished; ");
}

static void
follow (TenboStore *store,
        Reports    *reports)
{
  reports->text = g_string_new (NULL);
  reports->thread = g_thread_self ();
  g_signal_connect (store, "committed", G_CALLBACK (committed_cb), reports);
}

static void
assert_reports (Reports    *reports,
                const char *expected)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpstr (reports->text->str, ==, expected);
  g_string_truncate (reports->text, 0);
}

/* Waits for @expected reports. */
static void
wait_for_reports (Reports    *reports,
                  const char *expected)
{
  while (reports->text->len < strlen (expected))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (reports->text->str, ==, expected);
  g_string_truncate (reports->text, 0);
}

static void
test_own (StoreTest    *test,
          gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;
  Reports          reports;
  TenboWriteTarget target;

  follow (store, &reports);
  target = store_test_insert (store, store_test_new_game ("Aki,Ben,Chika,Dai"));
  assert_reports (&reports, "games 1; people 1 2 3 4; sessions 1; ");

  store_test_add (store, &target, "a0", 1);
  assert_reports (&reports, "games 1; ");

  /* A refused change reports nothing. */
  target.revision--;
  g_assert_false (tenbo_store_commit (store, tenbo_write_void (target, TRUE), NULL, &error));
  assert_store_error (error, CHANGED);
  g_clear_error (&error);
  assert_reports (&reports, "");

  target.revision++;
  tenbo_store_commit_async (store, tenbo_write_void (target, TRUE), NULL, finished_cb, &reports);
  wait_for_reports (&reports, "finished; games 1; ");

  /* They play in the same game. */
  g_assert_false (tenbo_store_commit (store, tenbo_write_merge (2, 1), NULL, &error));
  assert_store_error (error, REFUSED);
  assert_reports (&reports, "");
  g_string_free (reports.text, TRUE);
}

static void
test_game (StoreTest    *test,
           gconstpointer data)
{
  g_autoptr (TenboCommit) commit = tenbo_commit_new ();
  g_autoptr (TenboCommit) foreign = tenbo_commit_new_foreign ();

  tenbo_commit_add_row (commit, "games", 7);
  tenbo_commit_add_row (commit, "rulesets", 8);
  commit->game_id = 7;
  commit->revision = 3;
  g_assert_true (tenbo_commit_concerns_game (commit, 7, 2));
  g_assert_false (tenbo_commit_concerns_game (commit, 7, 3));
  g_assert_false (tenbo_commit_concerns_game (commit, 8, 1));
  g_assert_true (tenbo_commit_concerns_game (foreign, 8, 1));
}

/* Another connection commits: the store notices at once if others are watched, otherwise with its
 * next change. */
static void
test_others (StoreTest    *test,
             gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  TenboWriteTarget target = store_test_insert (store, store_test_new_game ("Aki,Ben,Chika,Dai"));
  Reports          reports;

  follow (store, &reports);
  assert_reports (&reports, "games 1; people 1 2 3 4; sessions 1; ");
  store_test_sql (test->path, "UPDATE people SET name = 'Akiko' WHERE id = 1");
  assert_reports (&reports, "");
  store_test_add (store, &target, "a0", 1);
  assert_reports (&reports, "foreign; games 1; ");

  store_test_sql (test->path, "UPDATE people SET name = 'Aki' WHERE id = 1");
  tenbo_store_watch_others (store);
  wait_for_reports (&reports, "foreign; ");

  store_test_sql (test->path, "UPDATE people SET name = 'Akiko' WHERE id = 1");
  wait_for_reports (&reports, "foreign; ");

  /* The store does not report its own writes as foreign. */
  store_test_add (store, &target, "a1", 2);
  store_test_add (store, &target, "a2", 3);
  assert_reports (&reports, "games 1; games 1; ");
  g_string_free (reports.text, TRUE);
}

/* Another connection commits, and the store cannot notice it at first. */
static void
test_others_without_memory (StoreTest    *test,
                            gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  TenboWriteTarget target = store_test_insert (store, store_test_new_game ("Aki,Ben,Chika,Dai"));
  g_autoptr (GError) error = NULL;
  Reports reports;

  follow (store, &reports);
  assert_reports (&reports, "games 1; people 1 2 3 4; sessions 1; ");
  store_test_sql (test->path, "UPDATE people SET name = 'Akiko' WHERE id = 1");
  fault_vfs_arm (FAULT_MEMORY, 0, TRUE);
  tenbo_store_commit (store, tenbo_write_running_hand (target, "riichi"), NULL, &error);
  fault_vfs_disarm ();
  assert_store_error (error, MEMORY);

  store_test_add (store, &target, "a0", 1);
  assert_reports (&reports, "foreign; games 1; ");
  g_string_free (reports.text, TRUE);
}

/* A read-only store reports the commits of others too. */
static void
test_read_only (StoreTest    *test,
                gconstpointer data)
{
  g_autoptr (TenboStore) writer = store_test_open (test);
  g_autoptr (TenboStore) reader = NULL;
  g_autoptr (GError) error = NULL;
  Reports reports;

  store_test_insert (writer, store_test_new_game ("Aki,Ben,Chika,Dai"));
  reader = tenbo_store_open (test->path, TENBO_STORE_OPEN_READ_ONLY, NULL, NULL, &error);
  g_assert_no_error (error);
  follow (reader, &reports);
  tenbo_store_watch_others (reader);
  assert_reports (&reports, "");
  store_test_insert (writer, store_test_new_game ("Aki,Ben,Chika,Emi"));
  wait_for_reports (&reports, "foreign; ");
  g_string_free (reports.text, TRUE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fault_vfs_register ();

  store_test_add_func ("/store/commits/own", test_own);
  store_test_add_func ("/store/commits/game", test_game);
  store_test_add_func ("/store/commits/others", test_others);
  store_test_add_func ("/store/commits/others without memory", test_others_without_memory);
  store_test_add_func ("/store/commits/read-only", test_read_only);

  return g_test_run ();
}
