/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

/* How the shares of a win are found, and who pays them. */
typedef struct
{
  bool     as_self_draw;
  TbPlayer sole_payer; /* who pays the shares of the others too; TB_NOBODY: nobody does */
  TbField  field;      /* the rule that has him pay */
} Shares;

static void
find_shares (const TbHand *hand,
             const TbWin  *win,
             Shares       *out)
{
  out->as_self_draw = win->from == TB_NOBODY;
  out->sole_payer = win->pao.player;
  out->field = TB_FIELD_PAO_FED_MELDS;

  /* What happened on the winning tile comes before what happened earlier in the hand. */
  if (win->robbed)
    {
      out->as_self_draw = true;
      out->sole_payer = win->from;
      out->field = TB_FIELD_ROBBED_KONG_SELF_DRAW;
    }
  else if (win->last_tile)
    {
      out->as_self_draw = hand->rules->last_tile == TB_LAST_TILE_SELF_DRAW;
      out->sole_payer = win->from;
      out->field = TB_FIELD_LAST_TILE;
    }
}

void
tb_tai_win_pay (TbHand *hand,
                int32_t win)
{
  const TbWin *entry = &hand->event->wins[win];
  int32_t      in_place_of_others = 0;
  Shares       shares;
  TbTaiPayment payment;

  find_shares (hand, entry, &shares);
  payment = tb_tai_payment (&hand->values[win], shares.as_self_draw);
  for (TbPlayer payer = 0; payer < hand->rules->players; payer++)
    {
      int32_t share = payer == entry->from ? payment.discarder : payment.others;

      if (payer == entry->player)
        continue;
      if (shares.sole_payer == TB_NOBODY || shares.sole_payer == payer)
        tb_win_move (hand, payer, entry->player, share, TB_REASON_WIN,
                     tb_win_find_field (hand, win));
      else
        in_place_of_others += share;
    }

  if (shares.sole_payer != TB_NOBODY)
    tb_win_move (hand, shares.sole_payer, entry->player, in_place_of_others, TB_REASON_PAO,
                 shares.field);
}
