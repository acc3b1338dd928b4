/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-limits.h"

#include <assert.h>

/* Splits based on the ron value use thousands. */
#define THOUSAND 1000

/* Sum of the player numbers at a table of three, used to derive the third from two. */
#define SUM_OF_THREE (0 + 1 + 2)

static int32_t
round_up (const TbRules *rules,
          int32_t        points)
{
  int32_t unit = tb_rules_win_unit (rules);

  return (points + unit - 1) / unit * unit;
}

/* Returns the base points that all amounts are multiples of. */
static int32_t
find_unit (const TbRules *rules,
           const TbValue *value)
{
  return rules->round_share ? round_up (rules, value->base) : value->base;
}

int32_t
tb_value_dealer_bases (const TbRules *rules)
{
  static const int32_t bases[] = {
    [TB_DEALER_FACTOR_HALF_MORE] = 6,
    [TB_DEALER_FACTOR_SAME] = TB_BASES_IN_RON,
    [TB_DEALER_FACTOR_DOUBLE] = 8,
  };

  return bases[rules->dealer_factor];
}

int32_t
tb_limits_total (const TbRules *rules,
                 const TbValue *value,
                 bool           dealer)
{
  const TbHanRow *row = NULL;

  if (!dealer)
    return TB_BASES_IN_RON * find_unit (rules, value);

  /* A table has values of the dealer's own. */
  if (value->limit == TB_LIMIT_NONE)
    row = tb_rules_find_han_row (rules, value->han);

  return rules->dealer_points +
         (row != NULL ? row->dealer : tb_value_dealer_bases (rules) * find_unit (rules, value));
}

int32_t
tb_value_ron (const TbRules *rules,
              const TbValue *value,
              bool           dealer)
{
  return round_up (rules, tb_limits_total (rules, value, dealer));
}

/* Amounts of one share and of the dealer's share at a table of four. */
typedef struct
{
  int32_t single;
  int32_t twofold;
} BaseShares;

/* If half of the absent child's share is paid too, both payers add it to their own (mizukawa.txt,
 * three players). */
static inline BaseShares
shares_of_base (const TbRules *rules,
                const TbValue *value,
                bool           dealer_won)
{
  int32_t    third = round_up (rules, (tb_limits_total (rules, value, dealer_won) + 2) / 3);
  int32_t    unit = find_unit (rules, value);
  BaseShares shares = { round_up (rules, unit), round_up (rules, 2 * unit) };

  /* Three equal shares. */
  if (dealer_won || rules->dealer_factor == TB_DEALER_FACTOR_SAME)
    shares = (BaseShares) { third, third };

  if (rules->tsumo_split == TB_TSUMO_SPLIT_HALF_MISSING)
    {
      int32_t missing = shares.single;

      shares.single = round_up (rules, shares.single + missing / 2);
      shares.twofold = round_up (rules, shares.twofold + missing / 2);
    }

  return shares;
}

/* The splits that are based on the ron value of the hand; `full-each` is for any number of players,
 * the others for three. */
static void
split_ron_value (const TbRules *rules,
                 int32_t        total,
                 TbPlayer       dealer,
                 TbPlayer       winner,
                 TbShares      *out)
{
  TbPlayer child = (TbPlayer) (SUM_OF_THREE - dealer - winner);
  TbPlayer next = (TbPlayer) ((winner + 1) % 3);
  bool     in_thirds = rules->tsumo_split == TB_TSUMO_SPLIT_THIRDS;
  bool     as_child = winner != dealer && rules->dealer_factor != TB_DEALER_FACTOR_SAME;
  int32_t  thousands = total / THOUSAND;

  if (rules->tsumo_split == TB_TSUMO_SPLIT_FULL_EACH)
    {
      for (TbPlayer payer = 0; payer < rules->players; payer++)
        out->points[payer] = total;
      return;
    }

  assert (rules->players == 3);

  if (as_child && in_thirds)
    {
      /* A child gets one third from the other child and two from the dealer. Of the remaining
       * thousands, the child pays the first and the dealer the second; a single thousand in total
       * is the dealer's (allen.txt). */
      out->points[child] = (thousands / 3 + (thousands % 3 > 0 && total != THOUSAND)) * THOUSAND;
      out->points[dealer] = total - out->points[child];
    }
  else if (winner != dealer && !in_thirds)
    {
      TbTsumoRow paid = tb_rules_split_by_table (rules, total);

      out->points[child] = paid.child;
      out->points[dealer] = paid.dealer;
    }
  else if (in_thirds)
    {
      /* A dealer gets half from each; the next player pays the odd thousand (allen.txt). */
      out->points[SUM_OF_THREE - winner - next] = thousands / 2 * THOUSAND;
      out->points[next] = total - thousands / 2 * THOUSAND;
    }
  else
    {
      int32_t each = tb_rules_split_by_table (rules, total).each;

      for (TbPlayer payer = 0; payer < rules->players; payer++)
        if (payer != winner)
          out->points[payer] = each > 0 ? each : round_up (rules, (total + 1) / 2);
    }
}

void
tb_shares_of_self_draw (const TbRules *rules,
                        const TbValue *value,
                        int32_t        honba,
                        TbPlayer       dealer,
                        TbPlayer       winner,
                        TbShares      *out)
{
  BaseShares shares;

  *out = (TbShares) { 0 };
  if (rules->tsumo_split != TB_TSUMO_SPLIT_OWN_SHARE &&
      rules->tsumo_split != TB_TSUMO_SPLIT_HALF_MISSING)
    split_ron_value (rules, tb_value_ron (rules, value, winner == dealer) + honba, dealer, winner,
                     out);
  else
    {
      shares = shares_of_base (rules, value, winner == dealer);
      for (TbPlayer payer = 0; payer < rules->players; payer++)
        out->points[payer] = winner == dealer || payer == dealer ? shares.twofold : shares.single;
    }

  for (TbPlayer payer = 0; payer < rules->players; payer++)
    out->points[payer] += rules->tsumo_extra;
  out->points[winner] = 0;
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
  out->others = shares.points[dealer || seat == TB_WIND_SOUTH ? 2 : 1] + each;
  out->next = dealer ? shares.points[1] + each : 0;
}

/* Returns the points of the sum @tai without the cap. */
static int32_t
find_tai_points (const TbRules *rules,
                 int32_t        tai)
{
  int32_t rounded = tb_tai_round (rules, tai);
  int32_t points = 0;

  if (rules->n_tai_table == 0)
    return rules->tai_base + rules->tai_points * rounded;
  for (int32_t i = 0; i < rules->n_tai_table && rules->tai_table[i].tai <= rounded; i++)
    points = rules->tai_table[i].points;

  return points;
}

/* Returns the points of @value with @extra more tai, before the payers are considered. */
static int32_t
find_tai_amount (const TbRules *rules,
                 const TbValue *value,
                 int32_t        extra)
{
  int32_t amount = find_tai_points (rules, value->tai + extra);
  int32_t cap = rules->tai_cap;

  if (cap == 0)
    return amount;

  /* A sum without a list has no greatest item. */
  if (value->tai_greatest > 0 && find_tai_points (rules, value->tai_greatest) > cap)
    cap = find_tai_points (rules, value->tai_greatest);

  return amount < cap ? amount : cap;
}

int32_t
tb_tai_round (const TbRules *rules,
              int32_t        tai)
{
  int32_t multiple = rules->tai_rounding;

  return (tai + multiple - 1) / multiple * multiple;
}

int32_t
tb_tai_of_dealer (const TbRules *rules,
                  int32_t        honba)
{
  return rules->tai_dealer + rules->tai_dealer_repeat * honba;
}

int32_t
tb_tai_least (const TbRules *rules)
{
  return find_tai_points (rules, 0) > 0 ? 0 : 1;
}

TbTaiPayment
tb_tai_payment (const TbRules *rules,
                const TbValue *value,
                int32_t        extra,
                bool           self_draw)
{
  int32_t      amount = find_tai_amount (rules, value, extra);
  TbTaiPayment payment = { .discarder = amount, .others = amount, .each = rules->tai_from_each };

  if (rules->tai_payers == TB_TAI_PAYERS_DISCARDER_DOUBLE ||
      (rules->tai_payers == TB_TAI_PAYERS_DISCARDER_ALONE_DOUBLE && !self_draw))
    payment.discarder *= 2;
  if (self_draw)
    payment.others = payment.discarder;
  else if (rules->tai_payers == TB_TAI_PAYERS_DISCARDER ||
           rules->tai_payers == TB_TAI_PAYERS_DISCARDER_ALONE_DOUBLE)
    payment.others = 0;

  return payment;
}
