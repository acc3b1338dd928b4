/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-model.h"

#include "tb-possible-fu.h"
#include "tenbo-entry-questions.h"
#include "tenbo-entry-tai.h"
#include "tenbo-entry-tiles.h"
#include "tenbo-entry-yaku.h"
#include "tenbo-event-players.h"
#include "tenbo-player-set.h"

#include <assert.h>
#include <string.h>

/* Initial amount of a correction, in steps; most corrections are for a forgotten riichi stick. */
#define FIRST_CORRECTION 10

/* Number of winners on one discard that makes a triple ron */
#define TRIPLE_RON_WINNERS 3

static void
clear_hand (TenboEntryHand *hand)
{
  memset (hand, 0, sizeof *hand);
  hand->liable = TB_NOBODY;
  tenbo_tile_entry_init (&hand->tiles);
}

/* Fills in the cells of the grid for the dealer or the others, without those below the minimum of a
 * hand with @honba honba. */
static void
list_cells (TenboEntryModel *self,
            bool             dealer,
            int32_t          honba)
{
  int32_t minimum = tb_rules_minimum_han (self->rules, honba);
  TbCell *cells = self->cells[dealer];
  size_t  n = tb_value_cells (self->rules, dealer, cells);
  size_t  n_kept = 0;

  for (size_t i = 0; i < n; i++)
    if (cells[i].entry.form != TB_VALUE_HAN || cells[i].entry.han >= minimum)
      cells[n_kept++] = cells[i];
  self->n_cells[dealer] = n_kept;
}

/* Updates the facts about the hand to play. The rules may be another copy after the game was read
 * again. */
static void
set_base (TenboEntryModel     *self,
          const TbTable       *table,
          const TbPartialHand *running)
{
  self->rules = table->rules;
  self->dealer = table->next.dealer;
  self->round = table->next.round.wind;
  self->last_hand = tb_table_is_last_hand (table);
  list_cells (self, false, table->next.honba);
  list_cells (self, true, table->next.honba);
  self->running = *running;
  self->n_before = running->n_fouls;
  self->declared = tenbo_player_set_of (running->riichi, running->n_riichi);
  self->declared_openly = tenbo_player_set_of (running->open_riichi, running->n_open_riichi);
}

/* Returns the index of the only foul, or -1 if there is not exactly one. */
static int
find_only_foul (const TbRules *rules)
{
  int only = -1;

  for (int foul = 0; foul < rules->n_fouls; foul++)
    if (!tenbo_entry_is_found_at_draw (&rules->fouls[foul]))
      {
        if (only >= 0)
          return -1;
        only = foul;
      }

  return only;
}

/* Returns the index of the abortive draw that the declared riichi cause, or -1. */
static int
find_declared_abort (const TenboEntryModel *self)
{
  for (int i = 0; i < self->rules->n_aborts; i++)
    if (self->rules->aborts[i].reason == TB_ABORT_FOUR_RIICHI &&
        self->running.n_riichi == TB_MAX_PLAYERS)
      return i;

  return -1;
}

void
tenbo_entry_model_init (TenboEntryModel     *self,
                        const TbTable       *table,
                        const TbPartialHand *running,
                        TenboEntryKind       kind)
{
  memset (self, 0, sizeof *self);
  set_base (self, table, running);
  self->kind = kind;
  self->choice = TB_CHOICE_CONTINUE;
  self->current = TB_NOBODY;
  self->from = TB_NOBODY;
  self->wareme = TB_NOBODY;
  self->abort = kind == TENBO_ENTRY_DRAW ? find_declared_abort (self) : -1;
  self->foul = kind == TENBO_ENTRY_FOUL ? find_only_foul (table->rules) : -1;
  self->count = 1;
  self->payer = TB_NOBODY;
  self->receiver = TB_NOBODY;
  self->points = FIRST_CORRECTION * tb_rules_point_step (table->rules);
  self->tenpai = self->declared;
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    clear_hand (&self->hands[player]);
}

void
tenbo_entry_model_set_kind (TenboEntryModel *self,
                            TenboEntryKind   kind)
{
  if (self->kind != TENBO_ENTRY_FOUL)
    self->before_foul = self->kind;
  /* After a foul in mid-hand, the draw that was chosen before it continues. */
  if (self->kind != TENBO_ENTRY_FOUL && kind == TENBO_ENTRY_DRAW && self->abort < 0)
    self->abort = find_declared_abort (self);
  self->kind = kind;
  self->adding_winner = false;
  self->adding_nagashi = false;
  self->typed_han = 0;
  if (kind == TENBO_ENTRY_FOUL && self->foul < 0)
    self->foul = find_only_foul (self->rules);
  if (kind == TENBO_ENTRY_DRAW)
    self->tenpai |= tenbo_player_set_of (self->running.riichi, self->running.n_riichi);
  self->current = tenbo_player_set_first (tenbo_entry_model_owners (self));
}

/* Whether @player declared riichi openly. */
static bool
is_open_riichi (const TenboEntryModel *self,
                TbPlayer               player)
{
  return tenbo_player_set_has (
    tenbo_player_set_of (self->running.open_riichi, self->running.n_open_riichi), player);
}

void
tenbo_entry_model_rebase (TenboEntryModel     *self,
                          const TbTable       *table,
                          const TbPartialHand *running)
{
  TbPartialHand entered = self->running;
  int32_t       first = self->n_before;
  TbPlayerSet   riichi = tenbo_player_set_of (entered.riichi, entered.n_riichi);
  TbPlayerSet   pressed = self->declared ^ riichi;
  TbPlayerSet   open = tenbo_player_set_of (entered.open_riichi, entered.n_open_riichi);
  TbPlayerSet   pressed_openly = self->declared_openly ^ open;

  set_base (self, table, running);
  for (TbPlayer player = 0; player < self->rules->players; player++)
    if (tenbo_player_set_has (pressed, player) &&
        tenbo_player_set_has (self->declared, player) == !tenbo_player_set_has (riichi, player))
      tenbo_entry_model_press_riichi (self, player);
  for (TbPlayer player = 0; player < self->rules->players; player++)
    if (tenbo_player_set_has (pressed_openly, player) &&
        tenbo_entry_model_is_riichi (self, player) &&
        is_open_riichi (self, player) != tenbo_player_set_has (open, player))
      tenbo_partial_press_open_riichi (&self->running, player);
  for (int32_t i = first; i < entered.n_fouls && self->running.n_fouls < TB_MAX_FOULS; i++)
    self->running.fouls[self->running.n_fouls++] = entered.fouls[i];
}

/* Choosing another winner preserves the value of the hand. */
static void
replace_winner (TenboEntryModel *self,
                TbPlayer         player)
{
  TbPlayer        before = tenbo_player_set_first (self->winners);
  TenboEntryHand *hand = &self->hands[player];

  if (before != TB_NOBODY && before != player)
    {
      bool laid;
      bool open = is_open_riichi (self, before);

      *hand = self->hands[before];
      clear_hand (&self->hands[before]);
      /* The riichi stick declared by the list of yaku moves to the correct winner. */
      laid = hand->laid && tenbo_entry_model_is_riichi (self, before);
      hand->laid = laid && !tenbo_entry_model_is_riichi (self, player);
      if (laid)
        tenbo_entry_model_press_riichi (self, before);
      if (hand->laid)
        {
          tenbo_entry_model_press_riichi (self, player);
          if (open)
            tenbo_partial_press_open_riichi (&self->running, player);
        }
      if (hand->liable == player)
        hand->liable = TB_NOBODY;
    }
  /* NOLINTNEXTLINE(*.BitwiseShift): a winner is a player */
  self->winners = TB_PLAYER_BIT (player);
}

/* Whether another winner is possible: up to the number that is paid, or the number that causes the
 * hand to be replayed */
static bool
can_add_winner (const TenboEntryModel *self)
{
  int32_t count = tb_player_set_count (self->winners);

  return count < self->rules->max_winners ||
         (count == TRIPLE_RON_WINNERS - 1 &&
          tb_rules_find_abort (self->rules, TB_ABORT_TRIPLE_RON) != NULL);
}

bool
tenbo_entry_model_is_riichi (const TenboEntryModel *self,
                             TbPlayer               player)
{
  return tenbo_player_set_has (
    tenbo_player_set_of (self->running.riichi, self->running.n_riichi), player);
}

bool
tenbo_entry_model_is_triple_ron (const TenboEntryModel *self)
{
  return self->kind == TENBO_ENTRY_WIN &&
         tb_player_set_count (self->winners) > self->rules->max_winners;
}

/* Selects the owner of the next value: with several owners, the first without one. */
static void
set_current (TenboEntryModel *self,
             TbPlayer         player)
{
  TbPlayer missing = tenbo_entry_model_missing_owner (self);

  self->current = missing != TB_NOBODY ? missing : player;
}

void
tenbo_entry_model_press_winner (TenboEntryModel *self,
                                TbPlayer         player)
{
  assert (player < self->rules->players);

  self->adding_winner = false;
  if (!self->several)
    replace_winner (self, player);
  else if (tenbo_player_set_has (self->winners, player))
    self->winners &= (TbPlayerSet) ~TB_PLAYER_BIT (player);
  else if (can_add_winner (self))
    /* NOLINTNEXTLINE(*.BitwiseShift): a winner is a player */
    self->winners |= TB_PLAYER_BIT (player);

  if (tenbo_player_set_has (self->winners, player))
    set_current (self, player);
  else if (!tenbo_player_set_has (self->winners, self->current))
    self->current = tenbo_player_set_first (self->winners);
  if (tenbo_player_set_has (self->winners, self->from))
    self->from = TB_NOBODY;
  self->typed_han = 0;
}

void
tenbo_entry_model_press_from (TenboEntryModel *self,
                              TbPlayer         player)
{
  assert (player < self->rules->players);

  if (!tenbo_player_set_has (self->winners, player))
    {
      self->from = player;
      self->tsumo = false;
    }
  else if (tb_player_set_count (self->winners) == 1)
    {
      self->from = TB_NOBODY;
      self->tsumo = true;
      self->several = false;
    }
}

void
tenbo_entry_model_set_tsumo (TenboEntryModel *self)
{
  tenbo_entry_model_set_several (self, false);
  self->from = TB_NOBODY;
  self->tsumo = true;
}

void
tenbo_entry_model_set_several (TenboEntryModel *self,
                               bool             several)
{
  self->several = several;
  self->adding_winner = several;
  if (several)
    {
      self->tsumo = false;
      return;
    }

  if (tb_player_set_count (self->winners) > 1)
    self->winners = TB_PLAYER_BIT (tenbo_player_set_first (self->winners));
  if (self->winners != 0)
    self->current = tenbo_player_set_first (self->winners);
}

void
tenbo_entry_model_press_riichi (TenboEntryModel *self,
                                TbPlayer         player)
{
  assert (player < self->rules->players);

  tenbo_partial_press_riichi (&self->running, player);
  if (tenbo_entry_model_is_riichi (self, player))
    self->tenpai |= TB_PLAYER_BIT (player);
}

void
tenbo_entry_model_press_open_riichi (TenboEntryModel *self,
                                     TbPlayer         player)
{
  assert (player < self->rules->players);

  if (tenbo_entry_model_is_riichi (self, player))
    tenbo_partial_press_open_riichi (&self->running, player);
}

void
tenbo_entry_model_press_at_draw (TenboEntryModel *self,
                                 int              foul,
                                 TbPlayer         player)
{
  assert (foul >= 0 && foul < self->rules->n_fouls && player < self->rules->players);

  self->at_draw[foul] ^= TB_PLAYER_BIT (player);

  /* A player who is noten because of a foul is not tenpai as well. */
  if (tenbo_player_set_has (self->at_draw[foul], player) && self->rules->fouls[foul].noten)
    self->tenpai &= (TbPlayerSet) ~TB_PLAYER_BIT (player);
}

void
tenbo_entry_model_press_shown (TenboEntryModel *self,
                               TbPlayer         player)
{
  assert (player < self->rules->players);

  self->shown ^= TB_PLAYER_BIT (player);
  if (tenbo_player_set_has (self->shown, player))
    set_current (self, player);
  else if (self->current == player)
    self->current = tenbo_player_set_first (self->shown);
}

void
tenbo_entry_model_remove_foul (TenboEntryModel *self,
                               int32_t          index)
{
  TbPartialHand *running = &self->running;

  assert (index >= 0 && index < running->n_fouls);

  if (index < self->n_before)
    self->n_before--;
  running->n_fouls--;
  memmove (&running->fouls[index], &running->fouls[index + 1],
           (size_t) (running->n_fouls - index) * sizeof running->fouls[0]);
}

TbPlayerSet
tenbo_entry_model_owners (const TenboEntryModel *self)
{
  if (tenbo_entry_model_is_triple_ron (self))
    return 0;
  if (self->kind == TENBO_ENTRY_WIN)
    return self->winners;

  return tenbo_entry_model_asks (self, TENBO_QUESTION_SHOWN) ? self->shown : 0;
}

TbPlayer
tenbo_entry_model_missing_owner (const TenboEntryModel *self)
{
  TbPlayerSet owners = tenbo_entry_model_owners (self);

  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    if (tenbo_player_set_has (owners, player) && !tenbo_entry_model_has_value (self, player))
      return player;

  return TB_NOBODY;
}

TbPlayer
tenbo_entry_model_asked_owner (const TenboEntryModel *self)
{
  if (self->current != TB_NOBODY &&
      tenbo_player_set_has (tenbo_entry_model_owners (self), self->current) &&
      !tenbo_entry_model_has_value (self, self->current))
    return self->current;

  return tenbo_entry_model_missing_owner (self);
}

bool
tenbo_entry_model_is_running_foul (const TenboEntryModel *self)
{
  return self->kind == TENBO_ENTRY_FOUL && self->foul >= 0 &&
         self->rules->fouls[self->foul].due != TB_FOUL_DUE_ENDS_HAND;
}

TenboEntryNeed
tenbo_entry_model_need (const TenboEntryModel *self)
{
  switch (self->kind)
    {
    case TENBO_ENTRY_WIN:
      if (self->winners == 0)
        return TENBO_ENTRY_NEEDS_WINNER;
      if (!tenbo_entry_model_is_triple_ron (self) && !self->tsumo && self->from == TB_NOBODY)
        return TENBO_ENTRY_NEEDS_FROM;
      break;

    case TENBO_ENTRY_FOUL:
      if (self->offenders == 0)
        return TENBO_ENTRY_NEEDS_OFFENDER;
      if (self->foul < 0)
        return TENBO_ENTRY_NEEDS_FOUL;
      break;

    case TENBO_ENTRY_ADJUST:
      if (self->payer == TB_NOBODY)
        return TENBO_ENTRY_NEEDS_PAYER;
      if (self->receiver == TB_NOBODY)
        return TENBO_ENTRY_NEEDS_RECEIVER;
      break;

    case TENBO_ENTRY_DRAW:
    case TENBO_ENTRY_STOP:
      break;
    }

  return tenbo_entry_model_missing_owner (self) != TB_NOBODY ? TENBO_ENTRY_NEEDS_VALUE
                                                             : TENBO_ENTRY_READY;
}

/* --- Values of the last hands --- */

static void
note_value (TenboEntryLast *self,
            const TbValue  *value)
{
  for (int32_t i = 0; i < self->n_values; i++)
    {
      const TbValue *noted = &self->values[i];

      if (noted->limit == value->limit && noted->base == value->base &&
          (value->limit != TB_LIMIT_NONE || (noted->han == value->han && noted->fu == value->fu)))
        return;
    }

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

static bool
has_cell_value (const TbCell  *cell,
                const TbValue *value)
{
  if (value->limit != TB_LIMIT_NONE)
    return cell->entry.form == TB_VALUE_LIMIT && cell->value.limit == value->limit &&
           cell->value.base == value->base;

  return cell->entry.form == TB_VALUE_HAN && cell->value.han == value->han &&
         cell->value.fu == value->fu;
}

/* --- Methods and values --- */

bool
tenbo_entry_model_has_method (const TenboEntryModel *self,
                              TenboEntryMethod       method)
{
  switch (method)
    {
    case TENBO_ENTRY_METHOD_TABLE:
      return true;

    case TENBO_ENTRY_METHOD_TILES:
      return self->rules->scoring != TB_SCORING_TAI || tb_rules_tiles_show_tai (self->rules);

    case TENBO_ENTRY_METHOD_YAKU:
      return self->rules->scoring != TB_SCORING_TAI;

    case TENBO_N_ENTRY_METHODS:
      break;
    }

  return false;
}

void
tenbo_entry_model_set_method (TenboEntryModel *self,
                              TenboEntryMethod method)
{
  assert (tenbo_entry_model_has_method (self, method));

  self->method = method;
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

/* Returns what is known about the calls of `current`. */
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

  return cell->entry.form != TB_VALUE_HAN || !tb_rules_count_fu (self->rules, cell->entry.han) ||
         tb_han_can_have_fu (self->rules, cell->entry.han, way, cell->entry.fu);
}

void
tenbo_entry_model_note_last (TenboEntryModel *self,
                             const TbNext    *hand,
                             const TbEvent   *event)
{
  if (event->result != TB_RESULT_WIN)
    return;

  for (int32_t win = 0; win < event->n_wins; win++)
    {
      TbValueEntry entry;
      TbProblem    problem;
      TbValue      value;

      tb_win_value (self->rules, hand, event, win, &entry);
      if (entry.form == TB_VALUE_TAI)
        for (int32_t i = 0; entry.tai_listed && i < entry.n_tai_items; i++)
          note_item (&self->last, entry.tai_items[i]);
      else if (tb_value_resolve (self->rules, &entry, &value, &problem) == TB_OK)
        note_value (&self->last, &value);
    }
}

size_t
tenbo_entry_model_last_cells (const TenboEntryModel *self,
                              size_t                *out)
{
  size_t        n_cells;
  const TbCell *cells = tenbo_entry_model_cells (self, &n_cells);
  bool          tsumo = self->kind == TENBO_ENTRY_WIN && self->tsumo;
  size_t        n = 0;

  for (int32_t i = 0; i < self->last.n_values; i++)
    for (size_t cell = 0; cell < n_cells; cell++)
      if (has_cell_value (&cells[cell], &self->last.values[i]) &&
          (tsumo ? cells[cell].tsumo_child : cells[cell].ron) != 0)
        out[n++] = cell;

  return n;
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
    if (has_cell_value (&cells[i], &value))
      return &cells[i];

  return NULL;
}
