/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

#include <string.h>

/* Those who have not declared, hold enough now, and have no foul that bars them from winning
 * (b-rule.txt 43 forbids them to declare as well). */
static TbPlayerSet
find_can_riichi (const TbHand  *hand,
                 const int32_t *scores)
{
  int32_t     minimum = hand->rules->riichi_minimum;
  TbPlayerSet can = 0;

  if (hand->rules->riichi_stake == 0 || hand->out->cut_short)
    return 0;

  for (TbPlayer player = 0; player < hand->rules->players; player++)
    if (minimum == 0 || scores[player] >= minimum)
      can |= TB_PLAYER_BIT (player);

  return can & (TbPlayerSet) ~(hand->riichi | hand->no_win);
}

TbStatus
tb_table_open_hand (const TbTable       *table,
                    const TbPartialHand *partial,
                    TbView              *out,
                    TbProblem           *problem)
{
  TbEvent      event;
  TbHandResult result;
  TbHand       hand;
  int32_t      ending;

  tb_event_begin (&event, TB_RESULT_FOUL, partial);
  *problem = (TbProblem) { 0 };
  tb_hand_open (&hand, table, &event, &result);

  if (tb_check_running (&hand, problem) == TB_REFUSED)
    return TB_REFUSED;

  /* A foul that ends the hand leaves none to show. */
  ending = tb_fouls_find_ending (&hand);
  if (ending >= 0)
    return tb_refuse_at (problem, TB_PROBLEM_FOUL_RESULT, TB_AT_FOUL_KIND, ending);

  tb_stakes_pay (&hand);
  tb_fouls_pay_deposits (&hand);

  memset (out, 0, sizeof *out);
  memcpy (out->scores, result.ledger.balance, sizeof out->scores);
  out->pot = result.ledger.balance[TB_ACCOUNT_POT];
  out->penalty_pot = result.ledger.balance[TB_ACCOUNT_PENALTY_POT];
  tb_ranks (table->rules, out->scores, out->ranks);
  out->riichi = hand.riichi;
  out->busts = result.cut_short;
  out->can_riichi = find_can_riichi (&hand, out->scores);

  return TB_OK;
}
