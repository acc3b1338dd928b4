/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The next game of a session: who plays, who sits out, whether the session goes on. */
#include "live-test.h"
#include "tenbo-evening.h"

typedef struct
{
  StoreTest   base;
  TenboStore *store;
  GSettings  *settings;
} EveningTest;

static void
set_up (EveningTest  *test,
        gconstpointer data)
{
  store_test_set_up (&test->base, data);
  test->store = store_test_open (&test->base);
  test->settings = g_settings_new (TENBO_SCHEMA);
}

static void
tear_down (EveningTest  *test,
           gconstpointer data)
{
  g_settings_reset (test->settings, "sitting-out");
  g_object_unref (test->settings);
  g_object_unref (test->store);
  store_test_tear_down (&test->base, data);
}

/* Creates a game of @names, separated by spaces, in the session (0: begins a new one, or continues
 * that of the same people). Transfer full. */
static TenboGame *
create (EveningTest *test,
        const char  *names,
        gint64       session_id)
{
  g_auto (GStrv) parts = g_strsplit (names, " ", -1);
  g_autoptr (TenboRuleset) ruleset = game_test_find_ruleset (
    g_strv_length (parts) == 3 ? "tenhou-sanma" : "tenhou-hanchan");
  g_autoptr (GError) error = NULL;
  static const int sides[] = { 1, 0, 3, 2 };
  TenboNewGame     new_game = { .ruleset = ruleset, .sides = sides, .session_id = session_id };
  TenboGame       *game;

  for (guint i = 0; parts[i] != NULL; i++)
    new_game.names[i] = parts[i];
  game = apply_test_create (test->store, &new_game, &error);
  g_assert_no_error (error);
  return game;
}

static void
assert_names (GStrv       names,
              const char *expected)
{
  g_autofree char *joined = g_strjoinv (" ", names);

  g_assert_cmpstr (joined, ==, expected);
}

static void
test_empty (EveningTest  *test,
            gconstpointer data)
{
  g_autoptr (TenboGame) game = NULL;

  g_assert_null (tenbo_evening_new_after (test->store, test->settings, 0));
  game = create (test, "Aki Ben Chie Dai", 0);
  g_assert_null (tenbo_evening_new_after (test->store, test->settings, 77));
}

/* Four play, and a fifth person waits: the settings have them for the game after which they are
 * stored, and for no other. */
static void
test_sitting_out (EveningTest  *test,
                  gconstpointer data)
{
  static const char *const out[] = { "Eri", NULL };
  g_autoptr (TenboGame) first = create (test, "Aki Ben Chie Dai", 0);
  gint64 session_id = tenbo_game_get_session_id (first);
  g_autoptr (TenboEvening) alone = tenbo_evening_new_after (test->store, test->settings, 0);
  g_autoptr (TenboEvening) with = NULL;
  g_autoptr (TenboEvening) after_second = NULL;
  g_autoptr (TenboEvening) after_first = NULL;
  g_autoptr (TenboGame) second = NULL;

  assert_names (alone->people, "Aki Ben Chie Dai");
  assert_names (alone->next, "Aki Ben Chie Dai");
  g_assert_cmpint (alone->session_id, ==, session_id);
  g_assert_cmpint (alone->n_players, ==, 4);
  g_assert_cmpint (alone->seating.sides[0], ==, 1);

  tenbo_evening_store_sitting_out (test->settings, tenbo_game_get_uuid (first), out);
  with = tenbo_evening_new_after (test->store, test->settings, 0);
  assert_names (with->people, "Aki Ben Chie Dai Eri");
  assert_names (with->next, "Eri Ben Chie Dai Aki");

  second = create (test, "Eri Ben Chie Dai", session_id);
  after_second = tenbo_evening_new_after (test->store, test->settings, 0);
  assert_names (after_second->people, "Eri Ben Chie Dai Aki");
  g_assert_cmpint (after_second->session_id, ==, session_id);

  /* The evening after the first game has no later one. */
  after_first = tenbo_evening_new_after (test->store, test->settings, tenbo_game_get_id (first));
  assert_names (after_first->people, "Aki Ben Chie Dai Eri");
}

/* Games of other sessions do not belong to the evening, also if they are newer. */
static void
test_sessions (EveningTest  *test,
               gconstpointer data)
{
  g_autoptr (TenboGame) here = create (test, "Aki Ben Chie Dai", 0);
  g_autoptr (TenboGame) there = create (test, "Fumi Gen Hana Ichi", 0);
  g_autoptr (TenboGame) three = create (test, "Aki Ben Chie", 0);
  g_autoptr (TenboEvening) newest = tenbo_evening_new_after (test->store, test->settings, 0);
  g_autoptr (TenboEvening) first = tenbo_evening_new_after (test->store, test->settings,
                                                            tenbo_game_get_id (here));

  g_assert_cmpint (tenbo_game_get_session_id (here), !=, tenbo_game_get_session_id (there));
  assert_names (newest->people, "Aki Ben Chie");
  g_assert_cmpint (newest->n_players, ==, 3);
  g_assert_cmpint (newest->seating.n_players, ==, 3);
  assert_names (first->people, "Aki Ben Chie Dai");
}

/* The newest game is the one that began last, whichever was entered first. */
static void
test_starts (EveningTest  *test,
             gconstpointer data)
{
  g_autoptr (TenboGame) first = create (test, "Aki Ben Chie Dai", 0);
  gint64 session_id = tenbo_game_get_session_id (first);
  g_autoptr (TenboGame) second = create (test, "Eri Ben Chie Dai", session_id);
  g_autoptr (TenboGame) third = create (test, "Fumi Ben Chie Dai", session_id);
  g_autoptr (TenboEvening) evening = NULL;

  for (int i = 0; i < 2; i++)
    {
      store_test_change (test->base.path,
                         i == 0 ? "UPDATE games SET started_ms = started_ms - 9000 * id"
                                : "UPDATE games SET started_ms = started_ms + 18000 * id");
      g_clear_pointer (&evening, tenbo_evening_free);
      evening = tenbo_evening_new_after (test->store, test->settings, 0);
      assert_names (evening->people, i == 0 ? "Aki Ben Chie Dai Eri Fumi"
                                            : "Fumi Ben Chie Dai Eri Aki");
    }
}

/* Of games with the same start, an unfinished one is newer. */
static void
test_same_start (EveningTest  *test,
                 gconstpointer data)
{
  g_autoptr (TenboGame) first = create (test, "Aki Ben Chie Dai", 0);
  g_autoptr (TenboGame) second = create (test, "Eri Ben Chie Dai",
                                         tenbo_game_get_session_id (first));
  g_autoptr (TenboEvening) evening = NULL;

  game_test_stop (first);
  store_test_change (test->base.path, "UPDATE games SET started_ms = "
                                      "(SELECT started_ms FROM games WHERE id = 1)");
  evening = tenbo_evening_new_after (test->store, test->settings, 0);
  assert_names (evening->people, "Eri Ben Chie Dai Aki");
}

/* Two days later the next game begins a new session, with the people of the last game only. */
static void
test_over (EveningTest  *test,
           gconstpointer data)
{
  static const char *const out[] = { "Eri", NULL };
  static const char *const same[] = { "Aki", "Ben", "Chie", "Dai" };
  g_autoptr (TenboGame) game = create (test, "Aki Ben Chie Dai", 0);
  g_autoptr (TenboEvening) evening = NULL;
  g_autoptr (TenboGame) other = create (test, "Eri Ben Chie Dai", tenbo_game_get_session_id (game));

  tenbo_evening_store_sitting_out (test->settings, tenbo_game_get_uuid (other), out);
  store_test_change (test->base.path,
                     "UPDATE games SET started_ms = started_ms - 172800000, "
                     "changed_ms = changed_ms - 172800000");
  evening = tenbo_evening_new_after (test->store, test->settings, 0);
  g_assert_cmpint (evening->session_id, ==, 0);
  assert_names (evening->people, "Eri Ben Chie Dai");
  assert_names (evening->next, "Eri Ben Chie Dai");
  g_assert_false (tenbo_evening_continues_with (evening, same, 4));
}

/* More than half of the players must be known. */
static void
test_continues (EveningTest  *test,
                gconstpointer data)
{
  static const struct
  {
    const char *names;
    gboolean    continues;
  } cases[] = {
    { "Aki Ben Chie Dai", TRUE },
    { "Dai Chie Ben Eri", TRUE },
    { "Dai Chie Eri Fumi", FALSE },
    { "Eri Fumi Gen Hana", FALSE },
    { "Aki Ben Eri", TRUE },
    { "Aki Eri Fumi", FALSE },
  };
  g_autoptr (TenboGame) game = create (test, "Aki Ben Chie Dai", 0);
  g_autoptr (TenboEvening) evening = tenbo_evening_new_after (test->store, test->settings, 0);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (GStrv) names = g_strsplit (cases[i].names, " ", -1);

      g_assert_cmpint (tenbo_evening_continues_with (evening, (const char *const *) names,
                                                     g_strv_length (names)),
                       ==, cases[i].continues);
    }
}

/* A file whose list of games cannot be read gives no evening. */
static void
test_unreadable (EveningTest  *test,
                 gconstpointer data)
{
  g_autoptr (TenboGame) game = create (test, "Aki Ben Chie Dai", 0);

  store_test_sql (test->base.path, "PRAGMA ignore_check_constraints = ON; "
                                   "UPDATE games SET n_players = 7");
  g_test_expect_message ("tenbo-game", G_LOG_LEVEL_WARNING, "The games cannot be listed*");
  g_assert_null (tenbo_evening_new_after (test->store, test->settings, 0));
  g_test_assert_expected_messages ();
}

#define add_func(path, func) g_test_add ((path), EveningTest, NULL, set_up, (func), tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_func ("/game/evening/empty", test_empty);
  add_func ("/game/evening/sitting-out", test_sitting_out);
  add_func ("/game/evening/sessions", test_sessions);
  add_func ("/game/evening/starts", test_starts);
  add_func ("/game/evening/same-start", test_same_start);
  add_func ("/game/evening/over", test_over);
  add_func ("/game/evening/continues", test_continues);
  add_func ("/game/evening/unreadable", test_unreadable);

  return g_test_run ();
}
