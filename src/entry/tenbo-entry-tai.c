/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-tai.h"

#include <string.h>

bool
tenbo_entry_tai_is_counted (const TenboEntryModel *self)
{
  return self->rules->scoring == TB_SCORING_TAI;
}

bool
tenbo_entry_tai_is_present (const TenboEntryModel *self,
                            TbTai                  item)
{
  return item == TB_TAI_ZUOTAI || item == TB_TAI_ZIMO;
}

static const TbValueEntry *
get_entry (const TenboEntryModel *self)
{
  if (self->current == TB_NOBODY || !self->hands[self->current].has_value ||
      self->hands[self->current].value.form != TB_VALUE_TAI)
    return NULL;

  return &self->hands[self->current].value;
}

static int32_t
count_listed (const TbValueEntry *entry,
              TbTai               item)
{
  int32_t count = 0;

  if (entry != NULL)
    for (int32_t i = 0; i < entry->n_tai_items; i++)
      count += entry->tai_items[i] == item;

  return count;
}

int32_t
tenbo_entry_tai_count (const TenboEntryModel *self,
                       TbTai                  item)
{
  if (item == TB_TAI_ZUOTAI)
    return 1;
  if (item == TB_TAI_ZIMO)
    return self->tsumo;

  return count_listed (get_entry (self), item);
}

bool
tenbo_entry_tai_can_add (const TenboEntryModel *self,
                         TbTai                  item)
{
  const TbTaiRule    *rule = tb_rules_find_tai (self->rules, item);
  const TbValueEntry *entry = get_entry (self);
  TbTaiSet            listed = 0;

  if (rule == NULL || tenbo_entry_tai_is_present (self, item) || self->current == TB_NOBODY)
    return false;
  if (!self->tsumo && (tb_tai_set_of (item) & TB_TAI_OF_SELF_DRAW) != 0)
    return false;
  /* The list of the event needs room for the given items too. */
  if (entry != NULL && entry->n_tai_items >= TB_MAX_LISTED_TAI - 2)
    return false;

  for (int32_t i = 0; entry != NULL && i < entry->n_tai_items; i++)
    listed |= tb_tai_set_of (entry->tai_items[i]);

  return count_listed (entry, item) < rule->most && (tb_tai_excluded_by (item) & listed) == 0;
}

void
tenbo_entry_tai_press (TenboEntryModel *self,
                       TbTai            item)
{
  const TbValueEntry *entry = get_entry (self);
  TbValueEntry        value = { .form = TB_VALUE_TAI, .tai_listed = true };

  if (self->current == TB_NOBODY || tenbo_entry_tai_is_present (self, item))
    return;

  for (TbTai listed = 0; listed < TB_TAI_END; listed++)
    {
      int32_t count = count_listed (entry, listed);

      if (listed == item)
        count = tenbo_entry_tai_can_add (self, item) ? count + 1 : 0;
      for (int32_t i = 0; i < count; i++)
        value.tai_items[value.n_tai_items++] = listed;
    }
  tenbo_entry_model_set_value (self, &value);
  self->hands[self->current].has_value = value.n_tai_items > 0;
}

void
tenbo_entry_tai_set_sum (TenboEntryModel *self,
                         int32_t          sum)
{
  TbValueEntry value = { .form = TB_VALUE_TAI, .tai = sum };

  if (self->current == TB_NOBODY || sum < 0 || sum > TB_MAX_TAI)
    return;

  tenbo_entry_model_set_value (self, &value);
  self->hands[self->current].has_value = sum > 0;
}

int32_t
tenbo_entry_tai_get_sum (const TenboEntryModel *self)
{
  const TbValueEntry *entry = get_entry (self);

  return entry != NULL && !entry->tai_listed ? entry->tai : 0;
}

bool
tenbo_entry_tai_type (TenboEntryModel *self,
                      int              digit)
{
  int32_t sum = tenbo_entry_tai_get_sum (self) * 10 + digit;

  if (self->current == TB_NOBODY || sum == 0 || sum > TB_MAX_TAI)
    return false;

  tenbo_entry_tai_set_sum (self, sum);

  return true;
}

bool
tenbo_entry_tai_untype (TenboEntryModel *self)
{
  int32_t sum = tenbo_entry_tai_get_sum (self);

  if (sum == 0)
    return false;

  tenbo_entry_tai_set_sum (self, sum / 10);

  return true;
}

void
tenbo_entry_tai_complete (const TenboEntryModel *self,
                          TbValueEntry          *entry)
{
  if (entry->form == TB_VALUE_TAI && entry->tai_listed && self->tsumo &&
      tb_rules_find_tai (self->rules, TB_TAI_ZIMO) != NULL)
    entry->tai_items[entry->n_tai_items++] = TB_TAI_ZIMO;
}

bool
tenbo_entry_tai_get_value (const TenboEntryModel *self,
                           TbValue               *out)
{
  const TbValueEntry *entry = get_entry (self);
  TbValueEntry        whole;
  TbProblem           problem;

  memset (out, 0, sizeof *out);
  if (entry == NULL)
    return false;

  whole = *entry;
  tenbo_entry_tai_complete (self, &whole);

  return tb_value_resolve (self->rules, &whole, out, &problem) == TB_OK;
}
