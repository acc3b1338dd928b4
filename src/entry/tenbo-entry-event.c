/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-model.h"

#include "tenbo-entry-questions.h"
#include "tenbo-entry-tiles.h"
#include "tenbo-entry-yaku.h"
#include "tenbo-player-set.h"

#include <assert.h>
#include <string.h>

static void
build_pao (const TenboEntryModel *self,
           TbPlayer               player,
           TbWin                 *win)
{
  const TenboEntryHand *hand = &self->hands[player];
  TbYakuSet             named = tenbo_entry_model_pao_yakuman (self, player);
  TbYakuSet             liable = named & ~hand->not_for_pao;

  if (!tenbo_entry_model_asks_pao (self, player) ||
      !tenbo_player_set_has (tenbo_entry_model_can_be_liable (self, player), hand->liable))
    return;

  win->pao.player = hand->liable;
  if (self->rules->pao_share == TB_PAO_LIABLE_YAKUMAN)
    for (TbYaku yaku = 0; yaku < TB_N_YAKU; yaku++)
      if ((liable & TB_YAKU_BIT (yaku)) != 0)
        win->pao.for_yakuman[win->pao.n_for++] = yaku;
  if (tenbo_entry_model_is_fed_kan (self, player))
    win->pao.for_yakuman[win->pao.n_for++] = TB_YAKU_RINSHAN;

  /* Liable for none of the named yakuman */
  if (self->rules->pao_share == TB_PAO_LIABLE_YAKUMAN && named != 0 && win->pao.n_for == 0)
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
  tenbo_entry_model_complete (self, player, &win->value);
  /* A list of yaku includes this; an open hand entered before the riichi no longer counts. */
  if (win->value.form != TB_VALUE_YAKU &&
      !(hand->is_open == TB_FACT_YES && tenbo_entry_model_is_closed (self, player)))
    win->is_open = hand->is_open;
  win->on_riichi_tile = self->on_riichi_tile &&
                        tenbo_entry_model_asks (self, TENBO_QUESTION_ON_RIICHI_TILE);
  win->robbed = self->robbed && tenbo_entry_model_asks (self, TENBO_QUESTION_ROBBED);
  win->last_tile = self->last_tile && tenbo_entry_model_asks (self, TENBO_QUESTION_LAST_TILE);
  if (riichi && self->rules->chip_ippatsu != 0)
    win->bonus.ippatsu = hand->bonus.ippatsu;
  if (riichi && self->rules->chip_ura != 0)
    win->bonus.ura = hand->bonus.ura;
  if (self->rules->chip_red != 0)
    win->bonus.red = hand->bonus.red;
  for (TbSpecialColor color = TB_SPECIAL_BLUE; color < TB_N_SPECIAL_COLORS; color++)
    {
      const TbSpecialTile *tile = tb_rules_find_special (self->rules, color);

      if (tile != NULL && tile->chips != 0)
        win->bonus.special[color] = hand->bonus.special[color];
    }
  tenbo_entry_tiles_complete (self, win);
  if (self->rules->chip_red_closed &&
      (win->is_open == TB_FACT_YES || tb_value_is_open (&win->value)))
    win->bonus.red = 0;
  build_pao (self, player, win);
}

/* Counts shown hands against each offender except their owner. */
static void
add_shown_hands (const TenboEntryModel *self,
                 TbFoul                *foul)
{
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    if (tenbo_player_set_has (self->shown, player) && player != foul->player &&
        tenbo_entry_model_has_value (self, player))
      {
        TbShownHand *hand = &foul->against[foul->n_against++];

        hand->player = player;
        tenbo_entry_model_complete (self, player, &hand->value);
      }
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

static void
build_hand (const TenboEntryModel *self,
            TbEvent               *event)
{
  /* A declaration is withdrawn if three players ron its tile. */
  bool withdrawn = event->result == TB_RESULT_ABORT && self->kind == TENBO_ENTRY_WIN &&
                   self->on_riichi_tile &&
                   tenbo_entry_model_asks (self, TENBO_QUESTION_ON_RIICHI_TILE);

  for (int32_t i = 0; i < self->running.n_riichi; i++)
    if (!withdrawn || self->running.riichi[i] != self->from)
      event->riichi[event->n_riichi++] = self->running.riichi[i];
  for (int32_t i = 0; i < self->running.n_open_riichi; i++)
    if (!withdrawn || self->running.open_riichi[i] != self->from)
      event->open_riichi[event->n_open_riichi++] = self->running.open_riichi[i];
  event->n_fouls = self->running.n_fouls;
  memcpy (event->fouls, self->running.fouls, sizeof event->fouls);

  if (self->kind == TENBO_ENTRY_FOUL)
    add_entered_fouls (self, &event->n_fouls, event->fouls);
  for (int foul = 0; foul < self->rules->n_fouls; foul++)
    for (TbPlayer player = 0; player < self->rules->players; player++)
      if (tenbo_entry_model_asks_at_draw (self, foul) &&
          tenbo_player_set_has (self->at_draw[foul], player) && event->n_fouls < TB_MAX_FOULS)
        event->fouls[event->n_fouls++] = (TbFoul) { .player = player, .rule = foul, .count = 1 };
  if (tenbo_entry_model_asks (self, TENBO_QUESTION_SHOWN))
    for (int32_t i = 0; i < event->n_fouls; i++)
      if (self->rules->fouls[event->fouls[i].rule].amount == TB_FOUL_AMOUNT_SHOWN_HANDS)
        add_shown_hands (self, &event->fouls[i]);
}

/* Where tenpai does not matter it is not asked, but a riichi needs it. */
static TbPlayerSet
tenpai_at_draw (const TenboEntryModel *self,
                const TbEvent         *event)
{
  if (tenbo_entry_model_asks (self, TENBO_QUESTION_TENPAI))
    return self->tenpai;

  return self->tenpai & tenbo_player_set_of (event->riichi, event->n_riichi);
}

static void
build_draw (const TenboEntryModel *self,
            TbEvent               *event)
{
  TbPlayerSet tenpai = tenpai_at_draw (self, event);
  bool        nagashi = tenbo_entry_model_asks (self, TENBO_QUESTION_NAGASHI);

  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    {
      if (tenbo_player_set_has (tenpai, player))
        event->tenpai[event->n_tenpai++] = player;
      if (nagashi && tenbo_player_set_has (self->nagashi, player))
        event->nagashi[event->n_nagashi++] = player;
    }
}

void
tenbo_entry_model_build (const TenboEntryModel *self,
                         TbEvent               *event)
{
  static const TbResult results[] = {
    [TENBO_ENTRY_WIN] = TB_RESULT_WIN,
    [TENBO_ENTRY_DRAW] = TB_RESULT_DRAW,
    [TENBO_ENTRY_FOUL] = TB_RESULT_FOUL,
    [TENBO_ENTRY_ADJUST] = TB_RESULT_ADJUST,
    [TENBO_ENTRY_STOP] = TB_RESULT_STOP,
  };
  bool aborted = tenbo_entry_model_is_triple_ron (self) ||
                 (self->kind == TENBO_ENTRY_DRAW && self->abort >= 0);

  assert (tenbo_entry_model_need (self) == TENBO_ENTRY_READY);

  tb_event_init (event, aborted ? TB_RESULT_ABORT : results[self->kind]);
  switch (event->result)
    {
    case TB_RESULT_WIN:
      build_hand (self, event);
      for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
        if (tenbo_player_set_has (self->winners, player))
          build_win (self, player, event);
      if (tenbo_entry_model_asks (self, TENBO_QUESTION_WAREME))
        event->wareme = self->wareme;
      break;

    case TB_RESULT_DRAW:
      build_hand (self, event);
      build_draw (self, event);
      break;

    case TB_RESULT_ABORT:
      build_hand (self, event);
      event->reason = self->kind == TENBO_ENTRY_DRAW ? self->rules->aborts[self->abort].reason
                                                     : TB_ABORT_TRIPLE_RON;
      break;

    case TB_RESULT_FOUL:
      build_hand (self, event);
      break;

    case TB_RESULT_ADJUST:
      event->transfers[event->n_transfers++] = (TbTransfer) {
        .from = self->payer,
        .to = self->receiver,
        .points = self->points,
      };
      for (int32_t i = 0; i < self->n_more; i++)
        event->transfers[event->n_transfers++] = self->more[i];
      break;

    case TB_RESULT_STOP:
    case TB_N_RESULTS:
      break;
    }
}

void
tenbo_entry_model_build_partial (const TenboEntryModel *self,
                                 TbPartialHand         *partial)
{
  *partial = self->running;
  if (tenbo_entry_model_is_running_foul (self))
    add_entered_fouls (self, &partial->n_fouls, partial->fouls);
}

/* Whether the value of a hand shown as a win is below the minimum */
static bool
is_no_win (TbProblemCode code)
{
  return code == TB_PROBLEM_NO_YAKU || code == TB_PROBLEM_TAI_MINIMUM ||
         code == TB_PROBLEM_HAN_MINIMUM;
}

/* Whether an open win in the last hand does not improve the player's rank */
static bool
is_open_win (TbProblemCode code)
{
  return code == TB_PROBLEM_RULE_OPEN_WIN || code == TB_PROBLEM_RULE_OPEN_WIN_BESIDE;
}

static bool
is_foul_for (const TbFoulRule *rule,
             TbProblemCode     code)
{
  if (code == TB_PROBLEM_RIICHI_NOTEN)
    return rule->noten_riichi;
  if (code == TB_PROBLEM_RIICHI_POINTS)
    return rule->due == TB_FOUL_DUE_AT_DRAW && rule->noten && rule->no_win &&
           rule->amount != TB_FOUL_AMOUNT_NONE;

  return (is_open_win (code) || code == TB_PROBLEM_WINNER_FOUL || is_no_win (code)) &&
         rule->due == TB_FOUL_DUE_ENDS_HAND;
}

int
tenbo_entry_foul_for (const TbRules *rules,
                      TbProblemCode  code)
{
  for (int32_t i = 0; i < rules->n_fouls; i++)
    if (is_foul_for (&rules->fouls[i], code))
      return i;

  /* If no foul can accompany a draw, a riichi without tenpai ends the hand. */
  return code == TB_PROBLEM_RIICHI_NOTEN ? tenbo_entry_foul_for (rules,
                                                                 TB_PROBLEM_WINNER_FOUL)
                                         : -1;
}

/* Returns the player whom @problem concerns: the index in its list identifies them. */
static TbPlayer
find_problem_player (const TbEvent   *event,
                     const TbProblem *problem)
{
  int32_t index = problem->index[0];

  if (problem->at == TB_AT_OPEN_RIICHI_ENTRY)
    return index >= 0 && index < event->n_open_riichi ? event->open_riichi[index] : TB_NOBODY;
  if (problem->code == TB_PROBLEM_RIICHI_NOTEN || problem->code == TB_PROBLEM_RIICHI_POINTS)
    return index >= 0 && index < event->n_riichi ? event->riichi[index] : TB_NOBODY;
  if (index < 0 || index >= event->n_wins)
    return TB_NOBODY;
  if (is_open_win (problem->code) || problem->code == TB_PROBLEM_WINNER_FOUL)
    return event->wins[index].player;

  /* Complete tiles that were shown are not a win; a list may still become one. */
  return is_no_win (problem->code) && event->wins[index].value.form == TB_VALUE_TILES
           ? event->wins[index].player
           : TB_NOBODY;
}

TenboEntryRemedy
tenbo_entry_model_find_remedy (const TenboEntryModel *self,
                               const TbEvent         *event,
                               const TbProblem       *problem)
{
  TenboEntryRemedy remedy = {
    .foul = tenbo_entry_foul_for (self->rules, problem->code),
    .player = find_problem_player (event, problem),
  };

  if (remedy.player == TB_NOBODY || self->running.n_fouls == TB_MAX_FOULS)
    remedy.foul = -1;

  return remedy;
}

/* Whether one of several winners made the foul, so that the other wins remain valid */
static bool
has_other_winner (const TenboEntryModel  *self,
                  const TenboEntryRemedy *remedy)
{
  return self->kind == TENBO_ENTRY_WIN && tb_player_set_count (self->winners) > 1 &&
         tenbo_player_set_has (self->winners, remedy->player);
}

void
tenbo_entry_model_apply_remedy (TenboEntryModel        *self,
                                const TenboEntryRemedy *remedy)
{
  const TbFoulRule *rule = &self->rules->fouls[remedy->foul];

  if (rule->due != TB_FOUL_DUE_ENDS_HAND ||
      (rule->beside && (self->kind == TENBO_ENTRY_DRAW || has_other_winner (self, remedy))))
    {
      if (has_other_winner (self, remedy))
        {
          tenbo_entry_model_press_winner (self, remedy->player);
          if (tb_player_set_count (self->winners) == 1)
            tenbo_entry_model_set_several (self, false);
        }
      /* The foul replaces the declaration, so there is no riichi stick. */
      else if (!rule->noten_riichi && tenbo_entry_model_is_riichi (self, remedy->player))
        tenbo_entry_model_press_riichi (self, remedy->player);
      if (rule->noten)
        /* NOLINTNEXTLINE(*.BitwiseShift): an offender is a player */
        self->tenpai &= (TbPlayerSet) ~TB_PLAYER_BIT (remedy->player);
      if (tenbo_entry_model_asks_at_draw (self, remedy->foul))
        {
          /* NOLINTNEXTLINE(*.BitwiseShift): an offender is a player */
          self->at_draw[remedy->foul] |= TB_PLAYER_BIT (remedy->player);
          return;
        }
      self->running.fouls[self->running.n_fouls++] = (TbFoul) {
        .player = remedy->player,
        .rule = remedy->foul,
        .count = 1,
      };
      return;
    }

  self->kind = TENBO_ENTRY_FOUL;
  /* NOLINTNEXTLINE(*.BitwiseShift): an offender is a player */
  self->offenders = TB_PLAYER_BIT (remedy->player);
  self->foul = remedy->foul;
  self->shown = 0;
  self->current = TB_NOBODY;
}

/* --- From an event to the answers ---
 *
 * Restores the answers that make an event, so that the user can view and change them.
 * Items that the sheet derives are removed from the lists, since it adds them again. */

/* --- Values --- */

static TenboEntryMethod
find_method (const TenboEntryModel *self,
             TbValueForm            form)
{
  TenboEntryMethod method = TENBO_ENTRY_METHOD_TABLE;

  if (form == TB_VALUE_YAKU)
    method = TENBO_ENTRY_METHOD_YAKU;
  else if (form == TB_VALUE_TILES)
    method = TENBO_ENTRY_METHOD_TILES;

  return tenbo_entry_model_has_method (self, method) ? method : TENBO_ENTRY_METHOD_TABLE;
}

static void
remove_yaku (TbValueEntry *value,
             TbYaku        yaku)
{
  int32_t n = 0;

  for (int32_t i = 0; i < value->n_yaku; i++)
    if (value->yaku[i] != yaku)
      value->yaku[n++] = value->yaku[i];
  value->n_yaku = n;
}

static void
remove_tai (TbValueEntry *value,
            TbTai         item)
{
  int32_t n = 0;

  for (int32_t i = 0; i < value->n_tai_items; i++)
    if (value->tai_items[i] != item)
      value->tai_items[n++] = value->tai_items[i];
  value->n_tai_items = n;
}

/* Restores the value of @player's hand, open or closed, with its own method. */
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
      remove_yaku (&hand->value, TB_YAKU_TSUMO);
      if (tenbo_entry_model_is_riichi (self, player))
        remove_yaku (&hand->value, TB_YAKU_RIICHI);
    }
  else if (value->form == TB_VALUE_TAI && value->tai_listed)
    {
      remove_tai (&hand->value, TB_TAI_ZIMO);
      remove_tai (&hand->value, TB_TAI_ZUOTAI);
    }
  else if (value->form == TB_VALUE_TILES)
    {
      hand->tiles.hand = value->tiles;
    }
}

/* --- Circumstances --- */

static void
fill_wins (TenboEntryModel *self,
           const TbEvent   *event)
{
  self->tsumo = event->wins[0].from == TB_NOBODY;
  self->from = event->wins[0].from;
  self->several = event->n_wins > 1;
  self->current = event->wins[0].player;
  self->method = find_method (self, event->wins[0].value.form);
  self->wareme = event->wareme;
  for (int32_t i = 0; i < event->n_wins; i++)
    {
      const TbWin    *win = &event->wins[i];
      TenboEntryHand *hand = &self->hands[win->player];
      TbYakuSet       fed = 0;

      self->winners |= TB_PLAYER_BIT (win->player);
      self->on_riichi_tile |= win->on_riichi_tile;
      self->robbed |= win->robbed;
      self->last_tile |= win->last_tile;
      fill_hand (self, win->player, &win->value, win->is_open);
      hand->bonus = win->bonus;
      hand->liable = win->pao.player;
      for (int32_t j = 0; j < win->pao.n_for; j++)
        fed |= TB_YAKU_BIT (win->pao.for_yakuman[j]);
      hand->fed_kan = (fed & TB_YAKU_BIT (TB_YAKU_RINSHAN)) != 0;
      if (win->pao.n_for > 0 && self->rules->pao_share == TB_PAO_LIABLE_YAKUMAN)
        hand->not_for_pao = tenbo_entry_model_pao_yakuman (self, win->player) & ~fed;
    }
}

/* Restores the shown hands, which are the same for each foul except the owner's. */
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
    self->method = find_method (self, self->hands[self->current].value.form);
}

/* Restores the fouls that ended the hand. They are last in the list: those of one kind, in the
 * order of the players. Other fouls belong to the running hand. */
static void
fill_ending_fouls (TenboEntryModel *self)
{
  TbPartialHand *running = &self->running;
  const TbFoul  *last = &running->fouls[running->n_fouls - 1];
  TbPlayer       next = TB_MAX_PLAYERS;

  self->foul = last->rule;
  self->count = last->count;
  for (int32_t i = running->n_fouls - 1; i >= 0; i--)
    {
      const TbFoul *foul = &running->fouls[i];

      if (foul->rule != self->foul || foul->count != self->count || foul->player >= next)
        return;
      next = foul->player;
      self->offenders |= TB_PLAYER_BIT (next);
      running->n_fouls = i;
    }
}

/* Restores the fouls that the sheet asks for at a draw. They are last in the list, in the order of
 * the sheet. */
static void
fill_fouls_at_draw (TenboEntryModel *self)
{
  TbPartialHand *running = &self->running;
  int            after = TB_MAX_FOUL_RULES * TB_MAX_PLAYERS;

  while (running->n_fouls > 0)
    {
      const TbFoul *foul = &running->fouls[running->n_fouls - 1];
      int           index = foul->rule * TB_MAX_PLAYERS + foul->player;

      if (foul->count != 1 || index >= after || !tenbo_entry_model_asks_at_draw (self, foul->rule))
        return;

      self->at_draw[foul->rule] |= TB_PLAYER_BIT (foul->player);
      after = index;
      running->n_fouls--;
    }
}

/* Restores the answers specific to each result, apart from riichi and fouls. */
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
      self->tenpai = tenbo_player_set_of (event->tenpai, event->n_tenpai);
      self->nagashi = tenbo_player_set_of (event->nagashi, event->n_nagashi);
      fill_shown (self, event);
      fill_fouls_at_draw (self);
      break;

    case TB_RESULT_ABORT:
      for (int32_t i = self->rules->n_aborts - 1; i >= 0; i--)
        if (self->rules->aborts[i].reason == event->reason)
          self->abort = i;
      break;

    case TB_RESULT_FOUL:
      fill_shown (self, event);
      if (self->running.n_fouls > 0)
        fill_ending_fouls (self);
      break;

    case TB_RESULT_ADJUST:
      if (event->n_transfers == 0)
        break;
      self->payer = event->transfers[0].from;
      self->receiver = event->transfers[0].to;
      self->points = event->transfers[0].points;
      self->n_more = event->n_transfers - 1;
      memcpy (self->more, &event->transfers[1], (size_t) self->n_more * sizeof self->more[0]);
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
  static const TenboEntryKind kinds[TB_N_RESULTS] = {
    [TB_RESULT_WIN] = TENBO_ENTRY_WIN,
    [TB_RESULT_DRAW] = TENBO_ENTRY_DRAW,
    [TB_RESULT_ABORT] = TENBO_ENTRY_DRAW,
    [TB_RESULT_FOUL] = TENBO_ENTRY_FOUL,
    [TB_RESULT_ADJUST] = TENBO_ENTRY_ADJUST,
    [TB_RESULT_STOP] = TENBO_ENTRY_STOP,
  };

  assert (event->result < TB_N_RESULTS);

  self->kind = kinds[event->result];
  self->abort = -1;
  self->choice = event->choice == TB_CHOICE_DECLINE ? TB_CHOICE_DECLINE : TB_CHOICE_CONTINUE;
  self->n_before = 0;
  self->running.n_riichi = event->n_riichi;
  memcpy (self->running.riichi, event->riichi, sizeof self->running.riichi);
  self->running.n_open_riichi = event->n_open_riichi;
  memcpy (self->running.open_riichi, event->open_riichi, sizeof self->running.open_riichi);
  self->running.n_fouls = event->n_fouls;
  memcpy (self->running.fouls, event->fouls, sizeof self->running.fouls);
  self->tenpai = tenbo_player_set_of (event->riichi, event->n_riichi);
  fill_result (self, event);
}
