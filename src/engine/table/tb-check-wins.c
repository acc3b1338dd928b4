/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

#include <assert.h>

static TbStatus
check_winner (TbHand    *hand,
              int32_t    index,
              TbProblem *problem)
{
  TbPlayer winner = hand->event->wins[index].player;

  if (tb_check_player (hand, winner, TB_AT_WIN_PLAYER, index, 0, problem) == TB_REFUSED)
    return TB_REFUSED;
  if (hand->winners & TB_PLAYER_BIT (winner))
    return tb_refuse_at (problem, TB_PROBLEM_DUPLICATE, TB_AT_WIN_PLAYER, index);
  if (hand->no_win & TB_PLAYER_BIT (winner))
    return tb_refuse_at (problem, TB_PROBLEM_WINNER_FOUL, TB_AT_WIN_PLAYER, index);

  hand->winners |= TB_PLAYER_BIT (winner);

  return TB_OK;
}

static TbStatus
check_discarder (const TbHand *hand,
                 int32_t       index,
                 TbProblem    *problem)
{
  const TbWin *win = &hand->event->wins[index];

  if (win->from != TB_NOBODY &&
      tb_check_player (hand, win->from, TB_AT_WIN_FROM, index, 0, problem) == TB_REFUSED)
    return TB_REFUSED;
  if (win->from == win->player)
    return tb_refuse_at (problem, TB_PROBLEM_SAME_PLAYER, TB_AT_WIN_FROM, index);
  if (index > 0 && (win->from != hand->event->wins[0].from || win->from == TB_NOBODY))
    return tb_refuse_at (problem, TB_PROBLEM_SEVERAL_DISCARDERS, TB_AT_WIN_FROM, index);

  return TB_OK;
}

/* A list of yaku that names one of a drawn tile on a ron, or one of a claimed tile on a tsumo. */
static TbStatus
check_yaku_of_way (const TbWin *win,
                   int32_t      index,
                   TbProblem   *problem)
{
  /* Old records may have yakuman of a self-draw on a discard. */
  const TbYakuSet on_self_draw = TB_YAKU_OF_SELF_DRAW & TB_YAKU_ALL_ORDINARY;
  TbYakuSet       wrong = win->from == TB_NOBODY ? TB_YAKU_OF_DISCARD : on_self_draw;

  for (int32_t i = 0; i < win->value.n_yaku; i++)
    if (TB_YAKU_BIT (win->value.yaku[i]) & wrong)
      return tb_refuse (problem,
                        (TbProblem) {
                          .code = TB_PROBLEM_INCOMPATIBLE,
                          .at = TB_AT_VALUE_YAKU_ENTRY,
                          .index = { index, i },
                        });

  return TB_OK;
}

/* A list of tai that names one of a drawn tile on another player's. */
static TbStatus
check_tai_of_way (const TbWin *win,
                  int32_t      index,
                  TbProblem   *problem)
{
  if (win->from == TB_NOBODY)
    return TB_OK;

  for (int32_t i = 0; i < win->value.n_tai_items; i++)
    if (TB_TAI_BIT (win->value.tai_items[i]) & TB_TAI_OF_SELF_DRAW)
      return tb_refuse (problem,
                        (TbProblem) {
                          .code = TB_PROBLEM_INCOMPATIBLE,
                          .at = TB_AT_VALUE_TAI_ENTRY,
                          .index = { index, i },
                        });

  return TB_OK;
}

static TbStatus
check_way_of_winning (const TbWin *win,
                      int32_t      index,
                      TbProblem   *problem)
{
  if (win->value.form == TB_VALUE_YAKU)
    return check_yaku_of_way (win, index, problem);
  if (win->value.form == TB_VALUE_TAI && win->value.tai_listed)
    return check_tai_of_way (win, index, problem);

  return TB_OK;
}

/* What of TbHandFlag @event says of its win @win. */
static uint32_t
flags_of_win (const TbEvent *event,
              const TbWin   *win)
{
  uint32_t flags = win->robbed ? TB_HAND_CHANKAN : 0;

  for (int32_t i = 0; i < event->n_riichi; i++)
    if (event->riichi[i] == win->player)
      flags |= TB_HAND_RIICHI;

  return flags;
}

void
tb_win_value (const TbRules *rules,
              const TbNext  *hand,
              const TbEvent *event,
              int32_t        win,
              TbValueEntry  *out)
{
  const TbWin *entry = &event->wins[win];
  TbWind       seat = tb_rules_seat (rules, hand->dealer, entry->player);

  *out = entry->value;
  out->is_open = tb_event_win_is_open (event, win);
  tb_value_place (out, hand->round.wind, seat, entry->from == TB_NOBODY,
                  flags_of_win (event, entry));
}

static TbStatus
resolve_value (const TbHand *hand,
               int32_t       index,
               TbValue      *out,
               TbProblem    *problem)
{
  const TbWin *win = &hand->event->wins[index];
  TbValueEntry entry;

  if (win->value.form != TB_VALUE_YAKU && win->value.form != TB_VALUE_TILES)
    return tb_value_resolve (hand->rules, &win->value, out, problem);

  tb_win_value (hand->rules, &hand->table->next, hand->event, index, &entry);

  return tb_value_resolve (hand->rules, &entry, out, problem);
}

static TbStatus
check_value (TbHand    *hand,
             int32_t    index,
             TbProblem *problem)
{
  if (resolve_value (hand, index, &hand->values[index], problem) == TB_REFUSED)
    {
      problem->index[1] = problem->index[0];
      problem->index[0] = index;
      return TB_REFUSED;
    }

  return check_way_of_winning (&hand->event->wins[index], index, problem);
}

/* A bonus is refused if it brings no chips, and if a hand cannot have as much of it. */
static TbStatus
check_bonuses (const TbHand *hand,
               int32_t       index,
               TbProblem    *problem)
{
  const TbRules *rules = hand->rules;
  const TbBonus *bonus = &hand->event->wins[index].bonus;
  const struct
  {
    TbProblemAt at;
    int32_t     number;
    int32_t     max;
    int32_t     chip;
  } bonuses[] = {
    { TB_AT_WIN_BONUS_IPPATSU, bonus->ippatsu, 1, rules->chip_ippatsu },
    { TB_AT_WIN_BONUS_URA, bonus->ura, TB_MAX_BONUS, rules->chip_ura },
    { TB_AT_WIN_BONUS_RED, bonus->red, TB_MAX_BONUS, rules->chip_red },
  };

  for (size_t i = 0; i < sizeof bonuses / sizeof bonuses[0]; i++)
    {
      if (bonuses[i].number == 0)
        continue;
      if (bonuses[i].chip == 0)
        return tb_refuse_at (problem, TB_PROBLEM_NOT_PLAYED, bonuses[i].at, index);
      if (bonuses[i].number < 0 || bonuses[i].number > bonuses[i].max)
        return tb_refuse (problem,
                          (TbProblem) {
                            .code = TB_PROBLEM_OUT_OF_RANGE,
                            .at = bonuses[i].at,
                            .index = { index },
                            .max = bonuses[i].max,
                          });
    }

  return TB_OK;
}

static TbStatus
check_riichi_tile (const TbHand *hand,
                   int32_t       index,
                   TbProblem    *problem)
{
  const TbWin *win = &hand->event->wins[index];

  if (!win->on_riichi_tile ||
      (win->from != TB_NOBODY && hand->riichi & TB_PLAYER_BIT (win->from)))
    return TB_OK;

  return tb_refuse_at (problem, TB_PROBLEM_RONNED_TILE_NO_STAKE, TB_AT_WIN_ON_RIICHI_TILE, index);
}

/* A mark of a win on another player's tile is refused if it is not played, and if there was no such
 * tile. */
static TbStatus
check_marks (const TbHand *hand,
             int32_t       index,
             TbProblem    *problem)
{
  const TbRules *rules = hand->rules;
  const TbWin   *win = &hand->event->wins[index];
  const struct
  {
    TbProblemAt at;
    bool        is_set;
    bool        is_played;
  } marks[] = {
    { TB_AT_WIN_ROBBED, win->robbed, rules->robbed_kong_self_draw },
    { TB_AT_WIN_LAST_TILE, win->last_tile, rules->last_tile != TB_LAST_TILE_ORDINARY },
  };

  for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++)
    {
      if (marks[i].is_set && !marks[i].is_played)
        return tb_refuse_at (problem, TB_PROBLEM_NOT_PLAYED, marks[i].at, index);
      if (marks[i].is_set && win->from == TB_NOBODY)
        return tb_refuse_at (problem, TB_PROBLEM_NOT_HERE, marks[i].at, index);
    }

  return TB_OK;
}

/* "A discard win needs four tai"; a self-draw does not, and a robbed kong counts as one
 * (fenghua.txt). Where no tai are counted there is no minimum. */
static TbStatus
check_tai_minimum (const TbHand *hand,
                   int32_t       index,
                   TbProblem    *problem)
{
  const TbWin   *win = &hand->event->wins[index];
  const TbValue *value = &hand->values[index];
  int32_t        minimum = hand->rules->tai_minimum;

  if (value->tai_for_minimum >= minimum || value->tai_exempt || win->from == TB_NOBODY ||
      win->robbed)
    return TB_OK;

  return tb_refuse (problem,
                    (TbProblem) {
                      .code = TB_PROBLEM_TAI_MINIMUM,
                      .at = TB_AT_VALUE_TAI,
                      .index = { index },
                      .min = minimum,
                    });
}

/* Orders the winners by their distance from the discarder; a tsumo has one winner. */
static void
find_nearest (TbHand *hand)
{
  const TbEvent *event = hand->event;
  int32_t        n = 0;

  hand->nearest[0] = 0;
  for (int32_t step = 1; step < hand->rules->players && event->n_wins > 1; step++)
    for (int32_t i = 0; i < event->n_wins; i++)
      if (event->wins[i].player == (event->wins[0].from + step) % hand->rules->players)
        hand->nearest[n++] = i;
}

static TbStatus
check_win (TbHand    *hand,
           int32_t    index,
           TbProblem *problem)
{
  hand->payers[index] = hand->event->wins[index].from;

  if (check_winner (hand, index, problem) == TB_REFUSED ||
      check_discarder (hand, index, problem) == TB_REFUSED ||
      check_value (hand, index, problem) == TB_REFUSED ||
      tb_check_pao (hand, index, problem) == TB_REFUSED ||
      check_bonuses (hand, index, problem) == TB_REFUSED ||
      check_riichi_tile (hand, index, problem) == TB_REFUSED ||
      check_marks (hand, index, problem) == TB_REFUSED)
    return TB_REFUSED;

  return check_tai_minimum (hand, index, problem);
}

TbStatus
tb_check_wins (TbHand    *hand,
               TbProblem *problem)
{
  const TbEvent *event = hand->event;

  assert (event->n_wins >= 0 && event->n_wins <= TB_MAX_WINS);

  if (event->n_wins == 0)
    return tb_refuse (problem,
                      (TbProblem) {
                        .code = TB_PROBLEM_TOO_FEW,
                        .at = TB_AT_WINS,
                        .min = 1,
                        .max = hand->rules->max_winners,
                      });
  if (event->n_wins > hand->rules->max_winners)
    return tb_refuse (problem,
                      (TbProblem) {
                        .code = TB_PROBLEM_TOO_MANY_WINNERS,
                        .at = TB_AT_WINS,
                        .max = hand->rules->max_winners,
                      });

  for (int32_t i = 0; i < event->n_wins; i++)
    if (check_win (hand, i, problem) == TB_REFUSED)
      return TB_REFUSED;

  find_nearest (hand);

  return TB_OK;
}

TbStatus
tb_check_open_wins (const TbHand *hand,
                    TbProblem    *problem)
{
  uint8_t before[TB_MAX_PLAYERS];

  if (!hand->rules->last_hand_open_win || !tb_table_is_last_hand (hand->table))
    return TB_OK;

  tb_ranks (hand->rules, hand->table->scores, before);
  for (int32_t i = 0; i < hand->event->n_wins; i++)
    {
      const TbWin *win = &hand->event->wins[i];

      if (tb_event_win_is_open (hand->event, i) == TB_FACT_YES &&
          win->player != hand->dealer && before[win->player] > 1 &&
          hand->ranks[win->player] >= before[win->player])
        return tb_refuse_at (problem,
                             hand->event->n_wins > 1 ? TB_PROBLEM_RULE_OPEN_WIN_BESIDE
                                                     : TB_PROBLEM_RULE_OPEN_WIN,
                             TB_AT_WIN, i);
    }

  return TB_OK;
}
