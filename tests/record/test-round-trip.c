/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writing returns the text that was read: ids, notes and paths survive. The fast player and the
 * slow one give the same results. */

#include "spoil.h"

/* All members of a record. */
#define FULL_GAME                                                                             \
  "'id': '5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c00', 'note': 'rain\\n all day', "                 \
  "'title': 'Friday', 'place': 'Mori', 'started': '2025-11-21T19:30:00+09:00', "              \
  "'ended': '2025-11-21T21:30:00+09:00', 'session': '5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c11', " \
  "'void': true, 'seats': [3, 1, 2, 0], "                                                     \
  "'people': ['5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c01', null, null, null]"

/* Canonical text of hands, which must not change. */
static const char *const hands[] = {
  "{'result': 'win', 'riichi': [1, 0], 'wins': [{'player': 1, 'from': 3, 'value': {'han': 3, "
  "'fu': 40}, 'bonus': {'ippatsu': 1, 'ura': 2}}]}",
  "{'result': 'win', 'riichi': [1, 0], 'open_riichi': [0], 'wins': [{'player': 1, 'from': 3, "
  "'value': {'han': 3, 'fu': 40}}]}",
  "{'result': 'win', 'wins': [{'player': 1, 'value': {'han': 5}}], 'continue': false}",
  "{'result': 'win', 'riichi': [0], 'wins': [{'player': 2, 'from': 0, 'value': {'limit': "
  "'sanbaiman'}, 'open': true, 'on_riichi_tile': true}, {'player': 3, 'from': 0, 'value': "
  "{'yakuman': ['suuankou', 'tsuuiisou']}}]}",
  "{'result': 'win', 'wins': [{'player': 1, 'value': {'yakuman': ['daisangen']}, 'open': true, "
  "'pao': {'player': 3, 'for': ['daisangen']}}]}",
  "{'result': 'win', 'wins': [{'player': 1, 'value': {'yaku': ['yakuhai-white', 'toitoi'], "
  "'dora': 2, 'fu': 40, 'open': true}}]}",
  "{'result': 'win', 'wins': [{'player': 1, 'from': 0, 'value': {'tiles': {'hand': "
  "'22406p34567s', 'melds': ['chi 340m', 'ankan 1111z'], 'win': '8s', 'dora': ['3m', '1z'], "
  "'ura': ['5z'], 'aside': ['4z', '1f'], 'flags': ['riichi', 'houtei']}}}]}",
  "{'result': 'win', 'wins': [{'player': 1, 'from': 0, 'value': {'yaku': ['tanyao'], 'fu': 40, "
  "'open': false}}]}",
  "{'result': 'win', 'wins': [{'player': 1, 'from': 0, 'value': {'han': 2, 'fu': 30}, "
  "'pao': {'player': 2}}]}",
  "{'result': 'win', 'wins': [{'player': 1, 'from': 0, 'value': {'han': 2, 'fu': 30}, "
  "'open': false}, {'player': 2, 'from': 0, 'value': {'limit': 'mangan'}, 'open': true}]}",
  "{'result': 'draw', 'tenpai': []}",
  "{'result': 'draw', 'riichi': [2], 'fouls': [{'player': 0, 'kind': 'deposit'}], 'tenpai': "
  "[2, 0], 'continue': true, 'id': 'x', 'note': 'so close'}",
  "{'result': 'foul', 'fouls': [{'player': 2, 'kind': 'chombo', 'against': [{'player': 0, "
  "'value': {'limit': 'haneman'}}, {'player': 1, 'value': {'han': 2, 'fu': 40}}, {'player': 3, "
  "'value': {'han': 5}}]}]}",
  "{'result': 'adjust', 'transfers': [{'from': 0, 'to': 1, 'points': 500}, {'from': 2, 'to': 1, "
  "'points': 100}]}",
  "{'result': 'stop'}",
  "{'result': 'abort', 'riichi': [3, 1, 0, 2], 'reason': 'four-riichi'}",
  "{'result': 'draw', 'tenpai': [1], 'nagashi': [3, 0]}",
  "{'result': 'win', 'wins': [{'player': 1, 'value': {'han': 5}}], 'wareme': 3}",
  "{'result': 'win', 'wins': [{'player': 1, 'from': 3, 'value': {'tai': 54}, 'robbed': true, "
  "'last_tile': true}]}",
  "{'result': 'win', 'wins': [{'player': 1, 'value': {'tai': ['dragon', 'dragon', "
  "'direct-kan-bloom']}, 'pao': {'player': 0}}]}",
  "{'result': 'win', 'wins': [{'player': 1, 'value': {'tai': []}}]}",
  /* Any object may have an id and a note. */
  "{'result': 'win', 'wins': [{'player': 1, 'value': {'yakuman': ['daisangen'], 'id': 'v', "
  "'note': 'a value'}, 'pao': {'player': 3, 'note': 'pao'}, 'bonus': {'ura': 1, 'note': "
  "'b'}, 'id': 'w', 'note': 'a win'}], 'note': 'a hand'}",
  "{'result': 'foul', 'fouls': [{'player': 2, 'kind': 'chombo', 'against': [{'player': 0, "
  "'value': {'limit': 'haneman', 'note': 'v'}, 'note': 'shown'}], 'note': 'foul'}]}",
  "{'result': 'adjust', 'transfers': [{'from': 0, 'to': 1, 'points': 500}, {'from': 2, 'to': 1, "
  "'points': 100, 'note': 'second'}]}",
};

static TenboRuleset *
ref_ruleset (void)
{
  return g_list_model_get_item (G_LIST_MODEL (rulesets), 0);
}

static gboolean
parse_hand (const char         *quoted,
            TenboRecordHand    *hand,
            TenboRecordProblem *problem)
{
  g_autoptr (TenboRuleset) ruleset = ref_ruleset ();
  g_autofree char *json = dup_json (quoted);

  return tenbo_record_parse_hand (json, -1, ruleset, hand, problem);
}

static gboolean
parse_partial (const char         *quoted,
               TbPartialHand      *partial,
               TenboRecordProblem *problem)
{
  g_autoptr (TenboRuleset) ruleset = ref_ruleset ();
  g_autofree char *json = dup_json (quoted);

  return tenbo_record_parse_partial (json, -1, ruleset, partial, problem);
}

static void
test_hands (void)
{
  g_autoptr (TenboRuleset) ruleset = ref_ruleset ();

  for (size_t i = 0; i < G_N_ELEMENTS (hands); i++)
    {
      g_auto (TenboRecordProblem) problem = { 0 };
      g_autoptr (GString) out = g_string_new (NULL);
      g_autofree char *json = dup_json (hands[i]);
      TenboRecordHand  hand;

      g_assert_true (parse_hand (hands[i], &hand, &problem));
      tenbo_record_write_hand (&hand, ruleset, out);
      g_assert_cmpstr (out->str, ==, json);
      /* The id and the note of an object are one remark. */
      for (guint j = 0; hand.remarks != NULL && j < hand.remarks->len; j++)
        for (guint k = 0; k < j; k++)
          g_assert_cmpstr (((TenboRecordRemark *) hand.remarks->pdata[j])->at, !=,
                           ((TenboRecordRemark *) hand.remarks->pdata[k])->at);
      tenbo_record_hand_clear (&hand);
    }
}

static void
test_hand_refused (void)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  TenboRecordHand hand;

  g_assert_false (parse_hand ("{'result': 'draw', 'id': 'x', 'tenpai': [4]}", &hand, &problem));
  g_assert_cmpstr (problem.at, ==, "tenpai[0]");
  g_assert_null (hand.id);
  tenbo_record_problem_clear (&problem);
  g_assert_false (parse_hand ("{", &hand, &problem));
  g_assert_cmpstr (problem.at, ==, "");
}

static void
test_partial (void)
{
  static const char *const partials[] = {
    "{}",
    "{'riichi': [2, 0]}",
    "{'riichi': [2, 0], 'open_riichi': [0]}",
    "{'riichi': [3], 'fouls': [{'player': 0, 'kind': 'deposit'}, {'player': 1, 'kind': "
    "'dead-hand'}]}",
    "{'fouls': [{'player': 0, 'kind': 'deposit'}, {'player': 1, 'kind': 'deposit'}, "
    "{'player': 2, 'kind': 'deposit'}, {'player': 3, 'kind': 'deposit'}]}",
  };
  g_autoptr (TenboRuleset) ruleset = ref_ruleset ();
  g_auto (TenboRecordProblem) problem = { 0 };
  TbPartialHand partial;

  for (size_t i = 0; i < G_N_ELEMENTS (partials); i++)
    {
      g_autoptr (GString) out = g_string_new (NULL);
      g_autofree char *json = dup_json (partials[i]);

      g_assert_true (parse_partial (partials[i], &partial, &problem));
      tenbo_record_write_partial (&partial, ruleset, out);
      g_assert_cmpstr (out->str, ==, json);
    }
  g_assert_false (parse_partial ("{'riichi': [2, 2]}", &partial, &problem));
  g_assert_cmpstr (problem.at, ==, "riichi[1]");
  g_assert_cmpint (partial.n_open_riichi, ==, 0);
  g_assert_cmpint (partial.n_fouls, ==, 0);
  tenbo_record_problem_clear (&problem);
  g_assert_false (parse_partial ("{'riichi': [2], 'open_riichi': [5]}", &partial, &problem));
  g_assert_cmpstr (problem.at, ==, "open_riichi[0]");
  tenbo_record_problem_clear (&problem);
  g_assert_false (parse_partial ("{", &partial, &problem));
  g_assert_cmpint (partial.n_riichi, ==, 0);
}

/* A game stays the same after reading and writing, and so does its text the second time. */
static void
test_game (void)
{
  g_autofree char *json = make_record (FULL_GAME, hands[0]);
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = tenbo_record_parse (json, -1, rulesets, &problem);
  g_autoptr (TenboRecord) again = NULL;
  g_autoptr (GString) first = g_string_new (NULL);
  g_autoptr (GString) second = g_string_new (NULL);

  g_assert_nonnull (record);
  tenbo_record_write (record, first);
  again = tenbo_record_parse (first->str, (gssize) first->len, rulesets, &problem);
  g_assert_nonnull (again);
  tenbo_record_write (again, second);
  g_assert_cmpstr (first->str, ==, second->str);
  g_assert_true (g_str_has_suffix (first->str, "}\n  ]\n}\n"));

  g_assert_cmpstr (tenbo_ruleset_get_json (again->ruleset), ==,
                   tenbo_ruleset_get_json (record->ruleset));
  g_assert_cmpstr (again->id, ==, "5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c00");
  g_assert_cmpstr (again->note, ==, "rain\n all day");
  g_assert_cmpstr (again->title, ==, "Friday");
  g_assert_cmpstr (again->venue, ==, "Mori");
  g_assert_cmpstr (again->started, ==, "2025-11-21T19:30:00+09:00");
  g_assert_cmpstr (again->ended, ==, "2025-11-21T21:30:00+09:00");
  g_assert_cmpstr (again->session, ==, "5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c11");
  g_assert_true (again->is_void);
  g_assert_cmpint (again->sides[0], ==, 3);
  g_assert_cmpstr (again->people[0], ==, "5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c01");
  g_assert_null (again->people[1]);
  g_assert_cmpstr (again->names[3], ==, "Dai");
  g_assert_cmpuint (again->hands->len, ==, 1);

  /* A history has the ruleset once, so its games only name it. */
  g_string_truncate (second, 0);
  tenbo_record_write_named (record, second);
  g_assert_nonnull (strstr (second->str, "\"ruleset\": \"b-rule\""));
}

/* A game without optional members stays that way and has no hands. */
static void
test_bare_game (void)
{
  g_autofree char *json = make_record (NULL, "");
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = tenbo_record_parse (json, -1, rulesets, &problem);
  g_autoptr (GString) out = g_string_new (NULL);

  g_assert_nonnull (record);
  g_assert_cmpint (record->sides[0], ==, -1);
  tenbo_record_write (record, out);
  g_assert_null (strstr (out->str, "\"people\""));
  g_assert_null (strstr (out->str, "\"seats\""));
  g_assert_null (strstr (out->str, "\"void\""));
  g_assert_true (g_str_has_suffix (out->str, "\"hands\": []\n}\n"));

  /* The first side is one, too. */
  record->sides[0] = 0;
  tenbo_record_write (record, out);
  g_assert_nonnull (strstr (out->str, "\"seats\": [0, "));
}

/* The written ruleset includes the overrides. */
static void
test_override (void)
{
  static const char override[] = "'override': {'honba-ron': 700, 'note': 'tonight'}";
  g_autofree char  *json = make_record (override, DRAW_HAND);
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = tenbo_record_parse (json, -1, rulesets, &problem);
  g_autoptr (GString) out = g_string_new (NULL);

  g_assert_nonnull (record);
  g_assert_cmpint (tenbo_ruleset_get_rules (record->ruleset)->honba_ron, ==, 700);
  tenbo_record_write (record, out);
  g_assert_nonnull (strstr (out->str, "\"honba-ron\": 700"));
  g_assert_null (strstr (out->str, "override"));
}

/* The last of repeated keys counts; all hands share one reader. */
static void
test_repeated_key (void)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  TenboRecordHand hand;

  g_assert_true (parse_hand ("{'tenpai': [0], 'result': 'stop', 'tenpai': [2, 1], "
                             "'result': 'draw'}",
                             &hand, &problem));
  g_assert_cmpint (hand.event.result, ==, TB_RESULT_DRAW);
  g_assert_cmpint (hand.event.n_tenpai, ==, 2);
  g_assert_cmpint (hand.event.tenpai[0], ==, 2);
  tenbo_record_hand_clear (&hand);
}

static void
test_paths (void)
{
  static const struct
  {
    TbProblem   problem;
    const char *path;
  } cases[] = {
    { { .at = TB_AT_HAND }, "" },
    { { .at = TB_AT_RESULT }, "result" },
    { { .at = TB_AT_RIICHI_ENTRY, .index = { 2 } }, "riichi[2]" },
    { { .at = TB_AT_AGAINST_PLAYER, .index = { 1, 2 } }, "fouls[1].against[2].player" },
    { { .at = TB_AT_WIN_PAO_FOR_ENTRY, .index = { 1, 3 } }, "wins[1].pao.for[3]" },
    { { .at = TB_AT_VALUE, .index = { 2 } }, "wins[2].value" },
    { { .at = TB_AT_VALUE_HAN, .index = { 2 } }, "wins[2].value.han" },
    { { .at = TB_AT_VALUE_YAKU_ENTRY, .index = { 2, 11 } }, "wins[2].value.yaku[11]" },
    { { .at = TB_AT_VALUE_YAKU_ENTRY, .against = true, .index = { 1, 0, 4 } },
      "fouls[1].against[0].value.yaku[4]" },
    { { .at = TB_AT_WIN_ROBBED, .index = { 1 } }, "wins[1].robbed" },
    { { .at = TB_AT_WIN_LAST_TILE, .index = { 2 } }, "wins[2].last_tile" },
    { { .at = TB_AT_REASON }, "reason" },
    { { .at = TB_AT_WAREME }, "wareme" },
    { { .at = TB_AT_NAGASHI_ENTRY, .index = { 1 } }, "nagashi[1]" },
    { { .at = TB_AT_VALUE_TAI, .index = { 1 } }, "wins[1].value.tai" },
    { { .at = TB_AT_VALUE_TAI_ENTRY, .index = { 0, 7 } }, "wins[0].value.tai[7]" },
    { { .at = TB_AT_TRANSFER_POINTS, .index = { 5 } }, "transfers[5].points" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *below = tenbo_record_path (&cases[i].problem, -1);
      g_autofree char *whole = tenbo_record_path (&cases[i].problem, 12);
      g_autofree char *expected = g_strdup_printf ("hands[12]%s%s",
                                                   cases[i].path[0] != '\0' ? "." : "",
                                                   cases[i].path);

      g_assert_cmpstr (below, ==, cases[i].path);
      g_assert_cmpstr (whole, ==, expected);
    }
  for (int at = 0; at < TB_N_LOCATIONS; at++)
    {
      TbProblem        problem = { .at = (TbProblemAt) at };
      g_autofree char *path = tenbo_record_path (&problem, -1);

      g_assert_null (strchr (path, '#'));
    }
}

static void
test_words (void)
{
  g_autoptr (TenboRuleset) ruleset = ref_ruleset ();
  const TbRules *rules = tenbo_ruleset_get_rules (ruleset);
  TbEvent        event;
  TbProblem      problem = { .at = TB_AT_VALUE_YAKU_ENTRY, .index = { 0, 1 } };

  tb_event_init (&event, TB_RESULT_WIN);
  tb_win_init (&event.wins[0], 1);
  event.n_wins = 1;
  event.wins[0].value.form = TB_VALUE_YAKU;
  event.wins[0].value.n_yaku = 2;
  event.wins[0].value.yaku[1] = TB_YAKU_SANFUU;
  g_assert_cmpstr (tenbo_record_problem_word (&problem, &event, rules), ==, "sanfuu");
  event.wins[0].value.form = TB_VALUE_TAI;
  event.wins[0].value.n_tai_items = 2;
  event.wins[0].value.tai_items[1] = TB_TAI_DRAGON;
  problem.at = TB_AT_VALUE_TAI_ENTRY;
  g_assert_cmpstr (tenbo_record_problem_word (&problem, &event, rules), ==, "dragon");
  event.wins[0].pao.n_for = 2;
  event.wins[0].pao.for_yakuman[0] = TB_YAKU_DAISANGEN;
  event.wins[0].pao.for_yakuman[1] = TB_YAKU_DAISUUSHI;
  problem.at = TB_AT_WIN_PAO_FOR_ENTRY;
  g_assert_cmpstr (tenbo_record_problem_word (&problem, &event, rules), ==, "daisuushi");
  event.reason = TB_ABORT_FOUR_KANS;
  problem.at = TB_AT_REASON;
  g_assert_cmpstr (tenbo_record_problem_word (&problem, &event, rules), ==, "four-kans");
  problem.at = TB_AT_WIN_PLAYER;
  g_assert_null (tenbo_record_problem_word (&problem, &event, rules));
  event.fouls[0] = (TbFoul) { .rule = 1, .count = 1 };
  event.fouls[0].against[1].value.form = TB_VALUE_YAKU;
  event.fouls[0].against[1].value.n_yaku = 3;
  event.fouls[0].against[1].value.yaku[2] = TB_YAKU_TOITOI;
  problem = (TbProblem) { .at = TB_AT_VALUE_YAKU_ENTRY, .against = true, .index = { 0, 1, 2 } };
  g_assert_cmpstr (tenbo_record_problem_word (&problem, &event, rules), ==, "toitoi");
  problem = (TbProblem) { .at = TB_AT_VALUE_FLAGS, .against = true, .index = { 0, 1, 2 } };
  g_assert_cmpstr (tenbo_record_problem_word (&problem, &event, rules), ==, tb_hand_flag_ids[2]);
  problem = (TbProblem) { .at = TB_AT_VALUE_FLAGS, .index = { 0, 1 } };
  g_assert_cmpstr (tenbo_record_problem_word (&problem, &event, rules), ==, tb_hand_flag_ids[1]);
  event.fouls[1] = (TbFoul) { .rule = 2, .count = 1 };
  problem = (TbProblem) { .at = TB_AT_FOUL_KIND, .index = { 1 } };
  g_assert_cmpstr (tenbo_record_problem_word (&problem, &event, rules), ==, rules->fouls[2].id);
  problem = (TbProblem) { .code = TB_PROBLEM_FOUL_RESULT, .at = TB_AT_FOUL_KIND };
  g_assert_cmpstr (tenbo_record_problem_word (&problem, &event, rules), ==, rules->fouls[1].id);
}

static void
test_ids (void)
{
  g_assert_cmpstr (tenbo_record_result_id (TB_RESULT_ADJUST), ==, "adjust");
  g_assert_cmpstr (tenbo_record_limit_id (TB_LIMIT_MANGAN), ==, "mangan");
  g_assert_cmpstr (tenbo_record_limit_id (TB_LIMIT_YAKUMAN), ==, "yakuman");
}

/* Plays @json and returns the output of the player, parsed. */
static JsonNode *
play_line (const char          *json,
           TenboRecordPlayFlags flags,
           gboolean             accepted)
{
  g_autoptr (TenboRecordPlayer) player = tenbo_record_player_new (rulesets, flags);
  g_autoptr (GString) out = g_string_new ("before");
  g_autoptr (GError) error = NULL;
  JsonNode *node;

  g_assert_true (tenbo_record_player_play (player, json, -1, out) == accepted);
  g_assert_true (g_str_has_prefix (out->str, "before{"));
  g_assert_null (strchr (out->str, '\n'));
  node = json_from_string (out->str + strlen ("before"), &error);
  g_assert_no_error (error);
  return node;
}

static void
test_player (void)
{
  g_autofree char *fine = make_record (NULL, DRAW_HAND ", " DRAW_HAND);
  g_autofree char *refused = make_record (NULL,
                                          DRAW_HAND ", {'result': 'draw', 'riichi': [3]}");
  g_autoptr (JsonNode) played = play_line (fine, TENBO_RECORD_PLAY_NEW, TRUE);
  g_autoptr (JsonNode) short_answer = play_line (refused, TENBO_RECORD_PLAY_NEW, FALSE);
  g_autoptr (JsonNode) long_answer = play_line (refused, TENBO_RECORD_PLAY_KEEP_HANDS, FALSE);
  g_autofree char *impossible = make_record (NULL, WIN_HAND ("{'yaku': ['riichi'], 'fu': 40}"));
  g_autoptr (JsonNode) older = play_line (impossible, TENBO_RECORD_PLAY_KEEP_HANDS, TRUE);
  g_autoptr (JsonNode) newer = play_line (impossible, TENBO_RECORD_PLAY_NEW, FALSE);
  g_autoptr (JsonNode) broken = play_line ("{", TENBO_RECORD_PLAY_KEEP_HANDS, FALSE);
  JsonObject *object = json_node_get_object (played);
  JsonObject *error;
  JsonArray  *ledger;

  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "hands")), ==, 2);
  g_assert_true (json_object_get_null_member (object, "end"));
  g_assert_true (json_object_get_null_member (object, "final"));
  g_assert_false (json_object_has_member (object, "needs"));

  /* Each line of the ledger moves points. */
  object = json_array_get_object_element (json_object_get_array_member (object, "hands"), 0);
  ledger = json_object_get_array_member (object, "ledger");
  for (guint i = 0; i < json_array_get_length (ledger); i++)
    g_assert_cmpint (json_object_get_int_member (json_array_get_object_element (ledger, i),
                                                 "points"),
                     >, 0);

  /* Only a new hand must not contradict itself. */
  g_assert_true (json_object_has_member (json_node_get_object (older), "hands"));
  g_assert_true (json_object_has_member (json_node_get_object (newer), "error"));

  object = json_node_get_object (short_answer);
  g_assert_cmpuint (json_object_get_size (object), ==, 1);
  error = json_object_get_object_member (object, "error");
  g_assert_cmpstr (json_object_get_string_member (error, "at"), ==, "hands[1].riichi[0]");
  g_assert_cmpstr (json_object_get_string_member (error, "message"), !=, "");

  object = json_node_get_object (long_answer);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "hands")), ==, 1);
  error = json_object_get_object_member (object, "error");
  g_assert_cmpstr (json_object_get_string_member (error, "at"), ==, "hands[1].riichi[0]");

  error = json_object_get_object_member (json_node_get_object (broken), "error");
  g_assert_cmpstr (json_object_get_string_member (error, "at"), ==, "");
}

/* The wins of the dealer that suffice in the last hand end the game. */
static void
test_player_needs (void)
{
  static const char override[] =
    "'override': {'winds': 1, 'last-dealer': 'may-stop-first', 'uma': [0, 0, 0, 0]}";
  static const char hands_before[] =
    "{'result': 'win', 'wins': [{'player': 1, 'from': 0, 'value': {'han': 1, 'fu': 30}}]}, "
    "{'result': 'draw', 'tenpai': []}, {'result': 'draw', 'tenpai': []}";
  g_autofree char *json = make_record_under ("mleague", override, hands_before);
  g_autoptr (TenboRecordPlayer) player =
    tenbo_record_player_new (rulesets, TENBO_RECORD_PLAY_NEW | TENBO_RECORD_PLAY_NEEDS);
  g_autoptr (GString) out = g_string_new (NULL);
  g_autofree char *expected = dup_json (
    "{'player': 3, 'rank': 2, 'ranks': [{'rank': 1, 'behind': 1000, 'wins': ["
    "{'value': {'han': 1, 'fu': 30}, 'usual': true, 'points': 1500, "
    "'scores': [23300, 25300, 24300, 27100], 'rank': 1, 'end': 'dealer-leads', "
    "'continue': false}, "
    "{'from': 0, 'value': {'han': 1, 'fu': 30}, 'usual': true, 'points': 1500, "
    "'scores': [21900, 26000, 25000, 27100], 'rank': 1, 'end': 'dealer-leads', "
    "'continue': false}, "
    "{'from': 1, 'value': {'han': 1, 'fu': 30}, 'usual': true, 'points': 1500, "
    "'scores': [24000, 23900, 25000, 27100], 'rank': 1, 'end': 'dealer-leads', "
    "'continue': false}, "
    "{'from': 2, 'value': {'han': 1, 'fu': 30}, 'usual': true, 'points': 1500, "
    "'scores': [24000, 26000, 22900, 27100], 'rank': 1, 'end': 'dealer-leads', "
    "'continue': false}], "
    "'draws': [{'tenpai': [3], 'noten': [1]}], "
    "'ending_draws': [{'tenpai': [3], 'noten': [1]}], 'nagashi': [], 'ending_nagashi': []}]}]}");
  g_autofree char *draws = dup_json (
    "{'player': 0, 'rank': 4, 'ranks': [{'rank': 3, 'behind': 1000, 'wins': ["
    "{'value': {'han': 1, 'fu': 30}, 'usual': true, 'points': 1100, "
    "'scores': [25700, 25500, 24500, 24300], 'rank': 1, 'end': 'rounds'}, "
    "{'from': 1, 'value': {'han': 1, 'fu': 30}, 'usual': true, 'points': 1000, "
    "'scores': [25600, 24400, 25000, 25000], 'rank': 1, 'end': 'rounds'}, "
    "{'from': 2, 'value': {'han': 1, 'fu': 30}, 'usual': true, 'points': 1000, "
    "'scores': [25600, 26000, 23400, 25000], 'rank': 2, 'end': 'rounds'}, "
    "{'from': 3, 'value': {'han': 1, 'fu': 30}, 'usual': true, 'points': 1000, "
    "'scores': [25600, 26000, 25000, 23400], 'rank': 2, 'end': 'rounds'}], "
    "'draws': [{'tenpai': [0], 'noten': [1]}, {'tenpai': [0], 'noten': [2]}, "
    "{'tenpai': [0], 'noten': [3]}], ");
  const char *needs;

  g_assert_true (tenbo_record_player_play (player, json, -1, out));
  needs = strstr (out->str, "{\"player\": 3, \"rank\": 2");
  g_assert_cmpstr (needs, ==, expected);
  g_assert_nonnull (strstr (out->str, draws));
}

/* If the ruleset counts no fu, a value has none. */
static void
test_needs_without_fu (void)
{
  g_autofree char *json = make_record_under (
    "allen", NULL, "{'result': 'win', 'wins': [{'player': 1, 'from': 2, 'value': {'han': 5}}]}");
  g_autoptr (TenboRecordPlayer) player =
    tenbo_record_player_new (rulesets, TENBO_RECORD_PLAY_NEW | TENBO_RECORD_PLAY_NEEDS);
  g_autoptr (GString) out = g_string_new (NULL);

  g_assert_true (tenbo_record_player_play (player, json, -1, out));
  g_assert_nonnull (strstr (out->str, "\"value\": {\"han\": 3}, \"usual\": true"));
  g_assert_null (strstr (out->str, "\"fu\""));
}

/* One player answers many lines, valid and invalid in turn, each as if it were the first. */
static void
test_player_again (void)
{
  g_autoptr (TenboRecordPlayer) player = tenbo_record_player_new (rulesets, TENBO_RECORD_PLAY_NEW);
  g_autofree char *fine = make_record (NULL, DRAW_HAND);
  g_autofree char *bad = make_record (NULL, "3");
  g_autoptr (GString) first = g_string_new (NULL);

  g_assert_true (tenbo_record_player_play (player, fine, -1, first));
  for (int i = 0; i < 10; i++)
    {
      g_autoptr (GString) out = g_string_new (NULL);

      g_assert_false (tenbo_record_player_play (player, bad, (gssize) strlen (bad), out));
      g_string_truncate (out, 0);
      g_assert_true (tenbo_record_player_play (player, fine, (gssize) strlen (fine), out));
      g_assert_cmpstr (out->str, ==, first->str);
    }
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  rulesets = tenbo_ruleset_list_new (NULL);
  g_test_add_func ("/round-trip/a hand is written as it was read", test_hands);
  g_test_add_func ("/round-trip/a refused hand leaves nothing behind", test_hand_refused);
  g_test_add_func ("/round-trip/a running hand is written as it was read", test_partial);
  g_test_add_func ("/round-trip/a game is written as it was read", test_game);
  g_test_add_func ("/round-trip/a bare game stays bare", test_bare_game);
  g_test_add_func ("/round-trip/the written ruleset includes the overrides", test_override);
  g_test_add_func ("/round-trip/the last of repeated keys counts", test_repeated_key);
  g_test_add_func ("/round-trip/a problem of the engine has a path", test_paths);
  g_test_add_func ("/round-trip/a problem names its yaku or foul", test_words);
  g_test_add_func ("/round-trip/results and limits have ids", test_ids);
  g_test_add_func ("/round-trip/the player writes the results of the game", test_player);
  g_test_add_func ("/round-trip/the player writes what each player needs", test_player_needs);
  g_test_add_func ("/round-trip/needs without fu", test_needs_without_fu);
  g_test_add_func ("/round-trip/each line is played as if it were the first", test_player_again);
  status = g_test_run ();
  g_object_unref (rulesets);
  return status;
}
