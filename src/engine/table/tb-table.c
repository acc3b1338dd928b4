/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"
#include "tb-riichi.h"

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

bool
tb_table_is_same (const TbTable *a,
                  const TbTable *b)
{
  return memcmp (a->scores, b->scores, sizeof a->scores) == 0 && a->pot == b->pot &&
         a->penalty_pot == b->penalty_pot &&
         memcmp (a->chips, b->chips, sizeof a->chips) == 0 &&
         memcmp (a->prizes, b->prizes, sizeof a->prizes) == 0 &&
         memcmp (a->busted_by, b->busted_by, sizeof a->busted_by) == 0 &&
         memcmp (&a->won, &b->won, sizeof a->won) == 0 &&
         a->next.round.wind == b->next.round.wind && a->next.round.number == b->next.round.number &&
         a->next.round.extension == b->next.round.extension && a->next.honba == b->next.honba &&
         a->next.dealer == b->next.dealer && a->end.reason == b->end.reason &&
         a->end.players == b->end.players;
}

int32_t
tb_table_total (const TbTable *table)
{
  int32_t total = table->pot + table->penalty_pot;

  for (TbPlayer player = 0; player < table->rules->players; player++)
    total += table->scores[player];

  return total;
}

/* Initializes @hand on @table with the current accounts and no findings. @hand borrows all
 * arguments while the hand is played; @out is written from here on. */
static void
open_hand (TbHand        *hand,
           const TbTable *table,
           const TbEvent *event,
           TbHandResult  *out)
{
  memset (hand, 0, offsetof (TbHand, values));
  hand->rules = table->rules;
  hand->table = table;
  hand->event = event;
  hand->out = out;
  hand->dealer = table->next.dealer;

  out->hand = table->next;
  out->next = table->next;
  out->won = table->won;
  out->busted = 0;
  out->cut_short = false;
  out->right = TB_RIGHT_NONE;
  out->repeats = false;
  out->end = (TbEnd) { TB_END_NONE, 0 };
  memset (out->prizes, 0, sizeof out->prizes);
  memset (out->busted_by, TB_NOBODY, sizeof out->busted_by);
  tb_ledger_open (&out->ledger, table->scores, table->pot, table->penalty_pot);
  tb_ledger_open (&out->chip_ledger, table->chips, 0, 0);
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

/* Reads the scores from the ledger and ranks the players by them. */
static void
read_scores (TbHand *hand)
{
  memcpy (hand->out->scores, hand->out->ledger.balance, sizeof hand->out->scores);
  hand->out->pot = hand->out->ledger.balance[TB_ACCOUNT_POT];
  hand->out->penalty_pot = hand->out->ledger.balance[TB_ACCOUNT_PENALTY_POT];
  tb_ranks (hand->rules, hand->out->scores, &hand->out->won, hand->ranks);
}

/* Notes the winners of a hand whose payments are done. */
static void
note_wins (TbHand *hand)
{
  TbWinTimes *won = &hand->out->won;

  won->hands++;
  if (hand->winners == 0)
    return;

  for (TbPlayer player = 0; player < hand->rules->players; player++)
    if (hand->winners & TB_PLAYER_BIT (player))
      {
        if (won->first[player] == 0)
          won->first[player] = won->hands;
        won->last[player] = won->hands;
      }
}

static TbStatus
play_hand (TbHand    *hand,
           TbProblem *problem)
{
  TbResult result = hand->event->result;

  tb_stakes_pay (hand);
  tb_fouls_pay_deposits (hand);
  if (hand->out->cut_short)
    {
      note_wins (hand);
      read_scores (hand);
      tb_bust_find_takers (hand);
      return tb_next_hand (hand, problem);
    }

  if (result == TB_RESULT_FOUL && tb_fouls_find_ending (hand) < 0)
    return tb_refuse_at (problem, TB_PROBLEM_NO_ENDING_FOUL, TB_AT_FOULS, 0);

  if (result == TB_RESULT_WIN)
    tb_wins_pay (hand);
  else if (result == TB_RESULT_DRAW)
    tb_draw_pay (hand);
  else if (result == TB_RESULT_FOUL)
    tb_fouls_pay_fines (hand);
  if (hand->replay || hand->restore)
    tb_stakes_give_back (hand);

  note_wins (hand);
  read_scores (hand);
  if (tb_check_open_wins (hand, problem) == TB_REFUSED)
    return TB_REFUSED;

  tb_end_test (hand);
  tb_bust_find_takers (hand);
  tb_chips_pay (hand);

  return tb_next_hand (hand, problem);
}

/* Applies a correction or the agreement to stop. */
static void
apply_agreement (TbHand *hand)
{
  const TbEvent *event = hand->event;

  for (int32_t i = 0; i < event->n_transfers; i++)
    tb_ledger_move (&hand->out->ledger,
                    (TbLedgerLine) { TB_ACCOUNT_PLAYER (event->transfers[i].from),
                                     TB_ACCOUNT_PLAYER (event->transfers[i].to),
                                     event->transfers[i].points, TB_REASON_ADJUST, TB_FIELD_NONE });

  if (event->result == TB_RESULT_STOP)
    hand->out->end.reason = TB_END_STOP;
  else
    hand->out->repeats = true;
  read_scores (hand);
}

static bool
is_too_large (int32_t points)
{
  return points > TB_MAX_ACCOUNT || points < -TB_MAX_ACCOUNT;
}

/* Finds the changes of the hand, and refuses it if an account exceeds its maximum. */
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

  if (too_large)
    return tb_refuse_range (problem, TB_PROBLEM_OUT_OF_RANGE, TB_AT_HAND, 0, -TB_MAX_ACCOUNT,
                            TB_MAX_ACCOUNT);

  return TB_OK;
}

/* Finds the effects of @event on @table. @hand is initialized here. */
static TbStatus
play_event (TbHand        *hand,
            const TbTable *table,
            const TbEvent *event,
            TbHandResult  *out,
            TbProblem     *problem)
{
  *problem = (TbProblem) { 0 };
  open_hand (hand, table, event, out);

  if (tb_check_event (hand, problem) == TB_REFUSED)
    return TB_REFUSED;

  if (!tb_result_is_hand (event->result))
    apply_agreement (hand);
  else if (play_hand (hand, problem) == TB_REFUSED)
    return TB_REFUSED;

  return sum_up (hand, problem);
}

/* Moves @table to the state after a hand with the effects @out. */
static void
advance (TbTable            *table,
         const TbHandResult *out)
{
  memcpy (table->scores, out->scores, sizeof table->scores);
  memcpy (table->chips, out->chip_ledger.balance, sizeof table->chips);
  table->pot = out->pot;
  table->penalty_pot = out->penalty_pot;
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    table->prizes[player] += out->prizes[player];
  memcpy (table->busted_by, out->busted_by, sizeof table->busted_by);
  table->won = out->won;
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

  if (play_event (&hand, table, event, out, problem) == TB_REFUSED)
    return TB_REFUSED;

  advance (table, out);

  return TB_OK;
}

TbStatus
tb_table_enter (TbTable       *table,
                const TbEvent *event,
                TbHandResult  *out,
                TbProblem     *problem)
{
  TbHand hand;

  if (play_event (&hand, table, event, out, problem) == TB_REFUSED ||
      tb_check_contradictions (&hand, problem) == TB_REFUSED)
    return TB_REFUSED;

  advance (table, out);

  return TB_OK;
}

/* The players who can declare riichi openly in @view, in place of their ordinary riichi if they
 * declared one. */
static TbPlayerSet
find_open_riichi (const TbRules *rules,
                  const TbView  *view)
{
  int32_t     minimum = tb_rules_open_riichi_minimum (rules);
  TbPlayerSet ordinary = (TbPlayerSet) (view->riichi & ~view->open_riichi);
  TbPlayerSet found = 0;

  for (TbPlayer player = 0; player < rules->players; player++)
    {
      TbPlayerSet bit = TB_PLAYER_BIT (player);
      int32_t     back = ordinary & bit ? rules->riichi_stake : 0;

      if (((view->can_riichi | ordinary) & bit) != 0 &&
          (minimum == 0 || view->scores[player] + back >= minimum))
        found |= bit;
    }

  return found;
}

TbStatus
tb_table_open_hand (const TbTable       *table,
                    const TbPartialHand *partial,
                    TbView              *out,
                    TbProblem           *problem)
{
  const TbRules *rules = table->rules;
  TbEvent        event;
  TbHandResult   result;
  TbHand         hand;
  int32_t        ending;

  tb_event_begin (&event, TB_RESULT_FOUL, partial);
  *problem = (TbProblem) { 0 };
  open_hand (&hand, table, &event, &result);

  if (tb_check_running (&hand, problem) == TB_REFUSED)
    return TB_REFUSED;

  /* A foul that ends the hand leaves no hand to show. */
  ending = tb_fouls_find_ending (&hand);
  if (ending >= 0)
    return tb_refuse_at (problem, TB_PROBLEM_FOUL_RESULT, TB_AT_FOUL_KIND, ending);

  tb_stakes_pay (&hand);
  tb_fouls_pay_deposits (&hand);
  read_scores (&hand);

  *out = (TbView) {
    .pot = result.pot,
    .penalty_pot = result.penalty_pot,
    .riichi = hand.riichi,
    .open_riichi = hand.open_riichi,
    .busts = result.cut_short,
  };
  memcpy (out->scores, result.scores, sizeof out->scores);
  memcpy (out->ranks, hand.ranks, sizeof out->ranks);

  /* Players who have not declared, have enough points, and have no foul that bars them from winning
   * (b-rule.txt 43 forbids them to declare as well). */
  if (rules->riichi_stake > 0 && !result.cut_short)
    out->can_riichi = rules->riichi_minimum > 0
                        ? tb_players_from (rules, out->scores, rules->riichi_minimum)
                        : tb_players (rules);
  out->can_riichi &= (TbPlayerSet) ~(hand.riichi | hand.no_win);
  if (rules->open_riichi_stake > 0)
    out->can_open_riichi = find_open_riichi (rules, out);

  return TB_OK;
}
