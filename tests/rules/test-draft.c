/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A ruleset while it is edited. */

#include <string.h>

#include "tenbo-ruleset-draft.h"
#include "tenbo-words-choices.h"
#include "tenbo-words.h"

static TenboRulesetList *shipped;

static TenboRulesetDraft *
extend (const char *id)
{
  g_autoptr (TenboRuleset) base = tenbo_ruleset_list_find (shipped, id, NULL);

  g_assert_nonnull (base);
  return tenbo_ruleset_draft_new_extension (base, "ours", "Ours");
}

static guint
count_problems (TenboRulesetDraft *draft)
{
  guint n;

  g_object_get (draft, "n-problems", &n, NULL);
  return n;
}

static void
assert_text (TenboRulesetDraft *draft,
             const char        *fields)
{
  g_autofree char *text = g_strdup_printf ("{\n  \"format\": \"tenbo-rules/%d\",\n"
                                           "  \"id\": \"ours\",\n  \"name\": {\"en\": \"Ours\"},\n"
                                           "  \"extends\": \"mleague\"%s\n}\n",
                                           TB_RULES_REVISION, fields);

  g_assert_cmpstr (tenbo_ruleset_draft_get_text (draft), ==, text);
}

/* Each kind of value is written as its own field, and undo reverts each change. */
static void
test_values (void)
{
  g_autoptr (TenboRulesetDraft) draft = extend ("mleague");
  TenboRulePlace honba = TENBO_RULE_PLACE (TB_FIELD_HONBA_RON);
  TenboRulePlace wareme = TENBO_RULE_PLACE (TB_FIELD_WAREME);
  TenboRulePlace bust = TENBO_RULE_PLACE (TB_FIELD_BUST);
  TenboRulePlace uma = TENBO_RULE_PLACE (TB_FIELD_UMA);
  TenboRulePlace doubles = TENBO_RULE_PLACE (TB_FIELD_DOUBLE_YAKUMAN);

  tenbo_ruleset_draft_set_number (draft, &honba, 1500);
  assert_text (draft, ",\n  \"honba-ron\": 1500");
  tenbo_ruleset_draft_undo (draft);
  tenbo_ruleset_draft_set_number (draft, &wareme, TRUE);
  assert_text (draft, ",\n  \"wareme\": true");
  tenbo_ruleset_draft_undo (draft);
  tenbo_ruleset_draft_set_number (draft, &bust, TB_BUST_BELOW_ZERO);
  assert_text (draft, ",\n  \"bust\": \"below-zero\"");
  tenbo_ruleset_draft_undo (draft);
  uma.column = 1;
  tenbo_ruleset_draft_set_number (draft, &uma, 5000);
  assert_text (draft, ",\n  \"uma\": [30000, 5000, -10000, -30000]");
  tenbo_ruleset_draft_undo (draft);
  tenbo_ruleset_draft_set_yaku (draft, &doubles, TB_YAKU_BIT (TB_YAKU_KOKUSHI_13));
  assert_text (draft, ",\n  \"double-yakuman\": [\"kokushi-13\"]");
  tenbo_ruleset_draft_undo (draft);
  assert_text (draft, "");
}

/* The problems are those that the reader reports, with their locations, all at once. */
static void
test_problems (void)
{
  g_autoptr (TenboRulesetDraft) draft = extend ("mleague");
  TenboRulePlace   uma = TENBO_RULE_PLACE (TB_FIELD_UMA);
  TenboRulePlace   honba = TENBO_RULE_PLACE (TB_FIELD_HONBA_RON);
  g_autofree char *problem = NULL;

  tenbo_ruleset_draft_set_number (draft, &uma, 20050);
  tenbo_ruleset_draft_set_number (draft, &honba, 20);
  tenbo_ruleset_draft_set_head (draft, TENBO_DRAFT_ID, TENBO_DRAFT_EN, "Our Table");
  g_assert_null (tenbo_ruleset_draft_get_ruleset (draft));
  g_assert_cmpuint (count_problems (draft), ==, 3);

  problem = tenbo_ruleset_draft_dup_problem (draft, "uma");
  g_assert_true (g_str_has_prefix (problem, "uma[0]: 20050 is out of range."));
  g_assert_null (tenbo_ruleset_draft_dup_problem (draft, "uma-unbalanced"));

  for (int i = 0; i < 3; i++)
    tenbo_ruleset_draft_undo (draft);
  g_assert_cmpuint (count_problems (draft), ==, 0);
  g_assert_nonnull (tenbo_ruleset_draft_get_ruleset (draft));
}

/* Numbers that the user types one after another are one step; other changes are one each. */
static void
test_undo (void)
{
  g_autoptr (TenboRulesetDraft) draft = extend ("mleague");
  TenboRulePlace honba = TENBO_RULE_PLACE (TB_FIELD_HONBA_RON);
  TenboRulePlace wareme = TENBO_RULE_PLACE (TB_FIELD_WAREME);

  g_assert_null (tenbo_ruleset_draft_get_undo_label (draft));
  g_assert_null (tenbo_ruleset_draft_get_redo_label (draft));
  tenbo_ruleset_draft_set_number (draft, &honba, 1);
  tenbo_ruleset_draft_set_number (draft, &honba, 15);
  tenbo_ruleset_draft_set_number (draft, &honba, 1500);
  tenbo_ruleset_draft_set_number (draft, &wareme, TRUE);
  tenbo_ruleset_draft_set_number (draft, &wareme, FALSE);
  g_assert_cmpstr (tenbo_ruleset_draft_get_undo_label (draft), ==, "Wareme");
  tenbo_ruleset_draft_undo (draft);
  tenbo_ruleset_draft_undo (draft);
  g_assert_cmpstr (tenbo_ruleset_draft_get_undo_label (draft), ==, "Honba on ron");
  g_assert_cmpstr (tenbo_ruleset_draft_get_redo_label (draft), ==, "Wareme");
  tenbo_ruleset_draft_undo (draft);
  tenbo_ruleset_draft_undo (draft); /* nothing is left */
  assert_text (draft, "");
  tenbo_ruleset_draft_redo (draft);
  assert_text (draft, ",\n  \"honba-ron\": 1500");

  /* A change after an undo removes the steps that could be repeated. */
  tenbo_ruleset_draft_set_number (draft, &honba, 900);
  g_assert_null (tenbo_ruleset_draft_get_redo_label (draft));
  tenbo_ruleset_draft_redo (draft);
  assert_text (draft, ",\n  \"honba-ron\": 900");
}

static void
test_reset (void)
{
  g_autoptr (TenboRulesetDraft) draft = extend ("mleague");
  TenboRulePlace honba = TENBO_RULE_PLACE (TB_FIELD_HONBA_RON);

  g_assert_false (tenbo_ruleset_draft_is_own (draft, TB_FIELD_HONBA_RON));
  tenbo_ruleset_draft_set_number (draft, &honba, 1500);
  g_assert_true (tenbo_ruleset_draft_is_own (draft, TB_FIELD_HONBA_RON));
  tenbo_ruleset_draft_reset (draft, TB_FIELD_HONBA_RON);
  g_assert_false (tenbo_ruleset_draft_is_own (draft, TB_FIELD_HONBA_RON));
  assert_text (draft, "");
}

/* A list of every field with records can grow, be reordered and shrink; a full one refuses another
 * record. */
static void
test_records (void)
{
  for (TbField field = 0; field < TB_N_FIELDS; field++)
    {
      g_autoptr (TenboRulesetDraft) draft = NULL;
      g_autofree char *filled = NULL;
      TenboRulePlace   first = { field, 0, 0, 0 };
      TenboRulePlace   last = { field, 0, 0, 0 };
      int32_t          number;

      if (tb_rule_fields[field].kind != TB_FIELD_KIND_RECORDS)
        continue;
      draft = extend ("b-rule");
      while (tenbo_ruleset_draft_append_record (draft, field))
        ;
      last.record = tenbo_rule_place_count (tenbo_ruleset_draft_get_rules (draft), field) - 1;
      g_assert_cmpint (last.record, ==, (int) tb_rule_fields[field].records->max - 1);

      filled = g_strdup (tenbo_ruleset_draft_get_text (draft));
      if (tenbo_rule_place_describe (&first)->kind != TB_FIELD_KIND_ID)
        {
          number = tenbo_rule_place_get_number (tenbo_ruleset_draft_get_rules (draft), &first);
          tenbo_ruleset_draft_move_record (draft, field, 0, last.record);
          g_assert_cmpint (
            tenbo_rule_place_get_number (tenbo_ruleset_draft_get_rules (draft), &last), ==,
            number);
          tenbo_ruleset_draft_move_record (draft, field, last.record, 0);
        }
      g_assert_cmpstr (tenbo_ruleset_draft_get_text (draft), ==, filled);

      while (tenbo_rule_place_count (tenbo_ruleset_draft_get_rules (draft), field) > 0)
        tenbo_ruleset_draft_remove_record (draft, field, 0);
      g_assert_nonnull (strstr (tenbo_ruleset_draft_get_text (draft), "\": []"));
    }
}

/* A yaku of the house is in the list of yaku after each change of either list. */
static void
test_house_yaku (void)
{
  g_autoptr (TenboRulesetDraft) draft = extend ("mleague");
  TenboRulePlace name = { TB_FIELD_HOUSE_YAKU, 0, 1, 0 };
  TenboRulePlace closed = { TB_FIELD_HOUSE_YAKU, 0, 4, 0 };
  const TbRules *rules;
  int            n_listed = tenbo_rule_place_count (tenbo_ruleset_draft_get_rules (draft),
                                                    TB_FIELD_YAKU);

  g_assert_true (tenbo_ruleset_draft_append_record (draft, TB_FIELD_HOUSE_YAKU));
  tenbo_ruleset_draft_set_text (draft, &name, "Our yaku");
  tenbo_ruleset_draft_set_number (draft, &closed, 2);
  g_assert_true (tenbo_ruleset_draft_append_record (draft, TB_FIELD_YAKU));
  rules = tenbo_ruleset_draft_get_rules (draft);
  g_assert_cmpint (tenbo_rule_place_count (rules, TB_FIELD_YAKU), ==, n_listed + 1);
  g_assert_cmpint (rules->n_yaku, ==, n_listed + 2);
  g_assert_cmpint (rules->yaku[n_listed + 1].closed, ==, 2);
  tenbo_ruleset_draft_reset (draft, TB_FIELD_HOUSE_YAKU);
  rules = tenbo_ruleset_draft_get_rules (draft);
  g_assert_cmpint (rules->n_yaku, ==, n_listed + 1);
}

/* A name that is too long ends at the last character that fits. */
static void
test_long_name (void)
{
  g_autoptr (TenboRulesetDraft) draft = extend ("mleague");
  g_autoptr (GString) text = g_string_new (NULL);
  TenboRulePlace name = { TB_FIELD_HOUSE_YAKU, 0, 1, 0 };
  const char    *stored;

  for (int i = 0; i < TB_NAME_SIZE; i++)
    g_string_append (text, "あ");
  tenbo_ruleset_draft_append_record (draft, TB_FIELD_HOUSE_YAKU);
  tenbo_ruleset_draft_set_text (draft, &name, text->str);
  stored = tenbo_rule_place_get_text (tenbo_ruleset_draft_get_rules (draft), &name);
  g_assert_true (g_utf8_validate (stored, -1, NULL));
  g_assert_cmpuint (strlen (stored), ==, (TB_NAME_SIZE - 1) / strlen ("あ") * strlen ("あ"));
}

/* Fields without effect are hidden, unless their value makes the file invalid; one step makes all
 * of them neutral. */
static void
test_idle (void)
{
  g_autoptr (TenboRulesetDraft) draft = extend ("b-rule");
  TenboRulePlace scoring = TENBO_RULE_PLACE (TB_FIELD_SCORING);

  g_assert_false (tenbo_ruleset_draft_shows (draft, TB_FIELD_TAI_CAP));
  g_assert_true (tenbo_ruleset_draft_shows (draft, TB_FIELD_RIICHI_STAKE));
  tenbo_ruleset_draft_set_number (draft, &scoring, TB_SCORING_TAI);
  g_assert_true (tenbo_ruleset_draft_shows (draft, TB_FIELD_TAI_CAP));
  g_assert_true (tenbo_ruleset_draft_shows (draft, TB_FIELD_RIICHI_STAKE));
  g_assert_cmpuint (tenbo_ruleset_draft_count_idle (draft), ==, 18);
  tenbo_ruleset_draft_clear_idle (draft);
  g_assert_cmpuint (tenbo_ruleset_draft_count_idle (draft), ==, 0);
  g_assert_false (tenbo_ruleset_draft_shows (draft, TB_FIELD_RIICHI_STAKE));
  tenbo_ruleset_draft_undo (draft);
  g_assert_cmpuint (tenbo_ruleset_draft_count_idle (draft), >, 0);
}

/* A copy of a file has its base and its contents under another id and name; the draft of a file is
 * unmodified. */
static void
test_copy (void)
{
  g_autoptr (TenboRuleset) original = tenbo_ruleset_list_find (shipped, "saikouisen", NULL);
  g_autofree char *id = tenbo_ruleset_draft_propose_id (shipped, original);
  g_autoptr (TenboRulesetDraft) copy = tenbo_ruleset_draft_new_copy (original, id, "Ours");
  g_autoptr (TenboRulesetDraft) same = NULL;
  gboolean modified;

  g_assert_cmpstr (id, ==, "saikouisen-2");
  g_assert_cmpstr (tenbo_ruleset_get_id (tenbo_ruleset_draft_get_base (copy)), ==, "wrc-2025");
  g_assert_cmpuint (tenbo_ruleset_draft_get_n_notes (copy), >, 0);
  g_object_get (copy, "is-modified", &modified, NULL);
  g_assert_true (modified);
  tenbo_ruleset_draft_set_head (copy, TENBO_DRAFT_ID, TENBO_DRAFT_EN, "saikouisen");
  same = tenbo_ruleset_draft_new_of_file (original, "");
  tenbo_ruleset_draft_set_saved (same, tenbo_ruleset_draft_get_text (same));
  g_object_get (same, "is-modified", &modified, NULL);
  g_assert_false (modified);
  tenbo_ruleset_draft_set_head (same, TENBO_DRAFT_SOURCE, TENBO_DRAFT_JA, "");
  g_object_get (same, "is-modified", &modified, NULL);
  g_assert_true (modified);
}

static void
test_notes (void)
{
  g_autoptr (TenboRulesetDraft) draft = extend ("mleague");
  TenboRulesetNote note = { TB_FIELD_UMA, (char *) "Ours", NULL, NULL };

  tenbo_ruleset_draft_set_note (draft, 0, &note);
  note.field = TB_FIELD_NONE;
  tenbo_ruleset_draft_set_note (draft, 1, &note);
  g_assert_cmpuint (tenbo_ruleset_draft_get_n_notes (draft), ==, 2);
  tenbo_ruleset_draft_set_note (draft, 0, NULL);
  g_assert_cmpuint (tenbo_ruleset_draft_get_n_notes (draft), ==, 1);
  g_assert_cmpint (tenbo_ruleset_draft_get_note (draft, 0)->field, ==, TB_FIELD_NONE);
  tenbo_ruleset_draft_undo (draft);
  g_assert_cmpint (tenbo_ruleset_draft_get_note (draft, 0)->field, ==, TB_FIELD_UMA);
}

/* Each field has a sentence for any values, also for those that exclude each other. */
static void
test_random (void)
{
  g_autoptr (TenboRulesetDraft) draft = extend ("b-rule");

  for (int i = 0; i < 3000; i++)
    {
      TbField            field = (TbField) g_test_rand_int_range (0, TB_N_FIELDS);
      TenboRulePlace     place = TENBO_RULE_PLACE (field);
      const TbRuleField *described = &tb_rule_fields[field];
      g_autofree char   *sentence = NULL;

      if (described->kind == TB_FIELD_KIND_YAKU_SET)
        tenbo_ruleset_draft_set_yaku (draft, &place,
                                      (TbYakuSet) g_test_rand_int () & described->allowed);
      else if (described->kind == TB_FIELD_KIND_RECORDS)
        tenbo_ruleset_draft_append_record (draft, field);
      else
        tenbo_ruleset_draft_set_number (
          draft, &place, g_test_rand_int_range (described->min, described->max + 1));

      field = (TbField) g_test_rand_int_range (0, TB_N_FIELDS);
      sentence = tenbo_words_field_value (tenbo_ruleset_draft_get_rules (draft), field);
      g_assert_nonnull (sentence);
      if (i % 10 == 0)
        tenbo_ruleset_draft_clear_idle (draft);
    }
}

/* Asserts that the value at @place has a name, and words for each choice. */
static void
check_words (const TbRules        *rules,
             const TenboRulePlace *place)
{
  const TbRuleField *field = tenbo_rule_place_describe (place);

  g_assert_cmpstr (tenbo_words_place (place), !=, "");
  for (int32_t i = 0; field->kind == TB_FIELD_KIND_ENUM && i <= field->max; i++)
    {
      g_autofree char *words = tenbo_words_choice (rules, place, i);

      g_assert_nonnull (words);
      g_assert_cmpstr (words, !=, "");
    }
}

static void
test_words (void)
{
  g_autoptr (TenboRulesetDraft) draft = extend ("b-rule");

  for (TbField field = 0; field < TB_N_FIELDS; field++)
    {
      TenboRulePlace   place = TENBO_RULE_PLACE (field);
      g_autofree char *title = NULL;
      int              last;

      check_words (tenbo_ruleset_draft_get_rules (draft), &place);
      if (tb_rule_fields[field].kind != TB_FIELD_KIND_RECORDS)
        continue;
      tenbo_ruleset_draft_append_record (draft, field);
      last = tenbo_rule_place_count (tenbo_ruleset_draft_get_rules (draft), field) - 1;
      title = tenbo_words_record (tenbo_ruleset_draft_get_rules (draft), field, last);
      g_assert_cmpstr (title, !=, "");
      place.record = last;
      for (; place.member < (int) tb_rule_fields[field].records->n_fields; place.member++)
        check_words (tenbo_ruleset_draft_get_rules (draft), &place);
    }
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  shipped = tenbo_ruleset_list_new (NULL);

  g_test_add_func ("/draft/each kind of value is written and undone", test_values);
  g_test_add_func ("/draft/problems have words and locations", test_problems);
  g_test_add_func ("/draft/undo and redo", test_undo);
  g_test_add_func ("/draft/a field can return to the base", test_reset);
  g_test_add_func ("/draft/records of each list", test_records);
  g_test_add_func ("/draft/yaku of the house", test_house_yaku);
  g_test_add_func ("/draft/a long name is cut between characters", test_long_name);
  g_test_add_func ("/draft/fields without effect", test_idle);
  g_test_add_func ("/draft/copies and files", test_copy);
  g_test_add_func ("/draft/notes", test_notes);
  g_test_add_func ("/draft/each value has a name and words", test_words);
  g_test_add_func ("/draft/any values have words", test_random);

  status = g_test_run ();
  g_object_unref (shipped);
  return status;
}
