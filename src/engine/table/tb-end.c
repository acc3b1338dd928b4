/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

#include <assert.h>

/* Results of the scores: ranks, and the players beyond the lines that end the game. */

static const char *const end_reason_ids[TB_N_ENDS] = {
  [TB_END_BUST] = "bust",
  [TB_END_CEILING] = "ceiling",
  [TB_END_DEALER_LEADS] = "dealer-leads",
  [TB_END_ROUNDS] = "rounds",
  [TB_END_STOP] = "stop",
  [TB_END_TARGET] = "target",
  [TB_END_DEALER_STOPS] = "dealer-stops",
};

const char *
tb_end_reason_id (TbEndReason reason)
{
  assert (reason < TB_N_ENDS);

  return end_reason_ids[reason];
}

/* Whether @player ranks above @other, who has the same score and sits nearer to the first dealer,
 * because of their wins: the first win was earlier, or the last one later. A player without a win
 * has neither. Several winners of one hand won at the same time, so the seats decide. */
static bool
wins_precede (const TbRules    *rules,
              const TbWinTimes *won,
              TbPlayer          player,
              TbPlayer          other)
{
  if (rules->ties == TB_TIES_LAST_WIN)
    return won->last[player] > won->last[other];

  return rules->ties == TB_TIES_FIRST_WIN && won->first[player] > 0 &&
         (won->first[other] == 0 || won->first[player] < won->first[other]);
}

void
tb_ranks (const TbRules    *rules,
          const int32_t    *scores,
          const TbWinTimes *won,
          uint8_t          *ranks)
{
  const int32_t players = rules->players;
  int32_t       counts[TB_MAX_PLAYERS] = { 1, 1, 1, 1 };

  /* Without branches, because the order of two scores is unpredictable; few are equal. */
  for (int32_t player = 0; player < players; player++)
    for (int32_t other = player + 1; other < players; other++)
      {
        /* NOLINTNEXTLINE(*.Assign): at most four players */
        counts[other] += scores[player] > scores[other];
        counts[player] += scores[player] < scores[other];
        if (scores[player] == scores[other] && rules->ties != TB_TIES_SHARED)
          counts[wins_precede (rules, won, (TbPlayer) other, (TbPlayer) player) ? player : other]++;
      }

  for (int32_t player = 0; player < players; player++)
    ranks[player] = (uint8_t) counts[player];
}

TbPlayerSet
tb_players_from (const TbRules *rules,
                 const int32_t *scores,
                 int32_t        least)
{
  uint32_t set = 0;

  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    set |= (uint32_t) (scores[player] >= least) << player;

  return (TbPlayerSet) (set & tb_players (rules));
}

/* Returns the lowest score that is not a bust. */
static int32_t
least_in_game (const TbRules *rules)
{
  if (rules->bust == TB_BUST_NONE)
    return INT32_MIN;

  return rules->bust == TB_BUST_ZERO_OR_BELOW;
}

/* Returns the lowest score that ends the game as too high. */
static int32_t
least_above_ceiling (const TbRules *rules)
{
  if (rules->ceiling == 0)
    return INT32_MAX;

  return rules->ceiling_inclusive ? rules->ceiling : rules->ceiling + 1;
}

bool
tb_end_is_bust (const TbRules *rules,
                int32_t        score)
{
  return score < least_in_game (rules);
}

bool
tb_end_is_ceiling (const TbRules *rules,
                   int32_t        score)
{
  return score >= least_above_ceiling (rules);
}

void
tb_end_test (TbHand *hand)
{
  const TbRules *rules = hand->rules;
  TbHandResult  *out = hand->out;
  TbPlayerSet    above = tb_players_from (rules, out->scores, least_above_ceiling (rules));

  out->busted = tb_players (rules) & (TbPlayerSet) ~tb_players_from (rules, out->scores,
                                                                     least_in_game (rules));
  if (out->busted != 0)
    out->end = (TbEnd) { TB_END_BUST, out->busted };
  else if (above != 0)
    out->end = (TbEnd) { TB_END_CEILING, above };
}

/* Finds the player who busted @player, for the fee that is paid at the settlement
 * (sanma-parlor.txt; docs/scoring.md, The bust fee): the receiver at whose payment @player first
 * fell below 0, in turn order from the next seat, or the last receiver. Without payments, it is the
 * nearest winner of the hand, or else the 1st. Players cannot bust themselves. The ruleset may name
 * the nearest of the receivers, or the 1st, instead. */
static TbPlayer
find_taker (const TbHand *hand,
            TbPlayer      player)
{
  const TbLedger *ledger = &hand->out->ledger;
  const TbAccount account = TB_ACCOUNT_PLAYER (player);
  int32_t         balance = hand->table->scores[player];
  int32_t         paid[TB_MAX_PLAYERS] = { 0 };
  TbPlayer        taker = TB_NOBODY;

  for (int32_t i = 0; i < ledger->n_lines; i++)
    {
      const TbLedgerLine *line = &ledger->lines[i];

      /* Stakes and deposits were deducted before the payments, or returned after a foul that
       * restores them. */
      if (line->reason == TB_REASON_RIICHI || line->reason == TB_REASON_DEPOSIT ||
          line->reason == TB_REASON_STAKE_BACK)
        {
          balance -= line->from == account ? line->points : 0;
          balance += line->to == account ? line->points : 0;
        }
      else if (line->from == account && line->to < TB_ACCOUNT_POT)
        paid[line->to] += line->points;
    }

  for (int32_t step = 1; step < hand->rules->players; step++)
    {
      TbPlayer receiver = (TbPlayer) ((player + step) % hand->rules->players);

      if (paid[receiver] == 0)
        continue;

      taker = receiver;
      balance -= paid[receiver];
      if (balance < 0 || hand->rules->bust_fee_to == TB_BUST_FEE_TO_NEAREST)
        break;
    }

  if (hand->rules->bust_fee_to == TB_BUST_FEE_TO_FIRST)
    taker = tb_hand_first (hand);
  else if (taker == TB_NOBODY)
    taker = hand->winners != 0 ? tb_hand_nearest_winner (hand) : tb_hand_first (hand);

  return taker == player ? TB_NOBODY : taker;
}

void
tb_bust_find_takers (TbHand *hand)
{
  if (hand->rules->bust_fee == 0 || hand->out->busted == 0)
    return;

  for (TbPlayer player = 0; player < hand->rules->players; player++)
    if (hand->out->busted & TB_PLAYER_BIT (player))
      hand->out->busted_by[player] = find_taker (hand, player);
}
