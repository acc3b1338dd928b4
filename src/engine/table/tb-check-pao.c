/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

#include <assert.h>

static bool
names_rinshan (const TbPao *pao)
{
  for (int32_t i = 0; i < pao->n_for; i++)
    if (pao->for_yakuman[i] == TB_YAKU_RINSHAN)
      return true;

  return false;
}

/* Whether the feeder of a called kan can be liable for @win: the replacement tile is drawn. */
static bool
can_be_kan_feeder (const TbHand *hand,
                   const TbWin  *win)
{
  return hand->rules->pao_kan_feeder != TB_KAN_FEEDER_NONE && win->from == TB_NOBODY;
}

/* Whether the ruleset knows a liability that such a win can have. What it is for need not be named:
 * pao without a name covers the whole hand, whatever it is worth. */
static bool
knows_liability (const TbHand *hand,
                 const TbWin  *win)
{
  return hand->rules->pao_yakuman != 0 || hand->rules->pao_single_tile ||
         hand->rules->pao_fed_melds || can_be_kan_feeder (hand, win);
}

/* The yakuman named in `for`: each once, in the hand, and one the ruleset knows a liability for. */
static TbStatus
check_named (const TbHand *hand,
             int32_t       win,
             TbProblem    *problem)
{
  const TbWin *entry = &hand->event->wins[win];
  TbYakuSet    in_hand = hand->values[win].listed;
  TbYakuSet    liable = hand->rules->pao_yakuman;
  TbYakuSet    named = 0;

  if (can_be_kan_feeder (hand, entry))
    {
      liable |= TB_YAKU_BIT (TB_YAKU_RINSHAN);
      if (entry->value.form != TB_VALUE_YAKU) /* what else is in the hand is not known */
        in_hand |= TB_YAKU_BIT (TB_YAKU_RINSHAN);
    }

  for (int32_t i = 0; i < entry->pao.n_for; i++)
    {
      TbYakuSet yaku = TB_YAKU_BIT (entry->pao.for_yakuman[i]);
      TbProblem place = { .at = TB_AT_WIN_PAO_FOR_ENTRY, .index = { win, i } };

      if (!(yaku & liable))
        place.code = TB_PROBLEM_NO_PAO;
      else if (!(yaku & in_hand))
        place.code = TB_PROBLEM_PAO_NOT_IN_HAND;
      else if (yaku & named)
        place.code = TB_PROBLEM_DUPLICATE;
      if (place.code != TB_PROBLEM_NONE)
        return tb_refuse (problem, place);

      named |= yaku;
    }

  return TB_OK;
}

TbStatus
tb_check_pao (TbHand    *hand,
              int32_t    win,
              TbProblem *problem)
{
  const TbWin   *entry = &hand->event->wins[win];
  const TbValue *value = &hand->values[win];
  const TbPao   *pao = &entry->pao;

  assert (pao->n_for >= 0 && pao->n_for <= TB_MAX_LISTED_YAKUMAN);

  if (pao->player == TB_NOBODY)
    return TB_OK;
  if (tb_check_player (hand, pao->player, TB_AT_WIN_PAO_PLAYER, win, 0, problem) == TB_REFUSED)
    return TB_REFUSED;
  if (pao->player == entry->player)
    return tb_refuse_at (problem, TB_PROBLEM_SAME_PLAYER, TB_AT_WIN_PAO_PLAYER, win);

  /* A ruleset where pao covers the whole hand does not ask what it is for. */
  if (hand->rules->pao_share == TB_PAO_LIABLE_YAKUMAN &&
      check_named (hand, win, problem) == TB_REFUSED)
    return TB_REFUSED;
  if (!knows_liability (hand, entry))
    return tb_refuse_at (problem, TB_PROBLEM_NO_PAO, TB_AT_WIN_PAO, win);

  /* "Who let the kan be called has dealt in" (b-rule.txt 20). */
  if (hand->rules->pao_kan_feeder == TB_KAN_FEEDER_RON && entry->from == TB_NOBODY &&
      (names_rinshan (pao) || value->listed & TB_YAKU_BIT (TB_YAKU_RINSHAN)))
    hand->payers[win] = pao->player;

  return TB_OK;
}
