/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text of a ruleset file: every file of the project is written as the program writes it. */

#include <string.h>

#include "tenbo-ruleset-list.h"
#include "tenbo-ruleset-reader.h"

/* Asserts that each file of @dir is in canonical form. Returns their number. */
static guint
check_folder (const char       *dir,
              TenboRulesetList *rulesets)
{
  g_autoptr (GDir) folder = g_dir_open (dir, 0, NULL);
  const char *name;
  guint       n_files = 0;

  g_assert_nonnull (folder);
  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (dir, name, NULL);
      g_autofree char *text = NULL;
      g_autofree char *canonical = NULL;
      g_autoptr (TenboRuleset) ruleset = NULL;
      g_autoptr (GError) error = NULL;

      if (!g_str_has_suffix (name, ".json"))
        continue;
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      ruleset = tenbo_ruleset_new_from_json (text, -1, name, tenbo_ruleset_list_lookup, rulesets,
                                             &error);
      g_assert_no_error (error);
      canonical = tenbo_ruleset_write_file (tenbo_ruleset_get_head (ruleset),
                                            tenbo_ruleset_get_rules (ruleset));
      if (strcmp (text, canonical) != 0)
        g_test_message ("%s is not in canonical form", name);
      g_assert_cmpstr (text, ==, canonical);
      n_files++;
    }
  return n_files;
}

static void
test_shipped (void)
{
  g_autoptr (TenboRulesetList) rulesets = tenbo_ruleset_list_new (NULL);

  g_assert_cmpuint (check_folder (g_getenv ("TENBO_RULESETS"), rulesets), ==,
                    g_list_model_get_n_items (G_LIST_MODEL (rulesets)));
}

static void
test_houses (void)
{
  const char *dir = g_getenv ("TENBO_HOUSES");
  g_autoptr (TenboRulesetList) rulesets = tenbo_ruleset_list_new (dir);

  g_assert_cmpuint (check_folder (dir, rulesets), >, 0);
}

/* Whether @value differs from the meaning of rulesets without the field. */
static gboolean
has_effect (const TbRuleField *field,
            JsonNode          *value)
{
  switch ((int) field->kind)
    {
    case TB_FIELD_KIND_BOOL:
      return json_node_get_boolean (value) != (field->before != 0);
    case TB_FIELD_KIND_INT:
      return json_node_get_int (value) != field->before;
    case TB_FIELD_KIND_ENUM:
      return strcmp (json_node_get_string (value), field->words[field->before]) != 0;
    default:
      return json_array_get_length (json_node_get_array (value)) > 0;
    }
}

/* A ruleset without texts has the id and all rules, except those of revisions after the second that
 * have no effect: a newer version of the program gives it the same text. */
static void
test_meaning (void)
{
  g_autoptr (TenboRulesetList) rulesets = tenbo_ruleset_list_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rulesets)); i++)
    {
      g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (rulesets), i);
      g_autoptr (TenboRuleset) plain = tenbo_ruleset_dup_without_texts (ruleset);
      g_autoptr (JsonNode) node = json_from_string (tenbo_ruleset_get_json (ruleset), NULL);
      g_autoptr (JsonNode) meaning = json_from_string (tenbo_ruleset_get_json (plain), NULL);
      JsonObject *whole = json_node_get_object (node);
      JsonObject *found = json_node_get_object (meaning);
      guint       n_members = 1;

      g_assert_cmpstr (json_object_get_string_member (found, "id"), ==,
                       tenbo_ruleset_get_id (ruleset));
      for (TbField j = 0; j < TB_N_FIELDS; j++)
        {
          const TbRuleField *field = &tb_rule_fields[j];
          JsonNode          *value = json_object_get_member (whole, field->key);

          g_test_message ("%s", field->key);
          if (field->revision > 2 && !has_effect (field, value))
            continue;
          g_assert_true (json_node_equal (json_object_get_member (found, field->key), value));
          n_members++;
        }
      g_assert_cmpuint (json_object_get_size (found), ==, n_members);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ruleset-file/the built-in files are canonical", test_shipped);
  g_test_add_func ("/ruleset-file/the files of the tests are canonical", test_houses);
  g_test_add_func ("/ruleset-file/a text without names has the rules with an effect", test_meaning);

  return g_test_run ();
}
