/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-value.h"

#include "tb-hand-value.h"
#include "tb-limits.h"
#include "tb-possible-fu.h"
#include "tb-refuse.h"
#include "tb-tai-hand.h"

#include <assert.h>

/* The only fu that are not a multiple of ten. */
#define SEVEN_PAIRS_FU 25

/* Otafuku adds to a hand that has a yaku (allen.txt). */
#define ADDS_ONLY TB_YAKU_BIT (TB_YAKU_OTAFUKU)

/* Fourteen tiles contain at most three sets of four and one pair. */
#define MAX_SETS_IN_SEVEN_PAIRS 3

const int32_t tb_fu_totals[TB_N_FU_TOTALS] = {
  TB_MIN_FU, SEVEN_PAIRS_FU, 30, 40, 50, 60, 70, 80, 90,
  100, 110, 120, 130, 140, 150, 160, TB_MAX_FU
};

static TbStatus
check_fu (const TbRules *rules,
          int32_t        han,
          int32_t        fu,
          TbProblem     *problem)
{
  if (fu == 0 && tb_rules_count_fu (rules, han))
    return tb_refuse_at (problem, TB_PROBLEM_NO_FU, TB_AT_VALUE_FU, 0);
  if (fu != 0 && rules->fixed_fu != 0 && fu != rules->fixed_fu)
    return tb_refuse_range (problem, TB_PROBLEM_OTHER_FU, TB_AT_VALUE_FU, 0, rules->fixed_fu,
                            rules->fixed_fu);

  if (fu == 0 || fu == SEVEN_PAIRS_FU || (fu >= TB_MIN_FU && fu <= TB_MAX_FU && fu % 10 == 0))
    return TB_OK;

  return tb_refuse_range (problem, TB_PROBLEM_WRONG_FU, TB_AT_VALUE_FU, 0, TB_MIN_FU, TB_MAX_FU);
}

static TbStatus
resolve_yakuman (const TbRules      *rules,
                 const TbValueEntry *entry,
                 TbValue            *out,
                 TbProblem          *problem)
{
  TbYakuSet listed = 0;

  if (entry->n_yaku == 0)
    return tb_refuse_range (problem, TB_PROBLEM_TOO_FEW, TB_AT_VALUE_YAKUMAN, 0, 1,
                            TB_MAX_LISTED_YAKUMAN);

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

/* --- A list of yaku --- */

/* The sum of the yaku of a list. */
typedef struct
{
  TbYakuSet listed;
  TbYakuSet own;     /* of these, those that add up */
  int32_t   han;     /* sum of these */
  int32_t   ippatsu; /* han of ippatsu among these */
  int32_t   instead; /* han of the highest-valued yaku that replaces them; 0: none */
  int32_t   sets;    /* set-chiitoi, listed once per set by a hand of two or three sets */
} Sum;

/* Returns the han of @rule in the hand @entry, open or closed; 0 if it does not count there. */
static int32_t
han_of_yaku (const TbRules      *rules,
             const TbYakuRule   *rule,
             const TbValueEntry *entry)
{
  TbYakuSet partners;

  if (entry->is_open != TB_FACT_YES)
    return rule->closed;
  if (rule->yaku != TB_YAKU_TANYAO)
    return rule->open;
  if (!rules->open_tanyao)
    return 0;

  /* Some houses need toitoi or chinitsu beside it (sanma-parlor.txt). */
  partners = tb_rules_open_tanyao_partners (rules);
  if (partners == 0)
    return rule->open;
  for (int32_t i = 0; i < entry->n_yaku; i++)
    if (partners & TB_YAKU_BIT (entry->yaku[i]))
      return rule->open;

  return 0;
}

static TbStatus
add_yaku (const TbRules      *rules,
          const TbValueEntry *entry,
          int32_t             index,
          Sum                *sum,
          TbProblem          *problem)
{
  TbYaku            yaku = entry->yaku[index];
  const TbYakuRule *rule = tb_rules_find_yaku (rules, yaku);
  TbYakuSet         bit = TB_YAKU_BIT (yaku);
  bool              is_full = yaku == TB_YAKU_SET_CHIITOI ? sum->sets == MAX_SETS_IN_SEVEN_PAIRS
                                                          : (sum->listed & bit) != 0;
  int32_t           worth;

  if (rule == NULL)
    return tb_refuse_at (problem, TB_PROBLEM_NOT_PLAYED, TB_AT_VALUE_YAKU_ENTRY, index);
  if (is_full)
    return tb_refuse_at (problem, TB_PROBLEM_DUPLICATE, TB_AT_VALUE_YAKU_ENTRY, index);
  if (tb_yaku_is_excluded_by_set (rules, yaku, sum->listed))
    return tb_refuse_at (problem, TB_PROBLEM_INCOMPATIBLE, TB_AT_VALUE_YAKU_ENTRY, index);
  worth = han_of_yaku (rules, rule, entry);
  if (worth == 0)
    return tb_refuse_at (problem, TB_PROBLEM_CLOSED_ONLY, TB_AT_VALUE_YAKU_ENTRY, index);

  if (rule->instead)
    sum->instead = worth > sum->instead ? worth : sum->instead;
  else
    {
      /* "+1 for each further set" (b-rule.txt 47). */
      sum->han += sum->listed & bit ? 1 : worth;
      sum->sets += yaku == TB_YAKU_SET_CHIITOI;
      sum->ippatsu += yaku == TB_YAKU_IPPATSU ? worth : 0;
      sum->own |= bit;
    }
  sum->listed |= bit;

  return TB_OK;
}

/* Resolves the sum of the yaku with the dora, or the yaku that replaces them, whichever is higher.
 * The fu of the lower one may be unknown. */
static TbStatus
resolve_yaku (const TbRules      *rules,
              const TbValueEntry *entry,
              TbValue            *out,
              TbProblem          *problem)
{
  Sum     sum = { 0 };
  int32_t han;

  for (int32_t i = 0; i < entry->n_yaku; i++)
    if (add_yaku (rules, entry, i, &sum, problem) == TB_REFUSED)
      return TB_REFUSED;

  if ((sum.listed & ~ADDS_ONLY) == 0)
    return tb_refuse_at (problem, TB_PROBLEM_NO_YAKU, TB_AT_VALUE_YAKU, 0);
  if (entry->dora < 0 || entry->dora > TB_MAX_DORA)
    return tb_refuse_range (problem, TB_PROBLEM_OUT_OF_RANGE, TB_AT_VALUE_DORA, 0, 0, TB_MAX_DORA);

  han = sum.own & ~ADDS_ONLY ? sum.han + entry->dora : 0;
  if (check_fu (rules, han > sum.instead ? han : sum.instead, entry->fu, problem) == TB_REFUSED)
    return TB_REFUSED;

  tb_limits_value_of_han (rules, han, entry->fu, out);
  out->han_for_minimum = sum.han - sum.ippatsu;
  if (sum.instead > 0)
    {
      TbValue instead;

      tb_limits_value_of_han (rules, sum.instead, entry->fu, &instead);
      instead.han_for_minimum = sum.instead;
      if (instead.base > out->base)
        *out = instead;
    }
  out->listed = sum.listed;

  return TB_OK;
}

/* --- Tai --- */

static void
add_item (const TbTaiRule *rule,
          TbValue         *value)
{
  value->tai += rule->tai;
  value->tai_for_minimum += rule->minimum ? rule->tai : 0;
  value->tai_exempt = value->tai_exempt || rule->exempt;
  value->tai_greatest = rule->tai > value->tai_greatest ? rule->tai : value->tai_greatest;
}

static TbStatus
add_tai_items (const TbRules      *rules,
               const TbValueEntry *entry,
               TbValue            *out,
               TbProblem          *problem)
{
  const TbTaiRule *zuotai = tb_rules_find_tai (rules, TB_TAI_ZUOTAI);
  TbTaiSet         listed = 0;
  uint8_t          counts[TB_TAI_END] = { 0 };

  assert (entry->n_tai_items >= 0 && entry->n_tai_items <= TB_MAX_LISTED_TAI);

  for (int32_t i = 0; i < entry->n_tai_items; i++)
    {
      TbTai            item = entry->tai_items[i];
      const TbTaiRule *rule = tb_rules_find_tai (rules, item);

      if (rule == NULL)
        return tb_refuse_at (problem, TB_PROBLEM_NOT_PLAYED, TB_AT_VALUE_TAI_ENTRY, i);
      if (counts[item]++ == rule->most)
        return tb_refuse_at (problem, TB_PROBLEM_DUPLICATE, TB_AT_VALUE_TAI_ENTRY, i);
      if (tb_tai_excluded_by (item) & listed)
        return tb_refuse_at (problem, TB_PROBLEM_INCOMPATIBLE, TB_AT_VALUE_TAI_ENTRY, i);

      listed |= tb_tai_set_of (item);
      add_item (rule, out);
    }

  /* "Every winner has it" (fenghua.txt), listed or not. */
  if (zuotai != NULL && !(listed & TB_TAI_BIT (TB_TAI_ZUOTAI)))
    add_item (zuotai, out);

  return TB_OK;
}

static TbStatus
resolve_tai (const TbRules      *rules,
             const TbValueEntry *entry,
             TbValue            *out,
             TbProblem          *problem)
{
  int32_t least = tb_tai_least (rules);

  if (entry->tai_listed)
    {
      if (add_tai_items (rules, entry, out, problem) == TB_REFUSED)
        return TB_REFUSED;
    }
  else if (entry->tai < least || entry->tai > TB_MAX_TAI)
    return tb_refuse_range (problem, TB_PROBLEM_OUT_OF_RANGE, TB_AT_VALUE_TAI, 0, least,
                            TB_MAX_TAI);
  else
    {
      /* The items of a given sum are unknown: all of it counts toward the minimum. */
      out->tai = entry->tai;
      out->tai_for_minimum = entry->tai;
    }

  out->base = tb_tai_round (rules, out->tai);

  return TB_OK;
}

/* --- Tiles --- */

/* Values the tiles of @entry under @rules, in han or in tai; @bad_tile belongs to
 * TB_HAND_BAD_TILES. */
static TbHandError
value_tiles (const TbRules      *rules,
             const TbValueEntry *entry,
             TbValue            *out,
             TbTile             *bad_tile)
{
  if (rules->scoring == TB_SCORING_TAI)
    {
      TbTaiScorer    scorer;
      TbTaiHandValue value;

      tb_tai_scorer_init (&scorer, rules);
      tb_tai_scorer_value (&scorer, &entry->tiles, &value);
      *out = value.value;
      *bad_tile = value.bad_tile;
      return value.error;
    }
  else
    {
      TbScorer    scorer;
      TbHandValue value;

      tb_scorer_init (&scorer, rules);
      tb_scorer_value (&scorer, &entry->tiles, &value);
      *out = value.value;
      *bad_tile = value.bad_tile;
      return value.error;
    }
}

static TbStatus
resolve_tiles (const TbRules      *rules,
               const TbValueEntry *entry,
               TbValue            *out,
               TbProblem          *problem)
{
  TbTile      bad_tile;
  TbHandError error;
  bool        is_self_draw =
    entry->tiles.self_draw ||
    (rules->robbed_kong_self_draw && entry->tiles.flags & TB_HAND_CHANKAN);

  if (rules->scoring == TB_SCORING_TAI && !tb_rules_tiles_show_tai (rules))
    return tb_refuse_at (problem, TB_PROBLEM_ITEMS_NOT_SHOWN, TB_AT_VALUE_TILES, 0);

  error = value_tiles (rules, entry, out, &bad_tile);
  if (error == TB_HAND_FINE)
    return TB_OK;

  *out = (TbValue) { 0 };
  if (error == TB_HAND_NO_YAKU && rules->scoring == TB_SCORING_TAI)
    return tb_refuse_range (problem, TB_PROBLEM_TAI_MINIMUM, TB_AT_VALUE_TILES, 0,
                            tb_rules_tai_minimum (rules, is_self_draw), 0);
  if (error == TB_HAND_BAD_TILES)
    return tb_refuse (problem,
                      (TbProblem) {
                        .code = TB_PROBLEM_BAD_TILES,
                        .at = TB_AT_VALUE_TILES,
                        .min = tb_rules_hand_tiles (rules),
                        .tile = bad_tile,
                      });

  return tb_refuse_at (problem,
                       error == TB_HAND_NO_YAKU ? TB_PROBLEM_NO_YAKU : TB_PROBLEM_NOT_COMPLETE,
                       TB_AT_VALUE_TILES, 0);
}

void
tb_value_complete (TbValueEntry *entry,
                   TbWind        round,
                   TbWind        seat,
                   bool          self_draw,
                   uint32_t      flags)
{
  if (entry->form != TB_VALUE_TILES)
    return;

  entry->tiles.round = round;
  entry->tiles.seat = seat;
  entry->tiles.self_draw = self_draw;
  entry->tiles.flags |= flags;
}

bool
tb_value_is_open (const TbValueEntry *entry)
{
  return (entry->form == TB_VALUE_YAKU && entry->is_open == TB_FACT_YES) ||
         (entry->form == TB_VALUE_TILES && tb_tile_hand_is_open (&entry->tiles));
}

/* Location of each form in a value. */
static const TbProblemAt place_of_form[] = {
  [TB_VALUE_HAN] = TB_AT_VALUE_HAN,
  [TB_VALUE_LIMIT] = TB_AT_VALUE_LIMIT,
  [TB_VALUE_YAKUMAN] = TB_AT_VALUE_YAKUMAN,
  [TB_VALUE_YAKU] = TB_AT_VALUE_YAKU,
  [TB_VALUE_TAI] = TB_AT_VALUE_TAI,
};

TbStatus
tb_value_resolve (const TbRules      *rules,
                  const TbValueEntry *entry,
                  TbValue            *out,
                  TbProblem          *problem)
{
  *out = (TbValue) { 0 };
  *problem = (TbProblem) { 0 };

  /* Tiles are independent of the scoring. */
  if (entry->form == TB_VALUE_TILES)
    return resolve_tiles (rules, entry, out, problem);
  if ((entry->form == TB_VALUE_TAI) != (rules->scoring == TB_SCORING_TAI))
    return tb_refuse_at (problem, TB_PROBLEM_OTHER_SCORING, place_of_form[entry->form], 0);

  if (entry->form == TB_VALUE_YAKUMAN)
    return resolve_yakuman (rules, entry, out, problem);
  if (entry->form == TB_VALUE_YAKU)
    return resolve_yaku (rules, entry, out, problem);
  if (entry->form == TB_VALUE_TAI)
    return resolve_tai (rules, entry, out, problem);
  if (entry->form == TB_VALUE_LIMIT)
    {
      tb_value_of_limit (rules, entry->limit, out);
      return TB_OK;
    }

  if (entry->han < 1 || entry->han > TB_MAX_HAN)
    return tb_refuse_range (problem, TB_PROBLEM_OUT_OF_RANGE, TB_AT_VALUE_HAN, 0, 1, TB_MAX_HAN);
  if (check_fu (rules, entry->han, entry->fu, problem) == TB_REFUSED)
    return TB_REFUSED;

  tb_limits_value_of_han (rules, entry->han, entry->fu, out);
  out->han_for_minimum = entry->han;

  return TB_OK;
}
