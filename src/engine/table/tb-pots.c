/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

/* The stakes of riichi, and the receivers of the pots. */

/* The stake of @player, who declared riichi. */
static int32_t
stake_of (const TbHand *hand,
          TbPlayer      player)
{
  return hand->open_riichi & TB_PLAYER_BIT (player) ? hand->rules->open_riichi_stake
                                                    : hand->rules->riichi_stake;
}

void
tb_stakes_pay (TbHand *hand)
{
  const TbEvent *event = hand->event;
  TbPlayer       keeper = TB_NOBODY;

  /* The player whose declaring tile was ronned keeps the stake. One flag is enough for several
   * winners: they won the same tile. */
  for (int32_t i = 0; i < event->n_wins && !hand->rules->stake_on_ronned_tile; i++)
    if (event->wins[i].on_riichi_tile)
      keeper = event->wins[i].from;

  for (int32_t i = 0; i < event->n_riichi; i++)
    if (event->riichi[i] != keeper)
      tb_ledger_move (&hand->out->ledger,
                      (TbLedgerLine) { TB_ACCOUNT_PLAYER (event->riichi[i]), TB_ACCOUNT_POT,
                                       stake_of (hand, event->riichi[i]), TB_REASON_RIICHI,
                                       hand->open_riichi & TB_PLAYER_BIT (event->riichi[i])
                                         ? TB_FIELD_OPEN_RIICHI_STAKE
                                         : TB_FIELD_RIICHI_STAKE });
}

void
tb_stakes_give_back (TbHand *hand)
{
  TbLedger *ledger = &hand->out->ledger;
  int32_t   n_lines = ledger->n_lines;

  for (int32_t i = 0; i < n_lines; i++)
    {
      const TbLedgerLine *line = &ledger->lines[i];

      if (line->reason == TB_REASON_RIICHI || (line->reason == TB_REASON_DEPOSIT && hand->restore))
        tb_ledger_move (ledger, (TbLedgerLine) { line->to, line->from, line->points,
                                                 TB_REASON_STAKE_BACK, TB_FIELD_FOULS });
    }
}

/* Gives equal parts of the pot, in hundreds, to the @n winners @receivers who declared riichi; the
 * nearest takes the rest. */
static void
share_among_riichi (TbHand         *hand,
                    const TbPlayer *receivers,
                    int32_t         n)
{
  TbLedger *ledger = &hand->out->ledger;
  int32_t   pot = ledger->balance[TB_ACCOUNT_POT];
  int32_t   n_riichi = 0;
  int32_t   left = 0;

  for (int32_t i = 0; i < n; i++)
    n_riichi += (hand->riichi & TB_PLAYER_BIT (receivers[i])) != 0;

  /* The farthest first, so that the nearest takes what is left. */
  left = n_riichi;
  for (int32_t i = n - 1; i >= 0; i--)
    if (hand->riichi & TB_PLAYER_BIT (receivers[i]))
      {
        int32_t part = --left > 0 ? pot / n_riichi / 100 * 100 : ledger->balance[TB_ACCOUNT_POT];

        tb_ledger_move (ledger, (TbLedgerLine) { TB_ACCOUNT_POT, TB_ACCOUNT_PLAYER (receivers[i]),
                                                 part, TB_REASON_POT, TB_FIELD_POT_RECEIVERS });
      }
}

void
tb_pots_give (TbHand         *hand,
              const TbPlayer *receivers,
              int32_t         n,
              TbField         field)
{
  TbLedger *ledger = &hand->out->ledger;
  int32_t   taker = 0;

  /* If several winners declared riichi, each takes back their own stake. A winner has always paid
   * it: the ronned tile was another player's. */
  if (n > 1 && hand->rules->pot_receivers == TB_POT_OWN_STAKE_BACK)
    for (int32_t i = 0; i < n; i++)
      if (hand->riichi & TB_PLAYER_BIT (receivers[i]))
        tb_ledger_move (ledger,
                        (TbLedgerLine) { TB_ACCOUNT_POT, TB_ACCOUNT_PLAYER (receivers[i]),
                                         stake_of (hand, receivers[i]), TB_REASON_STAKE_BACK,
                                         TB_FIELD_POT_RECEIVERS });

  if (hand->rules->pot_receivers == TB_POT_RIICHI_ONLY)
    share_among_riichi (hand, receivers, n);
  else
    tb_ledger_move (ledger,
                    (TbLedgerLine) { TB_ACCOUNT_POT, TB_ACCOUNT_PLAYER (receivers[0]),
                                     ledger->balance[TB_ACCOUNT_POT], TB_REASON_POT, field });

  /* The penalty pot goes to the nearest player whom no foul bars from it, or remains. */
  while (taker < n && hand->no_penalty_pot & TB_PLAYER_BIT (receivers[taker]))
    taker++;
  if (taker < n)
    tb_ledger_move (ledger, (TbLedgerLine) { TB_ACCOUNT_PENALTY_POT,
                                             TB_ACCOUNT_PLAYER (receivers[taker]),
                                             ledger->balance[TB_ACCOUNT_PENALTY_POT],
                                             TB_REASON_PENALTY_POT, TB_FIELD_FOULS });
}
