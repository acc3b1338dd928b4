/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-limits.h"
#include "tb-possible-fu.h"
#include "tb-refuse.h"
#include "tb-riichi.h"

/* Checks a value against the other facts of its hand for contradictions. Such a value can still be
 * looked up, and a record may contain it (docs/decisions/016). */

#define BIT(name) TB_YAKU_BIT (TB_YAKU_##name)

/* A hand with its value. */
typedef struct
{
  const TbRules        *rules;
  const TbValueEntry   *entry;
  const TbValue        *value; /* of `entry` */
  const TbValueContext *context;
  TbYakuSet             listed;     /* yaku of its list */
  bool                  undeclared; /* its owner declared no riichi, and a record would have it */
  TbOpenness            openness;
} Hand;

static TbOpenness
find_openness (const Hand *hand)
{
  const TbValueEntry *entry = hand->entry;

  if (hand->context->is_open == TB_FACT_YES)
    return TB_OPENNESS_OPEN;
  if (hand->context->is_open == TB_FACT_NO || hand->context->riichi ||
      entry->form == TB_VALUE_TILES)
    return TB_OPENNESS_CLOSED;
  if (entry->form != TB_VALUE_YAKU)
    return TB_OPENNESS_UNKNOWN;
  if (entry->is_open == TB_FACT_NO)
    return TB_OPENNESS_CLOSED;

  /* A list may name a yaku of closed hands. */
  for (int32_t i = 0; i < entry->n_yaku; i++)
    if (tb_rules_find_yaku (hand->rules, entry->yaku[i])->open == 0)
      return TB_OPENNESS_CLOSED;

  return TB_OPENNESS_UNKNOWN;
}

/* --- How a hand was won --- */

/* Returns the reason why @yaku, a part of the value, contradicts the other facts of @hand. */
static TbProblemCode
contradict (const Hand *hand,
            TbYakuSet   yaku)
{
  const TbValueContext *context = hand->context;
  bool                  won = context->won;
  const struct
  {
    bool          applies;
    TbYakuSet     yaku; /* yaku that are impossible under the condition */
    TbProblemCode code;
  } contradictions[] = {
    { hand->undeclared, TB_YAKU_OF_RIICHI | BIT (IPPATSU), TB_PROBLEM_NO_RIICHI },
    { hand->openness == TB_OPENNESS_OPEN, TB_YAKU_CLOSED_YAKUMAN, TB_PROBLEM_CLOSED_ONLY },
    { won && context->self_draw, TB_YAKU_OF_DISCARD, TB_PROBLEM_DISCARD_ONLY },
    { won && !context->self_draw, TB_YAKU_OF_SELF_DRAW, TB_PROBLEM_SELF_DRAW_ONLY },
    { won && context->dealer, TB_YAKU_OF_CHILD, TB_PROBLEM_CHILD_ONLY },
    { won && !context->dealer, TB_YAKU_OF_DEALER, TB_PROBLEM_DEALER_ONLY },
    { won && context->riichi, TB_YAKU_OF_FIRST_TURN, TB_PROBLEM_FIRST_TURN },
  };

  for (size_t i = 0; i < sizeof contradictions / sizeof contradictions[0]; i++)
    if (contradictions[i].applies && (contradictions[i].yaku & yaku) != 0)
      return contradictions[i].code;

  return TB_PROBLEM_NONE;
}

/* --- Fu --- */

static bool
can_have_fu (const Hand *hand,
             TbOpenness  openness,
             int32_t     fu)
{
  TbFuWay way = { .self_draw = hand->context->self_draw, .openness = openness };

  if (hand->entry->form == TB_VALUE_YAKU)
    return tb_yaku_can_have_fu (hand->rules, hand->listed, way, fu);

  return tb_han_can_have_fu (hand->rules, hand->entry->han, way, fu);
}

/* Refuses fu that the hand cannot have. Ignores fu that do not affect the value. */
static TbStatus
check_fu (const Hand *hand,
          TbProblem  *problem)
{
  TbProblem refusal = { .at = TB_AT_VALUE_FU };
  int32_t   fu = hand->value->fu;

  if (fu == 0 || !tb_rules_count_fu (hand->rules, hand->value->han) ||
      can_have_fu (hand, hand->openness, fu))
    return TB_OK;

  if (!can_have_fu (hand, TB_OPENNESS_UNKNOWN, fu))
    refusal.code = TB_PROBLEM_IMPOSSIBLE_FU;
  else
    refusal.code =
      hand->openness == TB_OPENNESS_OPEN ? TB_PROBLEM_FU_OF_CLOSED : TB_PROBLEM_FU_OF_OPEN;
  for (size_t i = 0; i < TB_N_FU_TOTALS; i++)
    if (can_have_fu (hand, hand->openness, tb_fu_totals[i]))
      {
        refusal.min = refusal.min == 0 ? tb_fu_totals[i] : refusal.min;
        refusal.max = tb_fu_totals[i];
      }

  return tb_refuse (problem, refusal);
}

/* --- The forms of a value --- */

/* Returns the reason why the list of @hand is incomplete: it lacks a yaku that follows from other
 * members of the event. */
static TbProblemCode
find_missing (const Hand *hand)
{
  const TbRules        *rules = hand->rules;
  const TbValueContext *context = hand->context;

  /* With a yaku that replaces the rest, the list may omit these. */
  if (!context->won || hand->listed & tb_rules_instead (rules))
    return TB_PROBLEM_NONE;
  if (context->riichi && !(hand->listed & TB_YAKU_OF_RIICHI) &&
      tb_rules_find_yaku (rules, TB_YAKU_RIICHI) != NULL)
    return TB_PROBLEM_RIICHI_NOT_LISTED;
  if (context->self_draw && hand->openness == TB_OPENNESS_CLOSED &&
      !(hand->listed & BIT (TSUMO)) && tb_rules_find_yaku (rules, TB_YAKU_TSUMO) != NULL &&
      !tb_yaku_is_excluded_by_set (rules, TB_YAKU_TSUMO, hand->listed))
    return TB_PROBLEM_TSUMO_NOT_LISTED;

  return TB_PROBLEM_NONE;
}

static TbStatus
check_yaku (const Hand *hand,
            TbProblem  *problem)
{
  TbProblemCode code;

  for (int32_t i = 0; i < hand->entry->n_yaku; i++)
    {
      code = contradict (hand, TB_YAKU_BIT (hand->entry->yaku[i]));
      if (code != TB_PROBLEM_NONE)
        return tb_refuse_at (problem, code, TB_AT_VALUE_YAKU_ENTRY, i);
    }

  code = find_missing (hand);
  if (code == TB_PROBLEM_NONE && !tb_yaku_has_room (hand->rules, hand->listed))
    code = TB_PROBLEM_NO_ROOM;
  if (code != TB_PROBLEM_NONE)
    return tb_refuse_at (problem, code, TB_AT_VALUE_YAKU, 0);

  return check_fu (hand, problem);
}

static TbStatus
check_yakuman (const Hand *hand,
               TbProblem  *problem)
{
  TbYakuSet listed = 0;

  for (int32_t i = 0; i < hand->entry->n_yaku; i++)
    {
      TbYaku        yakuman = hand->entry->yaku[i];
      TbProblemCode code = contradict (hand, TB_YAKU_BIT (yakuman));

      if (code == TB_PROBLEM_NONE && tb_yaku_excluded_by (yakuman) & listed)
        code = TB_PROBLEM_INCOMPATIBLE;
      if (code != TB_PROBLEM_NONE)
        return tb_refuse_at (problem, code, TB_AT_VALUE_YAKUMAN_ENTRY, i);
      listed |= TB_YAKU_BIT (yakuman);
    }

  return TB_OK;
}

/* Yaku of the flags of a hand of tiles, in order; other flags contradict nothing. */
static const TbYaku yaku_of_flags[] = {
  TB_YAKU_RIICHI,
  TB_YAKU_DOUBLE_RIICHI,
  TB_YAKU_IPPATSU,
  TB_YAKU_RINSHAN,
  TB_YAKU_CHANKAN,
  TB_YAKU_HAITEI,
  TB_YAKU_HOUTEI,
  TB_YAKU_TENHOU,
  TB_YAKU_CHIIHOU,
  TB_YAKU_RENHOU,
};

static TbStatus
check_tiles (const Hand *hand,
             TbProblem  *problem)
{
  const TbTileHand *tiles = &hand->entry->tiles;

  for (size_t flag = 0; flag < sizeof yaku_of_flags / sizeof yaku_of_flags[0]; flag++)
    if (tiles->flags & 1u << flag)
      {
        TbProblemCode code = contradict (hand, TB_YAKU_BIT (yaku_of_flags[flag]));

        if (code != TB_PROBLEM_NONE)
          return tb_refuse_at (problem, code, TB_AT_VALUE_FLAGS, (int32_t) flag);
      }

  if (hand->undeclared && tiles->n_ura > 0)
    return tb_refuse_at (problem, TB_PROBLEM_NO_RIICHI, TB_AT_VALUE_URA, 0);

  return TB_OK;
}

TbYaku
tb_yaku_of_flag (TbHandFlag flag)
{
  for (size_t bit = 0; bit < sizeof yaku_of_flags / sizeof yaku_of_flags[0]; bit++)
    if (flag == 1u << bit)
      return yaku_of_flags[bit];

  return TB_N_YAKU;
}

TbYakuSet
tb_value_possible_yaku (const TbRules        *rules,
                        const TbValueContext *context)
{
  bool open = context->is_open == TB_FACT_YES;
  Hand hand = {
    .rules = rules,
    .context = context,
    .undeclared = tb_rules_record_riichi (rules) && !context->riichi,
    .openness = open ? TB_OPENNESS_OPEN : TB_OPENNESS_UNKNOWN,
  };
  TbYakuSet possible = rules->yakuman;

  for (int32_t i = 0; i < rules->n_yaku; i++)
    if (!open || rules->yaku[i].open > 0)
      possible |= TB_YAKU_BIT (rules->yaku[i].yaku);
  if (!context->won)
    possible &= ~(TB_YAKU_OF_SELF_DRAW | TB_YAKU_OF_DISCARD | BIT (IPPATSU));

  for (TbYakuSet left = possible; left != 0; left &= left - 1)
    if (contradict (&hand, left & -left) != TB_PROBLEM_NONE)
      possible &= ~(left & -left);

  return possible;
}

TbStatus
tb_value_check (const TbRules        *rules,
                const TbValueEntry   *entry,
                const TbValue        *value,
                const TbValueContext *context,
                TbProblem            *problem)
{
  Hand hand = {
    .rules = rules,
    .entry = entry,
    .value = value,
    .context = context,
    .undeclared = tb_rules_record_riichi (rules) && !context->riichi,
  };

  for (int32_t i = 0; entry->form == TB_VALUE_YAKU && i < entry->n_yaku; i++)
    hand.listed |= TB_YAKU_BIT (entry->yaku[i]);
  hand.openness = find_openness (&hand);
  if (entry->form == TB_VALUE_YAKU)
    return check_yaku (&hand, problem);
  if (entry->form == TB_VALUE_YAKUMAN)
    return check_yakuman (&hand, problem);
  if (entry->form == TB_VALUE_TILES)
    return check_tiles (&hand, problem);

  return check_fu (&hand, problem);
}
