/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of every rule with every kind of value are those of tests/data/rule-words.txt, and so
 * are the other rules to which the value gives an effect, or whose effect it removes. After a
 * change of texts, TENBO_UPDATE_WORDS=1 writes the file. */
#include <locale.h>
#include <string.h>

#include "tenbo-ruleset-list.h"
#include "tenbo-words-choices.h"
#include "tenbo-words.h"

/* One ruleset for each kind of scoring and number of players */
static const char *const bases[] = { "b-rule", "sanma-parlor", "taiwan", "tokyo-chip-parlor" };

/* Numbers that have words of their own in some rules, besides the lowest and the highest */
static const int32_t numbers[] = { -1, 0, 1, 2, 3, 13, 100, 1000, 1550, 30000 };

typedef struct
{
  GString    *text;
  GHashTable *seen;                 /* lines of the current field; owned */
  bool        applied[TB_N_FIELDS]; /* before the value was changed */
} Listing;

static void
add_line (Listing    *self,
          const char *start,
          const char *words)
{
  g_auto (GStrv) lines = g_strsplit (words, "\n", -1);
  g_autofree char *joined = g_strjoinv (" / ", lines);
  char            *line = g_strconcat (start, joined, "\n", NULL);

  if (g_hash_table_add (self->seen, line))
    g_string_append (self->text, line);
}

/* Lists the words of the field, and whether it has an effect; only the last line if the last record
 * was changed. */
static void
add_field (Listing              *self,
           const TbRules        *rules,
           const TenboRulePlace *place)
{
  g_autofree char *words = tenbo_words_field_value (rules, place->field);
  const char      *last = strrchr (words, '\n');

  add_line (self, tenbo_words_field_applies (rules, place->field) ? "  " : "  (no effect) ",
            place->record >= 0 && last != NULL ? last + 1 : words);
}

static void
store_effects (Listing       *self,
               const TbRules *rules)
{
  for (TbField field = 0; field < TB_N_FIELDS; field++)
    self->applied[field] = tenbo_words_field_applies (rules, field);
}

/* Lists the fields that have an effect only before or only after the change to @rules. */
static void
add_effects (Listing       *self,
             const TbRules *rules,
             TbField        changed)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (TbField field = 0; field < TB_N_FIELDS; field++)
    if (field != changed && tenbo_words_field_applies (rules, field) != self->applied[field])
      g_string_append_printf (line, " %c%s", self->applied[field] ? '-' : '+',
                              tb_rule_fields[field].key);
  if (line->len > 0)
    add_line (self, "  effects:", line->str);
}

static void
add_numbers (Listing              *self,
             const TbRules        *rules,
             const TenboRulePlace *place)
{
  const TbRuleField *described = tenbo_rule_place_describe (place);
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (int32_t));

  for (int32_t i = 0; described->kind == TB_FIELD_KIND_ENUM && i <= described->max; i++)
    {
      g_autofree char *words = tenbo_words_choice (rules, place, i);

      add_line (self, "  choice: ", words);
      g_array_append_val (values, i);
    }

  g_array_append_val (values, described->min);
  g_array_append_val (values, described->max);
  g_array_append_vals (values, numbers, G_N_ELEMENTS (numbers));
  for (guint i = 0; i < values->len; i++)
    {
      int32_t value = g_array_index (values, int32_t, i);
      TbRules changed = *rules;

      if (value < described->min || value > described->max ||
          (described->step > 1 && value % described->step != 0))
        continue;

      tenbo_rule_place_set_number (&changed, place, value);
      add_field (self, &changed, place);
      add_effects (self, &changed, place->field);
    }
}

static gboolean
is_number (const TbRuleField *field)
{
  return field->kind == TB_FIELD_KIND_BOOL || field->kind == TB_FIELD_KIND_INT ||
         field->kind == TB_FIELD_KIND_ENUM;
}

/* Lists each value of each member of the record at @record. */
static void
add_members (Listing              *self,
             const TbRules        *rules,
             const TenboRulePlace *record)
{
  const TbRecordShape *shape = tb_rule_fields[record->field].records;
  TenboRulePlace       place = *record;

  for (place.member = 0; place.member < (int) shape->n_fields; place.member++)
    {
      add_line (self, "  member: ", tenbo_words_place (&place));
      if (is_number (&shape->fields[place.member]))
        add_numbers (self, rules, &place);
    }
}

/* Lists a new record, and its words with each value of each member. */
static void
add_record (Listing *self,
            TbRules *rules,
            TbField  field)
{
  const TbRecordShape *shape = tb_rule_fields[field].records;
  TenboRulePlace       place = { .field = field };
  g_autofree char     *title = NULL;

  if (!tenbo_rule_place_append (rules, field))
    return;

  place.record = tenbo_rule_place_count (rules, field) - 1;
  title = tenbo_words_record (rules, field, place.record);
  add_line (self, "  new: ", title);
  for (place.member = 1; place.member < (int) shape->n_fields; place.member++)
    if (shape->fields[place.member].kind == TB_FIELD_KIND_TEXT)
      {
        g_autofree char *named = NULL;

        tenbo_rule_place_set_text (rules, &place, tb_rule_fields[field].key);
        named = tenbo_words_record (rules, field, place.record);
        add_line (self, "  named: ", named);
      }
  add_members (self, rules, &place);
}

static void
add_rules (Listing          *self,
           TenboRulesetList *shipped,
           TbField           field)
{
  TenboRulePlace place = TENBO_RULE_PLACE (field);

  g_string_append (self->text, "  has an effect in:");
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (shipped)); i++)
    {
      g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (shipped), i);

      if (tenbo_words_field_applies (tenbo_ruleset_get_rules (ruleset), field))
        g_string_append_printf (self->text, " %s", tenbo_ruleset_get_id (ruleset));
    }
  g_string_append_c (self->text, '\n');
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (shipped)); i++)
    {
      g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (shipped), i);

      add_field (self, tenbo_ruleset_get_rules (ruleset), &place);
    }

  for (gsize i = 0; i < G_N_ELEMENTS (bases); i++)
    {
      g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_list_find (shipped, bases[i], NULL);
      TbRules rules = *tenbo_ruleset_get_rules (ruleset);

      store_effects (self, &rules);
      if (is_number (&tb_rule_fields[field]))
        add_numbers (self, &rules, &place);
      if (tb_rule_fields[field].kind == TB_FIELD_KIND_RECORDS &&
          tenbo_rule_place_count (&rules, field) > 0)
        add_members (self, &rules, &(TenboRulePlace) { .field = field, .record = 0 });
      for (int n = 0; tb_rule_fields[field].kind == TB_FIELD_KIND_RECORDS && n < 2; n++)
        add_record (self, &rules, field);
      add_field (self, &rules, &place);
    }
}

static void
test_words (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("TENBO_TEST_DATA"), "rule-words.txt", NULL);
  g_autofree char *stored = NULL;
  g_autoptr (TenboRulesetList) shipped = tenbo_ruleset_list_new (NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (GStrv) expected = NULL;
  g_auto (GStrv) found = NULL;

  for (TbField field = 0; field < TB_N_FIELDS; field++)
    {
      Listing listing = {
        .text = text,
        .seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
      };

      g_string_append_printf (text, "%s: %s, %s\n", tb_rule_fields[field].key,
                              tenbo_words_section (field), tenbo_words_field (field));
      add_rules (&listing, shipped, field);
      g_hash_table_unref (listing.seen);
    }

  if (g_getenv ("TENBO_UPDATE_WORDS") != NULL)
    g_assert_true (g_file_set_contents (path, text->str, (gssize) text->len, NULL));

  g_assert_true (g_file_get_contents (path, &stored, NULL, NULL));
  expected = g_strsplit (stored, "\n", -1);
  found = g_strsplit (text->str, "\n", -1);
  for (guint i = 0; expected[i] != NULL && found[i] != NULL; i++)
    g_assert_cmpstr (found[i], ==, expected[i]);
  g_assert_cmpstr (text->str, ==, stored);
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/words of every value", test_words);

  return g_test_run ();
}
