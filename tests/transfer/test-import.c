/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <json-glib/json-glib.h>
#include <string.h>

#include "game-test.h"
#include "import-test.h"
#include "random-play.h"
#include "sample-size.h"
#include "store-reads.h"
#include "store-test.h"
#include "tenbo-check.h"
#include "tenbo-draft.h"
#include "tenbo-free-text.h"

/* Whole games from records and back. */

static char *
export_json (TenboStore *store,
             gint64      game_id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRecord) record = tenbo_game_export (store, game_id, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  tenbo_record_write (record, text);
  return g_string_free_and_steal (text);
}

static void
test_everything_is_kept (StoreTest    *test,
                         gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStoredGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *exported = NULL;
  g_autofree char *json = NULL;
  const char      *kept[] = {
    "\"5ee9f4ba-1111-4222-8333-444455556666\"",
    "\"Friday\"",
    "\"Mori\"",
    "\"a note on the game\"",
    "\"a note on the hand\"",
    "\"aaaaaaaa-0000-4000-8000-000000000003\"",
    "\"bbbbbbbb-0000-4000-8000-000000000001\"",
    "\"2024-03-01T19:00:00+09:00\"",
    "\"2024-03-01T20:15:30+09:00\"",
    "\"cccccccc-0000-4000-8000-000000000001\"",
    "\"void\"",
  };

  json = import_test_make_json (
    "\"id\": \"5ee9f4ba-1111-4222-8333-444455556666\", \"title\": \"Friday\", "
    "\"place\": \"Mori\", \"note\": \"a note on the game\", \"void\": true, "
    "\"started\": \"2024-03-01T19:00:00+09:00\", "
    "\"ended\": \"2024-03-01T20:15:30+09:00\", "
    "\"session\": \"bbbbbbbb-0000-4000-8000-000000000001\", "
    "\"seats\": [2, 3, 0, 1], "
    "\"people\": [\"aaaaaaaa-0000-4000-8000-000000000001\", "
    "\"aaaaaaaa-0000-4000-8000-000000000002\", "
    "\"aaaaaaaa-0000-4000-8000-000000000003\", "
    "\"aaaaaaaa-0000-4000-8000-000000000004\"],",
    "{\"result\": \"draw\", \"tenpai\": [2], \"note\": \"a note on the hand\", "
    "\"id\": \"cccccccc-0000-4000-8000-000000000001\"}, " STOP);

  game = store_test_read_game (store, import_test_import (store, json, 1), &error);
  g_assert_no_error (error);
  g_assert_cmpint (game->summary.started.msec, ==, G_GINT64_CONSTANT (1709287200000));
  g_assert_cmpint (game->summary.started.offset_minutes, ==, 540);
  g_assert_cmpint (game->summary.players[0].side, ==, 2);
  g_assert_cmpint (game->summary.players[3].side, ==, 1);
  g_assert_true (game->summary.is_void);
  g_assert_cmpstr (game->summary.progress.end_reason, ==, "stop");
  g_assert_cmpint (game->results.players[2].rank, ==, 1);

  exported = export_json (store, game->summary.id);
  for (gsize i = 0; i < G_N_ELEMENTS (kept); i++)
    {
      g_test_message ("%s", kept[i]);
      g_assert_nonnull (strstr (exported, kept[i]));
    }
}

static void
test_twice_changes_nothing (StoreTest    *test,
                            gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autofree char *nameless = import_test_make_json ("", DRAW);
  g_autofree char *other = import_test_make_json ("", DRAW ", " DRAW);
  g_autofree char *named = import_test_make_json (GAME_ID, DRAW);
  gint64           first = import_test_import (store, nameless, 1);
  gint64           second = import_test_import (store, named, 1);

  /* A game without an id is recognized by its contents. */
  g_assert_cmpint (import_test_import (store, nameless, 0), ==, first);
  g_assert_cmpint (import_test_import (store, named, 0), ==, second);
  g_assert_cmpint (import_test_import (store, other, 1), >, second);
}

/* Returns a game without an id whose ruleset has the source @source and one note, and @override. */
static char *
make_game_with_texts (const char *source,
                      const char *note,
                      const char *override)
{
  g_autoptr (TenboRuleset) ruleset = game_test_ruleset (0);
  g_autoptr (TenboRuleset) changed = tenbo_ruleset_override (ruleset, override, NULL);
  g_autoptr (JsonNode) node = json_from_string (tenbo_ruleset_get_json (changed), NULL);
  JsonObject      *object = json_node_get_object (node);
  JsonArray       *notes = json_array_new ();
  g_autofree char *text = NULL;

  json_array_add_string_element (notes, note);
  json_object_set_array_member (object, "notes", notes);
  json_object_set_string_member (object, "source", source);
  json_object_set_object_member (object, "name", json_object_new ());
  json_object_set_string_member (json_object_get_object_member (object, "name"), "en", source);
  text = json_to_string (node, FALSE);
  return g_strdup_printf ("{\"format\": \"tenbo-game/1\", \"ruleset\": %s, "
                          "\"players\": [\"Aki\", \"Ben\", \"Chie\", \"Dai\"], "
                          "\"hands\": [" DRAW "]}",
                          text);
}

/* A later version of Tenbo may have other texts about the same rules. */
static void
test_texts_of_rules_do_not_matter (StoreTest    *test,
                                   gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autofree char *by_id = import_test_make_json ("", DRAW);
  g_autofree char *old = make_game_with_texts ("A page", "Old.", "{}");
  g_autofree char *new = make_game_with_texts ("A book", "New.", "{}");
  g_autofree char *other = make_game_with_texts ("A book", "New.", "{\"noten-pool\": 0}");
  gint64           id = import_test_import (store, by_id, 1);

  g_assert_cmpint (import_test_import (store, old, 0), ==, id);
  g_assert_cmpint (import_test_import (store, new, 0), ==, id);
  g_assert_cmpint (import_test_import (store, other, 1), >, id);
}

/* Hands that earlier versions accepted: riichi in a list without a stick, 20 fu by a ron, ippatsu
 * of a player who did not declare. */
#define CONTRADICTORY_HANDS                                            \
  "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 2, "     \
  "\"value\": {\"yaku\": [\"riichi\", \"pinfu\"], \"fu\": 30}}]}, "    \
  "{\"result\": \"win\", \"riichi\": [1], \"wins\": [{\"player\": 1, " \
  "\"from\": 2, \"value\": {\"han\": 2, \"fu\": 20}}]}, "              \
  "{\"result\": \"win\", \"wins\": [{\"player\": 3, "                  \
  "\"value\": {\"han\": 1, \"fu\": 30}, \"bonus\": {\"ippatsu\": 1}}]}"

static void
assert_scores (TenboGame *game,
               int32_t    aki,
               int32_t    ben,
               int32_t    chie,
               int32_t    dai)
{
  const int32_t *scores = tenbo_game_get_table (game)->scores;

  g_assert_cmpint (scores[0], ==, aki);
  g_assert_cmpint (scores[1], ==, ben);
  g_assert_cmpint (scores[2], ==, chie);
  g_assert_cmpint (scores[3], ==, dai);
}

/* A game recorded by an earlier version is read, replayed, undone, edited and written without
 * changes; the same hands are refused as new entries. */
static void
test_contradictions_live_on (StoreTest    *test,
                             gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboGame) game = NULL;
  g_autoptr (TenboGame) in_memory = NULL;
  g_autoptr (TenboDraft) draft = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) refused = NULL;
  g_autofree char *json = import_test_make_json (GAME_ID, CONTRADICTORY_HANDS);
  g_autofree char *exported = NULL;
  gint64           id = import_test_import (store, json, 1);
  TbEvent          event;

  game = tenbo_game_open (store, id, &error);
  g_assert_no_error (error);
  assert_scores (game, 24200, 28000, 20200, 27600);

  g_assert_true (apply_test (game, tenbo_game_change_undo (), &error));
  assert_scores (game, 25000, 29000, 21000, 25000);
  event = *tenbo_game_get_event (game, 1);
  g_assert_false (apply_test (game, tenbo_game_change_confirm (&event), &refused));
  g_assert_error (refused, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED);
  g_assert_true (apply_test (game, tenbo_game_change_redo (), &error));
  assert_scores (game, 24200, 28000, 20200, 27600);

  /* Another hand is edited, and this one is not. */
  draft = tenbo_draft_new (game);
  tenbo_draft_set_hand_note (draft, 1, "seen");
  g_assert_cmpuint (tenbo_draft_get_n_refused (draft), ==, 0);
  in_memory = tenbo_draft_open_hand (draft, 1);
  event = *tenbo_game_get_event (game, 1);
  g_clear_error (&refused);
  g_assert_false (apply_test (in_memory, tenbo_game_change_confirm (&event), &refused));
  g_assert_error (refused, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED);
  g_assert_true (apply_test (game, tenbo_game_change_draft (draft), &error));
  assert_scores (game, 24200, 28000, 20200, 27600);

  game_test_assert_sound (store);
  exported = export_json (store, id);
  g_assert_cmpint (import_test_import (store, exported, 0), ==, id);
}

static void
test_contradictions_are_reported (StoreTest    *test,
                                  gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboImportReport) report = NULL;
  g_autoptr (TenboImport) file = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autofree char *good = import_test_make_json ("", DRAW);
  g_autofree char *bad = import_test_make_json ("", CONTRADICTORY_HANDS);
  g_autofree char *json = g_strdup_printf ("{\"format\": \"tenbo-history/1\", "
                                           "\"games\": [%s, %s]}",
                                           good, bad);

  file = import_test_open (json);
  for (int i = 0; i < 2; i++)
    {
      g_assert_true (tenbo_import_check (file, NULL, NULL, NULL, &problem, &error));
      g_assert_no_error (error);
    }
  report = tenbo_import_run (file, store, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (report->n_added, ==, 2);
  g_assert_cmpuint (report->n_contradictory, ==, 1);
  g_assert_cmpuint (report->contradictions->len, ==, 1);
  g_assert_true (g_str_has_prefix (report->contradictions->pdata[0],
                                   "games[1].hands[0].wins[0].value.yaku[0]: "));
}

static void
test_refused_as_a_whole (StoreTest    *test,
                         gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboImport) file = NULL;
  g_autoptr (TenboImportReport) report = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) run_error = NULL;
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autofree char *good = import_test_make_json ("", DRAW);
  g_autofree char *bad = import_test_make_json ("", DRAW ", " STOP ", " DRAW);
  g_autofree char *json = g_strdup_printf ("{\"format\": \"tenbo-history/1\", "
                                           "\"games\": [%s, %s]}",
                                           good, bad);
  g_autofree char *games = NULL;

  file = import_test_open (json);
  g_assert_false (tenbo_import_check (file, NULL, NULL, NULL, &problem, &error));
  g_assert_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED);
  g_assert_cmpstr (problem.at, ==, "games[1].hands[2]");

  /* A caller who did not check first gets the refusal here, and nothing has changed. */
  report = tenbo_import_run (file, store, NULL, NULL, NULL, &run_error);
  g_assert_null (report);
  g_assert_error (run_error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED);
  games = store_test_ask (test->path, "SELECT count(*) FROM games");
  g_assert_cmpstr (games, ==, "0");
}

static void
test_unfinished_goes_on (StoreTest    *test,
                         gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *json = import_test_make_json ("", DRAW ", " DRAW);

  game = tenbo_game_open (store, import_test_import (store, json, 1), &error);
  g_assert_no_error (error);
  game_test_ron (game, 1, 2);
  g_assert_cmpuint (tenbo_game_get_n_hands (game), ==, 3);
  apply_test (game, tenbo_game_change_undo (), &error);
  apply_test (game, tenbo_game_change_undo (), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tenbo_game_get_n_hands (game), ==, 1);
}

static gint64
play_random_game (TenboStore   *store,
                  TenboRuleset *ruleset,
                  guint         seed)
{
  g_autoptr (TenboGame) game = game_test_create (store, ruleset);
  RandomPlay play;

  random_play_init (&play, seed);
  for (int i = 0; i < 25 && tenbo_game_get_table (game)->end.reason == TB_END_NONE; i++)
    {
      g_autoptr (GError) error = NULL;
      TbPartialHand partial = { 0 };
      TbEvent       event;

      if (random_play_happens (&play, 50))
        random_play_riichi (&play, tenbo_game_get_table (game), &partial);

      random_play_event (&play, tenbo_game_get_table (game), &partial, &event);
      apply_test (game, tenbo_game_change_confirm (&event), &error);
      g_assert_no_error (error);
    }

  return tenbo_game_get_id (game);
}

/* Games copied to another database are the same there. */
static void
test_export_and_import (StoreTest    *test,
                        gconstpointer data)
{
  g_autoptr (TenboRuleset) ruleset = game_test_ruleset (GPOINTER_TO_UINT (data));
  g_autoptr (TenboStore) here = store_test_open (test);
  g_autoptr (TenboStore) there = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (test->folder, "there.db", NULL);
  guint            n_games = (guint) sample_size (2, 40);
  TenboCheckResult result;

  there = tenbo_store_open (path, TENBO_STORE_OPEN_NONE, NULL, NULL, &error);
  g_assert_no_error (error);

  for (guint seed = 0; seed < n_games; seed++)
    {
      gint64           id = play_random_game (here, ruleset, seed);
      g_autofree char *json = export_json (here, id);
      g_autofree char *again = NULL;

      g_assert_cmpint (import_test_import (here, json, 0), ==, id);
      again = export_json (there, import_test_import (there, json, 1));
      g_assert_cmpstr (again, ==, json);
    }

  tenbo_check_all (there, NULL, NULL, &result, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (result.n_games, ==, n_games);
  g_assert_cmpuint (result.n_findings, ==, 0);
}

/* Hands recorded as tiles keep their tiles and their value. */
static void
test_tiles_are_kept (StoreTest    *test,
                     gconstpointer data)
{
  static const char json[] =
    "{\"format\": \"tenbo-game/1\", \"ruleset\": \"fenghua\", "
    "\"players\": [\"Aki\", \"Ben\", \"Chie\", \"Dai\"], \"hands\": ["
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"value\": {\"tiles\": {\"hand\": \"8999m\", "
    "\"melds\": [\"chi 123s\", \"kan 1111z\", \"ankan 5555p\"], \"win\": \"7m\", "
    "\"aside\": [\"2f\", \"7f\"], \"flags\": [\"rinshan\"]}, \"wild\": \"9m\"}}]}, "
    "{\"result\": \"win\", \"wins\": [{\"player\": 2, \"from\": 0, \"value\": {\"tiles\": "
    "{\"hand\": \"123m11456p34567s\", \"win\": \"8s\"}, \"wild\": \"9m\"}, "
    "\"robbed\": true}]}, " STOP "]}";
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboRecord) record = import_test_parse (json);
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboGame) game = NULL;
  g_autofree char *exported = NULL;
  g_autofree char *again = NULL;
  gint64           id = import_test_import (store, json, 1);

  game = tenbo_game_open (store, id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tenbo_game_get_n_hands (game), ==, 3);
  for (guint i = 0; i < 2; i++)
    {
      const TenboRecordHand *hand = g_ptr_array_index (record->hands, i);
      const TbTileHand      *kept = &tenbo_game_get_event (game, i)->wins[0].value.tiles;
      const TbTileHand      *said = &hand->event.wins[0].value.tiles;

      g_assert_cmpmem (kept->suits, sizeof kept->suits, said->suits, sizeof said->suits);
      g_assert_cmpmem (kept->melds, kept->n_melds * sizeof *kept->melds, said->melds,
                       said->n_melds * sizeof *said->melds);
      g_assert_cmpmem (kept->aside, kept->n_aside, said->aside, said->n_aside);
      g_assert_cmpuint (kept->win, ==, said->win);
      g_assert_cmpuint (kept->wild, ==, said->wild);
      g_assert_cmpuint (kept->flags, ==, said->flags);
    }
  g_assert_cmpint (tenbo_game_get_result (game, 1)->scores[1], ==, 2160);
  g_assert_cmpint (tenbo_game_get_result (game, 1)->scores[2], ==, -660);

  exported = export_json (store, id);
  g_assert_nonnull (strstr (exported, "{\"tiles\": {\"hand\": \"8999m\", \"melds\": [\"chi 123s\", "
                                      "\"kan 1111z\", \"ankan 5555p\"], \"win\": \"7m\", "
                                      "\"aside\": [\"2f\", \"7f\"], \"flags\": [\"rinshan\"]}, "
                                      "\"wild\": \"9m\"}"));
  g_assert_cmpint (import_test_import (store, exported, 0), ==, id);
  again = export_json (store, id);
  g_assert_cmpstr (again, ==, exported);
}

/* A game with the maximum of hands is imported and shown, but does not continue. */
static void
test_most_hands (StoreTest    *test,
                 gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GString) hands = g_string_new (NULL);
  g_autofree char *json = NULL;
  g_autoptr (TenboGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) refused = NULL;
  TbEvent event;

  for (guint i = 0; i < TENBO_MAX_HANDS; i++)
    g_string_append (hands, i > 0 ? ", {\"result\": \"adjust\", \"transfers\": []}"
                                  : "{\"result\": \"adjust\", \"transfers\": []}");
  json = import_test_make_json (GAME_ID, hands->str);
  game = tenbo_game_open (store, import_test_import (store, json, 1), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tenbo_game_get_n_hands (game), ==, TENBO_MAX_HANDS);
  tb_event_init (&event, TB_RESULT_STOP);
  g_assert_false (apply_test (game, tenbo_game_change_confirm (&event), &refused));
  g_assert_error (refused, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED);
  g_assert_cmpstr (refused->message, ==, "Too many. Expected at most 10000.");
  g_assert_true (apply_test (game, tenbo_game_change_undo (), &error));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/game/import/contradictions live on", test_contradictions_live_on);
  store_test_add_func ("/game/import/contradictions are reported",
                       test_contradictions_are_reported);
  store_test_add_func ("/game/import/everything is kept", test_everything_is_kept);
  store_test_add_func ("/game/import/the same file twice changes nothing",
                       test_twice_changes_nothing);
  store_test_add_func ("/game/import/texts of the rules do not matter",
                       test_texts_of_rules_do_not_matter);
  store_test_add_func ("/game/import/as many hands as there may be", test_most_hands);
  store_test_add_func ("/game/import/one refused game keeps all out", test_refused_as_a_whole);
  store_test_add_func ("/game/import/an unfinished game goes on", test_unfinished_goes_on);
  store_test_add_func ("/game/import/tiles are kept", test_tiles_are_kept);

  for (guint i = 0;; i++)
    {
      g_autoptr (TenboRuleset) ruleset = game_test_ruleset (i);
      g_autofree char *path = NULL;

      if (ruleset == NULL)
        break;

      path = g_strdup_printf ("/game/export-and-import/%s", tenbo_ruleset_get_id (ruleset));
      g_test_add (path, StoreTest, GUINT_TO_POINTER (i),
                  store_test_set_up, test_export_and_import, store_test_tear_down);
    }

  return g_test_run ();
}
