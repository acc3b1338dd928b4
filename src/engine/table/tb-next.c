/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

/* What follows a hand: whether the dealer repeats, the next round, or the end of the game. */

/* --- Position of a hand in the game --- */

bool
tb_round_is_extension (const TbRound *round,
                       const TbRules *rules)
{
  return round->extension || (rules->winds > 0 && (int32_t) round->wind >= rules->winds);
}

/* Whether no further hand of its kind follows when the dealer of @round passes. */
static bool
is_final (const TbRules *rules,
          const TbRound *round)
{
  int32_t last_wind = rules->winds - 1;

  if (rules->dealer_next == TB_DEALER_NEXT_WINNER)
    return false;
  if (rules->winds == 0)
    return true;

  return round->number == rules->players - 1 &&
         (round->extension || (int32_t) round->wind == last_wind ||
          (int32_t) round->wind >= last_wind + rules->extension_winds);
}

/* Whether @round is a last hand in the sense of tb_table_is_last_hand(). */
static bool
is_last (const TbRules *rules,
         const TbRound *round)
{
  return is_final (rules, round) || (rules->extension_ends == TB_EXTENSION_ENDS_DEALER_PASSES &&
                                     tb_round_is_extension (round, rules));
}

bool
tb_table_is_extension (const TbTable *table)
{
  return tb_round_is_extension (&table->next.round, table->rules);
}

bool
tb_table_is_last_hand (const TbTable *table)
{
  return is_last (table->rules, &table->next.round);
}

/* Returns the nearest of the winners who are not the dealer, or TB_NOBODY. */
static TbPlayer
find_next_winner (const TbHand *hand)
{
  TbPlayer from = hand->dealer;

  if (hand->event->result == TB_RESULT_WIN && hand->event->wins[0].from != TB_NOBODY)
    from = hand->event->wins[0].from;

  for (int32_t step = 1; step < hand->rules->players; step++)
    {
      TbPlayer player = (TbPlayer) ((from + step) % hand->rules->players);

      if (player != hand->dealer && hand->winners & TB_PLAYER_BIT (player))
        return player;
    }

  return TB_NOBODY;
}

/* Moves @round to the next dealer. If the winner deals, the wind stays, and the number of the round
 * is the seat of the dealer. */
static void
pass_deal (const TbHand *hand,
           TbRound      *round)
{
  const TbRules *rules = hand->rules;
  bool           winner_deals = rules->dealer_next == TB_DEALER_NEXT_WINNER;

  if (winner_deals && find_next_winner (hand) != TB_NOBODY)
    {
      round->number = find_next_winner (hand);
      return;
    }

  round->number++;
  if (winner_deals)
    round->number %= (uint8_t) rules->players;
  if (round->number < rules->players)
    return;

  round->number = 0;
  round->wind++;
}

/* --- The dealer --- */

/* Whether the last dealer, still 1st, ended the hand by their own foul (mizukawa.txt, last
 * hand). */
static bool
repeats_in_spite_of_foul (const TbHand *hand)
{
  return hand->ended_by_dealer && hand->rules->last_dealer_foul_repeats &&
         is_last (hand->rules, &hand->out->hand.round) && hand->ranks[hand->dealer] == 1;
}

/* Whether the dealer won, and none of several winners takes the deal from them. */
static bool
wins_as_dealer (const TbHand *hand)
{
  if (hand->rules->dealer_win_several == TB_DEALER_SEVERAL_NEAREST && hand->winners != 0)
    return tb_hand_nearest_winner (hand) == hand->dealer;

  return hand->winners & TB_PLAYER_BIT (hand->dealer);
}

/* Returns the rule for the dealer after this hand. If a child's foul has another rule, the one that
 * favors keeping the deal wins. A foul of the dealer decides alone. */
static TbDealer
find_rule (const TbHand *hand)
{
  const TbRules     *rules = hand->rules;
  const TbWind       wind = hand->out->hand.round.wind;
  const TbDealerWind rights = tb_rules_dealer_in (rules, wind);
  const TbPlayerSet  dealer = TB_PLAYER_BIT (hand->dealer);
  TbDealer           found = TB_DEALER_PASSES;

  if (hand->offenders & dealer)
    {
      if (repeats_in_spite_of_foul (hand))
        return TB_DEALER_REPEATS;

      return wind >= TB_WIND_SOUTH ? rules->dealer_own_foul_south : rules->dealer_own_foul;
    }

  if (wins_as_dealer (hand))
    found = rights.win;
  else if (hand->event->result == TB_RESULT_ABORT)
    found = tb_rules_find_abort (rules, hand->event->reason)->dealer;
  else if (hand->event->result == TB_RESULT_DRAW && hand->winners == 0)
    found = hand->tenpai & dealer ? rights.tenpai : rights.noten;

  if (hand->offenders != 0 && rules->dealer_child_foul > found)
    found = rules->dealer_child_foul;

  return found;
}

/* Returns the players who have reached the target. */
static TbPlayerSet
find_target (const TbHand *hand)
{
  return tb_players_from (hand->rules, hand->out->scores, hand->rules->target);
}

/* Whether an extension follows the hand unless its dealer repeats. */
static bool
precedes_extension (const TbHand *hand)
{
  const TbRound *round = &hand->out->hand.round;

  return hand->rules->extension != TB_EXTENSION_NONE && is_final (hand->rules, round) &&
         !tb_round_is_extension (round, hand->rules) && find_target (hand) == 0;
}

/* Whether the hand and the scores let the last dealer, who would repeat, stop. */
static bool
can_stop (const TbHand *hand)
{
  const TbRules *rules = hand->rules;

  if (hand->event->result == TB_RESULT_ABORT)
    return false;
  /* Without the target the dealer can stop only to let the extension begin. */
  if (rules->target > 0 && find_target (hand) == 0 &&
      !(rules->last_dealer_stops_below_target && is_final (rules, &hand->out->hand.round)))
    return false;

  return rules->last_dealer_stops_after == TB_STOP_AFTER_REPEAT ||
         hand->winners & TB_PLAYER_BIT (hand->dealer);
}

/* Returns the options of the last dealer, who would repeat, at their rank. */
static TbRankRight
find_rank_right (const TbHand *hand)
{
  const TbRules *rules = hand->rules;
  uint8_t        rank = hand->ranks[hand->dealer];

  switch (rules->last_dealer)
    {
    case TB_LAST_DEALER_ORDINARY:
    default:
      break;
    case TB_LAST_DEALER_MUST_UNLESS_FIRST:
      if (rank != 1)
        return TB_RANK_RIGHT_MUST_REPEAT;
      return can_stop (hand) ? TB_RANK_RIGHT_MAY_STOP : TB_RANK_RIGHT_USUAL;
    case TB_LAST_DEALER_MAY_STOP_FIRST:
      return rank == 1 && can_stop (hand) ? TB_RANK_RIGHT_MAY_STOP : TB_RANK_RIGHT_USUAL;
    case TB_LAST_DEALER_STOPS_FIRST:
      return rank == 1 && can_stop (hand) ? TB_RANK_RIGHT_STOPS : TB_RANK_RIGHT_USUAL;
    case TB_LAST_DEALER_BY_RANK:
      for (int32_t i = 0; i < rules->n_last_dealer_ranks; i++)
        {
          const TbLastDealerRank *each = &rules->last_dealer_ranks[i];

          if (each->rank == rank && (each->right == TB_RANK_RIGHT_MUST_REPEAT || can_stop (hand)))
            return each->right;
        }
      break;
    }

  return TB_RANK_RIGHT_USUAL;
}

/* The dealer after this hand, before their choice. */
typedef struct
{
  bool    may_repeat; /* the rules keep the dealer or offer the choice */
  TbRight right;
  bool    may_stop; /* the choice is one of the last dealer alone */
  bool    stops;    /* the last dealer has to end the game */
} Dealing;

/* Finds the rules for the dealer after a hand that is not replayed. */
static Dealing
find_dealing (const TbHand *hand)
{
  TbDealer rule = find_rule (hand);
  Dealing  dealing = {
     .may_repeat = rule != TB_DEALER_PASSES,
     .right = rule == TB_DEALER_CHOOSES ? TB_RIGHT_FREE : TB_RIGHT_NONE,
  };

  if (!dealing.may_repeat || !is_last (hand->rules, &hand->out->hand.round) ||
      repeats_in_spite_of_foul (hand))
    return dealing;

  switch (find_rank_right (hand))
    {
    case TB_RANK_RIGHT_USUAL:
    default:
      break;
    case TB_RANK_RIGHT_MUST_REPEAT:
      dealing.right = TB_RIGHT_MUST_CONTINUE;
      break;
    case TB_RANK_RIGHT_MAY_STOP:
      dealing.right = TB_RIGHT_FREE;
      dealing.may_stop = true;
      break;
    case TB_RANK_RIGHT_STOPS:
      dealing.right = TB_RIGHT_NONE;
      dealing.stops = !precedes_extension (hand);
      dealing.may_repeat = dealing.stops;
      break;
    }

  return dealing;
}

static TbStatus
check_choice (const TbHand *hand,
              TbProblem    *problem)
{
  TbChoice choice = hand->event->choice;

  if (hand->out->right == TB_RIGHT_NONE && choice != TB_CHOICE_ABSENT)
    return tb_refuse_at (problem, TB_PROBLEM_NO_CHOICE, TB_AT_CONTINUE, 0);
  if (hand->out->right == TB_RIGHT_MUST_CONTINUE && choice == TB_CHOICE_DECLINE)
    return tb_refuse_at (problem, TB_PROBLEM_MUST_CONTINUE, TB_AT_CONTINUE, 0);

  return TB_OK;
}

/* --- The next hand --- */

/* Returns the repeat counters after a hand that is not replayed. */
static int32_t
count_honba (const TbHand *hand)
{
  const TbRules *rules = hand->rules;
  bool           declined_win = hand->winners & TB_PLAYER_BIT (hand->dealer) &&
                      hand->event->choice == TB_CHOICE_DECLINE;
  bool grows = hand->out->repeats || (declined_win && rules->honba_declined_win) ||
               rules->honba_grows == TB_HONBA_EVERY_HAND ||
               (hand->winners == 0 && rules->honba_grows == TB_HONBA_REPEATS_AND_DRAWS);

  if (!rules->honba_counted)
    return 0;
  if (hand->restore || (hand->event->result == TB_RESULT_ABORT &&
                        tb_rules_find_abort (rules, hand->event->reason)->honba_stays))
    return hand->out->hand.honba;

  return grows ? hand->out->hand.honba + 1 : 0;
}

/* Whether a reached target ends an extension after this hand. @dealer_decides: the dealer repeats,
 * or ends the game as the leader; then only an extension that any hand ends checks the target. */
static bool
is_target_asked (const TbHand *hand,
                 bool          dealer_decides)
{
  const TbRules *rules = hand->rules;
  const TbRound *round = &hand->out->hand.round;

  if (!tb_round_is_extension (round, rules))
    return false;
  if (rules->extension_ends == TB_EXTENSION_ENDS_ANY_HAND)
    return true;

  return !dealer_decides && (rules->extension_ends == TB_EXTENSION_ENDS_DEALER_PASSES ||
                             round->number == rules->players - 1);
}

/* Finds the next round or the end of the game. */
static void
find_next_round (TbHand        *hand,
                 const Dealing *dealing)
{
  const TbRules *rules = hand->rules;
  TbHandResult  *out = hand->out;
  const TbRound *round = &out->hand.round;
  TbPlayerSet    reached = find_target (hand);
  bool           is_first = hand->ranks[hand->dealer] == 1;
  const TbEnd    dealer_ends = { is_first ? TB_END_DEALER_LEADS : TB_END_DEALER_STOPS,
                              TB_PLAYER_BIT (hand->dealer) };
  /* A dealer who is 1st, or whom the rules of the last dealer let stop, gives up the deal. */
  bool declines =
    hand->event->choice == TB_CHOICE_DECLINE && (is_first || dealing->may_stop);
  bool stops = dealing->stops || (declines && is_last (rules, round) && reached != 0);

  if (out->end.reason == TB_END_NONE && reached != 0 &&
      is_target_asked (hand, out->repeats || stops))
    out->end = (TbEnd) { TB_END_TARGET, reached };
  if (out->end.reason != TB_END_NONE)
    return;

  if (stops)
    out->end = dealer_ends;
  else if (out->repeats)
    return;
  else if (!is_final (rules, round))
    pass_deal (hand, &out->next.round);
  else if (rules->extension == TB_EXTENSION_NONE || tb_round_is_extension (round, rules) ||
           reached != 0)
    out->end = declines ? dealer_ends : (TbEnd) { TB_END_ROUNDS, 0 };
  else if (rules->extension == TB_EXTENSION_EAST_AGAIN)
    out->next.round = (TbRound) { .wind = TB_WIND_EAST, .extension = true };
  else
    pass_deal (hand, &out->next.round);

  out->next.dealer = out->next.round.number;
}

TbStatus
tb_next_hand (TbHand    *hand,
              TbProblem *problem)
{
  TbHandResult *out = hand->out;
  Dealing       dealing = { .may_repeat = true };

  /* A deposit that busted its player at once leaves the dealer no choice. */
  if (out->cut_short)
    {
      out->end = (TbEnd) { TB_END_BUST, out->busted };
      return check_choice (hand, problem);
    }

  if (!hand->replay)
    dealing = find_dealing (hand);
  out->right = dealing.right;
  if (check_choice (hand, problem) == TB_REFUSED)
    return TB_REFUSED;

  out->repeats = dealing.may_repeat && hand->event->choice != TB_CHOICE_DECLINE;
  if (!hand->replay)
    out->next.honba = count_honba (hand);
  if (out->next.honba > TB_MAX_HONBA)
    return tb_refuse_range (problem, TB_PROBLEM_OUT_OF_RANGE, TB_AT_HAND, 0, 0, TB_MAX_HONBA);

  find_next_round (hand, &dealing);

  return TB_OK;
}
