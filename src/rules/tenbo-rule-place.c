/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-rule-place.h"

#include <string.h>

const TbRuleField *
tenbo_rule_place_describe (const TenboRulePlace *place)
{
  const TbRuleField *field = &tb_rule_fields[place->field];

  return place->record < 0 ? field : &field->records->fields[place->member];
}

/* Returns the location of the value at @place in @rules. */
static const guint8 *
find (const TbRules        *rules,
      const TenboRulePlace *place)
{
  const TbRuleField *field = &tb_rule_fields[place->field];
  const guint8      *base = (const guint8 *) rules;

  if (place->record >= 0)
    {
      g_assert (place->record < (int) field->records->max);
      base += field->offset + (gsize) place->record * field->records->stride;
      field = &field->records->fields[place->member];
    }
  base += field->offset;
  return field->kind == TB_FIELD_KIND_ROW ? base + (gsize) place->column * sizeof (int32_t) : base;
}

int32_t
tenbo_rule_place_get_number (const TbRules        *rules,
                             const TenboRulePlace *place)
{
  const guint8 *at = find (rules, place);
  int32_t       number;

  if (tenbo_rule_place_describe (place)->kind == TB_FIELD_KIND_BOOL)
    return *(const bool *) at;

  memcpy (&number, at, sizeof number);
  return number;
}

void
tenbo_rule_place_set_number (TbRules              *rules,
                             const TenboRulePlace *place,
                             int32_t               number)
{
  guint8 *at = (guint8 *) find (rules, place);

  if (tenbo_rule_place_describe (place)->kind == TB_FIELD_KIND_BOOL)
    *(bool *) at = number != 0;
  else
    memcpy (at, &number, sizeof number);
  /* The yaku of the house have entries in the lists of yaku and yakuman. */
  tb_rules_add_house_yaku (rules);
}

TbYakuSet
tenbo_rule_place_get_yaku (const TbRules        *rules,
                           const TenboRulePlace *place)
{
  TbYakuSet set;

  memcpy (&set, find (rules, place), sizeof set);
  return set;
}

void
tenbo_rule_place_set_yaku (TbRules              *rules,
                           const TenboRulePlace *place,
                           TbYakuSet             set)
{
  memcpy ((guint8 *) find (rules, place), &set, sizeof set);
  tb_rules_add_house_yaku (rules);
}

const char *
tenbo_rule_place_get_text (const TbRules        *rules,
                           const TenboRulePlace *place)
{
  return (const char *) find (rules, place);
}

void
tenbo_rule_place_set_text (TbRules              *rules,
                           const TenboRulePlace *place,
                           const char           *text)
{
  gsize       size = (gsize) tenbo_rule_place_describe (place)->max;
  gsize       length = strlen (text);
  const char *end;
  char       *at = (char *) find (rules, place);

  if (length >= size)
    {
      end = g_utf8_find_prev_char (text, text + size);
      length = end != NULL ? (gsize) (end - text) : 0;
    }
  memset (at, 0, size);
  memcpy (at, text, length);
  tb_rules_add_house_yaku (rules);
}

int
tenbo_rule_place_count (const TbRules *rules,
                        TbField        field)
{
  int32_t count;

  if (field == TB_FIELD_YAKU)
    return tb_rules_count_listed_yaku (rules);

  memcpy (&count, (const guint8 *) rules + tb_rule_fields[field].records->count_offset,
          sizeof count);
  return count;
}

static void
set_count (TbRules *rules,
           TbField  field,
           int32_t  count)
{
  memcpy ((guint8 *) rules + tb_rule_fields[field].records->count_offset, &count, sizeof count);
  tb_rules_add_house_yaku (rules);
}

/* Returns the record @index of the list of @field. */
static guint8 *
get_record (TbRules *rules,
            TbField  field,
            int      index)
{
  return (guint8 *) rules + tb_rule_fields[field].offset +
         (gsize) index * tb_rule_fields[field].records->stride;
}

/* Whether another record of the list has the value of the first member of the last record, which
 * usually identifies a record. */
static gboolean
is_listed (TbRules *rules,
           TbField  field,
           int      last)
{
  TenboRulePlace     place = { field, last, 0, 0 };
  const TbRuleField *key = tenbo_rule_place_describe (&place);

  for (TenboRulePlace other = place; other.record-- > 0;)
    if (key->kind == TB_FIELD_KIND_ID
          ? g_str_equal (tenbo_rule_place_get_text (rules, &place),
                         tenbo_rule_place_get_text (rules, &other))
          : tenbo_rule_place_get_number (rules, &place) ==
              tenbo_rule_place_get_number (rules, &other))
      return TRUE;
  return FALSE;
}

/* Sets the first member of the record at @place to the value number @n, from 0. Returns FALSE if it
 * has fewer values. */
static gboolean
set_key (TbRules              *rules,
         const TenboRulePlace *place,
         int                   n)
{
  const TbRuleField *key = tenbo_rule_place_describe (place);
  g_autofree char   *id = NULL;
  TbYakuSet          set = key->allowed;
  int32_t            number;

  switch (key->kind)
    {
    case TB_FIELD_KIND_ID:
      id = g_strdup_printf ("new-%d", n + 1);
      tenbo_rule_place_set_text (rules, place, id);
      return TRUE;
    case TB_FIELD_KIND_YAKU:
      for (; n > 0; n--)
        set &= set - 1;
      if (set != 0)
        tenbo_rule_place_set_number (rules, place, (int32_t) tb_yaku_first (set));
      return set != 0;
    case TB_FIELD_KIND_INT:
    case TB_FIELD_KIND_ENUM:
      number = key->min + n * MAX (key->step, 1);
      if (number <= key->max)
        tenbo_rule_place_set_number (rules, place, number);
      return number <= key->max;
    case TB_FIELD_KIND_BOOL:
    case TB_FIELD_KIND_YAKU_SET:
    case TB_FIELD_KIND_TEXT:
    case TB_FIELD_KIND_ROW:
    case TB_FIELD_KIND_RECORDS:
    default:
      g_return_val_if_reached (FALSE); /* no record begins with these kinds */
    }
}

/* Fills the record @index with the lowest value of each member after the first, and a name. */
static void
fill_record (TbRules *rules,
             TbField  field,
             int      index)
{
  const TbRecordShape *shape = tb_rule_fields[field].records;

  for (size_t i = 1; i < shape->n_fields; i++)
    {
      TenboRulePlace place = { field, index, (int) i, 0 };

      if (shape->fields[i].kind == TB_FIELD_KIND_INT)
        tenbo_rule_place_set_number (rules, &place, MAX (shape->fields[i].min, 0));
      else if (shape->fields[i].kind == TB_FIELD_KIND_TEXT && !shape->fields[i].optional)
        tenbo_rule_place_set_text (rules, &place, "…");
    }
}

gboolean
tenbo_rule_place_append (TbRules *rules,
                         TbField  field)
{
  const TbRecordShape *shape = tb_rule_fields[field].records;
  int                  count = tenbo_rule_place_count (rules, field);
  TenboRulePlace       key = { field, count, 0, 0 };
  int32_t              number;

  if (count >= (int) shape->max)
    return FALSE;

  memset (get_record (rules, field, count), 0, shape->stride);
  set_count (rules, field, count + 1);
  fill_record (rules, field, count);
  /* Continue with the row before it: rows of tables rise. */
  if (count > 0 && shape->fields[0].kind == TB_FIELD_KIND_INT)
    {
      memcpy (get_record (rules, field, count), get_record (rules, field, count - 1),
              shape->stride);
      number = tenbo_rule_place_get_number (rules, &key) + MAX (shape->fields[0].step, 1);
      tenbo_rule_place_set_number (rules, &key, MIN (number, shape->fields[0].max));
    }
  else
    for (int n = 0; set_key (rules, &key, n) && is_listed (rules, field, count);)
      n++;
  return TRUE;
}

void
tenbo_rule_place_remove (TbRules *rules,
                         TbField  field,
                         int      index)
{
  int count = tenbo_rule_place_count (rules, field);

  memmove (get_record (rules, field, index), get_record (rules, field, index + 1),
           (gsize) (count - 1 - index) * tb_rule_fields[field].records->stride);
  memset (get_record (rules, field, count - 1), 0, tb_rule_fields[field].records->stride);
  set_count (rules, field, count - 1);
}

void
tenbo_rule_place_move (TbRules *rules,
                       TbField  field,
                       int      from,
                       int      to)
{
  gsize               stride = tb_rule_fields[field].records->stride;
  g_autofree gpointer moved = g_memdup2 (get_record (rules, field, from), stride);

  if (from < to)
    memmove (get_record (rules, field, from), get_record (rules, field, from + 1),
             (gsize) (to - from) * stride);
  else
    memmove (get_record (rules, field, to + 1), get_record (rules, field, to),
             (gsize) (from - to) * stride);
  memcpy (get_record (rules, field, to), moved, stride);
  tb_rules_add_house_yaku (rules);
}

/* Returns the size of the value of a field that is not a list of records. */
static gsize
size_of (const TbRuleField *field)
{
  if (field->kind == TB_FIELD_KIND_BOOL)
    return sizeof (bool);
  if (field->kind == TB_FIELD_KIND_YAKU_SET)
    return sizeof (TbYakuSet);
  return field->kind == TB_FIELD_KIND_ROW ? sizeof (int32_t) * TB_MAX_PLAYERS : sizeof (int32_t);
}

void
tenbo_rule_place_copy (TbRules       *rules,
                       const TbRules *source,
                       TbField        field)
{
  const TbRuleField *described = &tb_rule_fields[field];
  gsize              size = described->kind == TB_FIELD_KIND_RECORDS
                              ? described->records->max * described->records->stride
                              : size_of (described);

  memcpy ((guint8 *) rules + described->offset, (const guint8 *) source + described->offset, size);
  if (described->kind == TB_FIELD_KIND_RECORDS)
    set_count (rules, field, tenbo_rule_place_count (source, field));
  else
    tb_rules_add_house_yaku (rules);
}
