/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The last value, as keys enter it in the next hand of the game. */

#include "entry-script.h"

#include <string.h>

typedef struct
{
  const char *name;
  const char *ruleset;
  const char *hands[4]; /* scripts of the wins before, oldest first */
  const char *script;
  int         ron;   /* of the cell that this chooses; 0: none */
  int         tsumo; /* payment of a child */
} LastCase;

static const LastCase last_cases[] = {
  { "nothing-before-the-first-win", "b-rule", { NULL }, "2 4 r", 0, 0 },
  { "the-last-value-comes-first", "b-rule", { "2 4 1 3", "2 4 3 3" }, "3 4 r", 3900, 1000 },
  { "once-more-the-one-before", "b-rule", { "2 4 1 3", "2 4 3 3" }, "3 4 r r", 1000, 300 },
  { "and-the-last-again", "b-rule", { "2 4 1 3", "2 4 3 3" }, "3 4 r r r", 3900, 1000 },
  { "each-value-once", "b-rule", { "2 4 1 3", "2 4 3 3", "3 4 3 3" }, "2 4 r r", 1000, 300 },
  { "as-this-winner-gets-it", "b-rule", { "2 4 3 3" }, "2 4 r", 5800, 2000 },
  { "only-possible-values", "b-rule", { "2 4 3 3", "2 2 4 2" }, "1 4 r r", 3900, 1000 },
  { "a-limit-in-any-form", "b-rule", { "2 4 5" }, "3 4 r", 8000, 2000 },
  { "a-list-of-yaku", "b-rule", { "2 4 method=yaku yaku=tanyao yaku=pinfu" }, "3 4 r", 2000, 500 },
  { "han-without-fu", "allen", { "2 3 4" }, "3 1 r", 8000, 3000 },
  { "no-row-of-tai", "fenghua", { "2 3 4 0" }, "2 3 r", 0, 0 },
  { "each-of-two-winners", "b-rule", { "2 4 3 3" }, "2 w 3 4 r r", 3900, 1000 },
};

/* Plays the win of @script. */
static void
play (TbTable         *table,
      TenboEntryModel *model,
      const char      *script,
      TbEvent         *event,
      TbNext          *hand)
{
  TbPartialHand running = { 0 };
  TbHandResult  result;
  TbProblem     problem;

  tenbo_entry_model_init (model, table, &running, TENBO_ENTRY_WIN);
  entry_script_run (model, script);
  tenbo_entry_model_build (model, event);
  g_assert_cmpint (tb_table_enter (table, event, &result, &problem), ==, TB_OK);
  *hand = result.hand;
}

static void
check (gconstpointer data)
{
  const LastCase *self = data;
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset (self->ruleset);
  TbPartialHand   running = { 0 };
  const TbCell   *selected;
  TenboEntryModel model;
  TbTable         table;
  TbEvent         events[G_N_ELEMENTS (self->hands)];
  TbNext          hands[G_N_ELEMENTS (self->hands)];
  int             n = 0;

  tb_table_start (&table, tenbo_ruleset_get_rules (ruleset));
  for (; self->hands[n] != NULL; n++)
    play (&table, &model, self->hands[n], &events[n], &hands[n]);

  tenbo_entry_model_init (&model, &table, &running, TENBO_ENTRY_WIN);
  while (n-- > 0)
    tenbo_entry_model_note_last (&model, &hands[n], &events[n]);
  entry_script_run (&model, self->script);

  selected = tenbo_entry_model_selected_cell (&model);
  if (self->ron == 0)
    {
      g_assert_null (selected);
      return;
    }
  g_assert_nonnull (selected);
  g_assert_cmpint (selected->ron, ==, self->ron);
  g_assert_cmpint (selected->tsumo_child, ==, self->tsumo);
  g_assert_cmpint (tenbo_entry_model_need (&model), ==, TENBO_ENTRY_READY);
}

/* A key that finds no value leaves the method and everything else as it was. */
static void
test_nothing_to_repeat (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("b-rule");
  TbPartialHand   running = { 0 };
  TbTable         table;
  TenboEntryModel model;
  TenboEntryModel before;

  tb_table_start (&table, tenbo_ruleset_get_rules (ruleset));
  tenbo_entry_model_init (&model, &table, &running, TENBO_ENTRY_WIN);
  entry_script_run (&model, "2 4 method=yaku");
  memcpy (&before, &model, sizeof before);
  g_assert_false (tenbo_entry_model_key (&model, 'r'));
  g_assert_cmpint (model.method, ==, TENBO_ENTRY_METHOD_YAKU);
  g_assert_false (tenbo_entry_model_key (&model, '0'));
  g_assert_cmpmem (&model, sizeof model, &before, sizeof before);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);

  entry_script_add (NULL, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (last_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/entry/last/%s", last_cases[i].name);

      g_test_add_data_func (path, &last_cases[i], check);
    }
  g_test_add_func ("/entry/last/nothing-to-repeat", test_nothing_to_repeat);
  status = g_test_run ();
  entry_script_finish ();

  return status;
}
