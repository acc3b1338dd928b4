/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-rule-fields.h"

#include <assert.h>

/* Points are held in hundreds, so that tied players can share them. */
#define POINTS_STEP   100
#define MAX_POINTS    1000000
#define SIGNED_POINTS .min = -MAX_POINTS, .max = MAX_POINTS, .step = POINTS_STEP

/* TbRules holds the enumerations as integers, and the loader writes them as integers. */
_Static_assert (sizeof (TbTies) == sizeof (int32_t) && sizeof (TbYaku) == sizeof (int32_t),
                "an enumeration is as large as an int32_t");

static const char *const ties_words[] = { "by-seat", "shared", "first-win", "last-win", NULL };
static const char *const leftover_pot_words[] = { "first", "nobody", NULL };
static const char *const prize_from_words[] = { "all", "below-start", "below-return",
                                                "busted", "no-win", NULL };
static const char *const prize_to_words[] = { "first", "first-alone", "above-ceiling", "others",
                                              NULL };
static const char *const oka_words[] = { "difference", "fixed", NULL };
static const char *const result_base_words[] = { "difference", "points", "none", NULL };
static const char *const result_rounding_words[] = { "none", "half-up", "half-down", "down",
                                                     "up", "to-return", NULL };
static const char *const bust_words[] = { "none", "below-zero", "zero-or-below", NULL };
static const char *const bust_when_words[] = { "after-hand", "at-once", NULL };
static const char *const bust_fee_to_words[] = { "buster", "nearest", "first", NULL };
static const char *const extension_words[] = { "none", "next-wind", "east-again", NULL };
static const char *const extension_ends_words[] = { "dealer-passes", "any-hand", "whole-wind",
                                                    NULL };
static const char *const dealer_words[] = { "passes", "chooses", "repeats", NULL };
static const char *const dealer_next_words[] = { "in-turn", "winner", NULL };
static const char *const wind_words[] = { "east", "south", "west", "north", NULL };
static const char *const dealer_several_words[] = { "any", "nearest", NULL };
static const char *const last_dealer_words[] = { "ordinary", "must-unless-first",
                                                 "may-stop-first", "stops-first", "by-rank", NULL };
static const char *const rank_right_words[] = { "usual", "must-repeat", "may-stop", "stops", NULL };
static const char *const stop_after_words[] = { "repeat", "win", NULL };
static const char *const honba_receivers_words[] = { "nearest", "every-winner", NULL };
static const char *const honba_grows_words[] = { "repeats-and-draws", "repeats-only", "every-hand",
                                                 NULL };
static const char *const pot_receivers_words[] = { "nearest", "own-stake-back", "riichi-only",
                                                   NULL };
static const char *const noten_payments_words[] = { "pool", "each-to-each", "pool-to-pot",
                                                    "each-to-pot", NULL };
static const char *const nagashi_words[] = { "none", "draw", "win", NULL };
static const char *const nagashi_value_words[] = { "mangan", "yakuman", "haneman", "baiman",
                                                   "sanbaiman", NULL };
static const char *const nagashi_several_words[] = { "each-in-full", "others-share", NULL };
static const char *const abort_words[] = { "nine-terminals", "four-winds", "four-kans",
                                           "four-riichi", "triple-ron", NULL };
static const char *const scoring_words[] = { "fu-table", "linear", "tai", NULL };
static const char *const value_rounding_words[] = { "hundred", "thousand", NULL };
static const char *const tsumo_split_words[] = { "own-share", "half-missing", "thirds", "table",
                                                 "full-each", NULL };
static const char *const dealer_factor_words[] = { "half-more", "same", "double", NULL };
static const char *const wild_white_words[] = { "none", "after-riichi", "ippatsu", NULL };
static const char *const wild_tile_words[] = { "none", "white", "missing", NULL };
static const char *const red_suit_words[] = { "manzu", "pinzu", "souzu", NULL };
static const char *const special_tile_words[] = {
  "1m", "2m", "3m", "4m", "5m", "6m", "7m", "8m", "9m",
  "1p", "2p", "3p", "4p", "5p", "6p", "7p", "8p", "9p",
  "1s", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s",
  "1z", "2z", "3z", "4z", "5z", "6z", "7z", "flower", NULL
};
static const char *const special_color_words[] = { "red", "blue", "gold", "silver", "rainbow",
                                                   "marked", NULL };
static const char *const dora_tile_words[] = { "next", "shown", NULL };
static const char *const open_tanyao_in_words[] = { "any", "toitoi-or-chinitsu",
                                                    "toitoi-chinitsu-or-sanrenkou", NULL };
static const char *const pinfu_tsumo_words[] = { "both", "pinfu-only", NULL };
static const char *const tai_payers_words[] = {
  "discarder-double",
  "discarder",
  "everyone",
  "discarder-alone-double",
  NULL,
};
static const char *const last_tile_words[] = { "ordinary", "discard", "self-draw", NULL };
static const char *const several_yakuman_words[] = { "sum", "highest-plus-two", "highest", NULL };
static const char *const open_pinfu_words[] = { "thirty", "twenty", "twenty-always", NULL };
static const char *const rinshan_fu_words[] = { "as-haitei", "none", "two", NULL };
static const char *const pao_share_words[] = { "whole-hand", "liable-yakuman", NULL };
static const char *const pao_ron_words[] = { "half", "all", NULL };
static const char *const pao_honba_words[] = { "ordinary", "liable", "shared", NULL };
static const char *const pao_tsumo_words[] = { "shares", "as-ron", NULL };
static const char *const pao_chips_words[] = { "ordinary", "liable", "shared", NULL };
static const char *const pao_kan_feeder_words[] = { "none", "tsumo", "ron", NULL };
static const char *const foul_due_words[] = { "at-once", "at-draw", "ends-hand", "only-at-draw",
                                              NULL };
static const char *const foul_amount_words[] = { "fixed", "mangan", "shown-hands", "none",
                                                 "haneman", "baiman", "yakuman", NULL };
static const char *const foul_to_words[] = { "pot", "others", "settlement", "penalty-pot", "each",
                                             NULL };

/* A row of the table: the offset of @member in @type, and the members specific to its kind. Rows of
 * later revisions end with .revision and .before. */
#define ROW(type, name, member, kind_, ...) \
  { .key = (name), .kind = (kind_), .offset = offsetof (type, member), __VA_ARGS__ }

#define BOOL_ROW(type, name, member, ...) \
  ROW (type, name, member, TB_FIELD_KIND_BOOL, .max = 1, .step = 1, __VA_ARGS__)
#define INT_ROW(type, name, member, low, high, multiple, ...)                                  \
  ROW (type, name, member, TB_FIELD_KIND_INT, .min = (low), .max = (high), .step = (multiple), \
       __VA_ARGS__)
#define POINTS_ROW(name, member, ...) \
  INT_ROW (TbRules, name, member, 0, MAX_POINTS, POINTS_STEP, __VA_ARGS__)
#define SIGNED_POINTS_ROW(name, member, ...) \
  ROW (TbRules, name, member, TB_FIELD_KIND_INT, SIGNED_POINTS, __VA_ARGS__)
#define ENUM_ROW(type, name, member, list, ...)                            \
  ROW (type, name, member, TB_FIELD_KIND_ENUM, .words = (list), .step = 1, \
       .max = (int32_t) (sizeof (list) / sizeof (list)[0]) - 2, __VA_ARGS__)
#define YAKUMAN_SET_ROW(type, name, member, ...)   \
  ROW (type, name, member, TB_FIELD_KIND_YAKU_SET, \
       .allowed = TB_YAKU_MAY_BE_YAKUMAN & ~TB_YAKU_ALL_HOUSE, __VA_ARGS__)

/* Fields of later revisions, and their meaning in earlier rulesets: usually the first value of an
 * enumeration, or an empty list. */
#define SINCE_2(meaning)                 .revision = 2, .before = (meaning)
#define SINCE_3(meaning)                 .revision = 3, .before = (meaning)
#define ENUM_SINCE_2(name, member, list) ENUM_ROW (TbRules, name, member, list, SINCE_2 (0))
#define ENUM_SINCE_3(name, member, list) ENUM_ROW (TbRules, name, member, list, SINCE_3 (0))
#define RECORDS_SINCE_2(name, member, shape) \
  ROW (TbRules, name, member, TB_FIELD_KIND_RECORDS, .records = &(shape), SINCE_2 (0))
#define RECORDS_SINCE_3(name, member, shape) \
  ROW (TbRules, name, member, TB_FIELD_KIND_RECORDS, .records = &(shape), SINCE_3 (0))

static const TbRuleField house_yaku_fields[] = {
  ROW (TbHouseYaku, "id", id, TB_FIELD_KIND_ID, .max = TB_HOUSE_ID_SIZE),
  ROW (TbHouseYaku, "name", name, TB_FIELD_KIND_TEXT, .max = TB_NAME_SIZE),
  ROW (TbHouseYaku, "name-ja", name_ja, TB_FIELD_KIND_TEXT, .max = TB_NAME_SIZE, .optional = true),
  ROW (TbHouseYaku, "name-zh", name_zh, TB_FIELD_KIND_TEXT, .max = TB_NAME_SIZE, .optional = true),
  INT_ROW (TbHouseYaku, "closed", closed, 0, 13, 1, .optional = true),
  INT_ROW (TbHouseYaku, "open", open, 0, 13, 1, .optional = true),
  INT_ROW (TbHouseYaku, "yakuman", yakuman, 0, 2, 1, .optional = true),
  INT_ROW (TbHouseYaku, "chips", chips, 0, MAX_POINTS, POINTS_STEP, .optional = true),
};

static const TbRuleField yaku_fields[] = {
  ROW (TbYakuRule, "yaku", yaku, TB_FIELD_KIND_YAKU, .allowed = TB_YAKU_ALL_ORDINARY),
  INT_ROW (TbYakuRule, "closed", closed, 1, 13, 1),
  INT_ROW (TbYakuRule, "open", open, 0, 13, 1),
  BOOL_ROW (TbYakuRule, "instead", instead, SINCE_2 (false)),
};

static const TbRuleField foul_fields[] = {
  ROW (TbFoulRule, "id", id, TB_FIELD_KIND_ID, .max = TB_FOUL_ID_SIZE),
  ENUM_ROW (TbFoulRule, "due", due, foul_due_words),
  ENUM_ROW (TbFoulRule, "amount", amount, foul_amount_words),
  INT_ROW (TbFoulRule, "points", points, 0, 100000, 1),
  ENUM_ROW (TbFoulRule, "to", to, foul_to_words),
  BOOL_ROW (TbFoulRule, "noten", noten),
  BOOL_ROW (TbFoulRule, "no-win", no_win),
  BOOL_ROW (TbFoulRule, "noten-riichi", noten_riichi),
  BOOL_ROW (TbFoulRule, "replay", replay),
  BOOL_ROW (TbFoulRule, "beside", beside),
  BOOL_ROW (TbFoulRule, "counts-up", counts_up),
  BOOL_ROW (TbFoulRule, "decides-deal", decides_deal, SINCE_2 (true)),
  BOOL_ROW (TbFoulRule, "restore", restore, SINCE_2 (false)),
  BOOL_ROW (TbFoulRule, "voids-draw", voids_draw, SINCE_2 (false)),
  BOOL_ROW (TbFoulRule, "no-penalty-pot", no_penalty_pot, SINCE_2 (false)),
  BOOL_ROW (TbFoulRule, "only-noten-riichi", only_noten_riichi, SINCE_2 (false)),
};

static const TbRuleField floating_fields[] = {
  INT_ROW (TbFloatingUma, "floating", floating, 0, TB_MAX_PLAYERS, 1),
  ROW (TbFloatingUma, "uma", uma, TB_FIELD_KIND_ROW, SIGNED_POINTS),
};

static const TbRuleField dealer_wind_fields[] = {
  ENUM_ROW (TbDealerWind, "wind", wind, wind_words),
  ENUM_ROW (TbDealerWind, "win", win, dealer_words),
  ENUM_ROW (TbDealerWind, "tenpai", tenpai, dealer_words),
  ENUM_ROW (TbDealerWind, "noten", noten, dealer_words),
};

static const TbRuleField last_dealer_fields[] = {
  INT_ROW (TbLastDealerRank, "rank", rank, 1, TB_MAX_PLAYERS, 1),
  ENUM_ROW (TbLastDealerRank, "right", right, rank_right_words),
};

static const TbRuleField prize_fields[] = {
  ENUM_ROW (TbPrize, "from", from, prize_from_words),
  ENUM_ROW (TbPrize, "to", to, prize_to_words),
  INT_ROW (TbPrize, "points", points, 100, MAX_POINTS, POINTS_STEP),
};

static const TbRuleField abort_fields[] = {
  ENUM_ROW (TbAbortRule, "reason", reason, abort_words),
  ENUM_ROW (TbAbortRule, "dealer", dealer, dealer_words),
  BOOL_ROW (TbAbortRule, "honba-stays", honba_stays, SINCE_3 (false), .optional = true),
};

static const TbRuleField tsumo_fields[] = {
  INT_ROW (TbTsumoRow, "ron", ron, 100, MAX_POINTS, POINTS_STEP),
  INT_ROW (TbTsumoRow, "child", child, 0, MAX_POINTS, POINTS_STEP),
  INT_ROW (TbTsumoRow, "dealer", dealer, 0, MAX_POINTS, POINTS_STEP),
  INT_ROW (TbTsumoRow, "each", each, 0, MAX_POINTS, POINTS_STEP, .optional = true),
};

static const TbRuleField han_fields[] = {
  INT_ROW (TbHanRow, "han", han, 1, 30, 1),
  INT_ROW (TbHanRow, "child", child, 100, MAX_POINTS, POINTS_STEP),
  INT_ROW (TbHanRow, "dealer", dealer, 100, MAX_POINTS, POINTS_STEP),
};

static const TbRuleField red_fives_fields[] = {
  ENUM_ROW (TbRedFives, "suit", suit, red_suit_words),
  INT_ROW (TbRedFives, "count", count, 0, 4, 1),
};

static const TbRuleField special_tile_fields[] = {
  ENUM_ROW (TbSpecialTile, "tile", tile, special_tile_words),
  ENUM_ROW (TbSpecialTile, "color", color, special_color_words),
  INT_ROW (TbSpecialTile, "count", count, 1, 4, 1),
  INT_ROW (TbSpecialTile, "han", han, 0, 13, 1, .optional = true),
  INT_ROW (TbSpecialTile, "chips", chips, 0, MAX_POINTS, POINTS_STEP, .optional = true),
  BOOL_ROW (TbSpecialTile, "closed-only", closed_only, .optional = true),
};

static const TbRuleField tai_row_fields[] = {
  INT_ROW (TbTaiRow, "tai", tai, 0, 10000, 1),
  INT_ROW (TbTaiRow, "points", points, 1, MAX_POINTS, 1),
};

static const TbRuleField tai_fields[] = {
  ENUM_ROW (TbTaiRule, "item", item, tb_tai_ids),
  INT_ROW (TbTaiRule, "tai", tai, 0, 10000, 1),
  INT_ROW (TbTaiRule, "most", most, 1, 8, 1),
  BOOL_ROW (TbTaiRule, "minimum", minimum),
  BOOL_ROW (TbTaiRule, "exempt", exempt),
};

static const TbRuleField house_tai_fields[] = {
  ROW (TbHouseTai, "id", id, TB_FIELD_KIND_ID, .max = TB_HOUSE_ID_SIZE),
  ROW (TbHouseTai, "name", name, TB_FIELD_KIND_TEXT, .max = TB_NAME_SIZE),
  ROW (TbHouseTai, "name-ja", name_ja, TB_FIELD_KIND_TEXT, .max = TB_NAME_SIZE, .optional = true),
  ROW (TbHouseTai, "name-zh", name_zh, TB_FIELD_KIND_TEXT, .max = TB_NAME_SIZE, .optional = true),
  INT_ROW (TbHouseTai, "tai", rule.tai, 0, 10000, 1),
  INT_ROW (TbHouseTai, "most", rule.most, 1, 8, 1),
  BOOL_ROW (TbHouseTai, "minimum", rule.minimum),
  BOOL_ROW (TbHouseTai, "exempt", rule.exempt),
};

/* The layout of the list @list of @type in the ruleset. */
#define SHAPE(type, rows, count, most)            \
  {                                               \
    .fields = (rows),                             \
    .n_fields = sizeof (rows) / sizeof (rows)[0], \
    .stride = sizeof (type),                      \
    .count_offset = offsetof (TbRules, count),    \
    .max = (most),                                \
  }

static const TbRecordShape house_yaku_shape =
  SHAPE (TbHouseYaku, house_yaku_fields, n_house_yaku, TB_MAX_HOUSE_YAKU);
static const TbRecordShape yaku_shape =
  SHAPE (TbYakuRule, yaku_fields, n_yaku, TB_MAX_YAKU_RULES);
static const TbRecordShape foul_shape =
  SHAPE (TbFoulRule, foul_fields, n_fouls, TB_MAX_FOUL_RULES);
static const TbRecordShape floating_shape =
  SHAPE (TbFloatingUma, floating_fields, n_floating_uma, TB_MAX_FLOATING_ROWS);
static const TbRecordShape dealer_wind_shape =
  SHAPE (TbDealerWind, dealer_wind_fields, n_dealer_by_wind, TB_WIND_NORTH + 1);
static const TbRecordShape last_dealer_shape =
  SHAPE (TbLastDealerRank, last_dealer_fields, n_last_dealer_ranks, TB_MAX_PLAYERS);
static const TbRecordShape prize_shape =
  SHAPE (TbPrize, prize_fields, n_prizes, TB_MAX_PRIZES);
static const TbRecordShape abort_shape =
  SHAPE (TbAbortRule, abort_fields, n_aborts, TB_N_ABORTS);
static const TbRecordShape tsumo_shape =
  SHAPE (TbTsumoRow, tsumo_fields, n_tsumo_table, TB_MAX_TSUMO_ROWS);
static const TbRecordShape han_shape =
  SHAPE (TbHanRow, han_fields, n_han_table, TB_MAX_HAN_ROWS);
static const TbRecordShape red_fives_shape =
  SHAPE (TbRedFives, red_fives_fields, n_red_fives_suits, TB_N_RED_SUITS);
static const TbRecordShape special_tiles_shape =
  SHAPE (TbSpecialTile, special_tile_fields, n_special_tiles, TB_MAX_SPECIAL_TILES);
static const TbRecordShape tai_row_shape =
  SHAPE (TbTaiRow, tai_row_fields, n_tai_table, TB_MAX_TAI_ROWS);
static const TbRecordShape tai_shape =
  SHAPE (TbTaiRule, tai_fields, n_tai_items, TB_MAX_TAI_ITEMS);
static const TbRecordShape house_tai_shape =
  SHAPE (TbHouseTai, house_tai_fields, n_house_tai, TB_MAX_HOUSE_TAI);

const char *
tb_abort_id (TbAbort reason)
{
  assert (reason < TB_N_ABORTS);

  return abort_words[reason];
}

const TbRuleField tb_rule_fields[TB_N_FIELDS] = {
  [TB_FIELD_PLAYERS] = INT_ROW (TbRules, "players", players, 3, TB_MAX_PLAYERS, 1),
  [TB_FIELD_WINDS] = INT_ROW (TbRules, "winds", winds, 0, 4, 1),
  [TB_FIELD_START_POINTS] = POINTS_ROW ("start-points", start_points),
  [TB_FIELD_RETURN_POINTS] = POINTS_ROW ("return-points", return_points),
  [TB_FIELD_OKA] = ENUM_SINCE_3 ("oka", oka, oka_words),
  [TB_FIELD_OKA_POINTS] = POINTS_ROW ("oka-points", oka_points, SINCE_3 (0)),
  [TB_FIELD_UMA] = ROW (TbRules, "uma", uma, TB_FIELD_KIND_ROW, SIGNED_POINTS),
  [TB_FIELD_UMA_UNBALANCED] =
    BOOL_ROW (TbRules, "uma-unbalanced", uma_unbalanced, SINCE_3 (false)),
  [TB_FIELD_FLOAT_LINE] = POINTS_ROW ("float-line", float_line, SINCE_2 (0)),
  [TB_FIELD_FLOATING_UMA] = RECORDS_SINCE_2 ("floating-uma", floating_uma, floating_shape),
  [TB_FIELD_TIES] = ENUM_ROW (TbRules, "ties", ties, ties_words),
  [TB_FIELD_LEFTOVER_POT] = ENUM_ROW (TbRules, "leftover-pot", leftover_pot, leftover_pot_words),
  [TB_FIELD_SINKING] = POINTS_ROW ("sinking", sinking, SINCE_2 (0)),
  [TB_FIELD_PRIZES] = RECORDS_SINCE_3 ("prizes", prizes, prize_shape),
  [TB_FIELD_GAME_FEE] = POINTS_ROW ("game-fee", game_fee, SINCE_3 (0)),
  [TB_FIELD_GAME_FEE_FIRST] = POINTS_ROW ("game-fee-first", game_fee_first, SINCE_3 (0)),
  [TB_FIELD_RESULT_BASE] = ENUM_SINCE_3 ("result-base", result_base, result_base_words),
  [TB_FIELD_SCORE_FLOOR] = BOOL_ROW (TbRules, "score-floor", score_floor, SINCE_3 (false)),
  [TB_FIELD_SCORE_FLOOR_POINTS] =
    SIGNED_POINTS_ROW ("score-floor-points", score_floor_points, SINCE_3 (0)),
  [TB_FIELD_RESULT_ROUNDING] =
    ENUM_SINCE_2 ("result-rounding", result_rounding, result_rounding_words),

  [TB_FIELD_BUST] = ENUM_ROW (TbRules, "bust", bust, bust_words),
  [TB_FIELD_BUST_WHEN] = ENUM_SINCE_2 ("bust-when", bust_when, bust_when_words),
  [TB_FIELD_BUST_FEE] = POINTS_ROW ("bust-fee", bust_fee, SINCE_2 (0)),
  [TB_FIELD_BUST_FEE_TO] = ENUM_SINCE_3 ("bust-fee-to", bust_fee_to, bust_fee_to_words),
  [TB_FIELD_CEILING] = POINTS_ROW ("ceiling", ceiling),
  [TB_FIELD_CEILING_INCLUSIVE] = BOOL_ROW (TbRules, "ceiling-inclusive", ceiling_inclusive),
  [TB_FIELD_TARGET] = POINTS_ROW ("target", target, SINCE_2 (0)),
  [TB_FIELD_EXTENSION] = ENUM_SINCE_2 ("extension", extension, extension_words),
  [TB_FIELD_EXTENSION_WINDS] =
    INT_ROW (TbRules, "extension-winds", extension_winds, 1, 3, 1, SINCE_3 (1)),
  [TB_FIELD_EXTENSION_ENDS] = ENUM_SINCE_2 ("extension-ends", extension_ends, extension_ends_words),

  [TB_FIELD_DEALER_WIN] = ENUM_ROW (TbRules, "dealer-win", dealer_win, dealer_words),
  [TB_FIELD_DEALER_WIN_SEVERAL] =
    ENUM_SINCE_3 ("dealer-win-several", dealer_win_several, dealer_several_words),
  [TB_FIELD_DEALER_NEXT] = ENUM_SINCE_3 ("dealer-next", dealer_next, dealer_next_words),
  [TB_FIELD_DEALER_TENPAI] = ENUM_ROW (TbRules, "dealer-tenpai", dealer_tenpai, dealer_words),
  [TB_FIELD_DEALER_NOTEN] = ENUM_SINCE_2 ("dealer-noten", dealer_noten, dealer_words),
  [TB_FIELD_DEALER_NOTEN_SOUTH] =
    ENUM_SINCE_2 ("dealer-noten-south", dealer_noten_south, dealer_words),
  [TB_FIELD_DEALER_BY_WIND] = RECORDS_SINCE_3 ("dealer-by-wind", dealer_by_wind, dealer_wind_shape),
  [TB_FIELD_DEALER_CHILD_FOUL] =
    ENUM_ROW (TbRules, "dealer-child-foul", dealer_child_foul, dealer_words),
  [TB_FIELD_DEALER_OWN_FOUL] = ENUM_SINCE_2 ("dealer-own-foul", dealer_own_foul, dealer_words),
  [TB_FIELD_DEALER_OWN_FOUL_SOUTH] =
    ENUM_SINCE_2 ("dealer-own-foul-south", dealer_own_foul_south, dealer_words),
  [TB_FIELD_LAST_DEALER] = ENUM_ROW (TbRules, "last-dealer", last_dealer, last_dealer_words),
  [TB_FIELD_LAST_DEALER_RANKS] =
    RECORDS_SINCE_3 ("last-dealer-ranks", last_dealer_ranks, last_dealer_shape),
  [TB_FIELD_LAST_DEALER_STOPS_AFTER] =
    ENUM_SINCE_2 ("last-dealer-stops-after", last_dealer_stops_after, stop_after_words),
  [TB_FIELD_LAST_DEALER_STOPS_BELOW_TARGET] = BOOL_ROW (
    TbRules, "last-dealer-stops-below-target", last_dealer_stops_below_target, SINCE_3 (false)),
  [TB_FIELD_LAST_DEALER_FOUL_REPEATS] =
    BOOL_ROW (TbRules, "last-dealer-foul-repeats", last_dealer_foul_repeats, SINCE_2 (false)),

  [TB_FIELD_HONBA_COUNTED] = BOOL_ROW (TbRules, "honba-counted", honba_counted, SINCE_2 (true)),
  [TB_FIELD_HONBA_RON] = INT_ROW (TbRules, "honba-ron", honba_ron, 0, 10000, POINTS_STEP),
  [TB_FIELD_HONBA_TSUMO] = INT_ROW (TbRules, "honba-tsumo", honba_tsumo, 0, 10000, POINTS_STEP),
  [TB_FIELD_HONBA_BEFORE_SPLIT] =
    BOOL_ROW (TbRules, "honba-before-split", honba_before_split, SINCE_2 (false)),
  [TB_FIELD_HONBA_RECEIVERS] =
    ENUM_ROW (TbRules, "honba-receivers", honba_receivers, honba_receivers_words),
  [TB_FIELD_HONBA_DECLINED_WIN] = BOOL_ROW (TbRules, "honba-declined-win", honba_declined_win),
  [TB_FIELD_HONBA_GROWS] = ENUM_SINCE_3 ("honba-grows", honba_grows, honba_grows_words),
  [TB_FIELD_POT_RECEIVERS] = ENUM_SINCE_2 ("pot-receivers", pot_receivers, pot_receivers_words),
  [TB_FIELD_MAX_WINNERS] = INT_ROW (TbRules, "max-winners", max_winners, 1, TB_MAX_PLAYERS - 1, 1),
  [TB_FIELD_WAREME] = BOOL_ROW (TbRules, "wareme", wareme, SINCE_2 (false)),
  [TB_FIELD_WAREME_FACTOR] =
    INT_ROW (TbRules, "wareme-factor", wareme_factor, 2, 4, 1, SINCE_3 (2)),
  [TB_FIELD_LAST_HAND_OPEN_WIN] = BOOL_ROW (TbRules, "last-hand-open-win", last_hand_open_win),

  [TB_FIELD_RIICHI_STAKE] = INT_ROW (TbRules, "riichi-stake", riichi_stake, 0, 10000, POINTS_STEP),
  [TB_FIELD_RIICHI_MINIMUM] =
    INT_ROW (TbRules, "riichi-minimum", riichi_minimum, 0, 10000, POINTS_STEP),
  [TB_FIELD_OPEN_RIICHI_STAKE] =
    INT_ROW (TbRules, "open-riichi-stake", open_riichi_stake, 0, 10000, POINTS_STEP, SINCE_3 (0)),
  [TB_FIELD_STAKE_ON_RONNED_TILE] =
    BOOL_ROW (TbRules, "stake-on-ronned-tile", stake_on_ronned_tile),
  [TB_FIELD_NOTEN_POOL] = INT_ROW (TbRules, "noten-pool", noten_pool, 0, 60000, POINTS_STEP),
  [TB_FIELD_NOTEN_PAYMENTS] = ENUM_SINCE_3 ("noten-payments", noten_payments, noten_payments_words),
  [TB_FIELD_NOTEN_VOID_AT_DOUBLE_BUST] =
    BOOL_ROW (TbRules, "noten-void-at-double-bust", noten_void_at_double_bust),
  [TB_FIELD_NAGASHI] = ENUM_SINCE_2 ("nagashi", nagashi, nagashi_words),
  [TB_FIELD_NAGASHI_VALUE] = ENUM_SINCE_2 ("nagashi-value", nagashi_value, nagashi_value_words),
  [TB_FIELD_NAGASHI_SEVERAL] =
    ENUM_SINCE_2 ("nagashi-several", nagashi_several, nagashi_several_words),
  [TB_FIELD_ABORTS] = RECORDS_SINCE_2 ("aborts", aborts, abort_shape),

  [TB_FIELD_SCORING] = ENUM_SINCE_2 ("scoring", scoring, scoring_words),
  [TB_FIELD_FIXED_FU] = INT_ROW (TbRules, "fixed-fu", fixed_fu, 0, 110, 10, SINCE_3 (0)),
  [TB_FIELD_HAN_POINTS] =
    INT_ROW (TbRules, "han-points", han_points, 0, 100000, POINTS_STEP, SINCE_2 (0)),
  [TB_FIELD_WIN_POINTS] =
    INT_ROW (TbRules, "win-points", win_points, 0, 100000, POINTS_STEP, SINCE_3 (0)),
  [TB_FIELD_HAN_TABLE] = RECORDS_SINCE_3 ("han-table", han_table, han_shape),
  [TB_FIELD_DEALER_FACTOR] = ENUM_SINCE_3 ("dealer-factor", dealer_factor, dealer_factor_words),
  [TB_FIELD_DEALER_POINTS] =
    INT_ROW (TbRules, "dealer-points", dealer_points, 0, 100000, POINTS_STEP, SINCE_3 (0)),
  [TB_FIELD_VALUE_ROUNDING] = ENUM_SINCE_2 ("value-rounding", value_rounding, value_rounding_words),
  [TB_FIELD_ROUND_SHARE] = BOOL_ROW (TbRules, "round-share", round_share, SINCE_3 (false)),
  [TB_FIELD_TSUMO_SPLIT] = ENUM_SINCE_2 ("tsumo-split", tsumo_split, tsumo_split_words),
  [TB_FIELD_TSUMO_EXTRA] =
    INT_ROW (TbRules, "tsumo-extra", tsumo_extra, 0, 10000, POINTS_STEP, SINCE_3 (0)),
  [TB_FIELD_TSUMO_TABLE] = RECORDS_SINCE_2 ("tsumo-table", tsumo_table, tsumo_shape),
  [TB_FIELD_MANGAN_HAN] =
    INT_ROW (TbRules, "mangan-han", mangan_han, 1, TB_MAX_MANGAN_HAN, 1, SINCE_3 (5)),
  [TB_FIELD_HANEMAN_HAN] = INT_ROW (TbRules, "haneman-han", haneman_han, 1, 30, 1, SINCE_3 (6)),
  [TB_FIELD_BAIMAN_HAN] = INT_ROW (TbRules, "baiman-han", baiman_han, 1, 30, 1, SINCE_3 (8)),
  [TB_FIELD_SANBAIMAN_HAN] =
    INT_ROW (TbRules, "sanbaiman-han", sanbaiman_han, 1, 30, 1, SINCE_3 (11)),
  [TB_FIELD_KIRIAGE_MANGAN] = BOOL_ROW (TbRules, "kiriage-mangan", kiriage_mangan),
  [TB_FIELD_COUNTED_YAKUMAN] = INT_ROW (TbRules, "counted-yakuman", counted_yakuman, 0, 30, 1),
  [TB_FIELD_COUNTED_YAKUMAN_STEPS] =
    INT_ROW (TbRules, "counted-yakuman-steps", counted_yakuman_steps, 1, 9, 1, SINCE_2 (1)),
  [TB_FIELD_HOUSE_YAKU] = RECORDS_SINCE_3 ("house-yaku", house_yaku, house_yaku_shape),
  [TB_FIELD_YAKUMAN_POINTS] =
    INT_ROW (TbRules, "yakuman-points", yakuman_points, 0, 100000, 200, SINCE_3 (0)),
  [TB_FIELD_YAKUMAN] = YAKUMAN_SET_ROW (TbRules, "yakuman", yakuman),
  [TB_FIELD_GREAT_YAKUMAN] = YAKUMAN_SET_ROW (TbRules, "great-yakuman", great_yakuman),
  [TB_FIELD_DOUBLE_YAKUMAN] = YAKUMAN_SET_ROW (TbRules, "double-yakuman", double_yakuman),
  [TB_FIELD_SEVERAL_YAKUMAN] =
    ENUM_ROW (TbRules, "several-yakuman", several_yakuman, several_yakuman_words),
  [TB_FIELD_YAKUMAN_CAP] = INT_ROW (TbRules, "yakuman-cap", yakuman_cap, 0, 6, 1, SINCE_3 (0)),
  [TB_FIELD_YAKU] = ROW (TbRules, "yaku", yaku, TB_FIELD_KIND_RECORDS, .records = &yaku_shape),
  [TB_FIELD_MINIMUM_HAN] =
    INT_ROW (TbRules, "minimum-han", minimum_han, 0, 13, 1, SINCE_3 (0)),
  [TB_FIELD_MINIMUM_HAN_FROM_HONBA] =
    INT_ROW (TbRules, "minimum-han-from-honba", minimum_han_from_honba, 0, 99, 1, SINCE_3 (0)),
  [TB_FIELD_OPEN_TANYAO] = BOOL_ROW (TbRules, "open-tanyao", open_tanyao),
  [TB_FIELD_OPEN_TANYAO_IN] = ENUM_SINCE_2 ("open-tanyao-in", open_tanyao_in, open_tanyao_in_words),
  [TB_FIELD_SEVEN_PAIRS_FOUR_ALIKE] =
    BOOL_ROW (TbRules, "seven-pairs-four-alike", seven_pairs_four_alike, SINCE_2 (false)),
  [TB_FIELD_FIVE_ALIKE] = BOOL_ROW (TbRules, "five-alike", five_alike, SINCE_2 (false)),
  [TB_FIELD_WILD_TILE] = ENUM_SINCE_2 ("wild-tile", wild_tile, wild_tile_words),
  [TB_FIELD_WILD_WHITE] = ENUM_SINCE_3 ("wild-white", wild_white, wild_white_words),
  [TB_FIELD_RED_FIVES] = INT_ROW (TbRules, "red-fives", red_fives, 0, 4, 1),
  [TB_FIELD_RED_FIVES_SUITS] =
    RECORDS_SINCE_3 ("red-fives-suits", red_fives_suits, red_fives_shape),
  [TB_FIELD_SPECIAL_TILES] =
    RECORDS_SINCE_3 ("special-tiles", special_tiles, special_tiles_shape),
  [TB_FIELD_DORA_TILE] = ENUM_SINCE_2 ("dora-tile", dora_tile, dora_tile_words),
  [TB_FIELD_URA_DORA] = BOOL_ROW (TbRules, "ura-dora", ura_dora, SINCE_2 (true)),
  [TB_FIELD_KAN_DORA] = BOOL_ROW (TbRules, "kan-dora", kan_dora, SINCE_2 (true)),
  [TB_FIELD_KAN_URA_DORA] = BOOL_ROW (TbRules, "kan-ura-dora", kan_ura_dora, SINCE_2 (true)),
  [TB_FIELD_FLOWERS] = INT_ROW (TbRules, "flowers", flowers, 0, 8, 4, SINCE_2 (0)),
  [TB_FIELD_NUKI_NORTH] = BOOL_ROW (TbRules, "nuki-north", nuki_north, SINCE_2 (false)),
  [TB_FIELD_OPEN_PINFU] = ENUM_ROW (TbRules, "open-pinfu", open_pinfu, open_pinfu_words),
  [TB_FIELD_DOUBLE_WIND_PAIR_FU] =
    INT_ROW (TbRules, "double-wind-pair-fu", double_wind_pair_fu, 2, 4, 2),
  [TB_FIELD_RINSHAN_HAITEI_TSUMO_FU] =
    BOOL_ROW (TbRules, "rinshan-haitei-tsumo-fu", rinshan_haitei_tsumo_fu),
  [TB_FIELD_RINSHAN_TSUMO_FU] =
    ENUM_SINCE_3 ("rinshan-tsumo-fu", rinshan_tsumo_fu, rinshan_fu_words),
  [TB_FIELD_SEVEN_PAIRS_FORTY_FU] =
    BOOL_ROW (TbRules, "seven-pairs-forty-fu", seven_pairs_forty_fu, SINCE_2 (false)),
  [TB_FIELD_PINFU_TSUMO] = ENUM_SINCE_2 ("pinfu-tsumo", pinfu_tsumo, pinfu_tsumo_words),
  [TB_FIELD_CALLS_KEEP_FIRST_TURN] =
    BOOL_ROW (TbRules, "calls-keep-first-turn", calls_keep_first_turn, SINCE_2 (false)),
  [TB_FIELD_KAN_ON_LAST_TILE] =
    BOOL_ROW (TbRules, "kan-on-last-tile", kan_on_last_tile, SINCE_2 (false)),
  [TB_FIELD_IPPATSU_WITH_HOUTEI] =
    BOOL_ROW (TbRules, "ippatsu-with-houtei", ippatsu_with_houtei, SINCE_2 (true)),

  [TB_FIELD_TAI_MINIMUM] = INT_ROW (TbRules, "tai-minimum", tai_minimum, 0, 100, 1, SINCE_2 (0)),
  [TB_FIELD_TAI_MINIMUM_SELF_DRAW] =
    INT_ROW (TbRules, "tai-minimum-self-draw", tai_minimum_self_draw, 0, 100, 1, SINCE_3 (0)),
  [TB_FIELD_TAI_ROUNDING] = INT_ROW (TbRules, "tai-rounding", tai_rounding, 1, 100, 1, SINCE_2 (1)),
  [TB_FIELD_TAI_PAYERS] = ENUM_SINCE_3 ("tai-payers", tai_payers, tai_payers_words),
  [TB_FIELD_TAI_POINTS] = INT_ROW (TbRules, "tai-points", tai_points, 1, 1000, 1, SINCE_3 (1)),
  [TB_FIELD_TAI_BASE] = INT_ROW (TbRules, "tai-base", tai_base, 0, MAX_POINTS, 1, SINCE_3 (0)),
  [TB_FIELD_TAI_TABLE] = RECORDS_SINCE_3 ("tai-table", tai_table, tai_row_shape),
  [TB_FIELD_TAI_CAP] = INT_ROW (TbRules, "tai-cap", tai_cap, 0, MAX_POINTS, 1, SINCE_3 (0)),
  [TB_FIELD_TAI_FROM_EACH] =
    INT_ROW (TbRules, "tai-from-each", tai_from_each, 0, MAX_POINTS, 1, SINCE_3 (0)),
  [TB_FIELD_TAI_DEALER] = INT_ROW (TbRules, "tai-dealer", tai_dealer, 0, 100, 1, SINCE_3 (0)),
  [TB_FIELD_TAI_DEALER_REPEAT] =
    INT_ROW (TbRules, "tai-dealer-repeat", tai_dealer_repeat, 0, 100, 1, SINCE_3 (0)),
  [TB_FIELD_TAI_DEALER_DOUBLE] =
    BOOL_ROW (TbRules, "tai-dealer-double", tai_dealer_double, SINCE_3 (false)),
  [TB_FIELD_TAI_ITEMS] = RECORDS_SINCE_2 ("tai-items", tai_items, tai_shape),
  [TB_FIELD_HOUSE_TAI] = RECORDS_SINCE_3 ("house-tai", house_tai, house_tai_shape),
  [TB_FIELD_ROBBED_KONG_SELF_DRAW] =
    BOOL_ROW (TbRules, "robbed-kong-self-draw", robbed_kong_self_draw, SINCE_2 (false)),
  [TB_FIELD_LAST_TILE] = ENUM_SINCE_2 ("last-tile", last_tile, last_tile_words),

  [TB_FIELD_PAO_YAKUMAN] = YAKUMAN_SET_ROW (TbRules, "pao-yakuman", pao_yakuman),
  [TB_FIELD_PAO_SHARE] = ENUM_ROW (TbRules, "pao-share", pao_share, pao_share_words),
  [TB_FIELD_PAO_RON] = ENUM_SINCE_2 ("pao-ron", pao_ron, pao_ron_words),
  [TB_FIELD_PAO_HONBA] = ENUM_SINCE_3 ("pao-honba", pao_honba, pao_honba_words),
  [TB_FIELD_PAO_TSUMO] = ENUM_SINCE_3 ("pao-tsumo", pao_tsumo, pao_tsumo_words),
  [TB_FIELD_PAO_CHIPS] = ENUM_SINCE_3 ("pao-chips", pao_chips, pao_chips_words),
  [TB_FIELD_PAO_SINGLE_TILE] = BOOL_ROW (TbRules, "pao-single-tile", pao_single_tile),
  [TB_FIELD_PAO_FED_MELDS] = BOOL_ROW (TbRules, "pao-fed-melds", pao_fed_melds, SINCE_2 (false)),
  [TB_FIELD_PAO_KAN_FEEDER] =
    ENUM_ROW (TbRules, "pao-kan-feeder", pao_kan_feeder, pao_kan_feeder_words),

  [TB_FIELD_CHIP_IPPATSU] = POINTS_ROW ("chip-ippatsu", chip_ippatsu),
  [TB_FIELD_CHIP_URA] = POINTS_ROW ("chip-ura", chip_ura),
  [TB_FIELD_CHIP_RED] = POINTS_ROW ("chip-red", chip_red),
  [TB_FIELD_CHIP_RED_CLOSED] =
    BOOL_ROW (TbRules, "chip-red-closed", chip_red_closed, SINCE_3 (false)),
  [TB_FIELD_CHIP_YAKUMAN] = POINTS_ROW ("chip-yakuman", chip_yakuman),
  [TB_FIELD_CHIP_YAKUMAN_RON] = POINTS_ROW ("chip-yakuman-ron", chip_yakuman_ron, SINCE_3 (0)),
  [TB_FIELD_CHIP_YAKUMAN_EACH] =
    BOOL_ROW (TbRules, "chip-yakuman-each", chip_yakuman_each, SINCE_3 (false)),
  [TB_FIELD_CHIP_COUNTED_YAKUMAN] =
    BOOL_ROW (TbRules, "chip-counted-yakuman", chip_counted_yakuman, SINCE_3 (false)),
  [TB_FIELD_CHIP_BUST] = POINTS_ROW ("chip-bust", chip_bust),
  [TB_FIELD_CHIP_EAST_EAST] = POINTS_ROW ("chip-east-east", chip_east_east),

  [TB_FIELD_FOULS] = ROW (TbRules, "fouls", fouls, TB_FIELD_KIND_RECORDS, .records = &foul_shape),
};
