/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "live-test.h"
#include "tenbo-people.h"
#include "tenbo-search.h"
#include "tenbo-sessions.h"

/* All threads of a window at once, on one store: the live game here, its writer, reads, an import
 * and the check of the file. tools/dev sanitize thread reports what they share without a lock. */

/* Number of hands confirmed here, and of rounds of each thread, that overlap at least */
#define N_HANDS  12
#define N_ROUNDS 3

typedef struct
{
  TenboStore *store;
  void (*run) (TenboStore *store);
  GThread *thread;
  int      n_rounds; /* atomic */
  int     *n_hands;  /* atomic; shared */
} Worker;

/* Replays all games of one moment. */
static void
check_games (TenboStore *store)
{
  game_test_assert_sound (store);
}

/* The lists of one snapshot have the same games. */
static void
list_games (TenboStore *store)
{
  TenboGameFilter filter = { .flags = TENBO_FIND_FINISHED | TENBO_FIND_UNFINISHED, .words = "aki" };
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, &error);
  g_autoptr (GArray) found = tenbo_games_search (read, &filter, &error);
  g_autoptr (GArray) ids = NULL;
  g_autoptr (GPtrArray) summaries = NULL;

  g_assert_no_error (error);
  ids = tenbo_games_list_ids (read, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (found->len, ==, ids->len);
  summaries = tenbo_games_read_summaries (read, (TenboGameKey *) (gpointer) found->data, found->len,
                                          &error);
  g_assert_no_error (error);
  for (guint i = 0; i < summaries->len; i++)
    g_assert_nonnull (summaries->pdata[i]);
}

/* Writes the game as a file and reads the rulesets anew. */
static void
export_game (TenboStore *store)
{
  g_autofree char *record = game_test_record (store, 1);
  g_autoptr (TenboRuleset) ruleset = game_test_ruleset (1);

  g_assert_nonnull (strstr (record, "tenbo-game/1"));
}

/* Commits from a thread, as an import does. */
static void
write_session (TenboStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, &error);
  g_autoptr (TenboStoredSession) session = tenbo_sessions_read (read, 1, &error);

  g_assert_no_error (error);
  g_clear_pointer (&read, tenbo_read_end);
  session->rate = session->rate % 100 + 1;
  store_test_commit (store, tenbo_write_session (session));
}

static void
checked_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  guint *n_checks = user_data;

  g_assert_true (tenbo_store_check_finish (TENBO_STORE (object), result, &error));
  g_assert_no_error (error);
  (*n_checks)++;
}

static gpointer
work (gpointer data)
{
  Worker *worker = data;

  while (g_atomic_int_get (worker->n_hands) < N_HANDS ||
         g_atomic_int_get (&worker->n_rounds) < N_ROUNDS)
    {
      worker->run (worker->store);
      g_atomic_int_inc (&worker->n_rounds);
    }

  return NULL;
}

static gboolean
has_overlapped (const Worker *workers,
                gsize         n)
{
  for (gsize i = 0; i < n; i++)
    if (g_atomic_int_get (&workers[i].n_rounds) < N_ROUNDS)
      return FALSE;

  return TRUE;
}

static void
committed_cb (TenboStore  *store,
              TenboCommit *commit,
              int         *n_commits)
{
  (*n_commits)++;
}

static void
test_all_at_once (LiveTest     *test,
                  gconstpointer data)
{
  int    n_hands = 0;
  int    n_commits = 0;
  guint  n_checks = 0;
  guint  n_owners = G_OBJECT (test->store)->ref_count;
  Worker workers[] = {
    { test->store, check_games, NULL, 0, &n_hands },
    { test->store, list_games, NULL, 0, &n_hands },
    { test->store, list_games, NULL, 0, &n_hands },
    { test->store, export_game, NULL, 0, &n_hands },
    { test->store, write_session, NULL, 0, &n_hands },
  };

  g_signal_connect (test->store, "committed", G_CALLBACK (committed_cb), &n_commits);
  for (gsize i = 0; i < G_N_ELEMENTS (workers); i++)
    workers[i].thread = g_thread_new ("worker", work, &workers[i]);
  tenbo_store_check_async (test->store, NULL, checked_cb, &n_checks);

  /* A correction moves points and has no end. */
  while (n_hands < N_HANDS || !has_overlapped (workers, G_N_ELEMENTS (workers)))
    {
      g_autoptr (GError) error = NULL;

      game_test_correct (test->game);
      apply_test (test->game, tenbo_game_change_undo (), &error);
      g_assert_no_error (error);
      g_atomic_int_inc (&n_hands);
    }

  for (gsize i = 0; i < G_N_ELEMENTS (workers); i++)
    g_thread_join (workers[i].thread);
  while (n_checks == 0)
    g_main_context_iteration (NULL, TRUE);
  /* The thread of the check releases the store a moment after its answer. */
  while ((guint) g_atomic_int_get (&G_OBJECT (test->store)->ref_count) > n_owners)
    g_usleep (1000);

  g_test_message ("%d hands, %d commits", n_hands, n_commits);
  g_assert_cmpint (n_commits, >=, 2 * N_HANDS);
  live_test_assert_stored (test);
  game_test_assert_sound (test->store);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  live_test_add_func ("/game/threads/all at once", test_all_at_once);

  return g_test_run ();
}
