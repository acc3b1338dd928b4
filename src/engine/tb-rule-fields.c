/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-rule-fields.h"

/* Points are held in hundreds, so that whatever is shared among tied players can be. */
#define POINTS_STEP   100
#define MAX_POINTS    1000000
#define SIGNED_POINTS .min = -MAX_POINTS, .max = MAX_POINTS, .step = POINTS_STEP

/* The enumerations lie in TbRules as integers; the loader writes them as such. */
_Static_assert (sizeof (TbTies) == sizeof (int32_t) && sizeof (TbYaku) == sizeof (int32_t),
                "an enumeration is as large as an int32_t");

static const char *const ties_words[] = { "by-seat", "shared", NULL };
static const char *const leftover_pot_words[] = { "first", "nobody", NULL };
static const char *const bust_words[] = { "none", "below-zero", NULL };
static const char *const dealer_words[] = { "passes", "chooses", "repeats", NULL };
static const char *const last_dealer_words[] = { "ordinary", "must-unless-first", NULL };
static const char *const honba_receivers_words[] = { "nearest", "every-winner", NULL };
static const char *const several_yakuman_words[] = { "sum", "highest-plus-two", "highest", NULL };
static const char *const open_pinfu_words[] = { "thirty", "twenty", "twenty-always", NULL };
static const char *const pao_share_words[] = { "whole-hand", "liable-yakuman", NULL };
static const char *const pao_kan_feeder_words[] = { "none", "tsumo", "ron", NULL };
static const char *const foul_due_words[] = { "at-once", "at-draw", "ends-hand", NULL };
static const char *const foul_amount_words[] = { "fixed", "mangan", "shown-hands", NULL };
static const char *const foul_to_words[] = { "pot", "others", "settlement", NULL };

/* A row of the table: the place of @member in @type, and what is special about its kind. One that
 * a later revision brought ends with .revision and .before. */
#define ROW(type, name, member, kind_, ...) \
  { .key = (name), .kind = (kind_), .offset = offsetof (type, member), __VA_ARGS__ }

#define BOOL_ROW(type, name, member, ...) \
  ROW (type, name, member, TB_FIELD_KIND_BOOL, .max = 1, .step = 1, __VA_ARGS__)
#define INT_ROW(type, name, member, low, high, multiple, ...)                                  \
  ROW (type, name, member, TB_FIELD_KIND_INT, .min = (low), .max = (high), .step = (multiple), \
       __VA_ARGS__)
#define ENUM_ROW(type, name, member, list, ...)                            \
  ROW (type, name, member, TB_FIELD_KIND_ENUM, .words = (list), .step = 1, \
       .max = (int32_t) (sizeof (list) / sizeof (list)[0]) - 2, __VA_ARGS__)
#define YAKUMAN_SET_ROW(type, name, member, ...) \
  ROW (type, name, member, TB_FIELD_KIND_YAKU_SET, .allowed = TB_YAKU_ALL_YAKUMAN, __VA_ARGS__)

static const TbRuleField yaku_fields[] = {
  ROW (TbYakuRule, "yaku", yaku, TB_FIELD_KIND_YAKU, .allowed = TB_YAKU_ALL_ORDINARY),
  INT_ROW (TbYakuRule, "closed", closed, 1, 13, 1),
  INT_ROW (TbYakuRule, "open", open, 0, 13, 1),
};

static const TbRuleField foul_fields[] = {
  ROW (TbFoulRule, "id", id, TB_FIELD_KIND_ID, .max = TB_FOUL_ID_SIZE),
  ENUM_ROW (TbFoulRule, "due", due, foul_due_words),
  ENUM_ROW (TbFoulRule, "amount", amount, foul_amount_words),
  INT_ROW (TbFoulRule, "points", points, 0, 100000, POINTS_STEP),
  ENUM_ROW (TbFoulRule, "to", to, foul_to_words),
  BOOL_ROW (TbFoulRule, "noten", noten),
  BOOL_ROW (TbFoulRule, "no-win", no_win),
  BOOL_ROW (TbFoulRule, "noten-riichi", noten_riichi),
  BOOL_ROW (TbFoulRule, "replay", replay),
  BOOL_ROW (TbFoulRule, "beside", beside),
  BOOL_ROW (TbFoulRule, "counts-up", counts_up),
};

static const TbRecordShape yaku_shape = {
  .fields = yaku_fields,
  .n_fields = sizeof yaku_fields / sizeof yaku_fields[0],
  .stride = sizeof (TbYakuRule),
  .count_offset = offsetof (TbRules, n_yaku),
  .max = TB_MAX_YAKU_RULES,
};

static const TbRecordShape foul_shape = {
  .fields = foul_fields,
  .n_fields = sizeof foul_fields / sizeof foul_fields[0],
  .stride = sizeof (TbFoulRule),
  .count_offset = offsetof (TbRules, n_fouls),
  .max = TB_MAX_FOUL_RULES,
};

const TbRuleField tb_rule_fields[TB_N_FIELDS] = {
  /* Tables of three need their own shares of a self-draw; until a ruleset plays them, four. */
  [TB_FIELD_PLAYERS] = INT_ROW (TbRules, "players", players, TB_MAX_PLAYERS, TB_MAX_PLAYERS, 1),
  [TB_FIELD_WINDS] = INT_ROW (TbRules, "winds", winds, 1, 4, 1),
  [TB_FIELD_START_POINTS] =
    INT_ROW (TbRules, "start-points", start_points, 0, MAX_POINTS, POINTS_STEP),
  [TB_FIELD_RETURN_POINTS] =
    INT_ROW (TbRules, "return-points", return_points, 0, MAX_POINTS, POINTS_STEP),
  [TB_FIELD_UMA] = ROW (TbRules, "uma", uma, TB_FIELD_KIND_ROW, SIGNED_POINTS),
  [TB_FIELD_TIES] = ENUM_ROW (TbRules, "ties", ties, ties_words),
  [TB_FIELD_LEFTOVER_POT] = ENUM_ROW (TbRules, "leftover-pot", leftover_pot, leftover_pot_words),

  [TB_FIELD_BUST] = ENUM_ROW (TbRules, "bust", bust, bust_words),
  [TB_FIELD_CEILING] = INT_ROW (TbRules, "ceiling", ceiling, 0, MAX_POINTS, POINTS_STEP),
  [TB_FIELD_CEILING_INCLUSIVE] = BOOL_ROW (TbRules, "ceiling-inclusive", ceiling_inclusive),

  [TB_FIELD_DEALER_WIN] = ENUM_ROW (TbRules, "dealer-win", dealer_win, dealer_words),
  [TB_FIELD_DEALER_TENPAI] = ENUM_ROW (TbRules, "dealer-tenpai", dealer_tenpai, dealer_words),
  [TB_FIELD_DEALER_CHILD_FOUL] =
    ENUM_ROW (TbRules, "dealer-child-foul", dealer_child_foul, dealer_words),
  [TB_FIELD_LAST_DEALER] = ENUM_ROW (TbRules, "last-dealer", last_dealer, last_dealer_words),

  [TB_FIELD_HONBA_RON] = INT_ROW (TbRules, "honba-ron", honba_ron, 0, 10000, POINTS_STEP),
  [TB_FIELD_HONBA_TSUMO] = INT_ROW (TbRules, "honba-tsumo", honba_tsumo, 0, 10000, POINTS_STEP),
  [TB_FIELD_HONBA_RECEIVERS] =
    ENUM_ROW (TbRules, "honba-receivers", honba_receivers, honba_receivers_words),
  [TB_FIELD_HONBA_DECLINED_WIN] = BOOL_ROW (TbRules, "honba-declined-win", honba_declined_win),
  [TB_FIELD_MAX_WINNERS] = INT_ROW (TbRules, "max-winners", max_winners, 1, TB_MAX_PLAYERS - 1, 1),
  [TB_FIELD_LAST_HAND_OPEN_WIN] = BOOL_ROW (TbRules, "last-hand-open-win", last_hand_open_win),

  [TB_FIELD_RIICHI_STAKE] = INT_ROW (TbRules, "riichi-stake", riichi_stake, 0, 10000, POINTS_STEP),
  [TB_FIELD_RIICHI_MINIMUM] =
    INT_ROW (TbRules, "riichi-minimum", riichi_minimum, 0, 10000, POINTS_STEP),
  [TB_FIELD_STAKE_ON_RONNED_TILE] =
    BOOL_ROW (TbRules, "stake-on-ronned-tile", stake_on_ronned_tile),
  /* One, two or three players share it in whole hundreds. */
  [TB_FIELD_NOTEN_POOL] = INT_ROW (TbRules, "noten-pool", noten_pool, 0, 60000, 600),
  [TB_FIELD_NOTEN_VOID_AT_DOUBLE_BUST] =
    BOOL_ROW (TbRules, "noten-void-at-double-bust", noten_void_at_double_bust),

  [TB_FIELD_KIRIAGE_MANGAN] = BOOL_ROW (TbRules, "kiriage-mangan", kiriage_mangan),
  [TB_FIELD_COUNTED_YAKUMAN] = INT_ROW (TbRules, "counted-yakuman", counted_yakuman, 0, 30, 1),
  [TB_FIELD_YAKUMAN] = YAKUMAN_SET_ROW (TbRules, "yakuman", yakuman),
  [TB_FIELD_GREAT_YAKUMAN] = YAKUMAN_SET_ROW (TbRules, "great-yakuman", great_yakuman),
  [TB_FIELD_DOUBLE_YAKUMAN] = YAKUMAN_SET_ROW (TbRules, "double-yakuman", double_yakuman),
  [TB_FIELD_SEVERAL_YAKUMAN] =
    ENUM_ROW (TbRules, "several-yakuman", several_yakuman, several_yakuman_words),
  [TB_FIELD_YAKU] = ROW (TbRules, "yaku", yaku, TB_FIELD_KIND_RECORDS, .records = &yaku_shape),
  [TB_FIELD_OPEN_TANYAO] = BOOL_ROW (TbRules, "open-tanyao", open_tanyao),
  [TB_FIELD_RED_FIVES] = INT_ROW (TbRules, "red-fives", red_fives, 0, 4, 1),
  [TB_FIELD_OPEN_PINFU] = ENUM_ROW (TbRules, "open-pinfu", open_pinfu, open_pinfu_words),
  [TB_FIELD_DOUBLE_WIND_PAIR_FU] =
    INT_ROW (TbRules, "double-wind-pair-fu", double_wind_pair_fu, 2, 4, 2),
  [TB_FIELD_RINSHAN_HAITEI_TSUMO_FU] =
    BOOL_ROW (TbRules, "rinshan-haitei-tsumo-fu", rinshan_haitei_tsumo_fu),

  [TB_FIELD_PAO_YAKUMAN] = YAKUMAN_SET_ROW (TbRules, "pao-yakuman", pao_yakuman),
  [TB_FIELD_PAO_SHARE] = ENUM_ROW (TbRules, "pao-share", pao_share, pao_share_words),
  [TB_FIELD_PAO_SINGLE_TILE] = BOOL_ROW (TbRules, "pao-single-tile", pao_single_tile),
  [TB_FIELD_PAO_KAN_FEEDER] =
    ENUM_ROW (TbRules, "pao-kan-feeder", pao_kan_feeder, pao_kan_feeder_words),

  [TB_FIELD_CHIP_IPPATSU] =
    INT_ROW (TbRules, "chip-ippatsu", chip_ippatsu, 0, MAX_POINTS, POINTS_STEP),
  [TB_FIELD_CHIP_URA] = INT_ROW (TbRules, "chip-ura", chip_ura, 0, MAX_POINTS, POINTS_STEP),
  [TB_FIELD_CHIP_RED] = INT_ROW (TbRules, "chip-red", chip_red, 0, MAX_POINTS, POINTS_STEP),
  [TB_FIELD_CHIP_YAKUMAN] =
    INT_ROW (TbRules, "chip-yakuman", chip_yakuman, 0, MAX_POINTS, POINTS_STEP),
  [TB_FIELD_CHIP_BUST] = INT_ROW (TbRules, "chip-bust", chip_bust, 0, MAX_POINTS, POINTS_STEP),
  [TB_FIELD_CHIP_EAST_EAST] =
    INT_ROW (TbRules, "chip-east-east", chip_east_east, 0, MAX_POINTS, POINTS_STEP),

  [TB_FIELD_FOULS] = ROW (TbRules, "fouls", fouls, TB_FIELD_KIND_RECORDS, .records = &foul_shape),
};
