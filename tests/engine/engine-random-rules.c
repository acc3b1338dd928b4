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

  for (TbYaku yaku = TB_YAKU_RIICHI; yaku < TB_N_YAKU; yaku++)
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
  for (TbYaku yaku = TB_YAKU_RIICHI; yaku < TB_N_YAKU; yaku++)
    if (TB_YAKU_ALL_ORDINARY & ~rules->yakuman & TB_YAKU_BIT (yaku) && !engine_random_chance (3))
      {
        TbYakuRule *rule = &rules->yaku[rules->n_yaku++];

        set_record_at_random (rules, TB_FIELD_YAKU, rule);
        rule->yaku = yaku;
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
  TbTsumoRow row = { .ron = unit, .child = unit };

  rules->n_tsumo_table = 0;
  for (int32_t left = engine_random_between (0, 12); left > 0 && row.ron < MAX_TABLE_POINTS; left--)
    {
      rules->tsumo_table[rules->n_tsumo_table++] = row;
      row.ron += engine_random_between (1, 20) * unit;
      row.child += engine_random_between (0, 8) * unit;
      row.dealer += engine_random_between (0, 12) * unit;
    }
}

static void
make_records (TbRules *rules,
              TbField  field)
{
  static void (*const makers[TB_N_FIELDS]) (TbRules *rules) = {
    [TB_FIELD_FLOATING_UMA] = make_floating_uma,
    [TB_FIELD_PRIZES] = make_prizes,
    [TB_FIELD_ABORTS] = make_aborts,
    [TB_FIELD_TSUMO_TABLE] = make_tsumo_table,
    [TB_FIELD_YAKU] = make_yaku,
    [TB_FIELD_TAI_ITEMS] = make_tai_items,
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
