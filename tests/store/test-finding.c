/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-reads.h"
#include "store-test.h"

#include <string.h>

/* The games that a search finds and the contents of their rows: synchronous, on a thread, and
 * canceled. */

#define ALL (TENBO_FIND_UNFINISHED | TENBO_FIND_FINISHED | TENBO_FIND_DELETED)

static gint64
id_of (TenboStore *store,
       const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) people = store_test_find_people (store, name, &error);

  g_assert_no_error (error);
  return people->len > 0 ? ((const TenboStoredPerson *) people->pdata[0])->id : 0;
}

static guint
count (TenboStore *store,
       const char *searched)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) found = NULL;
  TenboGameFilter filter = { .flags = ALL, .words = searched };

  found = store_test_find_games (store, &filter, NULL, &error);
  g_assert_no_error (error);
  return found->len;
}

static void
test_parts_and_kana (StoreTest    *test,
                     gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  TenboStoredGame *game = store_test_played_game ("佐藤 健太,田中美咲,Émile,D", 1, TRUE);

  game->notes = g_strdup ("ラス前に国士無双");
  store_test_insert (store, game);
  store_test_insert (store, store_test_played_game ("A,B,C,D", 1, TRUE));

  g_assert_cmpuint (count (store, "健太"), ==, 1);
  g_assert_cmpuint (count (store, "佐"), ==, 1);
  g_assert_cmpuint (count (store, "健太　佐藤"), ==, 1);
  g_assert_cmpuint (count (store, "士無"), ==, 1);
  g_assert_cmpuint (count (store, "らす前"), ==, 1);
  g_assert_cmpuint (count (store, "ﾗｽ前 美咲 émi house"), ==, 1);
  g_assert_cmpuint (count (store, "健太 B"), ==, 0);
  g_assert_cmpuint (count (store, "House rules"), ==, 2);
  g_assert_cmpuint (count (store, ""), ==, 2);
  g_assert_cmpuint (count (store, " \t　"), ==, 2);
}

static void
test_merges_are_followed (StoreTest    *test,
                          gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GArray) found = NULL;
  g_autoptr (GError) error = NULL;
  gint64          id;
  TenboGameFilter filter = { .flags = ALL, .people = &id, .n_people = 1 };

  store_test_insert (store, store_test_played_game ("Kenta,B,C,D", 1, TRUE));
  store_test_insert (store, store_test_played_game ("健太,B,C,D", 1, TRUE));
  id = id_of (store, "健太");
  g_assert_cmpuint (count (store, "kenta"), ==, 1);
  store_test_commit (store, tenbo_write_merge (id_of (store, "Kenta"), id));

  g_assert_cmpuint (count (store, "kenta"), ==, 2);
  g_assert_cmpuint (count (store, "健太"), ==, 2);
  found = store_test_find_games (store, &filter, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (found->len, ==, 2);

  store_test_commit (store, tenbo_write_merge (id_of (store, "Kenta"), 0));
  g_assert_cmpuint (count (store, "kenta"), ==, 1);
}

static void
test_rows_in_order (StoreTest    *test,
                    gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GError) error = NULL;
  TenboGameKey     keys_asked[] = { { .game_id = 3 },
                                    { .game_id = 77 },
                                    { .game_id = 1 },
                                    { .game_id = 2 },
                                    { .game_id = 3 } };
  TenboWriteTarget deleted;

  store_test_insert (store, store_test_played_game ("A,B,C,D", 1, TRUE));
  deleted = store_test_insert (store, store_test_played_game ("E,B,C,D", 1, TRUE));
  store_test_insert (store, store_test_played_game ("F,B,C,D", 1, FALSE));
  store_test_commit (store, tenbo_write_delete (deleted));

  rows = store_test_read_summaries (store, keys_asked, G_N_ELEMENTS (keys_asked), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (rows->len, ==, G_N_ELEMENTS (keys_asked));
  for (guint i = 0; i < rows->len; i++)
    {
      const TenboStoredSummary *row = rows->pdata[i];

      if (i == 1)
        g_assert_null (row);
      else
        g_assert_cmpint (row->id, ==, keys_asked[i].game_id);
    }

  g_assert_cmpstr (((const TenboStoredSummary *) rows->pdata[3])->players[0].name, ==, "E");
}

/* The keys of a list include which games are void, so that a caller can count them. */
static void
test_keys_mark_void_games (StoreTest    *test,
                           gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  TenboGameFilter  filter = { .flags = TENBO_FIND_FINISHED | TENBO_FIND_UNFINISHED };
  TenboWriteTarget target;
  g_autoptr (GError) error = NULL;

  store_test_insert (store, store_test_played_game ("A,B,C,D", 1, TRUE));
  store_test_insert (store, store_test_played_game ("A,B,C,D", 1, FALSE));
  target = store_test_insert (store, store_test_played_game ("A,B,C,D", 1, TRUE));
  store_test_commit (store, tenbo_write_void (target, TRUE));

  for (; filter.counted <= TENBO_FIND_VOID; filter.counted++)
    {
      static const guint n_found[] = { 3, 2, 1 };
      g_autoptr (GArray) keys = store_test_find_games (store, &filter, NULL, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (keys->len, ==, n_found[filter.counted]);
      for (guint i = 0; i < keys->len; i++)
        {
          const TenboGameKey *key = &g_array_index (keys, TenboGameKey, i);

          g_assert_cmpint (key->is_void, ==, key->game_id == 3);
        }
    }
}

static void
test_venues_and_rulesets (StoreTest    *test,
                          gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GPtrArray) rulesets = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) found = NULL;
  g_autofree char *joined = NULL;

  for (int i = 0; i < 6; i++)
    {
      TenboStoredGame *game = store_test_played_game ("A,B,C,D", 1, TRUE);

      game->summary.venue = g_strdup (i == 0 ? NULL : i < 3 ? "Ben's"
                                                            : "さくら");
      game->summary.session_uuid = g_strdup (i == 0 ? "named" : "other");
      g_set_str (&game->summary.ruleset_key, i < 2 ? "tai" : "house");
      g_set_str (&game->summary.ruleset_name, i < 4 ? "Old name" : "New name");
      g_free (game->ruleset_json);
      game->ruleset_json = g_strdup_printf ("{\"game\": %d}", i / 2);
      store_test_insert (store, game);
    }

  store_test_sql (test->path, "UPDATE sessions SET place = 'home', folded = 'home'");
  found = store_test_list_places (store, &error);
  g_assert_no_error (error);
  joined = g_strjoinv ("|", found);
  g_assert_cmpstr (joined, ==, "さくら|Ben's|home");

  rulesets = store_test_list_played_rulesets (store, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (rulesets->len, ==, 2);
  for (guint i = 0; i < rulesets->len; i++)
    {
      const TenboPlayedRuleset *ruleset = rulesets->pdata[i];

      g_assert_cmpstr (ruleset->key, ==, i == 0 ? "house" : "tai");
      g_assert_cmpstr (ruleset->name, ==, i == 0 ? "New name" : "Old name");
      g_assert_cmpint (ruleset->n_games, ==, i == 0 ? 4 : 2);
    }
}

/* The last game counts, not the last inserted one; deleted games do not count. */
static void
test_recent_rulesets (StoreTest    *test,
                      gconstpointer data)
{
  static const struct
  {
    const char *key;
    int         started;
  } games[] = {
    { "a", 50 },
    { "b", 30 },
    { "c", 40 },
    { "a", 10 },
    { "deleted", 60 },
    { "d", 20 },
  };
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) all = NULL;
  g_auto (GStrv) first = NULL;
  g_autofree char *joined = NULL;
  g_autofree char *joined_first = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      TenboStoredGame *game = store_test_played_game ("A,B,C,D", 1, TRUE);

      game->summary.started.msec = games[i].started;
      g_set_str (&game->summary.ruleset_key, games[i].key);
      g_free (game->ruleset_json);
      game->ruleset_json = g_strdup_printf ("{\"game\": %u}", i);
      store_test_insert (store, game);
    }
  store_test_sql (test->path, "UPDATE games SET deleted_ms = 1 WHERE started_ms = 60");

  all = store_test_list_recent_rulesets (store, 10, &error);
  g_assert_no_error (error);
  joined = g_strjoinv (" ", all);
  g_assert_cmpstr (joined, ==, "a c b d");

  first = store_test_list_recent_rulesets (store, 2, &error);
  g_assert_no_error (error);
  joined_first = g_strjoinv (" ", first);
  g_assert_cmpstr (joined_first, ==, "a c");
}

/* A search finds texts of sessions of schema 5, in the original file and after the update.
 * It finds current texts, and no longer the replaced ones. */
static void
test_sessions_of_schema_6 (StoreTest    *test,
                           gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredSession) session = NULL;
  g_autoptr (TenboStore) store = NULL;

  store_test_load (test->path, "schema-6.sql");
  store = tenbo_store_open (test->path, TENBO_STORE_OPEN_READ_ONLY, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (count (store, "花見 sakura"), ==, 4);

  g_object_unref (store);
  store = store_test_open (test);
  g_assert_cmpuint (count (store, "花見 sakura"), ==, 4);
  session = store_test_read_session (store, 1, &error);
  g_assert_no_error (error);
  g_set_str (&session->title, "Hanami");
  g_set_str (&session->note, "");
  store_test_commit (store, tenbo_write_session (session));
  g_assert_cmpuint (count (store, "花見"), ==, 0);
  g_assert_cmpuint (count (store, "sakura"), ==, 0);
  g_assert_cmpuint (count (store, "ハナミ"), ==, 0);
  g_assert_cmpuint (count (store, "hanami"), ==, 4);
}

/* --- On a thread --- */

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_set_object ((GAsyncResult **) user_data, result);
}

/* Starts a search and waits for its end. Transfer full. */
static GAsyncResult *
search (TenboStore   *store,
        const char   *searched,
        GCancellable *cancellable)
{
  g_autofree char *text = g_strdup (searched);
  TenboGameFilter  filter = { .flags = ALL, .words = text };
  GAsyncResult    *result = NULL;

  tenbo_games_search_async (store, &filter, cancellable, found_cb, &result);
  memset (text, 'x', strlen (text)); /* the filter is copied */
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return result;
}

static void
test_thread (StoreTest    *test,
             gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GArray) found = NULL;
  g_autoptr (GError) error = NULL;

  store_test_insert (store, store_test_played_game ("Aki,B,C,D", 1, TRUE));
  store_test_insert (store, store_test_played_game ("Eri,B,C,D", 1, TRUE));
  result = search (store, "eri", NULL);
  found = tenbo_store_read_finish (store, result, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (found->len, ==, 1);
  g_assert_cmpint (g_array_index (found, TenboGameKey, 0).game_id, ==, 2);
}

static gpointer
cancel_soon (gpointer cancellable)
{
  g_usleep (2000);
  g_cancellable_cancel (cancellable);
  return NULL;
}

/* Canceled before the start and during a long search, with the same outcome. */
static void
test_cancel (StoreTest    *test,
             gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  TenboGameFilter filter = { .flags = ALL, .words = "a b" };
  GThread        *thread;
  GArray         *found;
  gint64          deadline = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  store_test_insert (store, store_test_played_game ("A,B,C,D", 1, TRUE));
  store_test_sql (test->path,
                  "WITH n (i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) "
                  "INSERT INTO games SELECT i, 'g' || i, session_id, ruleset_id, 1, 0, NULL, NULL, "
                  "NULL, started_ms, 0, NULL, NULL, 0, 0, NULL, 4, 0, 0, 0, 0, 0, 0, 'rounds', "
                  "0, 0, NULL FROM n, games WHERE id = 1;"
                  "INSERT INTO game_texts SELECT id, 'a b', 'a b' FROM games");

  thread = g_thread_new ("cancel", cancel_soon, cancellable);
  do
    {
      found = store_test_find_games (store, &filter, cancellable, &error);
      g_clear_pointer (&found, g_array_unref);
    }
  while (error == NULL && g_get_monotonic_time () < deadline);
  g_thread_join (thread);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);

  result = search (store, "a", cancellable);
  g_assert_null (tenbo_store_read_finish (store, result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  /* The connection is usable as before. */
  g_assert_cmpuint (count (store, "a b"), ==, 19992);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/store/finding/parts of words, two kanji, any kana", test_parts_and_kana);
  store_test_add_func ("/store/finding/merges are followed", test_merges_are_followed);
  store_test_add_func ("/store/finding/rows come in the order of keys", test_rows_in_order);
  store_test_add_func ("/store/finding/keys mark void games", test_keys_mark_void_games);
  store_test_add_func ("/store/finding/venues and rulesets", test_venues_and_rulesets);
  store_test_add_func ("/store/finding/recent rulesets", test_recent_rulesets);
  store_test_add_func ("/store/finding/texts of a session", test_sessions_of_schema_6);
  store_test_add_func ("/store/finding/on a thread", test_thread);
  store_test_add_func ("/store/finding/a search is canceled", test_cancel);

  return g_test_run ();
}
