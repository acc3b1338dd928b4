/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-rule-fields.h"

#include <string.h>

/* A check says what is wrong, which field to mend, and where in its list. */
typedef TbRulesConflict (*Check) (const TbRules *rules,
                                  TbField       *field,
                                  int32_t       *index);

static TbRulesConflict
check_frame (const TbRules *rules,
             TbField       *field,
             int32_t       *index)
{
  int32_t sum = 0;

  (void) index;
  for (int32_t rank = 0; rank < rules->players; rank++)
    sum += rules->uma[rank];

  *field = TB_FIELD_UMA;
  if (sum != 0)
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
check_dealer (const TbRules *rules,
              TbField       *field,
              int32_t       *index)
{
  (void) index;
  *field = TB_FIELD_LAST_DEALER;
  if (rules->last_dealer != TB_LAST_DEALER_ORDINARY &&
      rules->dealer_win == TB_DEALER_PASSES &&
      rules->dealer_tenpai == TB_DEALER_PASSES &&
      rules->dealer_child_foul == TB_DEALER_PASSES)
    return TB_RULES_CHOICE_WITHOUT_RIGHT;

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
    check_dealer,
    check_yakuman,
    check_yaku,
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
