/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-model.h"

#include "tb-possible-fu.h"
#include "tenbo-entry-questions.h"
#include "tenbo-entry-tai.h"
#include "tenbo-entry-tiles.h"
#include "tenbo-entry-yaku.h"

#include <assert.h>

/* What hands are worth: by which door it is said, and what it comes to. */

bool
tenbo_entry_model_has_door (const TenboEntryModel *self,
                            TenboEntryDoor         door)
{
  switch (door)
    {
    case TENBO_ENTRY_DOOR_TABLE:
    case TENBO_ENTRY_DOOR_TILES:
      return true;

    case TENBO_ENTRY_DOOR_YAKU:
      return self->rules->scoring != TB_SCORING_TAI;

    case TENBO_N_ENTRY_DOORS:
      break;
    }

  return false;
}

void
tenbo_entry_model_set_door (TenboEntryModel *self,
                            TenboEntryDoor   door)
{
  assert (tenbo_entry_model_has_door (self, door));

  self->door = door;
  self->typed_han = 0;
  tenbo_entry_tiles_open (self);
}

void
tenbo_entry_model_set_value (TenboEntryModel    *self,
                             const TbValueEntry *value)
{
  TenboEntryHand *hand;

  if (self->current == TB_NOBODY)
    return;

  hand = &self->hands[self->current];
  hand->has_value = true;
  hand->value = *value;
  hand->not_for_pao = 0;
  self->typed_han = 0;
}

void
tenbo_entry_model_press_yakuman (TenboEntryModel *self,
                                 TbYaku           yakuman)
{
  TenboEntryHand *hand;
  TbYakuSet       set;
  TbValueEntry    value = { .form = TB_VALUE_YAKUMAN };

  if (self->current == TB_NOBODY)
    return;

  hand = &self->hands[self->current];
  set = tenbo_entry_hand_yakuman (hand);
  if ((set & TB_YAKU_BIT (yakuman)) != 0)
    set &= ~TB_YAKU_BIT (yakuman);
  else
    set = (set & ~tb_yaku_excluded_by (yakuman)) | TB_YAKU_BIT (yakuman);

  for (TbYaku yaku = 0; yaku < TB_N_YAKU && value.n_yaku < TB_MAX_LISTED_YAKUMAN; yaku++)
    if ((set & TB_YAKU_BIT (yaku)) != 0)
      value.yaku[value.n_yaku++] = yaku;

  tenbo_entry_model_set_value (self, &value);
  hand->has_value = value.n_yaku > 0;
}

TbYakuSet
tenbo_entry_hand_yakuman (const TenboEntryHand *hand)
{
  TbYakuSet set = 0;

  if (hand->has_value && hand->value.form == TB_VALUE_YAKUMAN)
    for (int32_t i = 0; i < hand->value.n_yaku; i++)
      set |= TB_YAKU_BIT (hand->value.yaku[i]);

  return set;
}

bool
tenbo_entry_model_has_value (const TenboEntryModel *self,
                             TbPlayer               player)
{
  if (tenbo_entry_yaku_is_listed (self, player))
    return tenbo_entry_yaku_is_complete (self, player);

  return self->hands[player].has_value;
}

void
tenbo_entry_model_complete (const TenboEntryModel *self,
                            TbPlayer               player,
                            TbValueEntry          *out)
{
  *out = self->hands[player].value;
  if (tenbo_entry_yaku_is_listed (self, player))
    tenbo_entry_yaku_complete (self, player, out);
  else if (out->form == TB_VALUE_TILES)
    tenbo_entry_tiles_get_hand (self, player, &out->tiles);
  else
    tenbo_entry_tai_complete (self, out);
}

const TbCell *
tenbo_entry_model_cells (const TenboEntryModel *self,
                         size_t                *n_cells)
{
  bool dealer = self->current == self->dealer;

  *n_cells = self->n_cells[dealer];

  return self->cells[dealer];
}

/* What is known of the calls of `current`. */
static TbOpenness
find_openness (const TenboEntryModel *self)
{
  if (self->current == TB_NOBODY)
    return TB_OPENNESS_UNKNOWN;
  if (tenbo_entry_model_is_riichi (self, self->current))
    return TB_OPENNESS_CLOSED;
  if (!tenbo_entry_model_asks (self, TENBO_QUESTION_OPEN))
    return TB_OPENNESS_UNKNOWN;

  switch (self->hands[self->current].is_open)
    {
    case TB_FACT_YES:
      return TB_OPENNESS_OPEN;
    case TB_FACT_NO:
      return TB_OPENNESS_CLOSED;
    case TB_FACT_UNKNOWN:
      break;
    }

  return TB_OPENNESS_UNKNOWN;
}

bool
tenbo_entry_model_can_have_cell (const TenboEntryModel *self,
                                 const TbCell          *cell)
{
  TbFuWay way = {
    .self_draw = self->kind == TENBO_ENTRY_WIN && self->tsumo,
    .openness = find_openness (self),
  };

  if ((way.self_draw ? cell->tsumo_child : cell->ron) == 0)
    return false;

  return cell->entry.form != TB_VALUE_HAN || self->rules->scoring != TB_SCORING_FU_TABLE ||
         tb_han_can_have_fu (self->rules, cell->entry.han, way, cell->entry.fu);
}

void
tenbo_entry_model_note_last (TenboEntryModel *self,
                             const TbNext    *hand,
                             const TbEvent   *event)
{
  tenbo_entry_last_note (&self->last, self->rules, hand, event);
}

size_t
tenbo_entry_model_last_cells (const TenboEntryModel *self,
                              size_t                *out)
{
  size_t        n_cells;
  const TbCell *cells = tenbo_entry_model_cells (self, &n_cells);
  bool          tsumo = self->kind == TENBO_ENTRY_WIN && self->tsumo;

  return tenbo_entry_last_cells (&self->last, cells, n_cells, tsumo, out);
}

const TbCell *
tenbo_entry_model_selected_cell (const TenboEntryModel *self)
{
  size_t        n_cells;
  const TbCell *cells = tenbo_entry_model_cells (self, &n_cells);
  TbValueEntry  entry;
  TbProblem     problem;
  TbValue       value;

  if (self->current == TB_NOBODY || !tenbo_entry_model_has_value (self, self->current))
    return NULL;
  tenbo_entry_model_complete (self, self->current, &entry);
  if (entry.form == TB_VALUE_YAKUMAN || entry.form == TB_VALUE_TAI ||
      tb_value_resolve (self->rules, &entry, &value, &problem) != TB_OK)
    return NULL;

  for (size_t i = 0; i < n_cells; i++)
    if (tenbo_entry_is_cell_of (&cells[i], &value))
      return &cells[i];

  return NULL;
}
