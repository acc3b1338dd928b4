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

/* Compares each pair once, without branches: this function is called for every hand. */
static void
rank_by_seat (const TbRules *rules,
              const int32_t *scores,
              uint8_t       *ranks)
{
  /* Advantage of the player nearer to the first dealer at equal scores. */
  int32_t ahead = rules->ties == TB_TIES_BY_SEAT;

  for (TbPlayer player = 0; player < rules->players; player++)
    for (TbPlayer other = player + 1; other < rules->players; other++)
      {
        ranks[other] = (uint8_t) (ranks[other] + (scores[player] + ahead > scores[other]));
        ranks[player] = (uint8_t) (ranks[player] + (scores[other] > scores[player]));
      }
}

/* Whether the wins of @player decide against @other, who has the same score: the first win was
 * earlier, or the last one later. A player without a win has neither. */
static bool
wins_precede (const TbRules    *rules,
              const TbWinTimes *won,
              TbPlayer          player,
              TbPlayer          other)
{
  if (rules->ties == TB_TIES_LAST_WIN)
    return won->last[player] > won->last[other];

  return won->first[player] > 0 &&
         (won->first[other] == 0 || won->first[player] < won->first[other]);
}

/* Several winners of one hand won at the same time, so the seats decide between them. */
static void
rank_by_wins (const TbRules    *rules,
              const int32_t    *scores,
              const TbWinTimes *won,
              uint8_t          *ranks)
{
  for (TbPlayer player = 0; player < rules->players; player++)
    for (TbPlayer other = player + 1; other < rules->players; other++)
      {
        bool behind = scores[player] < scores[other] ||
                      (scores[player] == scores[other] &&
                       wins_precede (rules, won, other, player));

        ranks[behind ? player : other]++;
      }
}

void
tb_ranks (const TbRules    *rules,
          const int32_t    *scores,
          const TbWinTimes *won,
          uint8_t          *ranks)
{
  for (TbPlayer player = 0; player < rules->players; player++)
    ranks[player] = 1;

  if (rules->ties == TB_TIES_FIRST_WIN || rules->ties == TB_TIES_LAST_WIN)
    rank_by_wins (rules, scores, won, ranks);
  else
    rank_by_seat (rules, scores, ranks);
}

bool
tb_end_is_bust (const TbRules *rules,
                int32_t        score)
{
  if (rules->bust == TB_BUST_NONE)
    return false;

  return score < 0 || (score == 0 && rules->bust == TB_BUST_ZERO_OR_BELOW);
}

bool
tb_end_is_ceiling (const TbRules *rules,
                   int32_t        score)
{
  return rules->ceiling > 0 &&
         (score > rules->ceiling || (rules->ceiling_inclusive && score == rules->ceiling));
}

void
tb_end_test (TbHand *hand)
{
  TbHandResult *out = hand->out;
  TbPlayerSet   above = 0;

  for (TbPlayer player = 0; player < hand->rules->players; player++)
    {
      if (tb_end_is_bust (hand->rules, out->scores[player]))
        out->busted |= TB_PLAYER_BIT (player);
      if (tb_end_is_ceiling (hand->rules, out->scores[player]))
        above |= TB_PLAYER_BIT (player);
    }

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
  for (TbPlayer player = 0; player < hand->rules->players && hand->rules->bust_fee > 0; player++)
    if (hand->out->busted & TB_PLAYER_BIT (player))
      hand->out->busted_by[player] = find_taker (hand, player);
}
