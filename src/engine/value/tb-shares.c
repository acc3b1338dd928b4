/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-limits.h"

#include <assert.h>

/* Splits that work on the ron value deal in thousands. */
#define THOUSAND 1000

/* The players' numbers of a table of three sum to this, which gives the third from two. */
#define SUM_OF_THREE (0 + 1 + 2)

static int32_t
round_up (const TbRules *rules,
          int32_t        points)
{
  if (rules->value_rounding == TB_VALUE_ROUNDING_THOUSAND)
    return (points + 999) / 1000 * 1000;

  return (points + 99) / 100 * 100;
}

int32_t
tb_value_ron (const TbRules *rules,
              const TbValue *value,
              bool           dealer)
{
  return round_up (rules, value->base * (dealer ? TB_BASES_IN_DEALER_RON : TB_BASES_IN_RON));
}

/* The shares of a table of four. Where half of the absent child's share is paid too, both payers
 * add it to theirs (mizukawa.txt, three players). */
static void
split_by_base (const TbRules *rules,
               const TbValue *value,
               TbPlayer       dealer,
               TbPlayer       winner,
               TbShares      *out)
{
  int32_t single = round_up (rules, value->base);
  int32_t twofold = round_up (rules, 2 * value->base);
  int32_t missing = winner == dealer ? twofold : single;

  if (rules->tsumo_split == TB_TSUMO_SPLIT_HALF_MISSING)
    {
      single = round_up (rules, single + missing / 2);
      twofold = round_up (rules, twofold + missing / 2);
    }

  for (TbPlayer payer = 0; payer < rules->players; payer++)
    out->points[payer] = winner == dealer || payer == dealer ? twofold : single;

  out->points[winner] = 0;
}

/* A child gets one third from the other child and two from the dealer. Of what is left in
 * thousands the child pays the first and the dealer the second; a single thousand in all is the
 * dealer's (allen.txt). */
static void
split_child_win_in_thirds (int32_t   total,
                           TbPlayer  child,
                           TbPlayer  dealer,
                           TbShares *out)
{
  int32_t third = total / THOUSAND / 3;
  int32_t left = total / THOUSAND % 3;

  out->points[child] = (third + (left > 0 && total != THOUSAND)) * THOUSAND;
  out->points[dealer] = total - out->points[child];
}

/* A dealer gets half from each; the player after the dealer pays an odd thousand (allen.txt). */
static void
split_dealer_win_in_halves (int32_t   total,
                            TbPlayer  dealer,
                            TbShares *out)
{
  TbPlayer next = (TbPlayer) ((dealer + 1) % 3);
  int32_t  half = total / THOUSAND / 2 * THOUSAND;

  out->points[next] = total - half;
  out->points[SUM_OF_THREE - dealer - next] = half;
}

/* The largest row that fits is paid, again and again, until nothing is left: 64000 are twice what
 * 32000 are. */
static void
split_by_table (const TbRules *rules,
                int32_t        total,
                TbPlayer       child,
                TbPlayer       dealer,
                TbShares      *out)
{
  for (int32_t row = rules->n_tsumo_table - 1; row >= 0; row--)
    {
      const TbTsumoRow *shares = &rules->tsumo_table[row];
      int32_t           times = total / shares->ron;

      out->points[child] += times * shares->child;
      out->points[dealer] += times * shares->dealer;
      total -= times * shares->ron;
    }
}

/* The splits of three players that start from what the hand would be worth on a ron. */
static void
split_ron_value (const TbRules *rules,
                 int32_t        total,
                 TbPlayer       dealer,
                 TbPlayer       winner,
                 TbShares      *out)
{
  TbPlayer child = (TbPlayer) (SUM_OF_THREE - dealer - winner);
  bool     in_thirds = rules->tsumo_split == TB_TSUMO_SPLIT_THIRDS;

  assert (rules->players == 3);

  if (winner != dealer && in_thirds)
    split_child_win_in_thirds (total, child, dealer, out);
  else if (winner != dealer)
    split_by_table (rules, total, child, dealer, out);
  else if (in_thirds)
    split_dealer_win_in_halves (total, dealer, out);
  else
    for (TbPlayer payer = 0; payer < rules->players; payer++)
      out->points[payer] = payer != winner ? round_up (rules, (total + 1) / 2) : 0;
}

void
tb_shares_of_self_draw (const TbRules *rules,
                        const TbValue *value,
                        int32_t        honba,
                        TbPlayer       dealer,
                        TbPlayer       winner,
                        TbShares      *out)
{
  *out = (TbShares) { 0 };
  if (rules->tsumo_split == TB_TSUMO_SPLIT_OWN_SHARE ||
      rules->tsumo_split == TB_TSUMO_SPLIT_HALF_MISSING)
    split_by_base (rules, value, dealer, winner, out);
  else
    split_ron_value (rules, tb_value_ron (rules, value, winner == dealer) + honba, dealer, winner,
                     out);
}

void
tb_value_payment (const TbRules *rules,
                  const TbValue *value,
                  TbWind         seat,
                  bool           self_draw,
                  int32_t        honba,
                  TbPayment     *out)
{
  bool     dealer = seat == TB_WIND_EAST;
  TbPlayer other = seat == TB_WIND_SOUTH ? 2 : 1;
  int32_t  each = honba * rules->honba_tsumo;
  TbShares shares;

  *out = (TbPayment) { 0 };
  if (!self_draw)
    {
      out->ron = tb_value_ron (rules, value, dealer) + honba * rules->honba_ron;
      return;
    }

  tb_shares_of_self_draw (rules, value, rules->honba_before_split ? honba * rules->honba_ron : 0,
                          0, (TbPlayer) seat, &shares);
  out->dealer = dealer ? 0 : shares.points[0] + each;
  out->others = shares.points[dealer ? 2 : other] + each;
  out->next = dealer ? shares.points[1] + each : 0;
}
