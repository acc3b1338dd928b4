/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-reads.h"
#include "store-test.h"

#include <signal.h>
#include <unistd.h>

#include "tenbo-store.h"

/* Changes of recorded events: each row is exchanged with its counterpart. */

/* Returns a rewrite of the events from @seq on to @texts (separated by commas), not committed
 * yet. */
static TenboStoredEdit *
make_edit (guint       seq,
           const char *texts,
           const char *running_hand)
{
  TenboStoredEdit *edit = g_new0 (TenboStoredEdit, 1);
  g_auto (GStrv) split = g_strsplit (texts, ",", -1);

  edit->seq = seq;
  edit->running_hand = g_strdup (running_hand);
  edit->other = tenbo_stored_game_new ();
  for (guint i = 0; split[i] != NULL; i++)
    g_ptr_array_add (edit->other->events, tenbo_stored_event_new (NULL, split[i]));

  return edit;
}

/* The same with people (separated by commas), who sit in the seats 3, 2, 1, 0. */
static void
set_people (TenboStoredEdit *edit,
            const char      *names)
{
  TenboStoredSummary *other = &edit->other->summary;
  g_auto (GStrv) split = g_strsplit (names, ",", -1);

  for (; split[other->n_players] != NULL; other->n_players++)
    {
      other->players[other->n_players].name = g_strdup (split[other->n_players]);
      other->players[other->n_players].side = 3 - other->n_players;
    }
}

static void
set_ruleset (TenboStoredEdit *edit,
             const char      *key)
{
  edit->other->summary.ruleset_key = g_strdup (key);
  edit->other->summary.ruleset_name = g_strdup (key);
  edit->other->ruleset_json = g_strdup_printf ("{\"id\": \"%s\"}", key);
}

static gboolean
try_rewrite (TenboStore       *store,
             TenboWriteTarget *target,
             TenboStoredEdit  *edit,
             guint             n_hands,
             GError          **error)
{
  TenboEffects after = store_test_after (n_hands, NULL);
  TenboOutcome outcome;
  gboolean     ok;

  ok = tenbo_store_commit (store, tenbo_write_rewrite (*target, edit, &after), &outcome, error);
  if (ok)
    {
      g_assert_cmpint (outcome.revision, ==, target->revision + 1);
      g_assert_cmpint (outcome.game_id, ==, target->game_id);
      target->revision = outcome.revision;
    }

  return ok;
}

static void
rewrite (TenboStore       *store,
         TenboWriteTarget *target,
         TenboStoredEdit  *edit,
         guint             n_hands)
{
  g_autoptr (GError) error = NULL;

  try_rewrite (store, target, edit, n_hands, &error);
  g_assert_no_error (error);
}

static gboolean
try_go_to (TenboStore       *store,
           TenboWriteTarget *target,
           guint             n_done,
           GError          **error)
{
  TenboEffects after = store_test_after (n_done, NULL);
  TenboOutcome outcome;

  if (!tenbo_store_commit (store, tenbo_write_go_to (*target, n_done, &after), &outcome, error))
    return FALSE;

  target->revision = outcome.revision;
  return TRUE;
}

/* Returns the events separated by commas, then "|" and the running hand, the ruleset, the
 * people. */
static char *
describe (TenboStore *store,
          gint64      game_id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredGame) game = store_test_read_game (store, game_id, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < game->events->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "," : "",
                            ((TenboStoredEvent *) game->events->pdata[i])->text);

  g_string_append_printf (text, "|%s|%s|", game->running_hand != NULL ? game->running_hand : "",
                          game->summary.ruleset_key);
  for (int i = 0; i < game->summary.n_players; i++)
    g_string_append_printf (text, "%s%s%d", i > 0 ? "," : "", game->summary.players[i].name,
                            game->summary.players[i].side);

  return g_string_free_and_steal (text);
}

static void
check (TenboStore *store,
       gint64      game_id,
       const char *expected)
{
  g_autofree char *found = describe (store, game_id);

  g_assert_cmpstr (found, ==, expected);
}

#define AS_BEFORE "one,two,three||house|A-1,B-1,C-1,D-1"

static TenboWriteTarget
insert_three (TenboStore *store)
{
  TenboWriteTarget target = store_test_insert (store, store_test_new_game ("A,B,C,D"));

  store_test_add (store, &target, "one", 1);
  store_test_add (store, &target, "two", 2);
  store_test_add (store, &target, "three", 3);
  check (store, target.game_id, AS_BEFORE);
  return target;
}

static void
test_events (StoreTest    *test,
             gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  TenboWriteTarget target = insert_three (store);
  g_autofree char *held = NULL;

  rewrite (store, &target, make_edit (1, "TWO,between,three", "riichi 2"), 4);
  check (store, target.game_id, "one,TWO,between,three|riichi 2|house|A-1,B-1,C-1,D-1");
  store_test_undo (store, &target, 3);
  check (store, target.game_id, AS_BEFORE);
  held = store_test_ask (test->path, "SELECT event FROM edit_events ORDER BY seq");
  g_assert_cmpstr (held, ==, "TWO between three");
  store_test_redo (store, &target, 4);
  check (store, target.game_id, "one,TWO,between,three|riichi 2|house|A-1,B-1,C-1,D-1");
}

static void
test_everything (StoreTest    *test,
                 gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  TenboWriteTarget target = insert_three (store);
  TenboStoredEdit *edit = make_edit (0, "", NULL);
  g_autofree char *people = NULL;

  g_ptr_array_set_size (edit->other->events, 0);
  set_people (edit, "B,A,C,E");
  set_ruleset (edit, "other");
  rewrite (store, &target, edit, 0);
  check (store, target.game_id, "||other|B3,A2,C1,E0");
  store_test_add (store, &target, "first", 1);
  store_test_undo (store, &target, 0);
  store_test_undo (store, &target, 3);
  check (store, target.game_id, AS_BEFORE);
  store_test_redo (store, &target, 0);
  store_test_redo (store, &target, 1);
  check (store, target.game_id, "first||other|B3,A2,C1,E0");

  /* Only E is new. */
  people = store_test_ask (test->path, "SELECT person_id FROM game_players ORDER BY player");
  g_assert_cmpstr (people, ==, "2 1 3 5");
}

static void
test_go_to (StoreTest    *test,
            gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;
  TenboWriteTarget target = insert_three (store);
  TenboStoredEdit *people = make_edit (3, "four", NULL);

  set_people (people, "A,B,C,E");
  rewrite (store, &target, make_edit (0, "ONE", NULL), 1);
  store_test_undo (store, &target, 3);
  rewrite (store, &target, make_edit (2, "THREE", "riichi 0"), 3);
  rewrite (store, &target, people, 4);

  g_assert_true (try_go_to (store, &target, 1, &error));
  check (store, target.game_id, "one||house|A-1,B-1,C-1,D-1");
  g_assert_true (try_go_to (store, &target, 5, &error));
  check (store, target.game_id, "one,two,THREE,four||house|A3,B2,C1,E0");
  g_assert_true (try_go_to (store, &target, 4, &error));
  check (store, target.game_id, "one,two,THREE|riichi 0|house|A-1,B-1,C-1,D-1");
  g_assert_true (try_go_to (store, &target, 4, &error));
  g_assert_true (try_go_to (store, &target, 3, &error));
  check (store, target.game_id, AS_BEFORE);
  g_assert_no_error (error);

  /* All or nothing. */
  g_assert_false (try_go_to (store, &target, 6, &error));
  assert_store_error (error, NOT_FOUND);
  check (store, target.game_id, AS_BEFORE);
}

static void
test_refused (StoreTest    *test,
              gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) no_name = NULL;
  g_autoptr (GError) stale_error = NULL;
  g_autofree char *people = NULL;
  g_autofree char *edits = NULL;
  TenboWriteTarget target = insert_three (store);
  TenboWriteTarget stale = { target.game_id, target.revision - 1 };
  TenboStoredEdit *edit = make_edit (0, "ONE", NULL);

  set_people (edit, "E,F,G,");
  set_ruleset (edit, "other");
  g_assert_false (try_rewrite (store, &target, edit, 1, &no_name));
  assert_store_error (no_name, REFUSED);
  g_assert_false (try_rewrite (store, &stale, make_edit (0, "ONE", NULL), 1, &stale_error));
  assert_store_error (stale_error, CHANGED);
  check (store, target.game_id, AS_BEFORE);
  people = store_test_ask (test->path, "SELECT name FROM people ORDER BY id");
  edits = store_test_ask (test->path, "SELECT kind FROM game_edits");
  g_assert_cmpstr (people, ==, "A B C D");
  g_assert_cmpstr (edits, ==, "add add add");
}

static void
test_full_disk (StoreTest    *test,
                gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strnfill (200000, 'x');
  TenboWriteTarget target = insert_three (store);

  tenbo_store_set_pragma (store, "max_page_count", 60);
  g_assert_false (try_rewrite (store, &target, make_edit (1, text, NULL), 2, &error));
  assert_store_error (error, FULL);
  check (store, target.game_id, AS_BEFORE);
  tenbo_store_set_pragma (store, "max_page_count", 100000);
  rewrite (store, &target, make_edit (1, text, NULL), 2);
  store_test_undo (store, &target, 3);
  check (store, target.game_id, AS_BEFORE);
}

/* The process ends with its writer, before the log is copied into the file. */
static void
test_killed_process (StoreTest    *test,
                     gconstpointer data)
{
  const char *path = g_getenv ("TENBO_TEST_KILLED");
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  TenboWriteTarget target;
  TenboStoredEdit *edit;

  if (g_test_subprocess ())
    {
      store = tenbo_store_open (path, TENBO_STORE_OPEN_NONE, NULL, NULL, &error);
      g_assert_no_error (error);
      target = insert_three (store);
      edit = make_edit (1, "TWO", "riichi 2");
      set_people (edit, "D,C,B,A");
      set_ruleset (edit, "other");
      rewrite (store, &target, edit, 2);
      kill (getpid (), SIGKILL);
    }

  g_setenv ("TENBO_TEST_KILLED", test->path, TRUE);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_assert_false (g_test_trap_has_passed ());

  store = store_test_open (test);
  tenbo_store_check (store, &error);
  g_assert_no_error (error);
  check (store, 1, "one,TWO|riichi 2|other|D3,C2,B1,A0");
  target = (TenboWriteTarget) { 1, 5 };
  store_test_undo (store, &target, 3);
  check (store, 1, AS_BEFORE);
}

static void
test_texts (StoreTest    *test,
            gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStoredGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) stale_error = NULL;
  g_autofree char *none = NULL;
  TenboWriteTarget target = insert_three (store);

  store_test_undo (store, &target, 2);
  store_test_set_title (store, target.game_id, "Friday");
  target.revision++;
  g_assert_true (tenbo_store_commit (store, tenbo_write_note (target, "Snow"), NULL, &error));
  g_assert_false (tenbo_store_commit (store, tenbo_write_note (target, "x"), NULL, &stale_error));
  assert_store_error (stale_error, CHANGED);
  target.revision++;

  /* Events that can be redone stay, and redo does not change titles and notes. */
  store_test_redo (store, &target, 3);
  game = store_test_read_game (store, target.game_id, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (game->summary.title, ==, "Friday");
  g_assert_cmpstr (game->summary.note, ==, "Snow");
  g_assert_cmpint (game->summary.revision, ==, target.revision);

  store_test_set_title (store, target.game_id, NULL);
  none = store_test_ask (test->path, "SELECT title FROM games");
  g_assert_cmpstr (none, ==, "-");
}

/* Rows that violate the schema, in a rewrite that was undone. */
static const char *const impossible_rows[] = {
  "DELETE FROM edit_players WHERE player = 3",
  "DELETE FROM edit_players WHERE player = 0",
  "UPDATE edit_players SET place = 9 WHERE player = 0",
  "UPDATE edit_events SET seq = 5 WHERE seq = 2",
  "UPDATE game_edits SET seq = 0 WHERE kind = 'rewrite'",
  "UPDATE game_edits SET number = 9 WHERE number = 2",
};

static void
test_impossible_rows (StoreTest    *test,
                      gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;
  g_autofree char *sql = NULL;
  TenboWriteTarget target = insert_three (store);
  TenboStoredEdit *edit = make_edit (1, "TWO,THREE", NULL);

  set_people (edit, "A,B,C,E");
  rewrite (store, &target, edit, 3);
  store_test_undo (store, &target, 3);
  sql = g_strconcat ("PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF; ",
                     data, NULL);
  store_test_sql (test->path, sql);
  g_assert_null (store_test_read_game (store, 1, &error));
  assert_store_error (error, DAMAGED);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/store/rewrites/events from an index on", test_events);
  store_test_add_func ("/store/rewrites/people, ruleset and all events", test_everything);
  store_test_add_func ("/store/rewrites/several steps at once", test_go_to);
  store_test_add_func ("/store/rewrites/a refusal changes nothing", test_refused);
  store_test_add_func ("/store/rewrites/a full disk changes nothing", test_full_disk);
  store_test_add_func ("/store/rewrites/commits survive a kill", test_killed_process);
  store_test_add_func ("/store/rewrites/titles and notes are no steps", test_texts);

  for (gsize i = 0; i < G_N_ELEMENTS (impossible_rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/rewrites/impossible/%s",
                                               impossible_rows[i]);

      g_test_add (path, StoreTest, impossible_rows[i],
                  store_test_set_up, test_impossible_rows, store_test_tear_down);
    }

  return g_test_run ();
}
