/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-model.h"

#include "tenbo-player-set.h"

#include <assert.h>
#include <string.h>

static void
build_pao (const TenboEntryModel *self,
           TbPlayer               player,
           TbWin                 *win)
{
  const TenboEntryHand *hand = &self->hands[player];
  TbYakuSet             liable = tenbo_entry_hand_yakuman (hand) & self->rules->pao_yakuman &
                     ~hand->not_for_pao;

  if (hand->liable == TB_NOBODY || hand->liable == player)
    return;

  win->pao.player = hand->liable;
  if (self->rules->pao_share != TB_PAO_LIABLE_YAKUMAN)
    return;
  for (TbYaku yaku = 0; yaku < TB_N_YAKU; yaku++)
    if ((liable & TB_YAKU_BIT (yaku)) != 0)
      win->pao.for_yakuman[win->pao.n_for++] = yaku;
  if (win->pao.n_for == 0)
    win->pao.player = TB_NOBODY;
}

static void
build_win (const TenboEntryModel *self,
           TbPlayer               player,
           TbEvent               *event)
{
  const TenboEntryHand *hand = &self->hands[player];
  TbWin                *win = &event->wins[event->n_wins++];
  bool                  riichi = tenbo_entry_model_is_riichi (self, player);

  tb_win_init (win, player);
  win->from = self->tsumo ? TB_NOBODY : self->from;
  win->value = hand->value;
  win->open = hand->open && !riichi;
  win->on_riichi_tile = self->on_riichi_tile && tenbo_entry_model_asks_on_riichi_tile (self);
  if (riichi && self->rules->chip_ippatsu != 0)
    win->bonus.ippatsu = hand->bonus.ippatsu;
  if (riichi && self->rules->chip_ura != 0)
    win->bonus.ura = hand->bonus.ura;
  if (self->rules->chip_red != 0)
    win->bonus.red = hand->bonus.red;
  build_pao (self, player, win);
}

/* Hands that were shown count against each offender but their own. */
static void
add_shown_hands (const TenboEntryModel *self,
                 TbFoul                *foul)
{
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    if (tenbo_player_set_has (self->shown,
                              player) &&
        player != foul->player && self->hands[player].has_value)
      foul->against[foul->n_against++] = (TbShownHand) {
        .player = player,
        .value = self->hands[player].value,
      };
}

static void
add_entered_fouls (const TenboEntryModel *self,
                   int32_t               *n_fouls,
                   TbFoul                *fouls)
{
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    if (tenbo_player_set_has (self->offenders, player) && *n_fouls < TB_MAX_FOULS)
      fouls[(*n_fouls)++] = (TbFoul) {
        .player = player,
        .rule = self->foul,
        .count = self->rules->fouls[self->foul].counts_up ? self->count : 1,
      };
}

static const TbResult results[] = {
  [TENBO_ENTRY_WIN] = TB_RESULT_WIN,
  [TENBO_ENTRY_DRAW] = TB_RESULT_DRAW,
  [TENBO_ENTRY_FOUL] = TB_RESULT_FOUL,
  [TENBO_ENTRY_ADJUST] = TB_RESULT_ADJUST,
  [TENBO_ENTRY_STOP] = TB_RESULT_STOP,
};

/* A correction and the agreement to stop are made between hands: they carry nothing of a hand. */
static bool
ends_a_hand (TenboEntryKind kind)
{
  return kind == TENBO_ENTRY_WIN || kind == TENBO_ENTRY_DRAW || kind == TENBO_ENTRY_FOUL;
}

static void
build_hand (const TenboEntryModel *self,
            TbEvent               *event)
{
  event->n_riichi = self->running.n_riichi;
  memcpy (event->riichi, self->running.riichi, sizeof event->riichi);
  event->n_fouls = self->running.n_fouls;
  memcpy (event->fouls, self->running.fouls, sizeof event->fouls);

  if (self->kind == TENBO_ENTRY_FOUL)
    add_entered_fouls (self, &event->n_fouls, event->fouls);
  if (tenbo_entry_model_asks_shown (self))
    for (int32_t i = 0; i < event->n_fouls; i++)
      if (self->rules->fouls[event->fouls[i].rule].amount == TB_FOUL_AMOUNT_SHOWN_HANDS)
        add_shown_hands (self, &event->fouls[i]);
}

void
tenbo_entry_model_build (const TenboEntryModel *self,
                         TbEvent               *event)
{
  assert (tenbo_entry_model_need (self) == TENBO_ENTRY_READY);
  assert (!tenbo_entry_model_is_running_foul (self));

  tb_event_init (event, results[self->kind]);
  if (ends_a_hand (self->kind))
    build_hand (self, event);

  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    {
      if (self->kind == TENBO_ENTRY_WIN && tenbo_player_set_has (self->winners, player))
        build_win (self, player, event);
      if (self->kind == TENBO_ENTRY_DRAW && tenbo_player_set_has (self->tenpai, player))
        event->tenpai[event->n_tenpai++] = player;
    }

  if (self->kind == TENBO_ENTRY_ADJUST)
    event->transfers[event->n_transfers++] = (TbTransfer) {
      .from = self->payer,
      .to = self->receiver,
      .points = self->points,
    };
}

void
tenbo_entry_model_build_partial (const TenboEntryModel *self,
                                 TbPartialHand         *partial)
{
  *partial = self->running;
  if (tenbo_entry_model_is_running_foul (self))
    add_entered_fouls (self, &partial->n_fouls, partial->fouls);
}

static bool
is_foul_for (const TbFoulRule *rule,
             TbProblemCode     code)
{
  if (code == TB_PROBLEM_RIICHI_NOTEN)
    return rule->noten_riichi;
  if (code == TB_PROBLEM_RIICHI_POINTS)
    return rule->due == TB_FOUL_DUE_AT_DRAW && rule->noten && rule->no_win;

  return (code == TB_PROBLEM_RULE_OPEN_WIN || code == TB_PROBLEM_WINNER_FOUL) &&
         rule->due == TB_FOUL_DUE_ENDS_HAND;
}

int
tenbo_entry_foul_for (const TbRules *rules,
                      TbProblemCode  code)
{
  for (int32_t i = 0; i < rules->n_fouls; i++)
    if (is_foul_for (&rules->fouls[i], code))
      return i;

  /* Where no foul stands beside a draw, a riichi without tenpai is what ends a hand. */
  return code == TB_PROBLEM_RIICHI_NOTEN ? tenbo_entry_foul_for (rules,
                                                                 TB_PROBLEM_WINNER_FOUL)
                                         : -1;
}

/* Whom @problem is about. A place within a list says so by its index. */
static TbPlayer
player_of_problem (const TbEvent   *event,
                   const TbProblem *problem)
{
  int32_t index = problem->index[0];

  if (problem->code == TB_PROBLEM_RIICHI_NOTEN || problem->code == TB_PROBLEM_RIICHI_POINTS)
    return index >= 0 && index < event->n_riichi ? event->riichi[index] : TB_NOBODY;
  if (problem->code == TB_PROBLEM_RULE_OPEN_WIN || problem->code == TB_PROBLEM_WINNER_FOUL)
    return index >= 0 && index < event->n_wins ? event->wins[index].player : TB_NOBODY;

  return TB_NOBODY;
}

TenboEntryRemedy
tenbo_entry_model_find_remedy (const TenboEntryModel *self,
                               const TbEvent         *event,
                               const TbProblem       *problem)
{
  TenboEntryRemedy remedy = {
    .foul = tenbo_entry_foul_for (self->rules, problem->code),
    .player = player_of_problem (event, problem),
  };

  if (remedy.player == TB_NOBODY || self->running.n_fouls == TB_MAX_FOULS)
    remedy.foul = -1;

  return remedy;
}

static bool
stands_beside (const TbFoulRule *rule,
               TenboEntryKind    kind)
{
  if (rule->due != TB_FOUL_DUE_ENDS_HAND)
    return true;

  return rule->beside && kind == TENBO_ENTRY_DRAW;
}

void
tenbo_entry_model_take_remedy (TenboEntryModel        *self,
                               const TenboEntryRemedy *remedy)
{
  const TbFoulRule *rule = &self->rules->fouls[remedy->foul];

  if (stands_beside (rule, self->kind))
    {
      /* A foul in the place of the declaration: there was none to lay a stake for. */
      if (!rule->noten_riichi && tenbo_entry_model_is_riichi (self, remedy->player))
        tenbo_entry_model_press_riichi (self, remedy->player);
      if (rule->noten)
        self->tenpai &= (TbPlayerSet) ~TB_PLAYER_BIT (remedy->player);
      self->running.fouls[self->running.n_fouls++] = (TbFoul) {
        .player = remedy->player,
        .rule = remedy->foul,
        .count = 1,
      };
      return;
    }

  self->kind = TENBO_ENTRY_FOUL;
  self->offenders = TB_PLAYER_BIT (remedy->player);
  self->foul = remedy->foul;
  self->shown = 0;
  self->current = TB_NOBODY;
}
