/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

static bool
is_last_hand (const TbRules *rules,
              const TbNext  *hand)
{
  return (int32_t) hand->round.wind == rules->winds - 1 &&
         hand->round.number == rules->players - 1;
}

bool
tb_table_is_last_hand (const TbTable *table)
{
  return is_last_hand (table->rules, &table->next);
}

/* What the rules say of the dealer after this hand; of several that apply the one that keeps the
 * deal most firmly. A dealer whose own foul was paid passes in any case. */
static TbDealer
find_dealer_rule (const TbHand *hand)
{
  const TbRules *rules = hand->rules;
  TbPlayerSet    dealer = TB_PLAYER_BIT (hand->dealer);
  TbDealer       found = TB_DEALER_PASSES;

  if (hand->offenders & dealer)
    return TB_DEALER_PASSES;

  if (hand->winners & dealer)
    found = rules->dealer_win;
  if (hand->tenpai & dealer)
    found = rules->dealer_tenpai;
  if (hand->offenders != 0 && rules->dealer_child_foul > found)
    found = rules->dealer_child_foul;

  return found;
}

static TbRight
find_right (const TbHand *hand,
            TbDealer      dealer_rule)
{
  if (dealer_rule == TB_DEALER_PASSES)
    return TB_RIGHT_NONE;

  if (hand->rules->last_dealer == TB_LAST_DEALER_MUST_UNLESS_FIRST &&
      is_last_hand (hand->rules, &hand->out->hand))
    return hand->ranks[hand->dealer] == 1 ? TB_RIGHT_FREE : TB_RIGHT_MUST_CONTINUE;

  return dealer_rule == TB_DEALER_CHOOSES ? TB_RIGHT_FREE : TB_RIGHT_NONE;
}

static TbStatus
check_choice (const TbHand *hand,
              TbProblem    *problem)
{
  TbChoice  choice = hand->event->choice;
  TbProblem refusal = { .at = TB_AT_CONTINUE };

  if (hand->out->right == TB_RIGHT_NONE && choice != TB_CHOICE_ABSENT)
    refusal.code = TB_PROBLEM_NO_CHOICE;
  else if (hand->out->right == TB_RIGHT_MUST_CONTINUE && choice == TB_CHOICE_DECLINE)
    refusal.code = TB_PROBLEM_MUST_CONTINUE;

  return refusal.code == TB_PROBLEM_NONE ? TB_OK : tb_refuse (problem, refusal);
}

/* The repeat counters after a hand that is not replayed. */
static int32_t
count_honba (const TbHand *hand)
{
  bool declined_win = hand->winners & TB_PLAYER_BIT (hand->dealer) &&
                      hand->event->choice == TB_CHOICE_DECLINE;

  if (hand->event->result == TB_RESULT_WIN && !hand->out->repeats &&
      !(declined_win && hand->rules->honba_declined_win))
    return 0;

  return hand->out->hand.honba + 1;
}

static void
pass_the_deal (const TbHand *hand,
               TbNext       *next)
{
  next->round.number++;
  if (next->round.number == hand->rules->players)
    {
      next->round.number = 0;
      next->round.wind++;
    }

  next->dealer = next->round.number;
}

static void
end_after_last_hand (TbHand *hand)
{
  if (hand->event->choice == TB_CHOICE_DECLINE && hand->ranks[hand->dealer] == 1)
    hand->out->end = (TbEnd) { TB_END_DEALER_LEADS, TB_PLAYER_BIT (hand->dealer) };
  else
    hand->out->end = (TbEnd) { TB_END_ROUNDS, 0 };
}

TbStatus
tb_next_hand (TbHand    *hand,
              TbProblem *problem)
{
  TbHandResult *out = hand->out;
  TbDealer      dealer_rule = hand->replay ? TB_DEALER_PASSES : find_dealer_rule (hand);

  out->right = find_right (hand, dealer_rule);
  if (check_choice (hand, problem) == TB_REFUSED)
    return TB_REFUSED;

  out->repeats = hand->replay ||
                 (dealer_rule != TB_DEALER_PASSES && hand->event->choice != TB_CHOICE_DECLINE);
  if (hand->replay)
    return TB_OK;

  out->next.honba = count_honba (hand);
  if (out->next.honba > TB_MAX_HONBA)
    return tb_refuse (problem,
                      (TbProblem) {
                        .code = TB_PROBLEM_OUT_OF_RANGE,
                        .at = TB_AT_HAND,
                        .max = TB_MAX_HONBA,
                      });

  if (out->repeats)
    return TB_OK;
  if (!is_last_hand (hand->rules, &out->hand))
    pass_the_deal (hand, &out->next);
  else if (out->end.reason == TB_END_NONE)
    end_after_last_hand (hand);

  return TB_OK;
}
