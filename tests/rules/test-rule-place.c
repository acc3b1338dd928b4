/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists of records in all shipped rulesets: records move, leave and are copied without a change of
 * the others, and every value of a member that a draft writes is read again. */
#include <glib/gstdio.h>
#include <string.h>

#include "tenbo-json.h"
#include "tenbo-ruleset-draft.h"
#include "tenbo-words-choices.h"
#include "tenbo-words.h"

/* Maximum number of rulesets in which the members of a list are tested */
#define MAX_BASES 2

static TenboRulesetList *shipped;

/* Returns the numbers of a record, as text, except its key if the list completes it; transfer
 * full. */
static char *
dup_record (const TbRules *rules,
            TbField        field,
            int            index)
{
  const TbRecordShape *shape = tb_rule_fields[field].records;
  TenboRulePlace       place = { field, index, 0, -1 };
  GString             *text = g_string_new (NULL);

  for (; place.member < (int) shape->n_fields; place.member++)
    switch (shape->fields[place.member].kind)
      {
      case TB_FIELD_KIND_BOOL:
      case TB_FIELD_KIND_INT:
      case TB_FIELD_KIND_ENUM:
      case TB_FIELD_KIND_YAKU:
        g_string_append_printf (text, "%d ", tenbo_rule_place_get_number (rules, &place));
        break;
      case TB_FIELD_KIND_YAKU_SET:
        g_string_append_printf (text, "%" G_GUINT64_FORMAT " ",
                                (guint64) tenbo_rule_place_get_yaku (rules, &place));
        break;
      case TB_FIELD_KIND_ID:
      case TB_FIELD_KIND_TEXT:
        g_string_append_printf (text, "%s ", tenbo_rule_place_get_text (rules, &place));
        break;
      case TB_FIELD_KIND_ROW:
      case TB_FIELD_KIND_RECORDS:
        break;
      }

  return g_string_free_and_steal (text);
}

static GPtrArray *
list_records (const TbRules *rules,
              TbField        field)
{
  GPtrArray *records = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < tenbo_rule_place_count (rules, field); i++)
    g_ptr_array_add (records, dup_record (rules, field, i));
  return records;
}

static void
assert_records (const TbRules *rules,
                TbField        field,
                GPtrArray     *expected)
{
  g_autoptr (GPtrArray) found = list_records (rules, field);

  g_assert_cmpuint (found->len, ==, expected->len);
  for (guint i = 0; i < found->len; i++)
    g_assert_cmpstr (found->pdata[i], ==, expected->pdata[i]);
}

/* A list whose order is not fixed by its records: a moved record keeps its values. */
static gboolean
is_free (TbField field)
{
  return field != TB_FIELD_FLOATING_UMA && field != TB_FIELD_YAKU;
}

static void
check_list (const TbRules *rules,
            TbField        field)
{
  int n = tenbo_rule_place_count (rules, field);

  for (int from = 0; from < n; from++)
    {
      g_autoptr (GPtrArray) left = list_records (rules, field);
      TbRules changed = *rules;

      g_ptr_array_remove_index (left, (guint) from);
      tenbo_rule_place_remove (&changed, field, from);
      assert_records (&changed, field, left);

      for (int to = 0; to < n && is_free (field); to++)
        {
          g_autoptr (GPtrArray) moved = list_records (rules, field);
          gpointer record = g_ptr_array_steal_index (moved, (guint) from);

          g_ptr_array_insert (moved, to, record);
          changed = *rules;
          tenbo_rule_place_move (&changed, field, from, to);
          assert_records (&changed, field, moved);
        }
    }
}

static void
test_lists (void)
{
  guint n_lists = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (shipped)); i++)
    {
      g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (shipped), i);

      for (TbField field = 0; field < TB_N_FIELDS; field++)
        if (tb_rule_fields[field].kind == TB_FIELD_KIND_RECORDS)
          {
            check_list (tenbo_ruleset_get_rules (ruleset), field);
            n_lists += tenbo_rule_place_count (tenbo_ruleset_get_rules (ruleset), field) > 1;
          }
    }
  g_assert_cmpuint (n_lists, >, 30);
}

/* New records of a list have different titles until the list is full. */
static void
test_append (void)
{
  for (TbField field = 0; field < TB_N_FIELDS; field++)
    {
      g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_list_find (shipped, "b-rule", NULL);
      g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      TbRules rules = *tenbo_ruleset_get_rules (ruleset);
      guint   n_new = 0;

      if (tb_rule_fields[field].kind != TB_FIELD_KIND_RECORDS)
        continue;

      while (tenbo_rule_place_count (&rules, field) > 0)
        tenbo_rule_place_remove (&rules, field, 0);
      while (tenbo_rule_place_append (&rules, field) && n_new < 4)
        {
          g_assert_true (g_hash_table_add (keys, dup_record (&rules, field, (int) n_new)));
          n_new++;
          g_assert_cmpint (tenbo_rule_place_count (&rules, field), ==, n_new);
        }
      g_assert_cmpuint (n_new, >, 0);
    }
}

/* The copied field has the value of the source, and no other field changes. */
static void
test_copy (void)
{
  g_autoptr (TenboRuleset) source = tenbo_ruleset_list_find (shipped, "tokyo-chip-parlor", NULL);
  g_autoptr (TenboRuleset) target = tenbo_ruleset_list_find (shipped, "b-rule", NULL);
  const TbRules *from = tenbo_ruleset_get_rules (source);
  const TbRules *to = tenbo_ruleset_get_rules (target);

  for (TbField field = 0; field < TB_N_FIELDS; field++)
    {
      TbRules changed = *to;

      tenbo_rule_place_copy (&changed, from, field);
      for (TbField other = 0; other < TB_N_FIELDS; other++)
        {
          const TbRules *wanted = other == field ? from : to;
          TenboRulePlace place = TENBO_RULE_PLACE (other);

          if (tb_rule_fields[other].kind == TB_FIELD_KIND_RECORDS)
            {
              g_autoptr (GPtrArray) records = list_records (wanted, other);

              assert_records (&changed, other, records);
              continue;
            }

          if (tb_rule_fields[other].kind == TB_FIELD_KIND_YAKU_SET)
            {
              g_assert_cmpuint (tenbo_rule_place_get_yaku (&changed, &place), ==,
                                tenbo_rule_place_get_yaku (wanted, &place));
              continue;
            }

          for (; place.column == 0 || (tb_rule_fields[other].kind == TB_FIELD_KIND_ROW &&
                                       place.column < wanted->players);
               place.column++)
            g_assert_cmpint (tenbo_rule_place_get_number (&changed, &place), ==,
                             tenbo_rule_place_get_number (wanted, &place));
        }
    }
}

/* Reads the text of the draft again, if its rules have no problem, and compares the number. */
static guint
check_written (TenboRulesetDraft    *draft,
               const TenboRulePlace *place,
               int32_t               value)
{
  const char *text = tenbo_ruleset_draft_get_text (draft);
  g_autoptr (TenboRuleset) read = NULL;
  g_autoptr (GError) error = NULL;

  if (tenbo_ruleset_draft_get_ruleset (draft) == NULL)
    return 0;

  read = tenbo_ruleset_new_from_json (text, -1, "x", tenbo_ruleset_list_lookup, shipped, &error);
  g_assert_no_error (error);
  g_assert_cmpint (tenbo_rule_place_get_number (tenbo_ruleset_get_rules (read), place), ==, value);
  return 1;
}

static guint
check_member (TenboRuleset   *base,
              TenboRulePlace *place)
{
  const TbRuleField *member = tenbo_rule_place_describe (place);
  int32_t            values[] = { member->min, member->min + MAX (member->step, 1),
                                  member->min + 2 * MAX (member->step, 1), 0, 1, 2, member->max };
  guint              n_written = 0;

  if (member->kind != TB_FIELD_KIND_BOOL && member->kind != TB_FIELD_KIND_INT &&
      member->kind != TB_FIELD_KIND_ENUM)
    return 0;

  for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autoptr (TenboRulesetDraft) draft = tenbo_ruleset_draft_new_copy (base, "ours", "Ours");

      if (values[i] < member->min || values[i] > member->max)
        continue;

      tenbo_ruleset_draft_set_number (draft, place, values[i]);
      n_written += check_written (draft, place, values[i]);
    }
  return n_written;
}

/* In the first rulesets that have the list */
static void
test_members (void)
{
  guint n_written = 0;
  guint n_bases[TB_N_FIELDS] = { 0 };

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (shipped)); i++)
    {
      g_autoptr (TenboRuleset) base = g_list_model_get_item (G_LIST_MODEL (shipped), i);

      for (TbField field = 0; field < TB_N_FIELDS; field++)
        {
          TenboRulePlace       place = { field, 0, 0, -1 };
          const TbRecordShape *shape = tb_rule_fields[field].records;

          if (tb_rule_fields[field].kind != TB_FIELD_KIND_RECORDS ||
              tenbo_rule_place_count (tenbo_ruleset_get_rules (base), field) == 0 ||
              n_bases[field]++ >= MAX_BASES)
            continue;

          for (; place.member < (int) shape->n_fields; place.member++)
            n_written += check_member (base, &place);
        }
    }
  g_assert_cmpuint (n_written, >, 200);
}

/* The rules of a draft, replaced at once, are its own where they differ. */
static void
test_set_rules (void)
{
  g_autoptr (TenboRuleset) base = tenbo_ruleset_list_find (shipped, "b-rule", NULL);
  g_autoptr (TenboRulesetDraft) draft = tenbo_ruleset_draft_new_extension (base, "ours", "Ours");
  TbRules rules = *tenbo_ruleset_get_rules (base);

  rules.honba_ron = 600;
  tenbo_ruleset_draft_set_rules (draft, &rules, "Answers");
  for (TbField field = 0; field < TB_N_FIELDS; field++)
    g_assert_cmpint (tenbo_ruleset_draft_is_own (draft, field), ==, field == TB_FIELD_HONBA_RON);
  g_assert_nonnull (strstr (tenbo_ruleset_draft_get_text (draft), "\"honba-ron\": 600"));
  g_assert_cmpstr (tenbo_ruleset_draft_get_undo_label (draft), ==, "Answers");
}

/* Each text of the head is stored in its own place; only the id and the English name are needed. */
static void
test_head (void)
{
  g_autoptr (TenboRuleset) base = tenbo_ruleset_list_find (shipped, "b-rule", NULL);

  for (int text = 0; text <= TENBO_DRAFT_SOURCE; text++)
    for (int language = 0; language < TENBO_N_DRAFT_LANGUAGES; language++)
      {
        g_autoptr (TenboRulesetDraft) draft = NULL;
        gboolean is_needed = text == TENBO_DRAFT_ID ||
                             (text == TENBO_DRAFT_NAME && language == TENBO_DRAFT_EN);

        draft = tenbo_ruleset_draft_new_extension (base, "ours", "Ours");
        tenbo_ruleset_draft_set_head (draft, text, language, "other");
        for (int i = 0; i <= TENBO_DRAFT_SOURCE; i++)
          for (int j = 0; j < TENBO_N_DRAFT_LANGUAGES; j++)
            {
              gboolean is_set = i == text && (i == TENBO_DRAFT_ID || j == language);
              gboolean is_english_name = i == TENBO_DRAFT_NAME && j == TENBO_DRAFT_EN;

              g_assert_cmpstr (tenbo_ruleset_draft_get_head (draft, i, j), ==,
                               is_set                ? "other"
                               : i == TENBO_DRAFT_ID ? "ours"
                               : is_english_name     ? "Ours"
                                                     : "");
            }

        tenbo_ruleset_draft_set_head (draft, text, language, "");
        g_assert_cmpint (tenbo_ruleset_draft_get_ruleset (draft) == NULL, ==, is_needed);
        g_assert_cmpint (strstr (tenbo_ruleset_draft_get_text (draft), "\"\"") != NULL, ==,
                         is_needed);
      }
}

static void
test_json (void)
{
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GString) indented = g_string_new (NULL);

  g_assert_cmpuint (out->len, ==, 0);
  tenbo_json_begin_entry (out);
  g_string_append (out, "[");
  tenbo_json_begin_entry (out);
  g_string_append (out, "{");
  tenbo_json_write_int_member (out, "a", G_MININT64);
  tenbo_json_write_bool_member (out, "b", TRUE);
  g_string_append (out, "}");
  tenbo_json_begin_entry (out);
  tenbo_json_write_int (out, -10);
  tenbo_json_begin_entry (out);
  tenbo_json_write_int (out, G_MAXINT64);
  g_assert_cmpstr (out->str, ==,
                   "[{\"a\": -9223372036854775808, \"b\": true}, -10, 9223372036854775807");

  g_string_truncate (out, 0);
  tenbo_json_write_text (out, "a\"b\\c\n\t\x01\x7fé");
  g_assert_cmpstr (out->str, ==, "\"a\\\"b\\\\c\\n\\t\\u0001\\u007fé\"");

  /* Messages quote at most 60 characters. */
  g_assert_null (tenbo_json_dup_quotable (NULL));
  for (guint n = 59; n <= 62; n++)
    {
      g_autofree char *rest = g_strnfill (n, 'x');
      g_autofree char *text = g_strconcat ("点", rest, NULL);
      g_autofree char *quotable = tenbo_json_dup_quotable (text);
      g_autofree char *expected = g_strdup_printf ("点%.59s%s", rest, n > 59 ? "…" : "");

      g_assert_cmpstr (quotable, ==, expected);
    }

  /* The lines after the first one are indented, and a line feed at the end is left out. */
  tenbo_json_write_indented (indented, "{\n  1\n\n}\n", "  ");
  g_assert_cmpstr (indented->str, ==, "{\n    1\n  \n  }");
}

/* A list without its new record is the same as before, up to its last byte. */
static void
test_remove (void)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (shipped)); i++)
    {
      g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (shipped), i);
      const TbRules *before = tenbo_ruleset_get_rules (ruleset);
      TbRules        rules = *before;

      for (TbField field = 0; field < TB_N_FIELDS; field++)
        if (tb_rule_fields[field].kind == TB_FIELD_KIND_RECORDS &&
            field != TB_FIELD_HOUSE_YAKU && /* has a second entry, behind the list of yaku */
            tenbo_rule_place_append (&rules, field))
          {
            tenbo_rule_place_remove (&rules, field, tenbo_rule_place_count (&rules, field) - 1);
            g_test_message ("%s", tb_rule_fields[field].key);
            g_assert_cmpmem (&rules, sizeof rules, before, sizeof *before);
          }
    }
}

/* The list of yaku of another ruleset does not replace the yaku of the house. */
static void
test_copy_next_to_house (void)
{
  TenboRulePlace han = { TB_FIELD_HOUSE_YAKU, 0, 4, 0 };
  g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_list_find (shipped, "mleague", NULL);
  TbRules rules = *tenbo_ruleset_get_rules (ruleset);

  g_assert_true (tenbo_rule_place_append (&rules, TB_FIELD_HOUSE_YAKU));
  tenbo_rule_place_set_number (&rules, &han, 2);
  g_assert_cmpint (tb_rules_find_yaku (&rules, TB_YAKU_HOUSE)->closed, ==, 2);
  tenbo_rule_place_copy (&rules, tenbo_ruleset_get_rules (ruleset), TB_FIELD_YAKU);
  g_assert_nonnull (tb_rules_find_yaku (&rules, TB_YAKU_HOUSE));
}

/* A text fills its place except for the last byte; a longer one is cut after a character. */
static void
test_text (void)
{
  TenboRulePlace name = { TB_FIELD_HOUSE_YAKU, 0, 1, 0 };
  g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_list_find (shipped, "mleague", NULL);
  TbRules rules = *tenbo_ruleset_get_rules (ruleset);
  gsize   max;

  g_assert_true (tenbo_rule_place_append (&rules, TB_FIELD_HOUSE_YAKU));
  max = (gsize) tenbo_rule_place_describe (&name)->max;
  for (gsize n = max - 2; n <= max + 1; n++)
    {
      g_autofree char *text = g_strnfill (n, 'x');

      tenbo_rule_place_set_text (&rules, &name, text);
      g_assert_cmpuint (strlen (tenbo_rule_place_get_text (&rules, &name)), ==, MIN (n, max - 1));
    }
}

static void
test_path (void)
{
  g_autofree char *none = tenbo_ruleset_list_dup_path (shipped, "x");
  g_autoptr (TenboRulesetList) own = tenbo_ruleset_list_new ("/nowhere");
  g_autofree char *path = tenbo_ruleset_list_dup_path (own, "mine");

  g_assert_null (none);
  g_assert_cmpstr (path, ==, "/nowhere/mine.json");
}

/* A total is in thousands with one decimal, or with three if a correction left less than 100. */
static void
test_totals (void)
{
  static const struct
  {
    gint64      points;
    gboolean    in_thousands;
    const char *expected;
  } cases[] = {
    { 41700, TRUE, "+41.7" },
    { -41700, TRUE, "\u221241.7" },
    { 0, TRUE, "0.0" },
    { 41755, TRUE, "+41.755" },
    { -5, TRUE, "\u22120.005" },
    { 41700, FALSE, "+41,700" },
    { -41755, FALSE, "\u221241,755" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = tenbo_words_total (cases[i].points, cases[i].in_thousands);

      g_assert_cmpstr (words, ==, cases[i].expected);
    }
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  shipped = tenbo_ruleset_list_new (NULL);

  g_test_add_func ("/rules/place/lists", test_lists);
  g_test_add_func ("/rules/place/append", test_append);
  g_test_add_func ("/rules/place/copy", test_copy);
  g_test_add_func ("/rules/place/members", test_members);
  g_test_add_func ("/rules/place/set-rules", test_set_rules);
  g_test_add_func ("/rules/place/head", test_head);
  g_test_add_func ("/rules/place/json", test_json);
  g_test_add_func ("/rules/place/remove", test_remove);
  g_test_add_func ("/rules/place/copy-next-to-house", test_copy_next_to_house);
  g_test_add_func ("/rules/place/text", test_text);
  g_test_add_func ("/rules/place/path", test_path);
  g_test_add_func ("/rules/place/totals", test_totals);

  status = g_test_run ();
  g_object_unref (shipped);
  return status;
}
