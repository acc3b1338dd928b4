/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-tai-value.h"

#include "tb-refuse.h"

#include <assert.h>

static void
add_item (const TbTaiRule *rule,
          TbValue         *value)
{
  value->tai += rule->tai;
  value->tai_for_minimum += rule->minimum ? rule->tai : 0;
  value->tai_exempt = value->tai_exempt || rule->exempt;
}

/* How often the item at @index stands before it in the list of @entry. */
static int32_t
count_before (const TbValueEntry *entry,
              int32_t             index)
{
  int32_t n = 0;

  for (int32_t i = 0; i < index; i++)
    n += entry->tai_items[i] == entry->tai_items[index];

  return n;
}

static TbStatus
add_listed_item (const TbRules      *rules,
                 const TbValueEntry *entry,
                 int32_t             index,
                 TbTaiSet           *listed,
                 TbValue            *out,
                 TbProblem          *problem)
{
  TbTai            item = entry->tai_items[index];
  const TbTaiRule *rule = tb_rules_find_tai (rules, item);

  if (rule == NULL)
    return tb_refuse_at (problem, TB_PROBLEM_NOT_PLAYED, TB_AT_VALUE_TAI_ENTRY, index);
  if (count_before (entry, index) == rule->most)
    return tb_refuse_at (problem, TB_PROBLEM_DUPLICATE, TB_AT_VALUE_TAI_ENTRY, index);
  if (tb_tai_excluded_by (item) & *listed)
    return tb_refuse_at (problem, TB_PROBLEM_INCOMPATIBLE, TB_AT_VALUE_TAI_ENTRY, index);

  *listed |= TB_TAI_BIT (item);
  add_item (rule, out);

  return TB_OK;
}

static TbStatus
add_list (const TbRules      *rules,
          const TbValueEntry *entry,
          TbValue            *out,
          TbProblem          *problem)
{
  const TbTaiRule *zuotai = tb_rules_find_tai (rules, TB_TAI_ZUOTAI);
  TbTaiSet         listed = 0;

  assert (entry->n_tai_items >= 0 && entry->n_tai_items <= TB_MAX_LISTED_TAI);

  for (int32_t i = 0; i < entry->n_tai_items; i++)
    if (add_listed_item (rules, entry, i, &listed, out, problem) == TB_REFUSED)
      return TB_REFUSED;

  /* "Whoever wins has it" (fenghua.txt), said or not. */
  if (zuotai != NULL && !(listed & TB_TAI_BIT (TB_TAI_ZUOTAI)))
    add_item (zuotai, out);

  return TB_OK;
}

/* What a given sum is made of is not known: all of it counts towards the minimum. */
static TbStatus
take_sum (const TbValueEntry *entry,
          TbValue            *out,
          TbProblem          *problem)
{
  if (entry->tai < 1 || entry->tai > TB_MAX_TAI)
    return tb_refuse (problem,
                      (TbProblem) {
                        .code = TB_PROBLEM_OUT_OF_RANGE,
                        .at = TB_AT_VALUE_TAI,
                        .min = 1,
                        .max = TB_MAX_TAI,
                      });

  out->tai = entry->tai;
  out->tai_for_minimum = entry->tai;

  return TB_OK;
}

TbTaiPayment
tb_tai_payment (const TbValue *value,
                bool           self_draw)
{
  int32_t twofold = 2 * value->base;

  return (TbTaiPayment) {
    .discarder = twofold,
    .others = self_draw ? twofold : value->base,
  };
}

TbStatus
tb_tai_value_resolve (const TbRules      *rules,
                      const TbValueEntry *entry,
                      TbValue            *out,
                      TbProblem          *problem)
{
  TbStatus status = entry->tai_listed ? add_list (rules, entry, out, problem)
                                      : take_sum (entry, out, problem);
  int32_t  multiple = rules->tai_rounding;

  out->base = (out->tai + multiple - 1) / multiple * multiple;

  return status;
}
