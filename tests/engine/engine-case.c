/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-case.h"

static void
check_ledgers (const EngineCase   *self,
               const TbHandResult *result)
{
  g_autofree char *ledger = script_ledger (&result->ledger);
  g_autofree char *chips = script_ledger (&result->chip_ledger);

  if (self->ledger != NULL)
    g_assert_cmpstr (ledger, ==, self->ledger);
  if (self->chips != NULL)
    g_assert_cmpstr (chips, ==, self->chips);
}

static void
check_case (gconstpointer data)
{
  const EngineCase *self = data;
  g_autofree char  *found = NULL;
  TbRules           rules;
  TbTable           table;
  TbTable           copy;
  TbEvent           event;
  TbHandResult      result;
  TbProblem         problem;

  script_rules (self->rules, &rules);
  script_table (self->table, &rules, &table);
  copy = table;

  found = script_play (&table, self->event);
  g_assert_cmpstr (found, ==, self->expect);

  script_event (&rules, self->event, &event);
  if (tb_table_apply (&copy, &event, &result, &problem) == TB_OK)
    check_ledgers (self, &result);
}

void
engine_case_add_all (const char       *group,
                     const EngineCase *cases,
                     gsize             n)
{
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/%s/%s", group, cases[i].name);

      g_test_add_data_func (path, &cases[i], check_case);
    }
}
