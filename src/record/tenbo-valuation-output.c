/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-valuation.h"

#include "tenbo-json.h"

/* Writes the answers to requests about hands. Avoids formatted printing for speed. */

static void
append_number (GString    *out,
               const char *before,
               int32_t     number)
{
  g_string_append (out, before);
  tenbo_json_write_int (out, number);
}

/* Ids need no escapes. */
static void
append_id (GString    *out,
           const char *before,
           const char *id)
{
  g_string_append (out, before);
  g_string_append_c (out, '"');
  g_string_append (out, id);
  g_string_append_c (out, '"');
}

static void
append_error (TbHandError error,
              TbTile      bad_tile,
              GString    *out)
{
  char text[TB_TILE_TEXT_SIZE];

  append_id (out, "{\"han\": 0, \"error\": ", tb_hand_error_id (error));
  if (error == TB_HAND_BAD_TILES && bad_tile != TB_TILE_NONE)
    {
      tb_tile_text (bad_tile, text);
      append_id (out, ", \"tile\": ", text);
    }
  g_string_append_c (out, '}');
}

/* --- Han --- */

/* Returns the number of further sets of four in seven pairs. Each set has its own entry: the first
 * has the value of the yaku, each further one 1 han ("セット毎に飜増", b-rule.txt 47). */
static int32_t
n_further (const TbHandValue *value,
           TbYaku             yaku)
{
  return yaku == TB_YAKU_SET_CHIITOI ? value->sets - 1 : 0;
}

static void
append_yaku (const TbScorer    *scorer,
             const TbHandValue *value,
             GString           *out)
{
  const char *before = "{\"id\": ";

  g_string_append (out, "{\"yaku\": [");
  for (TbYaku yaku = TB_YAKU_RIICHI; yaku < TB_N_YAKU; yaku++)
    {
      if (!(value->yaku & TB_YAKU_BIT (yaku)))
        continue;

      append_id (out, before, tb_rules_yaku_id (scorer->rules, yaku));
      append_number (out, ", \"han\": ",
                     tb_scorer_han_of (scorer, value, yaku) - n_further (value, yaku));
      if (value->value.yakuman > 0)
        append_number (out, ", \"yakuman\": ",
                       tb_value_of_yakuman (scorer->rules, TB_YAKU_BIT (yaku)));
      g_string_append_c (out, '}');
      before = ", {\"id\": ";
      for (int32_t i = 0; i < n_further (value, yaku); i++)
        {
          append_id (out, before, tb_rules_yaku_id (scorer->rules, yaku));
          append_number (out, ", \"han\": ", 1);
          g_string_append_c (out, '}');
        }
    }
  g_string_append_c (out, ']');
}

/* Appends the fu and their parts before rounding. */
static void
append_fu (const TbScorer    *scorer,
           const TbTileHand  *hand,
           const TbHandValue *value,
           GString           *out)
{
  TbFuItem items[TB_MAX_FU_ITEMS];
  size_t   n = tb_scorer_fu (scorer, hand, value, items);

  append_number (out, ", \"fu\": ", value->value.fu);
  g_string_append (out, ", \"fu_items\": [");
  for (size_t i = 0; i < n; i++)
    {
      append_id (out, i > 0 ? ", {\"id\": " : "{\"id\": ", tb_fu_id (items[i].id));
      append_number (out, ", \"fu\": ", items[i].fu);
      g_string_append_c (out, '}');
    }
  g_string_append_c (out, ']');
}

static void
append_payment (const TenboValuation *valuation,
                const TbTileHand     *hand,
                const TbValue        *value,
                GString              *out)
{
  TbPayment payment;

  tb_value_payment (tenbo_ruleset_get_rules (valuation->ruleset), value, hand->seat,
                    hand->self_draw, valuation->honba, &payment);
  g_string_append (out, ", \"payment\": {");
  if (!hand->self_draw)
    append_number (out, "\"ron\": ", payment.ron);
  else if (hand->seat == TB_WIND_EAST)
    {
      append_number (out, "\"tsumo\": {\"each\": ", payment.others);
      if (payment.next != payment.others)
        append_number (out, ", \"next\": ", payment.next);
      g_string_append_c (out, '}');
    }
  else
    {
      append_number (out, "\"tsumo\": {\"dealer\": ", payment.dealer);
      append_number (out, ", \"others\": ", payment.others);
      g_string_append_c (out, '}');
    }
  g_string_append (out, "}}");
}

static void
append_han (const TenboValuation *valuation,
            const TbTileHand     *hand,
            const TbHandValue    *value,
            GString              *out)
{
  const TbValue *worth = &value->value;

  if (value->error != TB_HAND_FINE)
    {
      append_error (value->error, value->bad_tile, out);
      return;
    }

  append_yaku (&valuation->scorer, value, out);
  append_number (out, ", \"dora\": {\"dora\": ", value->dora.dora);
  append_number (out, ", \"ura\": ", value->dora.ura);
  append_number (out, ", \"red\": ", value->dora.red);
  append_number (out, ", \"flower\": ", value->dora.flower);
  append_number (out, "}, \"han\": ", worth->han);
  append_fu (&valuation->scorer, hand, value, out);
  if (worth->limit == TB_LIMIT_NONE)
    g_string_append (out, ", \"limit\": null");
  else
    append_id (out, ", \"limit\": ", tenbo_record_limit_id (worth->limit));
  append_number (out, ", \"yakuman\": ", worth->yakuman);
  append_payment (valuation, hand, worth, out);
}

/* --- Tai --- */

static void
append_tai (const TbRules        *rules,
            const TbTaiHandValue *value,
            GString              *out)
{
  const char *before = "{\"id\": ";

  if (value->error != TB_HAND_FINE)
    {
      append_error (value->error, value->bad_tile, out);
      return;
    }

  g_string_append (out, "{\"tai_items\": [");
  for (TbTai item = TB_TAI_ZUOTAI; item < TB_N_TAI; item++)
    for (int i = 0; i < value->counts[item]; i++)
      {
        append_id (out, before, tb_tai_ids[item]);
        append_number (out, ", \"tai\": ", tb_rules_find_tai (rules, item)->tai);
        g_string_append_c (out, '}');
        before = ", {\"id\": ";
      }
  append_number (out, "], \"tai\": ", value->value.tai);
  append_number (out, ", \"points\": ", value->value.base);
  g_string_append_c (out, '}');
}

/* --- Whole answers --- */

/* Computes the value of @hand and writes it. */
static void
append_result (const TenboValuation *valuation,
               const TbTileHand     *hand,
               GString              *out)
{
  if (tenbo_valuation_counts_tai (valuation))
    {
      TbTaiHandValue value;

      tb_tai_scorer_value (&valuation->tai_scorer, hand, &value);
      append_tai (valuation->tai_scorer.rules, &value, out);
    }
  else
    {
      TbHandValue value;

      tb_scorer_value (&valuation->scorer, hand, &value);
      append_han (valuation, hand, &value, out);
    }
}

static void
append_wait (const TenboValuation *valuation,
             TbTile                tile,
             GString              *out)
{
  TbTileHand hand = valuation->hand;
  char       text[TB_TILE_TEXT_SIZE];

  tb_tile_text (tile, text);
  append_id (out, "{\"tile\": ", text);
  hand.win = tile;
  hand.self_draw = false;
  g_string_append (out, ", \"ron\": ");
  append_result (valuation, &hand, out);
  hand.self_draw = true;
  g_string_append (out, ", \"tsumo\": ");
  append_result (valuation, &hand, out);
  g_string_append_c (out, '}');
}

static void
append_waits (const TenboValuation *valuation,
              GString              *out)
{
  TbTile      tiles[TB_MAX_TAI_WAITS];
  TbTile      bad_tile;
  size_t      n;
  TbHandError error = tenbo_valuation_find_waits (valuation, tiles, &n, &bad_tile);

  if (error != TB_HAND_FINE)
    {
      append_error (error, bad_tile, out);
      return;
    }

  g_string_append (out, "{\"waits\": [");
  for (size_t i = 0; i < n; i++)
    {
      tenbo_json_begin_entry (out);
      append_wait (valuation, tiles[i], out);
    }
  g_string_append (out, "]}");
}

void
tenbo_valuation_write (const TenboValuation *valuation,
                       GString              *out)
{
  g_return_if_fail (valuation != NULL && out != NULL);

  if (tenbo_valuation_asks_waits (valuation))
    append_waits (valuation, out);
  else
    append_result (valuation, &valuation->hand, out);
}
