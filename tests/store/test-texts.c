/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-reads.h"
#include "store-test.h"

/* The search texts of a game. */

static void
assert_texts (StoreTest  *test,
              const char *expected)
{
  g_autofree char *found = store_test_ask (test->path,
                                           "SELECT game_id || ':' || ifnull (notes, '-') || ':' || "
                                           "replace (folded, char (10), '/') FROM game_texts");

  g_assert_cmpstr (found, ==, expected);
}

static void
commit (TenboStore       *store,
        TenboWriteTarget *target,
        TenboWrite       *write)
{
  g_autoptr (GError) error = NULL;

  tenbo_store_commit (store, write, NULL, &error);
  g_assert_no_error (error);
  target->revision++;
}

static void
add_hand (TenboStore       *store,
          TenboWriteTarget *target,
          const char       *notes)
{
  g_autoptr (TenboStoredEvent) event = tenbo_stored_event_new (NULL, "hand");
  g_auto (TenboEffects) after = store_test_after (1, NULL);

  after.notes = g_strdup (notes);
  commit (store, target, tenbo_write_event (*target, event, NULL, &after));
}

static void
set_title (TenboStore       *store,
           TenboWriteTarget *target,
           const char       *title)
{
  store_test_set_title (store, target->game_id, title);
  target->revision++;
}

static void
test_texts_follow (StoreTest    *test,
                   gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  TenboWriteTarget target = store_test_insert (store, store_test_new_game ("A,B,C,D"));
  TenboEffects     before = store_test_after (0, NULL);

  assert_texts (test, "");
  add_hand (store, &target, "Chombo!");
  assert_texts (test, "1:Chombo!:chombo!");
  set_title (store, &target, "Friday");
  assert_texts (test, "1:Chombo!:friday/chombo!");
  commit (store, &target, tenbo_write_note (target, "雪"));
  assert_texts (test, "1:Chombo!:friday/雪/chombo!");
  set_title (store, &target, NULL);
  assert_texts (test, "1:Chombo!:雪/chombo!");
  commit (store, &target, store_test_write_steps (store, target, -1, &before));
  assert_texts (test, "1:-:雪");

  /* No search text, no row. */
  commit (store, &target, tenbo_write_note (target, NULL));
  assert_texts (test, "");
}

static void
test_texts_of_an_import (StoreTest    *test,
                         gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStoredGame) read = NULL;
  g_autoptr (GError) error = NULL;
  TenboStoredGame *game = store_test_played_game ("A,B,C,D", 2, TRUE);

  game->summary.venue = g_strdup ("Mori");
  game->notes = g_strdup ("one\ntwo");
  store_test_insert (store, game);
  read = store_test_read_game (store, 1, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (read->notes, ==, "one\ntwo");
  assert_texts (test, "1:one\ntwo:mori/one/two");
}

/* A backup of somebody else can contain any bytes. */
static void
test_not_utf8 (StoreTest    *test,
               gconstpointer data)
{
  g_autoptr (TenboStoredPerson) person = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;

  store_test_fill (test, 1);
  store_test_sql (test->path, "UPDATE people SET name = CAST (x'41ff42e3' AS TEXT) WHERE id = 1");
  store = store_test_open (test);
  person = store_test_read_person (store, 1, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (person->name, ==, "A\357\277\275B\357\277\275");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/store/texts/texts follow the game", test_texts_follow);
  store_test_add_func ("/store/texts/texts of an import", test_texts_of_an_import);
  store_test_add_func ("/store/texts/not UTF-8", test_not_utf8);

  return g_test_run ();
}
