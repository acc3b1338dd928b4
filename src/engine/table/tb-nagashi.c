/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

/* Nagashi, paid as a self-drawn win: by all others, or shared out by those who do not claim it. */

typedef struct
{
  TbValue  value;
  int32_t  n;                         /* who claim it, */
  TbPlayer claimants[TB_MAX_PLAYERS]; /* the nearest to the dealer first, the dealer before all */
  bool     shared;                    /* among those who do not claim it */
  TbField  field;
} Nagashi;

static void
read_claims (const TbHand *hand,
             Nagashi      *out)
{
  const TbRules *rules = hand->rules;

  tb_value_of_limit (rules->nagashi_value == TB_NAGASHI_MANGAN ? TB_LIMIT_MANGAN : TB_LIMIT_YAKUMAN,
                     &out->value);

  out->n = 0;
  for (int32_t step = 0; step < rules->players; step++)
    {
      TbPlayer player = (TbPlayer) ((hand->dealer + step) % rules->players);

      if (hand->nagashi & TB_PLAYER_BIT (player))
        out->claimants[out->n++] = player;
    }

  out->shared = out->n > 1 && rules->nagashi_several == TB_NAGASHI_OTHERS_SHARE;
  out->field = out->n > 1 ? TB_FIELD_NAGASHI_SEVERAL : TB_FIELD_NAGASHI_VALUE;
}

/* Lays what claimants would have paid on the others, in equal parts. They always divide: four
 * players pay shares of a limit, each a multiple of 200, and of three only one is left. */
static void
share_out (const TbHand  *hand,
           const Nagashi *nagashi,
           TbShares      *shares)
{
  int32_t n_others = hand->rules->players - nagashi->n;
  int32_t unpaid = 0;

  for (int32_t i = 0; i < nagashi->n; i++)
    {
      unpaid += shares->points[nagashi->claimants[i]];
      shares->points[nagashi->claimants[i]] = 0;
    }

  for (TbPlayer player = 0; player < hand->rules->players; player++)
    if (!(hand->nagashi & TB_PLAYER_BIT (player)))
      shares->points[player] += unpaid / n_others;
}

static void
pay_shares (TbHand         *hand,
            const TbShares *shares,
            TbPlayer        claimant,
            TbReason        reason,
            TbField         field)
{
  for (TbPlayer payer = 0; payer < hand->rules->players; payer++)
    if (shares->points[payer] > 0)
      {
        tb_ledger_move (&hand->out->ledger,
                        (TbLedgerLine) {
                          .from = TB_ACCOUNT_PLAYER (payer),
                          .to = TB_ACCOUNT_PLAYER (claimant),
                          .points = shares->points[payer],
                          .reason = reason,
                          .field = field,
                        });
        hand->paid[payer] |= TB_PLAYER_BIT (claimant);
      }
}

static void
pay_claimant (TbHand        *hand,
              const Nagashi *nagashi,
              TbPlayer       claimant)
{
  TbShares shares;

  tb_shares_of_self_draw (hand->rules, &nagashi->value, 0, hand->dealer, claimant, &shares);
  if (nagashi->shared)
    share_out (hand, nagashi, &shares);

  pay_shares (hand, &shares, claimant, TB_REASON_NAGASHI, nagashi->field);
}

/* The honba of the nearest claimant, as of a self-drawn win. */
static void
pay_honba (TbHand        *hand,
           const Nagashi *nagashi)
{
  TbShares shares;

  tb_honba_shares_of_self_draw (hand, &nagashi->value, nagashi->claimants[0], &shares);
  pay_shares (hand, &shares, nagashi->claimants[0], TB_REASON_HONBA,
              hand->rules->honba_before_split ? TB_FIELD_HONBA_BEFORE_SPLIT
                                              : TB_FIELD_HONBA_TSUMO);
}

void
tb_nagashi_pay (TbHand *hand)
{
  bool    is_win = hand->rules->nagashi == TB_NAGASHI_WIN;
  Nagashi nagashi;

  read_claims (hand, &nagashi);
  if (is_win)
    hand->winners = hand->nagashi;
  if (nagashi.shared && nagashi.n == hand->rules->players)
    return;

  for (int32_t i = 0; i < nagashi.n; i++)
    {
      pay_claimant (hand, &nagashi, nagashi.claimants[i]);
      if (i == 0 && is_win && !nagashi.shared)
        pay_honba (hand, &nagashi);
    }

  if (is_win)
    tb_pots_give (hand, nagashi.claimants, nagashi.n, TB_FIELD_NAGASHI);
}
