/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

#define N_SIDES 2

/* Beside an id of usual length this fits into an ordinary terminal. */
#define VALUE_WIDTH 52

/* For a rule that has no meaning under a ruleset. */
#define NO_MEANING "–"

/* Whether @field is to be shown: the two differ in it, and it has a meaning in one of them. */
static gboolean
differs (TenboRuleset *const *sides,
         TbField              field)
{
  return !tenbo_ruleset_is_same_field (sides[0], sides[1], field) &&
         (tenbo_words_field_applies (tenbo_ruleset_get_rules (sides[0]), field) ||
          tenbo_words_field_applies (tenbo_ruleset_get_rules (sides[1]), field));
}

static void
add_side (TenboColumns *columns,
          TenboRuleset *side,
          TbField       field)
{
  const TbRules   *rules = tenbo_ruleset_get_rules (side);
  g_autofree char *value = tenbo_words_field_applies (rules, field)
                             ? tenbo_words_field_value (rules, field)
                             : g_strdup (NO_MEANING);

  tenbo_columns_add_row (columns);
  tenbo_columns_set (columns, 0, tenbo_ruleset_get_id (side));
  tenbo_columns_add_wrapped (columns, 1, value, VALUE_WIDTH);
}

static void
add_field (TenboColumns        *columns,
           TenboRuleset *const *sides,
           TbField              field)
{
  g_autofree char *title = g_strdup_printf ("  %s", tenbo_words_field (field));

  tenbo_columns_add_line (columns, title);
  for (int i = 0; i < N_SIDES; i++)
    add_side (columns, sides[i], field);
}

static void
print_names (TenboRuleset *const *sides,
             GString             *out)
{
  for (int i = 0; i < N_SIDES; i++)
    {
      g_autofree char *name = tenbo_text_printable (tenbo_ruleset_get_name (sides[i]));

      g_string_append_printf (out, "%s (%s)\n", name, tenbo_ruleset_get_id (sides[i]));
    }
}

static void
print_difference (TenboRuleset *const *sides,
                  GString             *out)
{
  const TenboAlign alignments[] = { TENBO_ALIGN_START, TENBO_ALIGN_START };
  g_autoptr (TenboColumns) columns = tenbo_columns_new (alignments, G_N_ELEMENTS (alignments));
  const char *section = NULL;

  print_names (sides, out);
  for (int i = 0; i < TB_N_FIELDS; i++)
    {
      TbField field = (TbField) i;

      if (!differs (sides, field))
        continue;
      if (g_strcmp0 (section, tenbo_words_section (field)) != 0)
        {
          section = tenbo_words_section (field);
          tenbo_columns_add_line (columns, "");
          tenbo_columns_add_line (columns, section);
        }
      add_field (columns, sides, field);
    }
  if (section == NULL)
    g_string_append_printf (out, "\n%s\n", _ ("The rules are the same."));
  tenbo_columns_print (columns, 4, out);
}

TenboExit
tenbo_cmd_rules_diff (const TenboCommand *command,
                      int                 argc,
                      char              **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_autoptr (TenboRulesetList) rulesets = NULL;
  g_autoptr (TenboRuleset) first = NULL;
  g_autoptr (TenboRuleset) second = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  TenboExit status;

  if (!tenbo_command_parse (command, argc, argv, NULL, &arguments, &status))
    return status;

  rulesets = tenbo_command_rulesets ();
  first = tenbo_command_find_ruleset (rulesets, arguments[0]);
  if (first == NULL)
    return TENBO_EXIT_REFUSED;
  second = tenbo_command_find_ruleset (rulesets, arguments[1]);
  if (second == NULL)
    return TENBO_EXIT_REFUSED;

  print_difference ((TenboRuleset *[]) { first, second }, text);
  tenbo_print (text);

  return TENBO_EXIT_DONE;
}
