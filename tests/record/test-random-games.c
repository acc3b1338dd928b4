/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random games under every shipped ruleset and under random rulesets: the written record equals the
 * game, the second writing equals the first, and a spoiled value is refused at its location. */

#include "engine-random.h"
#include "random-play.h"
#include "sample-size.h"
#include "spoil.h"
#include "tenbo-ruleset-reader.h"

#define N_HANDS 30
/* Games under each random ruleset. */
#define N_THEIR_GAMES 2
/* Locations spoiled in each game. */
#define N_SPOILT 12

/* Returns the number of games under each shipped ruleset. */
static uint32_t
get_n_games (void)
{
  return (uint32_t) sample_size (5, 100);
}

/* A game and the results of the table. */
typedef struct
{
  TenboRecord *record;  /* owned */
  GArray      *results; /* of TbHandResult */
  TbTable      table;
} Game;

static void
game_clear (Game *game)
{
  tenbo_record_free (game->record);
  g_array_unref (game->results);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Game, game_clear)

static void
play_hand (RandomPlay *play,
           Game       *game)
{
  TenboRecordHand *hand = g_new0 (TenboRecordHand, 1);
  TbPartialHand    partial;
  TbHandResult     result;
  TbProblem        problem;
  TbStatus         status;

  random_play_partial (play, &game->table, &partial);
  random_play_event (play, &game->table, &partial, &hand->event);
  status = tb_table_apply (&game->table, &hand->event, &result, &problem);
  g_assert_cmpint (status, ==, TB_OK);
  g_ptr_array_add (game->record->hands, hand);
  g_array_append_val (game->results, result);
}

static void
play_game (TenboRuleset *ruleset,
           uint32_t      seed,
           Game         *game)
{
  static const char *const names[] = { "Aki", "Ben", "Chie", "Dai" };
  const TbRules           *rules = tenbo_ruleset_get_rules (ruleset);
  RandomPlay               play;

  random_play_init (&play, seed);
  game->record = tenbo_record_new ();
  game->record->ruleset = g_object_ref (ruleset);
  for (int i = 0; i < rules->players; i++)
    game->record->names[i] = g_strdup (names[i]);
  game->results = g_array_new (FALSE, FALSE, sizeof (TbHandResult));
  tb_table_start (&game->table, rules);
  while (game->table.end.reason == TB_END_NONE && game->results->len < N_HANDS)
    play_hand (&play, game);
}

static char *
dup_text (const TenboRecord *record)
{
  GString *text = g_string_new (NULL);

  tenbo_record_write (record, text);
  return g_string_free_and_steal (text);
}

/* Returns the same with only the name of the ruleset, which is enough for a message. */
static char *
dup_short_text (const TenboRecord *record)
{
  g_autofree char *text = dup_text (record);
  g_autofree char *id = g_strdup_printf ("'%s'", tenbo_ruleset_get_id (record->ruleset));

  return spoil_record (text, "ruleset", id);
}

static void
assert_same_ledger (const TbLedger *ledger,
                    const TbLedger *expected)
{
  g_assert_cmpint (ledger->n_lines, ==, expected->n_lines);
  for (int i = 0; i < ledger->n_lines; i++)
    {
      const TbLedgerLine *line = &ledger->lines[i];

      g_assert_cmpint (line->from, ==, expected->lines[i].from);
      g_assert_cmpint (line->to, ==, expected->lines[i].to);
      g_assert_cmpint (line->points, ==, expected->lines[i].points);
      g_assert_cmpint (line->reason, ==, expected->lines[i].reason);
    }
}

static void
hand_played_cb (const TbTable      *table,
                const TbHandResult *result,
                guint               index,
                gpointer            user_data)
{
  const Game         *game = user_data;
  const TbHandResult *expected = &g_array_index (game->results, TbHandResult, index);
  gsize               row = (gsize) table->rules->players * sizeof (int32_t);

  g_assert_cmpmem (result->deltas, row, expected->deltas, row);
  g_assert_cmpmem (result->chips, row, expected->chips, row);
  g_assert_cmpmem (result->prizes, row, expected->prizes, row);
  g_assert_cmpint (result->pot, ==, expected->pot);
  g_assert_cmpint (result->penalty_pot, ==, expected->penalty_pot);
  g_assert_cmpint (result->right, ==, expected->right);
  assert_same_ledger (&result->ledger, &expected->ledger);
  assert_same_ledger (&result->chip_ledger, &expected->chip_ledger);
}

static void
assert_same_end (const TbTable *table,
                 const TbTable *expected)
{
  TbSettlement settlement;
  TbSettlement expected_settlement;

  g_assert_cmpint (table->end.reason, ==, expected->end.reason);
  g_assert_cmpint (table->end.players, ==, expected->end.players);
  g_assert_cmpint (table->next.round.wind, ==, expected->next.round.wind);
  g_assert_cmpint (table->next.round.number, ==, expected->next.round.number);
  g_assert_cmpint (table->next.round.extension, ==, expected->next.round.extension);
  g_assert_cmpint (table->next.honba, ==, expected->next.honba);
  g_assert_cmpint (table->next.dealer, ==, expected->next.dealer);
  if (table->end.reason == TB_END_NONE)
    return;

  tb_table_settle (table, &settlement);
  tb_table_settle (expected, &expected_settlement);
  for (int i = 0; i < table->rules->players; i++)
    g_assert_cmpint (settlement.players[i].total, ==, expected_settlement.players[i].total);
  assert_same_ledger (&settlement.ledger, &expected_settlement.ledger);
}

/* Asserts that the answer for programs has a row for each player, with the same values. */
static void
assert_same_answer (const char *json,
                    const Game *game)
{
  g_autoptr (TenboRecordPlayer) player =
    tenbo_record_player_new (rulesets, TENBO_RECORD_PLAY_RECORDED);
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (JsonNode) node = NULL;
  JsonObject *answer;
  JsonArray  *hands;

  g_assert_true (tenbo_record_player_play (player, json, -1, out));
  node = json_from_string (out->str, NULL);
  g_assert_nonnull (node);
  answer = json_node_get_object (node);
  hands = json_object_get_array_member (answer, "hands");
  g_assert_cmpuint (json_array_get_length (hands), ==, game->results->len);

  for (guint i = 0; i < game->results->len; i++)
    {
      const TbHandResult *result = &g_array_index (game->results, TbHandResult, i);
      JsonObject         *hand = json_array_get_object_element (hands, i);
      JsonArray          *scores = json_object_get_array_member (hand, "scores");

      g_assert_cmpint (json_array_get_length (scores), ==, game->table.rules->players);
      for (guint j = 0; j < json_array_get_length (scores); j++)
        g_assert_cmpint (json_array_get_int_element (scores, j), ==, result->scores[j]);
      g_assert_true (json_object_get_null_member (hand, "next") ==
                     (result->end.reason != TB_END_NONE));
    }
  g_assert_true (json_object_get_null_member (answer, "final") ==
                 (game->table.end.reason == TB_END_NONE));
}

static void
check_replay (TenboRuleset *ruleset,
              uint32_t      seed)
{
  g_auto (Game) game = { 0 };
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autoptr (TenboRecord) record = NULL;
  TbTable  table;
  gboolean played;

  play_game (ruleset, seed, &game);
  text = dup_text (game.record);
  record = tenbo_record_parse (text, -1, rulesets, &problem);
  if (record == NULL)
    g_test_message ("seed %u, %s: %s", seed, problem.at, text);
  g_assert_nonnull (record);
  again = dup_text (record);
  g_assert_cmpstr (again, ==, text);
  played = tenbo_record_play (record, TENBO_RECORD_PLAY_RECORDED, &table, hand_played_cb, &game,
                              &problem);
  if (!played)
    g_test_message ("seed %u, %s: %s", seed, problem.at, text);
  g_assert_true (played);
  assert_same_end (&table, &game.table);
  assert_same_answer (text, &game);
}

static void
test_replay (gconstpointer data)
{
  for (uint32_t seed = 0; seed < get_n_games (); seed++)
    check_replay ((TenboRuleset *) data, seed);
}

/* Returns a ruleset with any fields that agree, as in a file. */
static TenboRuleset *
make_ruleset (void)
{
  TenboRulesetHead head = { .id = (char *) "random", .name.en = (char *) "Random" };
  g_autoptr (GPtrArray) notes = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *json = NULL;
  TenboRuleset    *ruleset;
  TbRules          rules;

  memset (&rules, 0, sizeof rules);
  engine_random_rules (&rules);
  head.notes = notes;
  json = tenbo_ruleset_write (&head, &rules);
  ruleset = tenbo_ruleset_new_from_json (json, -1, "random", NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (tenbo_ruleset_get_json (ruleset), ==, json);
  return ruleset;
}

static void
test_random_rulesets (void)
{
  int n_rulesets = sample_size (50, 2000);

  for (int i = 0; i < n_rulesets; i++)
    {
      g_autoptr (TenboRuleset) ruleset = make_ruleset ();

      for (uint32_t seed = 0; seed < N_THEIR_GAMES; seed++)
        check_replay (ruleset, seed);
    }
}

/* Walks at random from @node to a value below `hands` and appends its path to @path. */
static void
walk (RandomPlay *play,
      JsonNode   *node,
      GString    *path)
{
  while (!JSON_NODE_HOLDS_VALUE (node) && (path->len == 0 || random_play_happens (play, 80)))
    if (JSON_NODE_HOLDS_ARRAY (node))
      {
        JsonArray *list = json_node_get_array (node);
        guint      index;

        if (json_array_get_length (list) == 0)
          return;
        index = random_play_below (play, json_array_get_length (list));
        g_string_append_printf (path, "[%u]", index);
        node = json_array_get_element (list, index);
      }
    else
      {
        JsonObject *object = json_node_get_object (node);
        g_autoptr (GList) keys = json_object_get_members (object);
        const char *key;

        if (keys == NULL)
          return;
        key = g_list_nth_data (keys, random_play_below (play, g_list_length (keys)));
        g_string_append_printf (path, ".%s", key);
        node = json_object_get_member (object, key);
      }
}

/* No number of a hand accepts a fraction, and the refusal names each location. */
static void
test_spoiled (gconstpointer data)
{
  TenboRuleset *ruleset = (TenboRuleset *) data;

  for (uint32_t seed = 0; seed < get_n_games (); seed++)
    {
      g_auto (Game) game = { 0 };
      g_autofree char *text = NULL;
      g_autoptr (JsonNode) root = NULL;
      JsonNode  *hands;
      RandomPlay play;

      play_game (ruleset, seed, &game);
      text = dup_short_text (game.record);
      root = json_from_string (text, NULL);
      hands = json_object_get_member (json_node_get_object (root), "hands");
      random_play_init (&play, seed + 1000);
      for (int i = 0; i < N_SPOILT; i++)
        {
          g_autoptr (GString) at = g_string_new (NULL);
          g_autofree char *spoilt = NULL;

          walk (&play, hands, at);
          g_string_prepend (at, "hands");
          spoilt = spoil_record (text, at->str, "3.5");
          assert_refused (spoilt, at->str, TB_PROBLEM_WRONG_TYPE);
        }
    }
}

/* Another riichi in a hand is played, or refused in this hand or in one that it affects. */
static void
test_other_riichi (gconstpointer data)
{
  TenboRuleset *ruleset = (TenboRuleset *) data;
  guint         n_refused = 0;

  for (uint32_t seed = 0; seed < get_n_games (); seed++)
    {
      g_auto (Game) game = { 0 };
      g_autofree char *text = NULL;
      RandomPlay       play;

      play_game (ruleset, seed, &game);
      text = dup_short_text (game.record);
      random_play_init (&play, seed + 2000);
      for (int i = 0; i < N_SPOILT; i++)
        {
          g_auto (TenboRecordProblem) problem = { 0 };
          g_autofree char *at = NULL;
          g_autofree char *player = NULL;
          g_autofree char *spoilt = NULL;

          at = g_strdup_printf ("hands[%u].riichi",
                                random_play_below (&play, game.results->len));
          player = g_strdup_printf ("[%u]", random_play_below (&play, TB_MAX_PLAYERS + 1));
          spoilt = spoil_record (text, at, player);
          if (play_record (spoilt, rulesets, &problem))
            continue;

          n_refused++;
          g_assert_true (g_str_has_prefix (problem.at, "hands["));
        }
    }
  g_assert_cmpuint (n_refused, >, 0);
}

static void
add_tests (TenboRuleset *ruleset)
{
  static const struct
  {
    const char   *name;
    GTestDataFunc func;
  } tests[] = {
    { "the written record is the game", test_replay },
    { "a wrong type is refused at its location", test_spoiled },
    { "other riichi are refused in a hand or played", test_other_riichi },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strdup_printf ("/random-games/%s/%s",
                                               tenbo_ruleset_get_id (ruleset), tests[i].name);

      g_test_add_data_func_full (path, g_object_ref (ruleset), tests[i].func, g_object_unref);
    }
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  rulesets = tenbo_ruleset_list_new (NULL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rulesets)); i++)
    {
      g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (rulesets), i);

      add_tests (ruleset);
    }
  g_test_add_func ("/random-games/any ruleset/the written record is the game",
                   test_random_rulesets);
  status = g_test_run ();
  g_object_unref (rulesets);
  return status;
}
