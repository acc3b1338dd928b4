/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-last.h"

static bool
is_same (const TbValue *a,
         const TbValue *b)
{
  if (a->limit != b->limit || a->base != b->base)
    return false;

  return a->limit != TB_LIMIT_NONE || (a->han == b->han && a->fu == b->fu);
}

static void
note_value (TenboEntryLast *self,
            const TbValue  *value)
{
  for (int32_t i = 0; i < self->n_values; i++)
    if (is_same (&self->values[i], value))
      return;

  if (self->n_values < TENBO_ENTRY_MAX_LAST)
    self->values[self->n_values++] = *value;
}

static void
note_item (TenboEntryLast *self,
           TbTai           item)
{
  for (int32_t i = 0; i < self->n_items; i++)
    if (self->items[i] == item)
      return;

  if (self->n_items < TENBO_ENTRY_MAX_LAST_ITEMS)
    self->items[self->n_items++] = item;
}

void
tenbo_entry_last_note (TenboEntryLast *self,
                       const TbRules  *rules,
                       const TbNext   *hand,
                       const TbEvent  *event)
{
  if (event->result != TB_RESULT_WIN)
    return;

  for (int32_t win = 0; win < event->n_wins; win++)
    {
      TbValueEntry entry;
      TbProblem    problem;
      TbValue      value;

      tb_win_value (rules, hand, event, win, &entry);
      if (entry.form == TB_VALUE_TAI)
        for (int32_t i = 0; entry.tai_listed && i < entry.n_tai_items; i++)
          note_item (self, entry.tai_items[i]);
      else if (tb_value_resolve (rules, &entry, &value, &problem) == TB_OK)
        note_value (self, &value);
    }
}

bool
tenbo_entry_is_cell_of (const TbCell  *cell,
                        const TbValue *value)
{
  if (value->limit != TB_LIMIT_NONE)
    return cell->entry.form == TB_VALUE_LIMIT && cell->value.limit == value->limit &&
           cell->value.base == value->base;

  return cell->entry.form == TB_VALUE_HAN && cell->value.han == value->han &&
         cell->value.fu == value->fu;
}

size_t
tenbo_entry_last_cells (const TenboEntryLast *self,
                        const TbCell         *cells,
                        size_t                n_cells,
                        bool                  tsumo,
                        size_t               *out)
{
  size_t n = 0;

  for (int32_t i = 0; i < self->n_values; i++)
    for (size_t cell = 0; cell < n_cells; cell++)
      if (tenbo_entry_is_cell_of (&cells[cell], &self->values[i]) &&
          (tsumo ? cells[cell].tsumo_child : cells[cell].ron) != 0)
        out[n++] = cell;

  return n;
}
