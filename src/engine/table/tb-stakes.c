/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

/* The player whose declaring tile was ronned and who therefore keeps the stake, or TB_NOBODY.
 * One flag is enough for several winners: they won the same tile. */
static TbPlayer
keeper_of_stake (const TbHand *hand)
{
  if (hand->rules->stake_on_ronned_tile)
    return TB_NOBODY;

  for (int32_t i = 0; i < hand->event->n_wins; i++)
    if (hand->event->wins[i].on_riichi_tile)
      return hand->event->wins[i].from;

  return TB_NOBODY;
}

void
tb_stakes_pay (TbHand *hand)
{
  TbPlayer keeper = keeper_of_stake (hand);

  for (int32_t i = 0; i < hand->event->n_riichi; i++)
    if (hand->event->riichi[i] != keeper)
      tb_ledger_move (&hand->out->ledger,
                      (TbLedgerLine) {
                        .from = TB_ACCOUNT_PLAYER (hand->event->riichi[i]),
                        .to = TB_ACCOUNT_POT,
                        .points = hand->rules->riichi_stake,
                        .reason = TB_REASON_RIICHI,
                        .field = TB_FIELD_RIICHI_STAKE,
                      });
}

/* Whether @line put points of this hand where the foul that has them back finds them. */
static bool
goes_back (const TbHand       *hand,
           const TbLedgerLine *line)
{
  return line->reason == TB_REASON_RIICHI ||
         (line->reason == TB_REASON_DEPOSIT && hand->restore);
}

void
tb_stakes_give_back (TbHand *hand)
{
  TbLedger *ledger = &hand->out->ledger;
  int32_t   n_lines = ledger->n_lines;

  for (int32_t i = 0; i < n_lines; i++)
    if (goes_back (hand, &ledger->lines[i]))
      tb_ledger_move (ledger,
                      (TbLedgerLine) {
                        .from = ledger->lines[i].to,
                        .to = ledger->lines[i].from,
                        .points = ledger->lines[i].points,
                        .reason = TB_REASON_STAKE_BACK,
                        .field = TB_FIELD_FOULS,
                      });
}
