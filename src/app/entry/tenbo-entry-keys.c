/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-keys.h"

#include "tenbo-player-set.h"

#include <string.h>

/* More han than this need no fu. */
#define MAX_HAN_WITH_FU 4
#define FU_PAIRS        25

/* Whether a hand can have this value: it is in the grid, or the limit that it comes to is. */
static bool
is_possible (const TenboEntryModel *self,
             const TbValueEntry    *entry)
{
  size_t        n_cells;
  const TbCell *cells = tenbo_entry_model_cells (self, &n_cells);
  TbProblem     problem;
  TbValue       value;

  if (tb_value_resolve (self->rules, entry, &value, &problem) != TB_OK)
    return false;
  if (value.limit != TB_LIMIT_NONE)
    return true;

  for (size_t i = 0; i < n_cells; i++)
    if (cells[i].entry.form == TB_VALUE_HAN && cells[i].value.han == value.han &&
        cells[i].value.fu == value.fu)
      return self->kind == TENBO_ENTRY_WIN && self->tsumo ? cells[i].tsumo_child != 0
                                                          : cells[i].ron != 0;

  return false;
}

static bool
enter_value (TenboEntryModel *self,
             int              han,
             int              fu)
{
  TbValueEntry entry = { .form = TB_VALUE_HAN, .han = han, .fu = fu };

  if (!is_possible (self, &entry))
    return false;

  tenbo_entry_model_set_value (self, &entry);

  return true;
}

static bool
enter_limit (TenboEntryModel *self,
             TbLimit          limit)
{
  TbValueEntry entry = { .form = TB_VALUE_LIMIT, .limit = limit };

  if (self->current == TB_NOBODY)
    return false;

  tenbo_entry_model_set_value (self, &entry);

  return true;
}

/* Nothing has 25 fu but seven pairs, and few hands 20: they share a key. */
static bool
enter_fu (TenboEntryModel *self,
          int              han,
          int              digit)
{
  if (digit == 2)
    return enter_value (self, han, 20) || enter_value (self, han, FU_PAIRS);

  return enter_value (self, han, digit < 2 ? 100 + 10 * digit : 10 * digit);
}

static bool
swap_twenty_fu (TenboEntryModel *self)
{
  const TenboEntryHand *hand = &self->hands[self->current];

  if (!hand->has_value || hand->value.form != TB_VALUE_HAN)
    return false;
  if (hand->value.fu == 20)
    return enter_value (self, hand->value.han, FU_PAIRS);

  return hand->value.fu == FU_PAIRS && enter_value (self, hand->value.han, 20);
}

static bool
enter_value_digit (TenboEntryModel *self,
                   int              digit)
{
  TbPlayer missing = tenbo_entry_model_missing_owner (self);

  if (self->current == TB_NOBODY)
    return false;
  if (self->typed_han != 0)
    return enter_fu (self, self->typed_han, digit);
  if (digit == 2 && swap_twenty_fu (self))
    return true;
  if (digit == 0)
    return false;

  if (missing != TB_NOBODY && self->hands[self->current].has_value)
    self->current = missing;
  if (digit > MAX_HAN_WITH_FU)
    return enter_value (self, digit, 0);
  self->hands[self->current].has_value = false;
  self->typed_han = digit;

  return true;
}

static bool
enter_win_digit (TenboEntryModel *self,
                 int              digit)
{
  bool     is_player = digit >= 1 && digit <= self->rules->players;
  TbPlayer player = (TbPlayer) (digit - 1);

  if (self->winners == 0 || self->adding_winner)
    {
      if (is_player)
        tenbo_entry_model_press_winner (self, player);
      return is_player;
    }
  if (!self->tsumo && self->from == TB_NOBODY)
    {
      if (is_player)
        tenbo_entry_model_press_from (self, player);
      return is_player;
    }

  return enter_value_digit (self, digit);
}

static bool
enter_player (TenboEntryModel *self,
              TbPlayer         player)
{
  switch (self->kind)
    {
    case TENBO_ENTRY_DRAW:
      tenbo_entry_model_press_tenpai (self, player);
      return true;

    case TENBO_ENTRY_FOUL:
      tenbo_entry_model_press_offender (self, player);
      return true;

    case TENBO_ENTRY_ADJUST:
      if (self->payer == TB_NOBODY)
        tenbo_entry_model_press_payer (self, player);
      else
        tenbo_entry_model_press_receiver (self, player);
      return true;

    case TENBO_ENTRY_WIN:
    case TENBO_ENTRY_STOP:
      break;
    }

  return false;
}

static bool
take_back (TenboEntryModel *self)
{
  if (self->kind != TENBO_ENTRY_WIN)
    return false;

  if (self->typed_han != 0)
    self->typed_han = 0;
  else if (self->current != TB_NOBODY && self->hands[self->current].has_value)
    self->hands[self->current].has_value = false;
  else if (self->tsumo || self->from != TB_NOBODY)
    {
      self->tsumo = false;
      self->from = TB_NOBODY;
    }
  else if (self->winners != 0)
    {
      self->winners = 0;
      self->current = TB_NOBODY;
    }
  else
    return false;

  return true;
}

static bool
enter_letter (TenboEntryModel *self,
              char             key)
{
  static const char limit_keys[] = { 'm', 'h', 'b', 's', 'y' };

  for (size_t i = 0; i < sizeof limit_keys; i++)
    if (limit_keys[i] == key)
      return enter_limit (self, (TbLimit) (TB_LIMIT_MANGAN + (int) i));

  if (self->kind != TENBO_ENTRY_WIN)
    return false;
  if (key == 't')
    {
      tenbo_entry_model_set_tsumo (self);
      return true;
    }
  if (key == 'w' && tenbo_entry_model_asks_several (self))
    {
      tenbo_entry_model_set_several (self, true);
      return true;
    }

  return false;
}

bool
tenbo_entry_model_key (TenboEntryModel *self,
                       char             key)
{
  if (key == '\b')
    return take_back (self);
  if (key == 'p')
    {
      self->choice = self->choice == TB_CHOICE_DECLINE ? TB_CHOICE_CONTINUE : TB_CHOICE_DECLINE;
      return true;
    }
  if (key < '0' || key > '9')
    return enter_letter (self, key);
  if (self->kind == TENBO_ENTRY_WIN)
    return enter_win_digit (self, key - '0');
  if (key < '1' || key - '0' > self->rules->players)
    return false;

  return enter_player (self, (TbPlayer) (key - '1'));
}
