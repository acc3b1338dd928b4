/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-limits.h"

/* The rows of a value grid; rarer hands than 110 fu are entered as a limit or as yaku. */
static const int32_t grid_fu[] = { 20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110 };

#define N_GRID_FU (sizeof grid_fu / sizeof grid_fu[0])

_Static_assert (N_GRID_FU *(TB_MANGAN_HAN - 1) + TB_N_LIMITS - 1 == TB_MAX_CELLS,
                "the grid fits in what callers reserve");

static bool
can_be_ron (const TbRules *rules,
            int32_t        han,
            int32_t        fu)
{
  if (fu == 20) /* nothing but an open hand of pinfu shape */
    return rules->open_pinfu != TB_OPEN_PINFU_THIRTY;

  return fu != 25 || han >= 2;
}

static bool
can_be_tsumo (const TbRules *rules,
              int32_t        han,
              int32_t        fu)
{
  if (fu == 25) /* seven pairs and the self-draw */
    return han >= 3;
  if (fu != 20 || han >= 2) /* pinfu and the self-draw */
    return true;

  return rules->open_pinfu == TB_OPEN_PINFU_TWENTY_ALWAYS ||
         (rules->open_pinfu == TB_OPEN_PINFU_TWENTY && !rules->rinshan_haitei_tsumo_fu);
}

static void
fill_cell (const TbRules *rules,
           bool           dealer,
           TbCell        *cell,
           bool           ron,
           bool           tsumo)
{
  const TbPlayer seat_of_dealer = 0;
  const TbPlayer seat_of_child = 1;
  TbPlayer       winner = dealer ? seat_of_dealer : seat_of_child;
  TbShares       shares;

  tb_shares_of_self_draw (rules, &cell->value, 0, seat_of_dealer, winner, &shares);
  cell->ron = ron ? tb_value_ron (rules, &cell->value, dealer) : 0;
  cell->tsumo_child = tsumo ? shares.points[2] : 0;
  cell->tsumo_dealer = tsumo ? shares.points[seat_of_dealer] : 0;
}

size_t
tb_value_cells (const TbRules *rules,
                bool           dealer,
                TbCell        *out)
{
  size_t n = 0;

  for (size_t row = 0; row < N_GRID_FU; row++)
    for (int32_t han = 1; han < TB_MANGAN_HAN; han++)
      {
        bool    ron = can_be_ron (rules, han, grid_fu[row]);
        bool    tsumo = can_be_tsumo (rules, han, grid_fu[row]);
        TbValue value;

        tb_limits_value_of_han (rules, han, grid_fu[row], &value);
        if (value.limit != TB_LIMIT_NONE || (!ron && !tsumo))
          continue;

        out[n] = (TbCell) {
          .entry = { .form = TB_VALUE_HAN, .han = han, .fu = grid_fu[row] },
          .value = value,
        };
        fill_cell (rules, dealer, &out[n++], ron, tsumo);
      }

  for (TbLimit limit = TB_LIMIT_MANGAN; limit < TB_N_LIMITS; limit++)
    {
      out[n] = (TbCell) { .entry = { .form = TB_VALUE_LIMIT, .limit = limit } };
      tb_value_of_limit (limit, &out[n].value);
      fill_cell (rules, dealer, &out[n++], true, true);
    }

  return n;
}
