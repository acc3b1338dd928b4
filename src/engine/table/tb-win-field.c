/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

#include "tb-limits.h"

/* The rule that a payment of a win cites. */

/* Most rulesets with a counted yakuman count it from this many han. A hand with as many han that is
 * a sanbaiman cites the rule that says so. */
#define USUAL_COUNTED_YAKUMAN 13

/* The rule that says what the yakuman @listed are worth. */
static TbField
field_of_yakuman (const TbRules *rules,
                  TbYakuSet      listed)
{
  if (listed & (listed - 1))
    return TB_FIELD_SEVERAL_YAKUMAN;
  if (listed & rules->double_yakuman)
    return TB_FIELD_DOUBLE_YAKUMAN;

  return listed & rules->great_yakuman ? TB_FIELD_GREAT_YAKUMAN : TB_FIELD_YAKUMAN;
}

/* The rule that splits a self-draw among three players, or TB_FIELD_NONE if each pays the share of
 * a table of four. */
static TbField
field_of_split (const TbHand *hand,
                TbPlayer      winner)
{
  TbTsumoSplit split = hand->rules->tsumo_split;

  if (split == TB_TSUMO_SPLIT_OWN_SHARE)
    return TB_FIELD_NONE;

  return split == TB_TSUMO_SPLIT_TABLE && winner != hand->dealer ? TB_FIELD_TSUMO_TABLE
                                                                 : TB_FIELD_TSUMO_SPLIT;
}

/* The rule that says what thirteen or more han are worth, or TB_FIELD_NONE for other hands. */
static TbField
field_of_many_han (const TbRules *rules,
                   const TbValue *value)
{
  /* A ruleset that plays steps has a counted yakuman too, so the product is above 0. */
  if (rules->counted_yakuman_steps > 1 && value->han >= 2 * rules->counted_yakuman)
    return TB_FIELD_COUNTED_YAKUMAN_STEPS;

  return value->limit == TB_LIMIT_YAKUMAN ||
             (value->limit == TB_LIMIT_SANBAIMAN && value->han >= USUAL_COUNTED_YAKUMAN)
           ? TB_FIELD_COUNTED_YAKUMAN
           : TB_FIELD_NONE;
}

/* The rule for a hand below yakuman, whether its han and fu or only its limit is known. */
static TbField
field_of_han (const TbRules *rules,
              const TbValue *value)
{
  if (rules->scoring == TB_SCORING_LINEAR && value->han > 0)
    return TB_FIELD_HAN_POINTS;

  return tb_limits_is_kiriage (value->han, value->fu) ? TB_FIELD_KIRIAGE_MANGAN : TB_FIELD_SCORING;
}

/* The rule for a win in tai. If only the sum was entered, no item is known. */
static TbField
field_of_tai (const TbValueEntry *entry)
{
  return entry->form == TB_VALUE_TILES || entry->tai_listed ? TB_FIELD_TAI_ITEMS
                                                            : TB_FIELD_SCORING;
}

TbField
tb_win_find_field (const TbHand *hand,
                   int32_t       win)
{
  const TbRules *rules = hand->rules;
  const TbWin   *entry = &hand->event->wins[win];
  const TbValue *value = &hand->values[win];
  bool           self_draw = hand->payers[win] == TB_NOBODY;
  bool           dealer = entry->player == hand->dealer;
  TbField        field;

  if (rules->scoring == TB_SCORING_TAI)
    return field_of_tai (&entry->value);
  if (hand->payers[win] != entry->from)
    return TB_FIELD_PAO_KAN_FEEDER;
  if (value->yakuman > 0)
    return field_of_yakuman (rules, value->listed);

  field = field_of_many_han (rules, value);
  if (field == TB_FIELD_NONE && self_draw)
    field = field_of_split (hand, entry->player);
  if (field != TB_FIELD_NONE)
    return field;

  if (self_draw ? tb_value_self_draw_is_rounded (rules, value, dealer)
                : tb_value_ron_is_rounded (rules, value, dealer))
    return TB_FIELD_VALUE_ROUNDING;

  return field_of_han (rules, value);
}
