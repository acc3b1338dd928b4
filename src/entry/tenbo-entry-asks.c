/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-model.h"

#include "tenbo-entry-tiles.h"
#include "tenbo-player-set.h"

/* What the sheet asks. Everything here follows from fields of the ruleset and from what was said:
 * what could change nothing is not asked. */

bool
tenbo_entry_model_is_riichi (const TenboEntryModel *self,
                             TbPlayer               player)
{
  for (int32_t i = 0; i < self->running.n_riichi; i++)
    if (self->running.riichi[i] == player)
      return true;

  return false;
}

bool
tenbo_entry_model_asks_several (const TenboEntryModel *self)
{
  return self->rules->max_winners > 1 && !self->tsumo && self->winners != 0;
}

bool
tenbo_entry_model_asks_riichi (const TenboEntryModel *self)
{
  if (self->rules->riichi_stake == 0)
    return false;

  return self->kind == TENBO_ENTRY_WIN || self->kind == TENBO_ENTRY_DRAW ||
         (self->kind == TENBO_ENTRY_FOUL && !tenbo_entry_model_is_running_foul (self));
}

bool
tenbo_entry_model_is_closed (const TenboEntryModel *self,
                             TbPlayer               winner)
{
  return tenbo_entry_model_is_riichi (self, winner) ||
         (tenbo_entry_hand_yakuman (&self->hands[winner]) & TB_YAKU_CLOSED_YAKUMAN) != 0;
}

bool
tenbo_entry_model_asks_open (const TenboEntryModel *self)
{
  return self->kind == TENBO_ENTRY_WIN && self->rules->riichi_stake != 0 &&
         self->current != TB_NOBODY && self->door != TENBO_ENTRY_DOOR_YAKU &&
         !tenbo_entry_model_is_triple_ron (self) && !tenbo_entry_tiles_say_rest (self) &&
         !tenbo_entry_model_is_closed (self, self->current);
}

bool
tenbo_entry_model_needs_open (const TenboEntryModel *self)
{
  return tenbo_entry_model_asks_open (self) && self->rules->last_hand_open_win &&
         self->last_hand && self->current != self->dealer;
}

bool
tenbo_entry_model_asks_on_riichi_tile (const TenboEntryModel *self)
{
  if (self->kind != TENBO_ENTRY_WIN || self->tsumo || self->from == TB_NOBODY ||
      !tenbo_entry_model_is_riichi (self, self->from))
    return false;

  /* After an abortive draw it is the declaration itself that did not stand. */
  return !self->rules->stake_on_ronned_tile || tenbo_entry_model_is_triple_ron (self);
}

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

/* A yakuman of which only the limit was said may be one that knows a liability. */
static bool
is_unnamed_yakuman (const TenboEntryHand *hand)
{
  return hand->value.form == TB_VALUE_LIMIT && hand->value.limit == TB_LIMIT_YAKUMAN;
}

/* Whether the hand of @winner knows a liability but that for its kan. */
static bool
knows_other_pao (const TenboEntryModel *self,
                 TbPlayer               winner)
{
  return self->rules->pao_single_tile || tenbo_entry_model_pao_yakuman (self, winner) != 0 ||
         (self->rules->pao_yakuman != 0 && is_unnamed_yakuman (&self->hands[winner]));
}

bool
tenbo_entry_model_asks_pao (const TenboEntryModel *self,
                            TbPlayer               winner)
{
  const TbRules *rules = self->rules;

  if (self->kind != TENBO_ENTRY_WIN || winner == TB_NOBODY ||
      tenbo_entry_model_is_triple_ron (self))
    return false;
  /* Who was robbed or discarded last pays all of it already. */
  if (rules->pao_fed_melds)
    return !(self->robbed && tenbo_entry_model_asks_robbed (self)) &&
           !(self->last_tile && tenbo_entry_model_asks_last_tile (self));
  if (!self->hands[winner].has_value)
    return false;

  return knows_other_pao (self, winner) ||
         (rules->pao_kan_feeder != TB_KAN_FEEDER_NONE && self->tsumo);
}

/* The whole tsumo of a fed kan is paid like any pao; where it is paid as a ron, or the share of a
 * yakuman is not, the event has to say it. */
static bool
names_fed_kan (const TenboEntryModel *self,
               TbPlayer               winner)
{
  const TbRules *rules = self->rules;

  if (!self->tsumo || !tenbo_entry_model_asks_pao (self, winner))
    return false;

  return rules->pao_kan_feeder == TB_KAN_FEEDER_RON ||
         (rules->pao_kan_feeder == TB_KAN_FEEDER_TSUMO &&
          rules->pao_share == TB_PAO_LIABLE_YAKUMAN);
}

bool
tenbo_entry_model_asks_fed_kan (const TenboEntryModel *self,
                                TbPlayer               winner)
{
  return names_fed_kan (self, winner) && knows_other_pao (self, winner) &&
         self->hands[winner].liable != TB_NOBODY;
}

bool
tenbo_entry_model_is_fed_kan (const TenboEntryModel *self,
                              TbPlayer               winner)
{
  return names_fed_kan (self, winner) &&
         (self->hands[winner].fed_kan || !knows_other_pao (self, winner));
}

TbPlayerSet
tenbo_entry_model_can_be_liable (const TenboEntryModel *self,
                                 TbPlayer               winner)
{
  TbPlayerSet players = (TbPlayerSet) ((1u << self->rules->players) - 1);

  if (winner != TB_NOBODY)
    players &= (TbPlayerSet) ~TB_PLAYER_BIT (winner);
  /* Where only he pays for a discard, it makes no difference that the discarder is liable. */
  if (!self->tsumo && self->from != TB_NOBODY && !self->rules->pao_fed_melds)
    players &= (TbPlayerSet) ~TB_PLAYER_BIT (self->from);

  return players;
}

bool
tenbo_entry_model_asks_robbed (const TenboEntryModel *self)
{
  return self->kind == TENBO_ENTRY_WIN && self->rules->robbed_kong_self_draw && !self->tsumo &&
         self->from != TB_NOBODY;
}

bool
tenbo_entry_model_asks_last_tile (const TenboEntryModel *self)
{
  return self->kind == TENBO_ENTRY_WIN && self->rules->last_tile != TB_LAST_TILE_ORDINARY &&
         !self->tsumo && self->from != TB_NOBODY;
}

bool
tenbo_entry_model_asks_wareme (const TenboEntryModel *self)
{
  return self->kind == TENBO_ENTRY_WIN && self->rules->wareme &&
         !tenbo_entry_model_is_triple_ron (self);
}

bool
tenbo_entry_model_asks_tenpai (const TenboEntryModel *self)
{
  if (self->kind != TENBO_ENTRY_DRAW || self->abort >= 0 ||
      !tb_rules_asks_tenpai (self->rules))
    return false;

  return self->nagashi == 0 || self->rules->nagashi != TB_NAGASHI_WIN;
}

bool
tenbo_entry_model_asks_nagashi (const TenboEntryModel *self)
{
  return self->kind == TENBO_ENTRY_DRAW && self->abort < 0 &&
         self->rules->nagashi != TB_NAGASHI_NONE;
}

bool
tenbo_entry_is_found_at_draw (const TbFoulRule *rule)
{
  return rule->voids_draw || rule->only_noten_riichi;
}

bool
tenbo_entry_model_asks_at_draw (const TenboEntryModel *self,
                                int                    foul)
{
  const TbFoulRule *rule = &self->rules->fouls[foul];

  if (self->kind != TENBO_ENTRY_DRAW || self->abort >= 0 || !tenbo_entry_is_found_at_draw (rule))
    return false;

  return !rule->only_noten_riichi || self->running.n_riichi > 0;
}

static bool
is_by_shown_hands (const TenboEntryModel *self,
                   int                    foul)
{
  return foul >= 0 && self->rules->fouls[foul].amount == TB_FOUL_AMOUNT_SHOWN_HANDS;
}

bool
tenbo_entry_model_asks_shown (const TenboEntryModel *self)
{
  if (self->kind == TENBO_ENTRY_FOUL)
    return is_by_shown_hands (self, self->foul);
  if (self->kind == TENBO_ENTRY_DRAW && self->abort < 0)
    for (int32_t i = 0; i < self->running.n_fouls; i++)
      if (is_by_shown_hands (self, self->running.fouls[i].rule))
        return true;

  return false;
}

bool
tenbo_entry_model_asks_count (const TenboEntryModel *self)
{
  return self->kind == TENBO_ENTRY_FOUL && self->foul >= 0 &&
         self->rules->fouls[self->foul].counts_up;
}
