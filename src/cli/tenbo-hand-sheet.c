/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-hand-sheet.h"

#include "tenbo-columns.h"
#include "tenbo-config.h"

#include <glib/gi18n-lib.h>

#define INDENT 2

static void
append_tiles (GString      *out,
              const TbTile *tiles,
              size_t        n)
{
  char text[2 * TB_MAX_HAND_TILES + 1];

  tb_tiles_text (tiles, n, text);
  g_string_append (out, text);
}

/* The closed part as it is read: sets and the pair, or all of it. */
static void
append_reading (GString           *out,
                const TbTileHand  *hand,
                const TbHandValue *value)
{
  const TbReading *reading = &value->reading;
  TbTile           tiles[TB_MAX_HAND_TILES];

  if (reading->shape != TB_SHAPE_SETS)
    {
      append_tiles (out, tiles, tb_tile_hand_list (hand, tiles));
      g_string_append (out, " +");
      append_tiles (out, &hand->win, 1);
      return;
    }

  for (int i = 0; i < reading->n_sets; i++)
    {
      for (TbTile j = 0; j < 3; j++)
        tiles[j] = (TbTile) (reading->sets[i].tile + (reading->sets[i].run ? j : 0));
      append_tiles (out, tiles, 3);
      g_string_append_c (out, ' ');
    }
  tiles[0] = tiles[1] = reading->pair;
  append_tiles (out, tiles, 2);
}

static void
append_hand (GString           *out,
             const TbTileHand  *hand,
             const TbHandValue *value)
{
  char meld[TB_MELD_TEXT_SIZE];
  char win[TB_TILE_TEXT_SIZE];

  append_reading (out, hand, value);
  for (int i = 0; i < hand->n_melds; i++)
    {
      tb_meld_text (&hand->melds[i], meld);
      g_string_append_printf (out, "  %s", meld);
    }
  tb_tile_text (hand->win, win);
  g_string_append_c (out, '\n');
  /* Translators: round wind, seat wind and winning tile: "East round, South, ron on 8s" */
  g_string_append_printf (out,
                          hand->self_draw ? _ ("%s round, %s, tsumo of %s")
                                          : _ ("%s round, %s, ron on %s"),
                          tenbo_words_wind (hand->round), tenbo_words_wind (hand->seat), win);
  g_string_append (out, "\n\n");
}

static void
add_row (TenboColumns *columns,
         const char   *name,
         char         *number)
{
  tenbo_columns_add_row (columns);
  tenbo_columns_set (columns, 0, name);
  tenbo_columns_take (columns, 1, number);
}

static char *
dup_han (int han)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d han", "%d han", (gulong) han), han);
}

static void
add_dora (TenboColumns *columns,
          const char   *name,
          int           count)
{
  if (count > 0)
    add_row (columns, name, dup_han (count));
}

static void
add_yaku (TenboColumns      *columns,
          const TbScorer    *scorer,
          const TbHandValue *value)
{
  for (TbYaku yaku = TB_YAKU_RIICHI; yaku < TB_N_YAKU; yaku++)
    if (value->yaku & TB_YAKU_BIT (yaku))
      add_row (columns, tenbo_words_yaku (yaku),
               value->value.yakuman > 0
                 ? g_strdup (tenbo_words_limit (TB_LIMIT_YAKUMAN))
                 : dup_han (tb_scorer_han_of (scorer, value, yaku)));
  if (value->value.yakuman > 0)
    return;

  add_dora (columns, _ ("Dora"), value->dora.dora);
  add_dora (columns, _ ("Ura dora"), value->dora.ura);
  add_dora (columns, _ ("Red fives"), value->dora.red);
  add_dora (columns, _ ("Tiles set aside"), value->dora.flower);
}

static void
add_fu (TenboColumns      *columns,
        const TbScorer    *scorer,
        const TbTileHand  *hand,
        const TbHandValue *value)
{
  TbFuItem items[TB_MAX_FU_ITEMS];
  size_t   n = tb_scorer_fu (scorer, hand, value, items);

  if (n == 0)
    return;

  tenbo_columns_add_row (columns);
  for (size_t i = 0; i < n; i++)
    add_row (columns, tenbo_words_fu (items[i].id), g_strdup_printf (_ ("%d fu"), items[i].fu));
}

/* "4 han 30 fu: mangan", "yakuman". */
static void
append_worth (GString           *out,
              const TbHandValue *value)
{
  const TbValue   *worth = &value->value;
  g_autofree char *han = dup_han (worth->han);

  if (worth->yakuman > 0)
    g_string_append (out, tenbo_words_limit (TB_LIMIT_YAKUMAN));
  else
    {
      g_string_append (out, han);
      if (worth->fu > 0)
        {
          g_string_append_c (out, ' ');
          g_string_append_printf (out, _ ("%d fu"), worth->fu);
        }
      if (worth->limit != TB_LIMIT_NONE)
        g_string_append_printf (out, ": %s", tenbo_words_limit (worth->limit));
    }
  g_string_append_c (out, '\n');
}

static void
append_payment (GString              *out,
                const TenboValuation *valuation,
                const TbValue        *value)
{
  const TbTileHand *hand = &valuation->hand;
  TbPayment         payment;

  tb_value_payment (tenbo_ruleset_get_rules (valuation->ruleset), value, hand->seat,
                    hand->self_draw, valuation->honba, &payment);
  {
    g_autofree char *ron = tenbo_words_points (payment.ron, FALSE);
    g_autofree char *dealer = tenbo_words_points (payment.dealer, FALSE);
    g_autofree char *others = tenbo_words_points (payment.others, FALSE);
    g_autofree char *next = tenbo_words_points (payment.next, FALSE);

    if (!hand->self_draw)
      g_string_append_printf (out, _ ("The discarder pays %s"), ron);
    else if (hand->seat != TB_WIND_EAST)
      g_string_append_printf (out, _ ("The dealer pays %s, the others %s each"), dealer, others);
    else if (payment.next == payment.others)
      g_string_append_printf (out, _ ("Each pays %s"), others);
    else
      g_string_append_printf (out, _ ("The next player pays %s, the other %s"), next, others);
  }
  g_string_append_c (out, '\n');
}

static void
append_error (GString           *out,
              const TbHandValue *value)
{
  char tile[TB_TILE_TEXT_SIZE];

  g_string_append (out, tenbo_words_hand_error (value->error));
  if (value->error == TB_HAND_BAD_TILES && value->bad_tile != TB_TILE_NONE)
    {
      tb_tile_text (value->bad_tile, tile);
      g_string_append_printf (out, ": %s", tile);
    }
  g_string_append_c (out, '\n');
}

void
tenbo_hand_sheet_write (const TenboValuation *valuation,
                        const TbHandValue    *value,
                        GString              *out)
{
  const TenboAlign alignments[] = { TENBO_ALIGN_START, TENBO_ALIGN_END };
  g_autoptr (TenboColumns) columns = tenbo_columns_new (alignments, G_N_ELEMENTS (alignments));

  if (value->error != TB_HAND_FINE)
    {
      append_error (out, value);
      return;
    }

  append_hand (out, &valuation->hand, value);
  add_yaku (columns, &valuation->scorer, value);
  add_fu (columns, &valuation->scorer, &valuation->hand, value);
  tenbo_columns_print (columns, INDENT, out);
  g_string_append_c (out, '\n');
  append_worth (out, value);
  append_payment (out, valuation, &value->value);
}
