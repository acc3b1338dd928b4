/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-settlement.h"

#include "tb-hand.h"

#include <assert.h>
#include <string.h>

/* A game in settlement. */
typedef struct
{
  const TbTable *table;
  const TbRules *rules;
  TbSettlement  *out; /* its ranks are those of the scores without leftover pots */
} Settling;

static int32_t
count_rank (const Settling *settling,
            int32_t         rank)
{
  int32_t n = 0;

  for (TbPlayer player = 0; player < settling->rules->players; player++)
    n += settling->out->players[player].rank == rank;

  return n;
}

static int32_t
divide_down (int32_t number,
             int32_t by)
{
  /* NOLINTNEXTLINE(*.DivideZero): a rank has a player */
  int32_t quotient = number / by;

  return quotient - (number % by < 0);
}

/* Shares @points among the players of the rank @rank. The remainder goes in single units of amounts
 * (tb_rules_point_step()) to the seats nearer the first dealer. Only players of the rank are
 * written in @shares. */
static void
share (const Settling *settling,
       int32_t         rank,
       int32_t         points,
       int32_t        *shares)
{
  int32_t n = count_rank (settling, rank);
  int32_t step = tb_rules_point_step (settling->rules);
  int32_t units = points / step;
  int32_t each = divide_down (units, n);
  int32_t rest = units - each * n;

  for (TbPlayer player = 0; player < settling->rules->players; player++)
    if (settling->out->players[player].rank == rank)
      shares[player] = (each + (rest-- > 0)) * step;
}

/* Gives both pots to 1st, or removes them from the game. */
static void
settle_pots (const Settling *settling)
{
  TbLedger *ledger = &settling->out->ledger;

  for (TbAccount pot = TB_ACCOUNT_POT; pot <= TB_ACCOUNT_PENALTY_POT; pot++)
    {
      int32_t shares[TB_MAX_PLAYERS] = { 0 };

      if (settling->rules->leftover_pot == TB_LEFTOVER_FIRST)
        share (settling, 1, ledger->balance[pot], shares);
      for (TbPlayer player = 0; player < settling->rules->players; player++)
        {
          settling->out->players[player].points += shares[player];
          tb_ledger_move (ledger, (TbLedgerLine) { pot, TB_ACCOUNT_PLAYER (player), shares[player],
                                                   TB_REASON_POT, TB_FIELD_LEFTOVER_POT });
        }
      tb_ledger_move (ledger, (TbLedgerLine) { pot, TB_ACCOUNT_NOBODY, ledger->balance[pot],
                                               TB_REASON_POT, TB_FIELD_LEFTOVER_POT });
    }
}

/* Returns the 1st nearest the first dealer, who bears the differences of the others. */
static TbPlayer
find_first (const Settling *settling)
{
  TbPlayer first = 0;

  while (settling->out->players[first].rank != 1)
    first++;

  return first;
}

/* Raises the bases of all lower scores except 1st to the floor, at the cost of 1st: 1st does not
 * collect what a player lost below it. */
static void
raise_to_floor (const Settling *settling)
{
  const TbRules *rules = settling->rules;
  TbFinal       *players = settling->out->players;
  TbPlayer       first = find_first (settling);
  int32_t        net[TB_MAX_PLAYERS] = { 0 };

  for (TbPlayer player = 0; player < rules->players; player++)
    {
      int32_t missing = rules->score_floor_points - players[player].points;

      if (player == first || missing <= 0)
        continue;

      net[player] = missing;
      net[first] -= missing;
    }

  for (TbPlayer player = 0; player < rules->players; player++)
    players[player].base += net[player];
  tb_ledger_spread (&settling->out->ledger, net, TB_REASON_SCORE_FLOOR, TB_FIELD_SCORE_FLOOR);
}

/* Returns @base in whole thousands; @line is the base of a player with the return points. */
static int32_t
round_base (const TbRules *rules,
            int32_t        base,
            int32_t        line)
{
  int32_t added = 0;

  switch (rules->result_rounding)
    {
    case TB_ROUNDING_NONE:
      return base;
    case TB_ROUNDING_HALF_UP:
      added = 500;
      break;
    case TB_ROUNDING_HALF_DOWN:
      added = 499;
      break;
    case TB_ROUNDING_UP:
      added = 999;
      break;
    case TB_ROUNDING_TO_RETURN:
      added = base < line ? 999 : 0;
      break;
    case TB_ROUNDING_DOWN:
    default:
      break;
    }

  return divide_down (base + added, 1000) * 1000;
}

/* Rounds all bases except that of 1st, who takes the difference. */
static void
round_bases (const Settling *settling,
             int32_t         line)
{
  TbFinal *players = settling->out->players;
  TbPlayer first = find_first (settling);
  int32_t  net[TB_MAX_PLAYERS] = { 0 };

  for (TbPlayer player = 0; player < settling->rules->players; player++)
    if (player != first)
      {
        net[player] = round_base (settling->rules, players[player].base, line) -
                      players[player].base;
        net[first] -= net[player];
      }

  for (TbPlayer player = 0; player < settling->rules->players; player++)
    players[player].base += net[player];
  tb_ledger_spread (&settling->out->ledger, net, TB_REASON_ROUNDING, TB_FIELD_RESULT_ROUNDING);
}

/* Base: points minus return, the points themselves, or nothing. The results of all players are
 * differences to the start points (the oka takes those to the return), so that nobody pays or
 * receives what another base adds or omits. */
static void
settle_base (const Settling *settling)
{
  const TbRules *rules = settling->rules;
  TbFinal       *players = settling->out->players;
  int32_t        net[TB_MAX_PLAYERS] = { 0 };
  int32_t        line = rules->result_base == TB_RESULT_BASE_POINTS ? rules->return_points : 0;

  for (TbPlayer player = 0; player < rules->players; player++)
    switch (rules->result_base)
      {
      case TB_RESULT_BASE_DIFFERENCE:
        players[player].base = players[player].points - rules->return_points;
        break;
      case TB_RESULT_BASE_POINTS:
        players[player].base = players[player].points;
        net[player] = rules->start_points;
        break;
      case TB_RESULT_BASE_NONE:
      default:
        net[player] = rules->start_points - players[player].points;
        break;
      }
  tb_ledger_spread (&settling->out->ledger, net, TB_REASON_RESULT_BASE, TB_FIELD_RESULT_BASE);

  if (rules->score_floor)
    raise_to_floor (settling);
  round_bases (settling, line);
}

/* Each player pays the difference between start and return; 1st takes the sum, or a fixed prize out
 * of it. */
static void
settle_oka (const Settling *settling)
{
  const TbRules *rules = settling->rules;
  int32_t        stake = rules->return_points - rules->start_points;
  bool           is_fixed = rules->oka == TB_OKA_FIXED;
  int32_t        net[TB_MAX_PLAYERS] = { 0 };

  if (rules->result_base != TB_RESULT_BASE_DIFFERENCE)
    return;

  share (settling, 1, is_fixed ? rules->oka_points : stake * rules->players, net);
  for (TbPlayer player = 0; player < rules->players; player++)
    {
      settling->out->players[player].oka = net[player];
      net[player] -= stake;
    }

  tb_ledger_spread (&settling->out->ledger, net, TB_REASON_OKA,
                    is_fixed ? TB_FIELD_OKA : TB_FIELD_RETURN_POINTS);
}

/* Pays the uma by rank, and by the number of floating players (at or above the line, without
 * leftover pots) if it depends on that. Tied players share the amounts of their ranks. */
static void
settle_uma (const Settling *settling)
{
  const TbRules *rules = settling->rules;
  TbSettlement  *out = settling->out;
  const int32_t *row = rules->uma;
  TbField        field = TB_FIELD_UMA;
  int32_t        shares[TB_MAX_PLAYERS] = { 0 };

  for (TbPlayer player = 0; player < rules->players && rules->float_line > 0; player++)
    if (settling->table->scores[player] >= rules->float_line)
      out->floating |= TB_PLAYER_BIT (player);
  for (int32_t i = 0; i < rules->n_floating_uma; i++)
    if (rules->floating_uma[i].floating == tb_player_set_count (out->floating))
      {
        row = rules->floating_uma[i].uma;
        field = TB_FIELD_FLOATING_UMA;
        break;
      }
  memcpy (out->uma, row, sizeof out->uma);

  for (int32_t rank = 1, n; rank <= rules->players; rank += n)
    {
      int32_t sum = 0;

      n = count_rank (settling, rank);
      for (int32_t i = rank - 1; i < rank - 1 + n; i++)
        sum += row[i];
      share (settling, rank, sum, shares);
    }
  for (TbPlayer player = 0; player < rules->players; player++)
    out->players[player].uma = shares[player];

  tb_ledger_spread (&out->ledger, shares, TB_REASON_UMA, field);
}

/* --- Prizes: payments outside the table points, without effect on ranks and scores --- */

/* Moves @net and adds it to their prizes. */
static void
spread_prizes (const Settling *settling,
               int32_t        *net,
               TbReason        reason,
               TbField         field)
{
  for (TbPlayer player = 0; player < settling->rules->players; player++)
    settling->out->players[player].prizes += net[player];

  tb_ledger_spread (&settling->out->ledger, net, reason, field);
}

/* Players who end below the return points pay 1st (sanma-parlor.txt, settlement). */
static void
settle_sinking (const Settling *settling)
{
  const TbRules *rules = settling->rules;
  int32_t        net[TB_MAX_PLAYERS] = { 0 };
  int32_t        sum = 0;

  for (TbPlayer player = 0; player < rules->players; player++)
    if (settling->out->players[player].rank != 1 &&
        settling->table->scores[player] < rules->return_points)
      {
        net[player] = -rules->sinking;
        sum += rules->sinking;
      }

  share (settling, 1, sum, net);
  spread_prizes (settling, net, TB_REASON_SINKING, TB_FIELD_SINKING);
}

static TbPlayerSet
find_prize_payers (const Settling *settling,
                   TbPrizeFrom     from)
{
  const TbRules *rules = settling->rules;
  TbPlayerSet    payers = 0;

  for (TbPlayer player = 0; player < rules->players; player++)
    {
      int32_t score = settling->table->scores[player];
      bool    pays = false;

      switch (from)
        {
        case TB_PRIZE_FROM_ALL:
          pays = true;
          break;
        case TB_PRIZE_FROM_BELOW_START:
          pays = score < rules->start_points;
          break;
        case TB_PRIZE_FROM_BELOW_RETURN:
          pays = score < rules->return_points;
          break;
        case TB_PRIZE_FROM_BUSTED:
          pays = tb_end_is_bust (rules, score);
          break;
        case TB_PRIZE_FROM_NO_WIN:
        default:
          pays = settling->table->won.first[player] == 0;
          break;
        }
      if (pays)
        payers |= TB_PLAYER_BIT (player);
    }

  return payers;
}

/* Returns the receivers of @prize. Several 1st share what one would receive. */
static TbPlayerSet
find_prize_receivers (const Settling *settling,
                      const TbPrize  *prize,
                      TbPlayerSet     payers)
{
  TbPlayerSet receivers = 0;
  TbPlayerSet firsts = 0;
  TbPlayerSet below_start = find_prize_payers (settling, TB_PRIZE_FROM_BELOW_START);

  for (TbPlayer player = 0; player < settling->rules->players; player++)
    {
      TbPlayerSet bit = TB_PLAYER_BIT (player);

      if (settling->out->players[player].rank == 1)
        firsts |= bit;
      if (prize->to == TB_PRIZE_TO_OTHERS && !(payers & bit))
        receivers |= bit;
      if (prize->to == TB_PRIZE_TO_ABOVE_CEILING &&
          tb_end_is_ceiling (settling->rules, settling->table->scores[player]))
        receivers |= bit;
    }

  if (prize->to == TB_PRIZE_TO_FIRST)
    return firsts;
  if (prize->to == TB_PRIZE_TO_FIRST_ALONE && count_rank (settling, 1) == 1 &&
      tb_player_set_count (below_start | firsts) == settling->rules->players)
    return firsts;

  return receivers;
}

static void
settle_prize (const Settling *settling,
              const TbPrize  *prize)
{
  TbPlayerSet payers = find_prize_payers (settling, prize->from);
  TbPlayerSet receivers = find_prize_receivers (settling, prize, payers);
  int32_t     net[TB_MAX_PLAYERS] = { 0 };

  if (prize->to == TB_PRIZE_TO_FIRST)
    {
      payers &= (TbPlayerSet) ~receivers;
      share (settling, 1, prize->points * tb_player_set_count (payers), net);
      receivers = 0;
      for (TbPlayer player = 0; player < settling->rules->players; player++)
        if (payers & TB_PLAYER_BIT (player))
          net[player] -= prize->points;
    }

  for (TbPlayer payer = 0; payer < settling->rules->players; payer++)
    for (TbPlayer receiver = 0; receiver < settling->rules->players; receiver++)
      if (payer != receiver && payers & TB_PLAYER_BIT (payer) &&
          receivers & TB_PLAYER_BIT (receiver))
        {
          net[payer] -= prize->points;
          net[receiver] += prize->points;
        }

  spread_prizes (settling, net, TB_REASON_PRIZE, TB_FIELD_PRIZES);
}

static void
settle_bust_fees (const Settling *settling)
{
  for (TbPlayer player = 0; player < settling->rules->players; player++)
    {
      TbPlayer taker = settling->table->busted_by[player];
      int32_t  net[TB_MAX_PLAYERS] = { 0 };

      if (taker == TB_NOBODY)
        continue;

      net[player] = -settling->rules->bust_fee;
      net[taker] = settling->rules->bust_fee;
      spread_prizes (settling, net, TB_REASON_BUST_FEE, TB_FIELD_BUST_FEE);
    }
}

/* Points that a foul takes at the settlement go to nobody. */
static void
settle_fouls (const Settling *settling)
{
  for (TbPlayer player = 0; player < settling->rules->players; player++)
    {
      int32_t prize = settling->table->prizes[player];

      settling->out->players[player].prizes += prize;
      tb_ledger_move (&settling->out->ledger,
                      (TbLedgerLine) { TB_ACCOUNT_PLAYER (player), TB_ACCOUNT_NOBODY, -prize,
                                       TB_REASON_FOUL, TB_FIELD_FOULS });
    }
}

/* The house takes its fees: nobody at the table receives them. */
static void
settle_fees (const Settling *settling)
{
  const TbRules *rules = settling->rules;
  int32_t        each[TB_MAX_PLAYERS] = { 0 };
  int32_t        first[TB_MAX_PLAYERS] = { 0 };

  for (TbPlayer player = 0; player < rules->players; player++)
    each[player] = -rules->game_fee;
  share (settling, 1, -rules->game_fee_first, first);

  spread_prizes (settling, each, TB_REASON_GAME_FEE, TB_FIELD_GAME_FEE);
  spread_prizes (settling, first, TB_REASON_GAME_FEE, TB_FIELD_GAME_FEE_FIRST);
}

/* Totals of chips; the hand that paid a chip named its field. */
static void
settle_chips (const Settling *settling)
{
  int32_t net[TB_MAX_PLAYERS];

  memcpy (net, settling->table->chips, sizeof net);
  for (TbPlayer player = 0; player < settling->rules->players; player++)
    settling->out->players[player].chips = net[player];

  tb_ledger_spread (&settling->out->ledger, net, TB_REASON_CHIPS, TB_FIELD_NONE);
}

void
tb_table_settle (const TbTable *table,
                 TbSettlement  *out)
{
  const Settling settling = { .table = table, .rules = table->rules, .out = out };
  uint8_t        ranks[TB_MAX_PLAYERS];

  assert (table->end.reason != TB_END_NONE);

  memset (out, 0, sizeof *out);
  tb_ledger_open (&out->ledger, table->scores, table->pot, table->penalty_pot);
  tb_ranks (table->rules, table->scores, &table->won, ranks);
  for (TbPlayer player = 0; player < table->rules->players; player++)
    {
      out->players[player].rank = ranks[player];
      out->players[player].points = table->scores[player];
    }

  settle_pots (&settling);
  settle_base (&settling);
  settle_oka (&settling);
  settle_uma (&settling);
  settle_sinking (&settling);
  for (int32_t i = 0; i < table->rules->n_prizes; i++)
    settle_prize (&settling, &table->rules->prizes[i]);
  settle_bust_fees (&settling);
  settle_fouls (&settling);
  settle_fees (&settling);
  settle_chips (&settling);

  for (TbPlayer player = 0; player < table->rules->players; player++)
    {
      TbFinal *final = &out->players[player];

      final->total = final->base + final->oka + final->uma + final->prizes + final->chips;
      assert (final->total == out->ledger.balance[player] - table->rules->start_points);
    }
}
