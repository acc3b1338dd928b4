/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-reads.h"
#include "store-test.h"
#include "tenbo-found.h"

#include <locale.h>

/* The search of people and games for lists outside the window. */

static TenboWriteTarget
play (TenboStore *store,
      const char *names,
      gboolean    ended)
{
  return store_test_insert (store, store_test_played_game (names, 2, ended));
}

/* Asserts that a search of @words finds @expected: the results as "kind name; …". */
static void
assert_found (TenboStore *store,
              const char *words,
              const char *expected)
{
  static const char *const kinds[] = { "person", "game" };

  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, &error);
  g_auto (GStrv) split = g_strsplit (words, " ", -1);
  g_auto (GStrv) keys = tenbo_found_search (read, (const char *const *) split, &error);
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GString) found = g_string_new (NULL);

  g_assert_no_error (error);
  list = tenbo_found_list (read, (const char *const *) keys, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (list->len, ==, g_strv_length (keys));
  for (guint i = 0; i < list->len; i++)
    {
      const TenboFound *row = list->pdata[i];

      g_assert_cmpstr (row->key, ==, keys[i]);
      g_assert_cmpstr (row->details, !=, "");
      g_string_append_printf (found, "%s%s %s", i > 0 ? "; " : "", kinds[row->kind], row->name);
    }
  g_assert_cmpstr (found->str, ==, expected);
}

static void
test_words (StoreTest    *test,
            gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) people = NULL;
  TenboStoredPerson *chie;

  play (store, "Aki,Ben,Chie,Dai", FALSE);
  store_test_commit (store, tenbo_write_delete (play (store, "Aki,Ben,Chie,Eri", TRUE)));
  assert_found (store, "aki", "person Aki; game Aki, Ben, Chie, Dai");
  assert_found (store, "AKI dai", "game Aki, Ben, Chie, Dai");
  assert_found (store, "eri", "person Eri");
  assert_found (store, "nobody", "");

  people = store_test_find_people (store, "Chie", &error);
  g_assert_no_error (error);
  chie = people->pdata[0];
  chie->is_hidden = TRUE;
  store_test_commit (store, tenbo_write_person (chie));
  assert_found (store, "chie", "game Aki, Ben, Chie, Dai");
}

/* GNOME Shell may ask about a result after the game was removed, and passes any text on. */
static void
test_missing (StoreTest    *test,
              gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GPtrArray) list = NULL;
  g_autofree char *existing = NULL;
  const char      *keys[] = { "game:999", "person:999", "game:99999999999", "game:-1", "person:",
                              "nonsense", "", NULL, NULL };
  TenboFoundKind   kind;

  existing = g_strdup_printf ("game:%" G_GINT64_FORMAT,
                              play (store, "Aki,Ben,Chie,Dai", TRUE).game_id);
  keys[G_N_ELEMENTS (keys) - 2] = existing;
  read = tenbo_store_read_begin (store, NULL, &error);
  list = tenbo_found_list (read, keys, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (list->len, ==, 1);

  g_assert_cmpint (tenbo_found_parse_key ("game:999", &kind), ==, 999);
  g_assert_cmpint (kind, ==, TENBO_FOUND_GAME);
  g_assert_cmpint (tenbo_found_parse_key ("person:7", &kind), ==, 7);
  g_assert_cmpint (kind, ==, TENBO_FOUND_PERSON);
  for (guint i = 2; i < G_N_ELEMENTS (keys) - 2; i++)
    g_assert_cmpint (tenbo_found_parse_key (keys[i], &kind), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/words/found/words", test_words);
  store_test_add_func ("/words/found/missing", test_missing);

  return g_test_run ();
}
