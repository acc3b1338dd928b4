/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-riichi.h"
#include "tb-rule-fields.h"

#include <assert.h>
#include <string.h>

/* Conflicts found so far. */
typedef struct
{
  TbRulesFinding *list;
  size_t          n;
} Findings;

/* Conditions under which other fields have no effect. */
#define IF(field, number)     .other = (field), .is = true, .value = (number)
#define UNLESS(field, number) .other = (field), .is = false, .value = (number)

#define WITH_TAI             IF (TB_FIELD_SCORING, TB_SCORING_TAI)
#define WITHOUT_TAI          UNLESS (TB_FIELD_SCORING, TB_SCORING_TAI)
#define WITH_TAI_TABLE       UNLESS (TB_FIELD_TAI_TABLE, 0)
#define WITHOUT_FU           UNLESS (TB_FIELD_SCORING, TB_SCORING_FU_TABLE)
#define WITHOUT_BUST         IF (TB_FIELD_BUST, TB_BUST_NONE)
#define WITHOUT_NAGASHI      IF (TB_FIELD_NAGASHI, TB_NAGASHI_NONE)
#define ONE_WINNER           IF (TB_FIELD_MAX_WINNERS, 1)
#define ORDINARY_LAST_DEALER IF (TB_FIELD_LAST_DEALER, TB_LAST_DEALER_ORDINARY)
#define WINNER_DEALS         IF (TB_FIELD_DEALER_NEXT, TB_DEALER_NEXT_WINNER)
#define WITHOUT_HONBA        IF (TB_FIELD_HONBA_COUNTED, false)
#define WITHOUT_RIICHI       IF (TB_FIELD_RIICHI_STAKE, 0)
#define WITH_FIXED_FU        UNLESS (TB_FIELD_FIXED_FU, 0)
#define WITHOUT_DIFFERENCE   UNLESS (TB_FIELD_RESULT_BASE, TB_RESULT_BASE_DIFFERENCE)

/* The fields that can have no effect, and their neutral values. */
static const TbRuleDependence dependences[] = {
  /* Tai scoring has no riichi, honba, han or limits, and one winner; a liable player pays
   * everything. */
  { TB_FIELD_HONBA_RON, 0, WITH_TAI },
  { TB_FIELD_HONBA_TSUMO, 0, WITH_TAI },
  { TB_FIELD_HONBA_BEFORE_SPLIT, false, WITH_TAI },
  { TB_FIELD_MAX_WINNERS, 1, WITH_TAI },
  { TB_FIELD_WAREME, false, WITH_TAI },
  { TB_FIELD_RIICHI_STAKE, 0, WITH_TAI },
  { TB_FIELD_RIICHI_MINIMUM, 0, WITH_TAI },
  { TB_FIELD_STAKE_ON_RONNED_TILE, false, WITH_TAI },
  { TB_FIELD_NOTEN_POOL, 0, WITH_TAI },
  { TB_FIELD_NAGASHI, TB_NAGASHI_NONE, WITH_TAI },
  { TB_FIELD_VALUE_ROUNDING, TB_VALUE_ROUNDING_HUNDRED, WITH_TAI },
  { TB_FIELD_TSUMO_SPLIT, TB_TSUMO_SPLIT_OWN_SHARE, WITH_TAI },
  { TB_FIELD_DEALER_FACTOR, TB_DEALER_FACTOR_HALF_MORE, WITH_TAI },
  { TB_FIELD_DEALER_POINTS, 0, WITH_TAI },
  { TB_FIELD_ROUND_SHARE, false, WITH_TAI },
  { TB_FIELD_TSUMO_EXTRA, 0, WITH_TAI },
  { TB_FIELD_YAKUMAN_POINTS, 0, WITH_TAI },
  { TB_FIELD_COUNTED_YAKUMAN, 0, WITH_TAI },
  { TB_FIELD_HOUSE_YAKU, 0, WITH_TAI },
  { TB_FIELD_YAKUMAN, 0, WITH_TAI },
  { TB_FIELD_YAKU, 0, WITH_TAI },
  { TB_FIELD_WILD_TILE, TB_WILD_NONE, WITH_TAI },
  { TB_FIELD_WILD_WHITE, TB_WILD_WHITE_NONE, WITH_TAI },
  { TB_FIELD_MINIMUM_HAN, 0, WITH_TAI },
  { TB_FIELD_RED_FIVES, 0, WITH_TAI },
  { TB_FIELD_RED_FIVES_SUITS, 0, WITH_TAI },
  { TB_FIELD_SPECIAL_TILES, 0, WITH_TAI },
  { TB_FIELD_NUKI_NORTH, false, WITH_TAI },
  { TB_FIELD_PINFU_TSUMO, TB_PINFU_TSUMO_BOTH, WITH_TAI },
  { TB_FIELD_PAO_RON, TB_PAO_RON_ALL, WITH_TAI },
  { TB_FIELD_PAO_HONBA, TB_PAO_HONBA_ORDINARY, WITH_TAI },
  { TB_FIELD_PAO_TSUMO, TB_PAO_TSUMO_SHARES, WITH_TAI },
  { TB_FIELD_PAO_CHIPS, TB_PAO_CHIPS_ORDINARY, WITH_TAI },
  { TB_FIELD_PAO_SINGLE_TILE, false, WITH_TAI },
  { TB_FIELD_PAO_KAN_FEEDER, TB_KAN_FEEDER_NONE, WITH_TAI },
  { TB_FIELD_CHIP_IPPATSU, 0, WITH_TAI },
  { TB_FIELD_CHIP_URA, 0, WITH_TAI },
  { TB_FIELD_CHIP_RED, 0, WITH_TAI },
  { TB_FIELD_CHIP_YAKUMAN, 0, WITH_TAI },

  { TB_FIELD_TAI_MINIMUM, 0, WITHOUT_TAI },
  { TB_FIELD_TAI_MINIMUM_SELF_DRAW, 0, WITHOUT_TAI },
  { TB_FIELD_TAI_ROUNDING, 1, WITHOUT_TAI },
  { TB_FIELD_TAI_PAYERS, TB_TAI_PAYERS_DISCARDER_DOUBLE, WITHOUT_TAI },
  { TB_FIELD_TAI_POINTS, 1, WITHOUT_TAI },
  { TB_FIELD_TAI_BASE, 0, WITHOUT_TAI },
  { TB_FIELD_TAI_TABLE, 0, WITHOUT_TAI },
  { TB_FIELD_TAI_CAP, 0, WITHOUT_TAI },
  { TB_FIELD_TAI_FROM_EACH, 0, WITHOUT_TAI },
  { TB_FIELD_TAI_DEALER, 0, WITHOUT_TAI },
  { TB_FIELD_TAI_DEALER_REPEAT, 0, WITHOUT_TAI },
  { TB_FIELD_TAI_DEALER_DOUBLE, false, WITHOUT_TAI },
  { TB_FIELD_TAI_ITEMS, 0, WITHOUT_TAI },
  { TB_FIELD_HOUSE_TAI, 0, WITHOUT_TAI },
  { TB_FIELD_ROBBED_KONG_SELF_DRAW, false, WITHOUT_TAI },
  { TB_FIELD_LAST_TILE, TB_LAST_TILE_ORDINARY, WITHOUT_TAI },

  { TB_FIELD_TAI_POINTS, 1, WITH_TAI_TABLE },
  { TB_FIELD_TAI_BASE, 0, WITH_TAI_TABLE },
  { TB_FIELD_TAI_CAP, 0, WITH_TAI_TABLE },
  { TB_FIELD_TAI_DEALER_REPEAT, 0, WITHOUT_HONBA },

  { TB_FIELD_WILD_WHITE, TB_WILD_WHITE_NONE, IF (TB_FIELD_RIICHI_STAKE, 0) },
  { TB_FIELD_WILD_WHITE, TB_WILD_WHITE_NONE, UNLESS (TB_FIELD_WILD_TILE, TB_WILD_NONE) },

  { TB_FIELD_WIN_POINTS, 0, IF (TB_FIELD_HAN_POINTS, 0) },
  { TB_FIELD_HAN_TABLE, 0, UNLESS (TB_FIELD_SCORING, TB_SCORING_LINEAR) },

  { TB_FIELD_FIXED_FU, 0, WITHOUT_FU },
  { TB_FIELD_KIRIAGE_MANGAN, false, WITHOUT_FU },
  { TB_FIELD_OPEN_PINFU, TB_OPEN_PINFU_THIRTY, WITHOUT_FU },
  { TB_FIELD_DOUBLE_WIND_PAIR_FU, 2, WITHOUT_FU },
  { TB_FIELD_RINSHAN_HAITEI_TSUMO_FU, true, WITHOUT_FU },
  { TB_FIELD_RINSHAN_TSUMO_FU, TB_RINSHAN_FU_AS_HAITEI, WITHOUT_FU },
  { TB_FIELD_SEVEN_PAIRS_FORTY_FU, false, WITHOUT_FU },

  { TB_FIELD_OPEN_PINFU, TB_OPEN_PINFU_THIRTY, WITH_FIXED_FU },
  { TB_FIELD_DOUBLE_WIND_PAIR_FU, 2, WITH_FIXED_FU },
  { TB_FIELD_RINSHAN_HAITEI_TSUMO_FU, true, WITH_FIXED_FU },
  { TB_FIELD_RINSHAN_TSUMO_FU, TB_RINSHAN_FU_AS_HAITEI, WITH_FIXED_FU },
  { TB_FIELD_SEVEN_PAIRS_FORTY_FU, false, WITH_FIXED_FU },

  { TB_FIELD_OKA, TB_OKA_DIFFERENCE, WITHOUT_DIFFERENCE },
  { TB_FIELD_OKA_POINTS, 0, UNLESS (TB_FIELD_OKA, TB_OKA_FIXED) },
  { TB_FIELD_SCORE_FLOOR, false, IF (TB_FIELD_RESULT_BASE, TB_RESULT_BASE_NONE) },
  { TB_FIELD_SCORE_FLOOR_POINTS, 0, IF (TB_FIELD_SCORE_FLOOR, false) },
  { TB_FIELD_RESULT_ROUNDING, TB_ROUNDING_NONE, IF (TB_FIELD_RESULT_BASE, TB_RESULT_BASE_NONE) },

  { TB_FIELD_BUST_WHEN, TB_BUST_AFTER_HAND, WITHOUT_BUST },
  { TB_FIELD_BUST_FEE, 0, WITHOUT_BUST },
  { TB_FIELD_BUST_FEE_TO, TB_BUST_FEE_TO_BUSTER, IF (TB_FIELD_BUST_FEE, 0) },

  { TB_FIELD_OPEN_RIICHI_STAKE, 0, WITHOUT_RIICHI },
  { TB_FIELD_NOTEN_PAYMENTS, TB_NOTEN_POOL, IF (TB_FIELD_NOTEN_POOL, 0) },

  { TB_FIELD_NAGASHI_VALUE, TB_NAGASHI_MANGAN, WITHOUT_NAGASHI },
  { TB_FIELD_NAGASHI_SEVERAL, TB_NAGASHI_EACH_IN_FULL, WITHOUT_NAGASHI },

  { TB_FIELD_HONBA_RON, 0, WITHOUT_HONBA },
  { TB_FIELD_HONBA_TSUMO, 0, WITHOUT_HONBA },
  { TB_FIELD_HONBA_BEFORE_SPLIT, false, WITHOUT_HONBA },
  { TB_FIELD_HONBA_GROWS, TB_HONBA_REPEATS_AND_DRAWS, WITHOUT_HONBA },
  { TB_FIELD_HONBA_DECLINED_WIN, false, IF (TB_FIELD_HONBA_GROWS, TB_HONBA_EVERY_HAND) },

  { TB_FIELD_DEALER_WIN_SEVERAL, TB_DEALER_SEVERAL_ANY, ONE_WINNER },

  { TB_FIELD_EXTENSION_WINDS, 1, UNLESS (TB_FIELD_EXTENSION, TB_EXTENSION_NEXT_WIND) },

  /* Then no hand is the last one, and no wind follows East. */
  { TB_FIELD_WINDS, 1, WINNER_DEALS },
  { TB_FIELD_TARGET, 0, WINNER_DEALS },
  { TB_FIELD_EXTENSION, TB_EXTENSION_NONE, WINNER_DEALS },
  { TB_FIELD_LAST_DEALER, TB_LAST_DEALER_ORDINARY, WINNER_DEALS },
  { TB_FIELD_LAST_DEALER_FOUL_REPEATS, false, WINNER_DEALS },
  { TB_FIELD_LAST_HAND_OPEN_WIN, false, WINNER_DEALS },

  { TB_FIELD_LAST_DEALER_STOPS_BELOW_TARGET, false, IF (TB_FIELD_TARGET, 0) },
  { TB_FIELD_LAST_DEALER_STOPS_BELOW_TARGET, false, ORDINARY_LAST_DEALER },
  { TB_FIELD_LAST_DEALER_STOPS_BELOW_TARGET, false,
    IF (TB_FIELD_LAST_DEALER, TB_LAST_DEALER_MUST_UNLESS_FIRST) },

  { TB_FIELD_MINIMUM_HAN_FROM_HONBA, 0, IF (TB_FIELD_MINIMUM_HAN, 0) },
  { TB_FIELD_MINIMUM_HAN_FROM_HONBA, 0, WITHOUT_HONBA },

  { TB_FIELD_WAREME_FACTOR, 2, IF (TB_FIELD_WAREME, false) },

  { TB_FIELD_COUNTED_YAKUMAN_STEPS, 1, IF (TB_FIELD_COUNTED_YAKUMAN, 0) },
  { TB_FIELD_YAKUMAN_CAP, 0, IF (TB_FIELD_SEVERAL_YAKUMAN, TB_SEVERAL_YAKUMAN_HIGHEST) },
  { TB_FIELD_YAKUMAN_CAP, 0, IF (TB_FIELD_YAKUMAN, 0) },

  { TB_FIELD_MANGAN_HAN, 5, UNLESS (TB_FIELD_SCORING, TB_SCORING_FU_TABLE) },
  { TB_FIELD_HANEMAN_HAN, 6, UNLESS (TB_FIELD_SCORING, TB_SCORING_FU_TABLE) },
  { TB_FIELD_BAIMAN_HAN, 8, UNLESS (TB_FIELD_SCORING, TB_SCORING_FU_TABLE) },
  { TB_FIELD_SANBAIMAN_HAN, 11, UNLESS (TB_FIELD_SCORING, TB_SCORING_FU_TABLE) },

  { TB_FIELD_CHIP_RED_CLOSED, false, IF (TB_FIELD_CHIP_RED, 0) },
  { TB_FIELD_CHIP_YAKUMAN_RON, 0, IF (TB_FIELD_CHIP_YAKUMAN, 0) },
  { TB_FIELD_CHIP_YAKUMAN_EACH, false, IF (TB_FIELD_CHIP_YAKUMAN, 0) },
  { TB_FIELD_CHIP_COUNTED_YAKUMAN, false, IF (TB_FIELD_CHIP_YAKUMAN, 0) },
  { TB_FIELD_CHIP_COUNTED_YAKUMAN, false, IF (TB_FIELD_COUNTED_YAKUMAN, 0) },
};

int32_t
tb_rules_read_number (const TbRules *rules,
                      TbField        field)
{
  const TbRuleField *entry = &tb_rule_fields[field];
  const bool         is_list = entry->kind == TB_FIELD_KIND_RECORDS;
  const void        *at =
    (const uint8_t *) rules + (is_list ? entry->records->count_offset : entry->offset);

  if (entry->kind == TB_FIELD_KIND_BOOL)
    return *(const bool *) at;
  if (entry->kind == TB_FIELD_KIND_YAKU_SET)
    return *(const TbYakuSet *) at != 0;

  return *(const int32_t *) at;
}

/* Notes @finding, unless its field or entry already has a conflict. */
static void
note_finding (Findings      *found,
              TbRulesFinding finding)
{
  for (size_t i = 0; i < found->n; i++)
    if (found->list[i].field == finding.field && found->list[i].index == finding.index)
      return;

  assert (found->n < TB_MAX_RULES_FINDINGS);
  found->list[found->n++] = finding;
}

static void
note_entry (Findings       *found,
            TbRulesConflict conflict,
            TbField         field,
            int32_t         index)
{
  note_finding (found, (TbRulesFinding) { conflict, field, index, NULL });
}

static void
note (Findings       *found,
      TbRulesConflict conflict,
      TbField         field)
{
  note_entry (found, conflict, field, -1);
}

/* Whether the condition of @each is true, so that its field has no effect. */
static bool
is_idle (const TbRules          *rules,
         const TbRuleDependence *each)
{
  return (tb_rules_read_number (rules, each->other) == each->value) == each->is;
}

bool
tb_rules_has_effect (const TbRules *rules,
                     TbField        field)
{
  for (size_t i = 0; i < sizeof dependences / sizeof dependences[0]; i++)
    if (dependences[i].field == field && is_idle (rules, &dependences[i]))
      return false;

  return true;
}

static void
check_dependences (const TbRules *rules,
                   Findings      *found)
{
  for (size_t i = 0; i < sizeof dependences / sizeof dependences[0]; i++)
    {
      const TbRuleDependence *each = &dependences[i];

      if (is_idle (rules, each) &&
          tb_rules_read_number (rules, each->field) != each->neutral)
        note_finding (found, (TbRulesFinding) { TB_RULES_NO_EFFECT, each->field, -1, each });
    }
}

static int32_t
sum_row (const TbRules *rules,
         const int32_t *row)
{
  int32_t sum = 0;

  for (int32_t rank = 0; rank < rules->players; rank++)
    sum += row[rank];

  return sum;
}

static void
check_frame (const TbRules *rules,
             Findings      *found)
{
  if (!rules->uma_unbalanced && sum_row (rules, rules->uma) != 0)
    note (found, TB_RULES_UMA_SUM, TB_FIELD_UMA);
  if (rules->result_base == TB_RESULT_BASE_DIFFERENCE && rules->return_points < rules->start_points)
    note (found, TB_RULES_RETURN_BELOW_START, TB_FIELD_RETURN_POINTS);
  if (rules->score_floor && rules->score_floor_points > rules->start_points)
    note (found, TB_RULES_FLOOR_ABOVE_START, TB_FIELD_SCORE_FLOOR_POINTS);
  if (rules->ceiling > 0 &&
      (rules->ceiling < rules->start_points ||
       (rules->ceiling_inclusive && rules->ceiling == rules->start_points)))
    note (found, TB_RULES_CEILING_BELOW_START, TB_FIELD_CEILING);
}

static void
check_floating_uma (const TbRules *rules,
                    Findings      *found)
{
  uint32_t seen = 0;

  if ((rules->float_line > 0) != (rules->n_floating_uma > 0))
    note (found, TB_RULES_FLOATING_WITHOUT_LINE,
          rules->float_line > 0 ? TB_FIELD_FLOATING_UMA : TB_FIELD_FLOAT_LINE);

  for (int32_t i = 0; i < rules->n_floating_uma; i++)
    {
      const TbFloatingUma *row = &rules->floating_uma[i];

      if (row->floating > rules->players || seen & 1u << row->floating)
        note_entry (found, TB_RULES_FLOATING_ROW, TB_FIELD_FLOATING_UMA, i);
      if (!rules->uma_unbalanced && sum_row (rules, row->uma) != 0)
        note_entry (found, TB_RULES_UMA_SUM, TB_FIELD_FLOATING_UMA, i);
      seen |= 1u << row->floating;
    }
}

static void
check_prizes (const TbRules *rules,
              Findings      *found)
{
  for (int32_t i = 0; i < rules->n_prizes; i++)
    {
      const TbPrize *prize = &rules->prizes[i];

      if ((prize->from == TB_PRIZE_FROM_ALL && prize->to == TB_PRIZE_TO_OTHERS) ||
          (prize->from == TB_PRIZE_FROM_BUSTED && rules->bust == TB_BUST_NONE) ||
          (prize->to == TB_PRIZE_TO_ABOVE_CEILING && rules->ceiling == 0))
        note_entry (found, TB_RULES_PRIZE_UNPAID, TB_FIELD_PRIZES, i);
    }
}

static void
check_bust (const TbRules *rules,
            Findings      *found)
{
  int32_t after_stake = rules->riichi_minimum - rules->riichi_stake;
  int32_t after_open = tb_rules_open_riichi_minimum (rules) - rules->open_riichi_stake;

  if (rules->bust == TB_BUST_ZERO_OR_BELOW && rules->start_points == 0)
    note (found, TB_RULES_BUST_AT_START, TB_FIELD_BUST);
  if (rules->open_riichi_stake > 0 && after_open < after_stake)
    after_stake = after_open;
  if (rules->bust_when == TB_BUST_AT_ONCE && rules->riichi_stake > 0 &&
      (after_stake < 0 || (rules->bust == TB_BUST_ZERO_OR_BELOW && after_stake == 0)))
    note (found, TB_RULES_STAKE_BUSTS, TB_FIELD_RIICHI_MINIMUM);
}

static void
check_extension (const TbRules *rules,
                 Findings      *found)
{
  if (rules->extension == TB_EXTENSION_NONE)
    return;

  if (rules->winds == 0 ||
      (rules->extension == TB_EXTENSION_NEXT_WIND && rules->winds > TB_WIND_NORTH))
    note (found, TB_RULES_EXTENSION_WIND, TB_FIELD_EXTENSION);
  else if (rules->extension == TB_EXTENSION_NEXT_WIND &&
           rules->winds + rules->extension_winds > TB_WIND_NORTH + 1)
    note (found, TB_RULES_EXTENSION_WINDS, TB_FIELD_EXTENSION_WINDS);
  if (rules->target == 0)
    note (found, TB_RULES_EXTENSION_TARGET, TB_FIELD_TARGET);
}

/* Returns the wind after the last one that can be played. */
static int32_t
count_winds (const TbRules *rules)
{
  return (rules->winds > 0 ? rules->winds : 1) +
         (rules->extension == TB_EXTENSION_NEXT_WIND ? rules->extension_winds : 0);
}

static void
check_dealer_by_wind (const TbRules *rules,
                      Findings      *found)
{
  uint32_t seen = 0;

  for (int32_t i = 0; i < rules->n_dealer_by_wind; i++)
    {
      TbWind wind = rules->dealer_by_wind[i].wind;

      if ((int32_t) wind >= count_winds (rules) || seen & 1u << wind)
        note_entry (found, TB_RULES_DEALER_WIND, TB_FIELD_DEALER_BY_WIND, i);
      seen |= 1u << wind;
    }
}

static void
check_dealer (const TbRules *rules,
              Findings      *found)
{
  /* Whether any rule lets a dealer repeat. */
  bool can_repeat =
    rules->dealer_win != TB_DEALER_PASSES || rules->dealer_tenpai != TB_DEALER_PASSES ||
    rules->dealer_noten != TB_DEALER_PASSES || rules->dealer_noten_south != TB_DEALER_PASSES ||
    rules->dealer_child_foul != TB_DEALER_PASSES || rules->dealer_own_foul != TB_DEALER_PASSES ||
    rules->dealer_own_foul_south != TB_DEALER_PASSES;
  uint32_t seen = 0;

  for (int32_t i = 0; i < rules->n_dealer_by_wind; i++)
    {
      const TbDealerWind *each = &rules->dealer_by_wind[i];

      can_repeat = can_repeat || each->win != TB_DEALER_PASSES ||
                   each->tenpai != TB_DEALER_PASSES || each->noten != TB_DEALER_PASSES;
    }
  for (int32_t i = 0; i < rules->n_aborts; i++)
    can_repeat = can_repeat || rules->aborts[i].dealer != TB_DEALER_PASSES;
  if (rules->last_dealer != TB_LAST_DEALER_ORDINARY && !can_repeat)
    note (found, TB_RULES_CHOICE_WITHOUT_RIGHT, TB_FIELD_LAST_DEALER);

  if ((rules->last_dealer == TB_LAST_DEALER_BY_RANK) != (rules->n_last_dealer_ranks > 0))
    note (found, TB_RULES_LAST_DEALER_RANKS, TB_FIELD_LAST_DEALER_RANKS);
  for (int32_t i = 0; i < rules->n_last_dealer_ranks; i++)
    {
      int32_t rank = rules->last_dealer_ranks[i].rank;

      if (rank > rules->players || seen & 1u << rank)
        note_entry (found, TB_RULES_LAST_DEALER_RANK, TB_FIELD_LAST_DEALER_RANKS, i);
      seen |= 1u << rank;
    }
}

static void
check_play (const TbRules *rules,
            Findings      *found)
{
  bool is_pool = rules->noten_payments == TB_NOTEN_POOL ||
                 rules->noten_payments == TB_NOTEN_POOL_TO_POT;

  if (rules->max_winners >= rules->players)
    note (found, TB_RULES_TOO_MANY_WINNERS, TB_FIELD_MAX_WINNERS);
  if (rules->pot_receivers == TB_POT_RIICHI_ONLY && rules->riichi_stake == 0)
    note (found, TB_RULES_POT_RIICHI, TB_FIELD_POT_RECEIVERS);
  /* Each number of payers must be able to pay the pool in hundreds. */
  for (int32_t payers = 1; payers < rules->players && is_pool; payers++)
    if (rules->noten_pool % (100 * payers) != 0)
      note (found, TB_RULES_NOTEN_POOL_SPLIT, TB_FIELD_NOTEN_POOL);
}

static void
check_aborts (const TbRules *rules,
              Findings      *found)
{
  uint32_t seen = 0;

  for (int32_t i = 0; i < rules->n_aborts; i++)
    {
      TbAbort reason = rules->aborts[i].reason;

      if (seen & 1u << reason)
        note_entry (found, TB_RULES_ABORT_TWICE, TB_FIELD_ABORTS, i);
      if (rules->players < 4 && (reason == TB_ABORT_FOUR_WINDS || reason == TB_ABORT_FOUR_RIICHI ||
                                 reason == TB_ABORT_TRIPLE_RON))
        note_entry (found, TB_RULES_FOUR_PLAYERS, TB_FIELD_ABORTS, i);
      if (reason == TB_ABORT_TRIPLE_RON && rules->max_winners > 2)
        note_entry (found, TB_RULES_TRIPLE_RON, TB_FIELD_ABORTS, i);
      seen |= 1u << reason;
    }
}

static void
check_limits (const TbRules *rules,
              Findings      *found)
{
  static const TbField limits[] = { TB_FIELD_MANGAN_HAN, TB_FIELD_HANEMAN_HAN, TB_FIELD_BAIMAN_HAN,
                                    TB_FIELD_SANBAIMAN_HAN };

  for (size_t i = 1; i < sizeof limits / sizeof limits[0]; i++)
    if (tb_rules_read_number (rules, limits[i]) < tb_rules_read_number (rules, limits[i - 1]))
      note (found, TB_RULES_LIMITS_ORDER, limits[i]);
}

static void
check_scoring (const TbRules *rules,
               Findings      *found)
{
  if ((rules->scoring == TB_SCORING_LINEAR) != (rules->han_points > 0 || rules->n_han_table > 0))
    note (found, TB_RULES_LINEAR_ONLY, TB_FIELD_HAN_POINTS);
  if (rules->han_points > 0 && rules->n_han_table > 0)
    note (found, TB_RULES_HAN_TABLE, TB_FIELD_HAN_TABLE);
  for (int32_t i = 0; i < rules->n_han_table; i++)
    {
      const TbHanRow *row = &rules->han_table[i];
      const TbHanRow *before = row - 1;

      if (i == 0 ? row->han != 1
                 : row->han <= before->han || row->child < before->child ||
                     row->dealer < before->dealer)
        note_entry (found, TB_RULES_HAN_ROW, TB_FIELD_HAN_TABLE, i);
    }
}

/* Rows of the table, the largest first, must add up to any value: each row continues from the
 * previous one, the first from the smallest amount. */
static void
check_tsumo_table (const TbRules *rules,
                   Findings      *found)
{
  int32_t unit = tb_rules_win_unit (rules);

  if ((rules->tsumo_split == TB_TSUMO_SPLIT_TABLE) != (rules->n_tsumo_table > 0))
    note (found, TB_RULES_TSUMO_TABLE, TB_FIELD_TSUMO_TABLE);

  for (int32_t i = 0; i < rules->n_tsumo_table; i++)
    {
      const TbTsumoRow *row = &rules->tsumo_table[i];
      const TbTsumoRow *before = i > 0 ? row - 1 : row;
      bool              rises = row->ron > before->ron && row->child >= before->child &&
                   row->dealer >= before->dealer && row->each >= before->each;

      if (row->ron % unit != 0 || row->child + row->dealer == 0 ||
          (row->each > 0) != (before->each > 0) || (i == 0 ? row->ron != unit : !rises))
        note_entry (found, TB_RULES_TSUMO_ROW, TB_FIELD_TSUMO_TABLE, i);
    }
}

/* Whether the split can include the honba: thirds can, and so can a table in which no player pays
 * less for a higher value. Above its largest row the table repeats. */
static bool
can_split_honba (const TbRules  *rules,
                 const Findings *found)
{
  TbTsumoRow before = { 0 };
  int32_t    unit = tb_rules_win_unit (rules);
  int32_t    most;

  if (rules->tsumo_split != TB_TSUMO_SPLIT_TABLE)
    return rules->tsumo_split == TB_TSUMO_SPLIT_THIRDS;

  /* A table with a conflict gets no further findings. */
  for (size_t i = 0; i < found->n; i++)
    if (found->list[i].field == TB_FIELD_TSUMO_TABLE)
      return true;

  most = rules->tsumo_table[rules->n_tsumo_table - 1].ron;
  for (int32_t total = unit; total <= most; total += unit)
    {
      TbTsumoRow paid = tb_rules_split_by_table (rules, total);

      if (paid.child < before.child || paid.dealer < before.dealer || paid.each < before.each)
        return false;
      before = paid;
    }

  return true;
}

static void
check_split (const TbRules *rules,
             Findings      *found)
{
  bool in_thirds = rules->tsumo_split == TB_TSUMO_SPLIT_THIRDS;
  bool is_linear = rules->scoring == TB_SCORING_LINEAR && rules->n_han_table == 0 &&
                   rules->han_points % 2000 == 0 && rules->win_points % 2000 == 0 &&
                   rules->dealer_points % 1000 == 0 && rules->yakuman_points % 2000 == 0;
  bool    is_thousands = rules->value_rounding == TB_VALUE_ROUNDING_THOUSAND || is_linear;
  int32_t unit = in_thirds ? 1000 : tb_rules_win_unit (rules);

  if (rules->tsumo_split != TB_TSUMO_SPLIT_OWN_SHARE &&
      rules->tsumo_split != TB_TSUMO_SPLIT_FULL_EACH && rules->players != 3)
    note (found, TB_RULES_THREE_PLAYERS, TB_FIELD_TSUMO_SPLIT);
  if (in_thirds && !is_thousands)
    note (found, TB_RULES_THOUSANDS_ONLY, TB_FIELD_TSUMO_SPLIT);
  if (!rules->honba_before_split)
    return;

  if (!can_split_honba (rules, found))
    note (found, TB_RULES_HONBA_SPLIT, TB_FIELD_HONBA_BEFORE_SPLIT);
  if (rules->honba_tsumo > 0)
    note (found, TB_RULES_HONBA_TWICE, TB_FIELD_HONBA_TSUMO);
  if (rules->honba_ron % unit != 0)
    note (found, TB_RULES_THOUSANDS_ONLY, TB_FIELD_HONBA_RON);
}

/* Higher sums never pay less. */
static void
check_tai_table (const TbRules *rules,
                 Findings      *found)
{
  for (int32_t i = 1; i < rules->n_tai_table; i++)
    if (rules->tai_table[i].tai <= rules->tai_table[i - 1].tai ||
        rules->tai_table[i].points < rules->tai_table[i - 1].points)
      note_entry (found, TB_RULES_TAI_ROW, TB_FIELD_TAI_TABLE, i);
}

static void
check_tai_items (const TbRules *rules,
                 Findings      *found)
{
  TbTaiSet seen = 0;

  for (int32_t i = 0; i < rules->n_tai_items; i++)
    {
      TbTaiSet item = TB_TAI_BIT (rules->tai_items[i].item);

      if (seen & item)
        note_entry (found, TB_RULES_TAI_TWICE, TB_FIELD_TAI_ITEMS, i);
      seen |= item;
    }
}

/* The items of the house have ids of their own. */
static void
check_house_tai (const TbRules *rules,
                 Findings      *found)
{
  for (int32_t i = 0; i < rules->n_house_tai; i++)
    {
      TbTai known;

      tb_rules_tai_from_id (rules, rules->house_tai[i].id, &known);
      if (known != (TbTai) (TB_TAI_HOUSE + i))
        note_entry (found, TB_RULES_HOUSE_TAI_ID, TB_FIELD_HOUSE_TAI, i);
    }
}

/* The yaku of the house have ids of their own, and a value in han or in yakuman. */
static void
check_house_yaku (const TbRules *rules,
                  Findings      *found)
{
  for (int32_t i = 0; i < rules->n_house_yaku; i++)
    {
      const TbHouseYaku *house = &rules->house_yaku[i];
      TbYaku             known;

      tb_rules_yaku_from_id (rules, house->id, &known);
      if (known != (TbYaku) (TB_YAKU_HOUSE + i))
        note_entry (found, TB_RULES_HOUSE_YAKU_ID, TB_FIELD_HOUSE_YAKU, i);
      if ((house->closed > 0) == (house->yakuman > 0) || (house->yakuman > 0 && house->open > 0))
        note_entry (found, TB_RULES_HOUSE_YAKU_VALUE, TB_FIELD_HOUSE_YAKU, i);
    }
}

static void
check_red_fives_suits (const TbRules *rules,
                       Findings      *found)
{
  uint32_t seen = 0;

  for (int32_t i = 0; i < rules->n_red_fives_suits; i++)
    {
      TbRedSuit suit = rules->red_fives_suits[i].suit;

      if (seen & 1u << suit)
        note_entry (found, TB_RULES_RED_SUIT_TWICE, TB_FIELD_RED_FIVES_SUITS, i);
      if (rules->players == 3 && suit == TB_RED_MANZU)
        note_entry (found, TB_RULES_FOUR_PLAYERS, TB_FIELD_RED_FIVES_SUITS, i);
      seen |= 1u << suit;
    }
}

/* Returns the number of plain tiles of the kind @tile of `special-tiles`. */
static int32_t
count_plain (const TbRules *rules,
             int32_t        tile)
{
  int32_t rank = tile % TB_SPECIAL_IN_SUIT;

  if (tile == TB_SPECIAL_FLOWER)
    return rules->flowers;
  if (tile >= TB_SPECIAL_IN_SUITS)
    return 4;
  /* Three players have only the terminals of manzu. */
  if (rules->players == 3 && tile < TB_SPECIAL_IN_SUIT && rank != 0 &&
      rank != TB_SPECIAL_IN_SUIT - 1)
    return 0;
  return rank == 4 ? 4 - tb_rules_red_fives (rules, tile / TB_SPECIAL_IN_SUIT) : 4;
}

static void
check_special_tiles (const TbRules *rules,
                     Findings      *found)
{
  for (int32_t i = 0; i < rules->n_special_tiles; i++)
    {
      const TbSpecialTile *each = &rules->special_tiles[i];
      const TbSpecialTile *first = tb_rules_find_special (rules, each->color);
      bool                 is_red = each->color == TB_SPECIAL_RED;
      int32_t              left = count_plain (rules, each->tile) - each->count;

      for (int32_t before = 0; before < i; before++)
        if (rules->special_tiles[before].tile == each->tile)
          {
            left -= rules->special_tiles[before].count;
            if (rules->special_tiles[before].color == each->color)
              note_entry (found, TB_RULES_SPECIAL_TWICE, TB_FIELD_SPECIAL_TILES, i);
          }
      if (left < 0)
        note_entry (found, TB_RULES_SPECIAL_TILE, TB_FIELD_SPECIAL_TILES, i);
      if (is_red ? each->chips > 0 || each->closed_only
                 : each->chips != first->chips || each->closed_only != first->closed_only)
        note_entry (found, TB_RULES_SPECIAL_CHIPS, TB_FIELD_SPECIAL_TILES, i);
      if ((each->han == 0 && (is_red ? rules->chip_red : each->chips) == 0) ||
          (each->closed_only && each->chips == 0))
        note_entry (found, TB_RULES_SPECIAL_VALUE, TB_FIELD_SPECIAL_TILES, i);
    }
}

static void
check_yakuman (const TbRules *rules,
               Findings      *found)
{
  if (rules->great_yakuman & ~rules->yakuman)
    note (found, TB_RULES_NOT_PLAYED, TB_FIELD_GREAT_YAKUMAN);
  if (rules->double_yakuman & ~rules->yakuman)
    note (found, TB_RULES_NOT_PLAYED, TB_FIELD_DOUBLE_YAKUMAN);
  if (rules->double_yakuman & rules->great_yakuman)
    note (found, TB_RULES_GREAT_AND_DOUBLE, TB_FIELD_DOUBLE_YAKUMAN);
  if (rules->pao_yakuman & ~rules->yakuman)
    note (found, TB_RULES_NOT_PLAYED, TB_FIELD_PAO_YAKUMAN);
}

static void
check_yaku (const TbRules *rules,
            Findings      *found)
{
  TbYakuSet seen = rules->yakuman;

  for (int32_t i = 0; i < rules->n_yaku; i++)
    {
      TbYakuSet yaku = TB_YAKU_BIT (rules->yaku[i].yaku);

      if (seen & yaku)
        note_entry (found, TB_RULES_YAKU_TWICE, TB_FIELD_YAKU, i);
      seen |= yaku;
    }
}

/* Whether the effects of the foul are possible at the time when it is due. */
static bool
has_fitting_effects (const TbFoulRule *foul)
{
  if (foul->due == TB_FOUL_DUE_AT_ONCE && (foul->restore || foul->voids_draw))
    return false;

  /* At a draw, nagashi must not have won the stakes that are returned. */
  if (foul->due != TB_FOUL_DUE_ENDS_HAND && foul->restore && !foul->voids_draw)
    return false;

  return !foul->only_noten_riichi || foul->due == TB_FOUL_DUE_AT_DRAW ||
         foul->due == TB_FOUL_DUE_ONLY_AT_DRAW;
}

static void
check_fouls (const TbRules *rules,
             Findings      *found)
{
  for (int32_t i = 0; i < rules->n_fouls; i++)
    {
      const TbFoulRule *foul = &rules->fouls[i];

      for (int32_t before = 0; before < i; before++)
        if (strcmp (rules->fouls[before].id, foul->id) == 0)
          note_entry (found, TB_RULES_FOUL_TWICE, TB_FIELD_FOULS, i);
      if ((foul->amount == TB_FOUL_AMOUNT_FIXED) != (foul->points > 0))
        note_entry (found, TB_RULES_FOUL_POINTS, TB_FIELD_FOULS, i);
      if (foul->points % tb_rules_point_step (rules) != 0)
        note_entry (found, TB_RULES_FOUL_STEP, TB_FIELD_FOULS, i);
      if (rules->scoring == TB_SCORING_TAI && foul->amount != TB_FOUL_AMOUNT_FIXED &&
          foul->amount != TB_FOUL_AMOUNT_NONE)
        note_entry (found, TB_RULES_FOUL_MANGAN, TB_FIELD_FOULS, i);
      if (!has_fitting_effects (foul))
        note_entry (found, TB_RULES_FOUL_EFFECT, TB_FIELD_FOULS, i);
    }
}

size_t
tb_rules_find_conflicts (const TbRules  *rules,
                         TbRulesFinding *out)
{
  static void (*const checks[]) (const TbRules *, Findings *) = {
    check_dependences,
    check_frame,
    check_floating_uma,
    check_prizes,
    check_bust,
    check_extension,
    check_dealer_by_wind,
    check_dealer,
    check_play,
    check_aborts,
    check_limits,
    check_scoring,
    check_tsumo_table,
    check_split,
    check_house_yaku,
    check_red_fives_suits,
    check_special_tiles,
    check_yakuman,
    check_yaku,
    check_tai_table,
    check_tai_items,
    check_house_tai,
    check_fouls,
  };
  Findings found = { out, 0 };

  for (size_t i = 0; i < sizeof checks / sizeof checks[0]; i++)
    checks[i](rules, &found);

  return found.n;
}
