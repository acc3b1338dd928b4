/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-script.h"

#include "engine-rulesets.h"

#include <string.h>

/* The field table describes TbRules without gaps, and the rules that cannot stand together. */

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
      g_assert_cmpint (fields[i].offset + size_of (&fields[i]), <=, size);
      for (gsize j = 0; j < size_of (&fields[i]); j++)
        g_assert_cmpint (bytes[fields[i].offset + j]++, ==, 0);
    }
}

static void
test_fields_do_not_overlap (void)
{
  guint8 rules[sizeof (TbRules)] = { 0 };
  guint8 yaku[sizeof (TbYakuRule)] = { 0 };
  guint8 foul[sizeof (TbFoulRule)] = { 0 };

  mark_bytes (tb_rule_fields, TB_N_FIELDS, rules, sizeof rules);
  for (gsize i = 0; i < sizeof (int32_t); i++)
    {
      g_assert_cmpint (rules[offsetof (TbRules, n_yaku) + i]++, ==, 0);
      g_assert_cmpint (rules[offsetof (TbRules, n_fouls) + i]++, ==, 0);
    }
  mark_bytes (tb_rule_fields[TB_FIELD_YAKU].records->fields,
              tb_rule_fields[TB_FIELD_YAKU].records->n_fields, yaku, sizeof yaku);
  mark_bytes (tb_rule_fields[TB_FIELD_FOULS].records->fields,
              tb_rule_fields[TB_FIELD_FOULS].records->n_fields, foul, sizeof foul);
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
test_ranges_hold_two_rulesets (void)
{
  TbRules rules;

  engine_rules_parlour (&rules);
  check_rules_within (&rules);
  engine_rules_league (&rules);
  check_rules_within (&rules);
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
  { "league fouls.chombo.points=0", TB_RULES_FOUL_POINTS, TB_FIELD_FOULS, 0 },
  { "parlour fouls.dead-hand.points=100", TB_RULES_FOUL_POINTS, TB_FIELD_FOULS, 1 },
};

static void
check_conflict (const TbRules      *rules,
                const ConflictCase *expect)
{
  TbField field;
  int32_t index;

  g_assert_cmpint (tb_rules_check (rules, &field, &index), ==, expect->conflict);
  g_assert_cmpint (field, ==, expect->field);
  g_assert_cmpint (index, ==, expect->index);
}

static void
test_conflicts (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (conflict_cases); i++)
    {
      TbRules rules;

      g_test_message ("%s", conflict_cases[i].rules);
      script_rules (conflict_cases[i].rules, &rules);
      check_conflict (&rules, &conflict_cases[i]);
    }
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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();

  g_test_add_func ("/engine/fields/do not overlap", test_fields_do_not_overlap);
  g_test_add_func ("/engine/fields/keys are kebab-case and differ", test_keys);
  g_test_add_func ("/engine/fields/ranges hold two rulesets", test_ranges_hold_two_rulesets);
  g_test_add_func ("/engine/fields/rules that cannot stand together", test_conflicts);
  g_test_add_func ("/engine/fields/nothing is listed twice", test_doubles);
  g_test_add_func ("/engine/fields/a yaku is found by its id", test_find_yaku);

  return g_test_run ();
}
