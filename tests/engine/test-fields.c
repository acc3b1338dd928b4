/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-script.h"

#include "engine-rulesets.h"

#include <string.h>

/* The field table describes TbRules without gaps and finds rules that conflict. */

static gsize
size_of (const TbRuleField *field)
{
  switch (field->kind)
    {
    case TB_FIELD_KIND_BOOL:
      return sizeof (bool);
    case TB_FIELD_KIND_INT:
    case TB_FIELD_KIND_ENUM:
    case TB_FIELD_KIND_YAKU:
      return sizeof (int32_t);
    case TB_FIELD_KIND_YAKU_SET:
      return sizeof (TbYakuSet);
    case TB_FIELD_KIND_ID:
    case TB_FIELD_KIND_TEXT:
      return (gsize) field->max;
    case TB_FIELD_KIND_ROW:
      return sizeof (int32_t) * TB_MAX_PLAYERS;
    case TB_FIELD_KIND_RECORDS:
      return field->records->stride * field->records->max;
    }

  g_assert_not_reached ();
}

/* Marks the bytes of each field; none may be marked twice. */
static void
mark_bytes (const TbRuleField *fields,
            gsize              n,
            guint8            *bytes,
            gsize              size)
{
  for (gsize i = 0; i < n; i++)
    {
      g_test_message ("%s", fields[i].key);
      g_assert_cmpuint (fields[i].offset + size_of (&fields[i]), <=, size);
      for (gsize j = 0; j < size_of (&fields[i]); j++)
        g_assert_cmpint (bytes[fields[i].offset + j]++, ==, 0);
    }
}

static void
test_fields_do_not_overlap (void)
{
  guint8 rules[sizeof (TbRules)] = { 0 };

  mark_bytes (tb_rule_fields, TB_N_FIELDS, rules, sizeof rules);
  for (gsize i = 0; i < TB_N_FIELDS; i++)
    {
      const TbRecordShape *shape = tb_rule_fields[i].records;
      g_autofree guint8   *record = NULL;

      if (shape == NULL)
        continue;

      record = g_malloc0 (shape->stride);
      mark_bytes (shape->fields, shape->n_fields, record, shape->stride);
      for (gsize j = 0; j < sizeof (int32_t); j++)
        g_assert_cmpint (rules[shape->count_offset + j]++, ==, 0);
    }
}

static bool
is_kebab_case (const char *key)
{
  bool after_letter = false;

  for (const char *c = key; *c != '\0'; c++)
    {
      if (!g_ascii_islower (*c) && !(*c == '-' && after_letter))
        return false;
      after_letter = *c != '-';
    }

  return after_letter;
}

static void
test_keys (void)
{
  for (gsize i = 0; i < TB_N_FIELDS; i++)
    {
      g_assert_true (is_kebab_case (tb_rule_fields[i].key));
      for (gsize j = 0; j < i; j++)
        g_assert_cmpstr (tb_rule_fields[i].key, !=, tb_rule_fields[j].key);
      g_assert_cmpint (tb_rule_fields[i].revision, <=, TB_RULES_REVISION);
    }
}

static void
check_within (const TbRuleField *field,
              const void        *record)
{
  const guint8 *at = (const guint8 *) record + field->offset;
  gsize         n = field->kind == TB_FIELD_KIND_ROW ? TB_MAX_PLAYERS : 1;

  if (field->kind == TB_FIELD_KIND_YAKU_SET)
    g_assert_cmphex (*(const TbYakuSet *) (const void *) at & ~field->allowed, ==, 0);
  if (field->kind != TB_FIELD_KIND_INT && field->kind != TB_FIELD_KIND_ENUM &&
      field->kind != TB_FIELD_KIND_ROW)
    return;

  for (gsize i = 0; i < n; i++)
    {
      int32_t value = ((const int32_t *) (const void *) at)[i];

      g_test_message ("%s %d", field->key, value);
      g_assert_cmpint (value, >=, field->min);
      g_assert_cmpint (value, <=, field->max);
      g_assert_cmpint (value % field->step, ==, 0);
      if (field->kind == TB_FIELD_KIND_ENUM)
        g_assert_null (field->words[field->max + 1]);
    }
}

static void
check_rules_within (const TbRules *rules)
{
  for (gsize i = 0; i < TB_N_FIELDS; i++)
    {
      const TbRuleField   *field = &tb_rule_fields[i];
      const TbRecordShape *shape = field->records;
      int32_t              count;

      check_within (field, rules);
      if (shape == NULL)
        continue;

      count = *(const int32_t *) (const void *) ((const guint8 *) rules + shape->count_offset);
      g_assert_cmpint (count, <=, (int32_t) shape->max);
      for (int32_t j = 0; j < count; j++)
        for (gsize k = 0; k < shape->n_fields; k++)
          check_within (&shape->fields[k],
                        (const guint8 *) rules + field->offset + (gsize) j * shape->stride);
    }
}

static void
test_ranges_hold_the_rulesets (void)
{
  static const char *const names[] = { "parlour", "league", "online", "club", "trio", "coast" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      TbRules rules;

      engine_rules_named (names[i], &rules);
      check_rules_within (&rules);
    }
}

typedef struct
{
  const char     *rules;
  TbRulesConflict conflict;
  TbField         field;
  int32_t         index;
} ConflictCase;

static const ConflictCase conflict_cases[] = {
  { "parlour", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "online", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "club", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "trio", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "coast", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league uma=100,0,0,0", TB_RULES_UMA_SUM, TB_FIELD_UMA, -1 },
  { "league return-points=24900", TB_RULES_RETURN_BELOW_START, TB_FIELD_RETURN_POINTS, -1 },
  { "parlour ceiling=24900", TB_RULES_CEILING_BELOW_START, TB_FIELD_CEILING, -1 },
  { "parlour ceiling=25000", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "parlour ceiling=25000 ceiling-inclusive=true",
    TB_RULES_CEILING_BELOW_START, TB_FIELD_CEILING, -1 },
  { "parlour ceiling=25100 ceiling-inclusive=true", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league great-yakuman=daisharin", TB_RULES_NOT_PLAYED, TB_FIELD_GREAT_YAKUMAN, -1 },
  { "league double-yakuman=daisharin", TB_RULES_NOT_PLAYED, TB_FIELD_DOUBLE_YAKUMAN, -1 },
  { "league pao-yakuman=daisharin", TB_RULES_NOT_PLAYED, TB_FIELD_PAO_YAKUMAN, -1 },
  { "parlour double-yakuman=tenhou", TB_RULES_GREAT_AND_DOUBLE, TB_FIELD_DOUBLE_YAKUMAN, -1 },
  { "parlour dealer-win=passes dealer-tenpai=passes dealer-child-foul=passes",
    TB_RULES_CHOICE_WITHOUT_RIGHT, TB_FIELD_LAST_DEALER, -1 },
  { "parlour dealer-win=passes dealer-tenpai=passes", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "parlour dealer-win=passes", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league dealer-win=passes dealer-tenpai=passes dealer-child-foul=passes",
    TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "parlour dealer-win=passes dealer-tenpai=passes dealer-child-foul=passes "
    "dealer-noten-south=repeats",
    TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "parlour dealer-win=passes dealer-tenpai=passes dealer-child-foul=passes "
    "dealer-noten=repeats",
    TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "parlour dealer-win=passes dealer-tenpai=passes dealer-child-foul=passes "
    "dealer-own-foul=repeats",
    TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "parlour dealer-win=passes dealer-tenpai=passes dealer-child-foul=passes "
    "dealer-own-foul-south=repeats",
    TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "parlour dealer-win=passes dealer-tenpai=passes dealer-child-foul=passes "
    "aborts=four-winds:repeats",
    TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "parlour dealer-win=passes dealer-tenpai=passes dealer-child-foul=passes "
    "aborts=four-winds:passes",
    TB_RULES_CHOICE_WITHOUT_RIGHT, TB_FIELD_LAST_DEALER, -1 },
  { "league float-line=30000", TB_RULES_FLOATING_WITHOUT_LINE, TB_FIELD_FLOATING_UMA, -1 },
  { "league floating-uma=1:0,0,0,0", TB_RULES_FLOATING_WITHOUT_LINE, TB_FIELD_FLOAT_LINE, -1 },
  { "league float-line=30000 floating-uma=0:0,0,0,0;4:100,0,0,-100",
    TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league float-line=30000 floating-uma=1:0,0,0,0;1:0,0,0,0",
    TB_RULES_FLOATING_ROW, TB_FIELD_FLOATING_UMA, 1 },
  { "trio float-line=30000 floating-uma=4:0,0,0",
    TB_RULES_FLOATING_ROW, TB_FIELD_FLOATING_UMA, 0 },
  { "league float-line=30000 floating-uma=0:0,0,0,0;1:100,0,0,0",
    TB_RULES_UMA_SUM, TB_FIELD_FLOATING_UMA, 1 },
  { "league dealer-by-wind=south:repeats;east:passes", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league dealer-by-wind=south:repeats;south:passes",
    TB_RULES_DEALER_WIND, TB_FIELD_DEALER_BY_WIND, 1 },
  { "league dealer-by-wind=west:repeats", TB_RULES_DEALER_WIND, TB_FIELD_DEALER_BY_WIND, 0 },
  { "online dealer-by-wind=west:repeats", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league honba-counted=false honba-ron=0 honba-tsumo=0 honba-grows=every-hand",
    TB_RULES_NO_EFFECT, TB_FIELD_HONBA_GROWS, -1 },
  { "parlour honba-grows=every-hand honba-declined-win=true",
    TB_RULES_NO_EFFECT, TB_FIELD_HONBA_DECLINED_WIN, -1 },
  { "parlour dealer-win=passes dealer-tenpai=passes dealer-child-foul=passes "
    "dealer-by-wind=south:passes:passes:chooses",
    TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league last-dealer=by-rank", TB_RULES_LAST_DEALER_RANKS, TB_FIELD_LAST_DEALER_RANKS, -1 },
  { "league last-dealer-ranks=1:stops",
    TB_RULES_LAST_DEALER_RANKS, TB_FIELD_LAST_DEALER_RANKS, -1 },
  { "league last-dealer=by-rank last-dealer-ranks=2:stops;1:usual",
    TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league last-dealer=by-rank last-dealer-ranks=1:stops;1:may-stop",
    TB_RULES_LAST_DEALER_RANK, TB_FIELD_LAST_DEALER_RANKS, 1 },
  { "trio last-dealer=by-rank last-dealer-ranks=4:stops",
    TB_RULES_LAST_DEALER_RANK, TB_FIELD_LAST_DEALER_RANKS, 0 },
  { "trio last-dealer-stops-below-target=true", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "club last-dealer-stops-below-target=true",
    TB_RULES_NO_EFFECT, TB_FIELD_LAST_DEALER_STOPS_BELOW_TARGET, -1 },
  { "club target=30000 last-dealer=ordinary last-dealer-stops-below-target=true",
    TB_RULES_NO_EFFECT, TB_FIELD_LAST_DEALER_STOPS_BELOW_TARGET, -1 },
  { "club target=30000 last-dealer=must-unless-first last-dealer-stops-below-target=true",
    TB_RULES_NO_EFFECT, TB_FIELD_LAST_DEALER_STOPS_BELOW_TARGET, -1 },
  { "league uma-unbalanced=true uma=100,0,0,0", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league uma-unbalanced=true float-line=30000 floating-uma=1:100,0,0,0", TB_RULES_FINE,
    TB_FIELD_NONE, -1 },
  { "league prizes=no-win:others:1000;all:first-alone:1000", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league prizes=no-win:others:1000;all:others:1000",
    TB_RULES_PRIZE_UNPAID, TB_FIELD_PRIZES, 1 },
  { "league prizes=busted:first:1000", TB_RULES_PRIZE_UNPAID, TB_FIELD_PRIZES, 0 },
  { "league prizes=all:above-ceiling:1000", TB_RULES_PRIZE_UNPAID, TB_FIELD_PRIZES, 0 },
  { "league bust=below-zero ceiling=50000 prizes=busted:first:1000;all:above-ceiling:1000",
    TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league oka-points=15000", TB_RULES_NO_EFFECT, TB_FIELD_OKA_POINTS, -1 },
  { "league result-base=points oka=fixed", TB_RULES_NO_EFFECT, TB_FIELD_OKA, -1 },
  { "league result-base=points return-points=0", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league result-base=none score-floor=true", TB_RULES_NO_EFFECT, TB_FIELD_SCORE_FLOOR, -1 },
  { "league result-base=none result-rounding=down",
    TB_RULES_NO_EFFECT, TB_FIELD_RESULT_ROUNDING, -1 },
  { "league score-floor-points=-10000", TB_RULES_NO_EFFECT, TB_FIELD_SCORE_FLOOR_POINTS, -1 },
  { "league score-floor=true score-floor-points=25000", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league score-floor=true score-floor-points=25100",
    TB_RULES_FLOOR_ABOVE_START, TB_FIELD_SCORE_FLOOR_POINTS, -1 },
  { "parlour dealer-win=passes dealer-tenpai=passes dealer-child-foul=passes "
    "dealer-by-wind=south:repeats",
    TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "parlour dealer-win=passes dealer-tenpai=passes dealer-child-foul=passes "
    "dealer-by-wind=south:passes:repeats",
    TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "parlour dealer-by-wind=south:passes:repeats", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "parlour dealer-win=passes dealer-tenpai=passes dealer-child-foul=passes "
    "dealer-by-wind=south",
    TB_RULES_CHOICE_WITHOUT_RIGHT, TB_FIELD_LAST_DEALER, -1 },
  { "league scoring=linear kiriage-mangan=false double-wind-pair-fu=2 "
    "han-table=1:1000:2000;1:2000:4000",
    TB_RULES_HAN_ROW, TB_FIELD_HAN_TABLE, 1 },
  { "league scoring=linear kiriage-mangan=false double-wind-pair-fu=2 "
    "han-table=1:1000:2000;2:900:4000",
    TB_RULES_HAN_ROW, TB_FIELD_HAN_TABLE, 1 },
  { "league scoring=linear kiriage-mangan=false double-wind-pair-fu=2 "
    "han-table=1:1000:2000;2:2000:1000",
    TB_RULES_HAN_ROW, TB_FIELD_HAN_TABLE, 1 },
  { "league house-tai=a:A:::2:1:true:false", TB_RULES_NO_EFFECT, TB_FIELD_HOUSE_TAI, -1 },
  { "coast house-tai=a:A:::2:1:true:false;b:B:::2:1:true:false", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "coast house-tai=wait:Wait:::2:1:true:false", TB_RULES_HOUSE_TAI_ID, TB_FIELD_HOUSE_TAI, 0 },
  { "coast house-tai=a:A:::2:1:true:false;a:B:::2:1:true:false", TB_RULES_HOUSE_TAI_ID,
    TB_FIELD_HOUSE_TAI, 1 },
  { "league house-yaku=tanyao:Tanyao:::2", TB_RULES_HOUSE_YAKU_ID, TB_FIELD_HOUSE_YAKU, 0 },
  { "league house-yaku=a:A:::2;a:B:::2", TB_RULES_HOUSE_YAKU_ID, TB_FIELD_HOUSE_YAKU, 1 },
  { "league house-yaku=a:A", TB_RULES_HOUSE_YAKU_VALUE, TB_FIELD_HOUSE_YAKU, 0 },
  { "league house-yaku=a:A:::2:0:1", TB_RULES_HOUSE_YAKU_VALUE, TB_FIELD_HOUSE_YAKU, 0 },
  { "league house-yaku=a:A:::0:1:1", TB_RULES_HOUSE_YAKU_VALUE, TB_FIELD_HOUSE_YAKU, 0 },
  { "league house-yaku=a:A:::2:1;b:B:::0:0:2", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league red-fives-suits=pinzu:2;pinzu:1",
    TB_RULES_RED_SUIT_TWICE, TB_FIELD_RED_FIVES_SUITS, 1 },
  { "trio red-fives-suits=manzu:2", TB_RULES_FOUR_PLAYERS, TB_FIELD_RED_FIVES_SUITS, 0 },
  { "trio special-tiles=1m:gold:1:1;9m:gold:4:1;2p:gold:4:1;8s:gold:4:1",
    TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "trio special-tiles=2m:gold:1:1", TB_RULES_SPECIAL_TILE, TB_FIELD_SPECIAL_TILES, 0 },
  { "trio special-tiles=1m:gold:1:1;8m:gold:1:1",
    TB_RULES_SPECIAL_TILE, TB_FIELD_SPECIAL_TILES, 1 },
  { "league special-tiles=7z:gold:1:1:100;6z:gold:1:1:200",
    TB_RULES_SPECIAL_CHIPS, TB_FIELD_SPECIAL_TILES, 1 },
  { "league special-tiles=7z:gold:1:1:100:true;6z:gold:1:1:100:false",
    TB_RULES_SPECIAL_CHIPS, TB_FIELD_SPECIAL_TILES, 1 },
  { "league special-tiles=7s:red:1:1:100", TB_RULES_SPECIAL_CHIPS, TB_FIELD_SPECIAL_TILES, 0 },
  { "league special-tiles=7s:red:1:1:0:true",
    TB_RULES_SPECIAL_CHIPS, TB_FIELD_SPECIAL_TILES, 0 },
  { "league special-tiles=7s:red:1:0", TB_RULES_SPECIAL_VALUE, TB_FIELD_SPECIAL_TILES, 0 },
  { "league chip-red=100 special-tiles=7s:red:1:0", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league red-fives=1 special-tiles=7p:gold:4:1", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league red-fives=1 special-tiles=5p:gold:3:1", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league red-fives-suits=pinzu:2 special-tiles=5p:gold:2:1", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league red-fives-suits=pinzu:2 special-tiles=5p:gold:3:1",
    TB_RULES_SPECIAL_TILE, TB_FIELD_SPECIAL_TILES, 0 },
  { "league special-tiles=7s:gold:1:1:0:true",
    TB_RULES_SPECIAL_VALUE, TB_FIELD_SPECIAL_TILES, 0 },
  { "league special-tiles=7s:gold:1:0:100:true", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league dealer-win-several=nearest", TB_RULES_NO_EFFECT, TB_FIELD_DEALER_WIN_SEVERAL, -1 },
  { "league bust-when=at-once", TB_RULES_NO_EFFECT, TB_FIELD_BUST_WHEN, -1 },
  { "league bust-fee=100", TB_RULES_NO_EFFECT, TB_FIELD_BUST_FEE, -1 },
  { "league bust=below-zero bust-fee-to=first",
    TB_RULES_NO_EFFECT, TB_FIELD_BUST_FEE_TO, -1 },
  { "league bust=zero-or-below", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league bust=zero-or-below start-points=0", TB_RULES_BUST_AT_START, TB_FIELD_BUST, -1 },
  { "league bust=below-zero bust-when=at-once", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league bust=below-zero bust-when=at-once riichi-minimum=900",
    TB_RULES_STAKE_BUSTS, TB_FIELD_RIICHI_MINIMUM, -1 },
  { "league bust=below-zero riichi-minimum=900", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league bust=zero-or-below bust-when=at-once",
    TB_RULES_STAKE_BUSTS, TB_FIELD_RIICHI_MINIMUM, -1 },
  { "league bust=zero-or-below bust-when=at-once riichi-minimum=1100",
    TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league bust=zero-or-below bust-when=at-once riichi-minimum=0 riichi-stake=0",
    TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league extension=next-wind", TB_RULES_EXTENSION_TARGET, TB_FIELD_TARGET, -1 },
  { "league extension=next-wind target=30000", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league extension=next-wind target=30000 winds=3", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league extension=next-wind target=30000 winds=4",
    TB_RULES_EXTENSION_WIND, TB_FIELD_EXTENSION, -1 },
  { "league extension=next-wind target=30000 extension-winds=2", TB_RULES_FINE, TB_FIELD_NONE,
    -1 },
  { "league extension=next-wind target=30000 extension-winds=3",
    TB_RULES_EXTENSION_WINDS, TB_FIELD_EXTENSION_WINDS, -1 },
  { "league extension=east-again target=30000 extension-winds=2",
    TB_RULES_NO_EFFECT, TB_FIELD_EXTENSION_WINDS, -1 },
  { "league extension-winds=2", TB_RULES_NO_EFFECT, TB_FIELD_EXTENSION_WINDS, -1 },
  { "league winds=1 dealer-next=winner", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league dealer-next=winner", TB_RULES_NO_EFFECT, TB_FIELD_WINDS, -1 },
  { "league winds=1 dealer-next=winner target=30000", TB_RULES_NO_EFFECT, TB_FIELD_TARGET, -1 },
  { "league winds=1 dealer-next=winner last-dealer=may-stop-first",
    TB_RULES_NO_EFFECT, TB_FIELD_LAST_DEALER, -1 },
  { "league winds=1 dealer-next=winner last-hand-open-win=true",
    TB_RULES_NO_EFFECT, TB_FIELD_LAST_HAND_OPEN_WIN, -1 },
  { "league extension=east-again target=30000 winds=4", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league extension=east-again target=30000 winds=0",
    TB_RULES_EXTENSION_WIND, TB_FIELD_EXTENSION, -1 },
  { "league honba-counted=false", TB_RULES_NO_EFFECT, TB_FIELD_HONBA_RON, -1 },
  { "league honba-counted=false honba-ron=0",
    TB_RULES_NO_EFFECT, TB_FIELD_HONBA_TSUMO, -1 },
  { "league honba-counted=false honba-ron=0 honba-tsumo=0", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "trio max-winners=3", TB_RULES_TOO_MANY_WINNERS, TB_FIELD_MAX_WINNERS, -1 },
  { "league noten-pool=600", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league noten-pool=400", TB_RULES_NOTEN_POOL_SPLIT, TB_FIELD_NOTEN_POOL, -1 },
  { "league noten-pool=400 noten-payments=pool-to-pot",
    TB_RULES_NOTEN_POOL_SPLIT, TB_FIELD_NOTEN_POOL, -1 },
  { "league noten-pool=400 noten-payments=each-to-each", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league noten-pool=400 noten-payments=each-to-pot", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league noten-pool=0 noten-payments=each-to-pot",
    TB_RULES_NO_EFFECT, TB_FIELD_NOTEN_PAYMENTS, -1 },
  { "league pot-receivers=riichi-only", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league pot-receivers=riichi-only riichi-stake=0",
    TB_RULES_POT_RIICHI, TB_FIELD_POT_RECEIVERS, -1 },
  { "league minimum-han=2 minimum-han-from-honba=5", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league minimum-han-from-honba=5",
    TB_RULES_NO_EFFECT, TB_FIELD_MINIMUM_HAN_FROM_HONBA, -1 },
  { "league honba-counted=false honba-ron=0 honba-tsumo=0 minimum-han=2 minimum-han-from-honba=5",
    TB_RULES_NO_EFFECT, TB_FIELD_MINIMUM_HAN_FROM_HONBA, -1 },
  { "coast minimum-han=2", TB_RULES_NO_EFFECT, TB_FIELD_MINIMUM_HAN, -1 },
  { "trio noten-pool=400", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "trio noten-pool=100", TB_RULES_NOTEN_POOL_SPLIT, TB_FIELD_NOTEN_POOL, -1 },
  { "league nagashi-value=yakuman", TB_RULES_NO_EFFECT, TB_FIELD_NAGASHI_VALUE, -1 },
  { "league nagashi-several=others-share",
    TB_RULES_NO_EFFECT, TB_FIELD_NAGASHI_SEVERAL, -1 },
  { "league aborts=four-winds:passes;four-kans:passes;four-winds:repeats",
    TB_RULES_ABORT_TWICE, TB_FIELD_ABORTS, 2 },
  { "trio aborts=nine-terminals:passes;four-kans:passes", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "trio aborts=four-winds:passes", TB_RULES_FOUR_PLAYERS, TB_FIELD_ABORTS, 0 },
  { "trio aborts=four-riichi:passes", TB_RULES_FOUR_PLAYERS, TB_FIELD_ABORTS, 0 },
  { "trio aborts=triple-ron:passes", TB_RULES_FOUR_PLAYERS, TB_FIELD_ABORTS, 0 },
  { "league max-winners=2 aborts=triple-ron:passes", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league max-winners=3 aborts=triple-ron:passes",
    TB_RULES_TRIPLE_RON, TB_FIELD_ABORTS, 0 },
  { "coast honba-ron=300 honba-counted=true",
    TB_RULES_NO_EFFECT, TB_FIELD_HONBA_RON, -1 },
  { "coast max-winners=2", TB_RULES_NO_EFFECT, TB_FIELD_MAX_WINNERS, -1 },
  { "coast riichi-stake=1000", TB_RULES_NO_EFFECT, TB_FIELD_RIICHI_STAKE, -1 },
  { "coast yakuman=tenhou", TB_RULES_NO_EFFECT, TB_FIELD_YAKUMAN, -1 },
  { "coast pao-tsumo=as-ron", TB_RULES_NO_EFFECT, TB_FIELD_PAO_TSUMO, -1 },
  { "coast pao-honba=liable", TB_RULES_NO_EFFECT, TB_FIELD_PAO_HONBA, -1 },
  { "coast pao-chips=shared", TB_RULES_NO_EFFECT, TB_FIELD_PAO_CHIPS, -1 },
  { "coast pao-ron=half", TB_RULES_NO_EFFECT, TB_FIELD_PAO_RON, -1 },
  { "coast kiriage-mangan=true", TB_RULES_NO_EFFECT, TB_FIELD_KIRIAGE_MANGAN, -1 },
  { "league wild-white=ippatsu", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league wild-white=ippatsu wild-tile=missing", TB_RULES_NO_EFFECT, TB_FIELD_WILD_WHITE, -1 },
  { "coast wild-white=ippatsu", TB_RULES_NO_EFFECT, TB_FIELD_WILD_WHITE, -1 },
  { "coast wild-tile=white", TB_RULES_NO_EFFECT, TB_FIELD_WILD_TILE, -1 },
  { "league tai-minimum-self-draw=4", TB_RULES_NO_EFFECT, TB_FIELD_TAI_MINIMUM_SELF_DRAW, -1 },
  { "league tai-payers=everyone", TB_RULES_NO_EFFECT, TB_FIELD_TAI_PAYERS, -1 },
  { "league tai-cap=320", TB_RULES_NO_EFFECT, TB_FIELD_TAI_CAP, -1 },
  { "league tai-from-each=8", TB_RULES_NO_EFFECT, TB_FIELD_TAI_FROM_EACH, -1 },
  { "league tai-table=0:1", TB_RULES_NO_EFFECT, TB_FIELD_TAI_TABLE, -1 },
  { "coast tai-table=0:1;1:2", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "coast tai-table=0:1 tai-points=2", TB_RULES_NO_EFFECT, TB_FIELD_TAI_POINTS, -1 },
  { "coast tai-table=0:1 tai-cap=2", TB_RULES_NO_EFFECT, TB_FIELD_TAI_CAP, -1 },
  { "coast tai-table=1:1;3:5;3:6", TB_RULES_TAI_ROW, TB_FIELD_TAI_TABLE, 2 },
  { "coast tai-table=1:5;3:4", TB_RULES_TAI_ROW, TB_FIELD_TAI_TABLE, 1 },
  { "league tai-dealer-double=true", TB_RULES_NO_EFFECT, TB_FIELD_TAI_DEALER_DOUBLE, -1 },
  { "coast tai-dealer-repeat=2", TB_RULES_NO_EFFECT, TB_FIELD_TAI_DEALER_REPEAT, -1 },
  { "coast tai-dealer-repeat=2 honba-counted=true", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league tai-minimum=4", TB_RULES_NO_EFFECT, TB_FIELD_TAI_MINIMUM, -1 },
  { "league tai-items=zimo:1:1:false:false", TB_RULES_NO_EFFECT, TB_FIELD_TAI_ITEMS, -1 },
  { "league last-tile=discard", TB_RULES_NO_EFFECT, TB_FIELD_LAST_TILE, -1 },
  { "coast tai-items=zimo:1:1:false:false;wait:1:1:false:false;zimo:2:1:false:false",
    TB_RULES_TAI_TWICE, TB_FIELD_TAI_ITEMS, 2 },
  { "league win-points=100", TB_RULES_NO_EFFECT, TB_FIELD_WIN_POINTS, -1 },
  { "league han-table=1:1000:1500", TB_RULES_NO_EFFECT, TB_FIELD_HAN_TABLE, -1 },
  { "coast dealer-factor=same", TB_RULES_NO_EFFECT, TB_FIELD_DEALER_FACTOR, -1 },
  { "league open-riichi-stake=2000", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league riichi-stake=0 open-riichi-stake=2000",
    TB_RULES_NO_EFFECT, TB_FIELD_OPEN_RIICHI_STAKE, -1 },
  { "league bust=below-zero bust-when=at-once open-riichi-stake=2000",
    TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league bust=zero-or-below bust-when=at-once riichi-minimum=1100 open-riichi-stake=2000",
    TB_RULES_STAKE_BUSTS, TB_FIELD_RIICHI_MINIMUM, -1 },
  { "league bust=zero-or-below bust-when=at-once riichi-minimum=2100 open-riichi-stake=2000",
    TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "coast tsumo-extra=100", TB_RULES_NO_EFFECT, TB_FIELD_TSUMO_EXTRA, -1 },
  { "league tsumo-split=full-each", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league fixed-fu=30 rinshan-tsumo-fu=none",
    TB_RULES_NO_EFFECT, TB_FIELD_RINSHAN_TSUMO_FU, -1 },
  { "league haneman-han=4", TB_RULES_LIMITS_ORDER, TB_FIELD_HANEMAN_HAN, -1 },
  { "league mangan-han=4 haneman-han=4", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league baiman-han=12", TB_RULES_LIMITS_ORDER, TB_FIELD_SANBAIMAN_HAN, -1 },
  { "coast sanbaiman-han=12", TB_RULES_NO_EFFECT, TB_FIELD_SANBAIMAN_HAN, -1 },
  { "league wareme-factor=3", TB_RULES_NO_EFFECT, TB_FIELD_WAREME_FACTOR, -1 },
  { "league several-yakuman=highest yakuman-cap=2", TB_RULES_NO_EFFECT, TB_FIELD_YAKUMAN_CAP, -1 },
  { "league chip-yakuman-ron=1000", TB_RULES_NO_EFFECT, TB_FIELD_CHIP_YAKUMAN_RON, -1 },
  { "league chip-red-closed=true", TB_RULES_NO_EFFECT, TB_FIELD_CHIP_RED_CLOSED, -1 },
  { "league chip-yakuman=1000 chip-counted-yakuman=true",
    TB_RULES_NO_EFFECT, TB_FIELD_CHIP_COUNTED_YAKUMAN, -1 },
  { "league fixed-fu=40", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league fixed-fu=40 seven-pairs-forty-fu=true",
    TB_RULES_NO_EFFECT, TB_FIELD_SEVEN_PAIRS_FORTY_FU, -1 },
  { "league fixed-fu=40 open-pinfu=twenty", TB_RULES_NO_EFFECT, TB_FIELD_OPEN_PINFU, -1 },
  { "coast fixed-fu=30", TB_RULES_NO_EFFECT, TB_FIELD_FIXED_FU, -1 },
  { "league han-points=2000", TB_RULES_LINEAR_ONLY, TB_FIELD_HAN_POINTS, -1 },
  { "trio scoring=linear seven-pairs-forty-fu=false double-wind-pair-fu=2 "
    "rinshan-haitei-tsumo-fu=true",
    TB_RULES_LINEAR_ONLY, TB_FIELD_HAN_POINTS, -1 },
  { "league counted-yakuman-steps=2", TB_RULES_NO_EFFECT, TB_FIELD_COUNTED_YAKUMAN_STEPS, -1 },
  { "league counted-yakuman=13 counted-yakuman-steps=2", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "league tsumo-split=thirds", TB_RULES_THREE_PLAYERS, TB_FIELD_TSUMO_SPLIT, -1 },
  { "league tsumo-split=half-missing", TB_RULES_THREE_PLAYERS, TB_FIELD_TSUMO_SPLIT, -1 },
  { "league fouls.chombo.points=0", TB_RULES_FOUL_POINTS, TB_FIELD_FOULS, 0 },
  { "league fouls.chombo.points=50", TB_RULES_FOUL_STEP, TB_FIELD_FOULS, 0 },
  { "parlour fouls.dead-hand.points=100", TB_RULES_FOUL_POINTS, TB_FIELD_FOULS, 1 },
  { "club fouls.slip.restore=true", TB_RULES_FOUL_EFFECT, TB_FIELD_FOULS, 0 },
  { "club fouls.slip.voids-draw=true", TB_RULES_FOUL_EFFECT, TB_FIELD_FOULS, 0 },
  { "club fouls.slip.only-noten-riichi=true", TB_RULES_FOUL_EFFECT, TB_FIELD_FOULS, 0 },
  { "trio fouls.draw-chombo.voids-draw=false", TB_RULES_FOUL_EFFECT, TB_FIELD_FOULS, 3 },
  { "parlour fouls.dead-hand.restore=true", TB_RULES_FOUL_EFFECT, TB_FIELD_FOULS, 1 },
  { "parlour fouls.chombo.restore=true", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "parlour fouls.chombo.only-noten-riichi=true", TB_RULES_FOUL_EFFECT, TB_FIELD_FOULS, 2 },
  { "parlour fouls.dead-hand.only-noten-riichi=true", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "trio fouls.draw-chombo.voids-draw=false", TB_RULES_FOUL_EFFECT, TB_FIELD_FOULS, 3 },
  { "trio fouls.chombo.voids-draw=true", TB_RULES_FINE, TB_FIELD_NONE, -1 },
};

/* The splits of three players: values in thousands, and a table without gaps. */
#define THIRDS "trio value-rounding=thousand tsumo-split=thirds tsumo-table= honba-ron=1000"
#define TABLE  "trio value-rounding=thousand tsumo-split=table honba-ron=1000"
#define LINEAR                                                                                    \
  "scoring=linear seven-pairs-forty-fu=false double-wind-pair-fu=2 rinshan-haitei-tsumo-fu=true " \
  "open-pinfu=thirty kiriage-mangan=false "

static const ConflictCase split_cases[] = {
  { "trio " LINEAR "han-table=1:1000:1500;2:2000:3000", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { "trio " LINEAR "han-points=1000 han-table=1:1000:1500",
    TB_RULES_HAN_TABLE, TB_FIELD_HAN_TABLE, -1 },
  { "trio " LINEAR "han-table=2:1000:1500", TB_RULES_HAN_ROW, TB_FIELD_HAN_TABLE, 0 },
  { "trio " LINEAR "han-table=1:1000:1500;3:900:1500", TB_RULES_HAN_ROW, TB_FIELD_HAN_TABLE, 1 },
  { "trio " LINEAR "han-table=1:1000:1500;1:1000:1500", TB_RULES_HAN_ROW, TB_FIELD_HAN_TABLE, 1 },
  { TABLE " tsumo-table=1000:0:1000:1000;2000:1000:1000:1000", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { TABLE " tsumo-table=1000:0:1000:1000;2000:1000:1000",
    TB_RULES_TSUMO_ROW, TB_FIELD_TSUMO_TABLE, 1 },
  { THIRDS " value-rounding=hundred " LINEAR "han-points=2000 win-points=1000",
    TB_RULES_THOUSANDS_ONLY, TB_FIELD_TSUMO_SPLIT, -1 },
  { THIRDS, TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { THIRDS " value-rounding=hundred", TB_RULES_THOUSANDS_ONLY, TB_FIELD_TSUMO_SPLIT, -1 },
  { THIRDS " value-rounding=hundred " LINEAR "han-points=2000", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { THIRDS " value-rounding=hundred " LINEAR "han-points=2000 win-points=2000",
    TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { THIRDS " value-rounding=hundred " LINEAR "han-points=1000",
    TB_RULES_THOUSANDS_ONLY, TB_FIELD_TSUMO_SPLIT, -1 },
  { THIRDS " honba-before-split=true honba-tsumo=0", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { THIRDS " honba-before-split=true honba-tsumo=1000",
    TB_RULES_HONBA_TWICE, TB_FIELD_HONBA_TSUMO, -1 },
  { THIRDS " honba-before-split=true honba-tsumo=0 honba-ron=300",
    TB_RULES_THOUSANDS_ONLY, TB_FIELD_HONBA_RON, -1 },
  { THIRDS " tsumo-split=own-share honba-before-split=true",
    TB_RULES_HONBA_SPLIT, TB_FIELD_HONBA_BEFORE_SPLIT, -1 },
  { THIRDS " tsumo-table=1000:0:1000", TB_RULES_TSUMO_TABLE, TB_FIELD_TSUMO_TABLE, -1 },
  { TABLE " tsumo-table=", TB_RULES_TSUMO_TABLE, TB_FIELD_TSUMO_TABLE, -1 },
  { TABLE " tsumo-table=1000:0:1000", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { TABLE " value-rounding=hundred tsumo-table=100:0:100", TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { TABLE " tsumo-table=2000:1000:1000", TB_RULES_TSUMO_ROW, TB_FIELD_TSUMO_TABLE, 0 },
  { TABLE " tsumo-table=2000:1000:1000 honba-before-split=true honba-tsumo=0", TB_RULES_TSUMO_ROW,
    TB_FIELD_TSUMO_TABLE, 0 },
  { TABLE " uma=100,0,0 tsumo-table=1000:0:1000 honba-before-split=true honba-tsumo=0",
    TB_RULES_UMA_SUM, TB_FIELD_UMA, -1 },
  { TABLE " tsumo-table=1000:0:0", TB_RULES_TSUMO_ROW, TB_FIELD_TSUMO_TABLE, 0 },
  { TABLE " tsumo-table=1000:0:1000;1000:0:1000", TB_RULES_TSUMO_ROW, TB_FIELD_TSUMO_TABLE, 1 },
  { TABLE " tsumo-table=1000:0:1000;1500:500:1000", TB_RULES_TSUMO_ROW, TB_FIELD_TSUMO_TABLE, 1 },
  { TABLE " tsumo-table=1000:1000:1000;2000:0:2000", TB_RULES_TSUMO_ROW, TB_FIELD_TSUMO_TABLE, 1 },
  { TABLE " tsumo-table=1000:0:2000;2000:1000:1000", TB_RULES_TSUMO_ROW, TB_FIELD_TSUMO_TABLE, 1 },
  { TABLE " tsumo-table=1000:0:1000;3000:1000:2000 honba-before-split=true honba-tsumo=0",
    TB_RULES_FINE, TB_FIELD_NONE, -1 },
  { TABLE " tsumo-table=1000:0:1000;3000:1000:1000 honba-before-split=true honba-tsumo=0",
    TB_RULES_HONBA_SPLIT, TB_FIELD_HONBA_BEFORE_SPLIT, -1 }, /* 2000 cost the dealer 2000 */
  { TABLE " tsumo-table=1000:1000:1000;3000:1000:3000 honba-before-split=true honba-tsumo=0",
    TB_RULES_HONBA_SPLIT, TB_FIELD_HONBA_BEFORE_SPLIT, -1 }, /* here the child pays it */
  { TABLE " tsumo-table=1000:1000:1000:1000;3000:2000:2000:1000 honba-before-split=true "
          "honba-tsumo=0",
    TB_RULES_HONBA_SPLIT, TB_FIELD_HONBA_BEFORE_SPLIT, -1 }, /* 2000 cost each 2000 */
  { TABLE " tsumo-table=1000:0:1000 honba-before-split=true honba-tsumo=0 honba-ron=300",
    TB_RULES_THOUSANDS_ONLY, TB_FIELD_HONBA_RON, -1 },
};

static void
check_conflict (const TbRules      *rules,
                const ConflictCase *expect)
{
  TbRulesFinding findings[TB_MAX_RULES_FINDINGS] = { { TB_RULES_FINE, TB_FIELD_NONE, -1 } };

  tb_rules_find_conflicts (rules, findings);
  g_assert_cmpint (findings[0].conflict, ==, expect->conflict);
  g_assert_cmpint (findings[0].field, ==, expect->field);
  g_assert_cmpint (findings[0].index, ==, expect->index);
  g_assert_true (tb_rules_has_effect (rules, TB_FIELD_PLAYERS));
  if (expect->conflict == TB_RULES_NO_EFFECT)
    g_assert_false (tb_rules_has_effect (rules, expect->field));
}

static void
check_conflicts (const ConflictCase *cases,
                 gsize               n)
{
  for (gsize i = 0; i < n; i++)
    {
      TbRules rules;

      g_test_message ("%s", cases[i].rules);
      script_rules (cases[i].rules, &rules);
      check_conflict (&rules, &cases[i]);
    }
}

static void
test_conflicts (void)
{
  check_conflicts (conflict_cases, G_N_ELEMENTS (conflict_cases));
}

static void
test_splits (void)
{
  check_conflicts (split_cases, G_N_ELEMENTS (split_cases));
}

/* All findings, each location once. */
typedef struct
{
  const char *rules;
  const char *places; /* "uma aborts[0]" */
} FindingsCase;

static const FindingsCase findings_cases[] = {
  { "league", "" },
  { "league players=3 max-winners=3 aborts=nine-terminals:repeats;four-winds:passes;"
    "triple-ron:repeats uma=30000,10000,-10000,-30000",
    "uma max-winners aborts[1] aborts[2]" },
  { "league bust=none bust-fee=1000 bust-when=at-once noten-pool=1000 start-points=40000",
    "bust-when bust-fee return-points noten-pool" },
  { "league extension=next-wind winds=0", "extension target" },
  { "league tsumo-table=1500:0:1000 tsumo-split=table honba-before-split=true honba-tsumo=100",
    "tsumo-table[0] tsumo-split honba-tsumo" },
  { "league great-yakuman=daisharin double-yakuman=daisharin", "great-yakuman double-yakuman" },
};

static void
test_findings (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (findings_cases); i++)
    {
      g_autoptr (GString) places = g_string_new (NULL);
      TbRulesFinding list[TB_MAX_RULES_FINDINGS];
      TbRules        rules;
      size_t         n;

      g_test_message ("%s", findings_cases[i].rules);
      script_rules (findings_cases[i].rules, &rules);
      n = tb_rules_find_conflicts (&rules, list);
      for (size_t j = 0; j < n; j++)
        {
          g_string_append_printf (places, "%s%s", j > 0 ? " " : "",
                                  tb_rule_fields[list[j].field].key);
          if (list[j].index >= 0)
            g_string_append_printf (places, "[%d]", list[j].index);
        }
      g_assert_cmpstr (places->str, ==, findings_cases[i].places);
    }
}

/* Foul values that the notation cannot express. */
static void
test_fouls_of_tai (void)
{
  static const ConflictCase mangan = { NULL, TB_RULES_FOUL_MANGAN, TB_FIELD_FOULS, 0 };
  TbRules                   rules;

  engine_rules_coast (&rules);
  rules.n_fouls = 1;
  rules.fouls[0] = (TbFoulRule) { .id = "chombo", .amount = TB_FOUL_AMOUNT_MANGAN };
  check_conflict (&rules, &mangan);
  rules.fouls[0].amount = TB_FOUL_AMOUNT_SHOWN_HANDS;
  check_conflict (&rules, &mangan);
  rules.fouls[0].amount = TB_FOUL_AMOUNT_NONE;
  check_conflict (&rules, &(ConflictCase) { NULL, TB_RULES_FINE, TB_FIELD_NONE, -1 });
}

static void
test_doubles (void)
{
  static const ConflictCase yaku_twice = { NULL, TB_RULES_YAKU_TWICE, TB_FIELD_YAKU, 5 };
  static const ConflictCase foul_twice = { NULL, TB_RULES_FOUL_TWICE, TB_FIELD_FOULS, 2 };
  TbRules                   rules;

  engine_rules_parlour (&rules);
  rules.yaku[5].yaku = rules.yaku[3].yaku;
  check_conflict (&rules, &yaku_twice);

  engine_rules_parlour (&rules);
  strcpy (rules.fouls[2].id, rules.fouls[0].id);
  check_conflict (&rules, &foul_twice);
}

static void
test_find_yaku (void)
{
  TbRules rules;

  engine_rules_league (&rules);
  g_assert_cmpint (tb_rules_find_yaku (&rules, TB_YAKU_CHINITSU)->open, ==, 5);
  g_assert_null (tb_rules_find_yaku (&rules, TB_YAKU_RENHOU));
  g_assert_null (tb_rules_find_yaku (&rules, TB_YAKU_KOKUSHI));
}

/* Rulesets, and whether tenpai matters at a draw. */
static const struct
{
  const char *rules;
  bool        asks;
} tenpai_cases[] = {
  { "league", true },
  { "league noten-pool=0", true },
  { "league noten-pool=0 dealer-noten=repeats", true }, /* in South it still matters */
  { "league noten-pool=0 dealer-noten=repeats dealer-noten-south=repeats", false },
  { "league dealer-noten=repeats dealer-noten-south=repeats", true },
  /* The rights by wind alone can depend on tenpai. */
  { "league noten-pool=0 dealer-noten=repeats dealer-noten-south=repeats "
    "dealer-by-wind=south:repeats:passes:passes",
    false },
  { "league noten-pool=0 dealer-noten=repeats dealer-noten-south=repeats "
    "dealer-by-wind=south:repeats:repeats:passes",
    true },
  { "coast", false },
};

static void
test_asks_tenpai (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (tenpai_cases); i++)
    {
      TbRules rules;

      g_test_message ("%s", tenpai_cases[i].rules);
      script_rules (tenpai_cases[i].rules, &rules);
      g_assert_cmpint (tb_rules_asks_tenpai (&rules), ==, tenpai_cases[i].asks);
    }
}

static void
test_foul_payees (void)
{
  TbRules rules;

  engine_rules_league (&rules);
  rules.n_fouls = 2;
  rules.fouls[0].to = TB_FOUL_TO_OTHERS;
  rules.fouls[1].to = TB_FOUL_TO_PENALTY_POT;
  g_assert_true (tb_rules_has_foul_to (&rules, TB_FOUL_TO_OTHERS));
  g_assert_true (tb_rules_has_foul_to (&rules, TB_FOUL_TO_PENALTY_POT));
  g_assert_false (tb_rules_has_foul_to (&rules, TB_FOUL_TO_POT));

  rules.n_fouls = 0;
  g_assert_false (tb_rules_has_foul_to (&rules, TB_FOUL_TO_OTHERS));
}

/* The manzu of three players have no fives. */
static void
test_red_fives (void)
{
  TbRules rules = { .players = 4, .red_fives = 1 };

  g_assert_cmpint (tb_rules_count_red_fives (&rules), ==, 3);
  rules.players = 3;
  g_assert_cmpint (tb_rules_count_red_fives (&rules), ==, 2);
  rules.n_red_fives_suits = 1;
  rules.red_fives_suits[0] = (TbRedFives) { .suit = TB_RED_PINZU, .count = 4 };
  g_assert_cmpint (tb_rules_count_red_fives (&rules), ==, 5);
}

static void
test_chips (void)
{
  TbRules rules = { .chip_red_closed = true };

  g_assert_false (tb_rules_have_chips (&rules));
  rules.chip_east_east = 500;
  g_assert_true (tb_rules_have_chips (&rules));
  rules = (TbRules) { .chip_ippatsu = 100 };
  g_assert_true (tb_rules_have_chips (&rules));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();

  g_test_add_func ("/engine/fields/do not overlap", test_fields_do_not_overlap);
  g_test_add_func ("/engine/fields/keys are kebab-case and differ", test_keys);
  g_test_add_func ("/engine/fields/ranges hold the rulesets", test_ranges_hold_the_rulesets);
  g_test_add_func ("/engine/fields/conflicting rules", test_conflicts);
  g_test_add_func ("/engine/fields/splits that leave nothing over", test_splits);
  g_test_add_func ("/engine/fields/all-conflicts", test_findings);
  g_test_add_func ("/engine/fields/fouls of tai", test_fouls_of_tai);
  g_test_add_func ("/engine/fields/nothing is listed twice", test_doubles);
  g_test_add_func ("/engine/fields/a yaku is found by its id", test_find_yaku);
  g_test_add_func ("/engine/fields/when tenpai matters", test_asks_tenpai);
  g_test_add_func ("/engine/fields/payees of fouls", test_foul_payees);
  g_test_add_func ("/engine/fields/red fives of the set", test_red_fives);
  g_test_add_func ("/engine/fields/chips", test_chips);

  return g_test_run ();
}
