/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "entry-script.h"

#include "tenbo-entry-questions.h"
#include "tenbo-entry-tai.h"
#include "tenbo-entry-yaku.h"
#include "tenbo-record.h"

#include <stdlib.h>
#include <string.h>

static TenboRulesetList *rulesets;

TenboRuleset *
entry_script_find_ruleset (const char *id)
{
  g_auto (GStrv) parts = g_strsplit (id, " ", 2);
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRuleset) base = NULL;
  TenboRuleset *varied;

  if (rulesets == NULL)
    rulesets = tenbo_ruleset_list_new (NULL);
  base = tenbo_ruleset_list_find (rulesets, parts[0], &error);
  g_assert_no_error (error);
  if (parts[1] == NULL)
    return g_steal_pointer (&base);

  varied = tenbo_ruleset_override (base, parts[1], &error);
  g_assert_no_error (error);

  return varied;
}

static void
press_button (TenboEntryModel *model,
              const char      *word)
{
  TenboEntryHand *hand = model->current != TB_NOBODY ? &model->hands[model->current] : NULL;

  if (g_str_equal (word, "tsumo"))
    tenbo_entry_model_set_tsumo (model);
  else if (g_str_equal (word, "robbed") || g_str_equal (word, "last-tile") ||
           g_str_equal (word, "fed-kan"))
    tenbo_question_set (tenbo_question_find (word), model, true);
  else if (g_str_equal (word, "several"))
    tenbo_entry_model_set_several (model, true);
  else if (g_str_equal (word, "single"))
    tenbo_entry_model_set_several (model, false);
  else if (g_str_equal (word, "ippatsu"))
    hand->bonus.ippatsu = 1;
  else if (g_str_equal (word, "ura"))
    hand->bonus.ura++;
  else if (g_str_equal (word, "open"))
    hand->is_open = TB_FACT_YES;
  else if (g_str_equal (word, "closed"))
    hand->is_open = TB_FACT_NO;
  else if (g_str_equal (word, "riichi-tile"))
    model->on_riichi_tile = true;
  else
    g_assert_not_reached ();
}

static int
find_foul (const TbRules *rules,
           const char    *id)
{
  for (int foul = 0; foul < rules->n_fouls; foul++)
    if (g_str_equal (rules->fouls[foul].id, id))
      return foul;

  g_assert_not_reached ();
}

static int
find_abort (const TbRules *rules,
            const char    *id)
{
  for (int i = 0; i < rules->n_aborts; i++)
    if (g_str_equal (tb_abort_id (rules->aborts[i].reason), id))
      return i;

  g_assert_not_reached ();
}

static TenboEntryMethod
find_method (const char *name)
{
  static const char *const names[TENBO_N_ENTRY_METHODS] = { "table", "yaku", "tiles" };

  for (TenboEntryMethod method = 0; method < TENBO_N_ENTRY_METHODS; method++)
    if (g_str_equal (names[method], name))
      return method;

  g_assert_not_reached ();
}

/* The argument is a number or an id; for a foul found at a draw it is "player-id". */
static void
press_row (TenboEntryModel *model,
           const char      *row,
           const char      *argument)
{
  const TenboQuestion *question = tenbo_question_find (row);
  TbPlayer             player = (TbPlayer) atoi (argument);
  TbYaku               yaku;
  TbTai                item;

  if (question != NULL && question->answer == TENBO_ANSWER_PLAYERS)
    tenbo_question_set (question, model, player);
  else if (g_str_equal (row, "current"))
    model->current = player;
  else if (g_str_equal (row, "liable"))
    model->hands[model->current].liable = player;
  else if (g_str_equal (row, "yakuman"))
    {
      g_assert_true (tb_yaku_from_id (argument, &yaku));
      tenbo_entry_model_press_yakuman (model, yaku);
    }
  else if (g_str_equal (row, "tai"))
    {
      g_assert_true (tb_tai_from_id (argument, &item));
      tenbo_entry_tai_press (model, item);
    }
  else if (g_str_equal (row, "yaku"))
    {
      g_assert_true (tb_yaku_from_id (argument, &yaku));
      tenbo_entry_yaku_press (model, yaku);
    }
  else if (g_str_equal (row, "dora"))
    tenbo_entry_yaku_set_dora (model, atoi (argument));
  else if (g_str_equal (row, "fu"))
    tenbo_entry_yaku_set_fu (model, atoi (argument));
  else if (g_str_equal (row, "method"))
    tenbo_entry_model_set_method (model, find_method (argument));
  else if (g_str_equal (row, "kind"))
    tenbo_entry_model_set_kind (model, g_str_equal (argument, "foul") ? TENBO_ENTRY_FOUL
                                                                      : TENBO_ENTRY_DRAW);
  else if (g_str_equal (row, "abort"))
    model->abort = find_abort (model->rules, argument);
  else if (g_str_equal (row, "count"))
    model->count = atoi (argument);
  else if (g_str_equal (row, "han"))
    tenbo_entry_model_set_value (model,
                                 &(TbValueEntry) { .form = TB_VALUE_HAN, .han = atoi (argument) });
  else if (g_str_equal (row, "foul"))
    model->foul = find_foul (model->rules, argument);
  else if (g_str_equal (row, "found"))
    tenbo_entry_model_press_at_draw (model,
                                     find_foul (model->rules, argument + 2),
                                     player);
  else
    g_assert_not_reached ();
}

void
entry_script_run (TenboEntryModel *model,
                  const char      *script)
{
  g_auto (GStrv) words = g_strsplit (script, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (words[i], "=", 2);

      if (strlen (words[i]) == 1)
        tenbo_entry_model_key (model, words[i][0] == '<' ? '\b' : words[i][0]);
      else if (g_strv_length (parts) == 2)
        press_row (model, parts[0], parts[1]);
      else if (words[i][0] != '\0')
        press_button (model, words[i]);
    }
}

char *
entry_script_write_event (const TbEvent *event,
                          TenboRuleset  *ruleset)
{
  TenboRecordHand hand = { .event = *event };
  GString        *text = g_string_new (NULL);

  tenbo_record_write_hand (&hand, ruleset, text);

  return g_string_free (text, FALSE);
}

void
entry_script_begin (TenboEntryModel *model,
                    TbTable         *table,
                    TenboRuleset    *ruleset,
                    TenboEntryKind   kind,
                    const char      *riichi)
{
  TbPartialHand running = { 0 };

  for (const char *c = riichi; *c != '\0'; c++)
    if (g_ascii_isdigit (*c))
      running.riichi[running.n_riichi++] = (TbPlayer) (*c - '0');

  tb_table_start (table, tenbo_ruleset_get_rules (ruleset));
  tenbo_entry_model_init (model, table, &running, kind);
}

void
entry_script_check (gconstpointer data)
{
  const EntryCase *self = data;
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset (self->ruleset);
  g_autofree char *text = NULL;
  TenboEntryModel  model;
  TbTable          table;
  TbEvent          event;
  TbHandResult     result;
  TbProblem        problem;

  entry_script_begin (&model, &table, ruleset, self->kind, self->riichi);
  entry_script_run (&model, self->script);

  g_assert_cmpint (tenbo_entry_model_need (&model), ==, self->need);
  if (self->event == NULL)
    return;

  tenbo_entry_model_build (&model, &event);
  text = entry_script_write_event (&event, ruleset);
  g_assert_cmpstr (text, ==, self->event);
  g_assert_cmpint (tb_table_enter (&table, &event, &result, &problem), ==, TB_OK);
}

void
entry_script_add (const EntryCase *cases,
                  gsize            n_cases)
{
  for (gsize i = 0; i < n_cases; i++)
    {
      g_autofree char *path = g_strdup_printf ("/entry/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], entry_script_check);
    }
}

void
entry_script_finish (void)
{
  g_clear_object (&rulesets);
}

void
entry_script_go_to_last_hand (TbTable *table)
{
  TbEvent      event;
  TbHandResult result;
  TbProblem    problem;

  while (!tb_table_is_last_hand (table))
    {
      TbPlayer winner = (TbPlayer) ((table->next.dealer + 1) % 4);

      tb_event_init (&event, TB_RESULT_WIN);
      event.n_wins = 1;
      tb_win_init (&event.wins[0], winner);
      event.wins[0].from = (TbPlayer) ((winner + 1) % 4);
      event.wins[0].value = (TbValueEntry) { .form = TB_VALUE_HAN, .han = 1, .fu = 40 };
      g_assert_cmpint (tb_table_enter (table, &event, &result, &problem), ==, TB_OK);
    }
}
