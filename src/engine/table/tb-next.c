/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

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

/* The repeat counters after a hand that is not played again. */
static int32_t
count_honba (const TbHand *hand)
{
  bool declined_win = hand->winners & TB_PLAYER_BIT (hand->dealer) &&
                      hand->event->choice == TB_CHOICE_DECLINE;

  if (!hand->rules->honba_counted)
    return 0;
  if (hand->restore)
    return hand->out->hand.honba;
  if (hand->winners != 0 && !hand->out->repeats &&
      !(declined_win && hand->rules->honba_declined_win))
    return 0;

  return hand->out->hand.honba + 1;
}

/* Whether the dealer ends the game in front: the last dealer, who is 1st and has the target, stops
 * by the rules or says so. */
static bool
dealer_stops (const TbHand    *hand,
              const TbDealing *dealing)
{
  if (dealing->stops)
    return true;

  return hand->event->choice == TB_CHOICE_DECLINE && hand->ranks[hand->dealer] == 1 &&
         tb_round_is_last (hand->rules, &hand->out->hand.round) &&
         tb_end_find_target (hand) & TB_PLAYER_BIT (hand->dealer);
}

/* The last hand is over and the dealer does not repeat. */
static void
end_or_extend (TbHand *hand)
{
  const TbRules *rules = hand->rules;
  TbHandResult  *out = hand->out;

  if (rules->extension != TB_EXTENSION_NONE &&
      !tb_round_is_extension (rules, &out->hand.round) &&
      tb_end_find_target (hand) == 0)
    tb_round_extend (rules, &out->next.round);
  else if (hand->event->choice == TB_CHOICE_DECLINE && hand->ranks[hand->dealer] == 1)
    out->end = (TbEnd) { TB_END_DEALER_LEADS, TB_PLAYER_BIT (hand->dealer) };
  else
    out->end = (TbEnd) { TB_END_ROUNDS, 0 };
}

/* Where the game goes, or that it is over. */
static void
find_next_round (TbHand          *hand,
                 const TbDealing *dealing)
{
  TbHandResult *out = hand->out;
  bool          stops = dealer_stops (hand, dealing);

  tb_end_test_target (hand, out->repeats || stops);
  if (out->end.reason != TB_END_NONE)
    return;

  if (stops)
    out->end = (TbEnd) { TB_END_DEALER_LEADS, TB_PLAYER_BIT (hand->dealer) };
  else if (out->repeats)
    return;
  else if (tb_round_is_final (hand->rules, &out->hand.round))
    end_or_extend (hand);
  else
    tb_round_pass (hand->rules, &out->next.round);

  out->next.dealer = out->next.round.number;
}

TbStatus
tb_next_hand (TbHand    *hand,
              TbProblem *problem)
{
  TbHandResult *out = hand->out;
  TbDealing     dealing = { .may_repeat = true };

  if (!hand->replay)
    tb_dealer_decide (hand, &dealing);

  out->right = dealing.right;
  if (check_choice (hand, problem) == TB_REFUSED)
    return TB_REFUSED;

  out->repeats = dealing.may_repeat && hand->event->choice != TB_CHOICE_DECLINE;
  if (!hand->replay)
    out->next.honba = count_honba (hand);
  if (out->next.honba > TB_MAX_HONBA)
    return tb_refuse (problem,
                      (TbProblem) {
                        .code = TB_PROBLEM_OUT_OF_RANGE,
                        .at = TB_AT_HAND,
                        .max = TB_MAX_HONBA,
                      });

  find_next_round (hand, &dealing);

  return TB_OK;
}

TbStatus
tb_next_after_cut (TbHand    *hand,
                   TbProblem *problem)
{
  hand->out->end = (TbEnd) { TB_END_BUST, hand->out->busted };

  return check_choice (hand, problem);
}
