/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

#include "tb-limits.h"

/* The payments of a win, and the rule that each payment cites. */

/* --- The rule --- */

/* Most rulesets with a counted yakuman count it from this number of han. A hand with at least this
 * many han that is a sanbaiman cites the rule that limits it. */
#define USUAL_COUNTED_YAKUMAN 13

/* Returns the rule that sets the value of the yakuman @listed. */
static TbField
field_of_yakuman (const TbRules *rules,
                  TbYakuSet      listed)
{
  if (listed != 0 && tb_limits_is_capped (rules, listed))
    return TB_FIELD_YAKUMAN_CAP;
  if (listed & (listed - 1))
    return TB_FIELD_SEVERAL_YAKUMAN;
  if (listed & rules->double_yakuman)
    return TB_FIELD_DOUBLE_YAKUMAN;

  return listed & rules->great_yakuman ? TB_FIELD_GREAT_YAKUMAN : TB_FIELD_YAKUMAN;
}

/* Returns the field that makes @han reach another limit than usual, or TB_FIELD_NONE. */
static TbField
field_of_limit (const TbRules *rules,
                int32_t        han)
{
  const struct
  {
    TbField field;
    int32_t least;
  } limits[] = {
    { TB_FIELD_SANBAIMAN_HAN, rules->sanbaiman_han },
    { TB_FIELD_BAIMAN_HAN, rules->baiman_han },
    { TB_FIELD_HANEMAN_HAN, rules->haneman_han },
    { TB_FIELD_MANGAN_HAN, rules->mangan_han },
  };

  for (size_t i = 0; i < sizeof limits / sizeof limits[0]; i++)
    if ((han >= limits[i].least) != (han >= tb_rule_fields[limits[i].field].before))
      return limits[i].field;

  return TB_FIELD_NONE;
}

/* Whether rounding @points up to 1000 gives more than rounding up to 100. */
static bool
is_raised (int32_t points)
{
  return points % 1000 > 0 && points % 1000 <= 900;
}

/* Returns the field that a payment of the win @win cites: the rule that makes the payment differ
 * from the score table, or else the rule that defines the scoring. Does not consider pao. */
static TbField
find_field (const TbHand *hand,
            int32_t       win)
{
  const TbRules *rules = hand->rules;
  const TbWin   *entry = &hand->event->wins[win];
  const TbValue *value = &hand->values[win];
  bool           self_draw = hand->payers[win] == TB_NOBODY;
  bool           dealer = entry->player == hand->dealer;
  TbField        limit;

  /* If only the sum of tai was entered, the items are unknown. */
  if (rules->n_tai_table > 0)
    return TB_FIELD_TAI_TABLE;
  if (rules->scoring == TB_SCORING_TAI)
    return entry->value.form == TB_VALUE_TILES || entry->value.tai_listed ? TB_FIELD_TAI_ITEMS
                                                                          : TB_FIELD_SCORING;
  if (hand->payers[win] != entry->from)
    return TB_FIELD_PAO_KAN_FEEDER;
  if (value->yakuman > 0)
    return field_of_yakuman (rules, value->listed);

  /* Thirteen or more han. A ruleset that plays steps has a counted yakuman too, so the product is
   * above 0. */
  if (rules->counted_yakuman_steps > 1 && value->han >= 2 * rules->counted_yakuman)
    return TB_FIELD_COUNTED_YAKUMAN_STEPS;
  if (value->limit == TB_LIMIT_YAKUMAN ||
      (value->limit == TB_LIMIT_SANBAIMAN && value->han >= USUAL_COUNTED_YAKUMAN))
    return TB_FIELD_COUNTED_YAKUMAN;
  limit = field_of_limit (rules, value->han);
  if (limit != TB_FIELD_NONE)
    return limit;

  /* The dealer's part, and amounts that each payer adds. */
  if (rules->dealer_factor != TB_DEALER_FACTOR_HALF_MORE && (dealer || self_draw))
    return TB_FIELD_DEALER_FACTOR;
  if (rules->dealer_points > 0 && dealer)
    return TB_FIELD_DEALER_POINTS;
  if (rules->tsumo_extra > 0 && self_draw)
    return TB_FIELD_TSUMO_EXTRA;
  if (rules->round_share && value->base % 100 != 0)
    return TB_FIELD_ROUND_SHARE;

  /* A self-draw of three players whose payments differ from the shares of a table of four. */
  if (self_draw && rules->tsumo_split != TB_TSUMO_SPLIT_OWN_SHARE)
    return rules->tsumo_split == TB_TSUMO_SPLIT_TABLE &&
               (!dealer || rules->tsumo_table[0].each > 0)
             ? TB_FIELD_TSUMO_TABLE
             : TB_FIELD_TSUMO_SPLIT;
  if (rules->value_rounding == TB_VALUE_ROUNDING_THOUSAND &&
      (self_draw ? is_raised (2 * value->base) || (!dealer && is_raised (value->base))
                 : is_raised (tb_limits_total (rules, value, dealer))))
    return TB_FIELD_VALUE_ROUNDING;
  if (rules->scoring == TB_SCORING_LINEAR && value->han > 0)
    return rules->n_han_table > 0 ? TB_FIELD_HAN_TABLE : TB_FIELD_HAN_POINTS;

  return tb_limits_is_kiriage (rules, value->han, value->fu) ? TB_FIELD_KIRIAGE_MANGAN
                                                             : TB_FIELD_SCORING;
}

/* --- Payments --- */

/* Pays @points of a win to @winner, and more if the wall of one of the two was broken: `wareme`
 * multiplies each transfer, including the honba (allen.txt). */
static void
move (TbHand  *hand,
      TbPlayer from,
      TbPlayer winner,
      int32_t  points,
      TbReason reason,
      TbField  field)
{
  TbPlayer     wareme = hand->event->wareme;
  TbLedgerLine line = { TB_ACCOUNT_PLAYER (from), TB_ACCOUNT_PLAYER (winner), points, reason,
                        field };

  if (points == 0)
    return;

  hand->paid[from] |= TB_PLAYER_BIT (winner);
  tb_ledger_move (&hand->out->ledger, line);
  if (wareme == from || wareme == winner)
    {
      line.points = points * (hand->rules->wareme_factor - 1);
      line.field = TB_FIELD_WAREME;
      tb_ledger_move (&hand->out->ledger, line);
    }
}

void
tb_win_move_shares (TbHand         *hand,
                    const TbShares *shares,
                    TbPlayer        winner,
                    TbReason        reason,
                    TbField         field)
{
  for (TbPlayer payer = 0; payer < hand->rules->players; payer++)
    /* NOLINTNEXTLINE(*.UndefinedBinaryOperatorResult): at most four players */
    if (shares->points[payer] > 0)
      move (hand, payer, winner, shares->points[payer], reason, field);
}

void
tb_win_pay_self_draw_honba (TbHand        *hand,
                            const TbValue *value,
                            TbPlayer       winner,
                            TbPlayer       liable)
{
  const TbRules *rules = hand->rules;
  int32_t        honba = hand->out->hand.honba;
  TbShares       shares;
  TbShares       without;

  if (honba == 0)
    return;

  if (rules->honba_before_split)
    {
      /* The increase of each payment from adding the honba to the value before the split. */
      tb_shares_of_self_draw (rules, value, rules->honba_ron * honba, hand->dealer, winner,
                              &shares);
      tb_shares_of_self_draw (rules, value, 0, hand->dealer, winner, &without);
      for (TbPlayer payer = 0; payer < rules->players; payer++)
        shares.points[payer] -= without.points[payer];
    }
  else
    for (TbPlayer payer = 0; payer < rules->players; payer++)
      shares.points[payer] = payer == winner ? 0 : rules->honba_tsumo * honba;

  for (TbPlayer payer = 0; payer < rules->players && liable != TB_NOBODY; payer++)
    if (payer != liable)
      {
        shares.points[liable] += shares.points[payer];
        shares.points[payer] = 0;
      }

  tb_win_move_shares (hand, &shares, winner, TB_REASON_HONBA,
                      rules->honba_before_split ? TB_FIELD_HONBA_BEFORE_SPLIT
                                                : TB_FIELD_HONBA_TSUMO);
}

/* A win during its payment. */
typedef struct
{
  TbPlayer       winner;
  TbPlayer       payer;  /* TB_NOBODY: paid as a tsumo */
  TbPlayer       liable; /* TB_NOBODY: no pao, or the liable player is the payer of the ron */
  const TbValue *value;
  TbValue        liable_value; /* value of the part that is paid under pao */
  bool           is_all_liable;
  bool           as_ron;    /* a tsumo under pao is paid like a ron */
  TbField        field;     /* the rule that decides the value of the win */
  TbField        pao_field; /* the rule that decides the share of the liable player */
} Payment;

/* Ron: the discarder pays. The liable player pays half or all of the part under pao; the odd
 * hundred of a half stays with the discarder, and so do the @honba points unless no other part of
 * the win is left or `pao-honba` says otherwise (docs/scoring.md, Pao). */
static void
pay_ron (TbHand        *hand,
         const Payment *payment,
         int32_t        honba)
{
  const TbRules *rules = hand->rules;
  bool           is_dealer = payment->winner == hand->dealer;
  int32_t        points = tb_value_ron (rules, payment->value, is_dealer);
  TbPlayer       payer_of_honba = payment->payer;
  TbField        field_of_honba =
    hand->event->n_wins > 1 ? TB_FIELD_HONBA_RECEIVERS : TB_FIELD_HONBA_RON;

  if (payment->liable != TB_NOBODY)
    {
      int32_t part = tb_value_ron (rules, &payment->liable_value, is_dealer);
      TbField field_of_rest = payment->pao_field;

      if (rules->pao_ron == TB_PAO_RON_HALF)
        {
          part = part / 200 * 100;
          field_of_rest = TB_FIELD_PAO_RON;
        }
      else if (payment->is_all_liable)
        payer_of_honba = payment->liable;
      if (rules->pao_honba != TB_PAO_HONBA_ORDINARY)
        {
          payer_of_honba = payment->liable;
          field_of_honba = TB_FIELD_PAO_HONBA;
        }

      move (hand, payment->payer, payment->winner, points - part, TB_REASON_WIN, field_of_rest);
      move (hand, payment->liable, payment->winner, part, TB_REASON_PAO, TB_FIELD_PAO_RON);
    }
  else
    move (hand, payment->payer, payment->winner, points, TB_REASON_WIN, payment->field);

  if (payment->liable != TB_NOBODY && rules->pao_honba == TB_PAO_HONBA_SHARED)
    {
      honba = (honba + 199) / 200 * 100;
      move (hand, payment->payer, payment->winner, honba, TB_REASON_HONBA, field_of_honba);
    }
  move (hand, payer_of_honba, payment->winner, honba, TB_REASON_HONBA, field_of_honba);
}

/* Tsumo: each player pays a share, and the liable player also pays the part under pao of the
 * others' shares, or the whole of it as on a ron. */
static void
pay_self_draw (TbHand        *hand,
               const Payment *payment)
{
  TbPlayer winner = payment->winner;
  TbPlayer liable = payment->liable;
  TbShares shares;
  TbShares passed_on = { 0 }; /* payments of the liable player for each other player */
  int32_t  in_place_of_others = 0;
  bool     as_ron = liable != TB_NOBODY && payment->as_ron;

  tb_shares_of_self_draw (hand->rules, payment->value, 0, hand->dealer, winner, &shares);
  if (liable != TB_NOBODY)
    {
      tb_shares_of_self_draw (hand->rules, &payment->liable_value, 0, hand->dealer, winner,
                              &passed_on);
      if (!as_ron)
        passed_on.points[liable] = 0;
    }

  for (TbPlayer payer = 0; payer < hand->rules->players; payer++)
    {
      int32_t share = shares.points[payer];
      int32_t others = passed_on.points[payer];

      if (payer == winner)
        continue;

      /* At most the player's share: the rows of a table need not rise evenly. */
      others = others < share ? others : share;
      move (hand, payer, winner, share - others, TB_REASON_WIN,
            others > 0 ? payment->pao_field : payment->field);
      in_place_of_others += others;
    }

  if (as_ron)
    move (hand, liable, winner,
          tb_value_ron (hand->rules, &payment->liable_value, winner == hand->dealer),
          TB_REASON_PAO, TB_FIELD_PAO_TSUMO);
  else if (liable != TB_NOBODY)
    move (hand, liable, winner, in_place_of_others, TB_REASON_PAO, payment->pao_field);

  /* The only winner is the nearest. If the others pay no part of the win, the liable player pays
   * all of the honba. */
  if (as_ron && payment->is_all_liable)
    move (hand, liable, winner, hand->rules->honba_ron * hand->out->hand.honba, TB_REASON_HONBA,
          TB_FIELD_HONBA_RON);
  else
    tb_win_pay_self_draw_honba (
      hand, payment->value, winner,
      payment->is_all_liable || hand->rules->pao_honba == TB_PAO_HONBA_LIABLE ? liable : TB_NOBODY);
}

static void
pay_win (TbHand *hand,
         int32_t index,
         bool    is_nearest)
{
  const TbRules *rules = hand->rules;
  const TbWin   *win = &hand->event->wins[index];
  bool           has_honba = is_nearest || rules->honba_receivers == TB_HONBA_EVERY_WINNER;
  Payment        payment = {
           .winner = win->player,
           .payer = hand->payers[index],
           .liable = win->pao.player == hand->payers[index] ? TB_NOBODY : win->pao.player,
           .value = &hand->values[index],
           .field = find_field (hand, index),
  };

  if (payment.liable != TB_NOBODY)
    {
      TbYakuSet named = tb_pao_named (&win->pao);
      bool      of_kan_feeder = tb_pao_is_of_kan_feeder (&win->pao, rules, payment.value);

      payment.pao_field = of_kan_feeder ? TB_FIELD_PAO_KAN_FEEDER : TB_FIELD_PAO_SHARE;
      /* Pao covers the whole hand if the ruleset has it so, if no yakuman is named, or if the
       * liability is that of a kan's feeder, which has no yakuman. */
      if (rules->pao_share == TB_PAO_WHOLE_HAND || named == 0 || of_kan_feeder)
        payment.liable_value = *payment.value;
      else
        tb_limits_value_of_yakuman (rules, named, &payment.liable_value);
      payment.is_all_liable = payment.liable_value.base == payment.value->base;
      payment.as_ron = rules->pao_tsumo == TB_PAO_TSUMO_AS_RON && !of_kan_feeder;
    }

  if (payment.payer == TB_NOBODY)
    pay_self_draw (hand, &payment);
  else
    pay_ron (hand, &payment, has_honba ? rules->honba_ron * hand->out->hand.honba : 0);
}

/* The payments of a win of tai. */
typedef struct
{
  TbPlayer       winner;
  TbPlayer       from; /* the discarder, or TB_NOBODY */
  const TbValue *value;
  bool           as_self_draw;
  TbPlayer       sole_payer; /* pays the shares of the others too, or nobody */
  TbField        sole_field; /* the rule that makes them pay */
  TbField        field;
} TaiPayment;

/* Finds the player who pays everything. Events on the winning tile take precedence over earlier
 * ones in the hand. */
static void
find_sole_payer (const TbHand *hand,
                 const TbWin  *win,
                 TaiPayment   *payment)
{
  payment->sole_payer = win->pao.player;
  payment->sole_field = TB_FIELD_PAO_FED_MELDS;
  if (win->robbed)
    {
      payment->as_self_draw = true;
      payment->sole_payer = win->from;
      payment->sole_field = TB_FIELD_ROBBED_KONG_SELF_DRAW;
    }
  else if (win->last_tile)
    {
      payment->as_self_draw = hand->rules->last_tile == TB_LAST_TILE_SELF_DRAW;
      payment->sole_payer = win->from;
      payment->sole_field = TB_FIELD_LAST_TILE;
    }
}

/* Returns the rule that decides the share of a payment that is @with_dealer. */
static TbField
find_tai_field (const TbHand     *hand,
                const TaiPayment *payment,
                bool              with_dealer)
{
  if (with_dealer && hand->rules->tai_dealer_double)
    return TB_FIELD_TAI_DEALER_DOUBLE;
  if (with_dealer && tb_tai_of_dealer (hand->rules, hand->out->hand.honba) > 0)
    return TB_FIELD_TAI_DEALER;

  return payment->field;
}

/* Moves the share of @payer, and what each pays in addition, unless another player pays them.
 * Returns the points that are left for that player. */
static int32_t
pay_tai_share (TbHand           *hand,
               const TaiPayment *payment,
               TbPlayer          payer)
{
  bool         with_dealer = payment->winner == hand->dealer || payer == hand->dealer;
  int32_t      extra = with_dealer ? tb_tai_of_dealer (hand->rules, hand->out->hand.honba) : 0;
  TbTaiPayment points =
    tb_tai_payment (hand->rules, payment->value, extra, payment->as_self_draw);
  int32_t share = payer == payment->from ? points.discarder : points.others;

  if (with_dealer && hand->rules->tai_dealer_double)
    share *= 2;
  if (payment->sole_payer != TB_NOBODY && payment->sole_payer != payer)
    return share + points.each;

  move (hand, payer, payment->winner, share, TB_REASON_WIN,
        find_tai_field (hand, payment, with_dealer));
  move (hand, payer, payment->winner, points.each, TB_REASON_WIN, TB_FIELD_TAI_FROM_EACH);

  return 0;
}

/* Pays the win @index under tai scoring (docs/scoring.md, Tai). */
static void
pay_tai_win (TbHand *hand,
             int32_t index)
{
  const TbWin *win = &hand->event->wins[index];
  int32_t      in_place_of_others = 0;
  TaiPayment   payment = {
      .winner = win->player,
      .from = win->from,
      .value = &hand->values[index],
      .as_self_draw = win->from == TB_NOBODY,
      .field = find_field (hand, index),
  };

  find_sole_payer (hand, win, &payment);
  for (TbPlayer payer = 0; payer < hand->rules->players; payer++)
    if (payer != win->player)
      in_place_of_others += pay_tai_share (hand, &payment, payer);

  if (payment.sole_payer != TB_NOBODY)
    move (hand, payment.sole_payer, win->player, in_place_of_others, TB_REASON_PAO,
          payment.sole_field);
}

void
tb_wins_pay (TbHand *hand)
{
  TbPlayer receivers[TB_MAX_WINS];

  for (int32_t i = 0; i < hand->event->n_wins; i++)
    {
      if (hand->rules->scoring == TB_SCORING_TAI)
        pay_tai_win (hand, hand->nearest[i]);
      else
        pay_win (hand, hand->nearest[i], i == 0);
      receivers[i] = hand->event->wins[hand->nearest[i]].player;
    }

  tb_pots_give (hand, receivers, hand->event->n_wins,
                hand->event->n_wins > 1 ? TB_FIELD_POT_RECEIVERS : TB_FIELD_RIICHI_STAKE);
}
