/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

#include <assert.h>
#include <string.h>

void
tb_table_start (TbTable       *table,
                const TbRules *rules)
{
  assert (rules->players >= 3 && rules->players <= TB_MAX_PLAYERS);

  memset (table, 0, sizeof *table);
  table->rules = rules;
  memset (table->busted_by, TB_NOBODY, sizeof table->busted_by);
  for (TbPlayer player = 0; player < rules->players; player++)
    table->scores[player] = rules->start_points;
}

int32_t
tb_table_total (const TbTable *table)
{
  int32_t total = table->pot + table->penalty_pot;

  for (TbPlayer player = 0; player < table->rules->players; player++)
    total += table->scores[player];

  return total;
}

void
tb_hand_open (TbHand        *hand,
              const TbTable *table,
              const TbEvent *event,
              TbHandResult  *out)
{
  hand->rules = table->rules;
  hand->table = table;
  hand->event = event;
  hand->out = out;
  hand->dealer = table->next.dealer;
  hand->riichi = 0;
  hand->winners = 0;
  hand->tenpai = 0;
  hand->noten = 0;
  hand->noten_riichi = 0;
  hand->no_win = 0;
  hand->no_penalty_pot = 0;
  hand->nagashi = 0;
  hand->deposited = 0;
  hand->offenders = 0;
  hand->fined = 0;
  hand->paid_noten = 0;
  hand->ended_by_dealer = false;
  hand->replay = false;
  hand->restore = false;
  memset (hand->paid, 0, sizeof hand->paid);

  out->hand = table->next;
  out->next = table->next;
  out->busted = 0;
  out->cut_short = false;
  out->right = TB_RIGHT_NONE;
  out->repeats = false;
  out->end = (TbEnd) { TB_END_NONE, 0 };
  memset (out->prizes, 0, sizeof out->prizes);
  memset (out->busted_by, TB_NOBODY, sizeof out->busted_by);

  /* The lines are left alone: the ledgers are large, and nothing reads beyond their counts. */
  out->ledger.n_lines = 0;
  memcpy (out->ledger.balance, table->scores, sizeof table->scores);
  out->ledger.balance[TB_ACCOUNT_POT] = table->pot;
  out->ledger.balance[TB_ACCOUNT_PENALTY_POT] = table->penalty_pot;
  out->ledger.balance[TB_ACCOUNT_NOBODY] = 0;
  out->chip_ledger.n_lines = 0;
  memcpy (out->chip_ledger.balance, table->chips, sizeof table->chips);
  out->chip_ledger.balance[TB_ACCOUNT_POT] = 0;
  out->chip_ledger.balance[TB_ACCOUNT_PENALTY_POT] = 0;
  out->chip_ledger.balance[TB_ACCOUNT_NOBODY] = 0;
}

TbPlayer
tb_hand_first (const TbHand *hand)
{
  TbPlayer player = 0;

  while (hand->ranks[player] != 1)
    player++;

  return player;
}

TbPlayer
tb_hand_nearest_winner (const TbHand *hand)
{
  TbPlayer player = hand->dealer;

  if (hand->event->result == TB_RESULT_WIN)
    return hand->event->wins[hand->nearest[0]].player;

  while (!(hand->winners & TB_PLAYER_BIT (player)))
    player = (TbPlayer) ((player + 1) % hand->rules->players);

  return player;
}

/* Reads the scores off the ledger and ranks the players by them. */
static void
read_scores (TbHand *hand)
{
  memcpy (hand->out->scores, hand->out->ledger.balance, sizeof hand->out->scores);
  hand->out->pot = hand->out->ledger.balance[TB_ACCOUNT_POT];
  hand->out->penalty_pot = hand->out->ledger.balance[TB_ACCOUNT_PENALTY_POT];
  tb_ranks (hand->rules, hand->out->scores, hand->ranks);
}

/* Refuses a hand that no foul ended: neither one that ends it nor a deposit that busted its
 * player. */
static TbStatus
check_foul_result (const TbHand *hand,
                   TbProblem    *problem)
{
  if (hand->event->result != TB_RESULT_FOUL || hand->out->cut_short ||
      tb_fouls_find_ending (hand) >= 0)
    return TB_OK;

  return tb_refuse_at (problem, TB_PROBLEM_NO_ENDING_FOUL, TB_AT_FOULS, 0);
}

/* What the result of the hand moves. */
static void
pay_result (TbHand *hand)
{
  if (hand->event->result == TB_RESULT_WIN)
    tb_wins_pay (hand);
  else if (hand->event->result == TB_RESULT_DRAW)
    tb_draw_pay (hand);
  else if (hand->event->result == TB_RESULT_FOUL)
    tb_fouls_pay_fines (hand);

  if (hand->replay || hand->restore)
    tb_stakes_give_back (hand);
}

static TbStatus
play_hand (TbHand    *hand,
           TbProblem *problem)
{
  tb_stakes_pay (hand);
  tb_fouls_pay_deposits (hand);
  if (check_foul_result (hand, problem) == TB_REFUSED)
    return TB_REFUSED;

  if (!hand->out->cut_short)
    pay_result (hand);

  read_scores (hand);
  if (hand->out->cut_short)
    {
      tb_bust_find_takers (hand);
      return tb_next_after_cut (hand, problem);
    }

  if (tb_check_open_wins (hand, problem) == TB_REFUSED)
    return TB_REFUSED;

  tb_end_test (hand);
  tb_bust_find_takers (hand);
  tb_chips_pay (hand);

  return tb_next_hand (hand, problem);
}

static void
adjust (TbHand *hand)
{
  for (int32_t i = 0; i < hand->event->n_transfers; i++)
    {
      const TbTransfer *transfer = &hand->event->transfers[i];

      tb_ledger_move (&hand->out->ledger,
                      (TbLedgerLine) {
                        .from = TB_ACCOUNT_PLAYER (transfer->from),
                        .to = TB_ACCOUNT_PLAYER (transfer->to),
                        .points = transfer->points,
                        .reason = TB_REASON_ADJUST,
                        .field = TB_FIELD_NONE,
                      });
    }

  hand->out->repeats = true;
  read_scores (hand);
}

static void
stop (TbHand *hand)
{
  hand->out->end.reason = TB_END_STOP;
  read_scores (hand);
}

static bool
is_too_large (int32_t points)
{
  return points > TB_MAX_ACCOUNT || points < -TB_MAX_ACCOUNT;
}

/* Finds what the hand changed, and refuses it if an account outgrew every game. */
static TbStatus
sum_up (const TbHand *hand,
        TbProblem    *problem)
{
  const TbTable *table = hand->table;
  TbHandResult  *out = hand->out;
  bool           too_large = is_too_large (out->pot) || is_too_large (out->penalty_pot);

  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    {
      int32_t chips = out->chip_ledger.balance[player];

      out->deltas[player] = out->scores[player] - table->scores[player];
      out->chips[player] = chips - table->chips[player];
      too_large = too_large || is_too_large (out->scores[player]) || is_too_large (chips) ||
                  is_too_large (table->prizes[player] + out->prizes[player]);
    }

  if (!too_large)
    return TB_OK;

  return tb_refuse (problem,
                    (TbProblem) {
                      .code = TB_PROBLEM_OUT_OF_RANGE,
                      .at = TB_AT_HAND,
                      .min = -TB_MAX_ACCOUNT,
                      .max = TB_MAX_ACCOUNT,
                    });
}

static void
commit (TbTable            *table,
        const TbHandResult *out)
{
  memcpy (table->scores, out->scores, sizeof table->scores);
  memcpy (table->chips, out->chip_ledger.balance, sizeof table->chips);
  table->pot = out->pot;
  table->penalty_pot = out->penalty_pot;
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    table->prizes[player] += out->prizes[player];
  memcpy (table->busted_by, out->busted_by, sizeof table->busted_by);
  table->next = out->next;
  table->end = out->end;
}

TbStatus
tb_table_apply (TbTable       *table,
                const TbEvent *event,
                TbHandResult  *out,
                TbProblem     *problem)
{
  TbHand hand;

  *problem = (TbProblem) { 0 };
  tb_hand_open (&hand, table, event, out);

  if (tb_check_event (&hand, problem) == TB_REFUSED)
    return TB_REFUSED;

  if (event->result == TB_RESULT_ADJUST)
    adjust (&hand);
  else if (event->result == TB_RESULT_STOP)
    stop (&hand);
  else if (play_hand (&hand, problem) == TB_REFUSED)
    return TB_REFUSED;

  if (sum_up (&hand, problem) == TB_REFUSED)
    return TB_REFUSED;

  commit (table, out);

  return TB_OK;
}

TbStatus
tb_table_enter (TbTable       *table,
                const TbEvent *event,
                TbHandResult  *out,
                TbProblem     *problem)
{
  TbTable after = *table;

  if (tb_table_apply (&after, event, out, problem) == TB_REFUSED ||
      tb_check_contradictions (table, event, problem) == TB_REFUSED)
    return TB_REFUSED;

  *table = after;

  return TB_OK;
}
