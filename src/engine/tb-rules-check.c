/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-rule-fields.h"

#include <string.h>

/* A check says what is wrong, which field to mend, and where in its list. */
typedef TbRulesConflict (*Check) (const TbRules *rules,
                                  TbField       *field,
                                  int32_t       *index);

/* What a field is set to where it has nothing to say. */
typedef struct
{
  TbField field;
  int32_t value;
} Plain;

#define N_PLAIN(list) (sizeof (list) / sizeof (list)[0])

/* Tai know neither riichi nor honba, han nor limits, and one winner; a liable player pays all. */
static const Plain plain_with_tai[] = {
  { TB_FIELD_HONBA_RON, 0 },
  { TB_FIELD_HONBA_TSUMO, 0 },
  { TB_FIELD_HONBA_BEFORE_SPLIT, false },
  { TB_FIELD_MAX_WINNERS, 1 },
  { TB_FIELD_WAREME, false },
  { TB_FIELD_RIICHI_STAKE, 0 },
  { TB_FIELD_RIICHI_MINIMUM, 0 },
  { TB_FIELD_STAKE_ON_RONNED_TILE, false },
  { TB_FIELD_NOTEN_POOL, 0 },
  { TB_FIELD_NAGASHI, TB_NAGASHI_NONE },
  { TB_FIELD_VALUE_ROUNDING, TB_VALUE_ROUNDING_HUNDRED },
  { TB_FIELD_TSUMO_SPLIT, TB_TSUMO_SPLIT_OWN_SHARE },
  { TB_FIELD_COUNTED_YAKUMAN, 0 },
  { TB_FIELD_YAKUMAN, 0 },
  { TB_FIELD_YAKU, 0 },
  { TB_FIELD_WILD_TILE, TB_WILD_NONE },
  { TB_FIELD_RED_FIVES, 0 },
  { TB_FIELD_NUKI_NORTH, false },
  { TB_FIELD_PINFU_TSUMO, TB_PINFU_TSUMO_BOTH },
  { TB_FIELD_PAO_RON, TB_PAO_RON_ALL },
  { TB_FIELD_PAO_SINGLE_TILE, false },
  { TB_FIELD_PAO_KAN_FEEDER, TB_KAN_FEEDER_NONE },
  { TB_FIELD_CHIP_IPPATSU, 0 },
  { TB_FIELD_CHIP_URA, 0 },
  { TB_FIELD_CHIP_RED, 0 },
  { TB_FIELD_CHIP_YAKUMAN, 0 },
};

static const Plain plain_without_tai[] = {
  { TB_FIELD_TAI_MINIMUM, 0 },
  { TB_FIELD_TAI_ROUNDING, 1 },
  { TB_FIELD_TAI_ITEMS, 0 },
  { TB_FIELD_ROBBED_KONG_SELF_DRAW, false },
  { TB_FIELD_LAST_TILE, TB_LAST_TILE_ORDINARY },
};

static const Plain plain_without_fu[] = {
  { TB_FIELD_KIRIAGE_MANGAN, false },
  { TB_FIELD_OPEN_PINFU, TB_OPEN_PINFU_THIRTY },
  { TB_FIELD_DOUBLE_WIND_PAIR_FU, 2 },
  { TB_FIELD_RINSHAN_HAITEI_TSUMO_FU, true },
  { TB_FIELD_SEVEN_PAIRS_FORTY_FU, false },
};

static const Plain plain_without_bust[] = {
  { TB_FIELD_BUST_WHEN, TB_BUST_AFTER_HAND },
  { TB_FIELD_BUST_FEE, 0 },
};

static const Plain plain_without_nagashi[] = {
  { TB_FIELD_NAGASHI_VALUE, TB_NAGASHI_MANGAN },
  { TB_FIELD_NAGASHI_SEVERAL, TB_NAGASHI_EACH_IN_FULL },
};

static const Plain plain_without_honba[] = {
  { TB_FIELD_HONBA_RON, 0 },
  { TB_FIELD_HONBA_TSUMO, 0 },
  { TB_FIELD_HONBA_BEFORE_SPLIT, false },
};

/* The number that @field is set to; of a list how many there are. */
static int32_t
read_number (const TbRules *rules,
             TbField        field)
{
  const TbRuleField *entry = &tb_rule_fields[field];
  const uint8_t     *at = (const uint8_t *) rules;
  TbYakuSet          set;
  size_t             offset = entry->offset;
  int32_t            number;

  if (entry->kind == TB_FIELD_KIND_BOOL)
    return *(const bool *) (const void *) (at + offset);
  if (entry->kind == TB_FIELD_KIND_YAKU_SET)
    {
      memcpy (&set, at + offset, sizeof set);
      return set != 0;
    }

  if (entry->kind == TB_FIELD_KIND_RECORDS)
    offset = entry->records->count_offset;
  memcpy (&number, at + offset, sizeof number);

  return number;
}

/* Whether the @n fields of @plain have nothing to say; if not, *@field is the first that has. */
static bool
are_plain (const TbRules *rules,
           const Plain   *plain,
           size_t         n,
           TbField       *field)
{
  for (size_t i = 0; i < n; i++)
    if (read_number (rules, plain[i].field) != plain[i].value)
      {
        *field = plain[i].field;
        return false;
      }

  return true;
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

static TbRulesConflict
check_frame (const TbRules *rules,
             TbField       *field,
             int32_t       *index)
{
  (void) index;
  *field = TB_FIELD_UMA;
  if (sum_row (rules, rules->uma) != 0)
    return TB_RULES_UMA_SUM;

  *field = TB_FIELD_RETURN_POINTS;
  if (rules->return_points < rules->start_points)
    return TB_RULES_RETURN_BELOW_START;

  *field = TB_FIELD_CEILING;
  if (rules->ceiling > 0 &&
      (rules->ceiling < rules->start_points ||
       (rules->ceiling_inclusive && rules->ceiling == rules->start_points)))
    return TB_RULES_CEILING_BELOW_START;

  return TB_RULES_FINE;
}

static TbRulesConflict
check_floating_uma (const TbRules *rules,
                    TbField       *field,
                    int32_t       *index)
{
  uint32_t seen = 0;

  *field = rules->float_line > 0 ? TB_FIELD_FLOATING_UMA : TB_FIELD_FLOAT_LINE;
  if ((rules->float_line > 0) != (rules->n_floating_uma > 0))
    return TB_RULES_FLOATING_WITHOUT_LINE;

  *field = TB_FIELD_FLOATING_UMA;
  for (*index = 0; *index < rules->n_floating_uma; ++*index)
    {
      const TbFloatingUma *row = &rules->floating_uma[*index];

      if (row->floating > rules->players || seen & 1u << row->floating)
        return TB_RULES_FLOATING_ROW;
      if (sum_row (rules, row->uma) != 0)
        return TB_RULES_UMA_SUM;
      seen |= 1u << row->floating;
    }

  return TB_RULES_FINE;
}

static TbRulesConflict
check_end (const TbRules *rules,
           TbField       *field,
           int32_t       *index)
{
  int32_t after_stake = rules->riichi_minimum - rules->riichi_stake;

  (void) index;
  if (rules->bust == TB_BUST_NONE &&
      !are_plain (rules, plain_without_bust, N_PLAIN (plain_without_bust), field))
    return TB_RULES_BUST_NOT_PLAYED;

  *field = TB_FIELD_BUST;
  if (rules->bust == TB_BUST_ZERO_OR_BELOW && rules->start_points == 0)
    return TB_RULES_BUST_AT_START;

  *field = TB_FIELD_RIICHI_MINIMUM;
  if (rules->bust_when == TB_BUST_AT_ONCE && rules->riichi_stake > 0 &&
      (after_stake < 0 || (rules->bust == TB_BUST_ZERO_OR_BELOW && after_stake == 0)))
    return TB_RULES_STAKE_BUSTS;

  *field = TB_FIELD_EXTENSION;
  if (rules->extension != TB_EXTENSION_NONE && rules->winds == 0)
    return TB_RULES_EXTENSION_WIND;
  if (rules->extension == TB_EXTENSION_NEXT_WIND && rules->winds > TB_WIND_NORTH)
    return TB_RULES_EXTENSION_WIND;

  *field = TB_FIELD_TARGET;
  if (rules->extension != TB_EXTENSION_NONE && rules->target == 0)
    return TB_RULES_EXTENSION_TARGET;

  return TB_RULES_FINE;
}

/* Whether anything lets a dealer stay at all. */
static bool
dealer_can_repeat (const TbRules *rules)
{
  for (int32_t i = 0; i < rules->n_aborts; i++)
    if (rules->aborts[i].dealer != TB_DEALER_PASSES)
      return true;

  return rules->dealer_win != TB_DEALER_PASSES || rules->dealer_tenpai != TB_DEALER_PASSES ||
         rules->dealer_noten != TB_DEALER_PASSES || rules->dealer_noten_south != TB_DEALER_PASSES ||
         rules->dealer_child_foul != TB_DEALER_PASSES ||
         rules->dealer_own_foul != TB_DEALER_PASSES ||
         rules->dealer_own_foul_south != TB_DEALER_PASSES;
}

static TbRulesConflict
check_dealer (const TbRules *rules,
              TbField       *field,
              int32_t       *index)
{
  (void) index;
  *field = TB_FIELD_LAST_DEALER;
  if (rules->last_dealer != TB_LAST_DEALER_ORDINARY && !dealer_can_repeat (rules))
    return TB_RULES_CHOICE_WITHOUT_RIGHT;

  return TB_RULES_FINE;
}

static TbRulesConflict
check_play (const TbRules *rules,
            TbField       *field,
            int32_t       *index)
{
  int32_t pool = rules->noten_pool;

  (void) index;
  if (!rules->honba_counted &&
      !are_plain (rules, plain_without_honba, N_PLAIN (plain_without_honba), field))
    return TB_RULES_HONBA_NOT_COUNTED;

  *field = TB_FIELD_MAX_WINNERS;
  if (rules->max_winners >= rules->players)
    return TB_RULES_TOO_MANY_WINNERS;

  *field = TB_FIELD_NOTEN_POOL;
  for (int32_t payers = 1; payers < rules->players; payers++)
    if (pool % (100 * payers) != 0)
      return TB_RULES_NOTEN_POOL_SPLIT;

  if (rules->nagashi == TB_NAGASHI_NONE &&
      !are_plain (rules, plain_without_nagashi, N_PLAIN (plain_without_nagashi), field))
    return TB_RULES_NAGASHI_NOT_PLAYED;

  return TB_RULES_FINE;
}

static TbRulesConflict
check_aborts (const TbRules *rules,
              TbField       *field,
              int32_t       *index)
{
  uint32_t seen = 0;

  *field = TB_FIELD_ABORTS;
  for (*index = 0; *index < rules->n_aborts; ++*index)
    {
      TbAbort reason = rules->aborts[*index].reason;

      if (seen & 1u << reason)
        return TB_RULES_ABORT_TWICE;
      if (rules->players < 4 && (reason == TB_ABORT_FOUR_WINDS || reason == TB_ABORT_FOUR_RIICHI ||
                                 reason == TB_ABORT_TRIPLE_RON))
        return TB_RULES_FOUR_PLAYERS;
      if (reason == TB_ABORT_TRIPLE_RON && rules->max_winners > 2)
        return TB_RULES_TRIPLE_RON;
      seen |= 1u << reason;
    }

  return TB_RULES_FINE;
}

static TbRulesConflict
check_scoring (const TbRules *rules,
               TbField       *field,
               int32_t       *index)
{
  (void) index;
  if (rules->scoring == TB_SCORING_TAI &&
      !are_plain (rules, plain_with_tai, N_PLAIN (plain_with_tai), field))
    return TB_RULES_NOT_WITH_TAI;
  if (rules->scoring != TB_SCORING_TAI &&
      !are_plain (rules, plain_without_tai, N_PLAIN (plain_without_tai), field))
    return TB_RULES_TAI_ONLY;
  if (rules->scoring != TB_SCORING_FU_TABLE &&
      !are_plain (rules, plain_without_fu, N_PLAIN (plain_without_fu), field))
    return TB_RULES_FU_TABLE_ONLY;

  *field = TB_FIELD_HAN_POINTS;
  if ((rules->scoring == TB_SCORING_LINEAR) != (rules->han_points > 0))
    return TB_RULES_LINEAR_ONLY;

  *field = TB_FIELD_COUNTED_YAKUMAN_STEPS;
  if (rules->counted_yakuman == 0 && rules->counted_yakuman_steps > 1)
    return TB_RULES_COUNTED_STEPS;

  return TB_RULES_FINE;
}

/* The smallest amount that a ron is worth; all others are multiples of it. */
static int32_t
smallest_ron (const TbRules *rules)
{
  return rules->value_rounding == TB_VALUE_ROUNDING_THOUSAND ? 1000 : 100;
}

/* Any value has to be paid by rows of the table, the largest first, with nothing left. */
static TbRulesConflict
check_tsumo_table (const TbRules *rules,
                   TbField       *field,
                   int32_t       *index)
{
  int32_t unit = smallest_ron (rules);

  *field = TB_FIELD_TSUMO_TABLE;
  if ((rules->tsumo_split == TB_TSUMO_SPLIT_TABLE) != (rules->n_tsumo_table > 0))
    return TB_RULES_TSUMO_TABLE;

  for (*index = 0; *index < rules->n_tsumo_table; ++*index)
    {
      const TbTsumoRow *row = &rules->tsumo_table[*index];
      const TbTsumoRow *before = *index > 0 ? row - 1 : NULL;

      if (before == NULL ? row->ron != unit
                         : row->ron <= before->ron || row->child < before->child ||
                             row->dealer < before->dealer)
        return TB_RULES_TSUMO_ROW;
      if (row->ron % unit != 0 || row->child + row->dealer == 0)
        return TB_RULES_TSUMO_ROW;
    }

  return TB_RULES_FINE;
}

/* What the payers of a self-draw worth @total pay by the table. */
static TbTsumoRow
pay_by_table (const TbRules *rules,
              int32_t        total)
{
  TbTsumoRow paid = { .ron = total };

  for (int32_t row = rules->n_tsumo_table - 1; row >= 0; row--)
    {
      const TbTsumoRow *shares = &rules->tsumo_table[row];
      int32_t           times = total / shares->ron;

      paid.child += times * shares->child;
      paid.dealer += times * shares->dealer;
      total -= times * shares->ron;
    }

  return paid;
}

/* Whether nobody ever pays less for more; beyond the largest row it all comes again. */
static bool
does_table_rise (const TbRules *rules)
{
  int32_t    most = rules->tsumo_table[rules->n_tsumo_table - 1].ron;
  TbTsumoRow before = { 0 };

  for (int32_t total = smallest_ron (rules); total <= most; total += smallest_ron (rules))
    {
      TbTsumoRow paid = pay_by_table (rules, total);

      if (paid.child < before.child || paid.dealer < before.dealer)
        return false;
      before = paid;
    }

  return true;
}

static TbRulesConflict
check_split (const TbRules *rules,
             TbField       *field,
             int32_t       *index)
{
  bool is_thousands = rules->value_rounding == TB_VALUE_ROUNDING_THOUSAND ||
                      (rules->scoring == TB_SCORING_LINEAR && rules->han_points % 2000 == 0);

  (void) index;
  *field = TB_FIELD_TSUMO_SPLIT;
  if (rules->tsumo_split != TB_TSUMO_SPLIT_OWN_SHARE && rules->players != 3)
    return TB_RULES_THREE_PLAYERS;
  if (rules->tsumo_split == TB_TSUMO_SPLIT_THIRDS && !is_thousands)
    return TB_RULES_THOUSANDS_ONLY;
  if (!rules->honba_before_split)
    return TB_RULES_FINE;

  *field = TB_FIELD_HONBA_BEFORE_SPLIT;
  if (rules->tsumo_split != TB_TSUMO_SPLIT_THIRDS &&
      (rules->tsumo_split != TB_TSUMO_SPLIT_TABLE || !does_table_rise (rules)))
    return TB_RULES_HONBA_SPLIT;

  *field = TB_FIELD_HONBA_TSUMO;
  if (rules->honba_tsumo > 0)
    return TB_RULES_HONBA_TWICE;

  *field = TB_FIELD_HONBA_RON;
  if (rules->honba_ron % (rules->tsumo_split == TB_TSUMO_SPLIT_THIRDS ? 1000
                                                                      : smallest_ron (rules)) !=
      0)
    return TB_RULES_THOUSANDS_ONLY;

  return TB_RULES_FINE;
}

static TbRulesConflict
check_tai_items (const TbRules *rules,
                 TbField       *field,
                 int32_t       *index)
{
  TbTaiSet seen = 0;

  *field = TB_FIELD_TAI_ITEMS;
  for (*index = 0; *index < rules->n_tai_items; ++*index)
    {
      TbTaiSet item = TB_TAI_BIT (rules->tai_items[*index].item);

      if (seen & item)
        return TB_RULES_TAI_TWICE;
      seen |= item;
    }

  return TB_RULES_FINE;
}

static TbRulesConflict
check_yakuman (const TbRules *rules,
               TbField       *field,
               int32_t       *index)
{
  (void) index;
  *field = TB_FIELD_GREAT_YAKUMAN;
  if (rules->great_yakuman & ~rules->yakuman)
    return TB_RULES_NOT_PLAYED;

  *field = TB_FIELD_DOUBLE_YAKUMAN;
  if (rules->double_yakuman & ~rules->yakuman)
    return TB_RULES_NOT_PLAYED;
  if (rules->double_yakuman & rules->great_yakuman)
    return TB_RULES_GREAT_AND_DOUBLE;

  *field = TB_FIELD_PAO_YAKUMAN;
  if (rules->pao_yakuman & ~rules->yakuman)
    return TB_RULES_NOT_PLAYED;

  return TB_RULES_FINE;
}

static TbRulesConflict
check_yaku (const TbRules *rules,
            TbField       *field,
            int32_t       *index)
{
  TbYakuSet seen = rules->yakuman;

  *field = TB_FIELD_YAKU;
  for (*index = 0; *index < rules->n_yaku; ++*index)
    {
      TbYakuSet yaku = TB_YAKU_BIT (rules->yaku[*index].yaku);

      if (seen & yaku)
        return TB_RULES_YAKU_TWICE;
      seen |= yaku;
    }

  return TB_RULES_FINE;
}

static bool
is_listed_before (const TbRules *rules,
                  int32_t        foul)
{
  for (int32_t i = 0; i < foul; i++)
    if (strcmp (rules->fouls[i].id, rules->fouls[foul].id) == 0)
      return true;

  return false;
}

/* Whether what the foul does can be done when it is due. */
static bool
has_fitting_effects (const TbFoulRule *foul)
{
  if (foul->due == TB_FOUL_DUE_AT_ONCE && (foul->restore || foul->voids_draw))
    return false;

  /* At a draw the stakes that go back must not have been won by nagashi. */
  if (foul->due != TB_FOUL_DUE_ENDS_HAND && foul->restore && !foul->voids_draw)
    return false;

  return !foul->only_noten_riichi || foul->due == TB_FOUL_DUE_AT_DRAW ||
         foul->due == TB_FOUL_DUE_ONLY_AT_DRAW;
}

static TbRulesConflict
check_fouls (const TbRules *rules,
             TbField       *field,
             int32_t       *index)
{
  *field = TB_FIELD_FOULS;
  for (*index = 0; *index < rules->n_fouls; ++*index)
    {
      const TbFoulRule *foul = &rules->fouls[*index];

      if (is_listed_before (rules, *index))
        return TB_RULES_FOUL_TWICE;
      if ((foul->amount == TB_FOUL_AMOUNT_FIXED) != (foul->points > 0))
        return TB_RULES_FOUL_POINTS;
      if (rules->scoring == TB_SCORING_TAI && (foul->amount == TB_FOUL_AMOUNT_MANGAN ||
                                               foul->amount == TB_FOUL_AMOUNT_SHOWN_HANDS))
        return TB_RULES_NOT_WITH_TAI;
      if (!has_fitting_effects (foul))
        return TB_RULES_FOUL_EFFECT;
    }

  return TB_RULES_FINE;
}

TbRulesConflict
tb_rules_check (const TbRules *rules,
                TbField       *field,
                int32_t       *index)
{
  static const Check checks[] = {
    check_frame,
    check_floating_uma,
    check_end,
    check_dealer,
    check_play,
    check_aborts,
    check_scoring,
    check_tsumo_table,
    check_split,
    check_yakuman,
    check_yaku,
    check_tai_items,
    check_fouls,
  };

  for (size_t i = 0; i < sizeof checks / sizeof checks[0]; i++)
    {
      TbRulesConflict conflict;

      *index = -1;
      conflict = checks[i](rules, field, index);
      if (conflict != TB_RULES_FINE)
        return conflict;
    }

  *field = TB_FIELD_NONE;
  *index = -1;

  return TB_RULES_FINE;
}
