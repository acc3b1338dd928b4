/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Presses and keys in the entry sheet, and the event that they make. */

#include "entry-script.h"

/* An open riichi with a stake of its own */
#define OPEN_STAKE "b-rule {\"open-riichi-stake\": 2000}"

static const EntryCase entry_cases[] = {
  { "five-keys-are-a-ron", "b-rule", TENBO_ENTRY_WIN, "", "2 4 3 3",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, \"value\": {\"han\": 3, "
    "\"fu\": 30}}]}",
    0 },
  { "the-winner-again-is-a-tsumo", "b-rule", TENBO_ENTRY_WIN, "", "2 2 2 4",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"value\": {\"han\": 2, \"fu\": 40}}]}", 0 },
  { "four-keys-are-a-limit", "b-rule", TENBO_ENTRY_WIN, "", "1 3 b",
    "{\"result\": \"win\", \"wins\": [{\"player\": 0, \"from\": 2, \"value\": {\"limit\": "
    "\"baiman\"}}]}",
    0 },
  { "five-han-need-no-fu", "b-rule", TENBO_ENTRY_WIN, "", "1 3 6",
    "{\"result\": \"win\", \"wins\": [{\"player\": 0, \"from\": 2, \"value\": {\"han\": 6}}]}", 0 },
  { "t-makes-a-tsumo", "b-rule", TENBO_ENTRY_WIN, "", "1 t y",
    "{\"result\": \"win\", \"wins\": [{\"player\": 0, \"value\": {\"limit\": \"yakuman\"}}]}", 0 },
  { "two-is-twenty-fu", "b-rule", TENBO_ENTRY_WIN, "", "1 1 2 2",
    "{\"result\": \"win\", \"wins\": [{\"player\": 0, \"value\": {\"han\": 2, \"fu\": 20}}]}", 0 },
  { "two-twice-is-25-fu", "b-rule", TENBO_ENTRY_WIN, "", "1 3 3 2 2",
    "{\"result\": \"win\", \"wins\": [{\"player\": 0, \"from\": 2, \"value\": {\"han\": 3, "
    "\"fu\": 25}}]}",
    0 },
  { "two-thrice-is-20-fu-again", "b-rule", TENBO_ENTRY_WIN, "", "1 3 3 2 2 2",
    "{\"result\": \"win\", \"wins\": [{\"player\": 0, \"from\": 2, \"value\": {\"han\": 3, "
    "\"fu\": 20}}]}",
    0 },
  { "two-is-25-fu-if-20-is-impossible", "mleague", TENBO_ENTRY_WIN, "", "1 3 3 2",
    "{\"result\": \"win\", \"wins\": [{\"player\": 0, \"from\": 2, \"value\": {\"han\": 3, "
    "\"fu\": 25}}]}",
    0 },
  { "nought-is-100-fu-and-one-110", "b-rule", TENBO_ENTRY_WIN, "", "1 3 1 0 2 1",
    "{\"result\": \"win\", \"wins\": [{\"player\": 0, \"from\": 2, \"value\": {\"han\": 2, "
    "\"fu\": 110}}]}",
    0 },
  { "an-impossible-cell-is-not-accepted", "mleague", TENBO_ENTRY_WIN, "",
    "1 1 1 2", NULL, TENBO_ENTRY_NEEDS_VALUE },
  { "many-fu-are-a-mangan", "b-rule", TENBO_ENTRY_WIN, "", "1 3 4 4",
    "{\"result\": \"win\", \"wins\": [{\"player\": 0, \"from\": 2, \"value\": {\"han\": 4, "
    "\"fu\": 40}}]}",
    0 },
  { "a-new-han-starts-again", "b-rule", TENBO_ENTRY_WIN, "", "1 3 3 3 1 4",
    "{\"result\": \"win\", \"wins\": [{\"player\": 0, \"from\": 2, \"value\": {\"han\": 1, "
    "\"fu\": 40}}]}",
    0 },
  { "backspace-removes-the-answers", "b-rule", TENBO_ENTRY_WIN, "", "1 3 3 3 < < < 2 1 m",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 0, \"value\": {\"limit\": "
    "\"mangan\"}}]}",
    0 },
  { "nothing-is-answered-yet", "b-rule", TENBO_ENTRY_WIN, "", "", NULL, TENBO_ENTRY_NEEDS_WINNER },
  { "the-discarder-is-missing", "b-rule", TENBO_ENTRY_WIN, "", "1", NULL, TENBO_ENTRY_NEEDS_FROM },
  { "the-fu-are-missing", "b-rule", TENBO_ENTRY_WIN, "", "1 2 3", NULL, TENBO_ENTRY_NEEDS_VALUE },
  { "a-wrong-winner-keeps-the-value", "b-rule", TENBO_ENTRY_WIN, "", "1 4 3 3 winner=1",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, \"value\": {\"han\": 3, "
    "\"fu\": 30}}]}",
    0 },
  { "the-discarder-as-winner-asks-again", "b-rule", TENBO_ENTRY_WIN, "", "1 4 3 3 winner=3", NULL,
    TENBO_ENTRY_NEEDS_FROM },
  { "two-winners", "b-rule", TENBO_ENTRY_WIN, "", "2 4 3 3 w 3 m",
    "{\"result\": \"win\", \"wins\": ["
    "{\"player\": 1, \"from\": 3, \"value\": {\"han\": 3, \"fu\": 30}}, "
    "{\"player\": 2, \"from\": 3, \"value\": {\"limit\": \"mangan\"}}]}",
    0 },
  { "three-winners-by-pressing", "b-rule", TENBO_ENTRY_WIN, "",
    "winner=0 several winner=1 winner=2 from=3 b current=1 h current=2 m",
    "{\"result\": \"win\", \"wins\": ["
    "{\"player\": 0, \"from\": 3, \"value\": {\"limit\": \"baiman\"}}, "
    "{\"player\": 1, \"from\": 3, \"value\": {\"limit\": \"haneman\"}}, "
    "{\"player\": 2, \"from\": 3, \"value\": {\"limit\": \"mangan\"}}]}",
    0 },
  { "limits-of-two-winners", "b-rule", TENBO_ENTRY_WIN, "", "2 w 3 4 m b",
    "{\"result\": \"win\", \"wins\": ["
    "{\"player\": 1, \"from\": 3, \"value\": {\"limit\": \"mangan\"}}, "
    "{\"player\": 2, \"from\": 3, \"value\": {\"limit\": \"baiman\"}}]}",
    0 },
  { "one-of-several-has-no-value", "b-rule", TENBO_ENTRY_WIN, "",
    "2 4 3 3 w 3", NULL, TENBO_ENTRY_NEEDS_VALUE },
  { "pressed-again-a-winner-goes", "b-rule", TENBO_ENTRY_WIN, "", "2 4 3 3 w 3 winner=2",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, \"value\": {\"han\": 3, "
    "\"fu\": 30}}]}",
    0 },
  { "one-winner-again-keeps-the-first", "b-rule", TENBO_ENTRY_WIN, "", "2 4 3 3 w 3 m single",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, \"value\": {\"han\": 3, "
    "\"fu\": 30}}]}",
    0 },
  { "one-winner-only-if-one-is-paid", "mleague", TENBO_ENTRY_WIN, "", "2 4 3 3 w",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, \"value\": {\"han\": 3, "
    "\"fu\": 30}}]}",
    0 },
  { "riichi-is-there-already", "b-rule", TENBO_ENTRY_WIN, "1 3", "2 4 3 3",
    "{\"result\": \"win\", \"riichi\": [1, 3], "
    "\"wins\": [{\"player\": 1, \"from\": 3, \"value\": {\"han\": 3, \"fu\": 30}}]}",
    0 },
  { "riichi-forgotten-and-canceled", "b-rule", TENBO_ENTRY_WIN, "3", "2 4 3 3 riichi=1 riichi=3",
    "{\"result\": \"win\", \"riichi\": [1], "
    "\"wins\": [{\"player\": 1, \"from\": 3, \"value\": {\"han\": 3, \"fu\": 30}}]}",
    0 },
  { "chips", "b-rule", TENBO_ENTRY_WIN, "1", "2 4 3 3 ippatsu ura ura",
    "{\"result\": \"win\", \"riichi\": [1], \"wins\": [{\"player\": 1, \"from\": 3, "
    "\"value\": {\"han\": 3, \"fu\": 30}, \"bonus\": {\"ippatsu\": 1, \"ura\": 2}}]}",
    0 },
  { "chips-only-with-riichi", "b-rule", TENBO_ENTRY_WIN, "1", "2 4 3 3 ippatsu ura riichi=1",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, \"value\": {\"han\": 3, "
    "\"fu\": 30}}]}",
    0 },
  { "chips-only-if-they-are-played", "mleague", TENBO_ENTRY_WIN, "1", "2 4 3 3 ippatsu ura",
    "{\"result\": \"win\", \"riichi\": [1], "
    "\"wins\": [{\"player\": 1, \"from\": 3, \"value\": {\"han\": 3, \"fu\": 30}}]}",
    0 },
  { "won-on-the-riichi-tile", "b-rule", TENBO_ENTRY_WIN, "3", "2 4 3 3 riichi-tile",
    "{\"result\": \"win\", \"riichi\": [3], \"wins\": [{\"player\": 1, \"from\": 3, "
    "\"value\": {\"han\": 3, \"fu\": 30}, \"on_riichi_tile\": true}]}",
    0 },
  { "an-open-riichi", OPEN_STAKE, TENBO_ENTRY_WIN, "1", "2 4 3 3 v 2",
    "{\"result\": \"win\", \"riichi\": [1], \"open_riichi\": [1], "
    "\"wins\": [{\"player\": 1, \"from\": 3, \"value\": {\"han\": 3, \"fu\": 30}}]}",
    0 },
  { "an-open-riichi-declared-here", OPEN_STAKE, TENBO_ENTRY_WIN, "", "2 4 3 3 i 2 i 4 v 4 v 2",
    "{\"result\": \"win\", \"riichi\": [1, 3], \"open_riichi\": [3, 1], "
    "\"wins\": [{\"player\": 1, \"from\": 3, \"value\": {\"han\": 3, \"fu\": 30}}]}",
    0 },
  { "an-open-riichi-needs-a-riichi", OPEN_STAKE, TENBO_ENTRY_WIN, "1", "2 4 3 3 v 4",
    "{\"result\": \"win\", \"riichi\": [1], \"wins\": [{\"player\": 1, \"from\": 3, "
    "\"value\": {\"han\": 3, \"fu\": 30}}]}",
    0 },
  { "a-canceled-riichi-is-not-open", OPEN_STAKE, TENBO_ENTRY_WIN, "1 3",
    "2 4 3 3 v 4 v 2 riichi=3 v 2",
    "{\"result\": \"win\", \"riichi\": [1], \"wins\": [{\"player\": 1, \"from\": 3, "
    "\"value\": {\"han\": 3, \"fu\": 30}}]}",
    0 },
  { "an-open-riichi-at-a-draw", OPEN_STAKE, TENBO_ENTRY_DRAW, "2", "1 v 3",
    "{\"result\": \"draw\", \"riichi\": [2], \"open_riichi\": [2], \"tenpai\": [0, 2]}",
    0 },
  { "no-open-riichi-without-a-stake-of-its-own", "b-rule", TENBO_ENTRY_WIN, "3", "2 4 3 3 v",
    "{\"result\": \"win\", \"riichi\": [3], \"wins\": [{\"player\": 1, \"from\": 3, "
    "\"value\": {\"han\": 3, \"fu\": 30}}]}",
    0 },
  { "no-riichi-tile-without-riichi", "b-rule", TENBO_ENTRY_WIN, "", "2 4 3 3 riichi-tile",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, \"value\": {\"han\": 3, "
    "\"fu\": 30}}]}",
    0 },
  { "an-open-hand", "b-rule", TENBO_ENTRY_WIN, "", "2 4 3 3 open",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, "
    "\"value\": {\"han\": 3, \"fu\": 30}, \"open\": true}]}",
    0 },
  { "a-closed-hand", "b-rule", TENBO_ENTRY_WIN, "", "2 4 3 3 closed",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, "
    "\"value\": {\"han\": 3, \"fu\": 30}, \"open\": false}]}",
    0 },
  { "open-by-one-key", "tenhou-hanchan", TENBO_ENTRY_WIN, "", "2 4 3 3 x",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, "
    "\"value\": {\"han\": 3, \"fu\": 30}, \"open\": true}]}",
    0 },
  { "closed-by-two", "tenhou-hanchan", TENBO_ENTRY_WIN, "", "2 4 3 3 x x",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, "
    "\"value\": {\"han\": 3, \"fu\": 30}, \"open\": false}]}",
    0 },
  { "unknown-by-three", "tenhou-hanchan", TENBO_ENTRY_WIN, "", "2 4 3 3 x x x",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, "
    "\"value\": {\"han\": 3, \"fu\": 30}}]}",
    0 },
  { "a-closed-yakuman-is-not-open", "mleague", TENBO_ENTRY_WIN, "", "2 4 open yakuman=suuankou",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, "
    "\"value\": {\"yakuman\": [\"suuankou\"]}}]}",
    0 },
  { "no-open-hand-without-riichi", "fenghua", TENBO_ENTRY_WIN, "", "2 4 5 4 x",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, "
    "\"value\": {\"tai\": 54}}]}",
    0 },
  { "a-riichi-is-closed", "b-rule", TENBO_ENTRY_WIN, "1", "2 4 3 3 open",
    "{\"result\": \"win\", \"riichi\": [1], "
    "\"wins\": [{\"player\": 1, \"from\": 3, \"value\": {\"han\": 3, \"fu\": 30}}]}",
    0 },
  { "yakuman-by-name", "b-rule", TENBO_ENTRY_WIN, "", "2 4 yakuman=daisangen yakuman=tsuuiisou",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, "
    "\"value\": {\"yakuman\": [\"daisangen\", \"tsuuiisou\"]}}]}",
    0 },
  { "a-yakuman-replaces-excluded-ones", "b-rule", TENBO_ENTRY_WIN, "",
    "2 4 yakuman=suuankou yakuman=suuankou-tanki",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, "
    "\"value\": {\"yakuman\": [\"suuankou-tanki\"]}}]}",
    0 },
  { "no-yakuman-has-no-value", "b-rule", TENBO_ENTRY_WIN, "",
    "2 4 yakuman=suuankou yakuman=suuankou", NULL,
    TENBO_ENTRY_NEEDS_VALUE },
  { "pao-for-the-whole-hand", "b-rule", TENBO_ENTRY_WIN, "", "2 2 3 3 liable=0",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"value\": {\"han\": 3, \"fu\": 30}, "
    "\"pao\": {\"player\": 0}}]}",
    0 },
  { "pao-names-the-liable-yakuman", "mleague", TENBO_ENTRY_WIN, "",
    "2 2 yakuman=daisangen yakuman=tsuuiisou liable=0",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"value\": {\"yakuman\": [\"daisangen\", "
    "\"tsuuiisou\"]}, "
    "\"pao\": {\"player\": 0, \"for\": [\"daisangen\"]}}]}",
    0 },
  { "no-pao-without-its-yakuman", "mleague", TENBO_ENTRY_WIN, "", "2 2 yakuman=tsuuiisou liable=0",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"value\": {\"yakuman\": "
    "[\"tsuuiisou\"]}}]}",
    0 },
  { "the-winner-is-not-liable", "b-rule", TENBO_ENTRY_WIN, "", "2 2 3 3 liable=0 winner=0 from=0",
    "{\"result\": \"win\", \"wins\": [{\"player\": 0, \"value\": {\"han\": 3, \"fu\": 30}}]}", 0 },
  { "riichi-players-are-tenpai", "b-rule", TENBO_ENTRY_DRAW, "2", "1",
    "{\"result\": \"draw\", \"riichi\": [2], \"tenpai\": [0, 2]}", 0 },
  { "a-digit-again-is-noten", "b-rule", TENBO_ENTRY_DRAW, "", "1 3 1",
    "{\"result\": \"draw\", \"tenpai\": [2]}", 0 },
  { "a-foul-that-ends-the-hand", "b-rule", TENBO_ENTRY_FOUL, "1", "3 foul=chombo",
    "{\"result\": \"foul\", \"riichi\": [1], \"fouls\": [{\"player\": 2, \"kind\": "
    "\"chombo\"}]}",
    0 },
  { "hands-shown-count-against-the-others", "b-rule", TENBO_ENTRY_FOUL, "",
    "3 4 foul=chombo shown=0 m shown=3 h",
    "{\"result\": \"foul\", \"fouls\": ["
    "{\"player\": 2, \"kind\": \"chombo\", \"against\": [{\"player\": 0, \"value\": {\"limit\": "
    "\"mangan\"}}, "
    "{\"player\": 3, \"value\": {\"limit\": \"haneman\"}}]}, "
    "{\"player\": 3, \"kind\": \"chombo\", \"against\": [{\"player\": 0, \"value\": {\"limit\": "
    "\"mangan\"}}]}]}",
    0 },
  { "a-shown-hand-needs-its-value", "b-rule", TENBO_ENTRY_FOUL, "", "3 foul=chombo shown=0", NULL,
    TENBO_ENTRY_NEEDS_VALUE },
  { "no-shown-hands-if-they-do-not-matter", "mleague", TENBO_ENTRY_FOUL, "",
    "3 foul=chombo shown=0",
    "{\"result\": \"foul\", \"fouls\": [{\"player\": 2, \"kind\": \"chombo\"}]}", 0 },
  { "the-offender-is-missing", "b-rule", TENBO_ENTRY_FOUL, "",
    "foul=chombo", NULL, TENBO_ENTRY_NEEDS_OFFENDER },
  { "the-foul-is-missing", "b-rule", TENBO_ENTRY_FOUL, "", "3", NULL, TENBO_ENTRY_NEEDS_FOUL },
  { "a-correction", "b-rule", TENBO_ENTRY_ADJUST, "2", "1 3",
    "{\"result\": \"adjust\", \"transfers\": [{\"from\": 0, \"to\": 2, \"points\": 1000}]}", 0 },
  { "a-correction-the-other-way", "b-rule", TENBO_ENTRY_ADJUST, "", "1 3 payer=2 receiver=0",
    "{\"result\": \"adjust\", \"transfers\": [{\"from\": 2, \"to\": 0, \"points\": 1000}]}", 0 },
  { "no-correction-to-the-same-player", "b-rule", TENBO_ENTRY_ADJUST, "",
    "1 1", NULL, TENBO_ENTRY_NEEDS_PAYER },
  { "a-correction-in-single-points", "fenghua", TENBO_ENTRY_ADJUST, "", "1 3 + + -",
    "{\"result\": \"adjust\", \"transfers\": [{\"from\": 0, \"to\": 2, \"points\": 11}]}", 0 },
  { "a-correction-by-keys", "b-rule", TENBO_ENTRY_ADJUST, "", "1 3 + + -",
    "{\"result\": \"adjust\", \"transfers\": [{\"from\": 0, \"to\": 2, \"points\": 1100}]}",
    0 },
  { "riichi-by-keys", "b-rule", TENBO_ENTRY_WIN, "3", "2 4 3 3 i 2 i 4",
    "{\"result\": \"win\", \"riichi\": [1], "
    "\"wins\": [{\"player\": 1, \"from\": 3, \"value\": {\"han\": 3, \"fu\": 30}}]}",
    0 },
  { "riichi-by-keys-at-a-draw", "b-rule", TENBO_ENTRY_DRAW, "", "1 i 3",
    "{\"result\": \"draw\", \"riichi\": [2], \"tenpai\": [0, 2]}", 0 },
  { "a-row-requested-by-mistake", "b-rule", TENBO_ENTRY_WIN, "", "2 4 i i 3 3",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, \"value\": {\"han\": 3, "
    "\"fu\": 30}}]}",
    0 },
  { "chips-by-keys", "b-rule", TENBO_ENTRY_WIN, "1", "2 4 3 3 c u u",
    "{\"result\": \"win\", \"riichi\": [1], \"wins\": [{\"player\": 1, \"from\": 3, "
    "\"value\": {\"han\": 3, \"fu\": 30}, \"bonus\": {\"ippatsu\": 1, \"ura\": 2}}]}",
    0 },
  { "chips-by-keys-are-removed", "b-rule", TENBO_ENTRY_WIN, "1", "2 4 3 3 c c u u u u u",
    "{\"result\": \"win\", \"riichi\": [1], \"wins\": [{\"player\": 1, \"from\": 3, "
    "\"value\": {\"han\": 3, \"fu\": 30}}]}",
    0 },
  { "no-chips-by-keys-without-riichi", "b-rule", TENBO_ENTRY_WIN, "", "2 4 3 3 c u",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, \"value\": {\"han\": 3, "
    "\"fu\": 30}}]}",
    0 },
  { "pao-by-keys", "b-rule", TENBO_ENTRY_WIN, "", "2 2 3 3 o 1",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"value\": {\"han\": 3, \"fu\": 30}, "
    "\"pao\": {\"player\": 0}}]}",
    0 },
  { "pao-by-keys-of-nobody", "b-rule", TENBO_ENTRY_WIN, "", "2 2 3 3 o 1 o 1 o 2",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"value\": {\"han\": 3, \"fu\": 30}}]}",
    0 },
  { "pao-is-removed-before-the-value", "b-rule", TENBO_ENTRY_WIN, "", "2 2 3 3 o 1 <",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"value\": {\"han\": 3, \"fu\": 30}}]}",
    0 },
  { "a-request-for-pao-is-undone", "b-rule", TENBO_ENTRY_WIN, "", "2 2 3 3 o <",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"value\": {\"han\": 3, \"fu\": 30}}]}",
    0 },
  { "the-end-asks-nothing", "b-rule", TENBO_ENTRY_STOP, "1", "", "{\"result\": \"stop\"}", 0 },
};

/* The game may undo a foul while a sheet is open: the answers in the sheet stay. */
static void
test_rebase (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("b-rule");
  TenboEntryModel model;
  TbTable         table;
  TbPartialHand   running = {
      .n_riichi = 2,
      .riichi = { 0, 3 },
      .n_fouls = 1,
      .fouls = { { .player = 2, .rule = 0, .count = 1 } },
  };

  tb_table_start (&table, tenbo_ruleset_get_rules (ruleset));
  tenbo_entry_model_init (&model, &table, &running, TENBO_ENTRY_DRAW);
  entry_script_run (&model, "riichi=1 riichi=3");
  model.running.fouls[model.running.n_fouls++] = (TbFoul) { .player = 3, .rule = 1, .count = 1 };

  running.n_fouls = 0;
  tenbo_entry_model_rebase (&model, &table, &running);
  g_assert_true (tenbo_entry_model_is_riichi (&model, 0));
  g_assert_true (tenbo_entry_model_is_riichi (&model, 1));
  g_assert_false (tenbo_entry_model_is_riichi (&model, 3));
  g_assert_cmpint (model.running.n_riichi, ==, 2);
  g_assert_cmpint (model.running.n_fouls, ==, 1);
  g_assert_cmpint (model.running.fouls[0].rule, ==, 1);
  g_assert_cmpint (model.n_before, ==, 0);

  /* The sheet takes over additions of the game, and drops the parts that the game removed. */
  running.riichi[1] = 1;
  tenbo_entry_model_rebase (&model, &table, &running);
  g_assert_cmpint (model.running.n_riichi, ==, 2);
  running.n_riichi = 0;
  tenbo_entry_model_rebase (&model, &table, &running);
  g_assert_cmpint (model.running.n_riichi, ==, 0);
}

static bool
is_open_riichi (const TenboEntryModel *model,
                TbPlayer               player)
{
  const TbPartialHand *running = &model->running;

  for (int32_t i = 0; i < running->n_open_riichi; i++)
    if (running->open_riichi[i] == player)
      return true;

  return false;
}

/* The sheet keeps an open riichi that was entered, and takes over those of the game. */
static void
test_rebase_open_riichi (void)
{
  g_autoptr (TenboRuleset) ruleset =
    entry_script_find_ruleset (OPEN_STAKE);
  TenboEntryModel model;
  TbTable         table;
  TbPartialHand   running = {
      .n_riichi = 3,
      .riichi = { 0, 1, 3 },
      .n_open_riichi = 1,
      .open_riichi = { 3 },
  };

  tb_table_start (&table, tenbo_ruleset_get_rules (ruleset));
  tenbo_entry_model_init (&model, &table, &running, TENBO_ENTRY_DRAW);
  entry_script_run (&model, "v 1 v 2 v 4");
  running.open_riichi[running.n_open_riichi++] = 0;
  tenbo_entry_model_rebase (&model, &table, &running);
  g_assert_true (is_open_riichi (&model, 0));
  g_assert_true (is_open_riichi (&model, 1));
  g_assert_false (is_open_riichi (&model, 3));

  /* The game drops the riichi of a player, so no open one is left. */
  running = (TbPartialHand) { .n_riichi = 1, .riichi = { 0 } };
  tenbo_entry_model_rebase (&model, &table, &running);
  g_assert_false (is_open_riichi (&model, 1));
}

/* Too few points for an open riichi are the foul of a riichi without points. */
static void
test_open_riichi_points (void)
{
  g_autoptr (TenboRuleset) ruleset =
    entry_script_find_ruleset (OPEN_STAKE);
  TenboEntryModel  model;
  TenboEntryRemedy remedy;
  TbTable          table;
  TbEvent          event;
  TbHandResult     result;
  TbProblem        problem;

  entry_script_begin (&model, &table, ruleset, TENBO_ENTRY_DRAW, "1 2");
  entry_script_run (&model, "v 3");
  tenbo_entry_model_build (&model, &event);
  table.scores[2] = 1900;
  g_assert_cmpint (tb_table_enter (&table, &event, &result, &problem), ==, TB_REFUSED);
  remedy = tenbo_entry_model_find_remedy (&model, &event, &problem);
  g_assert_cmpint (remedy.player, ==, 2);
}

/* A foul that leaves the hand running is not an event: it is stored with the hand. */
static void
test_running_foul (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("b-rule");
  TenboEntryModel model;
  TbTable         table;
  TbPartialHand   partial;
  TbView          view;
  TbProblem       problem;

  entry_script_begin (&model, &table, ruleset, TENBO_ENTRY_FOUL, "1");
  entry_script_run (&model, "3 foul=deposit");
  g_assert_true (tenbo_entry_model_is_running_foul (&model));
  g_assert_cmpint (tenbo_entry_model_need (&model), ==, TENBO_ENTRY_READY);

  tenbo_entry_model_build_partial (&model, &partial);
  g_assert_cmpint (partial.n_riichi, ==, 1);
  g_assert_cmpint (partial.n_fouls, ==, 1);
  g_assert_cmpint (tb_table_open_hand (&table, &partial, &view, &problem), ==, TB_OK);
  g_assert_cmpint (view.scores[2], ==, 24000);
  g_assert_cmpint (view.pot, ==, 2000);
}

/* A refused entry, and its remedy under the rules. */
typedef struct
{
  const char    *name;
  const char    *ruleset;
  TenboEntryKind kind;
  const char    *riichi;
  const char    *script;
  gboolean       last_hand;
  TbProblemCode  code;
  const char    *foul; /* NULL: no remedy */
  TbPlayer       player;
  const char    *event; /* after the remedy */
} RemedyCase;

static const RemedyCase remedy_cases[] = {
  { "a-noten-riichi-next-to-the-draw", "b-rule", TENBO_ENTRY_DRAW, "1", "1 tenpai=1", FALSE,
    TB_PROBLEM_RIICHI_NOTEN, "chombo", 1,
    "{\"result\": \"draw\", \"riichi\": [1], \"fouls\": [{\"player\": 1, \"kind\": \"chombo\"}], "
    "\"tenpai\": [0]}" },
  { "a-noten-riichi-ends-the-hand", "mleague", TENBO_ENTRY_DRAW, "1", "1 tenpai=1", FALSE,
    TB_PROBLEM_RIICHI_NOTEN, "chombo", 1,
    "{\"result\": \"foul\", \"riichi\": [1], \"fouls\": [{\"player\": 1, \"kind\": \"chombo\"}]}" },
  { "a-hand-without-yaku-that-was-shown", "b-rule", TENBO_ENTRY_WIN, "",
    "2 4 method=tiles 1 2 3 m 4 5 6 p 7 8 9 s 2 4 s 9 9 p 3 s", FALSE,
    TB_PROBLEM_NO_YAKU, "chombo", 1,
    "{\"result\": \"foul\", \"fouls\": [{\"player\": 1, \"kind\": \"chombo\"}]}" },
  { "an-open-win-that-changes-nothing", "b-rule", TENBO_ENTRY_WIN, "", "1 2 1 3 open", TRUE,
    TB_PROBLEM_RULE_OPEN_WIN, "chombo", 0,
    "{\"result\": \"foul\", \"fouls\": [{\"player\": 0, \"kind\": \"chombo\"}]}" },
  { "an-open-win-that-changes-nothing-next-to-another", "b-rule", TENBO_ENTRY_WIN, "",
    "winner=0 several winner=2 from=1 current=0 1 2 open current=2 1 3", TRUE,
    TB_PROBLEM_RULE_OPEN_WIN_BESIDE, "chombo", 0,
    "{\"result\": \"win\", \"fouls\": [{\"player\": 0, \"kind\": \"chombo\"}], "
    "\"wins\": [{\"player\": 2, \"from\": 1, \"value\": {\"han\": 1, \"fu\": 30}}]}" },
  { "a-hand-without-yaku-next-to-a-win-in-riichi", "b-rule", TENBO_ENTRY_WIN, "2",
    "winner=1 several winner=2 from=3 current=2 m current=1 "
    "method=tiles 1 2 3 m 4 5 6 p 7 8 9 s 2 4 s 9 9 p 3 s",
    FALSE,
    TB_PROBLEM_NO_YAKU, "chombo", 1,
    "{\"result\": \"win\", \"riichi\": [2], \"fouls\": [{\"player\": 1, "
    "\"kind\": \"chombo\"}], "
    "\"wins\": [{\"player\": 2, \"from\": 3, \"value\": {\"limit\": \"mangan\"}}]}" },
};

static void
check_remedy (gconstpointer data)
{
  const RemedyCase *self = data;
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset (self->ruleset);
  g_autofree char *text = NULL;
  TenboEntryRemedy remedy;
  TenboEntryModel  model;
  TbTable          table;
  TbEvent          event;
  TbHandResult     result;
  TbProblem        problem;

  entry_script_begin (&model, &table, ruleset, self->kind, self->riichi);
  if (self->last_hand)
    {
      entry_script_go_to_last_hand (&table);
      tenbo_entry_model_rebase (&model, &table, &model.running);
      g_assert_true (model.last_hand);
      model.dealer = table.next.dealer;
    }
  entry_script_run (&model, self->script);
  tenbo_entry_model_build (&model, &event);

  g_assert_cmpint (tb_table_enter (&table, &event, &result, &problem), ==, TB_REFUSED);
  g_assert_cmpint (problem.code, ==, self->code);
  remedy = tenbo_entry_model_find_remedy (&model, &event, &problem);
  g_assert_cmpint (remedy.foul, >=, 0);
  g_assert_cmpstr (model.rules->fouls[remedy.foul].id, ==, self->foul);
  g_assert_cmpint (remedy.player, ==, self->player);

  tenbo_entry_model_apply_remedy (&model, &remedy);
  g_assert_cmpint (tenbo_entry_model_need (&model), ==, TENBO_ENTRY_READY);
  tenbo_entry_model_build (&model, &event);
  text = entry_script_write_event (&event, ruleset);
  g_assert_cmpstr (text, ==, self->event);
  g_assert_cmpint (tb_table_enter (&table, &event, &result, &problem), ==, TB_OK);
}

/* The remedy is found by the effect of the foul, never by its name. */
static void
test_foul_for (void)
{
  g_autoptr (TenboRuleset) b_rule = entry_script_find_ruleset ("b-rule");
  g_autoptr (TenboRuleset) mleague = entry_script_find_ruleset ("mleague");
  const TbRules *rules = tenbo_ruleset_get_rules (b_rule);

  g_assert_cmpint (tenbo_entry_foul_for (rules, TB_PROBLEM_RIICHI_POINTS), ==,
                   tenbo_ruleset_find_foul (b_rule, "dead-hand"));
  g_assert_cmpint (tenbo_entry_foul_for (rules, TB_PROBLEM_WINNER_FOUL), ==,
                   tenbo_ruleset_find_foul (b_rule, "chombo"));
  g_assert_cmpint (tenbo_entry_foul_for (rules, TB_PROBLEM_SAME_PLAYER), ==, -1);
  rules = tenbo_ruleset_get_rules (mleague);
  g_assert_cmpint (tenbo_entry_foul_for (rules, TB_PROBLEM_RIICHI_POINTS), ==, -1);
}

/* A list without yaku is incomplete, not a foul. */
static void
test_list_without_yaku (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("b-rule");
  TenboEntryModel model;
  TbTable         table;
  TbEvent         event;
  TbHandResult    result;
  TbProblem       problem;

  entry_script_begin (&model, &table, ruleset, TENBO_ENTRY_WIN, "");
  entry_script_run (&model, "2 4 method=tiles 1 2 3 m 4 5 6 p 7 8 9 s 2 4 s 9 9 p 3 s");
  tenbo_entry_model_build (&model, &event);
  event.wins[0].value = (TbValueEntry) { .form = TB_VALUE_YAKU, .dora = 1, .fu = 30 };
  g_assert_cmpint (tb_table_enter (&table, &event, &result, &problem), ==, TB_REFUSED);
  g_assert_cmpint (problem.code, ==, TB_PROBLEM_NO_YAKU);
  g_assert_cmpint (tenbo_entry_model_find_remedy (&model, &event, &problem).foul, ==, -1);
}

/* The grid shows the typed value, or the limit that it reaches. */
static void
test_selected_cell (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("b-rule");
  TenboEntryModel model;
  TbTable         table;

  entry_script_begin (&model, &table, ruleset, TENBO_ENTRY_WIN, "");
  g_assert_null (tenbo_entry_model_selected_cell (&model));
  entry_script_run (&model, "2 4 3 3");
  g_assert_cmpint (tenbo_entry_model_selected_cell (&model)->ron, ==, 3900);
  entry_script_run (&model, "winner=0");
  g_assert_cmpint (tenbo_entry_model_selected_cell (&model)->ron, ==, 5800);
  entry_script_run (&model, "7");
  g_assert_cmpint (tenbo_entry_model_selected_cell (&model)->value.limit, ==, TB_LIMIT_HANEMAN);
  entry_script_run (&model, "yakuman=daisangen");
  g_assert_null (tenbo_entry_model_selected_cell (&model));
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);

  entry_script_add (entry_cases, G_N_ELEMENTS (entry_cases));
  for (gsize i = 0; i < G_N_ELEMENTS (remedy_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/entry/remedy/%s", remedy_cases[i].name);

      g_test_add_data_func (path, &remedy_cases[i], check_remedy);
    }
  g_test_add_func ("/entry/answers-outlive-the-running-hand", test_rebase);
  g_test_add_func ("/entry/open-riichi-of-another-hand", test_rebase_open_riichi);
  g_test_add_func ("/entry/open-riichi-without-the-points", test_open_riichi_points);
  g_test_add_func ("/entry/a-running-foul-is-not-an-event", test_running_foul);
  g_test_add_func ("/entry/remedy/is-found-by-data", test_foul_for);
  g_test_add_func ("/entry/remedy/not-for-a-list-without-yaku", test_list_without_yaku);
  g_test_add_func ("/entry/the-grid-shows-the-typed-value", test_selected_cell);

  status = g_test_run ();
  entry_script_finish ();

  return status;
}
