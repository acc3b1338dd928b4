/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

/* Whether the dealer stays: what the rules say of this hand, and what the last dealer may do. */

static bool
is_south_or_later (const TbHand *hand)
{
  return hand->out->hand.round.wind >= TB_WIND_SOUTH;
}

static bool
is_last (const TbHand *hand)
{
  return tb_round_is_last (hand->rules, &hand->out->hand.round);
}

/* The last dealer, still 1st, whose own foul ended the hand (mizukawa.txt, last hand). */
static bool
repeats_in_spite_of_foul (const TbHand *hand)
{
  return hand->ended_by_dealer && hand->rules->last_dealer_foul_repeats && is_last (hand) &&
         hand->ranks[hand->dealer] == 1;
}

static TbDealer
rule_after_own_foul (const TbHand *hand)
{
  if (repeats_in_spite_of_foul (hand))
    return TB_DEALER_REPEATS;

  return is_south_or_later (hand) ? hand->rules->dealer_own_foul_south
                                  : hand->rules->dealer_own_foul;
}

static TbDealer
rule_after_draw (const TbHand *hand)
{
  if (hand->tenpai & TB_PLAYER_BIT (hand->dealer))
    return hand->rules->dealer_tenpai;

  return is_south_or_later (hand) ? hand->rules->dealer_noten_south : hand->rules->dealer_noten;
}

/* What the rules say after what ended the hand, fouls apart. */
static TbDealer
rule_after_result (const TbHand *hand)
{
  if (hand->winners & TB_PLAYER_BIT (hand->dealer))
    return hand->rules->dealer_win;
  if (hand->winners != 0)
    return TB_DEALER_PASSES;
  if (hand->event->result == TB_RESULT_DRAW)
    return rule_after_draw (hand);
  if (hand->event->result == TB_RESULT_ABORT)
    return tb_rules_find_abort (hand->rules, hand->event->reason)->dealer;

  return TB_DEALER_PASSES;
}

/* What the rules say of the dealer after this hand; beside a child's foul the one that keeps the
 * deal more firmly. An own foul of the dealer decides alone. */
static TbDealer
find_rule (const TbHand *hand)
{
  TbDealer found;

  if (hand->offenders & TB_PLAYER_BIT (hand->dealer))
    return rule_after_own_foul (hand);

  found = rule_after_result (hand);
  if (hand->offenders != 0 && hand->rules->dealer_child_foul > found)
    found = hand->rules->dealer_child_foul;

  return found;
}

/* Whether the last dealer, who would repeat, stands so well that he stops or may stop. */
static bool
can_stop (const TbHand *hand)
{
  const TbRules *rules = hand->rules;

  if (hand->ranks[hand->dealer] != 1 || hand->event->result == TB_RESULT_ABORT ||
      repeats_in_spite_of_foul (hand))
    return false;
  if (rules->target > 0 && hand->out->scores[hand->dealer] < rules->target)
    return false;

  return rules->last_dealer_stops_after == TB_STOP_AFTER_REPEAT ||
         hand->winners & TB_PLAYER_BIT (hand->dealer);
}

/* What it changes in @out that the dealer, who would repeat, is the last one. */
static void
apply_last_dealer (const TbHand *hand,
                   TbDealing    *out)
{
  TbLastDealer last_dealer = hand->rules->last_dealer;

  if (last_dealer == TB_LAST_DEALER_MUST_UNLESS_FIRST && !repeats_in_spite_of_foul (hand))
    out->right = hand->ranks[hand->dealer] == 1 ? TB_RIGHT_FREE : TB_RIGHT_MUST_CONTINUE;
  else if (last_dealer == TB_LAST_DEALER_MAY_STOP_FIRST && can_stop (hand))
    out->right = TB_RIGHT_FREE;
  else if (last_dealer == TB_LAST_DEALER_STOPS_FIRST && can_stop (hand))
    {
      out->right = TB_RIGHT_NONE;
      out->stops = true;
    }
}

void
tb_dealer_decide (const TbHand *hand,
                  TbDealing    *out)
{
  TbDealer rule = find_rule (hand);

  *out = (TbDealing) {
    .may_repeat = rule != TB_DEALER_PASSES,
    .right = rule == TB_DEALER_CHOOSES ? TB_RIGHT_FREE : TB_RIGHT_NONE,
  };

  if (out->may_repeat && is_last (hand))
    apply_last_dealer (hand, out);
}
