/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

#include <assert.h>

TbStatus
tb_check_player (const TbHand *hand,
                 TbPlayer      player,
                 TbProblemAt   at,
                 int32_t       first,
                 int32_t       second,
                 TbProblem    *problem)
{
  if (player < hand->rules->players)
    return TB_OK;

  return tb_refuse (problem,
                    (TbProblem) {
                      .code = TB_PROBLEM_OUT_OF_RANGE,
                      .at = at,
                      .index = { first, second },
                      .max = hand->rules->players - 1,
                    });
}

/* Adds @player to @set. Refuses a player who does not exist or is in it already. */
static TbStatus
add_player (const TbHand *hand,
            TbPlayerSet  *set,
            TbPlayer      player,
            TbProblemAt   at,
            int32_t       index,
            TbProblem    *problem)
{
  if (tb_check_player (hand, player, at, index, 0, problem) == TB_REFUSED)
    return TB_REFUSED;
  if (*set & TB_PLAYER_BIT (player))
    return tb_refuse_at (problem, TB_PROBLEM_DUPLICATE, at, index);

  *set |= TB_PLAYER_BIT (player);

  return TB_OK;
}

static TbStatus
check_riichi (TbHand    *hand,
              TbProblem *problem)
{
  int32_t minimum = hand->rules->riichi_minimum;

  assert (hand->event->n_riichi >= 0 && hand->event->n_riichi <= TB_MAX_PLAYERS);

  for (int32_t i = 0; i < hand->event->n_riichi; i++)
    {
      TbPlayer player = hand->event->riichi[i];

      if (add_player (hand, &hand->riichi, player, TB_AT_RIICHI_ENTRY, i, problem) == TB_REFUSED)
        return TB_REFUSED;
      if (hand->table->scores[player] < minimum)
        return tb_refuse (problem,
                          (TbProblem) {
                            .code = TB_PROBLEM_RIICHI_POINTS,
                            .at = TB_AT_RIICHI_ENTRY,
                            .index = { i },
                            .min = minimum,
                          });
    }

  return TB_OK;
}

static TbStatus
check_tenpai (TbHand    *hand,
              TbProblem *problem)
{
  assert (hand->event->n_tenpai >= 0 && hand->event->n_tenpai <= TB_MAX_PLAYERS);

  for (int32_t i = 0; i < hand->event->n_tenpai; i++)
    {
      TbPlayer player = hand->event->tenpai[i];

      if (add_player (hand, &hand->tenpai, player, TB_AT_TENPAI_ENTRY, i, problem) == TB_REFUSED)
        return TB_REFUSED;
      if (hand->noten & TB_PLAYER_BIT (player))
        return tb_refuse_at (problem, TB_PROBLEM_TENPAI_FOUL, TB_AT_TENPAI_ENTRY, i);
    }

  for (int32_t i = 0; i < hand->event->n_riichi; i++)
    if (!((hand->tenpai | hand->noten_riichi) & TB_PLAYER_BIT (hand->event->riichi[i])))
      return tb_refuse_at (problem, TB_PROBLEM_RIICHI_NOTEN, TB_AT_RIICHI_ENTRY, i);

  return TB_OK;
}

static TbStatus
check_transfer (const TbHand *hand,
                int32_t       index,
                TbProblem    *problem)
{
  const TbTransfer *transfer = &hand->event->transfers[index];
  TbPlayer          from = transfer->from;
  TbPlayer          to = transfer->to;

  if (tb_check_player (hand, from, TB_AT_TRANSFER_FROM, index, 0, problem) == TB_REFUSED ||
      tb_check_player (hand, to, TB_AT_TRANSFER_TO, index, 0, problem) == TB_REFUSED)
    return TB_REFUSED;

  if (from == to)
    return tb_refuse_at (problem, TB_PROBLEM_SAME_PLAYER, TB_AT_TRANSFER_TO, index);
  if (transfer->points < 1 || transfer->points > TB_MAX_TRANSFER_POINTS)
    return tb_refuse (problem,
                      (TbProblem) {
                        .code = TB_PROBLEM_OUT_OF_RANGE,
                        .at = TB_AT_TRANSFER_POINTS,
                        .index = { index },
                        .min = 1,
                        .max = TB_MAX_TRANSFER_POINTS,
                      });

  return TB_OK;
}

static TbStatus
check_transfers (const TbHand *hand,
                 TbProblem    *problem)
{
  assert (hand->event->n_transfers >= 0 && hand->event->n_transfers <= TB_MAX_TRANSFERS);

  for (int32_t i = 0; i < hand->event->n_transfers; i++)
    if (check_transfer (hand, i, problem) == TB_REFUSED)
      return TB_REFUSED;

  return TB_OK;
}

static TbStatus
check_ending_foul (const TbHand *hand,
                   TbProblem    *problem)
{
  if (tb_fouls_find_ending (hand) >= 0)
    return TB_OK;

  return tb_refuse_at (problem, TB_PROBLEM_NO_ENDING_FOUL, TB_AT_FOULS, 0);
}

/* Refuses what this kind of result does not have. */
static TbStatus
check_members (const TbEvent *event,
               TbProblem     *problem)
{
  bool is_played = event->result != TB_RESULT_ADJUST && event->result != TB_RESULT_STOP;

  if (event->n_riichi > 0 && !is_played)
    return tb_refuse_at (problem, TB_PROBLEM_NOT_HERE, TB_AT_RIICHI, 0);
  if (event->n_fouls > 0 && !is_played)
    return tb_refuse_at (problem, TB_PROBLEM_NOT_HERE, TB_AT_FOULS, 0);
  if (event->n_wins > 0 && event->result != TB_RESULT_WIN)
    return tb_refuse_at (problem, TB_PROBLEM_NOT_HERE, TB_AT_WINS, 0);
  if (event->n_tenpai > 0 && event->result != TB_RESULT_DRAW)
    return tb_refuse_at (problem, TB_PROBLEM_NOT_HERE, TB_AT_TENPAI, 0);
  if (event->choice != TB_CHOICE_ABSENT && !is_played)
    return tb_refuse_at (problem, TB_PROBLEM_NOT_HERE, TB_AT_CONTINUE, 0);
  if (event->n_transfers > 0 && event->result != TB_RESULT_ADJUST)
    return tb_refuse_at (problem, TB_PROBLEM_NOT_HERE, TB_AT_TRANSFERS, 0);

  return TB_OK;
}

TbStatus
tb_check_running (TbHand    *hand,
                  TbProblem *problem)
{
  if (hand->table->end.reason != TB_END_NONE)
    return tb_refuse_at (problem, TB_PROBLEM_GAME_OVER, TB_AT_HAND, 0);
  if (hand->event->result == TB_RESULT_ABORT)
    return tb_refuse_at (problem, TB_PROBLEM_NOT_PLAYED, TB_AT_RESULT, 0);
  if (check_members (hand->event, problem) == TB_REFUSED ||
      check_riichi (hand, problem) == TB_REFUSED)
    return TB_REFUSED;

  return tb_check_fouls (hand, problem);
}

TbStatus
tb_check_event (TbHand    *hand,
                TbProblem *problem)
{
  const TbEvent *event = hand->event;

  assert (event->result < TB_N_RESULTS && event->choice <= TB_CHOICE_DECLINE);

  if (tb_check_running (hand, problem) == TB_REFUSED)
    return TB_REFUSED;

  if (event->result == TB_RESULT_WIN)
    return tb_check_wins (hand, problem);
  if (event->result == TB_RESULT_DRAW)
    return check_tenpai (hand, problem);
  if (event->result == TB_RESULT_FOUL)
    return check_ending_foul (hand, problem);
  if (event->result == TB_RESULT_ADJUST)
    return check_transfers (hand, problem);

  return TB_OK;
}
