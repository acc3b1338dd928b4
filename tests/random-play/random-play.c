/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-play.h"

#include <assert.h>

/* More tries than any state of a game needs to find a legal event. */
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

bool
random_play_riichi (RandomPlay    *self,
                    const TbTable *table,
                    TbPartialHand *partial)
{
  TbPlayer  player = (TbPlayer) random_play_below (self, (uint32_t) table->rules->players);
  TbView    view;
  TbProblem problem;

  if (tb_table_open_hand (table, partial, &view, &problem) != TB_OK)
    return false;

  if ((view.can_riichi & TB_PLAYER_BIT (player)) == 0)
    return false;

  partial->riichi[partial->n_riichi++] = player;
  if ((view.can_open_riichi & TB_PLAYER_BIT (player)) != 0 && random_play_happens (self, 40))
    partial->open_riichi[partial->n_open_riichi++] = player;
  return true;
}

bool
random_play_foul (RandomPlay    *self,
                  const TbTable *table,
                  TbPartialHand *partial)
{
  const TbRules *rules = table->rules;
  TbPartialHand  after = *partial;
  TbView         view;
  TbProblem      problem;

  if (rules->n_fouls == 0 || partial->n_fouls == TB_MAX_FOULS)
    return false;

  after.fouls[after.n_fouls++] = (TbFoul) {
    .player = (TbPlayer) random_play_below (self, (uint32_t) rules->players),
    .rule = (int32_t) random_play_below (self, (uint32_t) rules->n_fouls),
    .count = 1,
  };
  if (tb_table_open_hand (table, &after, &view, &problem) != TB_OK)
    return false;

  *partial = after;
  return true;
}

void
random_play_partial (RandomPlay    *self,
                     const TbTable *table,
                     TbPartialHand *partial)
{
  *partial = (TbPartialHand) { 0 };
  while (random_play_happens (self, 30) && random_play_riichi (self, table, partial))
    continue;
  if (random_play_happens (self, 10))
    random_play_foul (self, table, partial);
}

/* A correction leaves the hand running, so the hand must stay possible. */
static bool
leaves_hand (const TbTable       *after,
             const TbPartialHand *partial)
{
  TbView    view;
  TbProblem problem;

  return tb_table_open_hand (after, partial, &view, &problem) == TB_OK;
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

      random_play_try (self, table, partial, event);
      if (tb_table_enter (&after, event, &result, &problem) != TB_OK)
        continue;
      if (event->result == TB_RESULT_ADJUST && !leaves_hand (&after, partial))
        continue;
      if (result.right == TB_RIGHT_FREE && random_play_happens (self, 40))
        event->choice = random_play_happens (self, 60) ? TB_CHOICE_DECLINE : TB_CHOICE_CONTINUE;

      return;
    }

  assert (!"no event is allowed");
}
