/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-reads.h"
#include "store-test.h"
#include "tenbo-checksums.h"

/* Files of older programs: read without changes, and their contents after the steps. */

/* A file opened read-only does not change, and can be read. */
static void
check_read (StoreTest  *test,
            const char *fixture,
            guint       n_finished,
            const char *version)
{
  g_autofree char *log = NULL;
  g_autofree char *version_now = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboStoredGame) game = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;

  store_test_load (test->path, fixture);
  store = tenbo_store_open (test->path, TENBO_STORE_OPEN_READ_ONLY, NULL, NULL, &error);
  g_assert_no_error (error);
  log = store_test_describe (store, 1);
  g_assert_cmpstr (log, ==, "first,second|third|riichi 2");
  games = store_test_list_finished (store, NULL, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, n_finished);
  game = store_test_read_game (store, 2, &error);
  g_assert_no_error (error);
  g_assert_cmpint (game->results.players[0].won_points, ==, 8000);
  g_assert_cmpuint (game->misplaced_results, ==, 0);
  version_now = store_test_ask (test->path, "PRAGMA user_version");
  g_assert_cmpstr (version_now, ==, version);
  g_assert_cmpuint (store_test_count_files (test, ".backup"), ==, 0);
}

static void
test_schema_1_is_read (StoreTest    *test,
                       gconstpointer data)
{
  check_read (test, "schema-1.sql", 1, "1");
}

static void
test_schema_9_is_read (StoreTest    *test,
                       gconstpointer data)
{
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GPtrArray) wrong = NULL;
  g_autoptr (GError) error = NULL;

  check_read (test, "schema-9.sql", 2, "9");

  /* Without checksums there is nothing to compare. */
  store = tenbo_store_open (test->path, TENBO_STORE_OPEN_READ_ONLY, NULL, NULL, &error);
  read = tenbo_store_read_begin (store, NULL, &error);
  wrong = tenbo_checksums_list_wrong (read, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (wrong->len, ==, 0);
}

static void
test_schema_2_is_read (StoreTest    *test,
                       gconstpointer data)
{
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboStoredGame) game = NULL;
  g_autoptr (GError) error = NULL;

  check_read (test, "schema-2.sql", 2, "2");
  store = tenbo_store_open (test->path, TENBO_STORE_OPEN_READ_ONLY, NULL, NULL, &error);
  game = store_test_read_game (store, 3, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (game->notes, ==, "リーチ\non the last tile");
}

static void
test_schema_4_is_read (StoreTest    *test,
                       gconstpointer data)
{
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboStoredPerson) akiko = NULL;
  g_autoptr (GError) error = NULL;

  check_read (test, "schema-4.sql", 2, "4");
  store = tenbo_store_open (test->path, TENBO_STORE_OPEN_READ_ONLY, NULL, NULL, &error);
  akiko = store_test_read_person (store, 5, &error);
  g_assert_no_error (error);
  g_assert_cmpint (akiko->merged_into, ==, 1);
}

/* Schema 5 adds columns for counters that are unknown, not 0. */
static void
test_counters_of_schema_4 (StoreTest    *test,
                           gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  store_test_load (test->path, data);

  for (TenboStoreOpenFlags flags = TENBO_STORE_OPEN_READ_ONLY;; flags = TENBO_STORE_OPEN_NONE)
    {
      g_autoptr (TenboStore) store = tenbo_store_open (test->path, flags, NULL, NULL, &error);
      g_autoptr (TenboStoredGame) game = NULL;

      g_assert_no_error (error);
      game = store_test_read_game (store, 2, &error);
      g_assert_no_error (error);
      g_assert_cmpint (game->results.counted_by, ==, 0);
      g_assert_null (game->results.yaku[0]);
      for (gsize i = 0; i < TENBO_N_RESULT_COLUMNS; i++)
        {
          int value = G_STRUCT_MEMBER (int, &game->results.players[0],
                                       tenbo_result_columns[i].offset);

          if (i < TENBO_N_SETTLED_COLUMNS)
            g_assert_cmpint (value, !=, TENBO_NOT_COUNTED);
          else
            g_assert_cmpint (value, ==, TENBO_NOT_COUNTED);
        }

      if (flags == TENBO_STORE_OPEN_NONE)
        break;
    }
}

/* Counters of a program of schema 8 stay, and missing ones are not 0: the game has to be counted
 * again. */
static void
test_counters_of_schema_8 (StoreTest    *test,
                           gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  store_test_load (test->path, data);

  for (TenboStoreOpenFlags flags = TENBO_STORE_OPEN_READ_ONLY;; flags = TENBO_STORE_OPEN_NONE)
    {
      g_autoptr (TenboStore) store = tenbo_store_open (test->path, flags, NULL, NULL, &error);
      g_autoptr (TenboStoredGame) game = NULL;

      g_assert_no_error (error);
      game = store_test_read_game (store, 2, &error);
      g_assert_no_error (error);
      g_assert_cmpint (game->results.counted_by, ==, 1);
      g_assert_cmpint (game->results.players[0].open_wins, ==, 1);
      g_assert_cmpint (game->results.players[0].open_asked, ==, TENBO_NOT_COUNTED);
      g_assert_cmpint (game->results.players[0].fouls_asked, ==, TENBO_NOT_COUNTED);
      g_assert_false (tenbo_stored_result_is_counted (&game->results.players[0]));

      if (flags == TENBO_STORE_OPEN_NONE)
        break;
    }
}

/* Sessions without texts, and people without colors. */
static void
test_sessions_of_schema (StoreTest    *test,
                         gconstpointer data)
{

  store_test_load (test->path, data);

  for (TenboStoreOpenFlags flags = TENBO_STORE_OPEN_READ_ONLY;; flags = TENBO_STORE_OPEN_NONE)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TenboStore) store = tenbo_store_open (test->path, flags, NULL, NULL, &error);
      g_autoptr (TenboStoredSession) session = NULL;
      g_autoptr (TenboStoredPerson) person = NULL;
      g_autoptr (GPtrArray) games = NULL;

      g_assert_no_error (error);
      session = store_test_read_session (store, 1, &error);
      g_assert_no_error (error);
      g_assert_cmpint (session->started.msec, >, 0);
      g_assert_null (session->title);
      g_assert_cmpint (session->rate, ==, -1);
      g_assert_cmpint (session->fee_person_id, ==, 0);
      games = store_test_list_session_games (store, 1, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (games->len, >, 0);
      person = store_test_read_person (store, 1, &error);
      g_assert_no_error (error);
      g_assert_cmpint (person->colour, ==, -1);

      if (flags == TENBO_STORE_OPEN_NONE)
        break;
    }
}

/* Programs up to schema 7 counted all entries of the log as hands: a correction in game 2 and the
 * agreement to stop in game 3 are not. A file opened read-only gives the same counts. */
static void
test_hands_of_schema_7 (StoreTest    *test,
                        gconstpointer data)
{
  store_test_load (test->path, data);

  for (TenboStoreOpenFlags flags = TENBO_STORE_OPEN_READ_ONLY;; flags = TENBO_STORE_OPEN_NONE)
    {
      static const int n_hands[] = { 2, 1, 1 };
      g_autoptr (GError) error = NULL;
      g_autoptr (TenboStore) store = tenbo_store_open (test->path, flags, NULL, NULL, &error);

      g_assert_no_error (error);
      for (gsize i = 0; i < G_N_ELEMENTS (n_hands); i++)
        {
          g_autoptr (TenboStoredGame) game = store_test_read_game (store, (gint64) i + 1, &error);

          g_assert_no_error (error);
          g_assert_cmpint (game->summary.progress.n_hands, ==, n_hands[i]);
        }

      if (flags == TENBO_STORE_OPEN_NONE)
        break;
    }
}

/* Returns the first game that @filter finds; 0: none. */
static gint64
find_first (TenboStore            *store,
            const TenboGameFilter *filter)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) found = store_test_find_games (store, filter, NULL, &error);

  g_assert_no_error (error);
  return found->len > 0 ? g_array_index (found, TenboGameKey, 0).game_id : 0;
}

/* Up to schema 8 texts were folded with their accents, and rulesets had one name. Only the texts of
 * a game have a time, so that nothing appears to be removed. */
static void
test_texts_of_schema_8 (StoreTest    *test,
                        gconstpointer data)
{
  store_test_load (test->path, data);

  for (TenboStoreOpenFlags flags = TENBO_STORE_OPEN_READ_ONLY;; flags = TENBO_STORE_OPEN_NONE)
    {
      static const struct
      {
        TenboGameFilter filter;
        gint64          game_id;
      } searches[] = {
        { { .flags = TENBO_FIND_FINISHED, .words = "lodz" }, 0 }, /* Ł is a separate letter */
        { { .flags = TENBO_FIND_FINISHED, .words = "łodz" }, 2 },
        { { .flags = TENBO_FIND_FINISHED, .words = "CAFE friday" }, 2 },
        { { .flags = TENBO_FIND_FINISHED, .venue = "cafe" }, 3 },
        { { .flags = TENBO_FIND_FINISHED, .words = "自家规则" }, 3 },
        { { .flags = TENBO_FIND_FINISHED, .words = "house" }, 3 },
        { { .flags = TENBO_FIND_FINISHED, .words = "うちの" }, 3 },
      };
      static const gint64 changed[] = { 0, 1709290800000, 1709301600000 };
      g_autoptr (GError) error = NULL;
      g_autoptr (TenboStore) store = tenbo_store_open (test->path, flags, NULL, NULL, &error);
      g_autoptr (GPtrArray) people = NULL;

      g_assert_no_error (error);
      for (gsize i = 0; i < G_N_ELEMENTS (changed); i++)
        {
          g_autoptr (TenboStoredGame) game = store_test_read_game (store, (gint64) i + 1, &error);

          g_assert_no_error (error);
          g_assert_cmpint (game->summary.details_changed_msec, ==, changed[i]);
          g_assert_cmpstr (game->summary.ruleset_name, ==, "House rules");
        }

      people = store_test_find_people (store, "BEN", &error);
      g_assert_no_error (error);
      g_assert_cmpuint (people->len, ==, 1);
      g_assert_cmpstr (((TenboStoredPerson *) people->pdata[0])->name, ==, "Bén");
      for (gsize i = 0; i < G_N_ELEMENTS (searches); i++)
        g_assert_cmpint (find_first (store, &searches[i].filter), ==, searches[i].game_id);

      if (flags == TENBO_STORE_OPEN_NONE)
        break;
    }
}

/* A person with a name beyond the current limit can still be changed. */
static void
test_long_alias_of_schema_8 (StoreTest    *test,
                             gconstpointer data)
{
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboStoredPerson) person = NULL;
  g_autoptr (TenboStoredPerson) after = NULL;
  g_autoptr (GError) error = NULL;

  store_test_load (test->path, data);
  store = store_test_open (test);
  person = store_test_read_person (store, 1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_strv_length (person->aliases), ==, 2);
  person->is_guest = TRUE;
  tenbo_store_commit (store, tenbo_write_person (person), NULL, &error);
  g_assert_no_error (error);
  after = store_test_read_person (store, 1, &error);
  g_assert_true (after->is_guest);
  g_assert_cmpstrv (after->aliases, person->aliases);
}

static void
add (const char *schema,
     const char *what,
     void (*func) (StoreTest *test, gconstpointer data))
{
  g_autofree char *path = g_strdup_printf ("/store/old-schemas/%s/%s", schema, what);

  g_test_add (path, StoreTest, schema, store_test_set_up, func, store_test_tear_down);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("schema-1.sql", "read only", test_schema_1_is_read);
  add ("schema-2.sql", "read only", test_schema_2_is_read);
  add ("schema-4.sql", "read only", test_schema_4_is_read);
  add ("schema-9.sql", "read only", test_schema_9_is_read);
  add ("schema-1.sql", "counters", test_counters_of_schema_4);
  add ("schema-4.sql", "counters", test_counters_of_schema_4);
  add ("schema-1.sql", "sessions", test_sessions_of_schema);
  add ("schema-4.sql", "sessions", test_sessions_of_schema);
  add ("schema-5.sql", "sessions", test_sessions_of_schema);
  add ("schema-2.sql", "hands", test_hands_of_schema_7);
  add ("schema-7.sql", "hands", test_hands_of_schema_7);
  add ("schema-8.sql", "texts", test_texts_of_schema_8);
  add ("schema-8.sql", "long alias", test_long_alias_of_schema_8);
  add ("schema-8.sql", "counters", test_counters_of_schema_8);

  return g_test_run ();
}
