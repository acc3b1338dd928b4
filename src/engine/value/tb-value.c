/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-value.h"

#include "tb-limits.h"
#include "tb-refuse.h"
#include "tb-yaku-compat.h"

/* The only fu that are not a multiple of ten. */
#define SEVEN_PAIRS_FU 25

/* Fourteen tiles hold three sets of four and one pair. */
#define MAX_SETS_IN_SEVEN_PAIRS 3

static TbStatus
check_fu (int32_t    han,
          int32_t    fu,
          TbProblem *problem)
{
  if (fu == 0 && han < TB_MANGAN_HAN)
    return tb_refuse_at (problem, TB_PROBLEM_NO_FU, TB_AT_VALUE_FU, 0);

  if (fu == 0 || fu == SEVEN_PAIRS_FU || (fu >= TB_MIN_FU && fu <= TB_MAX_FU && fu % 10 == 0))
    return TB_OK;

  return tb_refuse (problem,
                    (TbProblem) {
                      .code = TB_PROBLEM_WRONG_FU,
                      .at = TB_AT_VALUE_FU,
                      .min = TB_MIN_FU,
                      .max = TB_MAX_FU,
                    });
}

static TbStatus
resolve_han (const TbRules      *rules,
             const TbValueEntry *entry,
             TbValue            *out,
             TbProblem          *problem)
{
  if (entry->han < 1 || entry->han > TB_MAX_HAN)
    return tb_refuse (problem,
                      (TbProblem) {
                        .code = TB_PROBLEM_OUT_OF_RANGE,
                        .at = TB_AT_VALUE_HAN,
                        .min = 1,
                        .max = TB_MAX_HAN,
                      });
  if (check_fu (entry->han, entry->fu, problem) == TB_REFUSED)
    return TB_REFUSED;

  tb_limits_value_of_han (rules, entry->han, entry->fu, out);

  return TB_OK;
}

static TbStatus
resolve_yakuman (const TbRules      *rules,
                 const TbValueEntry *entry,
                 TbValue            *out,
                 TbProblem          *problem)
{
  TbYakuSet listed = 0;

  if (entry->n_yaku == 0)
    return tb_refuse (problem,
                      (TbProblem) {
                        .code = TB_PROBLEM_TOO_FEW,
                        .at = TB_AT_VALUE_YAKUMAN,
                        .min = 1,
                        .max = TB_MAX_LISTED_YAKUMAN,
                      });

  for (int32_t i = 0; i < entry->n_yaku; i++)
    {
      TbYakuSet yakuman = TB_YAKU_BIT (entry->yaku[i]);

      if (!(rules->yakuman & yakuman))
        return tb_refuse_at (problem, TB_PROBLEM_NOT_PLAYED, TB_AT_VALUE_YAKUMAN_ENTRY, i);
      if (listed & yakuman)
        return tb_refuse_at (problem, TB_PROBLEM_DUPLICATE, TB_AT_VALUE_YAKUMAN_ENTRY, i);
      listed |= yakuman;
    }

  tb_limits_value_of_yakuman (rules, listed, out);

  return TB_OK;
}

/* Whether @yaku may stand in a list that holds the set @listed already, @sets of them
 * set-chiitoi: a hand of two or three sets lists it as often. */
static bool
is_listed_too_often (TbYaku    yaku,
                     TbYakuSet listed,
                     int32_t   sets)
{
  if (yaku == TB_YAKU_SET_CHIITOI)
    return sets == MAX_SETS_IN_SEVEN_PAIRS;

  return (listed & TB_YAKU_BIT (yaku)) != 0;
}

/* The han of @rule in an open or a closed hand; 0 if it does not count there. */
static int32_t
han_of_yaku (const TbRules    *rules,
             const TbYakuRule *rule,
             bool              open)
{
  if (!open)
    return rule->closed;
  if (rule->yaku == TB_YAKU_TANYAO && !rules->open_tanyao)
    return 0;

  return rule->open;
}

static TbStatus
resolve_yaku (const TbRules      *rules,
              const TbValueEntry *entry,
              TbValue            *out,
              TbProblem          *problem)
{
  TbYakuSet listed = 0;
  int32_t   sets = 0;
  int32_t   han = 0;

  for (int32_t i = 0; i < entry->n_yaku; i++)
    {
      TbYaku            yaku = entry->yaku[i];
      const TbYakuRule *rule = tb_rules_find_yaku (rules, yaku);
      int32_t           worth;

      if (rule == NULL)
        return tb_refuse_at (problem, TB_PROBLEM_NOT_PLAYED, TB_AT_VALUE_YAKU_ENTRY, i);
      if (is_listed_too_often (yaku, listed, sets))
        return tb_refuse_at (problem, TB_PROBLEM_DUPLICATE, TB_AT_VALUE_YAKU_ENTRY, i);
      if (tb_yaku_is_excluded_by_set (yaku, listed))
        return tb_refuse_at (problem, TB_PROBLEM_INCOMPATIBLE, TB_AT_VALUE_YAKU_ENTRY, i);
      worth = han_of_yaku (rules, rule, entry->open);
      if (worth == 0)
        return tb_refuse_at (problem, TB_PROBLEM_CLOSED_ONLY, TB_AT_VALUE_YAKU_ENTRY, i);

      /* "+1 for each further set" (b-rule.txt 47). */
      han += listed & TB_YAKU_BIT (yaku) ? 1 : worth;
      sets += yaku == TB_YAKU_SET_CHIITOI;
      listed |= TB_YAKU_BIT (yaku);
    }

  if (listed == 0)
    return tb_refuse_at (problem, TB_PROBLEM_NO_YAKU, TB_AT_VALUE_YAKU, 0);
  if (entry->dora < 0 || entry->dora > TB_MAX_DORA)
    return tb_refuse (problem,
                      (TbProblem) {
                        .code = TB_PROBLEM_OUT_OF_RANGE,
                        .at = TB_AT_VALUE_DORA,
                        .max = TB_MAX_DORA,
                      });
  han += entry->dora;
  if (check_fu (han, entry->fu, problem) == TB_REFUSED)
    return TB_REFUSED;

  tb_limits_value_of_han (rules, han, entry->fu, out);
  out->listed = listed;

  return TB_OK;
}

TbStatus
tb_value_resolve (const TbRules      *rules,
                  const TbValueEntry *entry,
                  TbValue            *out,
                  TbProblem          *problem)
{
  *out = (TbValue) { 0 };
  *problem = (TbProblem) { 0 };

  if (entry->form == TB_VALUE_HAN)
    return resolve_han (rules, entry, out, problem);
  if (entry->form == TB_VALUE_YAKUMAN)
    return resolve_yakuman (rules, entry, out, problem);
  if (entry->form == TB_VALUE_YAKU)
    return resolve_yaku (rules, entry, out, problem);

  tb_value_of_limit (entry->limit, out);

  return TB_OK;
}
