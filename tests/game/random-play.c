/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-play.h"

#include <assert.h>
#include <string.h>

/* More tries than any state of a game needs to find an event that is allowed. */
#define MAX_TRIES 10000

void
random_play_init (RandomPlay *self,
                  uint64_t    seed)
{
  self->state = seed * 0x9e3779b97f4a7c15u + 1;
}

/* SplitMix64. */
static uint64_t
next (RandomPlay *self)
{
  uint64_t z = self->state += 0x9e3779b97f4a7c15u;

  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

uint32_t
random_play_below (RandomPlay *self,
                   uint32_t    limit)
{
  return (uint32_t) ((next (self) >> 32) * limit >> 32);
}

bool
random_play_happens (RandomPlay *self,
                     uint32_t    percent)
{
  return random_play_below (self, 100) < percent;
}

static TbPlayer
random_player (RandomPlay    *self,
               const TbTable *table)
{
  return (TbPlayer) random_play_below (self, (uint32_t) table->rules->players);
}

static bool
lists (const TbPlayer *players,
       int32_t         n_players,
       TbPlayer        player)
{
  for (int32_t i = 0; i < n_players; i++)
    if (players[i] == player)
      return true;

  return false;
}

bool
random_play_riichi (RandomPlay    *self,
                    const TbTable *table,
                    TbPartialHand *partial)
{
  TbPlayer  player = random_player (self, table);
  TbView    view;
  TbProblem problem;

  if (tb_table_open_hand (table, partial, &view, &problem) != TB_OK)
    return false;

  if ((view.can_riichi & TB_PLAYER_BIT (player)) == 0)
    return false;

  partial->riichi[partial->n_riichi++] = player;
  return true;
}

static void
choose_value (RandomPlay    *self,
              const TbTable *table,
              TbWin         *win)
{
  TbCell cells[TB_MAX_CELLS];
  size_t n_cells = tb_value_cells (table->rules, win->player == table->next.dealer, cells);

  win->value = cells[random_play_below (self, (uint32_t) n_cells)].entry;
}

static void
add_win (RandomPlay    *self,
         const TbTable *table,
         TbPlayer       from,
         TbEvent       *event)
{
  TbWin *win = &event->wins[event->n_wins++];
  bool   riichi;

  tb_win_init (win, random_player (self, table));
  win->from = from;
  choose_value (self, table, win);
  riichi = lists (event->riichi, event->n_riichi, win->player);

  if (riichi)
    {
      win->bonus.ippatsu = random_play_happens (self, 30);
      win->bonus.ura = random_play_happens (self, 30);
    }
  else
    {
      win->open = random_play_happens (self, 50);
    }

  win->bonus.red = random_play_happens (self, 20);
}

static void
make_win (RandomPlay    *self,
          const TbTable *table,
          TbEvent       *event)
{
  TbPlayer from = random_play_happens (self, 35) ? TB_NOBODY : random_player (self, table);

  add_win (self, table, from, event);
  while (from != TB_NOBODY && event->n_wins < TB_MAX_WINS && random_play_happens (self, 10))
    add_win (self, table, from, event);
}

static void
make_draw (RandomPlay    *self,
           const TbTable *table,
           TbEvent       *event)
{
  for (TbPlayer player = 0; player < table->rules->players; player++)
    if (lists (event->riichi, event->n_riichi, player) || random_play_happens (self, 40))
      event->tenpai[event->n_tenpai++] = player;
}

static void
make_foul (RandomPlay    *self,
           const TbTable *table,
           TbEvent       *event)
{
  if (table->rules->n_fouls == 0 || event->n_fouls == TB_MAX_FOULS)
    return;

  event->fouls[event->n_fouls++] = (TbFoul) {
    .player = random_player (self, table),
    .rule = (int32_t) random_play_below (self, (uint32_t) table->rules->n_fouls),
    .count = 1,
  };
}

static void
make_correction (RandomPlay    *self,
                 const TbTable *table,
                 TbEvent       *event)
{
  event->transfers[event->n_transfers++] = (TbTransfer) {
    .from = random_player (self, table),
    .to = random_player (self, table),
    .points = 100 * (1 + (int32_t) random_play_below (self, 30)),
  };
}

static void
begin (const TbPartialHand *partial,
       TbResult             result,
       TbEvent             *event)
{
  memset (event, 0, sizeof *event);
  if (result == TB_RESULT_ADJUST || result == TB_RESULT_STOP)
    tb_event_init (event, result);
  else
    tb_event_begin (event, result, partial);
}

static void
make_any (RandomPlay          *self,
          const TbTable       *table,
          const TbPartialHand *partial,
          TbEvent             *event)
{
  uint32_t kind = random_play_below (self, 100);

  if (kind < 65)
    {
      begin (partial, TB_RESULT_WIN, event);
      make_win (self, table, event);
    }
  else if (kind < 92)
    {
      begin (partial, TB_RESULT_DRAW, event);
      make_draw (self, table, event);
    }
  else if (kind < 96)
    {
      begin (partial, TB_RESULT_FOUL, event);
      make_foul (self, table, event);
    }
  else if (kind < 99)
    {
      begin (partial, TB_RESULT_ADJUST, event);
      make_correction (self, table, event);
    }
  else
    {
      begin (partial, TB_RESULT_STOP, event);
    }
}

void
random_play_event (RandomPlay          *self,
                   const TbTable       *table,
                   const TbPartialHand *partial,
                   TbEvent             *event)
{
  for (int i = 0; i < MAX_TRIES; i++)
    {
      TbTable      after = *table;
      TbHandResult result;
      TbProblem    problem;

      make_any (self, table, partial, event);
      if (tb_table_apply (&after, event, &result, &problem) != TB_OK)
        continue;

      /* A correction leaves the hand running, so it has to leave it possible. */
      if (event->result == TB_RESULT_ADJUST)
        {
          TbView view;

          if (tb_table_open_hand (&after, partial, &view, &problem) != TB_OK)
            continue;
        }

      if (result.right == TB_RIGHT_FREE && random_play_happens (self, 40))
        event->choice = random_play_happens (self, 60) ? TB_CHOICE_DECLINE : TB_CHOICE_CONTINUE;

      return;
    }

  assert (!"no event is allowed");
}
