/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-questions.h"

#include "tenbo-entry-tiles.h"

/* The players who can be liable for a hand (pao), and the extent of the liability */

TbYakuSet
tenbo_entry_model_pao_yakuman (const TenboEntryModel *self,
                               TbPlayer               winner)
{
  if (winner == TB_NOBODY)
    return 0;

  return (tenbo_entry_hand_yakuman (&self->hands[winner]) |
          tenbo_entry_tiles_yakuman (self, winner)) &
         self->rules->pao_yakuman;
}

/* Whether the hand of @winner has a liability rule other than the one for its kan */
static bool
has_other_pao (const TenboEntryModel *self,
               TbPlayer               winner)
{
  const TbValueEntry *value = &self->hands[winner].value;

  /* A yakuman entered only as a limit may be one with a liability rule. */
  return self->rules->pao_single_tile || tenbo_entry_model_pao_yakuman (self, winner) != 0 ||
         (self->rules->pao_yakuman != 0 && value->form == TB_VALUE_LIMIT &&
          value->limit == TB_LIMIT_YAKUMAN);
}

bool
tenbo_entry_model_asks_pao (const TenboEntryModel *self,
                            TbPlayer               winner)
{
  const TbRules *rules = self->rules;

  if (self->kind != TENBO_ENTRY_WIN || winner == TB_NOBODY ||
      tenbo_entry_model_is_triple_ron (self))
    return false;
  /* The robbed player or the last discarder already pays everything. */
  if (rules->pao_fed_melds)
    return !(self->robbed && tenbo_entry_model_asks (self, TENBO_QUESTION_ROBBED)) &&
           !(self->last_tile && tenbo_entry_model_asks (self, TENBO_QUESTION_LAST_TILE));
  /* Each liability follows from a call, after which the winner cannot have declared riichi. */
  if (!self->hands[winner].has_value || tenbo_entry_model_is_riichi (self, winner))
    return false;

  return has_other_pao (self, winner) ||
         (rules->pao_kan_feeder != TB_KAN_FEEDER_NONE && self->tsumo);
}

/* Whether the event has to name a fed kan: if its tsumo is paid as a ron, or if another liability
 * is paid in another way. A whole tsumo paid like any pao is not named. */
static bool
names_fed_kan (const TenboEntryModel *self,
               TbPlayer               winner)
{
  const TbRules *rules = self->rules;

  if (!self->tsumo || !tenbo_entry_model_asks_pao (self, winner))
    return false;

  return rules->pao_kan_feeder == TB_KAN_FEEDER_RON ||
         (rules->pao_kan_feeder == TB_KAN_FEEDER_TSUMO &&
          (rules->pao_share == TB_PAO_LIABLE_YAKUMAN || rules->pao_tsumo == TB_PAO_TSUMO_AS_RON));
}

bool
tenbo_entry_model_asks_fed_kan (const TenboEntryModel *self,
                                TbPlayer               winner)
{
  return names_fed_kan (self, winner) && has_other_pao (self, winner) &&
         self->hands[winner].liable != TB_NOBODY;
}

bool
tenbo_entry_model_is_fed_kan (const TenboEntryModel *self,
                              TbPlayer               winner)
{
  return names_fed_kan (self, winner) &&
         (self->hands[winner].fed_kan || !has_other_pao (self, winner));
}

TbPlayerSet
tenbo_entry_model_can_be_liable (const TenboEntryModel *self,
                                 TbPlayer               winner)
{
  TbPlayerSet players = (TbPlayerSet) ((1u << self->rules->players) - 1);

  if (winner != TB_NOBODY)
    players &= (TbPlayerSet) ~TB_PLAYER_BIT (winner);
  /* A discarder who is also liable pays everything anyway, so the liability has no effect. */
  if (!self->tsumo && self->from != TB_NOBODY && !self->rules->pao_fed_melds)
    players &= (TbPlayerSet) ~TB_PLAYER_BIT (self->from);

  return players;
}
