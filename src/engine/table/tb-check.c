/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"
#include "tb-riichi.h"

#include <assert.h>

TbStatus
tb_check_player (const TbHand *hand,
                 TbPlayer      player,
                 TbProblemAt   at,
                 int32_t       index,
                 TbProblem    *problem)
{
  if (player < hand->rules->players)
    return TB_OK;

  return tb_refuse_range (problem, TB_PROBLEM_OUT_OF_RANGE, at, index, 0, hand->rules->players - 1);
}

/* A list of players in an event. */
typedef struct
{
  const TbPlayer *players;
  int32_t         n;
  TbProblemAt     at; /* of an entry */
  TbPlayerSet     barred;
  TbProblemCode   code; /* for a refused player */
  int32_t         min;  /* the expected value, for codes that have one */
} List;

/* Makes @out the set of @list. Refuses a player who does not exist, is already in the set, or is
 * barred from it. */
static TbStatus
add_players (const TbHand *hand,
             const List   *list,
             TbPlayerSet  *out,
             TbProblem    *problem)
{
  assert (list->n >= 0 && list->n <= TB_MAX_PLAYERS);

  for (int32_t i = 0; i < list->n; i++)
    {
      TbPlayer    player = list->players[i];
      TbPlayerSet bit;

      if (tb_check_player (hand, player, list->at, i, problem) == TB_REFUSED)
        return TB_REFUSED;

      bit = TB_PLAYER_BIT (player);
      if (*out & bit)
        return tb_refuse_at (problem, TB_PROBLEM_DUPLICATE, list->at, i);
      if (list->barred & bit)
        return tb_refuse_range (problem, list->code, list->at, i, list->min, 0);

      *out |= bit;
    }

  return TB_OK;
}

static TbStatus
check_riichi (TbHand    *hand,
              TbProblem *problem)
{
  const TbRules *rules = hand->rules;
  List           riichi = {
              .players = hand->event->riichi,
              .n = hand->event->n_riichi,
              .at = TB_AT_RIICHI_ENTRY,
              .code = TB_PROBLEM_RIICHI_POINTS,
              .min = rules->riichi_minimum,
  };

  if (riichi.n == 0)
    return TB_OK;
  if (rules->riichi_stake == 0)
    return tb_refuse_at (problem, TB_PROBLEM_NOT_PLAYED, TB_AT_RIICHI, 0);

  if (rules->riichi_minimum > 0)
    riichi.barred =
      (TbPlayerSet) ~tb_players_from (rules, hand->table->scores, rules->riichi_minimum);

  return add_players (hand, &riichi, &hand->riichi, problem);
}

/* Checks the players of an open riichi; those of any riichi are known. */
static TbStatus
check_open_riichi (TbHand    *hand,
                   TbProblem *problem)
{
  const TbEvent *event = hand->event;
  const List     open = {
        .players = event->open_riichi,
        .n = event->n_open_riichi,
        .at = TB_AT_OPEN_RIICHI_ENTRY,
        .barred = (TbPlayerSet) ~hand->riichi,
        .code = TB_PROBLEM_OPEN_NO_RIICHI,
  };
  int32_t minimum;

  if (open.n == 0)
    return TB_OK;
  if (hand->rules->open_riichi_stake == 0)
    return tb_refuse_at (problem, TB_PROBLEM_NOT_PLAYED, TB_AT_OPEN_RIICHI, 0);
  if (add_players (hand, &open, &hand->open_riichi, problem) == TB_REFUSED)
    return TB_REFUSED;

  minimum = tb_rules_open_riichi_minimum (hand->rules);
  for (int32_t i = 0; i < open.n && minimum > 0; i++)
    if (hand->table->scores[open.players[i]] < minimum)
      return tb_refuse_range (problem, TB_PROBLEM_RIICHI_POINTS, TB_AT_OPEN_RIICHI_ENTRY, i,
                              minimum, 0);

  return TB_OK;
}

static TbStatus
check_draw (TbHand    *hand,
            TbProblem *problem)
{
  const TbEvent *event = hand->event;
  const List     nagashi = {
        .players = event->nagashi,
        .n = event->n_nagashi,
        .at = TB_AT_NAGASHI_ENTRY,
        .barred = hand->no_win,
        .code = TB_PROBLEM_NAGASHI_FOUL,
  };
  const List tenpai = {
    .players = event->tenpai,
    .n = event->n_tenpai,
    .at = TB_AT_TENPAI_ENTRY,
    .barred = hand->noten,
    .code = TB_PROBLEM_TENPAI_FOUL,
  };

  if (event->n_nagashi > 0 && hand->rules->nagashi == TB_NAGASHI_NONE)
    return tb_refuse_at (problem, TB_PROBLEM_NOT_PLAYED, TB_AT_NAGASHI, 0);
  if (add_players (hand, &nagashi, &hand->nagashi, problem) == TB_REFUSED ||
      add_players (hand, &tenpai, &hand->tenpai, problem) == TB_REFUSED)
    return TB_REFUSED;

  /* A player who claims nagashi reveals nothing about the other hands. */
  for (int32_t i = 0; i < event->n_riichi && hand->nagashi == 0; i++)
    if (!((hand->tenpai | hand->noten_riichi) & TB_PLAYER_BIT (event->riichi[i])))
      return tb_refuse_at (problem, TB_PROBLEM_RIICHI_NOTEN, TB_AT_RIICHI_ENTRY, i);

  return TB_OK;
}

static TbStatus
check_transfers (const TbHand *hand,
                 TbProblem    *problem)
{
  assert (hand->event->n_transfers >= 0 && hand->event->n_transfers <= TB_MAX_TRANSFERS);

  for (int32_t i = 0; i < hand->event->n_transfers; i++)
    {
      const TbTransfer *transfer = &hand->event->transfers[i];

      if (tb_check_player (hand, transfer->from, TB_AT_TRANSFER_FROM, i, problem) == TB_REFUSED ||
          tb_check_player (hand, transfer->to, TB_AT_TRANSFER_TO, i, problem) == TB_REFUSED)
        return TB_REFUSED;

      if (transfer->from == transfer->to)
        return tb_refuse_at (problem, TB_PROBLEM_SAME_PLAYER, TB_AT_TRANSFER_TO, i);
      if (transfer->points < 1 || transfer->points > TB_MAX_TRANSFER_POINTS)
        return tb_refuse_range (problem, TB_PROBLEM_OUT_OF_RANGE, TB_AT_TRANSFER_POINTS, i, 1,
                                TB_MAX_TRANSFER_POINTS);
    }

  return TB_OK;
}

/* Refuses members that this kind of result does not have. */
static TbStatus
check_members (const TbEvent *event,
               TbProblem     *problem)
{
  bool is_hand = tb_result_is_hand (event->result);
  bool is_draw = event->result == TB_RESULT_DRAW;
  const struct
  {
    bool        is_there;
    bool        belongs;
    TbProblemAt at;
  } members[] = {
    { event->n_riichi > 0, is_hand, TB_AT_RIICHI },
    { event->n_open_riichi > 0, is_hand, TB_AT_OPEN_RIICHI },
    { event->n_fouls > 0, is_hand, TB_AT_FOULS },
    { event->n_wins > 0, event->result == TB_RESULT_WIN, TB_AT_WINS },
    { event->n_tenpai > 0, is_draw, TB_AT_TENPAI },
    { event->n_nagashi > 0, is_draw, TB_AT_NAGASHI },
    { event->choice != TB_CHOICE_ABSENT, is_hand, TB_AT_CONTINUE },
    { event->n_transfers > 0, event->result == TB_RESULT_ADJUST, TB_AT_TRANSFERS },
  };

  for (size_t i = 0; i < sizeof members / sizeof members[0]; i++)
    if (members[i].is_there && !members[i].belongs)
      return tb_refuse_at (problem, TB_PROBLEM_NOT_HERE, members[i].at, 0);

  return TB_OK;
}

TbStatus
tb_check_running (TbHand    *hand,
                  TbProblem *problem)
{
  const TbRules *rules = hand->rules;
  const TbEvent *event = hand->event;

  if (hand->table->end.reason != TB_END_NONE)
    return tb_refuse_at (problem, TB_PROBLEM_GAME_OVER, TB_AT_HAND, 0);
  if (event->result == TB_RESULT_ABORT && tb_rules_find_abort (rules, event->reason) == NULL)
    return tb_refuse_at (problem, TB_PROBLEM_NOT_PLAYED,
                         rules->n_aborts == 0 ? TB_AT_RESULT : TB_AT_REASON, 0);
  if (check_members (event, problem) == TB_REFUSED ||
      check_riichi (hand, problem) == TB_REFUSED ||
      check_open_riichi (hand, problem) == TB_REFUSED)
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

  if (event->wareme != TB_NOBODY)
    {
      if (event->result != TB_RESULT_WIN)
        return tb_refuse_at (problem, TB_PROBLEM_NOT_HERE, TB_AT_WAREME, 0);
      if (!hand->rules->wareme)
        return tb_refuse_at (problem, TB_PROBLEM_NOT_PLAYED, TB_AT_WAREME, 0);
      if (tb_check_player (hand, event->wareme, TB_AT_WAREME, 0, problem) == TB_REFUSED)
        return TB_REFUSED;
    }

  if (event->result == TB_RESULT_WIN)
    return tb_check_wins (hand, problem);
  if (event->result == TB_RESULT_ADJUST)
    return check_transfers (hand, problem);
  if (event->result == TB_RESULT_DRAW)
    return check_draw (hand, problem);

  return TB_OK;
}
