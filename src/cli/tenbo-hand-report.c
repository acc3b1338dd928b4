/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-hand-report.h"

#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-describe.h"
#include "tenbo-hand-drawing.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

#define INDENT 2

static void
add_row (TenboColumns *columns,
         const char   *name,
         char         *text)
{
  tenbo_columns_take_row (columns, (char *[]) { tenbo_text_printable (name), text });
}

/* Returns "3m 4m 1z". Transfer full. */
static char *
list_tiles (const TbTile *tiles,
            size_t        n)
{
  GString *text = g_string_new (NULL);
  char     tile[TB_TILE_TEXT_SIZE];

  for (size_t i = 0; i < n; i++)
    {
      tb_tile_text (tiles[i], tile);
      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", tile);
    }

  return g_string_free_and_steal (text);
}

static void
add_tiles (TenboColumns *columns,
           const char   *name,
           const TbTile *tiles,
           size_t        n)
{
  if (n > 0)
    add_row (columns, name, list_tiles (tiles, n));
}

static const char *
describe_form (TbShape form)
{
  switch (form)
    {
    case TB_SHAPE_SEVEN_PAIRS:
      return _ ("Seven pairs");
    case TB_SHAPE_UNRELATED:
      return _ ("Fourteen unrelated tiles");
    case TB_SHAPE_HONOURS:
      return _ ("Honors only, no sets");
    case TB_SHAPE_FLOWERS:
      return _ ("All flowers");
    case TB_SHAPE_SETS:
    case TB_SHAPE_KOKUSHI:
      break;
    }

  return NULL;
}

/* Adds details of the interpretation that the drawing does not show. */
static void
add_interpretation (TenboColumns     *columns,
                    const TenboWorth *worth)
{
  const char *form = NULL;
  TbTile      wild[TB_MAX_WILD_TILES];

  if (worth == NULL || worth->error != TB_HAND_FINE)
    return;

  if (worth->rules->scoring == TB_SCORING_TAI)
    form = describe_form (worth->tai.interpretation.shape);
  if (form != NULL)
    add_row (columns, _ ("Interpretation"), g_strdup (form));
  add_tiles (columns, _ ("Wild tiles stand for"), wild, tenbo_worth_list_wild (worth, wild));
}

/* Writes the indicators and the other tiles next to the hand. @worth is NULL if there is no winning
 * tile. */
static void
write_beside (const TenboValuation *valuation,
              const TenboWorth     *worth,
              GString              *out)
{
  const TbTileHand *hand = &valuation->hand;
  gboolean          shown =
    tenbo_ruleset_get_rules (valuation->ruleset)->dora_tile == TB_DORA_SHOWN;
  g_autoptr (TenboColumns) columns = tenbo_columns_new ("ll");

  add_tiles (columns, shown ? C_ ("tiles", "Dora") : C_ ("tiles", "Dora indicator"), hand->dora,
             hand->n_dora);
  add_tiles (columns, shown ? C_ ("tiles", "Ura dora") : C_ ("tiles", "Ura indicator"), hand->ura,
             hand->n_ura);
  add_tiles (columns, _ ("Set aside"), hand->aside, hand->n_aside);
  add_tiles (columns, C_ ("tiles", "Wild indicator"), &hand->wild, hand->wild != TB_TILE_NONE);
  add_interpretation (columns, worth);
  tenbo_columns_print (columns, 0, out);
}

/* Writes "East round, South, 1 honba". */
static void
write_place (const TenboValuation *valuation,
             GString              *out)
{
  const TbTileHand *hand = &valuation->hand;
  g_autofree char  *honba = tenbo_words_n_honba (valuation->honba);
  /* Translators: round wind and seat wind: "East round, South" */
  g_autofree char *heading = g_strdup_printf (_ ("%s round, %s"), tenbo_words_wind (hand->round),
                                              tenbo_words_wind (hand->seat));

  if (valuation->honba > 0)
    heading = tenbo_list_join_comma (g_steal_pointer (&heading), honba);
  g_string_append_printf (out, "%s\n", heading);
}

/* --- Payments --- */

/* The players who pay. */
typedef enum
{
  PAID_BY_ONE,         /* the discarder: `most` */
  PAID_BY_ROBBED,      /* the player whose kan was robbed, for all: `most` */
  PAID_BY_ALL,         /* all the same amount: `least` */
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

static Payment
find_payment (const TenboWorth *worth,
              int32_t           honba)
{
  const TbTileHand *hand = &worth->entry.tiles;
  const TbRules    *rules = worth->rules;
  bool              robbed = hand->flags & TB_HAND_CHANKAN && rules->robbed_kong_self_draw;
  TbPayment         payment;

  if (rules->scoring == TB_SCORING_TAI)
    {
      TbTaiPayment tai = tb_tai_payment (rules, &worth->value, 0, hand->self_draw || robbed);

      tai.discarder += tai.each;
      tai.others += tai.each;
      if (hand->self_draw)
        return (Payment) { .by = PAID_BY_ALL, .least = tai.others };
      if (robbed)
        return (Payment) { .by = PAID_BY_ROBBED, .most = (rules->players - 1) * tai.others };
      if (tai.others == 0)
        return (Payment) { .by = PAID_BY_ONE, .most = tai.discarder };
      return (Payment) { .by = PAID_BY_ALL_DISCARD, .most = tai.discarder, .least = tai.others };
    }

  tb_value_payment (rules, &worth->value, hand->seat, hand->self_draw, honba, &payment);
  if (!hand->self_draw)
    return (Payment) { .by = PAID_BY_ONE, .most = payment.ron };
  if (hand->seat != TB_WIND_EAST)
    return (Payment) { .by = PAID_BY_ALL_DEALER, .most = payment.dealer, .least = payment.others };
  if (payment.next == payment.others)
    return (Payment) { .by = PAID_BY_ALL, .least = payment.others };

  return (Payment) { .by = PAID_BY_ALL_NEXT, .most = payment.next, .least = payment.others };
}

/* Returns a sentence about the payments for a valid hand with @honba counters: "The dealer pays
 * 2,000, the others 1,000 each". Transfer full. */
static char *
dup_payment_sentence (const TenboWorth *worth,
                      int32_t           honba)
{
  Payment          payment = find_payment (worth, honba);
  gboolean         three = worth->rules->players == 3;
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
      return g_strdup_printf (three ? _ ("The dealer pays %s, the other player %s")
                                    : _ ("The dealer pays %s, the others %s each"),
                              most, least);
    case PAID_BY_ALL_DISCARD:
      return g_strdup_printf (three ? _ ("The discarder pays %s, the other player %s")
                                    : _ ("The discarder pays %s, the others %s each"),
                              most, least);
    }

  g_return_val_if_reached (NULL);
}

/* Returns the payments for a table: "1,000, dealer 2,000". Transfer full. */
static char *
dup_payment_amounts (const TenboWorth *worth,
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
      /* Translators: a payment by each of the others */
      return g_strdup_printf (_ ("%s each"), least);
    case PAID_BY_ALL_NEXT:
      /* Translators: the payment by the others, and by the player after the dealer */
      return g_strdup_printf (_ ("%s, the next %s"), least, most);
    case PAID_BY_ALL_DEALER:
      /* Translators: the payment by each of the others, and by the dealer */
      return g_strdup_printf (_ ("%s, the dealer %s"), least, most);
    case PAID_BY_ALL_DISCARD:
      /* Translators: the payment by the discarder, and by each of the others */
      return g_strdup_printf (_ ("%s, the others %s"), most, least);
    }

  g_return_val_if_reached (NULL);
}

/* --- A winning hand --- */

/* Writes the items that count, with a blank line between the parts. */
static void
write_lines (const TenboWorth *worth,
             GString          *out)
{
  g_autoptr (TenboColumns) columns = tenbo_columns_new ("lr");
  g_autoptr (GPtrArray) lines = tenbo_worth_list (worth);

  for (guint i = 0; i < lines->len; i++)
    {
      const TenboWorthLine *line = g_ptr_array_index (lines, i);

      if (i > 0 && ((const TenboWorthLine *) g_ptr_array_index (lines, i - 1))->part != line->part)
        tenbo_columns_add_row (columns);
      add_row (columns, line->name, g_strdup (line->amount));
    }
  tenbo_columns_print (columns, INDENT, out);
  g_string_append_c (out, '\n');
}

static void
write_worth (const TenboValuation *valuation,
             GString              *out)
{
  TenboWorth       worth;
  g_autofree char *last = NULL;

  tenbo_worth_init_tiles (&worth, tenbo_ruleset_get_rules (valuation->ruleset), &valuation->hand);
  /* A hand with invalid tiles cannot be drawn. */
  if (worth.error != TB_HAND_BAD_TILES)
    {
      tenbo_hand_draw_interpretation (&worth, out);
      g_string_append_c (out, '\n');
      write_place (valuation, out);
      write_beside (valuation, &worth, out);
      g_string_append_c (out, '\n');
    }

  if (worth.error != TB_HAND_FINE)
    last = tenbo_worth_dup_error (&worth);
  else
    {
      g_autofree char *sum = tenbo_worth_dup_sum (&worth);

      write_lines (&worth, out);
      g_string_append_printf (out, "%s\n", sum);
      last = dup_payment_sentence (&worth, valuation->honba);
    }
  g_string_append_printf (out, "%s\n", last);
}

/* --- Waits --- */

/* Sets the first two of @cells to the value of @hand and its payments. */
static void
set_worth (char                **cells,
           const TenboValuation *valuation,
           const TbTileHand     *hand)
{
  TenboWorth worth;

  tenbo_worth_init_tiles (&worth, tenbo_ruleset_get_rules (valuation->ruleset), hand);
  if (worth.error == TB_HAND_FINE)
    {
      cells[0] = tenbo_worth_dup_sum (&worth);
      cells[1] = dup_payment_amounts (&worth, valuation->honba);
    }
  else
    cells[0] = tenbo_text_printable (tenbo_valuation_counts_tai (valuation) ? _ ("no win")
                                                                            : _ ("no yaku"));
}

static void
write_wait_table (const TenboValuation *valuation,
                  const TbTile         *tiles,
                  size_t                n,
                  GString              *out)
{
  g_autoptr (TenboColumns) columns = tenbo_columns_new ("lllll");

  tenbo_columns_add_headings (columns,
                              (const char *[]) { _ ("Tile"), _ ("Ron"), NULL, _ ("Tsumo"), NULL });
  for (size_t i = 0; i < n; i++)
    {
      TbTileHand hand = valuation->hand;
      char      *cells[] = { list_tiles (&tiles[i], 1), NULL, NULL, NULL, NULL };

      hand.win = tiles[i];
      hand.self_draw = false;
      set_worth (cells + 1, valuation, &hand);
      hand.self_draw = true;
      set_worth (cells + 3, valuation, &hand);
      tenbo_columns_take_row (columns, cells);
    }
  tenbo_columns_print (columns, INDENT, out);
}

static void
write_waits (const TenboValuation *valuation,
             GString              *out)
{
  TbTile     tiles[TB_MAX_TAI_WAITS];
  size_t     n;
  TenboWorth worth = { .rules = tenbo_ruleset_get_rules (valuation->ruleset) };

  worth.error = tenbo_valuation_find_waits (valuation, tiles, &n, &worth.bad_tile);
  if (worth.error != TB_HAND_FINE)
    {
      g_autofree char *error = tenbo_worth_dup_error (&worth);

      g_string_append_printf (out, "%s\n", error);
      return;
    }

  tenbo_hand_draw (&valuation->hand, out);
  g_string_append_c (out, '\n');
  write_place (valuation, out);
  write_beside (valuation, NULL, out);
  g_string_append_c (out, '\n');
  if (n > 0)
    write_wait_table (valuation, tiles, n, out);
  else
    g_string_append_printf (out, "%s\n", _ ("No tile completes the hand"));
}

void
tenbo_hand_report_write (const TenboValuation *valuation,
                         GString              *out)
{
  if (tenbo_valuation_asks_waits (valuation))
    write_waits (valuation, out);
  else
    write_worth (valuation, out);
}
