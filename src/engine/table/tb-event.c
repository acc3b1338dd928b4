/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-event.h"

#include <assert.h>
#include <string.h>

bool
tb_result_is_hand (TbResult result)
{
  return result != TB_RESULT_ADJUST && result != TB_RESULT_STOP;
}

void
tb_event_init (TbEvent *event,
               TbResult result)
{
  assert (result < TB_N_RESULTS);

  /* The entries of the lists are left alone: the event is large, and nothing reads beyond the
   * counts. */
  event->result = result;
  event->choice = TB_CHOICE_ABSENT;
  event->reason = TB_ABORT_NINE_TERMINALS;
  event->wareme = TB_NOBODY;
  event->n_riichi = 0;
  event->n_wins = 0;
  event->n_tenpai = 0;
  event->n_nagashi = 0;
  event->n_fouls = 0;
  event->n_transfers = 0;
}

void
tb_event_begin (TbEvent             *event,
                TbResult             result,
                const TbPartialHand *partial)
{
  tb_event_init (event, result);
  event->n_riichi = partial->n_riichi;
  event->n_fouls = partial->n_fouls;
  memcpy (event->riichi, partial->riichi, sizeof event->riichi);
  for (int32_t i = 0; i < partial->n_fouls; i++)
    event->fouls[i] = partial->fouls[i];
}

void
tb_win_init (TbWin   *win,
             TbPlayer player)
{
  *win = (TbWin) {
    .player = player,
    .from = TB_NOBODY,
    .value = { .form = TB_VALUE_HAN, .han = 1 },
    .pao = { .player = TB_NOBODY },
  };
}
