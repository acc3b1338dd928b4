/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-event-players.h"

#include <string.h>

static void
renumber (TbPlayer       *player,
          const TbPlayer *to)
{
  if (*player != TB_NOBODY)
    *player = to[*player];
}

static void
renumber_all (TbPlayer       *players,
              int32_t         n_players,
              const TbPlayer *to)
{
  for (int32_t i = 0; i < n_players; i++)
    renumber (&players[i], to);
}

static void
renumber_fouls (TbFoul         *fouls,
                int32_t         n_fouls,
                const TbPlayer *to)
{
  for (int32_t i = 0; i < n_fouls; i++)
    {
      renumber (&fouls[i].player, to);
      for (int32_t j = 0; j < fouls[i].n_against; j++)
        renumber (&fouls[i].against[j].player, to);
    }
}

void
tenbo_event_renumber (TbEvent        *event,
                      const TbPlayer *to)
{
  renumber_all (event->riichi, event->n_riichi, to);
  renumber_all (event->open_riichi, event->n_open_riichi, to);
  renumber_all (event->tenpai, event->n_tenpai, to);
  renumber_all (event->nagashi, event->n_nagashi, to);
  renumber_fouls (event->fouls, event->n_fouls, to);
  renumber (&event->wareme, to);

  for (int32_t i = 0; i < event->n_wins; i++)
    {
      renumber (&event->wins[i].player, to);
      renumber (&event->wins[i].from, to);
      renumber (&event->wins[i].pao.player, to);
    }

  for (int32_t i = 0; i < event->n_transfers; i++)
    {
      renumber (&event->transfers[i].from, to);
      renumber (&event->transfers[i].to, to);
    }
}

void
tenbo_partial_renumber (TbPartialHand  *partial,
                        const TbPlayer *to)
{
  renumber_all (partial->riichi, partial->n_riichi, to);
  renumber_all (partial->open_riichi, partial->n_open_riichi, to);
  renumber_fouls (partial->fouls, partial->n_fouls, to);
}

/* Removes @player from the @n @players. Returns whether they were there. */
static gboolean
remove_player (TbPlayer *players,
               int32_t  *n,
               TbPlayer  player)
{
  for (int32_t i = 0; i < *n; i++)
    if (players[i] == player)
      {
        (*n)--;
        memmove (&players[i], &players[i + 1], (gsize) (*n - i) * sizeof players[0]);
        return TRUE;
      }

  return FALSE;
}

void
tenbo_partial_press_riichi (TbPartialHand *partial,
                            TbPlayer       player)
{
  if (remove_player (partial->riichi, &partial->n_riichi, player))
    remove_player (partial->open_riichi, &partial->n_open_riichi, player);
  else
    partial->riichi[partial->n_riichi++] = player;
}

void
tenbo_partial_press_open_riichi (TbPartialHand *partial,
                                 TbPlayer       player)
{
  if (!remove_player (partial->open_riichi, &partial->n_open_riichi, player))
    partial->open_riichi[partial->n_open_riichi++] = player;
}
