/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints the program's data about rulesets, for the tests of the schema and the documentation:
 *   field-table              the table of fields as JSON
 *   field-table FILE         the ruleset in FILE in canonical form */

#include "tenbo-json.h"
#include "tenbo-ruleset-list.h"

#include <stdio.h>

static const char *const kinds[] = {
  [TB_FIELD_KIND_BOOL] = "bool",
  [TB_FIELD_KIND_INT] = "int",
  [TB_FIELD_KIND_ENUM] = "word",
  [TB_FIELD_KIND_YAKU] = "yaku",
  [TB_FIELD_KIND_YAKU_SET] = "yaku-set",
  [TB_FIELD_KIND_ID] = "id",
  [TB_FIELD_KIND_TEXT] = "text",
  [TB_FIELD_KIND_ROW] = "row",
  [TB_FIELD_KIND_RECORDS] = "records",
};

static void
print_words (const TbRuleField *field,
             GString           *out)
{
  for (int i = 0; field->words != NULL && field->words[i] != NULL; i++)
    {
      g_string_append (out, i > 0 ? ", " : "");
      tenbo_json_write_text (out, field->words[i]);
    }
  for (int yaku = 0, n = 0; yaku < TB_YAKU_HOUSE; yaku++)
    if (field->allowed & TB_YAKU_BIT (yaku))
      {
        g_string_append (out, n++ > 0 ? ", " : "");
        tenbo_json_write_text (out, tb_yaku_id ((TbYaku) yaku));
      }
}

static void
print_fields (const TbRuleField *fields,
              size_t             n_fields,
              GString           *out)
{
  g_string_append (out, "[");
  for (size_t i = 0; i < n_fields; i++)
    {
      const TbRuleField *field = &fields[i];

      g_string_append_printf (out,
                              "%s\n{\"key\": \"%s\", \"kind\": \"%s\", \"min\": %d, \"max\": %d, "
                              "\"step\": %d, \"revision\": %d, \"optional\": %s, "
                              "\"words\": [",
                              i > 0 ? "," : "", field->key, kinds[field->kind], field->min,
                              field->max, field->step, field->revision,
                              field->optional ? "true" : "false");
      print_words (field, out);
      g_string_append (out, "]");
      if (field->records != NULL)
        {
          g_string_append_printf (out, ", \"max-records\": %u, \"fields\": ",
                                  (guint) field->records->max);
          print_fields (field->records->fields, field->records->n_fields, out);
        }
      g_string_append (out, "}");
    }
  g_string_append (out, "]");
}

static TenboRuleset *
lookup_shipped (const char *id,
                gpointer    list,
                GError    **error)
{
  return tenbo_ruleset_list_find (list, id, error);
}

static int
print_canonical (const char *path)
{
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (NULL);
  g_autoptr (TenboRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *json = NULL;
  gsize            length;

  if (g_file_get_contents (path, &json, &length, &error))
    ruleset = tenbo_ruleset_new_from_json (json, (gssize) length, path, lookup_shipped, list,
                                           &error);
  if (ruleset == NULL)
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }
  fputs (tenbo_ruleset_get_json (ruleset), stdout); /* g_print () would convert the character set */
  return 0;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GString) out = g_string_new (NULL);

  if (argc == 2)
    return print_canonical (argv[1]);

  print_fields (tb_rule_fields, TB_N_FIELDS, out);
  puts (out->str);
  return 0;
}
