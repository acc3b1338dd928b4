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

/* Whether the ruleset rounds @points up further than to the next 100. */
static bool
is_rounded (const TbRules *rules,
            int32_t        points)
{
  return round_up (rules, points) >= points + 100;
}

bool
tb_value_ron_is_rounded (const TbRules *rules,
                         const TbValue *value,
                         bool           dealer)
{
  return is_rounded (rules, value->base * (dealer ? TB_BASES_IN_DEALER_RON : TB_BASES_IN_RON));
}

bool
tb_value_self_draw_is_rounded (const TbRules *rules,
                               const TbValue *value,
                               bool           dealer)
{
  return is_rounded (rules, 2 * value->base) || (!dealer && is_rounded (rules, value->base));
}

/* What one share and two shares of a table of four come to. */
typedef struct
{
  int32_t single;
  int32_t twofold;
} BaseShares;

/* Where half of the absent child's share is paid too, both payers add it to theirs (mizukawa.txt,
 * three players). */
static inline BaseShares
shares_of_base (const TbRules *rules,
                int32_t        base,
                bool           dealer_won)
{
  BaseShares shares = { round_up (rules, base), round_up (rules, 2 * base) };

  if (rules->tsumo_split == TB_TSUMO_SPLIT_HALF_MISSING)
    {
      int32_t missing = dealer_won ? shares.twofold : shares.single;

      shares.single = round_up (rules, shares.single + missing / 2);
      shares.twofold = round_up (rules, shares.twofold + missing / 2);
    }

  return shares;
}

/* The shares of a table of four. */
static void
split_by_base (const TbRules *rules,
               const TbValue *value,
               TbPlayer       dealer,
               TbPlayer       winner,
               TbShares      *out)
{
  BaseShares shares = shares_of_base (rules, value->base, winner == dealer);

  for (TbPlayer payer = 0; payer < rules->players; payer++)
    out->points[payer] = winner == dealer || payer == dealer ? shares.twofold : shares.single;

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

/* Whether a self-draw is split into the shares of a table of four. */
static inline bool
splits_base (const TbRules *rules)
{
  return rules->tsumo_split == TB_TSUMO_SPLIT_OWN_SHARE ||
         rules->tsumo_split == TB_TSUMO_SPLIT_HALF_MISSING;
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
  if (splits_base (rules))
    split_by_base (rules, value, dealer, winner, out);
  else
    split_ron_value (rules, tb_value_ron (rules, value, winner == dealer) + honba, dealer, winner,
                     out);
}

/* What a self-draw pays where it is split otherwise than by the base points. */
static void
pay_ron_value (const TbRules *rules,
               const TbValue *value,
               TbWind         seat,
               int32_t        honba,
               TbPayment     *out)
{
  bool     dealer = seat == TB_WIND_EAST;
  TbPlayer other = seat == TB_WIND_SOUTH ? 2 : 1;
  TbShares shares;

  tb_shares_of_self_draw (rules, value, rules->honba_before_split ? honba * rules->honba_ron : 0,
                          0, (TbPlayer) seat, &shares);
  out->dealer = dealer ? 0 : shares.points[0];
  out->others = shares.points[dealer ? 2 : other];
  out->next = dealer ? shares.points[1] : 0;
}

/* What it pays where it is split by them. */
static inline void
pay_base (const TbRules *rules,
          const TbValue *value,
          bool           dealer,
          TbPayment     *out)
{
  BaseShares shares = shares_of_base (rules, value->base, dealer);

  out->dealer = dealer ? 0 : shares.twofold;
  out->others = dealer ? shares.twofold : shares.single;
  out->next = dealer ? shares.twofold : 0;
}

void
tb_value_payment (const TbRules *rules,
                  const TbValue *value,
                  TbWind         seat,
                  bool           self_draw,
                  int32_t        honba,
                  TbPayment     *out)
{
  bool    dealer = seat == TB_WIND_EAST;
  int32_t each = honba * rules->honba_tsumo;

  *out = (TbPayment) { 0 };
  if (!self_draw)
    {
      out->ron = tb_value_ron (rules, value, dealer) + honba * rules->honba_ron;
      return;
    }

  if (splits_base (rules))
    pay_base (rules, value, dealer, out);
  else
    pay_ron_value (rules, value, seat, honba, out);
  out->dealer += dealer ? 0 : each;
  out->others += each;
  out->next += dealer ? each : 0;
}
