/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-limits.h"

#include <assert.h>

/* Base points of a mangan; every limit is a multiple of it. */
#define MANGAN            2000
#define MANGAN_IN_YAKUMAN 4

/* 4 han 30 fu and 3 han 60 fu, which some rulesets round up to a mangan. */
#define KIRIAGE_BASE 1920

static const int32_t limit_base[TB_N_LIMITS] = {
  [TB_LIMIT_MANGAN] = MANGAN,
  [TB_LIMIT_HANEMAN] = 3000,
  [TB_LIMIT_BAIMAN] = 4000,
  [TB_LIMIT_SANBAIMAN] = 6000,
};

/* Returns the base points of a hand of @han han, fewer than a mangan has, before any limit. */
static int32_t
find_base (const TbRules *rules,
           int32_t        han,
           int32_t        fu)
{
  return (rules->fixed_fu > 0 ? rules->fixed_fu : fu) << (2 + han);
}

/* Returns the base points of @mangan mangan of a yakuman under @rules. */
static int32_t
find_base_of_yakuman (const TbRules *rules,
                      int32_t        mangan)
{
  return rules->yakuman_points > 0
           ? rules->yakuman_points / TB_BASES_IN_RON * mangan / MANGAN_IN_YAKUMAN
           : mangan * MANGAN;
}

bool
tb_limits_is_kiriage (const TbRules *rules,
                      int32_t        han,
                      int32_t        fu)
{
  return han < rules->mangan_han && find_base (rules, han, fu) == KIRIAGE_BASE;
}

/* Returns the limit that @han han reach whatever the fu are. */
static TbLimit
find_limit (const TbRules *rules,
            int32_t        han)
{
  if (han >= rules->sanbaiman_han)
    return TB_LIMIT_SANBAIMAN;
  if (han >= rules->baiman_han)
    return TB_LIMIT_BAIMAN;
  if (han >= rules->haneman_han)
    return TB_LIMIT_HANEMAN;

  return han >= rules->mangan_han ? TB_LIMIT_MANGAN : TB_LIMIT_NONE;
}

void
tb_limits_value_of_han (const TbRules *rules,
                        int32_t        han,
                        int32_t        fu,
                        TbValue       *out)
{
  *out = (TbValue) { .han = han, .fu = rules->fixed_fu > 0 ? 0 : fu };
  if (rules->counted_yakuman > 0 && han >= rules->counted_yakuman)
    {
      /* Each further yakuman takes the same number of han again, up to the ruleset's maximum. */
      int32_t multiple = han / rules->counted_yakuman;

      if (multiple > rules->counted_yakuman_steps)
        multiple = rules->counted_yakuman_steps;
      out->limit = TB_LIMIT_YAKUMAN;
      out->base = find_base_of_yakuman (rules, MANGAN_IN_YAKUMAN * multiple);
      return;
    }

  if (rules->scoring == TB_SCORING_LINEAR)
    {
      const TbHanRow *row = tb_rules_find_han_row (rules, han);

      out->base = (row != NULL ? row->child : han * rules->han_points + rules->win_points) /
                  TB_BASES_IN_RON;
      return;
    }

  out->limit = find_limit (rules, han);
  if (out->limit == TB_LIMIT_NONE)
    {
      out->base = find_base (rules, han, fu);
      if (out->base < MANGAN && !(rules->kiriage_mangan && out->base == KIRIAGE_BASE))
        return;
      out->limit = TB_LIMIT_MANGAN;
    }
  out->base = limit_base[out->limit];
}

void
tb_value_of_limit (const TbRules *rules,
                   TbLimit        limit,
                   TbValue       *out)
{
  bool is_yakuman = limit == TB_LIMIT_YAKUMAN;

  assert (limit > TB_LIMIT_NONE && limit < TB_N_LIMITS);

  *out = (TbValue) {
    .limit = limit,
    .base = is_yakuman ? find_base_of_yakuman (rules, MANGAN_IN_YAKUMAN) : limit_base[limit],
    .yakuman = is_yakuman ? MANGAN_IN_YAKUMAN : 0,
  };
}

TbLimit
tb_foul_limit (const TbFoulRule *foul)
{
  static const TbLimit limits[] = {
    [TB_FOUL_AMOUNT_MANGAN] = TB_LIMIT_MANGAN,
    [TB_FOUL_AMOUNT_SHOWN_HANDS] = TB_LIMIT_MANGAN,
    [TB_FOUL_AMOUNT_HANEMAN] = TB_LIMIT_HANEMAN,
    [TB_FOUL_AMOUNT_BAIMAN] = TB_LIMIT_BAIMAN,
    [TB_FOUL_AMOUNT_YAKUMAN] = TB_LIMIT_YAKUMAN,
  };

  return limits[foul->amount];
}

TbLimit
tb_nagashi_limit (const TbRules *rules)
{
  static const TbLimit limits[] = {
    [TB_NAGASHI_MANGAN] = TB_LIMIT_MANGAN,
    [TB_NAGASHI_YAKUMAN] = TB_LIMIT_YAKUMAN,
    [TB_NAGASHI_HANEMAN] = TB_LIMIT_HANEMAN,
    [TB_NAGASHI_BAIMAN] = TB_LIMIT_BAIMAN,
    [TB_NAGASHI_SANBAIMAN] = TB_LIMIT_SANBAIMAN,
  };

  return limits[rules->nagashi_value];
}

/* Returns the value of the yakuman in the set @yakuman in mangan, before `yakuman-cap`. */
static int32_t
add_yakuman (const TbRules *rules,
             TbYakuSet      yakuman)
{
  int32_t highest = 0;
  int32_t sum = 0;
  int32_t further = -1;

  assert (yakuman != 0 && (yakuman & ~rules->yakuman) == 0);

  for (; yakuman != 0; yakuman &= yakuman - 1)
    {
      TbYakuSet lowest = yakuman & -yakuman;
      int32_t   mangan = MANGAN_IN_YAKUMAN;

      if (lowest & TB_YAKU_ALL_HOUSE)
        mangan = 4 * rules->house_yaku[tb_yaku_first (lowest) - TB_YAKU_HOUSE].yakuman;
      else if (rules->double_yakuman & lowest)
        mangan = 8;
      else if (rules->great_yakuman & lowest)
        mangan = 6;
      highest = mangan > highest ? mangan : highest;
      sum += mangan;
      further++;
    }

  if (rules->several_yakuman == TB_SEVERAL_YAKUMAN_SUM)
    return sum;
  if (rules->several_yakuman == TB_SEVERAL_YAKUMAN_HIGHEST)
    return highest;

  return highest + 2 * further;
}

bool
tb_limits_is_capped (const TbRules *rules,
                     TbYakuSet      yakuman)
{
  return rules->yakuman_cap > 0 &&
         add_yakuman (rules, yakuman) > MANGAN_IN_YAKUMAN * rules->yakuman_cap;
}

int32_t
tb_value_of_yakuman (const TbRules *rules,
                     TbYakuSet      yakuman)
{
  return tb_limits_is_capped (rules, yakuman) ? MANGAN_IN_YAKUMAN * rules->yakuman_cap
                                              : add_yakuman (rules, yakuman);
}

void
tb_limits_value_of_yakuman (const TbRules *rules,
                            TbYakuSet      yakuman,
                            TbValue       *out)
{
  int32_t mangan = tb_value_of_yakuman (rules, yakuman);

  *out = (TbValue) {
    .limit = TB_LIMIT_YAKUMAN,
    .base = find_base_of_yakuman (rules, mangan),
    .yakuman = mangan,
    .listed = yakuman,
  };
}
