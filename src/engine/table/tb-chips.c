/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

/* Chips have accounts of their own, in point equivalents. This file neither moves points nor tests
 * scores. */

/* Moves @points from each player in @payers except @to to @to. */
static void
pay_from_each (TbHand     *hand,
               TbPlayerSet payers,
               TbPlayer    to,
               int32_t     points,
               TbReason    reason,
               TbField     field)
{
  for (TbPlayer payer = 0; payer < hand->rules->players; payer++)
    if (payer != to && payers & TB_PLAYER_BIT (payer))
      tb_ledger_move (&hand->out->chip_ledger,
                      (TbLedgerLine) { TB_ACCOUNT_PLAYER (payer), TB_ACCOUNT_PLAYER (to), points,
                                       reason, field });
}

/* The players who pay the chips of a win. */
typedef struct
{
  TbPlayerSet players;
  bool        is_ron; /* one player pays, or the two halves of one */
  bool        halves;
} Payers;

/* Returns the payers of the chips of the win @win: the discarder, or each player on a tsumo. A
 * liable player may count as one who dealt in, or share with the discarder. */
static Payers
find_payers (const TbHand *hand,
             int32_t       win)
{
  TbPaoChips rule = hand->rules->pao_chips;
  TbPlayer   payer = hand->payers[win];
  TbPlayer   liable = hand->event->wins[win].pao.player;
  Payers     payers = { TB_ALL_PLAYERS, payer != TB_NOBODY, false };

  if (payers.is_ron)
    payers.players = TB_PLAYER_BIT (payer);
  if (rule == TB_PAO_CHIPS_ORDINARY || liable == TB_NOBODY || liable == payer)
    return payers;

  payers.halves = payers.is_ron && rule == TB_PAO_CHIPS_SHARED;
  if (!payers.halves)
    payers.players = 0;
  payers.players |= TB_PLAYER_BIT (liable);
  payers.is_ron = true;

  return payers;
}

/* Moves @points from the payers of a win to its winner @to: half from each if two share, rounded up
 * to the hundred. */
static void
pay_win (TbHand  *hand,
         Payers   payers,
         TbPlayer to,
         int32_t  points,
         TbReason reason,
         TbField  field)
{
  pay_from_each (hand, payers.players, to, payers.halves ? (points + 199) / 200 * 100 : points,
                 reason, field);
}

/* Returns the chips of the special tiles of a win from each payer. An unknown hand is closed. */
static int32_t
sum_special_chips (const TbHand *hand,
                   int32_t       win)
{
  const int32_t *special = hand->event->wins[win].bonus.special;
  int32_t        sum = 0;

  if (hand->rules->n_special_tiles == 0)
    return 0;

  for (TbSpecialColor color = TB_SPECIAL_BLUE; color < TB_N_SPECIAL_COLORS; color++)
    if (special[color] > 0)
      {
        const TbSpecialTile *tile = tb_rules_find_special (hand->rules, color);

        if (!tile->closed_only || tb_event_win_is_open (hand->event, win) != TB_FACT_YES)
          sum += special[color] * tile->chips;
      }

  return sum;
}

/* Pays the bonuses of a win. All winners are paid (b-rule.txt 48). */
static void
pay_bonus (TbHand *hand,
           int32_t win)
{
  const TbRules *rules = hand->rules;
  const TbBonus *bonus = &hand->event->wins[win].bonus;
  TbPlayer       winner = hand->event->wins[win].player;
  Payers         payers = find_payers (hand, win);
  bool           red_counts =
    !rules->chip_red_closed || tb_event_win_is_open (hand->event, win) != TB_FACT_YES;
  const struct
  {
    int32_t  points;
    TbReason reason;
    TbField  field;
  } parts[] = {
    { bonus->ippatsu * rules->chip_ippatsu, TB_REASON_IPPATSU, TB_FIELD_CHIP_IPPATSU },
    { bonus->ura * rules->chip_ura, TB_REASON_URA, TB_FIELD_CHIP_URA },
    { red_counts ? bonus->red * rules->chip_red : 0, TB_REASON_RED, TB_FIELD_CHIP_RED },
    { sum_special_chips (hand, win), TB_REASON_SPECIAL_TILES, TB_FIELD_SPECIAL_TILES },
  };

  for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
    if (parts[i].points > 0)
      pay_win (hand, payers, winner, parts[i].points, parts[i].reason, parts[i].field);
  for (int32_t i = 0; i < rules->n_house_yaku; i++)
    if (hand->values[win].listed & TB_YAKU_BIT (TB_YAKU_HOUSE + i))
      pay_win (hand, payers, winner, rules->house_yaku[i].chips, TB_REASON_HOUSE_YAKU,
               TB_FIELD_HOUSE_YAKU);
}

/* Returns the value of the win @win in mangan if it has chips for a yakuman; otherwise 0. */
static int32_t
find_yakuman (const TbHand *hand,
              int32_t       win)
{
  const TbValue *value = &hand->values[win];
  TbValue        one;

  if (value->yakuman > 0)
    return value->yakuman;
  if (value->limit != TB_LIMIT_YAKUMAN || !hand->rules->chip_counted_yakuman)
    return 0;

  tb_value_of_limit (hand->rules, TB_LIMIT_YAKUMAN, &one);

  return one.yakuman * (value->base / one.base);
}

/* Returns the chips @chip of a yakuman worth @mangan, rounded up to the hundred. */
static int32_t
multiply_chip (const TbRules *rules,
               int32_t        chip,
               int32_t        mangan)
{
  return rules->chip_yakuman_each ? (chip / 100 * mangan + 3) / 4 * 100 : chip;
}

/* Everybody pays for a yakuman, on a ron too; two players who both have one pay each other nothing
 * (b-rule.txt 52). With `chip-yakuman-ron`, the discarder alone pays for a ron. */
static void
pay_yakuman (TbHand *hand)
{
  const TbRules *rules = hand->rules;
  TbPlayerSet    with_yakuman = 0;

  for (int32_t i = 0; i < hand->event->n_wins; i++)
    if (find_yakuman (hand, i) > 0)
      with_yakuman |= TB_PLAYER_BIT (hand->event->wins[i].player);

  for (int32_t i = 0; i < hand->event->n_wins; i++)
    {
      int32_t  win = hand->nearest[i];
      int32_t  mangan = find_yakuman (hand, win);
      TbPlayer winner = hand->event->wins[win].player;
      Payers   payers = find_payers (hand, win);

      if (mangan == 0)
        continue;
      if (payers.is_ron && rules->chip_yakuman_ron > 0)
        pay_win (hand, payers, winner, multiply_chip (rules, rules->chip_yakuman_ron, mangan),
                 TB_REASON_YAKUMAN, TB_FIELD_CHIP_YAKUMAN_RON);
      else
        pay_from_each (hand, (TbPlayerSet) ~with_yakuman, winner,
                       multiply_chip (rules, rules->chip_yakuman, mangan),
                       TB_REASON_YAKUMAN, TB_FIELD_CHIP_YAKUMAN);
    }
}

/* The bust prize of @player depends on the cause, which is the first that made them pay: a fine, a
 * win, noten, a deposit (b-rule.txt 51). */
static void
pay_bust_prize (TbHand  *hand,
                TbPlayer player)
{
  TbPlayerSet receivers = 0;

  if (hand->fined & TB_PLAYER_BIT (player))
    receivers = TB_ALL_PLAYERS;
  else if (hand->paid[player] != 0)
    receivers = hand->paid[player];
  else if (hand->paid_noten & TB_PLAYER_BIT (player))
    receivers = hand->tenpai;
  else if (hand->deposited & TB_PLAYER_BIT (player))
    receivers = TB_PLAYER_BIT (tb_hand_first (hand));

  for (TbPlayer receiver = 0; receiver < hand->rules->players; receiver++)
    if (receivers & TB_PLAYER_BIT (receiver))
      pay_from_each (hand, TB_PLAYER_BIT (player), receiver, hand->rules->chip_bust,
                     TB_REASON_BUST, TB_FIELD_CHIP_BUST);
}

/* East-East: in the first East 1, with or without honba, the first dealer ends above the ceiling or
 * wins a hand that busts a child (b-rule.txt 53). */
static void
pay_east_east (TbHand *hand)
{
  const TbRound *round = &hand->out->hand.round;
  TbPlayerSet    dealer = TB_PLAYER_BIT (hand->dealer);

  if (round->wind != TB_WIND_EAST || round->number != 0 || round->extension)
    return;

  if (tb_end_is_ceiling (hand->rules, hand->out->scores[hand->dealer]) ||
      (hand->winners & dealer && hand->out->busted & ~dealer))
    pay_from_each (hand, TB_ALL_PLAYERS, hand->dealer, hand->rules->chip_east_east,
                   TB_REASON_EAST_EAST, TB_FIELD_CHIP_EAST_EAST);
}

void
tb_chips_pay (TbHand *hand)
{
  for (int32_t i = 0; i < hand->event->n_wins; i++)
    pay_bonus (hand, hand->nearest[i]);

  if (hand->rules->chip_yakuman > 0)
    pay_yakuman (hand);
  if (hand->rules->chip_bust > 0 && hand->out->busted != 0)
    for (TbPlayer player = 0; player < hand->rules->players; player++)
      if (hand->out->busted & TB_PLAYER_BIT (player))
        pay_bust_prize (hand, player);
  if (hand->rules->chip_east_east > 0)
    pay_east_east (hand);
}
