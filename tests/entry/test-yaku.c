/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of yaku of the entry sheet, without its window: exact hands under rulesets of each kind,
 * and their display in the table. */

#include "entry-script.h"

#include "tenbo-entry-yaku.h"
#include "tenbo-player-set.h"

#define WIN(text) "{\"result\": \"win\", " text "}"

/* A ron of the second player off the third, a tsumo of the second, one of the dealer. */
#define RON   "method=yaku winner=1 from=2 "
#define TSUMO "method=yaku winner=1 from=1 "
#define EAST  "method=yaku winner=0 from=0 "

#define RON_OF(value)    WIN ("\"wins\": [{\"player\": 1, \"from\": 2, \"value\": {" value "}}]")
#define TSUMO_OF(value)  WIN ("\"wins\": [{\"player\": 1, \"value\": {" value "}}]")
#define DEALER_OF(value) WIN ("\"wins\": [{\"player\": 0, \"value\": {" value "}}]")
#define RIICHI(value) \
  WIN ("\"riichi\": [1], \"wins\": [{\"player\": 1, \"from\": 2, \"value\": {" value "}}]")

static const EntryCase entry_cases[] = {
  /* Pinfu implies its fu, and so do seven pairs; if one kind of fu is left, it is chosen. */
  { "pinfu-ron", "b-rule", TENBO_ENTRY_WIN, "", RON "yaku=pinfu",
    RON_OF ("\"yaku\": [\"pinfu\"], \"fu\": 30"), 0 },
  { "pinfu-tsumo-iipeikou-dora", "mleague", TENBO_ENTRY_WIN, "",
    TSUMO "yaku=pinfu yaku=iipeikou dora=1",
    TSUMO_OF ("\"yaku\": [\"tsumo\", \"pinfu\", \"iipeikou\"], \"dora\": 1, \"fu\": 20"), 0 },
  { "pinfu-tsumo-without-the-tsumo", "sanma-parlor", TENBO_ENTRY_WIN, "", TSUMO "yaku=pinfu",
    TSUMO_OF ("\"yaku\": [\"pinfu\"], \"fu\": 30"), 0 },
  { "seven-pairs", "mleague", TENBO_ENTRY_WIN, "", RON "yaku=chiitoitsu",
    RON_OF ("\"yaku\": [\"chiitoitsu\"], \"fu\": 25"), 0 },
  { "seven-pairs-tsumo-tanyao", "mleague", TENBO_ENTRY_WIN, "",
    TSUMO "yaku=chiitoitsu yaku=tanyao",
    TSUMO_OF ("\"yaku\": [\"tsumo\", \"tanyao\", \"chiitoitsu\"], \"fu\": 25"), 0 },
  { "sets-in-seven-pairs", "b-rule", TENBO_ENTRY_WIN, "",
    RON "yaku=set-chiitoi yaku=set-chiitoi yaku=set-chiitoi",
    RON_OF ("\"yaku\": [\"set-chiitoi\", \"set-chiitoi\", \"set-chiitoi\"]"), 0 },
  { "no-more-than-three-sets", "b-rule", TENBO_ENTRY_WIN, "",
    RON "yaku=set-chiitoi yaku=set-chiitoi yaku=set-chiitoi yaku=set-chiitoi", NULL,
    TENBO_ENTRY_NEEDS_VALUE },

  /* A stick that the list placed is removed with its hand, and the yaku with its stick. */
  { "the-riichi-of-the-list-follows-the-winner", "mleague", TENBO_ENTRY_WIN, "",
    "method=yaku winner=0 from=2 yaku=riichi yaku=pinfu winner=1",
    RIICHI ("\"yaku\": [\"riichi\", \"pinfu\"], \"fu\": 30"), 0 },
  { "an-earlier-declaration-placed-one-stick", "mleague", TENBO_ENTRY_WIN, "1",
    "method=yaku winner=0 from=2 yaku=riichi yaku=pinfu winner=1",
    RIICHI ("\"yaku\": [\"riichi\", \"pinfu\"], \"fu\": 30"), 0 },
  { "a-removed-stick-removes-its-yaku", "mleague", TENBO_ENTRY_WIN, "",
    RON "yaku=riichi yaku=ippatsu yaku=pinfu riichi=1",
    RON_OF ("\"yaku\": [\"pinfu\"], \"fu\": 30"), 0 },
  { "a-stick-placed-again-restores-it", "mleague", TENBO_ENTRY_WIN, "",
    RON "yaku=riichi yaku=pinfu riichi=1 riichi=1",
    RIICHI ("\"yaku\": [\"riichi\", \"pinfu\"], \"fu\": 30"), 0 },

  /* The sheet asks for fu that the hand leaves open, but not from five han on. */
  { "fu-are-missing", "mleague", TENBO_ENTRY_WIN, "", RON "yaku=tanyao yaku=sanshoku-doujun",
    NULL, TENBO_ENTRY_NEEDS_VALUE },
  { "fu-are-chosen", "mleague", TENBO_ENTRY_WIN, "",
    RON "yaku=tanyao yaku=sanshoku-doujun fu=40",
    RON_OF ("\"yaku\": [\"tanyao\", \"sanshoku-doujun\"], \"fu\": 40"), 0 },
  { "fu-are-typed", "mleague", TENBO_ENTRY_WIN, "", RON "yaku=tanyao open 3",
    RON_OF ("\"yaku\": [\"tanyao\"], \"fu\": 30, \"open\": true"), 0 },
  { "impossible-fu-have-no-key", "mleague", TENBO_ENTRY_WIN, "", RON "yaku=tanyao 3", NULL,
    TENBO_ENTRY_NEEDS_VALUE },
  { "five-han-need-none", "mleague", TENBO_ENTRY_WIN, "", RON "yaku=tanyao dora=4",
    RON_OF ("\"yaku\": [\"tanyao\"], \"dora\": 4"), 0 },
  { "four-han-of-forty-are-a-mangan", "mleague", TENBO_ENTRY_WIN, "", RON "yaku=tanyao dora=3",
    RON_OF ("\"yaku\": [\"tanyao\"], \"dora\": 3, \"fu\": 40"), 0 },
  { "dora-by-keys", "mleague", TENBO_ENTRY_WIN, "", RON "yaku=chinitsu + + -",
    RON_OF ("\"yaku\": [\"chinitsu\"], \"dora\": 1"), 0 },
  { "han-without-fu", "allen", TENBO_ENTRY_WIN, "", RON "yaku=tanyao",
    RON_OF ("\"yaku\": [\"tanyao\"]"), 0 },

  /* Open hands lose closed yaku. */
  { "open-removes-closed-yaku", "mleague", TENBO_ENTRY_WIN, "",
    RON "yaku=iipeikou yaku=honitsu open 3",
    RON_OF ("\"yaku\": [\"honitsu\"], \"fu\": 30, \"open\": true"), 0 },
  { "open-tsumo-has-no-tsumo", "mleague", TENBO_ENTRY_WIN, "", TSUMO "open yaku=honitsu 4",
    TSUMO_OF ("\"yaku\": [\"honitsu\"], \"fu\": 40, \"open\": true"), 0 },
  { "no-hand-is-open-after-a-riichi", "mleague", TENBO_ENTRY_WIN, "1", RON "open yaku=pinfu",
    RIICHI ("\"yaku\": [\"riichi\", \"pinfu\"], \"fu\": 30"), 0 },
  { "open-tanyao-only-next-to-toitoi", "sanma-parlor", TENBO_ENTRY_WIN, "",
    RON "open yaku=tanyao yaku=toitoi yaku=tanyao 4",
    RON_OF ("\"yaku\": [\"tanyao\", \"toitoi\"], \"fu\": 40, \"open\": true"), 0 },

  /* Implied yaku: the riichi of a stick, the self-draw. */
  { "a-riichi-is-implied", "mleague", TENBO_ENTRY_WIN, "1", RON "yaku=riichi yaku=chinitsu",
    RIICHI ("\"yaku\": [\"riichi\", \"chinitsu\"]"), 0 },
  { "double-riichi-replaces-it", "mleague", TENBO_ENTRY_WIN, "1",
    RON "yaku=double-riichi yaku=chinitsu",
    RIICHI ("\"yaku\": [\"double-riichi\", \"chinitsu\"]"), 0 },
  { "a-riichi-is-declared-by-the-list", "mleague", TENBO_ENTRY_WIN, "",
    RON "yaku=riichi yaku=chinitsu",
    RIICHI ("\"yaku\": [\"riichi\", \"chinitsu\"]"), 0 },
  { "and-canceled-by-it", "mleague", TENBO_ENTRY_WIN, "",
    RON "yaku=riichi yaku=chinitsu yaku=riichi", RON_OF ("\"yaku\": [\"chinitsu\"]"), 0 },
  { "a-tsumo-is-implied", "mleague", TENBO_ENTRY_WIN, "", EAST "yaku=honitsu dora=1",
    DEALER_OF ("\"yaku\": [\"tsumo\", \"honitsu\"], \"dora\": 1"), 0 },
  { "a-ron-after-all-has-no-tsumo", "mleague", TENBO_ENTRY_WIN, "",
    TSUMO "yaku=chinitsu from=2", RON_OF ("\"yaku\": [\"chinitsu\"]"), 0 },
  { "implied-yaku-are-a-value", "allen", TENBO_ENTRY_WIN, "", TSUMO,
    TSUMO_OF ("\"yaku\": [\"tsumo\"]"), 0 },
  { "but-only-in-the-list", "allen", TENBO_ENTRY_WIN, "", "winner=1 from=1", NULL,
    TENBO_ENTRY_NEEDS_VALUE },
  { "ippatsu-has-its-chip", "b-rule", TENBO_ENTRY_WIN, "1", RON "yaku=ippatsu yaku=chinitsu",
    WIN ("\"riichi\": [1], \"wins\": [{\"player\": 1, \"from\": 2, \"value\": {\"yaku\": "
         "[\"riichi\", \"ippatsu\", \"chinitsu\"]}, \"bonus\": {\"ippatsu\": 1}}]"),
    0 },
  { "no-ippatsu-without-riichi", "b-rule", TENBO_ENTRY_WIN, "", RON "yaku=ippatsu yaku=chinitsu",
    RON_OF ("\"yaku\": [\"chinitsu\"]"), 0 },
  { "ippatsu-goes-with-the-riichi", "b-rule", TENBO_ENTRY_WIN, "1",
    RON "yaku=ippatsu yaku=chinitsu riichi=1", RON_OF ("\"yaku\": [\"chinitsu\"]"), 0 },
  { "no-houtei-on-a-tsumo", "mleague", TENBO_ENTRY_WIN, "", TSUMO "yaku=houtei yaku=chinitsu",
    TSUMO_OF ("\"yaku\": [\"tsumo\", \"chinitsu\"]"), 0 },
  { "dora-are-not-yaku", "mleague", TENBO_ENTRY_WIN, "", RON "dora=5", NULL,
    TENBO_ENTRY_NEEDS_VALUE },
  { "no-seven-pairs-of-triplets", "mleague", TENBO_ENTRY_WIN, "",
    RON "yaku=toitoi yaku=chiitoitsu yaku=honitsu dora=1",
    RON_OF ("\"yaku\": [\"toitoi\", \"honitsu\"], \"dora\": 1"), 0 },

  /* Yakuman are a separate value: one replaces the other. */
  { "yakuman-replace-the-list", "mleague", TENBO_ENTRY_WIN, "",
    RON "yaku=honitsu dora=3 yaku=daisangen yaku=tsuuiisou",
    RON_OF ("\"yakuman\": [\"daisangen\", \"tsuuiisou\"]"), 0 },
  { "the-list-replaces-them", "mleague", TENBO_ENTRY_WIN, "",
    RON "yaku=daisangen yaku=chinitsu", RON_OF ("\"yaku\": [\"chinitsu\"]"), 0 },
  { "tenhou-is-the-dealer's", "mleague", TENBO_ENTRY_WIN, "", EAST "yaku=chiihou yaku=tenhou",
    DEALER_OF ("\"yakuman\": [\"tenhou\"]"), 0 },
  { "no-tenhou-on-a-discard", "mleague", TENBO_ENTRY_WIN, "", RON "yaku=tenhou", NULL,
    TENBO_ENTRY_NEEDS_VALUE },
  { "no-open-kokushi", "mleague", TENBO_ENTRY_WIN, "", RON "open yaku=kokushi", NULL,
    TENBO_ENTRY_NEEDS_VALUE },

  /* Digits before a list belong to the table; a list is removed as a whole. */
  { "han-and-fu-next-to-an-empty-list", "mleague", TENBO_ENTRY_WIN, "", RON "3 4",
    RON_OF ("\"han\": 3, \"fu\": 40"), 0 },
  { "removed-as-a-whole", "mleague", TENBO_ENTRY_WIN, "", RON "yaku=riichi yaku=chinitsu <",
    NULL, TENBO_ENTRY_NEEDS_VALUE },
  { "the-table-replaces-the-list", "mleague", TENBO_ENTRY_WIN, "",
    RON "yaku=chinitsu method=table 3 4", RON_OF ("\"han\": 3, \"fu\": 40"), 0 },
  { "each-of-two-has-a-list", "tenhou-hanchan", TENBO_ENTRY_WIN, "0",
    "method=yaku winner=0 several winner=1 from=2 current=0 yaku=chinitsu current=1 "
    "yaku=chiitoitsu dora=2",
    WIN ("\"riichi\": [0], \"wins\": [{\"player\": 0, \"from\": 2, \"value\": {\"yaku\": "
         "[\"riichi\", \"chinitsu\"]}}, {\"player\": 1, \"from\": 2, \"value\": {\"yaku\": "
         "[\"chiitoitsu\"], \"dora\": 2, \"fu\": 25}}]"),
    0 },
};

/* The cell of the list's value is selected in the table. */
static void
test_cell_of_a_list (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("mleague");
  TenboEntryModel model;
  TbTable         table;
  const TbCell   *cell;

  entry_script_begin (&model, &table, ruleset, TENBO_ENTRY_WIN, "");
  entry_script_run (&model, TSUMO "yaku=pinfu yaku=tanyao");
  cell = tenbo_entry_model_selected_cell (&model);
  g_assert_nonnull (cell);
  g_assert_cmpint (cell->value.han, ==, 3);
  g_assert_cmpint (cell->value.fu, ==, 20);

  entry_script_run (&model, "dora=5");
  cell = tenbo_entry_model_selected_cell (&model);
  g_assert_nonnull (cell);
  g_assert_cmpint (cell->value.limit, ==, TB_LIMIT_BAIMAN);

  /* The list follows the sheet: for a ron it has one han less. */
  entry_script_run (&model, "from=2");
  cell = tenbo_entry_model_selected_cell (&model);
  g_assert_nonnull (cell);
  g_assert_cmpint (cell->value.limit, ==, TB_LIMIT_HANEMAN);
}

/* A hand entered by its tiles shows its yaku, and the next press turns them into a list. */
static void
test_list_of_tiles (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("mleague");
  TenboEntryModel model;
  TbTable         table;
  TbTileHand     *hand;
  TbTile          tiles[13];
  TbValueEntry    list;
  TbValue         value;

  entry_script_begin (&model, &table, ruleset, TENBO_ENTRY_WIN, "");
  entry_script_run (&model, RON);
  hand = &model.hands[1].tiles.hand;
  g_assert_cmpint (tb_tiles_parse ("234m234567p3455s", tiles, 13), ==, 13);
  for (int i = 0; i < 13; i++)
    tb_tile_hand_add (hand, tiles[i]);
  g_assert_cmpint (tb_tiles_parse ("2s", &hand->win, 1), ==, 1);
  tenbo_entry_model_set_value (&model, &(TbValueEntry) { .form = TB_VALUE_TILES, .tiles = *hand });

  g_assert_cmpint (tenbo_entry_yaku_get_state (&model, TB_YAKU_TANYAO), ==,
                   TENBO_ENTRY_YAKU_CHOSEN);
  g_assert_cmpint (tenbo_entry_yaku_get_state (&model, TB_YAKU_TOITOI), ==,
                   TENBO_ENTRY_YAKU_EXCLUDED);
  g_assert_cmpint (model.hands[1].value.form, ==, TB_VALUE_TILES);
  tenbo_entry_yaku_press (&model, TB_YAKU_HOUTEI);
  g_assert_cmpint (model.hands[1].value.form, ==, TB_VALUE_YAKU);
  tenbo_entry_model_complete (&model, 1, &list);
  g_assert_cmpint (list.n_yaku, ==, 4);

  /* With the last tile, pinfu, tanyao and sanshoku are five han. */
  g_assert_cmpint (tenbo_entry_yaku_get_sum (&model, &value), ==, TENBO_ENTRY_YAKU_FINE);
  g_assert_cmpint (value.limit, ==, TB_LIMIT_MANGAN);
}

/* The page stays as it was opened; a new sheet shows the table. */
static void
test_page (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("mleague");
  g_autoptr (TenboRuleset) tai = entry_script_find_ruleset ("fenghua");
  TbPartialHand   running = { 0 };
  TenboEntryModel model;
  TbTable         table;

  entry_script_begin (&model, &table, ruleset, TENBO_ENTRY_WIN, "");
  g_assert_cmpint (model.method, ==, TENBO_ENTRY_METHOD_TABLE);
  entry_script_run (&model, RON);
  tenbo_entry_model_press_winner (&model, 0);
  tenbo_entry_model_rebase (&model, &table, &running);
  g_assert_cmpint (model.method, ==, TENBO_ENTRY_METHOD_YAKU);

  entry_script_begin (&model, &table, tai, TENBO_ENTRY_WIN, "");
  g_assert_false (tenbo_entry_model_has_method (&model, TENBO_ENTRY_METHOD_YAKU));
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);

  entry_script_add (entry_cases, G_N_ELEMENTS (entry_cases));

  g_test_add_func ("/entry/the-table-shows-the-value-of-a-list", test_cell_of_a_list);
  g_test_add_func ("/entry/tiles-become-a-list", test_list_of_tiles);
  g_test_add_func ("/entry/the-page-stays-open", test_page);

  status = g_test_run ();
  entry_script_finish ();

  return status;
}
