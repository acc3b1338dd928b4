/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-yaku.h"

#include "tb-possible-fu.h"

#include <string.h>

/* What a list of yaku comes to: the fu that it leaves open, and its sum as far as it is known. */

/* Rarer hands are not in the grid. */
#define MOST_FU_OF_GRID 110

static bool
is_self_draw (const TenboEntryModel *self)
{
  return self->kind == TENBO_ENTRY_WIN && self->tsumo;
}

/* Whether the hand of @list, which says whether it is open, can have @fu. */
static bool
can_have_fu (const TenboEntryModel *self,
             const TbValueEntry    *list,
             int32_t                fu)
{
  TbFuWay   way = { .self_draw = is_self_draw (self) };
  TbYakuSet yaku = 0;

  way.openness = list->is_open == TB_FACT_YES ? TB_OPENNESS_OPEN : TB_OPENNESS_CLOSED;
  for (int32_t i = 0; i < list->n_yaku; i++)
    yaku |= TB_YAKU_BIT (list->yaku[i]);

  return tb_yaku_can_have_fu (self->rules, yaku, way, fu);
}

/* The han of @entry, which lacks its fu: few fu are no limit, so that they can be told. */
static int32_t
count_han (const TenboEntryModel *self,
           const TbValueEntry    *entry)
{
  TbValueEntry with_fu = *entry;
  TbProblem    problem;
  TbValue      value;

  with_fu.fu = TB_MIN_FU;
  tb_value_resolve (self->rules, &with_fu, &value, &problem);

  return value.han;
}

/* Whether the grid has a cell of @han and @fu that is won in this way. */
static bool
has_cell (const TenboEntryModel *self,
          TbPlayer               player,
          int32_t                han,
          int32_t                fu)
{
  bool dealer = player == self->dealer;

  for (size_t i = 0; i < self->n_cells[dealer]; i++)
    {
      const TbCell *cell = &self->cells[dealer][i];

      if (cell->entry.form == TB_VALUE_HAN && cell->value.han == han && cell->value.fu == fu)
        return is_self_draw (self) ? cell->tsumo_child != 0 : cell->ron != 0;
    }

  return false;
}

int
tenbo_entry_yaku_list_fu (const TenboEntryModel *self,
                          TbPlayer               player,
                          TenboEntryFu          *out)
{
  TbValueEntry entry;
  TbProblem    problem;
  TbValue      value;
  int32_t      han;
  int          n = 0;

  tenbo_entry_yaku_list (self, player, &entry);
  entry.fu = 0;
  if (tb_value_resolve (self->rules, &entry, &value, &problem) == TB_OK ||
      problem.code != TB_PROBLEM_NO_FU)
    return 0;

  han = count_han (self, &entry);
  for (int i = 0; i < TB_N_FU_TOTALS; i++)
    {
      int32_t fu = tb_fu_totals[i];
      bool    limit;

      entry.fu = fu;
      if (tb_value_resolve (self->rules, &entry, &value, &problem) != TB_OK ||
          !can_have_fu (self, &entry, fu))
        continue;
      limit = value.limit != TB_LIMIT_NONE;
      if (!limit && fu <= MOST_FU_OF_GRID && !has_cell (self, player, han, fu))
        continue;
      out[n++] = (TenboEntryFu) { .fu = fu, .or_more = limit };
      if (limit)
        break;
    }

  return n;
}

int32_t
tenbo_entry_yaku_get_fu (const TenboEntryModel *self,
                         TbPlayer               player)
{
  TenboEntryFu fu[TB_N_FU_TOTALS];
  int          n = tenbo_entry_yaku_list_fu (self, player, fu);
  TbValueEntry said;

  tenbo_entry_yaku_list (self, player, &said);
  for (int i = 0; i < n; i++)
    if (said.fu == fu[i].fu || (fu[i].or_more && said.fu > fu[i].fu))
      return fu[i].fu;

  return n == 1 ? fu[0].fu : 0;
}

void
tenbo_entry_yaku_complete (const TenboEntryModel *self,
                           TbPlayer               player,
                           TbValueEntry          *out)
{
  tenbo_entry_yaku_list (self, player, out);
  out->fu = tenbo_entry_yaku_get_fu (self, player);
}

bool
tenbo_entry_yaku_is_complete (const TenboEntryModel *self,
                              TbPlayer               player)
{
  TbValueEntry entry;
  TbProblem    problem;
  TbValue      value;

  tenbo_entry_yaku_complete (self, player, &entry);

  return tb_value_resolve (self->rules, &entry, &value, &problem) == TB_OK;
}

TenboEntryYakuNeed
tenbo_entry_yaku_get_sum (const TenboEntryModel *self,
                          TbValue               *out)
{
  TbValueEntry entry;
  TbProblem    problem;

  memset (out, 0, sizeof *out);
  if (self->current == TB_NOBODY)
    return TENBO_ENTRY_YAKU_NOTHING;

  tenbo_entry_model_complete (self, self->current, &entry);
  if (tb_value_resolve (self->rules, &entry, out, &problem) == TB_OK)
    return tenbo_entry_model_has_value (self, self->current) ? TENBO_ENTRY_YAKU_FINE
                                                             : TENBO_ENTRY_YAKU_NOTHING;
  if (!tenbo_entry_yaku_is_listed (self, self->current))
    return TENBO_ENTRY_YAKU_NOTHING;
  if (problem.code == TB_PROBLEM_NO_FU)
    {
      out->han = count_han (self, &entry);
      return TENBO_ENTRY_YAKU_NEEDS_FU;
    }

  return entry.n_yaku == 0 && entry.dora == 0 ? TENBO_ENTRY_YAKU_NOTHING
                                              : TENBO_ENTRY_YAKU_NEEDS_YAKU;
}

bool
tenbo_entry_yaku_needs_fu (const TenboEntryModel *self)
{
  TbValue value;

  return tenbo_entry_yaku_get_sum (self, &value) == TENBO_ENTRY_YAKU_NEEDS_FU;
}
