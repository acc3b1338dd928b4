/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

#include <assert.h>

/* The mangan that @player pays or is paid: with the dealer's half more. */
static int32_t
own_mangan (const TbHand *hand,
            TbPlayer      player)
{
  TbValue mangan;

  tb_value_of_limit (TB_LIMIT_MANGAN, &mangan);

  return tb_value_ron (hand->rules, &mangan, player == hand->dealer);
}

/* Resolves the hand @shown of the foul @foul and stores its ron value, without honba, in
 * @points. */
static TbStatus
check_shown_hand (const TbHand *hand,
                  int32_t       foul,
                  int32_t       shown,
                  TbPlayerSet  *owners,
                  int32_t      *points,
                  TbProblem    *problem)
{
  const TbFoul      *entry = &hand->event->fouls[foul];
  const TbShownHand *against = &entry->against[shown];
  const TbProblemAt  at = TB_AT_AGAINST_PLAYER;
  TbProblem          place = { .at = at, .index = { foul, shown } };
  TbValueEntry       shown_value = against->value;
  TbValue            value;

  *points = 0;
  if (tb_check_player (hand, against->player, at, foul, shown, problem) == TB_REFUSED)
    return TB_REFUSED;

  if (against->player == entry->player)
    place.code = TB_PROBLEM_OWN_HAND;
  else if (*owners & TB_PLAYER_BIT (against->player))
    place.code = TB_PROBLEM_DUPLICATE;
  if (place.code != TB_PROBLEM_NONE)
    return tb_refuse (problem, place);
  *owners |= TB_PLAYER_BIT (against->player);

  /* What it would have been worth as a ron. */
  tb_value_place (&shown_value, hand->table->next.round.wind,
                  tb_hand_seat (hand, against->player), false, 0);
  if (tb_value_resolve (hand->rules, &shown_value, &value, problem) == TB_REFUSED)
    {
      problem->against = true;
      problem->index[2] = problem->index[0];
      problem->index[0] = foul;
      problem->index[1] = shown;
      return TB_REFUSED;
    }

  *points = tb_value_ron (hand->rules, &value, against->player == hand->dealer);

  return TB_OK;
}

/* Finds what the foul @foul costs and stores it in the hand. */
static TbStatus
check_amount (TbHand    *hand,
              int32_t    foul,
              TbProblem *problem)
{
  const TbFoul     *entry = &hand->event->fouls[foul];
  const TbFoulRule *rule = &hand->rules->fouls[entry->rule];
  TbPlayerSet       owners = 0;
  int32_t           amount = 0;

  assert (entry->n_against >= 0 && entry->n_against < TB_MAX_PLAYERS);

  if (rule->amount == TB_FOUL_AMOUNT_FIXED)
    amount = rule->points;
  else if (rule->amount != TB_FOUL_AMOUNT_NONE)
    amount = own_mangan (hand, entry->player);
  if (rule->amount != TB_FOUL_AMOUNT_SHOWN_HANDS && entry->n_against > 0)
    return tb_refuse_at (problem, TB_PROBLEM_NOT_HERE, TB_AT_AGAINST, foul);

  for (int32_t i = 0; i < entry->n_against; i++)
    {
      int32_t points;

      if (check_shown_hand (hand, foul, i, &owners, &points, problem) == TB_REFUSED)
        return TB_REFUSED;
      amount = points > amount ? points : amount;
    }

  hand->fines[foul] = amount * entry->count;

  return TB_OK;
}

/* A foul that ends the hand stands with the result `foul`; beside a win or a draw only if the
 * ruleset says so. One of a hand that is noten is seen at a draw alone. */
static bool
goes_with_result (const TbHand     *hand,
                  const TbFoulRule *rule)
{
  TbResult result = hand->event->result;

  if (rule->only_noten_riichi)
    return result == TB_RESULT_DRAW;
  if (rule->due != TB_FOUL_DUE_ENDS_HAND || result == TB_RESULT_FOUL)
    return true;

  return rule->beside && result != TB_RESULT_ABORT;
}

/* Whether the foul @foul is of a riichi that its player did not declare. */
static bool
lacks_riichi (const TbHand *hand,
              const TbFoul *foul)
{
  return hand->rules->fouls[foul->rule].only_noten_riichi &&
         !(hand->riichi & TB_PLAYER_BIT (foul->player));
}

static TbStatus
check_foul (TbHand    *hand,
            int32_t    index,
            TbProblem *problem)
{
  const TbFoul *foul = &hand->event->fouls[index];
  TbProblem     kind = { .at = TB_AT_FOUL_KIND, .index = { index } };
  int32_t       max_count;

  if (tb_check_player (hand, foul->player, TB_AT_FOUL_PLAYER, index, 0, problem) == TB_REFUSED)
    return TB_REFUSED;

  if (foul->rule < 0 || foul->rule >= hand->rules->n_fouls)
    kind.code = TB_PROBLEM_NOT_PLAYED;
  else if (!goes_with_result (hand, tb_hand_foul_rule (hand, index)))
    kind.code = TB_PROBLEM_FOUL_RESULT;
  else if (lacks_riichi (hand, foul))
    kind.code = TB_PROBLEM_FOUL_NO_RIICHI;
  if (kind.code != TB_PROBLEM_NONE)
    return tb_refuse (problem, kind);

  max_count = tb_hand_foul_rule (hand, index)->counts_up ? TB_MAX_FOUL_COUNT : 1;
  if (foul->count < 1 || foul->count > max_count)
    return tb_refuse (problem,
                      (TbProblem) {
                        .code = TB_PROBLEM_OUT_OF_RANGE,
                        .at = TB_AT_FOUL_COUNT,
                        .index = { index },
                        .min = 1,
                        .max = max_count,
                      });

  return check_amount (hand, index, problem);
}

/* What the foul does to the offender beside what it costs. */
static void
note_effects (TbHand *hand,
              int32_t foul)
{
  const TbFoulRule *rule = tb_hand_foul_rule (hand, foul);
  TbPlayerSet       offender = TB_PLAYER_BIT (hand->event->fouls[foul].player);

  if (rule->noten)
    hand->noten |= offender;
  if (rule->noten || rule->noten_riichi)
    hand->noten_riichi |= offender;
  if (rule->no_win)
    hand->no_win |= offender;
  if (rule->no_penalty_pot)
    hand->no_penalty_pot |= offender;
}

TbStatus
tb_check_fouls (TbHand    *hand,
                TbProblem *problem)
{
  assert (hand->event->n_fouls >= 0 && hand->event->n_fouls <= TB_MAX_FOULS);

  for (int32_t i = 0; i < hand->event->n_fouls; i++)
    {
      if (check_foul (hand, i, problem) == TB_REFUSED)
        return TB_REFUSED;
      note_effects (hand, i);
    }

  return TB_OK;
}
