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

  /* Leaves the entries of the lists uninitialized: the event is large, and nothing reads beyond the
   * counts. */
  event->result = result;
  event->choice = TB_CHOICE_ABSENT;
  event->reason = TB_ABORT_NINE_TERMINALS;
  event->wareme = TB_NOBODY;
  event->n_riichi = 0;
  event->n_open_riichi = 0;
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
  event->n_open_riichi = partial->n_open_riichi;
  event->n_fouls = partial->n_fouls;
  memcpy (event->riichi, partial->riichi, sizeof event->riichi);
  memcpy (event->open_riichi, partial->open_riichi, sizeof event->open_riichi);
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

TbYakuSet
tb_pao_named (const TbPao *pao)
{
  TbYakuSet named = 0;

  for (int32_t i = 0; i < pao->n_for; i++)
    named |= TB_YAKU_BIT (pao->for_yakuman[i]);

  return named;
}

bool
tb_pao_is_of_kan_feeder (const TbPao   *pao,
                         const TbRules *rules,
                         const TbValue *value)
{
  TbYakuSet named = tb_pao_named (pao);

  if (rules->pao_kan_feeder == TB_KAN_FEEDER_NONE)
    return false;

  return ((named != 0 ? named : value->listed) & TB_YAKU_BIT (TB_YAKU_RINSHAN)) != 0;
}

/* Whether @player is one of the @n @players. */
static bool
lists (const TbPlayer *players,
       int32_t         n,
       TbPlayer        player)
{
  for (int32_t i = 0; i < n; i++)
    if (players[i] == player)
      return true;

  return false;
}

bool
tb_event_has_riichi (const TbEvent *event,
                     TbPlayer       player)
{
  return lists (event->riichi, event->n_riichi, player);
}

bool
tb_event_has_open_riichi (const TbEvent *event,
                          TbPlayer       player)
{
  return lists (event->open_riichi, event->n_open_riichi, player);
}

TbFact
tb_event_win_is_open (const TbEvent *event,
                      int32_t        win)
{
  const TbWin        *entered = &event->wins[win];
  const TbValueEntry *value = &entered->value;

  if (entered->is_open == TB_FACT_YES || tb_value_is_open (value))
    return TB_FACT_YES;
  if (tb_event_has_riichi (event, entered->player) || value->form == TB_VALUE_TILES ||
      value->form == TB_VALUE_YAKU)
    return TB_FACT_NO;

  for (int32_t i = 0; value->form == TB_VALUE_YAKUMAN && i < value->n_yaku; i++)
    if (TB_YAKU_BIT (value->yaku[i]) & TB_YAKU_CLOSED_YAKUMAN)
      return TB_FACT_NO;

  return entered->is_open;
}
