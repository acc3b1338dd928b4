/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Refusals that concern several fields: conflicts, lists that are too long, invalid JSON; and the
 * messages for people. */

#include "spoil.h"

/* The tiles of a complete hand. */
#define TILES "{'hand': '123m11456p34567s', 'win': '8s'}"

#define WIN_ALLEN(member) \
  "{'result': 'win', 'wins': [{'player': 1, 'from': 2, 'value': {'han': 3}}], " member "}"

/* Problems that concern several fields. */
static void
test_rest (void)
{
  static const struct
  {
    const char   *hand;
    const char   *at;
    TbProblemCode code;
  } hands[] = {
    { "{'result': 'draw', 'wins': [{}]}", "wins", TB_PROBLEM_NOT_HERE },
    { "{'result': 'draw', 'transfers': [{}]}", "transfers", TB_PROBLEM_NOT_HERE },
    { "{'result': 'draw', 'reason': 'four-kans'}", "reason", TB_PROBLEM_NOT_HERE },
    { "{'result': 'draw', 'wareme': 1}", "wareme", TB_PROBLEM_NOT_HERE },
    { "{'result': 'stop', 'riichi': [0]}", "riichi", TB_PROBLEM_NOT_HERE },
    { "{'result': 'adjust', 'transfers': [], 'continue': true}", "continue",
      TB_PROBLEM_NOT_HERE },
    { "{'result': 'foul', 'fouls': [], 'tenpai': [1]}", "tenpai", TB_PROBLEM_NOT_HERE },
    { "{'result': 'abort', 'reason': 'nine-terminals'}", "result", TB_PROBLEM_NOT_PLAYED },
    { "{'result': 'draw', 'nagashi': [1]}", "nagashi", TB_PROBLEM_NOT_PLAYED },
    { "{'result': 'draw', 'nagashi': [4]}", "nagashi[0]", TB_PROBLEM_OUT_OF_RANGE },
    { "{'result': 'win', 'wins': []}", "wins", TB_PROBLEM_TOO_FEW },
    { "{'result': 'win', 'wins': [{'player': 1, 'value': {'han': 5}}], 'wareme': 1}", "wareme",
      TB_PROBLEM_NOT_PLAYED },
    { "{'result': 'win', 'wins': [{'player': 1, 'value': {'han': 5}, 'robbed': true}]}",
      "wins[0].robbed", TB_PROBLEM_NOT_PLAYED },
    { "{'result': 'win', 'wins': [{'player': 1, 'value': {'han': 5}, 'last_tile': 1}]}",
      "wins[0].last_tile", TB_PROBLEM_WRONG_TYPE },
    { WIN_HAND ("{'tai': 54}"), "wins[0].value.tai", TB_PROBLEM_OTHER_SCORING },
    { WIN_HAND ("{'tai': 'dragon'}"), "wins[0].value.tai", TB_PROBLEM_WRONG_TYPE },
    { WIN_HAND ("{'tai': 0}"), "wins[0].value.tai", TB_PROBLEM_OUT_OF_RANGE },
    { WIN_HAND ("{'tai': 10001}"), "wins[0].value.tai", TB_PROBLEM_OUT_OF_RANGE },
    { WIN_HAND ("{'tai': 4, 'fu': 30}"), "wins[0].value.fu", TB_PROBLEM_NOT_HERE },
    { WIN_HAND ("{'tiles': {}}"), "wins[0].value.tiles.hand", TB_PROBLEM_MISSING },
    { WIN_HAND ("{'tiles': {'hand': '1m'}}"), "wins[0].value.tiles.win", TB_PROBLEM_MISSING },
    { WIN_HAND ("{'tiles': {'hand': '1', 'win': '1m'}}"), "wins[0].value.tiles.hand",
      TB_PROBLEM_NO_TILES },
    { WIN_HAND ("{'tiles': {'hand': '', 'win': '1m'}}"), "wins[0].value.tiles",
      TB_PROBLEM_BAD_TILES },
    { WIN_HAND ("{'tiles': {'hand': '1m', 'win': '1m', 'melds': ['1m']}}"),
      "wins[0].value.tiles.melds[0]", TB_PROBLEM_NO_MELD },
    { WIN_HAND ("{'tiles': {'hand': '1m', 'win': '1m', 'dora': ['11m']}}"),
      "wins[0].value.tiles.dora[0]", TB_PROBLEM_NO_TILES },
    { WIN_HAND ("{'tiles': {'hand': '1m', 'win': '1m', 'flags': ['late']}}"),
      "wins[0].value.tiles.flags[0]", TB_PROBLEM_UNKNOWN_ID },
    { WIN_HAND ("{'tiles': " TILES ", 'dora': 1}"), "wins[0].value.dora", TB_PROBLEM_NOT_HERE },
    { WIN_HAND ("{'tiles': " TILES ", 'fu': 30}"), "wins[0].value.fu", TB_PROBLEM_NOT_HERE },
    { WIN_HAND ("{'tiles': " TILES ", 'open': true}"), "wins[0].value.open", TB_PROBLEM_NOT_HERE },
    { WIN_HAND ("{'tiles': " TILES ", 'han': 1}"), "wins[0].value", TB_PROBLEM_VALUE_FORM },
    { WIN_HAND ("{'han': 3, 'fu': 40, 'wild': '5p'}"), "wins[0].value.wild", TB_PROBLEM_NOT_HERE },
    { WIN_HAND ("{'tiles': " TILES ", 'wild': '5p'}"), "wins[0].value.wild", TB_PROBLEM_NONE },
    { WIN_HAND ("{}"), "wins[0].value", TB_PROBLEM_VALUE_FORM },
    { WIN_HAND ("{'fu': 30}"), "wins[0].value", TB_PROBLEM_VALUE_FORM },
    { WIN_HAND ("{'han': 5, 'limit': 'mangan'}"), "wins[0].value", TB_PROBLEM_VALUE_FORM },
    { WIN_HAND ("{'limit': 'mangan', 'fu': 30}"), "wins[0].value.fu", TB_PROBLEM_NOT_HERE },
    { WIN_HAND ("{'han': 5, 'dora': 1}"), "wins[0].value.dora", TB_PROBLEM_NOT_HERE },
    { WIN_HAND ("{'yakuman': ['tenhou'], 'open': true}"), "wins[0].value.open",
      TB_PROBLEM_NOT_HERE },
    { WIN_HAND ("{'han': 3, 'fu': 35}"), "wins[0].value.fu", TB_PROBLEM_WRONG_FU },
    { WIN_HAND ("{'han': 6, 'fu': 35}"), "wins[0].value.fu", TB_PROBLEM_WRONG_FU },
    { WIN_HAND ("{'han': 3}"), "wins[0].value.fu", TB_PROBLEM_NO_FU },
    { WIN_HAND ("{'yakuman': ['riichi']}"), "wins[0].value.yakuman[0]", TB_PROBLEM_UNKNOWN_ID },
    { WIN_HAND ("{'yaku': ['toitoi', 'pinfu']}"), "wins[0].value.yaku[1]", TB_PROBLEM_NONE },
    { "{'result': 'adjust', 'transfers': [{'from': 1, 'to': 1, 'points': 100}]}",
      "transfers[0].to", TB_PROBLEM_SAME_PLAYER },
    { "{'result': 'draw', 'riichi': [2]}", "riichi[0]", TB_PROBLEM_RIICHI_NOTEN },
    { "{'result': 'draw', 'fouls': [{'player': 1, 'kind': 'deposit', 'count': 2}]}",
      "fouls[0].count", TB_PROBLEM_NONE },
    { "{'result': 'draw', 'fouls': [{'player': 1, 'kind': 'deposit', 'count': 0}]}",
      "fouls[0].count", TB_PROBLEM_OUT_OF_RANGE },
    { "3", "", TB_PROBLEM_WRONG_TYPE },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (hands); i++)
    {
      g_autofree char *spoilt = make_record (NULL, hands[i].hand);
      g_autofree char *at = g_strconcat ("hands[0]", hands[i].at[0] != '\0' ? "." : "",
                                         hands[i].at, NULL);

      assert_refused (spoilt, at, hands[i].code);
    }
}

/* Refusals of a ruleset with other mechanisms. */
static void
test_other_rulesets (void)
{
  static const struct
  {
    const char   *ruleset;
    const char   *hand;
    const char   *at;
    TbProblemCode code;
  } hands[] = {
    { "allen", WIN_HAND ("{'han': 3}"), "wins[0].from", TB_PROBLEM_OUT_OF_RANGE },
    { "allen", "{'result': 'draw', 'tenpai': [3]}", "tenpai[0]", TB_PROBLEM_OUT_OF_RANGE },
    { "allen", "{'result': 'draw', 'tenpai': [0, 1, 2, 2]}", "tenpai[3]", TB_PROBLEM_DUPLICATE },
    { "allen", WIN_ALLEN ("'wareme': 1"), "wareme", TB_PROBLEM_NOT_PLAYED },
    { "tenhou-hanchan", "{'result': 'abort'}", "reason", TB_PROBLEM_MISSING },
    { "tenhou-hanchan", "{'result': 'abort', 'reason': 'rain'}", "reason", TB_PROBLEM_UNKNOWN_ID },
    { "mizukawa-hanchan", "{'result': 'abort', 'reason': 'four-kans'}", "reason",
      TB_PROBLEM_NOT_PLAYED },
    { "tenhou-hanchan", "{'result': 'abort', 'reason': 'four-kans', 'nagashi': [1]}", "nagashi",
      TB_PROBLEM_NOT_HERE },
    { "tenhou-hanchan", "{'result': 'abort', 'reason': 'four-kans', 'continue': true}",
      "continue", TB_PROBLEM_NO_CHOICE },
    { "sanma-parlor",
      "{'result': 'draw', 'nagashi': [1], 'fouls': [{'player': 1, 'kind': 'dead-hand'}]}",
      "nagashi[0]", TB_PROBLEM_NAGASHI_FOUL },
    { "fenghua", WIN_HAND ("{'han': 3, 'fu': 40}"), "wins[0].value.han",
      TB_PROBLEM_OTHER_SCORING },
    { "fenghua", WIN_HAND ("{'tai': 3}"), "wins[0].value.tai", TB_PROBLEM_TAI_MINIMUM },
    { "fenghua", WIN_HAND ("{'tai': ['dragon', 'rain']}"), "wins[0].value.tai[1]",
      TB_PROBLEM_UNKNOWN_ID },
    { "fenghua", WIN_HAND ("{'tai': ['full-flush', 'half-flush']}"), "wins[0].value.tai[1]",
      TB_PROBLEM_INCOMPATIBLE },
    { "fenghua", WIN_HAND ("{'tai': ['full-flush', 'full-flush']}"), "wins[0].value.tai[1]",
      TB_PROBLEM_DUPLICATE },
    { "fenghua", WIN_HAND ("{'tiles': " TILES ", 'wild': '9m'}"), "wins[0].value.tiles",
      TB_PROBLEM_TAI_MINIMUM },
    { "fenghua", WIN_HAND ("{'tiles': " TILES ", 'wild': '9x'}"), "wins[0].value.wild",
      TB_PROBLEM_NO_TILES },
    { "fenghua", WIN_HAND ("{'tiles': {'hand': '11456p34567s', 'win': '8s', "
                           "'melds': ['chi 789m']}, 'wild': '9m'}"),
      "wins[0].value.tiles", TB_PROBLEM_BAD_TILES },
    { "fenghua", WIN_HAND ("{'tai': 54, 'wild': '9m'}"), "wins[0].value.wild",
      TB_PROBLEM_NOT_HERE },
    { "fenghua", "{'result': 'draw', 'riichi': [0], 'tenpai': [0]}", "riichi",
      TB_PROBLEM_NOT_PLAYED },
    { "fenghua", "{'result': 'win', 'wins': [{'player': 1, 'value': {'tai': 3}, 'robbed': true}]}",
      "wins[0].robbed", TB_PROBLEM_NONE },
    { "mizukawa-hanchan", "{'result': 'foul', 'fouls': [{'player': 1, 'kind': 'slip'}]}", "fouls",
      TB_PROBLEM_NO_ENDING_FOUL },
    { "mizukawa-hanchan",
      "{'result': 'draw', 'fouls': [{'player': 1, 'kind': 'noten-riichi'}]}", "fouls[0].kind",
      TB_PROBLEM_FOUL_NO_RIICHI },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (hands); i++)
    {
      g_autofree char *spoilt = make_record_under (hands[i].ruleset, NULL, hands[i].hand);
      g_autofree char *at = g_strconcat ("hands[0].", hands[i].at, NULL);

      assert_refused (spoilt, at, hands[i].code);
    }
}

static void
test_lists_too_long (void)
{
  static const struct
  {
    const char *before;
    const char *entry;
    const char *after;
    guint       max;
    const char *at;
  } lists[] = {
    { "{'result': 'adjust', 'transfers': [", "{'from': 0, 'to': 1, 'points': 100}",
      "]}",
      TB_MAX_TRANSFERS, "hands[0].transfers" },
    { "{'result': 'draw', 'fouls': [", "{'player': 1, 'kind': 'deposit'}", "]}",
      TB_MAX_FOULS,
      "hands[0].fouls" },
    { "{'result': 'win', 'wins': [",
      "{'player': 1, 'from': 3, 'value': {'limit': 'mangan'}}",
      "]}", TB_MAX_WINS, "hands[0].wins" },
    { "{'result': 'win', 'wins': [{'player': 1, 'value': {'yaku': [", "'toitoi'",
      "]}}]}",
      TB_MAX_LISTED_YAKU, "hands[0].wins[0].value.yaku" },
    { "{'result': 'win', 'wins': [{'player': 1, 'value': {'yakuman': [",
      "'tenhou'", "]}}]}",
      TB_MAX_LISTED_YAKUMAN, "hands[0].wins[0].value.yakuman" },
    { "{'result': 'win', 'wins': [{'player': 1, 'value': {'tai': [",
      "'dragon'", "]}}]}",
      TB_MAX_LISTED_TAI, "hands[0].wins[0].value.tai" },
    { "{'result': 'foul', 'fouls': [{'player': 1, 'kind': 'chombo', 'against': [",
      "{'player': 0, 'value': {'limit': 'mangan'}}", "]}]}", 3,
      "hands[0].fouls[0].against" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autoptr (GString) hand = g_string_new (lists[i].before);
      g_autofree char *spoilt = NULL;

      for (guint n = 0; n <= lists[i].max; n++)
        g_string_append_printf (hand, "%s%s", n > 0 ? ", " : "", lists[i].entry);
      g_string_append (hand, lists[i].after);
      spoilt = make_record (NULL, hand->str);
      assert_refused (spoilt, lists[i].at, TB_PROBLEM_TOO_MANY);
    }
}

#define ONE   "5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c01"
#define OTHER "5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c02"

static void
test_game_members (void)
{
  static const struct
  {
    const char   *key;
    const char   *value;
    const char   *at;
    TbProblemCode code;
  } cases[] = {
    { "players", "['Aki', 'Ben', 'Chie']", "players", TB_PROBLEM_TOO_FEW },
    { "players", "['Aki', 'Ben', 'Chie', 'Dai', 'Eri']", "players", TB_PROBLEM_TOO_MANY },
    { "players", "['Aki', '', 'Chie', 'Dai']", "players[1]", TB_PROBLEM_EMPTY },
    { "players", "['Aki', '\u3000 ', 'Chie', 'Dai']", "players[1]", TB_PROBLEM_EMPTY },
    { "seats", "[0, 1, 2]", "seats", TB_PROBLEM_TOO_FEW },
    { "seats", "[0, 1, 1, 3]", "seats[2]", TB_PROBLEM_DUPLICATE },
    { "people", "[null]", "people", TB_PROBLEM_TOO_FEW },
    { "people", "['" ONE "', '" OTHER "', '" OTHER "', null]", "people[2]", TB_PROBLEM_DUPLICATE },
    { "players", "['Aki', '\u202e', 'Chie', 'Dai']", "players[1]", TB_PROBLEM_EMPTY },
    { "people", "[null, 'x', null, null]", "people[1]", TB_PROBLEM_NO_UUID },
    { "started", "'2025-11-21T19:30:00'", "started", TB_PROBLEM_NO_TIME },
    { "started", "'soon'", "started", TB_PROBLEM_NO_TIME },
    { "started", "'2025-02-30T19:30:00+09:00'", "started", TB_PROBLEM_NO_DAY },
    { "ended", "'2025-11-21T25:30:00Z'", "ended", TB_PROBLEM_NO_DAY },
    { "format", "'tenbo-game/2'", "format", TB_PROBLEM_NEWER },
    { "format", "'tenbo-history/2'", "format", TB_PROBLEM_NEWER },
    { "format", "'tenbo-history/1'", "format", TB_PROBLEM_HISTORY },
    { "format", "'tenbo-rules/2'", "format", TB_PROBLEM_RULESET },
    { "format", "'tenbo-game/0'", "format", TB_PROBLEM_FOREIGN },
    { "format", "'tenbo-game/x'", "format", TB_PROBLEM_FOREIGN },
    { "format", "'tenbo-game/1a'", "format", TB_PROBLEM_FOREIGN },
    { "format", "'something'", "format", TB_PROBLEM_FOREIGN },
    { "format", NULL, "format", TB_PROBLEM_MISSING },
    { "override", "{'honba-ron': 50000}", "override.honba-ron", TB_PROBLEM_OUT_OF_RANGE },
    { "override", "{'honba': 500}", "override.honba", TB_PROBLEM_UNKNOWN_KEY },
    { "override", "{'x': 500}", "override.x", TB_PROBLEM_UNKNOWN_KEY },
    { "override", "{'fouls': [{}]}", "override.fouls[0].id", TB_PROBLEM_MISSING },
    { "override", "{'return-points': 0}", "override.return-points", TB_PROBLEM_INCOMPATIBLE },
    { "ruleset", "{'format': 'tenbo-rules/1'}", "ruleset.id", TB_PROBLEM_MISSING },
    { "ruleset", "{'format': 'tenbo-rules/1', 'id': 'x', 'name': {'en': 'X'}}",
      "ruleset.players", TB_PROBLEM_MISSING },
    { "ruleset",
      "{'format': 'tenbo-rules/1', 'id': 'x', 'name': {'en': 'X'}, 'extends': 'y'}",
      "ruleset.extends", TB_PROBLEM_NOT_HERE },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *game = make_record (NULL, DRAW_HAND);
      g_autofree char *json = spoil_record (game, cases[i].key, cases[i].value);

      assert_refused (json, cases[i].at, cases[i].code);
    }
}

/* An override may have an id and a note, like any object. */
static void
test_override (void)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autofree char *json =
    make_record ("'override': {'id': 'x', 'note': 'y', 'honba-ron': 300}", DRAW_HAND);

  g_assert_true (play_record (json, rulesets, &problem));
}

/* Lists with an entry for each player have as many entries as the ruleset has players. */
static void
test_three_players (void)
{
  static const struct
  {
    const char   *key;
    const char   *value;
    TbProblemCode code;
  } cases[] = {
    { "players", "['Aki', 'Ben', 'Chie', 'Dai']", TB_PROBLEM_TOO_MANY },
    { "players", "['Aki', 'Ben']", TB_PROBLEM_TOO_FEW },
    { "seats", "[0, 1, 2, 3]", TB_PROBLEM_TOO_MANY },
    { "people", "[null, null, null, null]", TB_PROBLEM_TOO_MANY },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *game = make_record_under ("sanma-parlor", NULL, DRAW_HAND);
      g_autofree char *json = spoil_record (game, cases[i].key, cases[i].value);

      assert_refused (json, cases[i].key, cases[i].code);
    }
}

static void
test_syntax (void)
{
  static const char *const broken[] = { "", " ", "{", "{} {}", "[1][2]", "{\"a\": 1,}", "// x\n{}",
                                        "{'a': 1}", "{\"a\": 01}", "\"\xff\"", "{\"a\": NaN}",
                                        "{\"a\": \"b\\u0000c\"}" };
  g_auto (TenboRecordProblem) empty = { 0 };

  for (size_t i = 0; i < G_N_ELEMENTS (broken); i++)
    assert_refused (broken[i], "", TB_PROBLEM_SYNTAX);

  /* A length of 0 is that of no text. */
  g_assert_null (tenbo_record_parse ("[]", 0, rulesets, &empty));
  g_assert_cmpint (empty.problem.code, ==, TB_PROBLEM_SYNTAX);
  assert_refused ("[]", "", TB_PROBLEM_FOREIGN);
}

/* The format of a file is identified before its errors. */
static void
test_formats (void)
{
  static const struct
  {
    const char *json;
    const char *line;
  } cases[] = {
    { "{'format': 'tenbo-game/2', 'hands': {}, 'new': 1}",
      "format: “tenbo-game/2”: A newer version of Tenbo made this file. Update Tenbo to read it." },
    { "{'format': 'something', 'games': []}",
      "format: “something”: This is not a Tenbo file. Expected “tenbo-game/1”." },
    { "{'format': 7}", "format: Wrong type. Expected a string." },
    { "{'title': 'x'}", "format: This is not a Tenbo file. Expected “tenbo-game/1”." },
    { "{'players': []}", "format: This key is missing. Expected “tenbo-game/1”." },
    { "{'format': 'tenbo-rules/2', 'id': 'x'}",
      "format: “tenbo-rules/2”: This is a ruleset, not a game. Copy your own rulesets to the "
      "folder tenbo/rules in your data folder." },
    { "{'format': 'tenbo-history/1', 'games': []}",
      "format: “tenbo-history/1”: This is a complete history, not a single game" },
    { "[]", "This is not a Tenbo file" },
    { "7", "This is not a Tenbo file" },
    { "", "Invalid JSON: line 1, column 1: the text is empty" },
    { "SQLite format 3",
      "This is a database, not a file of games. To use a backup, restore it." },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *json = dup_json (cases[i].json);
      g_auto (TenboRecordProblem) problem = { 0 };
      g_autofree char *line = NULL;

      g_assert_false (play_record (json, rulesets, &problem));
      line = tenbo_record_problem_dup_line (&problem);
      g_assert_cmpstr (line, ==, cases[i].line);
    }
}

/* The message names the valid values. */
static void
test_messages (void)
{
  static const struct
  {
    const char *ruleset; /* or NULL */
    const char *hand;
    const char *message;
  } cases[] = {
    { NULL, "{'result': 'wim'}",
      "Unknown name “wim”. Expected win, draw, abort, foul, adjust or stop." },
    { NULL, "{'result': 1}", "Wrong type. Expected a string." },
    { NULL, "{'result': 'draw', 'tenpai': [7]}", "Out of range. Expected a number from 0 to 3." },
    { NULL, WIN_HAND ("{'yaku': ['toitoi', 'honroutou']}"),
      "“honroutou”: Not played under this ruleset" },
    { NULL, "{'result': 'draw', 'tenpai': 1}", "Wrong type. Expected a list." },
    { NULL, "{'result': 'abort', 'reason': 'rain'}",
      "Unknown name “rain”. Expected nine-terminals, four-winds, four-kans, four-riichi or "
      "triple-ron." },
    { "mizukawa-hanchan", "{'result': 'abort', 'reason': 'four-kans'}",
      "“four-kans”: Not played under this ruleset. Expected nine-terminals or four-winds." },
    { "allen", "{'result': 'abort', 'reason': 'four-winds'}",
      "“abort”: Not played under this ruleset" },
    { "mizukawa-hanchan",
      "{'result': 'draw', 'riichi': [1], 'open_riichi': [1], 'tenpai': [1]}",
      "Not played under this ruleset" },
    { "mleague", "{'result': 'foul', 'fouls': [{'player': 0, 'kind': 'rain'}]}",
      "Unknown name “rain”. Expected chombo." },
    { "mleague", WIN_HAND ("{'yaku': ['rain']}"),
      "Unknown name “rain”. Expected riichi, double-riichi, ippatsu, tsumo, pinfu, tanyao, "
      "iipeikou, yakuhai-white, yakuhai-green, yakuhai-red, yakuhai-seat, yakuhai-round, "
      "rinshan, chankan, haitei, houtei, sanshoku-doujun, sanshoku-doukou, ittsu, chanta, "
      "toitoi, sanankou, sankantsu, shousangen, honroutou, chiitoitsu, ryanpeikou, honitsu, "
      "junchan or chinitsu." },
    { "mleague", WIN_HAND ("{'yakuman': ['rain']}"),
      "Unknown name “rain”. Expected tenhou, chiihou, kokushi, kokushi-13, suuankou, "
      "suuankou-tanki, daisangen, shousuushi, daisuushi, tsuuiisou, chinroutou, ryuuiisou, "
      "chuuren, chuuren-9 or suukantsu." },
    /* If no value is valid, the message offers none. */
    { "fenghua", WIN_HAND ("{'yaku': ['rain']}"), "Unknown name “rain”" },
    { "fenghua", "{'result': 'draw', 'fouls': [{'player': 0, 'kind': 'chombo'}]}",
      "Unknown name “chombo”" },
    { NULL, WIN_HAND ("{'tai': ['rain']}"), "Unknown name “rain”" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *spoilt = make_record_under (cases[i].ruleset, NULL, cases[i].hand);
      g_auto (TenboRecordProblem) problem = { 0 };
      g_autofree char *text = NULL;

      g_assert_false (play_record (spoilt, rulesets, &problem));
      text = tenbo_record_problem_dup_text (&problem);
      g_assert_cmpstr (text, ==, cases[i].message);
    }
}

/* The names of the ruleset itself are valid values, from the first to the last. */
static void
test_own_names (void)
{
  static const struct
  {
    const char *ruleset;
    const char *members;
    const char *hand;
    const char *first;
    const char *last;
  } cases[] = {
    { "mleague",
      "'override': {'house-yaku': [{'id': 'rainbow', 'name': 'Rainbow', 'yakuman': 1}, "
      "{'id': 'eight-repeats', 'name': 'Eight Repeats', 'yakuman': 1}]}",
      WIN_HAND ("{'yakuman': ['storm']}"), "Unknown name “storm”. Expected tenhou, ",
      ", suukantsu, rainbow or eight-repeats." },
    { "fenghua", NULL, WIN_HAND ("{'tai': ['rain']}"),
      "Unknown name “rain”. Expected zuotai, penghu-shunzi, dragon, ",
      ", added-kan or added-kan-bloom." },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *spoilt =
        make_record_under (cases[i].ruleset, cases[i].members, cases[i].hand);
      g_auto (TenboRecordProblem) problem = { 0 };
      g_autofree char *text = NULL;

      g_assert_false (play_record (spoilt, rulesets, &problem));
      text = tenbo_record_problem_dup_text (&problem);
      g_test_message ("%s", text);
      g_assert_true (g_str_has_prefix (text, cases[i].first));
      g_assert_true (g_str_has_suffix (text, cases[i].last));
    }
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  rulesets = tenbo_ruleset_list_new (NULL);
  g_test_add_func ("/refusals/misplaced or unplayed members are refused", test_rest);
  g_test_add_func ("/refusals/each ruleset refuses results it does not play", test_other_rulesets);
  g_test_add_func ("/refusals/a list that is too long is refused", test_lists_too_long);
  g_test_add_func ("/refusals/the members of a game are checked", test_game_members);
  g_test_add_func ("/refusals/an override may have a note", test_override);
  g_test_add_func ("/refusals/lists have three entries for three players", test_three_players);
  g_test_add_func ("/refusals/invalid JSON is refused", test_syntax);
  g_test_add_func ("/refusals/the format of a file is identified", test_formats);
  g_test_add_func ("/refusals/a message names the valid values", test_messages);
  g_test_add_func ("/refusals/a message names those of the ruleset", test_own_names);
  status = g_test_run ();
  g_object_unref (rulesets);
  return status;
}
