/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-reads.h"
#include "store-test.h"

#include "tenbo-free-text.h"

/* No caller can store texts beyond the limits; texts that are older than the limits stay. */

static void
assert_write (TenboStore *store,
              TenboWrite *write,
              gboolean    taken)
{
  g_autoptr (GError) error = NULL;

  if (tenbo_store_commit (store, write, NULL, &error))
    g_assert_true (taken);
  else
    {
      assert_store_error (error, REFUSED);
      g_assert_false (taken);
    }
}

/* A character has more than one byte. */
static char *
make_text (guint n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append (text, "点");
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static void
test_people (StoreTest    *test,
             gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);

  for (guint more = 0; more < 2; more++)
    {
      g_autofree char *name = make_text (TENBO_MAX_NAME + more);
      g_autofree char *names = g_strconcat (name, ",B,C,D", NULL);
      g_autoptr (TenboStoredPerson) named = NULL;
      g_autoptr (TenboStoredPerson) also = NULL;
      g_autoptr (GError) error = NULL;

      assert_write (store, tenbo_write_game (store_test_new_game (names)), more == 0);
      named = store_test_read_person (store, 2, &error);
      also = store_test_read_person (store, 3, &error);
      g_assert_no_error (error);
      g_set_str (&named->name, name);
      assert_write (store, tenbo_write_person (named), more == 0);
      g_strfreev (also->aliases);
      also->aliases = g_strsplit (name, ",", 1);
      assert_write (store, tenbo_write_person (also), more == 0);
    }
}

static void
test_sessions (StoreTest    *test,
               gconstpointer data)
{
  static const struct
  {
    gsize offset;
    guint max;
  } texts[] = {
    { G_STRUCT_OFFSET (TenboStoredSession, title), TENBO_MAX_NAME },
    { G_STRUCT_OFFSET (TenboStoredSession, venue), TENBO_MAX_NAME },
    { G_STRUCT_OFFSET (TenboStoredSession, note), TENBO_MAX_NOTE },
    { G_STRUCT_OFFSET (TenboStoredSession, unit), TENBO_MAX_UNIT },
  };
  g_autoptr (TenboStore) store = store_test_open (test);

  store_test_insert (store, store_test_new_game ("A,B,C,D"));
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    for (guint more = 0; more < 2; more++)
      {
        g_autoptr (GError) error = NULL;
        g_autoptr (TenboStoredSession) session = store_test_read_session (store, 1, &error);

        g_assert_no_error (error);
        g_free (G_STRUCT_MEMBER (char *, session, texts[i].offset));
        G_STRUCT_MEMBER (char *, session, texts[i].offset) = make_text (texts[i].max + more);
        assert_write (store, tenbo_write_session (session), more == 0);
      }
}

static void
test_games (StoreTest    *test,
            gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  TenboWriteTarget target = store_test_insert (store, store_test_new_game ("A,B,C,D"));

  for (guint more = 0; more < 2; more++)
    {
      g_autofree char *name = make_text (TENBO_MAX_NAME + more);
      g_autofree char *note = make_text (TENBO_MAX_NOTE + more);
      TenboStoredGame *titled = store_test_new_game ("A,B,C,D");
      TenboStoredGame *placed = store_test_new_game ("A,B,C,D");

      titled->summary.title = g_strdup (name);
      assert_write (store, tenbo_write_game (titled), more == 0);
      assert_write (store, tenbo_write_note (target, note), more == 0);
      target.revision += more == 0;
      placed->summary.venue = g_strdup (name);
      assert_write (store, tenbo_write_game (placed), more == 0);
    }
}

/* A long text of an older program can be read, and all other data can be changed. */
static void
test_longer_before (StoreTest    *test,
                    gconstpointer data)
{
  g_autofree char *name = make_text (TENBO_MAX_NAME + 1);
  g_autofree char *sql = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboStoredPerson) person = NULL;
  g_autoptr (TenboStoredSession) session = NULL;
  g_autoptr (TenboStoredGame) game = NULL;
  g_autoptr (GError) error = NULL;

  store_test_load (test->path, "schema-8.sql");
  sql = g_strdup_printf ("UPDATE people SET name = '%s' WHERE id = 2; "
                         "UPDATE sessions SET place = '%s'; UPDATE games SET title = '%s'",
                         name, name, name);
  store_test_sql (test->path, sql);
  store = store_test_open (test);

  person = store_test_read_person (store, 2, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (person->name, ==, name);
  person->is_hidden = TRUE;
  assert_write (store, tenbo_write_person (person), TRUE);

  session = store_test_read_session (store, 1, &error);
  g_assert_no_error (error);
  session->rate = 70;
  assert_write (store, tenbo_write_session (session), TRUE);

  game = store_test_read_game (store, 2, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (game->summary.title, ==, name);
  assert_write (store, tenbo_write_note ((TenboWriteTarget) { 2, game->summary.revision }, "x"),
                TRUE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/store/text-limits/people", test_people);
  store_test_add_func ("/store/text-limits/sessions", test_sessions);
  store_test_add_func ("/store/text-limits/games", test_games);
  store_test_add_func ("/store/text-limits/longer before", test_longer_before);

  return g_test_run ();
}
