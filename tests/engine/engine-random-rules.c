/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-random.h"

#include "engine-rulesets.h"

#include <string.h>

/* Makes rulesets by changing random fields one after the other, and with each the fields that
 * tb_rules_find_conflicts() reports. */

/* Enough for a change from han to tai, which clears about thirty fields. */
#define MAX_REPAIRS 120

/* All rows of a table are multiples of this number of points, so that checking a table is quick. */
#define MAX_TABLE_POINTS 100000

static TbYakuSet
random_set (TbYakuSet allowed)
{
  TbYakuSet set = 0;

  for (TbYaku yaku = TB_YAKU_RIICHI; yaku < TB_YAKU_HOUSE; yaku++)
    if (allowed & TB_YAKU_BIT (yaku) && engine_random_chance (2))
      set |= TB_YAKU_BIT (yaku);

  return set;
}

/* Returns a multiple of the step. Numbers that players would choose are more frequent than the
 * bounds. */
static int32_t
random_number (const TbRuleField *field)
{
  int32_t low = field->min;
  int32_t high = field->max;

  if (engine_random_chance (2))
    {
      low = MAX (low, -300 * field->step);
      high = MIN (high, MAX (low, 0) + 20 * field->step);
    }

  return engine_random_between (low / field->step, high / field->step) * field->step;
}

/* Returns an uma. */
static void
random_row (const TbRules *rules,
            int32_t       *row)
{
  memset (row, 0, sizeof (int32_t) * TB_MAX_PLAYERS);
  if (rules->uma_unbalanced)
    row[0] = engine_random_between (-100, 100) * 100;
  for (int32_t i = 1; i < rules->players; i++)
    {
      row[i] = engine_random_between (-500, 500) * 100;
      row[0] -= row[i];
    }
}

static void
set_at_random (const TbRules     *rules,
               const TbRuleField *field,
               void              *record)
{
  guint8 *at = (guint8 *) record + field->offset;

  if (field->kind == TB_FIELD_KIND_BOOL)
    *(bool *) at = engine_random_chance (2);
  else if (field->kind == TB_FIELD_KIND_INT)
    *(int32_t *) (void *) at = random_number (field);
  else if (field->kind == TB_FIELD_KIND_ENUM)
    *(int32_t *) (void *) at = engine_random_between (0, field->max);
  else if (field->kind == TB_FIELD_KIND_YAKU_SET)
    *(TbYakuSet *) (void *) at = random_set (field->allowed);
  else if (field->kind == TB_FIELD_KIND_ROW)
    random_row (rules, (int32_t *) (void *) at);
}

/* Sets each member of one record to a random number of its range. */
static void
set_record_at_random (const TbRules *rules,
                      TbField        field,
                      void          *record)
{
  const TbRecordShape *shape = tb_rule_fields[field].records;

  for (gsize i = 0; i < shape->n_fields; i++)
    set_at_random (rules, &shape->fields[i], record);
}

static void
make_fouls (TbRules *rules)
{
  rules->n_fouls = engine_random_between (0, 5);
  for (int32_t i = 0; i < rules->n_fouls; i++)
    {
      TbFoulRule *foul = &rules->fouls[i];

      set_record_at_random (rules, TB_FIELD_FOULS, foul);
      g_snprintf (foul->id, sizeof foul->id, "foul-%d", i);
      foul->points = foul->amount == TB_FOUL_AMOUNT_FIXED ? MAX (foul->points, 100) : 0;
    }
}

static void
make_floating_uma (TbRules *rules)
{
  rules->n_floating_uma = 0;
  for (int32_t floating = 0; floating <= rules->players; floating++)
    if (engine_random_chance (2))
      {
        TbFloatingUma *row = &rules->floating_uma[rules->n_floating_uma++];

        set_record_at_random (rules, TB_FIELD_FLOATING_UMA, row);
        row->floating = floating;
      }
}

static void
make_dealer_by_wind (TbRules *rules)
{
  rules->n_dealer_by_wind = 0;
  for (TbWind wind = TB_WIND_EAST; wind <= TB_WIND_NORTH; wind++)
    if ((int32_t) wind < MAX (rules->winds, 1) && engine_random_chance (2))
      {
        TbDealerWind *entry = &rules->dealer_by_wind[rules->n_dealer_by_wind++];

        set_record_at_random (rules, TB_FIELD_DEALER_BY_WIND, entry);
        entry->wind = wind;
      }
}

static void
make_last_dealer_ranks (TbRules *rules)
{
  rules->n_last_dealer_ranks = 0;
  for (int32_t rank = 1; rank <= rules->players; rank++)
    if (engine_random_chance (2))
      {
        TbLastDealerRank *entry = &rules->last_dealer_ranks[rules->n_last_dealer_ranks++];

        set_record_at_random (rules, TB_FIELD_LAST_DEALER_RANKS, entry);
        entry->rank = rank;
      }
}

static void
make_aborts (TbRules *rules)
{
  rules->n_aborts = 0;
  for (TbAbort reason = TB_ABORT_NINE_TERMINALS; reason < TB_N_ABORTS; reason++)
    if (engine_random_chance (2))
      {
        TbAbortRule *abort = &rules->aborts[rules->n_aborts++];

        set_record_at_random (rules, TB_FIELD_ABORTS, abort);
        abort->reason = reason;
      }
}

static void
make_prizes (TbRules *rules)
{
  rules->n_prizes = engine_random_between (0, TB_MAX_PRIZES);
  for (int32_t i = 0; i < rules->n_prizes; i++)
    set_record_at_random (rules, TB_FIELD_PRIZES, &rules->prizes[i]);
}

static void
make_yaku (TbRules *rules)
{
  rules->n_yaku = 0;
  for (TbYaku yaku = TB_YAKU_RIICHI; yaku < TB_YAKU_HOUSE; yaku++)
    if (TB_YAKU_ALL_ORDINARY & ~rules->yakuman & TB_YAKU_BIT (yaku) && !engine_random_chance (3))
      {
        TbYakuRule *rule = &rules->yaku[rules->n_yaku++];

        set_record_at_random (rules, TB_FIELD_YAKU, rule);
        rule->yaku = yaku;
      }
}

static void
make_house_yaku (TbRules *rules)
{
  rules->n_house_yaku = engine_random_between (0, TB_MAX_HOUSE_YAKU);
  for (int32_t i = 0; i < rules->n_house_yaku; i++)
    {
      TbHouseYaku *house = &rules->house_yaku[i];

      set_record_at_random (rules, TB_FIELD_HOUSE_YAKU, house);
      g_snprintf (house->id, sizeof house->id, "house-%d", i);
      g_snprintf (house->name, sizeof house->name, "House %d", i);
      if (engine_random_chance (2))
        house->yakuman = house->open = 0;
      else
        house->closed = house->open = 0;
    }
}

static void
make_red_fives_suits (TbRules *rules)
{
  rules->n_red_fives_suits = 0;
  for (TbRedSuit suit = TB_RED_MANZU; suit < TB_N_RED_SUITS; suit++)
    if (engine_random_chance (2))
      {
        TbRedFives *row = &rules->red_fives_suits[rules->n_red_fives_suits++];

        set_record_at_random (rules, TB_FIELD_RED_FIVES_SUITS, row);
        row->suit = suit;
      }
}

/* Sets rows with the chips of the first row of their color. */
static void
make_special_tiles (TbRules *rules)
{
  rules->n_special_tiles = engine_random_between (0, 5);
  for (int32_t i = 0; i < rules->n_special_tiles; i++)
    {
      TbSpecialTile       *row = &rules->special_tiles[i];
      const TbSpecialTile *first;

      set_record_at_random (rules, TB_FIELD_SPECIAL_TILES, row);
      first = tb_rules_find_special (rules, row->color);
      row->chips = row->color == TB_SPECIAL_RED ? 0 : first->chips;
      row->closed_only = row->chips > 0 && first->closed_only;
    }
}

static void
make_house_tai (TbRules *rules)
{
  rules->n_house_tai = engine_random_between (0, 6);
  for (int32_t i = 0; i < rules->n_house_tai; i++)
    {
      TbHouseTai *house = &rules->house_tai[i];

      set_record_at_random (rules, TB_FIELD_HOUSE_TAI, house);
      g_snprintf (house->id, sizeof house->id, "house-%d", i);
      g_snprintf (house->name, sizeof house->name, "House %d", i);
    }
}

static void
make_tai_items (TbRules *rules)
{
  rules->n_tai_items = 0;
  for (TbTai item = TB_TAI_ZUOTAI; item < TB_N_TAI; item++)
    if (!engine_random_chance (3))
      {
        TbTaiRule *rule = &rules->tai_items[rules->n_tai_items++];

        set_record_at_random (rules, TB_FIELD_TAI_ITEMS, rule);
        rule->item = item;
      }
}

/* Sets rows that rise from the smallest amount. */
static void
make_tsumo_table (TbRules *rules)
{
  int32_t    unit = rules->value_rounding == TB_VALUE_ROUNDING_THOUSAND ? 1000 : 100;
  bool       each = engine_random_chance (2);
  TbTsumoRow row = { .ron = unit, .child = unit, .each = each ? unit : 0 };

  rules->n_tsumo_table = 0;
  for (int32_t left = engine_random_between (0, 12); left > 0 && row.ron < MAX_TABLE_POINTS; left--)
    {
      rules->tsumo_table[rules->n_tsumo_table++] = row;
      row.ron += engine_random_between (1, 20) * unit;
      row.child += engine_random_between (0, 8) * unit;
      row.dealer += engine_random_between (0, 12) * unit;
      row.each += each ? engine_random_between (0, 10) * unit : 0;
    }
}

/* Sets rows that rise from one han. */
static void
make_han_table (TbRules *rules)
{
  TbHanRow row = { .han = 1, .child = 1000, .dealer = 1500 };

  rules->n_han_table = 0;
  for (int32_t left = engine_random_between (0, 12); left > 0 && row.han <= 30; left--)
    {
      rules->han_table[rules->n_han_table++] = row;
      row.han += engine_random_between (1, 3);
      row.child += engine_random_between (0, 40) * 100;
      row.dealer += engine_random_between (0, 60) * 100;
    }
}

/* Sets rows that rise. */
static void
make_tai_table (TbRules *rules)
{
  TbTaiRow row = { .tai = engine_random_between (0, 3), .points = engine_random_between (1, 8) };

  rules->n_tai_table = 0;
  for (int32_t left = engine_random_between (0, 12); left > 0; left--)
    {
      rules->tai_table[rules->n_tai_table++] = row;
      row.tai += engine_random_between (1, 8);
      row.points += engine_random_between (0, 64);
    }
}

static void
make_records (TbRules *rules,
              TbField  field)
{
  static void (*const makers[TB_N_FIELDS]) (TbRules *rules) = {
    [TB_FIELD_FLOATING_UMA] = make_floating_uma,
    [TB_FIELD_DEALER_BY_WIND] = make_dealer_by_wind,
    [TB_FIELD_LAST_DEALER_RANKS] = make_last_dealer_ranks,
    [TB_FIELD_PRIZES] = make_prizes,
    [TB_FIELD_ABORTS] = make_aborts,
    [TB_FIELD_TSUMO_TABLE] = make_tsumo_table,
    [TB_FIELD_HOUSE_YAKU] = make_house_yaku,
    [TB_FIELD_HAN_TABLE] = make_han_table,
    [TB_FIELD_YAKU] = make_yaku,
    [TB_FIELD_RED_FIVES_SUITS] = make_red_fives_suits,
    [TB_FIELD_SPECIAL_TILES] = make_special_tiles,
    [TB_FIELD_TAI_TABLE] = make_tai_table,
    [TB_FIELD_TAI_ITEMS] = make_tai_items,
    [TB_FIELD_HOUSE_TAI] = make_house_tai,
    [TB_FIELD_FOULS] = make_fouls,
  };

  g_assert_nonnull (makers[field]);
  makers[field](rules);
}

/* Sets the count of a list, or the value of any other field, to zero. */
static void
clear (TbRules *rules,
       TbField  field)
{
  const TbRuleField *entry = &tb_rule_fields[field];
  guint8            *at = (guint8 *) rules + entry->offset;

  if (entry->kind == TB_FIELD_KIND_RECORDS)
    *(int32_t *) (void *) ((guint8 *) rules + entry->records->count_offset) = 0;
  else if (entry->kind == TB_FIELD_KIND_BOOL)
    *(bool *) at = false;
  else if (entry->kind == TB_FIELD_KIND_YAKU_SET)
    *(TbYakuSet *) (void *) at = 0;
  else if (entry->kind == TB_FIELD_KIND_ROW)
    memset (at, 0, sizeof (int32_t) * TB_MAX_PLAYERS);
  else
    *(int32_t *) (void *) at = MAX (entry->min, 0);
  tb_rules_add_house_yaku (rules);
}

static void
roll (TbRules *rules,
      TbField  field)
{
  const TbRuleField *entry = &tb_rule_fields[field];

  if (entry->kind == TB_FIELD_KIND_RECORDS)
    make_records (rules, field);
  else
    set_at_random (rules, entry, rules);
  tb_rules_add_house_yaku (rules);
}

/* Rolls @field, and then every field in conflict with it, until all agree. Restores the rules if
 * that fails. */
static void
change (TbRules *rules,
        TbField  field)
{
  TbRules        before = *rules;
  TbRulesFinding findings[TB_MAX_RULES_FINDINGS];

  roll (rules, field);
  for (int32_t i = 0; i < MAX_REPAIRS; i++)
    {
      if (tb_rules_find_conflicts (rules, findings) == 0)
        return;
      if (engine_random_chance (2))
        clear (rules, findings[0].field);
      else
        roll (rules, findings[0].field);
    }

  *rules = before;
}

/* Sets @field to @value if that agrees with the others. */
static void
prefer (TbRules *rules,
        TbField  field,
        int32_t  value)
{
  TbRules        before = *rules;
  TbRulesFinding findings[TB_MAX_RULES_FINDINGS];

  *(int32_t *) (void *) ((guint8 *) rules + tb_rule_fields[field].offset) = value;
  if (tb_rules_find_conflicts (rules, findings) != 0)
    *rules = before;
}

static void
begin (TbRules *rules)
{
  static void (*const bases[]) (TbRules *rules) = {
    engine_rules_parlour,
    engine_rules_league,
    engine_rules_online,
    engine_rules_club,
    engine_rules_trio,
    engine_rules_coast,
  };

  bases[engine_random_between (0, G_N_ELEMENTS (bases) - 1)](rules);
}

void
engine_random_rules (TbRules *rules)
{
  TbRulesFinding findings[TB_MAX_RULES_FINDINGS];

  begin (rules);
  for (int32_t i = engine_random_between (0, 60); i > 0; i--)
    change (rules, (TbField) engine_random_between (0, TB_N_FIELDS - 1));

  /* A game that ends after one or two hands tests little. */
  if (!engine_random_chance (4))
    prefer (rules, TB_FIELD_START_POINTS, 25000);
  if (!engine_random_chance (3))
    prefer (rules, TB_FIELD_CEILING, 0);
  if (engine_random_chance (2))
    prefer (rules, TB_FIELD_BUST, TB_BUST_NONE);

  g_assert_cmpuint (tb_rules_find_conflicts (rules, findings), ==, 0);
}
