/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-test.h"
#include "import-test.h"
#include "store-reads.h"
#include "store-test.h"

/* Two machines have different details of one game besides its hands: the later change counts. */

typedef struct
{
  StoreTest  *test;
  TenboStore *here;
  TenboStore *there;
  char       *there_path;
} Machines;

#define ALL_DETAILS                                                                  \
  (TENBO_DETAIL_VOID | TENBO_DETAIL_TITLE | TENBO_DETAIL_VENUE | TENBO_DETAIL_NOTE | \
   TENBO_DETAIL_SESSION)

/* Reads @json into @store; returns the report. */
static TenboImportReport *
take (TenboStore *store,
      const char *json)
{
  g_autoptr (TenboImport) file = import_test_open (json);
  g_autoptr (GError) error = NULL;
  TenboImportReport *report = tenbo_import_run (file, store, NULL, NULL, NULL, &error);

  g_assert_no_error (error);
  return report;
}

static TenboDetails
only_details (GPtrArray *games)
{
  g_assert_cmpuint (games->len, <=, 1);
  return games->len > 0 ? ((const TenboMergedGame *) games->pdata[0])->details : 0;
}

/* Copies the game of @from to @to. */
static void
merge (TenboStore  *to,
       TenboStore  *from,
       TenboDetails changed,
       TenboDetails kept)
{
  g_autofree char *json = game_test_record (from, 1);
  g_autoptr (TenboImportReport) report = take (to, json);

  g_assert_cmpuint (report->n_added, ==, 0);
  g_assert_cmpint (only_details (report->changed), ==, changed);
  g_assert_cmpint (only_details (report->kept), ==, kept);
  game_test_assert_sound (to);
}

static void
assert_alike (const Machines *machines)
{
  g_autofree char *here = game_test_record (machines->here, 1);
  g_autofree char *there = game_test_record (machines->there, 1);

  g_assert_cmpstr (here, ==, there);
}

/* One game on both machines. */
static void
machines_init (Machines   *machines,
               StoreTest  *test,
               const char *members)
{
  g_autofree char *all = g_strconcat (GAME_ID, members, NULL);
  g_autofree char *json = import_test_make_json (all, DRAW ", " STOP);
  g_autofree char *copy = NULL;
  g_autoptr (GError) error = NULL;

  machines->test = test;
  machines->there_path = g_build_filename (test->folder, "there.db", NULL);
  machines->here = store_test_open (test);
  machines->there = tenbo_store_open (machines->there_path, TENBO_STORE_OPEN_NONE,
                                      NULL, NULL, &error);
  g_assert_no_error (error);
  import_test_import (machines->here, json, 1);
  copy = game_test_record (machines->here, 1);
  tenbo_import_report_free (take (machines->there, copy));
  assert_alike (machines);
}

static void
machines_clear (Machines *machines)
{
  g_clear_object (&machines->here);
  g_clear_object (&machines->there);
  g_clear_pointer (&machines->there_path, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Machines, machines_clear)

static TenboWriteTarget
find_target (TenboStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredGame) game = store_test_read_game (store, 1, &error);

  g_assert_no_error (error);
  return (TenboWriteTarget) { 1, game->summary.revision };
}

static void
set_title (TenboStore *store,
           const char *title)
{
  store_test_set_title (store, 1, title);
}

static void
set_changed (const char *path,
             gint64      changed_msec)
{
  g_autofree char *sql = g_strdup_printf (
    "UPDATE games SET details_changed_ms = %" G_GINT64_FORMAT, changed_msec);

  store_test_change (path, sql);
}

static void
test_comes_over (StoreTest    *test,
                 gconstpointer data)
{
  g_auto (Machines) machines = { 0 };
  const gint64     game = 1;
  g_autofree char *found = NULL;

  machines_init (&machines, test, "");
  set_title (machines.there, "Friday");
  store_test_commit (machines.there, tenbo_write_note (find_target (machines.there), "It rained."));
  store_test_commit (machines.there, tenbo_write_void (find_target (machines.there), TRUE));
  store_test_commit (machines.there, tenbo_write_move_games (&game, 1, 0));

  merge (machines.here, machines.there, ALL_DETAILS & ~TENBO_DETAIL_VENUE, 0);
  assert_alike (&machines);
  found = store_test_ask (test->path,
                          "SELECT folded || is_void || (SELECT sum (is_counted) FROM game_results) "
                          "FROM game_texts JOIN games ON id = game_id");
  g_assert_cmpstr (found, ==, "friday\nit rained.10");

  /* A second merge changes nothing on either side. */
  merge (machines.here, machines.there, 0, 0);
  merge (machines.there, machines.here, 0, 0);

  /* Removals are merged too. */
  store_test_commit (machines.here, tenbo_write_void (find_target (machines.here), FALSE));
  set_title (machines.here, NULL);
  merge (machines.there, machines.here, TENBO_DETAIL_VOID | TENBO_DETAIL_TITLE, 0);
  assert_alike (&machines);
}

static void
test_later_side (StoreTest    *test,
                 gconstpointer data)
{
  g_auto (Machines) machines = { 0 };
  g_autofree char *early = NULL;
  g_autoptr (TenboImportReport) report = NULL;

  machines_init (&machines, test, "");
  set_title (machines.here, "Early");
  early = game_test_record (machines.here, 1);
  set_title (machines.there, "Late");
  merge (machines.here, machines.there, TENBO_DETAIL_TITLE, 0);
  assert_alike (&machines);

  /* The older file has outdated details. */
  report = take (machines.there, early);
  g_assert_cmpint (only_details (report->changed), ==, 0);
  g_assert_cmpint (only_details (report->kept), ==, TENBO_DETAIL_TITLE);
  g_assert_cmpstr (((const TenboMergedGame *) report->kept->pdata[0])->game->summary.title, ==,
                   "Early");
  assert_alike (&machines);
}

/* Both machines have the same result in either order. */
static void
test_tie (StoreTest    *test,
          gconstpointer data)
{
  for (int i = 0; i < 2; i++)
    {
      g_auto (Machines) machines = { 0 };
      const gint64 game = 1;
      TenboStore  *winner;
      TenboStore  *loser;

      machines_init (&machines, test, "");
      winner = i == 0 ? machines.here : machines.there;
      loser = i == 0 ? machines.there : machines.here;
      set_title (winner, "B");
      set_title (loser, "A");
      store_test_commit (loser, tenbo_write_move_games (&game, 1, 0));
      set_changed (test->path, 1);
      set_changed (machines.there_path, 1);
      merge (winner, loser, 0, TENBO_DETAIL_TITLE | TENBO_DETAIL_SESSION);
      merge (loser, winner, TENBO_DETAIL_TITLE, TENBO_DETAIL_SESSION);
      merge (winner, loser, 0, TENBO_DETAIL_SESSION);

      g_clear_object (&machines.here);
      g_clear_object (&machines.there);
      store_test_tear_down (test, NULL);
      store_test_set_up (test, NULL);
    }
}

/* A change by a machine with a fast clock can be changed by one with a correct clock. */
static void
test_fast_clock (StoreTest    *test,
                 gconstpointer data)
{
  g_auto (Machines) machines = { 0 };

  machines_init (&machines, test, "");
  set_title (machines.there, "Tomorrow");
  set_changed (machines.there_path, g_get_real_time () / 1000 + G_TIME_SPAN_DAY / 1000);
  merge (machines.here, machines.there, TENBO_DETAIL_TITLE, 0);
  set_title (machines.here, "Today");
  merge (machines.there, machines.here, TENBO_DETAIL_TITLE, 0);
  assert_alike (&machines);
}

/* A game that continued and has new details. */
static void
test_goes_on (StoreTest    *test,
              gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autofree char *before = import_test_make_json (GAME_ID, DRAW);
  g_autofree char *after = import_test_make_json (
    GAME_ID "\"changed\": \"2026-01-02T03:04:05Z\", \"place\": \"Club\", ", DRAW ", " STOP);
  g_autoptr (TenboImportReport) report = NULL;
  g_autofree char *found = NULL;
  g_autoptr (TenboGame) game = NULL;
  g_autoptr (GError) error = NULL;

  import_test_import (store, before, 1);
  report = take (store, after);
  g_assert_cmpuint (report->n_extended, ==, 1);
  g_assert_cmpint (only_details (report->changed), ==, TENBO_DETAIL_VENUE);
  found = store_test_ask (test->path,
                          "SELECT place || details_changed_ms || '/' || revision FROM games");
  g_assert_cmpstr (found, ==, "Club1767323045000/3");
  game_test_assert_sound (store);

  game = tenbo_game_open (store, 1, &error);
  g_assert_no_error (error);
  apply_test (game, tenbo_game_change_undo (), &error);
  g_assert_no_error (error);
}

/* A file of an older version has no time stamps: its additional details are added, unless some were
 * changed. */
static void
test_without_time (StoreTest    *test,
                   gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autofree char *plain = import_test_make_json (GAME_ID, DRAW ", " STOP);
  g_autofree char *said = import_test_make_json (
    GAME_ID "\"void\": true, \"title\": \"Old\", ", DRAW ", " STOP);
  g_autoptr (TenboImportReport) first = NULL;
  g_autoptr (TenboImportReport) second = NULL;
  g_autoptr (TenboImportReport) third = NULL;

  import_test_import (store, plain, 1);
  first = take (store, said);
  g_assert_cmpint (only_details (first->changed), ==, TENBO_DETAIL_VOID | TENBO_DETAIL_TITLE);
  second = take (store, plain);
  g_assert_cmpint (only_details (second->kept), ==, TENBO_DETAIL_VOID | TENBO_DETAIL_TITLE);
  store_test_commit (store, tenbo_write_void (find_target (store), FALSE));
  third = take (store, said);
  g_assert_cmpint (only_details (third->changed), ==, 0);
  g_assert_cmpint (only_details (third->kept), ==, TENBO_DETAIL_VOID);
}

/* A game with other hands, or a deleted one, does not change at all. */
static void
test_not_merged (StoreTest    *test,
                 gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autofree char *json = import_test_make_json (GAME_ID, DRAW ", " STOP);
  g_autofree char *other = import_test_make_json (
    GAME_ID "\"changed\": \"2036-01-02T03:04:05Z\", \"title\": \"Other\", ", STOP);
  g_autoptr (TenboImportReport) different = NULL;
  g_autoptr (TenboImportReport) deleted = NULL;
  g_autofree char *titles = NULL;

  import_test_import (store, json, 1);
  different = take (store, other);
  g_assert_cmpuint (different->n_different, ==, 1);
  g_assert_cmpuint (different->changed->len + different->kept->len, ==, 0);
  store_test_commit (store, tenbo_write_delete (find_target (store)));
  deleted = take (store, other);
  g_assert_cmpuint (deleted->n_deleted, ==, 1);
  g_assert_cmpuint (deleted->changed->len + deleted->kept->len, ==, 0);
  titles = store_test_ask (test->path, "SELECT title FROM games");
  g_assert_cmpstr (titles, ==, "-"); /* none */
}

/* Names, titles and venues are reduced to one line without invisible characters; notes are not. */
static void
test_clean (StoreTest    *test,
            gconstpointer data)
{
  static const char file[] =
    "{\"format\": \"tenbo-history/1\", \"people\": [{\"id\": "
    "\"5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c01\", \"name\": \" \\u202eA\\nki \", "
    "\"aliases\": [\"a\\u0007\"]}], \"sessions\": [{\"id\": "
    "\"5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c02\", \"title\": \"\\u2066Fri\", \"place\": \"a\\tb\", "
    "\"unit\": \"\\ufeff¥\", \"note\": \"a\\nb\"}], \"games\": [{\"format\": \"tenbo-game/1\", "
    "\"ruleset\": \"b-rule\", \"players\": [\"\\u202eAki\", \"Ben\\r\\n\", \"Chie\", \"Dai\"], "
    "\"people\": [\"5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c01\", null, null, null], "
    "\"session\": \"5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c02\", \"title\": \"T\\u200f\", "
    "\"place\": \" P\", \"note\": \"x\\ny\", \"hands\": []}]}";
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboImportReport) report = take (store, file);
  g_autoptr (TenboImportReport) again = NULL;
  g_autofree char *names = NULL;
  g_autofree char *texts = NULL;

  g_assert_cmpuint (report->n_added, ==, 1);
  names = store_test_ask (test->path,
                          "SELECT group_concat (name, '/') FROM "
                          "(SELECT name FROM people UNION ALL SELECT name FROM person_aliases)");
  g_assert_cmpstr (names, ==, "A ki/Ben/Chie/Dai/a");
  texts = store_test_ask (test->path,
                          "SELECT g.title || g.place || g.note || s.title || s.place || s.unit "
                          "|| s.note FROM games AS g JOIN sessions AS s ON s.id = g.session_id");
  g_assert_cmpstr (texts, ==, "TPx\nyFria b¥a\nb");

  /* The game is recognized, without differences. */
  again = take (store, file);
  g_assert_cmpuint (again->n_known, ==, 1);
  g_assert_cmpuint (again->changed->len + again->kept->len, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/game/import-details/come over", test_comes_over);
  store_test_add_func ("/game/import-details/the later side counts", test_later_side);
  store_test_add_func ("/game/import-details/the same time", test_tie);
  store_test_add_func ("/game/import-details/a fast clock", test_fast_clock);
  store_test_add_func ("/game/import-details/a game that went on", test_goes_on);
  store_test_add_func ("/game/import-details/without a time", test_without_time);
  store_test_add_func ("/game/import-details/other hands", test_not_merged);
  store_test_add_func ("/game/import-details/texts are clean", test_clean);

  return g_test_run ();
}
