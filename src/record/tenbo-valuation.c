/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-valuation.h"

#include "tenbo-record-game.h"

#include <string.h>

enum
{
  RULESET,
  OVERRIDE,
  ROUND,
  SEAT,
  FROM,
  HONBA,
  WILD,
  TILES,
  N_KEYS,
};

static const char *const keys[N_KEYS] = {
  [RULESET] = "ruleset",
  [OVERRIDE] = "override",
  [ROUND] = "round",
  [SEAT] = "seat",
  [FROM] = "from",
  [HONBA] = "honba",
  [WILD] = "wild",
  [TILES] = "tiles",
};

static const char *const winds[] = { "E", "S", "W", "N" };
static const char *const ways[] = { "ron", "tsumo" };

/* As many honba as nobody has seen. */
#define MAX_HONBA 999

static const TenboPlace root;

void
tenbo_valuation_clear (TenboValuation *valuation)
{
  g_clear_object (&valuation->ruleset);
}

static gboolean
read_ruleset (TenboRecordReader *reader,
              JsonNode         **members,
              TenboRulesetList  *rulesets,
              TenboValuation    *out)
{
  TenboPlace ruleset = { &root, keys[RULESET], 0 };
  TenboPlace override = { &root, keys[OVERRIDE], 0 };

  if (!tenbo_record_read_ruleset (reader, &ruleset, members[RULESET], tenbo_ruleset_list_lookup,
                                  rulesets, &out->ruleset) ||
      (members[OVERRIDE] != NULL &&
       !tenbo_record_apply_override (reader, &override, members[OVERRIDE], &out->ruleset)))
    return FALSE;

  reader->ruleset = out->ruleset;
  reader->rules = tenbo_ruleset_get_rules (out->ruleset);
  return TRUE;
}

/* Where and how the hand was won. */
static gboolean
read_win (const TenboRecordReader *reader,
          JsonNode               **members,
          TenboValuation          *out)
{
  TenboPlace round = { &root, keys[ROUND], 0 };
  TenboPlace seat = { &root, keys[SEAT], 0 };
  TenboPlace from = { &root, keys[FROM], 0 };
  TenboPlace honba = { &root, keys[HONBA], 0 };
  int        wind, own, way;

  if (!tenbo_record_read_word (reader, &round, members[ROUND], winds, G_N_ELEMENTS (winds),
                               &wind) ||
      !tenbo_record_read_word (reader, &seat, members[SEAT], winds, reader->rules->players, &own) ||
      !tenbo_record_read_word (reader, &from, members[FROM], ways, G_N_ELEMENTS (ways), &way) ||
      (members[HONBA] != NULL &&
       !tenbo_record_read_int (reader, &honba, members[HONBA], 0, MAX_HONBA, &out->honba)))
    return FALSE;

  out->hand.round = (TbWind) wind;
  out->hand.seat = (TbWind) own;
  out->hand.self_draw = way == 1;
  return TRUE;
}

static gboolean
read_request (TenboRecordReader *reader,
              JsonNode          *node,
              TenboRulesetList  *rulesets,
              TenboValuation    *out)
{
  static const int needed[] = { RULESET, ROUND, SEAT, FROM, TILES };
  TenboPlace       tiles = { &root, keys[TILES], 0 };
  TenboPlace       wild = { &root, keys[WILD], 0 };
  JsonNode        *members[N_KEYS];

  if (!tenbo_record_read_members (reader, &root, node, keys, N_KEYS, members))
    return FALSE;
  for (size_t i = 0; i < G_N_ELEMENTS (needed); i++)
    if (members[needed[i]] == NULL)
      return tenbo_record_refuse_missing (reader, &root, keys[needed[i]]);

  return read_ruleset (reader, members, rulesets, out) &&
         tenbo_record_read_tiles (reader, &tiles, members[TILES], &out->hand) &&
         (members[WILD] == NULL ||
          tenbo_record_read_wild (reader, &wild, members[WILD], &out->hand.wild)) &&
         read_win (reader, members, out);
}

gboolean
tenbo_valuation_parse (TenboValuation     *out,
                       const char         *json,
                       gssize              length,
                       TenboRulesetList   *rulesets,
                       TenboRecordProblem *problem)
{
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();
  TenboRecordReader reader = { .problem = problem };
  JsonNode         *node;

  g_return_val_if_fail (out != NULL && json != NULL && problem != NULL, FALSE);
  g_return_val_if_fail (TENBO_IS_RULESET_LIST (rulesets), FALSE);

  memset (problem, 0, sizeof *problem);
  memset (out, 0, sizeof *out);
  node = tenbo_record_load (parser, json, length, problem);
  if (node == NULL || !read_request (&reader, node, rulesets, out))
    return FALSE;

  if (tenbo_valuation_counts_tai (out))
    tb_tai_scorer_init (&out->tai_scorer, reader.rules);
  else
    tb_scorer_init (&out->scorer, reader.rules);
  return TRUE;
}

void
tenbo_valuation_value (const TenboValuation *valuation,
                       TbHandValue          *out)
{
  tb_scorer_value (&valuation->scorer, &valuation->hand, out);
}

static void
append_member (GString    *out,
               const char *before,
               int32_t     number)
{
  g_string_append (out, before);
  tenbo_json_write_int (out, number);
}

static void
append_yaku (const TbScorer    *scorer,
             const TbHandValue *value,
             GString           *out)
{
  const char *comma = "";

  g_string_append (out, "{\"yaku\": [");
  for (TbYaku yaku = TB_YAKU_RIICHI; yaku < TB_N_YAKU; yaku++)
    if (value->yaku & TB_YAKU_BIT (yaku))
      {
        g_string_append_printf (out, "%s{\"id\": \"%s\", \"han\": %d", comma, tb_yaku_id (yaku),
                                tb_scorer_han_of (scorer, value, yaku));
        if (value->value.yakuman > 0)
          append_member (out, ", \"yakuman\": ",
                         tb_value_of_yakuman (scorer->rules, TB_YAKU_BIT (yaku)));
        g_string_append_c (out, '}');
        comma = ", ";
      }
  g_string_append_c (out, ']');
}

/* What the fu are made of, before they are rounded up. */
static void
append_fu (const TbScorer    *scorer,
           const TbTileHand  *hand,
           const TbHandValue *value,
           GString           *out)
{
  TbFuItem items[TB_MAX_FU_ITEMS];
  size_t   n = tb_scorer_fu (scorer, hand, value, items);

  append_member (out, ", \"fu\": ", value->value.fu);
  g_string_append (out, ", \"fu_items\": [");
  for (size_t i = 0; i < n; i++)
    g_string_append_printf (out, "%s{\"id\": \"%s\", \"fu\": %d}", i > 0 ? ", " : "",
                            tb_fu_id (items[i].id), items[i].fu);
  g_string_append_c (out, ']');
}

static void
append_payment (const TenboValuation *valuation,
                const TbHandValue    *value,
                GString              *out)
{
  const TbTileHand *hand = &valuation->hand;
  TbPayment         payment;

  tb_value_payment (tenbo_ruleset_get_rules (valuation->ruleset), &value->value, hand->seat,
                    hand->self_draw, valuation->honba, &payment);
  g_string_append (out, ", \"payment\": {");
  if (!hand->self_draw)
    append_member (out, "\"ron\": ", payment.ron);
  else if (hand->seat == TB_WIND_EAST)
    {
      append_member (out, "\"tsumo\": {\"each\": ", payment.others);
      if (payment.next != payment.others)
        append_member (out, ", \"next\": ", payment.next);
      g_string_append_c (out, '}');
    }
  else
    {
      append_member (out, "\"tsumo\": {\"dealer\": ", payment.dealer);
      append_member (out, ", \"others\": ", payment.others);
      g_string_append_c (out, '}');
    }
  g_string_append (out, "}}");
}

static void
append_error (TbHandError error,
              TbTile      bad_tile,
              GString    *out)
{
  char text[TB_TILE_TEXT_SIZE];

  g_string_append_printf (out, "{\"han\": 0, \"error\": \"%s\"", tb_hand_error_id (error));
  if (error == TB_HAND_BAD_TILES && bad_tile != TB_TILE_NONE)
    {
      tb_tile_text (bad_tile, text);
      g_string_append_printf (out, ", \"tile\": \"%s\"", text);
    }
  g_string_append_c (out, '}');
}

void
tenbo_valuation_write (const TenboValuation *valuation,
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
  append_member (out, ", \"dora\": {\"dora\": ", value->dora.dora);
  append_member (out, ", \"ura\": ", value->dora.ura);
  append_member (out, ", \"red\": ", value->dora.red);
  append_member (out, ", \"flower\": ", value->dora.flower);
  append_member (out, "}, \"han\": ", worth->han);
  append_fu (&valuation->scorer, &valuation->hand, value, out);
  if (worth->limit == TB_LIMIT_NONE)
    g_string_append (out, ", \"limit\": null");
  else
    g_string_append_printf (out, ", \"limit\": \"%s\"", tenbo_record_limit_id (worth->limit));
  append_member (out, ", \"yakuman\": ", worth->yakuman);
  append_payment (valuation, value, out);
}

gboolean
tenbo_valuation_counts_tai (const TenboValuation *valuation)
{
  return tenbo_ruleset_get_rules (valuation->ruleset)->scoring == TB_SCORING_TAI;
}

void
tenbo_valuation_value_tai (const TenboValuation *valuation,
                           TbTaiHandValue       *out)
{
  tb_tai_scorer_value (&valuation->tai_scorer, &valuation->hand, out);
}

void
tenbo_valuation_write_tai (const TenboValuation *valuation,
                           const TbTaiHandValue *value,
                           GString              *out)
{
  const TbRules *rules = tenbo_ruleset_get_rules (valuation->ruleset);
  const char    *comma = "";

  if (value->error != TB_HAND_FINE)
    {
      append_error (value->error, value->bad_tile, out);
      return;
    }

  g_string_append (out, "{\"tai_items\": [");
  for (TbTai item = TB_TAI_ZUOTAI; item < TB_N_TAI; item++)
    for (int i = 0; i < value->counts[item]; i++)
      {
        g_string_append_printf (out, "%s{\"id\": \"%s\"", comma, tb_tai_ids[item]);
        append_member (out, ", \"tai\": ", tb_rules_find_tai (rules, item)->tai);
        g_string_append_c (out, '}');
        comma = ", ";
      }
  append_member (out, "], \"tai\": ", value->value.tai);
  append_member (out, ", \"points\": ", value->value.base);
  g_string_append_c (out, '}');
}

void
tenbo_valuation_answer (const TenboValuation *valuation,
                        GString              *out)
{
  TbTaiHandValue tai;
  TbHandValue    value;

  if (tenbo_valuation_counts_tai (valuation))
    {
      tenbo_valuation_value_tai (valuation, &tai);
      tenbo_valuation_write_tai (valuation, &tai, out);
    }
  else
    {
      tenbo_valuation_value (valuation, &value);
      tenbo_valuation_write (valuation, &value, out);
    }
}
