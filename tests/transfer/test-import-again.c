/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "game-test.h"
#include "import-test.h"
#include "store-test.h"
#include "tenbo-people.h"
#include "tenbo-store.h"

/* Files with games and people that already exist. */

/* --- Games --- */

#define WIN                                                        \
  "{\"result\": \"win\", \"wins\": [{\"player\": 0, \"from\": 1, " \
  "\"value\": {\"limit\": \"mangan\"}}]}"

/* Imports the game @json; returns the report. */
static TenboImportReport *
take (TenboStore *store,
      const char *json)
{
  g_autoptr (TenboImport) file = import_test_open (json);
  g_autoptr (GError) error = NULL;
  g_auto (TenboRecordProblem) problem = { 0 };
  TenboImportReport *report;

  tenbo_import_check (file, NULL, NULL, NULL, &problem, &error);
  g_assert_no_error (error);
  report = tenbo_import_run (file, store, NULL, NULL, NULL, &error);
  g_assert_no_error (error);

  return report;
}

static void
assert_report (TenboImportReport *report,
               guint              n_known,
               guint              n_extended,
               guint              n_different,
               guint              n_deleted)
{
  g_assert_cmpuint (report->n_added, ==, 0);
  g_assert_cmpuint (report->n_known, ==, n_known);
  g_assert_cmpuint (report->n_extended, ==, n_extended);
  g_assert_cmpuint (report->n_different, ==, n_different);
  g_assert_cmpuint (report->n_deleted, ==, n_deleted);
  g_assert_cmpuint (report->different->len, ==, n_different);
  g_assert_cmpuint (report->same_names->len, ==, 0);
}

static void
check_again (TenboStore *store,
             const char *members,
             const char *hands,
             guint       n_known,
             guint       n_extended,
             guint       n_different)
{
  g_autofree char *all = g_strconcat (GAME_ID, members, NULL);
  g_autofree char *json = import_test_make_json (all, hands);
  g_autoptr (TenboImportReport) report = take (store, json);

  assert_report (report, n_known, n_extended, n_different, 0);
}

/* A copy with more hands continues the existing game, and undo removes them hand by hand. */
static void
test_goes_on (StoreTest    *test,
              gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *json = import_test_make_json (GAME_ID, DRAW);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gint64           id = import_test_import (store, json, 1);

  before = game_test_record (store, id);
  check_again (store, "", DRAW ", " WIN ", " STOP, 0, 1, 0);
  game_test_assert_sound (store);
  check_again (store, "", DRAW ", " WIN ", " STOP, 1, 0, 0);
  check_again (store, "", DRAW ", " WIN, 1, 0, 0);
  check_again (store, "", DRAW, 1, 0, 0);

  game = tenbo_game_open (store, id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tenbo_game_get_n_hands (game), ==, 3);
  apply_test (game, tenbo_game_change_undo (), &error);
  apply_test (game, tenbo_game_change_undo (), &error);
  g_assert_no_error (error);
  after = game_test_record (store, id);
  g_assert_cmpstr (after, ==, before);
  game_test_assert_sound (store);

  /* Undone hands may be imported again; they are the same. */
  check_again (store, "", DRAW ", " WIN ", " STOP, 0, 1, 0);
  check_again (store, "", DRAW ", " WIN ", " STOP, 1, 0, 0);
  game_test_assert_sound (store);
}

/* The riichi of the running hand is removed, and undo restores it. */
static void
test_goes_on_over_a_running_hand (StoreTest    *test,
                                  gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboGame) game = NULL;
  g_autoptr (TenboGame) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *json = import_test_make_json (GAME_ID, DRAW);
  gint64           id = import_test_import (store, json, 1);

  game = tenbo_game_open (store, id, &error);
  g_assert_no_error (error);
  game_test_riichi (game, 2);
  check_again (store, "", DRAW ", " WIN, 0, 1, 0);

  again = tenbo_game_open (store, id, &error);
  g_assert_no_error (error);
  g_assert_cmpint (tenbo_game_get_partial (again)->n_riichi, ==, 0);
  apply_test (again, tenbo_game_change_undo (), &error);
  g_assert_no_error (error);
  g_assert_cmpint (tenbo_game_get_partial (again)->n_riichi, ==, 1);
}

static void
test_is_different (StoreTest    *test,
                   gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autofree char *json = import_test_make_json (GAME_ID, DRAW ", " WIN);
  g_autofree char *other_players = import_test_make_json (GAME_ID, DRAW ", " WIN ", " STOP);
  g_autofree char *found = NULL;
  char            *ben;
  g_autoptr (TenboImportReport) report = NULL;
  const TenboStoredGame *named;
  gint64                 id = import_test_import (store, json, 1);
  g_autofree char       *before = game_test_record (store, id);

  check_again (store, "", WIN ", " WIN, 0, 0, 1);
  check_again (store, "", DRAW ", " DRAW ", " STOP, 0, 0, 1);
  check_again (store, "\"override\": {\"start-points\": 30000},", DRAW ", " WIN, 0, 0, 1);

  ben = strstr (other_players, "Ben");
  memcpy (ben, "Bob", 3);
  report = take (store, other_players);
  assert_report (report, 0, 0, 1, 0);
  named = report->different->pdata[0];
  g_assert_cmpstr (named->summary.uuid, ==, "5ee9f4ba-1111-4222-8333-444455556666");

  found = game_test_record (store, id);
  g_assert_cmpstr (found, ==, before);
  g_free (found);
  found = store_test_ask (test->path, "SELECT count(*) FROM people");
  g_assert_cmpstr (found, ==, "4");
}

static void
test_stays_deleted (StoreTest    *test,
                    gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboImportReport) report = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *json = import_test_make_json (GAME_ID, DRAW);
  g_autofree char *longer = import_test_make_json (GAME_ID, DRAW ", " STOP);
  TenboWriteTarget target = { import_test_import (store, json, 1), 1 };

  tenbo_store_commit (store, tenbo_write_delete (target), NULL, &error);
  g_assert_no_error (error);
  report = take (store, longer);
  assert_report (report, 0, 0, 0, 1);
}

/* --- People and sessions --- */

#define AKI "aaaaaaaa-0000-4000-8000-000000000001"
#define BEN "aaaaaaaa-0000-4000-8000-000000000002"
#define EVE "bbbbbbbb-0000-4000-8000-000000000001"

/* Returns a history with these people and sessions, and a game of them. */
static char *
make_history (const char *people,
              const char *sessions,
              const char *game)
{
  return g_strdup_printf ("{\"format\": \"tenbo-history/1\", \"people\": [%s], "
                          "\"sessions\": [%s], \"games\": [%s]}",
                          people, sessions, game);
}

static void
take_history (TenboStore *store,
              const char *people,
              const char *sessions,
              const char *game)
{
  g_autofree char *json = make_history (people, sessions, game);
  g_autoptr (TenboImportReport) report = take (store, json);

  g_assert_cmpuint (report->n_different, ==, 0);
}

static void
assert_person (StoreTest  *test,
               const char *uuid,
               const char *expected)
{
  g_autofree char *sql = NULL;
  g_autofree char *found = NULL;

  sql = g_strdup_printf ("SELECT p.name || ' ' || p.is_guest || p.is_hidden || "
                         "ifnull (p.colour, '-') || ' ' || ifnull ((SELECT group_concat (name) "
                         "FROM person_aliases WHERE person_id = p.id), '') || ' ' || "
                         "ifnull ((SELECT name FROM people WHERE id = p.merged_into), '-') "
                         "FROM people AS p WHERE p.uuid = '%s'",
                         uuid);
  found = store_test_ask (test->path, sql);
  g_assert_cmpstr (found, ==, expected);
}

static void
test_later_side_counts (StoreTest    *test,
                        gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autofree char *game = NULL;

  game = import_test_make_json (GAME_ID "\"session\": \"" EVE "\", \"people\": [\"" AKI
                                        "\", null, null, null],",
                                DRAW);
  take_history (store,
                "{\"id\": \"" AKI "\", \"name\": \"Aki\", \"guest\": true, \"colour\": 3, "
                "\"changed\": \"2026-01-02T00:00:00Z\"}",
                "{\"id\": \"" EVE "\", \"title\": \"Friday\", \"rate\": 50, "
                "\"changed\": \"2026-01-02T00:00:00Z\"}",
                game);
  assert_person (test, AKI, "Aki 103  -");

  /* An older change, or one without a time, has no effect. */
  take_history (store,
                "{\"id\": \"" AKI "\", \"name\": \"Old\", "
                "\"changed\": \"2026-01-01T00:00:00Z\"}, "
                "{\"id\": \"" BEN "\", \"name\": \"Benjamin\", \"merged\": \"" AKI "\"}",
                "{\"id\": \"" EVE "\", \"title\": \"Old\"}", game);
  assert_person (test, AKI, "Aki 103  -");
  assert_person (test, BEN, "Benjamin 00-  Aki");

  take_history (store,
                "{\"id\": \"" AKI "\", \"name\": \"Akiko\", \"aliases\": [\"A\"], "
                "\"hidden\": true, \"changed\": \"2026-01-03T00:00:00Z\"}, "
                "{\"id\": \"" BEN "\", \"name\": \"Benny\", "
                "\"changed\": \"2026-01-03T00:00:00Z\"}",
                "{\"id\": \"" EVE "\", \"title\": \"Saturday\", \"fee\": 7, "
                "\"fee_person\": \"" BEN "\", \"changed\": \"2026-01-03T00:00:00Z\"}",
                game);
  assert_person (test, AKI, "Akiko 01- A -");
  assert_person (test, BEN, "Benny 00-  -");
  {
    g_autofree char *found =
      store_test_ask (test->path, "SELECT s.title || s.fee || ifnull (s.rate, '-') || p.name "
                                  "FROM sessions AS s JOIN people AS p ON p.id = s.fee_person_id");

    g_assert_cmpstr (found, ==, "Saturday7-Benny");
  }
}

/* Two players of one game are two people, whatever a file contains. */
static void
test_players_stay_apart (StoreTest    *test,
                         gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autofree char *game = NULL;

  game = import_test_make_json (GAME_ID "\"people\": [\"" AKI "\", \"" BEN "\", null, null],",
                                DRAW);
  take_history (store, "", "", game);
  take_history (store,
                "{\"id\": \"" AKI "\", \"name\": \"Aki\"}, "
                "{\"id\": \"" BEN "\", \"name\": \"Ben\", \"merged\": \"" AKI "\", "
                "\"changed\": \"2026-01-03T00:00:00Z\"}",
                "", game);
  assert_person (test, BEN, "Ben 00-  -");
  game_test_assert_sound (store);
}

static void
test_same_name (StoreTest    *test,
                gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboImportReport) report = NULL;
  g_autoptr (TenboImportReport) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char     *first = import_test_make_json (GAME_ID, DRAW);
  g_autofree char     *json = NULL;
  const TenboSameName *same;

  json = import_test_make_json ("\"people\": [\"" AKI "\", null, null, null],", DRAW);
  import_test_import (store, first, 1);
  report = take (store, json);
  g_assert_cmpuint (report->n_added, ==, 1);
  g_assert_cmpuint (report->same_names->len, ==, 1);
  same = report->same_names->pdata[0];
  g_assert_cmpstr (same->added->uuid, ==, AKI);
  g_assert_cmpstr (same->known->name, ==, "Aki");

  tenbo_store_commit (store, tenbo_write_merge (same->added->id, same->known->id), NULL, &error);
  g_assert_no_error (error);
  assert_person (test, AKI, "Aki 00-  Aki");

  /* The answer is stored: the import does not ask again. */
  again = take (store, json);
  assert_report (again, 1, 0, 0, 0);
}

/* A canceled import leaves nothing of the file. */
static void
cancel_late_cb (guint64  done,
                guint64  total,
                gpointer user_data)
{
  if (done > total / 2)
    g_cancellable_cancel (user_data);
}

static void
test_cancelled (StoreTest    *test,
                gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboImport) file = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autofree char *first = import_test_make_json ("", DRAW);
  g_autofree char *second = import_test_make_json ("", WIN);
  g_autofree char *both = g_strdup_printf ("%s, %s", first, second);
  g_autofree char *json = make_history ("", "", both);
  g_autofree char *found = NULL;

  file = import_test_open (json);
  tenbo_import_check (file, cancellable, cancel_late_cb, cancellable, &problem, &error);
  g_assert_no_error (error);
  g_assert_null (tenbo_import_run (file, store, cancellable, cancel_late_cb, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  found = store_test_ask (test->path, "SELECT count(*) FROM games");
  g_assert_cmpstr (found, ==, "0");

  g_clear_error (&error);
  g_assert_false (tenbo_import_check (file, cancellable, NULL, NULL, &problem, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* --- Faults --- */

/* If the disk is full in the middle, nothing of the file is imported, and the history is intact. */
static void
test_full_disk (StoreTest    *test,
                gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboImport) file = NULL;
  g_autoptr (GString) games = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *first = import_test_make_json ("", WIN);
  g_autofree char *json = NULL;
  g_autofree char *found = NULL;

  import_test_import (store, first, 1);
  for (int i = 0; i < 100; i++)
    {
      g_autofree char *title = g_strdup_printf ("\"title\": \"%d\",", i);
      g_autofree char *game = import_test_make_json (title, DRAW ", " WIN ", " DRAW);

      g_string_append_printf (games, "%s%s", i > 0 ? ", " : "", game);
    }
  json = make_history ("", "", games->str);
  file = import_test_open (json);
  tenbo_store_set_pragma (store, "max_page_count", 60);
  g_assert_null (tenbo_import_run (file, store, NULL, NULL, NULL, &error));
  assert_store_error (error, FULL);
  found = store_test_ask (test->path, "SELECT count(*) FROM games");
  g_assert_cmpstr (found, ==, "1");
  game_test_assert_sound (store);

  /* With enough space it is imported. */
  tenbo_store_set_pragma (store, "max_page_count", 100000);
  {
    g_autoptr (TenboImportReport) report = take (store, json);

    g_assert_cmpuint (report->n_added, ==, 100);
  }
  game_test_assert_sound (store);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/game/import/goes on", test_goes_on);
  store_test_add_func ("/game/import/goes on over a running hand",
                       test_goes_on_over_a_running_hand);
  store_test_add_func ("/game/import/is different", test_is_different);
  store_test_add_func ("/game/import/stays deleted", test_stays_deleted);
  store_test_add_func ("/game/import/the later side counts", test_later_side_counts);
  store_test_add_func ("/game/import/players stay apart", test_players_stay_apart);
  store_test_add_func ("/game/import/same name", test_same_name);
  store_test_add_func ("/game/import/cancelled", test_cancelled);
  store_test_add_func ("/game/import/full disk", test_full_disk);

  return g_test_run ();
}
