/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-hand-payment.h"

#include "tenbo-config.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* Who pays. */
typedef enum
{
  PAID_BY_ONE,         /* the discarder: `most` */
  PAID_BY_ROBBED,      /* who was robbed of a kong, for all: `most` */
  PAID_BY_ALL,         /* each the same: `least` */
  PAID_BY_ALL_NEXT,    /* the player after the dealer `most`, the other `least` */
  PAID_BY_ALL_DEALER,  /* the dealer `most`, the others `least` */
  PAID_BY_ALL_DISCARD, /* the discarder `most`, the others `least` */
} PaidBy;

typedef struct
{
  PaidBy  by;
  int32_t most;
  int32_t least;
} Payment;

/* Where tai are counted. */
static Payment
find_tai (const TenboWorth *worth)
{
  const TbTileHand *hand = &worth->entry.tiles;
  const TbRules    *rules = worth->rules;
  bool              robbed = hand->flags & TB_HAND_CHANKAN && rules->robbed_kong_self_draw;
  TbTaiPayment      payment = tb_tai_payment (&worth->value, hand->self_draw || robbed);

  if (hand->self_draw)
    return (Payment) { .by = PAID_BY_ALL, .least = payment.others };
  if (robbed)
    return (Payment) { .by = PAID_BY_ROBBED, .most = (rules->players - 1) * payment.others };

  return (Payment) {
    .by = PAID_BY_ALL_DISCARD,
    .most = payment.discarder,
    .least = payment.others,
  };
}

static Payment
find_payment (const TenboWorth *worth,
              int32_t           honba)
{
  const TbTileHand *hand = &worth->entry.tiles;
  TbPayment         payment;

  if (worth->rules->scoring == TB_SCORING_TAI)
    return find_tai (worth);

  tb_value_payment (worth->rules, &worth->value, hand->seat, hand->self_draw, honba, &payment);
  if (!hand->self_draw)
    return (Payment) { .by = PAID_BY_ONE, .most = payment.ron };
  if (hand->seat != TB_WIND_EAST)
    return (Payment) { .by = PAID_BY_ALL_DEALER, .most = payment.dealer, .least = payment.others };
  if (payment.next == payment.others)
    return (Payment) { .by = PAID_BY_ALL, .least = payment.others };

  return (Payment) { .by = PAID_BY_ALL_NEXT, .most = payment.next, .least = payment.others };
}

char *
tenbo_hand_payment_dup_sentence (const TenboWorth *worth,
                                 int32_t           honba)
{
  Payment          payment = find_payment (worth, honba);
  g_autofree char *most = tenbo_words_points (payment.most, FALSE);
  g_autofree char *least = tenbo_words_points (payment.least, FALSE);

  switch (payment.by)
    {
    case PAID_BY_ONE:
      return g_strdup_printf (_ ("The discarder pays %s"), most);
    case PAID_BY_ROBBED:
      return g_strdup_printf (_ ("The robbed player pays %s"), most);
    case PAID_BY_ALL:
      return g_strdup_printf (_ ("Each pays %s"), least);
    case PAID_BY_ALL_NEXT:
      return g_strdup_printf (_ ("The next player pays %s, the other %s"), most, least);
    case PAID_BY_ALL_DEALER:
      return g_strdup_printf (_ ("The dealer pays %s, the others %s each"), most, least);
    case PAID_BY_ALL_DISCARD:
      return g_strdup_printf (_ ("The discarder pays %s, the others %s each"), most, least);
    }

  g_return_val_if_reached (NULL);
}

char *
tenbo_hand_payment_dup_amounts (const TenboWorth *worth,
                                int32_t           honba)
{
  Payment          payment = find_payment (worth, honba);
  g_autofree char *most = tenbo_words_points (payment.most, FALSE);
  g_autofree char *least = tenbo_words_points (payment.least, FALSE);

  switch (payment.by)
    {
    case PAID_BY_ONE:
    case PAID_BY_ROBBED:
      return g_steal_pointer (&most);
    case PAID_BY_ALL:
      /* Translators: a payment of each of the others */
      return g_strdup_printf (_ ("%s each"), least);
    case PAID_BY_ALL_NEXT:
      /* Translators: what the others pay, and what the player after the dealer */
      return g_strdup_printf (_ ("%s, the next %s"), least, most);
    case PAID_BY_ALL_DEALER:
      /* Translators: what the others pay each, and what the dealer */
      return g_strdup_printf (_ ("%s, the dealer %s"), least, most);
    case PAID_BY_ALL_DISCARD:
      /* Translators: what the discarder pays, and what each of the others */
      return g_strdup_printf (_ ("%s, the others %s"), most, least);
    }

  g_return_val_if_reached (NULL);
}
