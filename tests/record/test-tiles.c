/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hands recorded as tiles: writing returns the text that was read, the game pays their value, and
 * one valuer values them one after the other. */

#include <string.h>

#include "spoil.h"
#include "tenbo-valuation.h"

/* A hand with wild tiles, melds and flowers: 360 tai by self-draw. */
#define RICH                                                                        \
  "{'tiles': {'hand': '8999m', 'melds': ['chi 123s', 'kan 1111z', 'ankan 5555p'], " \
  "'win': '7m', 'aside': ['2f', '7f'], 'flags': ['rinshan']}, 'wild': '9m'}"

/* One of three tai, too few for a discard. */
#define POOR "{'tiles': {'hand': '123m11456p34567s', 'win': '8s'}, 'wild': '9m'}"

#define NO_CHIPS "[0, 0, 0, 0]"

static const struct
{
  const char *name;
  const char *ruleset;
  const char *hand;
  const char *deltas; /* NULL: refused */
  const char *chips;
} won[] = {
  { "self-drawn tai", "fenghua",
    "{'result': 'win', 'wins': [{'player': 1, 'value': " RICH "}]}",
    "[-720, 2160, -720, -720]", NO_CHIPS },
  { "own flowers do not count towards the minimum of a discard", "fenghua",
    "{'result': 'win', 'wins': [{'player': 2, 'from': 0, 'value': {'tiles': {'hand': "
    "'123m11456p34567s', 'win': '8s', 'aside': ['3f', '7f', '4f']}}}]}",
    NULL, NULL },
  { "a wild tile that stands for another", "fenghua",
    "{'result': 'win', 'wins': [{'player': 2, 'value': {'tiles': {'hand': '1235m11456p3467s', "
    "'win': '8s'}, 'wild': '5m'}}]}",
    "[-20, -20, 60, -20]", NO_CHIPS },
  { "a robbed kong, which needs no minimum", "fenghua",
    "{'result': 'win', 'wins': [{'player': 2, 'from': 0, 'value': " POOR ", 'robbed': true}]}",
    "[-60, 0, 60, 0]", NO_CHIPS },
  { "riichi as the hand says", "mleague",
    "{'result': 'win', 'riichi': [1], 'wins': [{'player': 1, 'from': 3, 'value': {'tiles': "
    "{'hand': '123m340567p2255s', 'win': '5s', 'dora': ['2m'], 'ura': ['9m']}}}]}",
    "[0, 8000, 0, -8000]", NO_CHIPS },
  { "chips as recorded, not as in the tiles", "b-rule",
    "{'result': 'win', 'riichi': [1], 'wins': [{'player': 1, 'from': 3, 'value': {'tiles': "
    "{'hand': '234m22456p34567s', 'win': '8s'}}, 'bonus': {'ippatsu': 1}}]}",
    "[0, 3900, 0, -3900]", "[0, 5000, 0, -5000]" },
};

static JsonObject *
play (const char *ruleset,
      const char *hand,
      JsonNode  **node)
{
  g_autoptr (TenboRecordPlayer) player = tenbo_record_player_new (rulesets, TENBO_RECORD_PLAY_NEW);
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *json = make_record_under (ruleset, NULL, hand);

  tenbo_record_player_play (player, json, -1, out);
  *node = json_from_string (out->str, &error);
  g_assert_no_error (error);
  return json_node_get_object (*node);
}

/* Asserts that the amounts @key of @hand are @expected, a list in JSON. */
static void
assert_amounts (JsonObject *hand,
                const char *key,
                const char *expected)
{
  g_autoptr (JsonNode) node = json_from_string (expected, NULL);

  g_assert_true (json_node_equal (json_object_get_member (hand, key), node));
}

static void
test_won (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (won); i++)
    {
      g_autoptr (JsonNode) node = NULL;
      JsonObject *game = play (won[i].ruleset, won[i].hand, &node);
      JsonObject *hand;

      g_test_message ("%s", won[i].name);
      if (won[i].deltas == NULL)
        {
          JsonObject *error = json_object_get_object_member (game, "error");

          g_assert_cmpstr (json_object_get_string_member (error, "at"), ==,
                           "hands[0].wins[0].value.tiles");
          continue;
        }
      g_assert_true (json_object_has_member (game, "hands"));
      hand = json_array_get_object_element (json_object_get_array_member (game, "hands"), 0);
      assert_amounts (hand, "deltas", won[i].deltas);
      assert_amounts (hand, "chips", won[i].chips);
    }
}

/* Three players have three results. */
static void
test_three_players (void)
{
  g_autoptr (JsonNode) node = NULL;
  JsonObject *game = play ("tenhou-sanma",
                           "{'result': 'win', 'wins': [{'player': 1, 'from': 2, 'value': "
                           "{'limit': 'mangan'}}]}, {'result': 'stop'}",
                           &node);
  JsonArray  *final = json_object_get_array_member (game, "final");

  g_assert_cmpuint (json_array_get_length (final), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      JsonObject *one = json_array_get_object_element (final, i);

      g_assert_cmpint (json_object_get_int_member (one, "player"), ==, i);
      g_assert_cmpint (json_object_get_int_member (one, "rank"), ==, i == 0 ? 2 : i == 1 ? 1
                                                                                         : 3);
    }
}

/* Tiles are written by suit, each suit in ascending order. */
static void
test_suits (void)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_list_find (rulesets, "mleague", NULL);
  g_autoptr (GString) out = g_string_new (NULL);
  g_autofree char *json = dup_json (
    "{'result': 'win', 'wins': [{'player': 1, 'from': 3, 'value': {'tiles': "
    "{'hand': '1m2p3s4m5p6s7m8p9s1z2m3p4s', 'win': '8s'}}}]}");
  g_autofree char *sorted = dup_json (
    "{'result': 'win', 'wins': [{'player': 1, 'from': 3, 'value': {'tiles': "
    "{'hand': '1247m2358p3469s1z', 'win': '8s'}}}]}");
  TenboRecordHand hand;

  g_assert_true (tenbo_record_parse_hand (json, -1, ruleset, &hand, &problem));
  tenbo_record_write_hand (&hand, ruleset, out);
  g_assert_cmpstr (out->str, ==, sorted);
  tenbo_record_hand_clear (&hand);
}

static void
test_round_trip (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (won); i++)
    {
      g_auto (TenboRecordProblem) problem = { 0 };
      g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_list_find (rulesets, won[i].ruleset, NULL);
      g_autoptr (GString) out = g_string_new (NULL);
      g_autofree char *json = dup_json (won[i].hand);
      TenboRecordHand  hand;

      g_assert_true (tenbo_record_parse_hand (json, -1, ruleset, &hand, &problem));
      tenbo_record_write_hand (&hand, ruleset, out);
      g_assert_cmpstr (out->str, ==, json);
      tenbo_record_hand_clear (&hand);
    }
}

#define MLEAGUE "{'ruleset': 'mleague', 'round': 'E', 'seat': 'S', "
#define FENGHUA "{'ruleset': 'fenghua', 'round': 'E', 'seat': 'S', 'wild': '9m', "

/* An order in which each ruleset follows each other ruleset and a refusal. */
static const char *const requests[] = {
  MLEAGUE "'from': 'ron', 'tiles': {'hand': '22456p34567s', 'melds': ['chi 234m'], 'win': '8s'}}",
  FENGHUA "'from': 'tsumo', 'tiles': {'hand': '123m11456p34567s', 'win': '8s'}}",
  MLEAGUE "'override': {'open-tanyao': false}, 'from': 'ron', "
          "'tiles': {'hand': '22456p34567s', 'melds': ['chi 234m'], 'win': '8s'}}",
  MLEAGUE "'from': 'ron', 'honba': 3, "
          "'tiles': {'hand': '22456p34567s', 'melds': ['chi 234m'], 'win': '8s'}}",
  MLEAGUE "'from': 'nobody', 'tiles': {'hand': '22456p34567s', 'win': '8s'}}",
  MLEAGUE "'tiles': {'hand': '22456p34567s', 'melds': ['chi 234m']}}",
  FENGHUA "'tiles': {'hand': '22456p34567s', 'melds': ['chi 234m']}}",
  MLEAGUE "'from': 'ron', 'tiles': {'hand': '22456p34567s', 'melds': ['chi 234m'], 'win': '8s'}}",
  "{}",
  "{",
};

static char *
answer (TenboValuer *valuer,
        const char  *request)
{
  GString         *out = g_string_new (NULL);
  g_autofree char *json = dup_json (request);

  g_assert_cmpint (tenbo_valuer_answer (valuer, json, -1, out), !=,
                   g_str_has_prefix (out->str, "{\"error\": {"));
  return g_string_free_and_steal (out);
}

/* One valuer answers as if each request were its first. */
static void
test_valuer (void)
{
  g_autoptr (TenboValuer) valuer = tenbo_valuer_new (rulesets);

  for (size_t i = 0; i < G_N_ELEMENTS (requests); i++)
    for (size_t j = 0; j < G_N_ELEMENTS (requests); j++)
      {
        g_autoptr (TenboValuer) fresh = tenbo_valuer_new (rulesets);
        g_autofree char *before = answer (valuer, requests[i]);
        g_autofree char *used = answer (valuer, requests[j]);
        g_autofree char *expected = answer (fresh, requests[j]);

        g_assert_cmpstr (used, ==, expected);
      }
}

/* A wait has the value of the whole hand with it. */
static void
test_waits (void)
{
  g_autoptr (TenboValuer) valuer = tenbo_valuer_new (rulesets);
  g_autofree char *waits = answer (valuer, requests[5]);
  g_autofree char *won_on_8s = answer (valuer, requests[0]);
  g_autoptr (JsonNode) node = json_from_string (waits, NULL);
  g_autoptr (JsonNode) whole = json_from_string (won_on_8s, NULL);
  JsonArray *list = json_object_get_array_member (json_node_get_object (node), "waits");

  g_assert_cmpuint (json_array_get_length (list), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      JsonObject *wait = json_array_get_object_element (list, i);
      const char *tile = json_object_get_string_member (wait, "tile");

      g_assert_cmpstr (tile, ==, ((const char *[]) { "2s", "5s", "8s" })[i]);
      g_assert_true (json_object_has_member (wait, "tsumo"));
      if (i == 2)
        g_assert_true (json_node_equal (json_object_get_member (wait, "ron"), whole));
    }
}

/* Parts of answers that no other test of the folder reads: each further set of a yaku, the tile to
 * blame if there is one, a dealer's payments, and the location of an error. */
static void
test_answers (void)
{
  static const struct
  {
    const char *request;
    const char *part;
    const char *absent;
  } cases[] = {
    { "{'ruleset': 'b-rule', 'round': 'E', 'seat': 'S', 'from': 'ron', "
      "'tiles': {'hand': '1111m3333p5577s2z', 'win': '2z'}}",
      "[{\"id\": \"set-chiitoi\", \"han\": 3}, {\"id\": \"set-chiitoi\", \"han\": 1}]", NULL },
    { "{'ruleset': 'mleague', 'round': 'E', 'seat': 'S', 'tiles': {'hand': '11111p456p345s22z'}}",
      "\"tile\": \"1p\"", NULL },
    { "{'ruleset': 'tenhou-sanma', 'round': 'E', 'seat': 'S', "
      "'tiles': {'hand': '99999s456p345s22z'}}",
      "\"tile\": \"9s\"", NULL },
    { "{'ruleset': 'tenhou-sanma', 'round': 'E', 'seat': 'S', "
      "'tiles': {'hand': '456m456p345s22z99p'}}",
      "\"tile\": \"4m\"", NULL },
    { MLEAGUE "'tiles': {'hand': '22456p34567s', 'melds': ['chi 234m'], 'aside': ['1f']}}",
      "\"tile\": \"1f\"", NULL },
    { "{'ruleset': 'fenghua', 'round': 'E', 'seat': 'S', 'tiles': {'hand': '11111p456p345s22z'}}",
      "\"tile\": \"1p\"", "waits" },
    { MLEAGUE "'tiles': {'hand': '22456p34567s', 'melds': [null]}}",
      "\"at\": \"tiles.melds[0]\"", "waits" },
    { MLEAGUE "'tiles': {'hand': '22456p34567s', 'melds': ['chi 135m']}}",
      "\"error\": \"bad-tiles\"", "\"at\"" },
    { MLEAGUE "'tiles': {'hand': '22456p'}}", "\"error\": \"bad-tiles\"", "\"tile\"" },
    { MLEAGUE "'from': 'ron', 'tiles': {'hand': '2p', 'melds': ['chi 234m'], 'win': '2p'}}",
      "\"error\": \"bad-tiles\"", "\"tile\"" },
    { MLEAGUE "'from': 'ron', 'tiles': {'hand': '1223456p345678s', 'win': '8s'}}",
      "\"error\": \"not-complete\"", "\"tile\"" },
    { "{'ruleset': 'mleague', 'round': 'E', 'seat': 'E', 'from': 'tsumo', "
      "'tiles': {'hand': '22456p34567s', 'melds': ['chi 234m'], 'win': '8s'}}",
      "\"tsumo\": {\"each\": 500}}", NULL },
    { "{'ruleset': 'sanma-parlor', 'override': {'scoring': 'linear', 'han-points': 2000, "
      "'seven-pairs-forty-fu': false, 'double-wind-pair-fu': 2, 'rinshan-haitei-tsumo-fu': true, "
      "'open-pinfu': 'thirty', 'kiriage-mangan': false, 'tsumo-split': 'thirds', "
      "'tsumo-table': []}, 'round': 'E', 'seat': 'E', 'from': 'tsumo', "
      "'tiles': {'hand': '3499p678789s', 'melds': ['pon 777z'], 'win': '2p'}}",
      "\"tsumo\": {\"each\": 1000, \"next\": 2000}}", NULL },
    { MLEAGUE "'tiles': {'hand': '22456p34567s', 'melds': ['chi 234m']}, 'x': 1}", "\"at\": \"x\"",
      "waits" },
    { "{'ruleset': 'no-such', 'round': 'E', 'seat': 'E', 'tiles': {'hand': '22456p34567s'}}",
      "\"at\": \"ruleset\"", "waits" },
    { "{'ruleset': 'mleague', 'override': {'winds': 7}, 'round': 'E', 'seat': 'E', "
      "'tiles': {'hand': '22456p34567s'}}",
      "\"at\": \"override", "waits" },
    { "{'round': 'E', 'seat': 'E', 'tiles': {'hand': '22456p34567s'}}", "\"at\": \"ruleset\"",
      "waits" },
    { "{'ruleset': 'mleague', 'seat': 'E', 'tiles': {'hand': '22456p34567s'}}",
      "\"at\": \"round\"", "waits" },
    { "{'ruleset': 'mleague', 'round': 'E', 'tiles': {'hand': '22456p34567s'}}",
      "\"at\": \"seat\"", "waits" },
    { "{'ruleset': 'mleague', 'round': 'E', 'seat': 'E'}", "\"at\": \"tiles\"", "waits" },
    { MLEAGUE "'from': 'nobody', 'tiles': {'hand': '22456p34567s', 'win': '8s'}}",
      "\"at\": \"from\"", "waits" },
    { MLEAGUE "'tiles': {'hand': '22456p34567s', 'melds': ['chi 234m'], 'win': '8s'}}",
      "\"at\": \"from\"", "waits" },
    { MLEAGUE "'tiles': 7}", "Wrong type", "waits" },
    { MLEAGUE "'tiles': {'hand': 7}}", "Wrong type", "waits" },
    { MLEAGUE "'from': 'ron', 'tiles': {'hand': '22456p34567s', 'win': 7}}", "Wrong type",
      "waits" },
    { MLEAGUE "'from': 'ron', 'tiles': {'hand': '22456p34567s', 'win': '12m'}}", "12m", "waits" },
    { "{'ruleset': 'mleague', 'round': 'E', 'seat': 'W', 'tiles': {'hand': 'x'}}",
      "\"at\": \"tiles.hand\"", "waits" },
  };
  g_autoptr (TenboValuer) valuer = tenbo_valuer_new (rulesets);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *found = answer (valuer, cases[i].request);

      g_test_message ("%s", found);
      g_assert_nonnull (strstr (found, cases[i].part));
      if (cases[i].absent != NULL)
        g_assert_null (strstr (found, cases[i].absent));
    }
}

/* Texts and lists that exceed the limits are refused at their location, with a clear message. */
static void
test_too_long (void)
{
  static const struct
  {
    const char *before;
    const char *each;
    const char *after;
    const char *at;
  } cases[] = {
    { "'hand': '", "1m", "', 'win': '8s'", "tiles.hand" },
    { "'hand': '", "1", "m', 'win': '8s'", "tiles.hand" },
    { "'hand': '5m', 'win': '", "5m", "'", "tiles.win" },
    { "'hand': '5m', 'win': '5m', 'melds': ['pon ", "5", "m']", "tiles.melds[0]" },
    { "'hand': '5m', 'win': '5m', 'melds': [", "'pon 111m', ", "'pon 111m']", "tiles.melds" },
    { "'hand': '5m', 'win': '5m', 'dora': [", "'1m', ", "'1m']", "tiles.dora" },
    { "'hand': '5m', 'win': '5m', 'ura': [", "'1m', ", "'1m']", "tiles.ura" },
    { "'hand': '5m', 'win': '5m', 'aside': [", "'4z', ", "'4z']", "tiles.aside" },
    { "'hand': '5m', 'win': '5m', 'flags': [", "'riichi', ", "'riichi']", "tiles.flags" },
  };
  g_autoptr (TenboValuer) valuer = tenbo_valuer_new (rulesets);

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (TenboRecordProblem) problem = { 0 };
      g_autoptr (GString) request = g_string_new (MLEAGUE "'from': 'ron', 'tiles': {");
      g_autofree char *json = NULL;
      g_autofree char *why = NULL;

      g_string_append (request, cases[i].before);
      for (int n = 0; n < 10000; n++)
        g_string_append (request, cases[i].each);
      g_string_append_printf (request, "%s}}", cases[i].after);
      json = dup_json (request->str);
      g_assert_null (tenbo_valuer_read (valuer, json, -1, &problem));
      g_assert_cmpstr (problem.at, ==, cases[i].at);
      why = tenbo_record_problem_dup_text (&problem);
      g_assert_cmpuint (strlen (why), <, 200);
    }
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  rulesets = tenbo_ruleset_list_new (NULL);
  g_test_add_func ("/tiles/a game pays their value", test_won);
  g_test_add_func ("/tiles/three players", test_three_players);
  g_test_add_func ("/tiles/they are written by suit", test_suits);
  g_test_add_func ("/tiles/they are written as read", test_round_trip);
  g_test_add_func ("/tiles/too many are not read", test_too_long);
  g_test_add_func ("/tiles/each request is answered as if it were the first", test_valuer);
  g_test_add_func ("/tiles/a wait has the value of the whole hand", test_waits);
  g_test_add_func ("/tiles/parts of answers", test_answers);
  status = g_test_run ();
  g_object_unref (rulesets);
  return status;
}
