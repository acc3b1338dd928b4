/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "game-test.h"
#include "store-test.h"
#include "tenbo-check.h"
#include "tenbo-draft.h"

/* The check finds every difference from the events, and nothing else. */

/* Changes made without the store in a database of two games, of which the first has ended after a
 * ron, a self-draw with two yaku and a stop, and the second runs after a ron and an undone draw,
 * with a riichi; and the findings. */
typedef struct
{
  const char      *sql;
  TenboFindingKind kind;
  int              game_id;
  int              hand;
  int              player;
  const char      *column;
} CheckCase;

static const CheckCase check_cases[] = {
  { "UPDATE game_events SET event = '{}' WHERE game_id = 2", TENBO_FINDING_EVENT, 2, 0, -1, NULL },
  { "UPDATE running_hands SET hand = '{\"riichi\": [1, 1]}'",
    TENBO_FINDING_RUNNING_HAND, 2, 1, -1, NULL },
  { "INSERT INTO running_hands VALUES (1, '{\"riichi\": [1]}')", /* after the end */
    TENBO_FINDING_RUNNING_HAND, 1, 3, -1, NULL },
  { "UPDATE game_edits SET event = '[' WHERE event IS NOT NULL",
    TENBO_FINDING_EDIT, 2, 1, -1, NULL },
  { "UPDATE games SET edits_done = 1 WHERE id = 1", TENBO_FINDING_EDIT, 1, -1, -1, "edits_done" },
  { "UPDATE games SET n_hands = 9 WHERE id = 2", TENBO_FINDING_PROGRESS, 2, -1, -1, "n_hands" },
  { "UPDATE games SET wind = 3 WHERE id = 2", TENBO_FINDING_PROGRESS, 2, -1, -1, "wind" },
  { "UPDATE games SET number = 3 WHERE id = 2", TENBO_FINDING_PROGRESS, 2, -1, -1, "number" },
  { "UPDATE games SET extension = 1 WHERE id = 2", TENBO_FINDING_PROGRESS, 2, -1, -1, "extension" },
  { "UPDATE games SET honba = 5 WHERE id = 2", TENBO_FINDING_PROGRESS, 2, -1, -1, "honba" },
  /* Numbers above 2³², of which the lower 32 bits are the right ones. */
  { "UPDATE games SET honba = honba + 4294967296 WHERE id = 2",
    TENBO_FINDING_PROGRESS, 2, -1, -1, "honba" },
  { "UPDATE games SET edits_done = edits_done + 4294967296 WHERE id = 2",
    TENBO_FINDING_EDIT, 2, -1, -1, "edits_done" },
  { "UPDATE game_results SET wins = wins - 4294967296 WHERE player = 1",
    TENBO_FINDING_RESULT, 1, -1, 1, "wins" },
  { "UPDATE games SET dealer = 3 WHERE id = 2", TENBO_FINDING_PROGRESS, 2, -1, -1, "dealer" },
  { "UPDATE games SET end_reason = 'bust' WHERE id = 1",
    TENBO_FINDING_TEXT, 1, -1, -1, "end_reason" },
  { "UPDATE game_players SET points = points + 100 WHERE game_id = 1 AND player = 2",
    TENBO_FINDING_PROGRESS, 1, -1, 2, "points" },
  { "UPDATE game_players SET points = 0 WHERE game_id = 2 AND player = 0",
    TENBO_FINDING_PROGRESS, 2, -1, 0, "points" },
  { "UPDATE game_results SET total = total - 1 WHERE player = 3",
    TENBO_FINDING_RESULT, 1, -1, 3, "total" },
  { "UPDATE game_results SET uma = 1 WHERE player = 0", TENBO_FINDING_RESULT, 1, -1, 0, "uma" },
  { "UPDATE game_results SET deal_ins = 2 WHERE player = 3",
    TENBO_FINDING_RESULT, 1, -1, 3, "deal_ins" },
  { "UPDATE game_results SET lost_points = 0 WHERE player = 3",
    TENBO_FINDING_RESULT, 1, -1, 3, "lost_points" },
  { "UPDATE game_results SET paid_2 = 1 WHERE player = 3",
    TENBO_FINDING_RESULT, 1, -1, 3, "paid_2" },
  { "UPDATE game_results SET best_win = 0 WHERE player = 0",
    TENBO_FINDING_RESULT, 1, -1, 0, "best_win" },
  { "UPDATE game_results SET scoring = NULL WHERE player = 1",
    TENBO_FINDING_RESULT, 1, -1, 1, "scoring" },
  { "INSERT INTO game_yaku SELECT person_id, started_ms, game_id, player, 'riichi', 2 "
    "FROM game_results WHERE player = 1",
    TENBO_FINDING_RESULT, 1, -1, 1, "riichi" },
  { "INSERT INTO game_yaku SELECT person_id, started_ms, game_id, player, 'riichi', 1 "
    "FROM game_results WHERE player = 2",
    TENBO_FINDING_RESULT, 1, -1, 2, "riichi" },
  { "DELETE FROM game_yaku WHERE yaku = 'tsumo'", TENBO_FINDING_RESULT, 1, -1, 2, "tsumo" },
  { "UPDATE game_yaku SET n = 2 WHERE yaku = 'tanyao'",
    TENBO_FINDING_RESULT, 1, -1, 2, "tanyao" },
  { "INSERT INTO game_texts VALUES (1, 'never said', 'never said')",
    TENBO_FINDING_TEXT, 1, -1, -1, "notes" },
  { "UPDATE game_results SET is_counted = 0 WHERE player = 2",
    TENBO_FINDING_TEXT, 1, -1, 2, "game_results" },
  { "UPDATE game_results SET started_ms = started_ms + 1 WHERE player = 1",
    TENBO_FINDING_TEXT, 1, -1, 1, "game_results" },
  { "DELETE FROM game_events WHERE game_id = 1 AND seq = 0", TENBO_FINDING_STORE, 1, -1, -1, NULL },
};

/* The same in a database of one game of three rons, of which the first was edited, the second
 * deleted and the players reseated (step 3, done), and its ruleset changed (step 4, undone). */
static const CheckCase rewrite_cases[] = {
  { "UPDATE edit_events SET event = '{}' WHERE number = 3",
    TENBO_FINDING_EDIT, 1, 3, -1, NULL },
  { "DELETE FROM edit_events WHERE number = 3 AND seq = 2", TENBO_FINDING_EDIT, 1, 2, -1, NULL },
  { "DELETE FROM edit_events WHERE number = 3 AND seq = 1", TENBO_FINDING_STORE, 1, -1, -1, NULL },
  { "DELETE FROM edit_players WHERE player = 2", TENBO_FINDING_STORE, 1, -1, -1, NULL },
  { "DELETE FROM edit_players WHERE player = 3", TENBO_FINDING_STORE, 1, -1, -1, NULL },
  { "PRAGMA ignore_check_constraints = ON; UPDATE edit_players SET place = 4 WHERE player = 1",
    TENBO_FINDING_STORE, 1, -1, -1, NULL },
  { "DELETE FROM edit_events; DELETE FROM game_edits WHERE number = 1",
    TENBO_FINDING_STORE, 1, -1, -1, NULL },
  { "UPDATE game_edits SET running_hand = '[' WHERE number = 3",
    TENBO_FINDING_EDIT, 1, 3, -1, NULL },
  { "UPDATE game_edits SET kind = 'add' WHERE number = 3", TENBO_FINDING_EDIT, 1, 3, -1, NULL },
  { "UPDATE game_edits SET seq = 7 WHERE number = 4", TENBO_FINDING_EDIT, 1, 4, -1, NULL },
  { "UPDATE game_edits SET seq = seq + 4294967296 WHERE number = 4",
    TENBO_FINDING_EDIT, 1, 4, -1, NULL },
  { "UPDATE game_edits SET running_hand = '{\"riichi\": [1, 1]}' WHERE number = 4",
    TENBO_FINDING_EDIT, 1, 4, -1, NULL },
  { "UPDATE games SET edits_done = 3", TENBO_FINDING_EDIT, 1, 2, -1, NULL },
  { "UPDATE games SET edits_done = 9", TENBO_FINDING_EDIT, 1, -1, -1, "edits_done" },
  { "UPDATE games SET edits_done = 0", TENBO_FINDING_EDIT, 1, 0, -1, NULL },
  { "UPDATE game_edits SET seq = 5 WHERE number = 0", TENBO_FINDING_EDIT, 1, 0, -1, NULL },
  /* The first hand belongs to no step. */
  { "DELETE FROM game_edits WHERE number = 0;"
    "UPDATE game_edits SET number = number - 1; UPDATE edit_events SET number = number - 1;"
    "UPDATE edit_players SET number = number - 1; UPDATE games SET edits_done = edits_done - 1",
    TENBO_FINDING_EDIT, 1, -1, -1, "edits_done" },
};

typedef struct
{
  guint        n_findings;
  TenboFinding first; /* its texts are copied below */
  TenboFinding last;  /* without its texts */
  char        *column;
  char        *detail;
} Found;

static void
note_finding (const TenboFinding *finding,
              gpointer            user_data)
{
  Found *found = user_data;

  game_test_say_finding (finding, NULL);
  found->last = *finding;
  if (found->n_findings++ > 0)
    return;

  found->first = *finding;
  found->column = g_strdup (finding->column);
  found->detail = g_strdup (finding->detail);
}

static TenboStore *
make_games (StoreTest *test)
{
  g_autoptr (TenboRuleset) ruleset = game_test_ruleset (0);
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboGame) ended = NULL;
  g_autoptr (TenboGame) running = NULL;
  TenboStore *store = store_test_open (test);

  ended = game_test_create (store, ruleset);
  game_test_ron (ended, 1, 3);
  game_test_win_by_yaku (ended);
  game_test_stop (ended);

  running = game_test_create (store, ruleset);
  game_test_ron (running, 2, 0);
  game_test_draw (running);
  apply_test (running, tenbo_game_change_undo (), &error);
  g_assert_no_error (error);
  game_test_riichi (running, 1);
  return store;
}

static TenboStore *
make_rewritten_game (StoreTest *test)
{
  static const TbPlayer order[] = { 1, 0, 2, 3 };
  g_autoptr (TenboRuleset) ruleset = game_test_find_ruleset ("tenhou-hanchan");
  g_autoptr (TenboRuleset) other = game_test_find_ruleset ("wrc-2025");
  g_autoptr (TenboGame) game = NULL;
  g_autoptr (TenboDraft) draft = NULL;
  g_autoptr (TenboDraft) second = NULL;
  g_autoptr (GError) error = NULL;
  TenboStore    *store = store_test_open (test);
  TenboDraftHand hand;
  TbEvent        event;

  game = game_test_create (store, ruleset);
  for (int i = 0; i < 3; i++)
    game_test_ron (game, 1, 2);

  draft = tenbo_draft_new (game);
  tenbo_draft_delete_hand (draft, 1);
  tenbo_draft_get_hand (draft, 0, &hand);
  event = *hand.event;
  event.wins[0].from = 3;
  tenbo_draft_set_event (draft, 0, &event);
  tenbo_draft_set_order (draft, order);
  g_assert_true (apply_test (game, tenbo_game_change_draft (draft), &error));
  second = tenbo_draft_new (game);
  g_assert_true (tenbo_draft_set_ruleset (second, other));
  g_assert_true (apply_test (game, tenbo_game_change_draft (second), &error));
  g_assert_true (apply_test (game, tenbo_game_change_undo (), &error));
  return store;
}

/* Opens a database as @make creates it. It is created once, and @file contains its bytes. */
static TenboStore *
open_copy (StoreTest *test,
           GBytes   **file,
           TenboStore *(*make) (StoreTest *test))
{
  g_autoptr (GError) error = NULL;
  const char *bytes;
  char       *made;
  gsize       length;

  if (*file == NULL)
    {
      g_object_unref (make (test));
      g_file_get_contents (test->path, &made, &length, &error);
      g_assert_no_error (error);
      *file = g_bytes_new_take (made, length);
    }

  bytes = g_bytes_get_data (*file, &length);
  store_test_write_file (test->path, bytes, length);
  return store_test_open (test);
}

static void
test_clean_rewrites (StoreTest    *test,
                     gconstpointer data)
{
  g_autoptr (TenboStore) store = make_rewritten_game (test);
  g_autofree char *n_edits = store_test_ask (test->path, "SELECT count(*) FROM game_edits");

  g_assert_cmpstr (n_edits, ==, "5");
  game_test_assert_sound (store);
}

static void
test_clean (StoreTest    *test,
            gconstpointer data)
{
  g_autoptr (TenboStore) store = make_games (test);
  g_autoptr (GError) error = NULL;
  Found            found = { 0 };
  TenboCheckResult result;

  g_assert_true (tenbo_check_all (store, note_finding, &found, &result, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (result.n_games, ==, 2);
  g_assert_cmpuint (result.n_events, ==, 4);
  g_assert_cmpuint (result.n_findings, ==, 0);
  g_assert_cmpuint (found.n_findings, ==, 0);
}

static void
check_finding (StoreTest       *test,
               TenboStore      *store,
               const CheckCase *expected,
               guint            n_games)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  Found            found = { 0 };
  TenboCheckResult result;

  store_test_sql (test->path, expected->sql);
  before = store_test_ask (test->path, "SELECT sum (revision) FROM games");
  g_assert_true (tenbo_check_all (store, note_finding, &found, &result, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (result.n_games, ==, n_games);
  g_assert_cmpuint (result.n_findings, ==, 1);
  g_assert_cmpint (found.first.kind, ==, expected->kind);
  g_assert_cmpint (found.first.owner_id, ==, expected->game_id);
  g_assert_cmpint (found.first.hand, ==, expected->hand);
  g_assert_cmpint (found.first.player, ==, expected->player);
  g_assert_cmpstr (found.column, ==, expected->column);
  if (expected->column == NULL)
    g_assert_nonnull (found.detail);
  else if (expected->kind != TENBO_FINDING_TEXT)
    g_assert_cmpint (found.first.stored, !=, found.first.computed);
  if (g_strcmp0 (expected->column, "edits_done") == 0)
    g_assert_cmpint (found.first.computed, >, 0);

  /* The check only reads. */
  after = store_test_ask (test->path, "SELECT sum (revision) FROM games");
  g_assert_cmpstr (before, ==, after);
  g_free (found.column);
  g_free (found.detail);
}

static void
test_finding (StoreTest    *test,
              gconstpointer data)
{
  static GBytes *file;
  g_autoptr (TenboStore) store = open_copy (test, &file, make_games);

  check_finding (test, store, data, 2);
}

static void
test_finding_in_rewrites (StoreTest    *test,
                          gconstpointer data)
{
  static GBytes *file;
  g_autoptr (TenboStore) store = open_copy (test, &file, make_rewritten_game);

  check_finding (test, store, data, 1);
}

/* A ruleset with a matching digest, which a step needs: two findings. */
static void
test_unreadable_ruleset_of_a_step (StoreTest    *test,
                                   gconstpointer data)
{
  g_autoptr (TenboStore) store = make_rewritten_game (test);
  g_autoptr (GError) error = NULL;
  Found            found = { 0 };
  TenboCheckResult result;

  store_test_sql (test->path,
                  "DROP TRIGGER rulesets_are_frozen; UPDATE rulesets SET json = '{}', digest = "
                  "'44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a' "
                  "WHERE key = 'wrc-2025'");
  g_assert_true (tenbo_check_all (store, note_finding, &found, &result, &error));
  g_assert_cmpuint (result.n_findings, ==, 2);
  g_assert_cmpint (found.first.kind, ==, TENBO_FINDING_EDIT);
  g_assert_cmpint (found.first.owner_id, ==, 1);
  g_assert_cmpint (found.first.hand, ==, 4);
  g_free (found.detail);
}

static void
test_unreadable_ruleset (StoreTest    *test,
                         gconstpointer data)
{
  g_autoptr (TenboStore) store = make_games (test);
  g_autoptr (GError) error = NULL;
  Found            found = { 0 };
  TenboCheckResult result;

  store_test_sql (test->path, "DROP TRIGGER rulesets_are_frozen; UPDATE rulesets SET json = '{}'");
  g_assert_true (tenbo_check_all (store, note_finding, &found, &result, &error));
  g_assert_cmpuint (result.n_findings, ==, 3); /* of two games and of the ruleset */
  g_assert_cmpint (found.first.kind, ==, TENBO_FINDING_RULESET);
  g_assert_cmpint (found.first.hand, ==, -1);
  g_free (found.detail);
}

/* The ruleset is valid, but not the text that was frozen. One that no game uses now counts too: a
 * rewrite may restore it. */
static void
test_changed_ruleset (StoreTest    *test,
                      gconstpointer data)
{
  static const char *const changes[] = {
    "UPDATE rulesets SET json = replace (json, '\"honba-ron\":', '\"honba-ron\": ')",
    "UPDATE rulesets SET digest = 'nonsense'",
    "INSERT INTO rulesets (digest, key, name, json) VALUES ('nonsense', 'x', 'X', '{}')",
    "INSERT INTO rulesets (digest, key, name, json) VALUES ('nonsense', 'x', 'X', '{}'), "
    "('other', 'y', 'Y', '{}')",
  };
  static const gint64 ids[] = { 1, 1, 2, 2 };

  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (TenboStore) store = make_games (test);
      g_autoptr (GError) error = NULL;
      g_autofree char *sql = g_strconcat ("DROP TRIGGER rulesets_are_frozen; ", changes[i], NULL);
      Found            found = { 0 };
      TenboCheckResult result;

      store_test_sql (test->path, sql);
      g_assert_true (tenbo_check_all (store, note_finding, &found, &result, &error));
      g_assert_cmpuint (result.n_findings, ==, i < 3 ? 1 : 2);
      g_assert_cmpint (found.first.kind, ==, TENBO_FINDING_FROZEN);
      g_assert_cmpint (found.first.owner_id, ==, ids[i]);
      g_assert_cmpint (found.last.kind, ==, TENBO_FINDING_FROZEN);
      g_free (found.detail);

      g_clear_object (&store);
      g_assert_cmpint (g_remove (test->path), ==, 0);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/game/check/a sound history has no findings", test_clean);
  store_test_add_func ("/game/check/an unreadable ruleset is a finding", test_unreadable_ruleset);

  store_test_add_func ("/game/check/an unreadable ruleset of a step is a finding",
                       test_unreadable_ruleset_of_a_step);
  store_test_add_func ("/game/check/a changed ruleset is a finding", test_changed_ruleset);

  for (gsize i = 0; i < G_N_ELEMENTS (check_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/game/check/%s", check_cases[i].sql);

      g_test_add (path, StoreTest, &check_cases[i],
                  store_test_set_up, test_finding, store_test_tear_down);
    }

  store_test_add_func ("/game/check/a sound history of changed games has no findings",
                       test_clean_rewrites);

  for (gsize i = 0; i < G_N_ELEMENTS (rewrite_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/game/check/rewritten/%s", rewrite_cases[i].sql);

      g_test_add (path, StoreTest, &rewrite_cases[i],
                  store_test_set_up, test_finding_in_rewrites, store_test_tear_down);
    }

  return g_test_run ();
}
