/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-model.h"

#include "tenbo-player-set.h"

#include <assert.h>
#include <string.h>

/* The way back: what has to have been said for an event, so that it can be looked at and changed.
 * What the sheet gives by itself is taken out of the lists, since it will give it again. */

static TenboEntryKind
kind_of (TbResult result)
{
  switch (result)
    {
    case TB_RESULT_WIN:
      return TENBO_ENTRY_WIN;

    case TB_RESULT_DRAW:
    case TB_RESULT_ABORT:
      return TENBO_ENTRY_DRAW;

    case TB_RESULT_FOUL:
      return TENBO_ENTRY_FOUL;

    case TB_RESULT_ADJUST:
      return TENBO_ENTRY_ADJUST;

    case TB_RESULT_STOP:
    case TB_N_RESULTS:
      break;
    }

  return TENBO_ENTRY_STOP;
}

static TbPlayerSet
set_of (const TbPlayer *players,
        int32_t         n_players)
{
  TbPlayerSet set = 0;

  for (int32_t i = 0; i < n_players; i++)
    set |= TB_PLAYER_BIT (players[i]);

  return set;
}

/* --- Values --- */

static TenboEntryDoor
door_of (const TenboEntryModel *self,
         TbValueForm            form)
{
  TenboEntryDoor door = TENBO_ENTRY_DOOR_TABLE;

  if (form == TB_VALUE_YAKU)
    door = TENBO_ENTRY_DOOR_YAKU;
  else if (form == TB_VALUE_TILES)
    door = TENBO_ENTRY_DOOR_TILES;

  return tenbo_entry_model_has_door (self, door) ? door : TENBO_ENTRY_DOOR_TABLE;
}

static void
take_yaku (TbValueEntry *value,
           TbYaku        yaku)
{
  int32_t n = 0;

  for (int32_t i = 0; i < value->n_yaku; i++)
    if (value->yaku[i] != yaku)
      value->yaku[n++] = value->yaku[i];
  value->n_yaku = n;
}

static void
take_tai (TbValueEntry *value,
          TbTai         item)
{
  int32_t n = 0;

  for (int32_t i = 0; i < value->n_tai_items; i++)
    if (value->tai_items[i] != item)
      value->tai_items[n++] = value->tai_items[i];
  value->n_tai_items = n;
}

/* The value of @player's hand, open or not, said by its own door. */
static void
fill_hand (TenboEntryModel    *self,
           TbPlayer            player,
           const TbValueEntry *value,
           TbFact              is_open)
{
  TenboEntryHand *hand = &self->hands[player];

  hand->has_value = true;
  hand->value = *value;
  hand->is_open = is_open;
  if (value->form == TB_VALUE_YAKU)
    {
      if (value->is_open != TB_FACT_UNKNOWN && is_open != TB_FACT_YES)
        hand->is_open = value->is_open;
      hand->value.is_open = TB_FACT_UNKNOWN;
      take_yaku (&hand->value, TB_YAKU_TSUMO);
      if (tenbo_entry_model_is_riichi (self, player))
        take_yaku (&hand->value, TB_YAKU_RIICHI);
    }
  else if (value->form == TB_VALUE_TAI && value->tai_listed)
    {
      take_tai (&hand->value, TB_TAI_ZIMO);
      take_tai (&hand->value, TB_TAI_ZUOTAI);
    }
  else if (value->form == TB_VALUE_TILES)
    {
      hand->tiles.hand = value->tiles;
    }
}

/* --- What happened --- */

static void
fill_pao (TenboEntryModel *self,
          const TbWin     *win)
{
  TenboEntryHand *hand = &self->hands[win->player];
  TbYakuSet       fed = 0;

  hand->liable = win->pao.player;
  for (int32_t i = 0; i < win->pao.n_for; i++)
    fed |= TB_YAKU_BIT (win->pao.for_yakuman[i]);
  hand->fed_kan = (fed & TB_YAKU_BIT (TB_YAKU_RINSHAN)) != 0;
  if (win->pao.n_for > 0 && self->rules->pao_share == TB_PAO_LIABLE_YAKUMAN)
    hand->not_for_pao = tenbo_entry_model_pao_yakuman (self, win->player) & ~fed;
}

static void
fill_wins (TenboEntryModel *self,
           const TbEvent   *event)
{
  self->tsumo = event->wins[0].from == TB_NOBODY;
  self->from = event->wins[0].from;
  self->several = event->n_wins > 1;
  self->current = event->wins[0].player;
  self->door = door_of (self, event->wins[0].value.form);
  self->wareme = event->wareme;
  for (int32_t i = 0; i < event->n_wins; i++)
    {
      const TbWin *win = &event->wins[i];

      self->winners |= TB_PLAYER_BIT (win->player);
      self->on_riichi_tile |= win->on_riichi_tile;
      self->robbed |= win->robbed;
      self->last_tile |= win->last_tile;
      fill_hand (self, win->player, &win->value, win->is_open);
      self->hands[win->player].bonus = win->bonus;
      fill_pao (self, win);
    }
}

/* The hands that were shown are the same for each foul but the owner's. */
static void
fill_shown (TenboEntryModel *self,
            const TbEvent   *event)
{
  for (int32_t i = 0; i < event->n_fouls; i++)
    for (int32_t j = 0; j < event->fouls[i].n_against; j++)
      {
        const TbShownHand *hand = &event->fouls[i].against[j];

        self->shown |= TB_PLAYER_BIT (hand->player);
        self->current = tenbo_player_set_first (self->shown);
        fill_hand (self, hand->player, &hand->value, TB_FACT_UNKNOWN);
      }
  for (int32_t i = 0; i < self->running.n_fouls; i++)
    self->running.fouls[i].n_against = 0;
  if (self->current != TB_NOBODY)
    self->door = door_of (self, self->hands[self->current].value.form);
}

/* Whether @foul stands where one of the kind @kind and the number @count that is entered after
 * @next, a player, would. */
static bool
is_entered_before (const TbFoul *foul,
                   int32_t       kind,
                   int32_t       count,
                   TbPlayer      next)
{
  return foul->rule == kind && foul->count == count && foul->player < next;
}

/* The fouls that ended the hand stand last: those of one kind, in the order of the players. Others
 * are of the running hand. */
static void
fill_ending_fouls (TenboEntryModel *self)
{
  TbPartialHand *running = &self->running;
  const TbFoul  *last = &running->fouls[running->n_fouls - 1];
  TbPlayer       next = TB_MAX_PLAYERS;

  self->foul = last->rule;
  self->count = last->count;
  while (running->n_fouls > 0 && is_entered_before (&running->fouls[running->n_fouls - 1],
                                                    self->foul, self->count, next))
    {
      next = running->fouls[--running->n_fouls].player;
      self->offenders |= TB_PLAYER_BIT (next);
    }
}

/* Those that are asked for at a draw stand last, in the order in which the sheet asks for them. */
static void
fill_fouls_at_draw (TenboEntryModel *self)
{
  TbPartialHand *running = &self->running;
  int            after = TB_MAX_FOUL_RULES * TB_MAX_PLAYERS;

  while (running->n_fouls > 0)
    {
      const TbFoul *foul = &running->fouls[running->n_fouls - 1];
      int           place = foul->rule * TB_MAX_PLAYERS + foul->player;

      if (foul->count != 1 || place >= after || !tenbo_entry_model_asks_at_draw (self, foul->rule))
        return;

      self->at_draw[foul->rule] |= TB_PLAYER_BIT (foul->player);
      after = place;
      running->n_fouls--;
    }
}

static int
find_abort (const TbRules *rules,
            TbAbort        reason)
{
  for (int32_t i = 0; i < rules->n_aborts; i++)
    if (rules->aborts[i].reason == reason)
      return i;

  return -1;
}

static void
fill_transfers (TenboEntryModel *self,
                const TbEvent   *event)
{
  self->payer = event->transfers[0].from;
  self->receiver = event->transfers[0].to;
  self->points = event->transfers[0].points;
  self->n_more = event->n_transfers - 1;
  memcpy (self->more, &event->transfers[1], (size_t) self->n_more * sizeof self->more[0]);
}

/* What each result says beside the riichi and the fouls. */
static void
fill_result (TenboEntryModel *self,
             const TbEvent   *event)
{
  switch (event->result)
    {
    case TB_RESULT_WIN:
      if (event->n_wins > 0)
        fill_wins (self, event);
      break;

    case TB_RESULT_DRAW:
      self->tenpai = set_of (event->tenpai, event->n_tenpai);
      self->nagashi = set_of (event->nagashi, event->n_nagashi);
      fill_shown (self, event);
      fill_fouls_at_draw (self);
      break;

    case TB_RESULT_ABORT:
      self->abort = find_abort (self->rules, event->reason);
      break;

    case TB_RESULT_FOUL:
      fill_shown (self, event);
      if (self->running.n_fouls > 0)
        fill_ending_fouls (self);
      break;

    case TB_RESULT_ADJUST:
      if (event->n_transfers > 0)
        fill_transfers (self, event);
      break;

    case TB_RESULT_STOP:
    case TB_N_RESULTS:
      break;
    }
}

void
tenbo_entry_model_set_event (TenboEntryModel *self,
                             const TbEvent   *event)
{
  assert (event->result < TB_N_RESULTS);

  self->kind = kind_of (event->result);
  self->choice = event->choice == TB_CHOICE_DECLINE ? TB_CHOICE_DECLINE : TB_CHOICE_CONTINUE;
  self->n_before = 0;
  self->running.n_riichi = event->n_riichi;
  memcpy (self->running.riichi, event->riichi, sizeof self->running.riichi);
  self->running.n_fouls = event->n_fouls;
  memcpy (self->running.fouls, event->fouls, sizeof self->running.fouls);
  self->tenpai = set_of (event->riichi, event->n_riichi);
  fill_result (self, event);
}
