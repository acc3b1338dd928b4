/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

#include <assert.h>

TbStatus
tb_shown_value (const TbHand      *hand,
                const TbShownHand *shown,
                TbValue           *out,
                TbProblem         *problem)
{
  TbValueEntry entry = shown->value;

  tb_value_complete (&entry, hand->table->next.round.wind,
                     tb_rules_seat (hand->rules, hand->dealer, shown->player), false, 0);

  return tb_value_resolve (hand->rules, &entry, out, problem);
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
  const TbShownHand *against = &hand->event->fouls[foul].against[shown];
  const TbPlayer     owner = against->player;
  TbProblem          refusal = { .at = TB_AT_AGAINST_PLAYER, .index = { foul, shown } };
  TbValue            value;

  *points = 0;
  if (owner >= hand->rules->players)
    {
      refusal.code = TB_PROBLEM_OUT_OF_RANGE;
      refusal.max = hand->rules->players - 1;
    }
  else if (owner == hand->event->fouls[foul].player)
    refusal.code = TB_PROBLEM_OWN_HAND;
  else if (*owners & TB_PLAYER_BIT (owner))
    refusal.code = TB_PROBLEM_DUPLICATE;
  if (refusal.code != TB_PROBLEM_NONE)
    return tb_refuse (problem, refusal);
  *owners |= TB_PLAYER_BIT (owner);

  if (tb_shown_value (hand, against, &value, problem) == TB_REFUSED)
    {
      problem->against = true;
      problem->index[2] = problem->index[0];
      problem->index[0] = foul;
      problem->index[1] = shown;
      return TB_REFUSED;
    }

  *points = tb_value_ron (hand->rules, &value, owner == hand->dealer);

  return TB_OK;
}

/* Finds the cost of the foul @foul and stores it in the hand. */
static TbStatus
check_amount (TbHand    *hand,
              int32_t    foul,
              TbProblem *problem)
{
  const TbFoul     *entry = &hand->event->fouls[foul];
  const TbFoulRule *rule = tb_hand_foul_rule (hand, foul);
  TbPlayerSet       owners = 0;
  int32_t           amount = 0;
  TbValue           value;

  assert (entry->n_against >= 0 && entry->n_against < TB_MAX_PLAYERS);

  if (rule->amount == TB_FOUL_AMOUNT_FIXED)
    amount = rule->points;
  else if (rule->amount != TB_FOUL_AMOUNT_NONE)
    {
      /* The mangan that the offender pays or receives, with the dealer's surcharge of a half. */
      tb_value_of_limit (hand->rules, tb_foul_limit (rule), &value);
      amount = tb_value_ron (hand->rules, &value, entry->player == hand->dealer);
    }
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

/* A foul that ends the hand goes with the result `foul`, and with a win or a draw only if the
 * ruleset allows it. A foul of a noten hand is found only at a draw. */
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

static TbStatus
check_foul (TbHand    *hand,
            int32_t    index,
            TbProblem *problem)
{
  const TbFoul     *foul = &hand->event->fouls[index];
  const TbFoulRule *rule;
  int32_t           max_count;

  if (tb_check_player (hand, foul->player, TB_AT_FOUL_PLAYER, index, problem) == TB_REFUSED)
    return TB_REFUSED;
  if (foul->rule < 0 || foul->rule >= hand->rules->n_fouls)
    return tb_refuse_at (problem, TB_PROBLEM_NOT_PLAYED, TB_AT_FOUL_KIND, index);

  rule = tb_hand_foul_rule (hand, index);
  if (!goes_with_result (hand, rule))
    return tb_refuse_at (problem, TB_PROBLEM_FOUL_RESULT, TB_AT_FOUL_KIND, index);
  if (rule->only_noten_riichi && !(hand->riichi & TB_PLAYER_BIT (foul->player)))
    return tb_refuse_at (problem, TB_PROBLEM_FOUL_NO_RIICHI, TB_AT_FOUL_KIND, index);

  max_count = rule->counts_up ? TB_MAX_FOUL_COUNT : 1;
  if (foul->count < 1 || foul->count > max_count)
    return tb_refuse_range (problem, TB_PROBLEM_OUT_OF_RANGE, TB_AT_FOUL_COUNT, index, 1,
                            max_count);

  return check_amount (hand, index, problem);
}

TbStatus
tb_check_fouls (TbHand    *hand,
                TbProblem *problem)
{
  assert (hand->event->n_fouls >= 0 && hand->event->n_fouls <= TB_MAX_FOULS);

  for (int32_t i = 0; i < hand->event->n_fouls; i++)
    {
      const TbFoulRule *rule;
      TbPlayerSet       offender;

      if (check_foul (hand, i, problem) == TB_REFUSED)
        return TB_REFUSED;

      /* Effects of the foul besides its cost. */
      rule = tb_hand_foul_rule (hand, i);
      offender = TB_PLAYER_BIT (hand->event->fouls[i].player);
      hand->noten |= rule->noten ? offender : 0;
      hand->noten_riichi |= rule->noten || rule->noten_riichi ? offender : 0;
      hand->no_win |= rule->no_win ? offender : 0;
      hand->no_penalty_pot |= rule->no_penalty_pot ? offender : 0;
      hand->voids_draw |= rule->voids_draw || rule->due == TB_FOUL_DUE_ENDS_HAND;
    }

  return TB_OK;
}
