/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset-trial.h"

#include "tb-settlement.h"
#include "tenbo-bidi.h"
#include "tenbo-help-scores.h"
#include "tenbo-settlement-words.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* Points that the players of the sample game won or lost, in the order of the ranks */
static const int32_t changes[TB_MAX_PLAYERS + 1][TB_MAX_PLAYERS] = {
  [3] = { 18000, -3000, -15000 },
  [4] = { 18000, 3000, -5000, -16000 },
};

static void
line_free (gpointer data)
{
  TenboTrialLine *line = data;

  g_free (line->title);
  g_free (line->text);
  g_free (line);
}

static GPtrArray *
create_lines (void)
{
  return g_ptr_array_new_with_free_func (line_free);
}

/* Appends a line to @lines. Takes @text. */
static void
add_line (GPtrArray  *lines,
          const char *title,
          char       *text)
{
  TenboTrialLine *line = g_new (TenboTrialLine, 1);

  *line = (TenboTrialLine) { g_strdup (title), text };
  g_ptr_array_add (lines, line);
}

static void
add_scores (GPtrArray *lines,
            GPtrArray *scores)
{
  for (guint i = 0; i < scores->len; i++)
    {
      const TenboHelpScoreRow *row = g_ptr_array_index (scores, i);

      add_line (lines, row->title, g_strdup (row->words));
    }
}

GPtrArray *
tenbo_ruleset_trial_list_hands (const TbRules *rules,
                                gboolean       dealer)
{
  GPtrArray *lines = create_lines ();
  g_autoptr (GPtrArray) fu = NULL;
  g_autoptr (GPtrArray) others = NULL;

  g_return_val_if_fail (rules != NULL, NULL);

  fu = tenbo_help_scores_list_fu (rules, dealer);
  others = tenbo_help_scores_list_others (rules, dealer);
  add_scores (lines, fu);
  add_scores (lines, others);
  return lines;
}

GPtrArray *
tenbo_ruleset_trial_list_results (const TbRules *rules)
{
  GPtrArray      *lines = create_lines ();
  TbTable         table;
  TbSettlement    settlement;
  TenboResultItem items[TENBO_N_RESULT_ITEMS];
  guint           n_items;

  g_return_val_if_fail (rules != NULL, NULL);

  tb_table_start (&table, rules);
  for (int player = 0; player < rules->players; player++)
    table.scores[player] += changes[rules->players][player];
  table.end.reason = TB_END_ROUNDS;
  tb_table_settle (&table, &settlement);
  n_items = tenbo_result_items_list (rules, &settlement, items);
  for (int player = 0; player < rules->players; player++)
    {
      const TbFinal *final = &settlement.players[player];
      GString       *text = g_string_new (NULL);

      for (guint i = 0; i < n_items; i++)
        {
          g_autofree char *points = tenbo_result_item_describe (items[i], rules, final);

          if (i > 0)
            g_string_append (text, C_ ("list", ", "));
          /* Translators: an item of a result, and its points: "Uma: +30.0" */
          g_string_append_printf (text, C_ ("result", "%1$s: %2$s"),
                                  tenbo_result_item_get_name (items[i], rules), points);
        }
      add_line (lines, tenbo_words_rank (final->rank), g_string_free_and_steal (text));
    }
  return lines;
}

/* Returns the value of @field under @rules, or a dash if it has no effect. */
static char *
dup_value (const TbRules *rules,
           TbField        field)
{
  return tenbo_words_field_applies (rules, field) ? tenbo_words_field_value (rules, field)
                                                  : g_strdup ("\u2013");
}

GPtrArray *
tenbo_ruleset_trial_list_differences (TenboRuleset *ruleset,
                                      TenboRuleset *base)
{
  GPtrArray     *lines = create_lines ();
  const TbRules *rules;
  const TbRules *others;

  g_return_val_if_fail (TENBO_IS_RULESET (ruleset) && TENBO_IS_RULESET (base), NULL);

  rules = tenbo_ruleset_get_rules (ruleset);
  others = tenbo_ruleset_get_rules (base);
  for (TbField field = 0; field < TB_N_FIELDS; field++)
    {
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      if (!tenbo_words_field_differs (ruleset, base, field))
        continue;

      before = dup_value (others, field);
      after = dup_value (rules, field);
      add_line (lines, tenbo_words_field (field), tenbo_bidi_dup_flow (before, after));
    }
  return lines;
}
