/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-limits.h"
#include "tb-possible-fu.h"

/* Rows of a value grid: hands of more than 110 fu are rare; players enter them as a limit or as
 * yaku. */
#define N_GRID_FU 11

/* More han than ordinary hands have, for rulesets without a counted yakuman. */
#define MAX_HAN_CELLS 20

_Static_assert (N_GRID_FU *(TB_MAX_MANGAN_HAN - 1) + TB_N_LIMITS - 1 == TB_MAX_CELLS,
                "the grid fits in what callers reserve");

/* Returns the lowest han of a win without honba. */
static int32_t
find_least_han (const TbRules *rules)
{
  int32_t minimum = tb_rules_minimum_han (rules, 0);

  return minimum > 1 ? minimum : 1;
}

static void
fill_cell (const TbRules *rules,
           bool           dealer,
           TbCell        *cell)
{
  const TbPlayer seat_of_dealer = 0;
  const TbPlayer seat_of_child = 1;
  TbPlayer       winner = dealer ? seat_of_dealer : seat_of_child;
  TbShares       shares;

  tb_shares_of_self_draw (rules, &cell->value, 0, seat_of_dealer, winner, &shares);
  cell->ron = tb_value_ron (rules, &cell->value, dealer);
  cell->tsumo_child = shares.points[2];
  cell->tsumo_next = dealer ? shares.points[seat_of_child] : 0;
  cell->tsumo_dealer = shares.points[seat_of_dealer];
}

/* Lists han and fu below the limits. */
static size_t
list_fu_table (const TbRules *rules,
               bool           dealer,
               TbCell        *out)
{
  const TbFuWay by_discard = { .self_draw = false };
  const TbFuWay by_self_draw = { .self_draw = true };
  size_t        n = 0;

  for (size_t row = 0; row < N_GRID_FU; row++)
    for (int32_t han = find_least_han (rules); han < rules->mangan_han; han++)
      {
        int32_t fu = tb_fu_totals[row];
        bool    ron = tb_han_can_have_fu (rules, han, by_discard, fu);
        bool    tsumo = tb_han_can_have_fu (rules, han, by_self_draw, fu);
        TbCell *cell = &out[n];

        *cell = (TbCell) { .entry = { .form = TB_VALUE_HAN, .han = han, .fu = fu } };
        tb_limits_value_of_han (rules, han, fu, &cell->value);
        if (cell->value.limit != TB_LIMIT_NONE || (!ron && !tsumo))
          continue;

        fill_cell (rules, dealer, cell);
        if (!ron)
          cell->ron = 0;
        if (!tsumo)
          cell->tsumo_child = cell->tsumo_next = cell->tsumo_dealer = 0;
        n++;
      }

  return n;
}

/* Whether the limits of @rules leave hands to @limit. Below the lowest han of a mangan, fu can
 * reach it. */
static bool
is_reached (const TbRules *rules,
            TbLimit        limit)
{
  if (limit == TB_LIMIT_MANGAN)
    return rules->haneman_han > 1;
  if (limit == TB_LIMIT_HANEMAN)
    return rules->haneman_han < rules->baiman_han;

  return limit != TB_LIMIT_BAIMAN || rules->baiman_han < rules->sanbaiman_han;
}

/* Lists the limits from @first on. */
static size_t
list_limits (const TbRules *rules,
             bool           dealer,
             TbLimit        first,
             TbCell        *out)
{
  size_t n = 0;

  for (TbLimit limit = first; limit < TB_N_LIMITS; limit++)
    {
      if (!is_reached (rules, limit))
        continue;
      out[n] = (TbCell) { .entry = { .form = TB_VALUE_LIMIT, .limit = limit } };
      tb_value_of_limit (rules, limit, &out[n].value);
      fill_cell (rules, dealer, &out[n++]);
    }

  return n;
}

size_t
tb_value_cells (const TbRules *rules,
                bool           dealer,
                TbCell        *out)
{
  int32_t end = rules->counted_yakuman > 0 ? rules->counted_yakuman : MAX_HAN_CELLS + 1;
  size_t  n = 0;

  if (rules->scoring == TB_SCORING_TAI)
    return 0;
  if (rules->n_han_table > 0 && rules->han_table[rules->n_han_table - 1].han < end)
    end = rules->han_table[rules->n_han_table - 1].han + 1;
  if (tb_rules_count_fu (rules, 1))
    {
      n = list_fu_table (rules, dealer, out);
      return n + list_limits (rules, dealer, TB_LIMIT_MANGAN, &out[n]);
    }

  /* The han below the limits, or below a counted yakuman if there are no others: one cell each. */
  for (int32_t han = find_least_han (rules); han < end; han++)
    {
      out[n] = (TbCell) { .entry = { .form = TB_VALUE_HAN, .han = han } };
      tb_limits_value_of_han (rules, han, 0, &out[n].value);
      if (out[n].value.limit != TB_LIMIT_NONE)
        break;
      fill_cell (rules, dealer, &out[n++]);
    }

  return n + list_limits (rules, dealer,
                          rules->scoring == TB_SCORING_FU_TABLE ? TB_LIMIT_MANGAN
                                                                : TB_LIMIT_YAKUMAN,
                          &out[n]);
}
