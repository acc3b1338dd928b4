/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of every rule with every kind of value are those of tests/data/rule-words.txt, and so
 * are the other rules to which the value gives an effect, or whose effect it removes. After a
 * change of texts, TENBO_UPDATE_WORDS=1 writes the file. */
#include <libintl.h>
#include <locale.h>
#include <string.h>

#include "golden.h"
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

/* Returns the words of the field, and whether it has an effect; only the last line if the last
 * record was changed. */
static char *
dup_field (const TbRules        *rules,
           const TenboRulePlace *place)
{
  g_autofree char *words = tenbo_words_field_value (rules, place->field);
  const char      *last = strrchr (words, '\n');

  return g_strconcat (tenbo_words_field_applies (rules, place->field) ? "" : "(no effect) ",
                      place->record >= 0 && last != NULL ? last + 1 : words, NULL);
}

static void
add_field (Listing              *self,
           const TbRules        *rules,
           const TenboRulePlace *place)
{
  g_autofree char *words = dup_field (rules, place);

  add_line (self, "  ", words);
}

static void
store_effects (Listing       *self,
               const TbRules *rules)
{
  for (TbField field = 0; field < TB_N_FIELDS; field++)
    self->applied[field] = tenbo_words_field_applies (rules, field);
}

/* Lists the words of @place in @rules, and the other fields that have an effect only before or
 * only after the change. */
static void
add_change (Listing              *self,
            const TbRules        *rules,
            const TenboRulePlace *place)
{
  g_autofree char *words = dup_field (rules, place);
  g_autoptr (GString) effects = g_string_new (NULL);
  g_autofree char *line = NULL;

  for (TbField field = 0; field < TB_N_FIELDS; field++)
    if (field != place->field && tenbo_words_field_applies (rules, field) != self->applied[field])
      g_string_append_printf (effects, " %c%s", self->applied[field] ? '-' : '+',
                              tb_rule_fields[field].key);
  line = g_strconcat (words, effects->len > 0 ? ", effects:" : "", effects->str, NULL);
  add_line (self, "  ", line);
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
      add_change (self, &changed, place);
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

        tenbo_rule_place_set_text (rules, &place, "x");
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

/* Lists the words of all rules. Transfer full. */
static char *
dup_listing (void)
{
  g_autoptr (TenboRulesetList) shipped = tenbo_ruleset_list_new (NULL);
  GString *text = g_string_new (NULL);

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
  return g_string_free_and_steal (text);
}

static void
test_words (void)
{
  g_autofree char *text = dup_listing ();

  golden_assert ("rule-words.txt", text);
}

/* No word of another language remains, besides the keys of the listing itself. */
static void
test_translated (void)
{
  g_autofree char *text = dup_listing ();
  g_autoptr (GRegex) keys = g_regex_new (
    "^[a-z-]+: |^  (has an effect in:.*|choice: |member: |new: |named: )|\\(no effect\\)|"
    ", effects:.*$",
    G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GRegex) word = g_regex_new ("^.*[A-Za-z]{4}.*$", G_REGEX_MULTILINE, 0, NULL);
  g_autofree char *words = g_regex_replace_literal (keys, text, -1, 0, "", 0, NULL);
  g_autoptr (GMatchInfo) found = NULL;
  g_autofree char *line = NULL;

  g_assert_cmpstr (tenbo_words_wind (TB_WIND_EAST), ==, "東");
  g_regex_match (word, words, 0, &found);
  line = g_match_info_fetch (found, 0);
  g_assert_cmpstr (line, ==, NULL);
}

/* test-rule-words [ja]: in English or, with this argument and locale, in Japanese */
int
main (int   argc,
      char *argv[])
{
  gboolean japanese;

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  japanese = argc > 1 && strcmp (argv[1], "ja") == 0;
  if (japanese)
    {
      g_unsetenv ("LANGUAGE");
      bindtextdomain ("tenbo", g_getenv ("TENBO_LOCALEDIR"));
      bind_textdomain_codeset ("tenbo", "UTF-8");
    }

  g_test_add_func (japanese ? "/rules/words in Japanese" : "/rules/words of every value",
                   japanese ? test_translated : test_words);

  return g_test_run ();
}
