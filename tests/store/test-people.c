/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-reads.h"
#include "store-test.h"

/* Names, aliases, guests, and two spellings of one person. */

static void
refuse (TenboStore *store,
        TenboWrite *write)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (tenbo_store_commit (store, write, NULL, &error));
  assert_store_error (error, REFUSED);
}

static TenboStoredPerson *
find (TenboStore *store,
      const char *word)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) people = store_test_find_people (store, word, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (people->len, ==, 1);
  return g_ptr_array_steal_index (people, 0);
}

static gint64
id_of (TenboStore *store,
       const char *word)
{
  g_autoptr (TenboStoredPerson) person = find (store, word);

  return person->id;
}

static void
merge (TenboStore *store,
       const char *name,
       const char *into)
{
  gint64 into_id = into != NULL ? id_of (store, into) : 0;

  store_test_commit (store, tenbo_write_merge (id_of (store, name), into_id));
}

static gint64
play (TenboStore *store,
      const char *names)
{
  return store_test_insert (store, store_test_played_game (names, 1, TRUE)).game_id;
}

/* Checks "Aki,Ben,…": the names in a list or on a score sheet. */
static void
assert_names (TenboStore *store,
              gint64      game_id,
              const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredGame) game = store_test_read_game (store, game_id, &error);
  g_autoptr (GString) names = g_string_new (NULL);

  g_assert_no_error (error);
  g_assert_cmpuint (game->misplaced_results, ==, 0);
  for (int i = 0; i < game->summary.n_players; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? "," : "", game->summary.players[i].name);

  g_assert_cmpstr (names->str, ==, expected);
}

static void
assert_sql (StoreTest  *test,
            const char *sql,
            const char *expected)
{
  g_autofree char *found = store_test_ask (test->path, sql);

  g_assert_cmpstr (found, ==, expected);
}

static void
test_change (StoreTest    *test,
             gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStoredPerson) person = NULL;
  g_autoptr (TenboStoredPerson) read = NULL;
  g_autoptr (GPtrArray) choice = NULL;
  g_autoptr (GPtrArray) everybody = NULL;
  g_autoptr (GError) error = NULL;
  const char *const aliases[] = { "サトウ", "Sato-san", NULL };
  const char *const fewer[] = { "Sato-san", NULL };

  play (store, "佐藤,Ben,Chie,Dai");
  person = find (store, "佐藤");
  g_assert_cmpint (person->n_games, ==, 1);
  g_assert_cmpint (person->changed_msec, ==, 0);
  g_assert_cmpint (person->colour, ==, -1);

  g_strfreev (person->aliases);
  person->aliases = g_strdupv ((GStrv) aliases);
  person->is_guest = TRUE;
  person->colour = 6;
  person->is_hidden = TRUE;
  g_free (person->name);
  person->name = g_strdup ("佐藤 健");
  store_test_commit (store, tenbo_write_person (person));

  /* In any kana, any width, any case. */
  g_assert_cmpint (id_of (store, "さとう"), ==, person->id);
  g_assert_cmpint (id_of (store, "ｓａｔｏ-SAN"), ==, person->id);
  g_assert_cmpint (id_of (store, person->uuid), ==, person->id);
  read = store_test_read_person (store, person->id, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (read->name, ==, "佐藤 健");
  g_assert_cmpuint (g_strv_length (read->aliases), ==, 2);
  g_assert_true (read->is_guest && read->is_hidden);
  g_assert_cmpint (read->colour, ==, 6);
  g_assert_cmpint (read->changed_msec, >, 0);

  /* A hidden person is in no list of choices, and still in the game. */
  choice = store_test_list_people (store, 0, &error);
  everybody = store_test_list_everybody (store, &error);
  g_assert_cmpuint (choice->len, ==, 3);
  g_assert_cmpuint (everybody->len, ==, 4);
  assert_names (store, 1, "佐藤 健,Ben,Chie,Dai");

  g_strfreev (person->aliases);
  person->aliases = g_strdupv ((GStrv) fewer);
  store_test_commit (store, tenbo_write_person (person));
  assert_sql (test, "SELECT name FROM person_aliases", "Sato-san");
}

static void
test_refused_change (StoreTest    *test,
                     gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStoredPerson) person = NULL;
  g_autoptr (GError) error = NULL;
  const char *const aliases[] = { "fine", "", NULL };

  play (store, "A,B,C,D");
  person = find (store, "A");
  g_strfreev (person->aliases);
  person->aliases = g_strdupv ((GStrv) aliases);
  refuse (store, tenbo_write_person (person));
  assert_sql (test, "SELECT count(*) FROM person_aliases", "0");
  *person->name = '\0';
  refuse (store, tenbo_write_person (person));
  assert_sql (test, "SELECT name FROM people WHERE id = 1", "A");

  person->id = 99;
  g_assert_false (tenbo_store_commit (store, tenbo_write_person (person), NULL, &error));
  assert_store_error (error, NOT_FOUND);
}

/* The person that a typed name refers to. */
static void
test_names_find_people (StoreTest    *test,
                        gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStoredPerson) ben = NULL;
  const char *const aliases[] = { "Aki", NULL };
  gint64            game;

  play (store, "Aki,Ben,Chie,Dai");
  ben = find (store, "Ben");
  g_strfreev (ben->aliases);
  ben->aliases = g_strdupv ((GStrv) aliases);
  store_test_commit (store, tenbo_write_person (ben));

  /* A name takes precedence over an alias; a name does not refer to a person who already sits in
   * the game. */
  assert_names (store, play (store, "Aki,Eri,Fumi,Go"), "Aki,Eri,Fumi,Go");
  game = play (store, "Aki,Aki,Fumi,Go");
  assert_names (store, game, "Aki,Ben,Fumi,Go");
  assert_sql (test, "SELECT count(*) FROM people WHERE name = 'Aki'", "1");
}

static void
test_hidden_come_last (StoreTest    *test,
                       gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStoredPerson) older = NULL;
  g_autoptr (GError) error = NULL;

  play (store, "Sato,Sato,C,D");
  older = store_test_read_person (store, 1, &error);
  g_assert_no_error (error);

  /* If two people share a name, it refers to the one who played later, unless they are hidden. */
  play (store, "Sato,E,F,G");
  assert_sql (test, "SELECT person_id FROM game_players WHERE game_id = 2 AND player = 0", "2");
  older->id = 2;
  older->is_hidden = TRUE;
  store_test_commit (store, tenbo_write_person (older));
  play (store, "Sato,E,F,G");
  assert_sql (test, "SELECT person_id FROM game_players WHERE game_id = 3 AND player = 0", "1");
}

static void
test_merge_and_apart (StoreTest    *test,
                      gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStoredPerson) whole = NULL;
  g_autoptr (TenboStoredPerson) apart = NULL;
  g_autoptr (GPtrArray) choice = NULL;
  g_autoptr (GError) error = NULL;
  gint64 second = play (store, "田中,B,C,D");
  gint64 first = play (store, "Tanaka,B,C,D");
  gint64 third;

  merge (store, "Tanaka", "田中");
  assert_names (store, first, "田中,B,C,D");
  assert_names (store, second, "田中,B,C,D");
  whole = find (store, "田中");
  g_assert_cmpint (whole->n_games, ==, 2);
  choice = store_test_list_people (store, 0, &error);
  g_assert_cmpuint (choice->len, ==, 4);

  /* Typed and imported names of the other spelling refer to the same person. */
  third = play (store, "Tanaka,B,C,D");
  assert_sql (test, "SELECT w.name FROM game_players JOIN people AS w ON w.id = person_id "
                    "WHERE game_id = 3 AND player = 0",
              "田中");

  /* The session continues: they played the previous game under the other spelling. */
  assert_sql (test, "SELECT count(*) FROM sessions", "2");

  merge (store, "Tanaka", NULL);
  assert_names (store, first, "Tanaka,B,C,D");
  assert_names (store, second, "田中,B,C,D");
  assert_names (store, third, "田中,B,C,D");
  apart = find (store, "田中");
  g_assert_cmpint (apart->n_games, ==, 2);
  assert_sql (test, "SELECT last_played_ms = (SELECT started_ms FROM games WHERE id = 2) "
                    "FROM people WHERE name = 'Tanaka'",
              "1");
}

static void
test_merge_goes_on (StoreTest    *test,
                    gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  gint64 first = play (store, "x,B,C,D");

  play (store, "y,B,C,D");
  play (store, "z,B,C,D");
  merge (store, "x", "y");

  /* Refused: a merge into a merged person, into the same person, or in a circle. */
  refuse (store, tenbo_write_merge (id_of (store, "z"), id_of (store, "x")));
  refuse (store, tenbo_write_merge (id_of (store, "z"), id_of (store, "z")));
  merge (store, "y", "z");
  assert_names (store, first, "z,B,C,D");
  assert_sql (test, "SELECT group_concat (merged_into) FROM people", "6,6");
  refuse (store, tenbo_write_merge (id_of (store, "z"), id_of (store, "x")));
}

static void
test_two_in_one_game (StoreTest    *test,
                      gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;
  int n_games = -1;

  play (store, "a,b,C,D");
  play (store, "e,b,C,D");
  play (store, "f,D,C,b");
  g_assert_true (store_test_count_games_together (store, id_of (store, "b"), id_of (store, "D"),
                                                  &n_games, &error));
  g_assert_cmpint (n_games, ==, 3);
  refuse (store, tenbo_write_merge (id_of (store, "b"), id_of (store, "a")));
  refuse (store, tenbo_write_merge (id_of (store, "D"), id_of (store, "a")));
  merge (store, "e", "a");

  /* Also through a spelling. */
  refuse (store, tenbo_write_merge (id_of (store, "b"), id_of (store, "a")));
  refuse (store, tenbo_write_merge (id_of (store, "a"), id_of (store, "b")));
  g_assert_true (store_test_count_games_together (store, id_of (store, "a"), id_of (store, "b"),
                                                  &n_games, &error));
  g_assert_cmpint (n_games, ==, 2);
  g_assert_true (store_test_count_games_together (store, id_of (store, "a"), id_of (store, "f"),
                                                  &n_games, &error));
  g_assert_cmpint (n_games, ==, 0);
}

/* A game with both people proves that they are different. */
static void
test_import_takes_apart (StoreTest    *test,
                         gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStoredPerson) a = NULL;
  g_autoptr (TenboStoredPerson) b = NULL;
  TenboStoredGame *game = store_test_played_game ("x,y,C,D", 1, TRUE);
  gint64           id;

  play (store, "x,B,C,D");
  play (store, "y,B,C,D");
  a = find (store, "x");
  b = find (store, "y");
  merge (store, "x", "y");

  game->summary.players[0].person_uuid = g_strdup (a->uuid);
  game->summary.players[1].person_uuid = g_strdup (b->uuid);
  id = store_test_insert (store, game).game_id;
  assert_names (store, id, "x,y,C,D");
  assert_names (store, 1, "x,B,C,D");
}

/* Players removed by an edit keep their spelling when it is undone. */
static void
test_undo_keeps_spellings (StoreTest    *test,
                           gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  TenboEffects     after = store_test_after (1, NULL);
  TenboStoredEdit *edit = g_new0 (TenboStoredEdit, 1);
  TenboWriteTarget target;

  target = store_test_insert (store, store_test_played_game ("x,B,C,D", 1, FALSE));
  edit->other = store_test_played_game ("y,B,C,D", 1, FALSE);
  g_clear_pointer (&edit->other->summary.ruleset_key, g_free);
  g_clear_pointer (&edit->other->ruleset_json, g_free);
  store_test_commit (store, tenbo_write_rewrite (target, edit, &after));
  merge (store, "x", "y");
  assert_names (store, target.game_id, "y,B,C,D");
  target.revision++;
  store_test_undo (store, &target, 1);
  assert_names (store, target.game_id, "y,B,C,D");
  merge (store, "x", NULL);
  assert_names (store, target.game_id, "x,B,C,D");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/store/people/change", test_change);
  store_test_add_func ("/store/people/a refused change", test_refused_change);
  store_test_add_func ("/store/people/names find people", test_names_find_people);
  store_test_add_func ("/store/people/hidden people come last", test_hidden_come_last);
  store_test_add_func ("/store/people/merge and apart", test_merge_and_apart);
  store_test_add_func ("/store/people/merge goes on", test_merge_goes_on);
  store_test_add_func ("/store/people/two in one game", test_two_in_one_game);
  store_test_add_func ("/store/people/import takes apart", test_import_takes_apart);
  store_test_add_func ("/store/people/undo keeps spellings", test_undo_keeps_spellings);

  return g_test_run ();
}
