/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for the explanation of every payment of random hands under all shipped rulesets and those of
 * the houses, and computes the arithmetic of each again. */

#include "words-test.h"

#include "random-play.h"
#include "tenbo-describe.h"
#include "tenbo-explain.h"
#include "tenbo-ruleset-list.h"

#include <string.h>

#define N_HANDS 120

/* A number of an explanation and the text after it */
static double
read_number (const char **text)
{
  g_autoptr (GString) digits = g_string_new (NULL);

  for (; g_ascii_isdigit (**text) ||
         ((**text == ',' || **text == '.') && g_ascii_isdigit ((*text)[1]));
       (*text)++)
    if (**text != ',')
      g_string_append_c (digits, **text);
  g_assert_cmpuint (digits->len, >, 0);
  return g_ascii_strtod (digits->str, NULL);
}

static gboolean
skip (const char **text,
      const char  *word)
{
  if (!g_str_has_prefix (*text, word))
    return FALSE;

  *text += strlen (word);
  return TRUE;
}

/* Reads the exponent of "2⁵" after the 2. */
static int
read_exponent (const char **text)
{
  static const char *const digits[] = { "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹" };
  int                      exponent = 0;

  for (gboolean found = TRUE; found;)
    {
      found = FALSE;
      for (int i = 0; i < 10 && !found; i++)
        if (skip (text, digits[i]))
          {
            exponent = 10 * exponent + i;
            found = TRUE;
          }
    }
  return exponent;
}

/* Computes the calculation at the end of @text again, and asserts that it results in @points.
 * Returns whether there is one. */
static gboolean
check_sum (const char *text,
           int32_t     points)
{
  const char *rest = strstr (text, ": ");
  const char *last = rest;
  double      value;

  while (rest != NULL && (rest = strstr (rest + 1, ": ")) != NULL)
    last = rest;
  if (last == NULL || !g_ascii_isdigit (last[2]))
    return FALSE;

  rest = last + 2;
  value = read_number (&rest);
  while (*rest != '\0')
    {
      double operand;

      if (skip (&rest, " → "))
        {
          double rounded = read_number (&rest);

          g_assert_cmpfloat (ABS (rounded - value), <=, 1000);
          value = rounded;
          continue;
        }
      if (skip (&rest, ", split into "))
        {
          double one = read_number (&rest);
          double other;

          g_assert_true (skip (&rest, " and "));
          other = read_number (&rest);
          g_assert_true (one == points || other == points);
          g_assert_cmpfloat (one + other, >=, value);
          g_assert_cmpfloat (one + other, <=, value + 1000);
          value = points;
          continue;
        }
      skip (&rest, ",");
      g_assert_true (skip (&rest, " "));
      if (skip (&rest, "× "))
        {
          operand = read_number (&rest);
          value *= operand == 2 && *rest != ' ' ? (double) (1 << read_exponent (&rest)) : operand;
        }
      else if (skip (&rest, "÷ "))
        value /= read_number (&rest);
      else if (skip (&rest, "− "))
        value -= read_number (&rest);
      else
        {
          g_assert_true (skip (&rest, "+ "));
          value += read_number (&rest);
        }
      g_assert_true (skip (&rest, " = "));
      operand = read_number (&rest);
      g_assert_cmpfloat (operand - value, >=, 0);
      g_assert_cmpfloat (operand - value, <, 1);
      value = operand;
    }
  g_assert_cmpfloat (value, ==, points);
  return TRUE;
}

/* Whether @line can be explained by arithmetic: a part of the value of a win, except one worth its
 * tai. */
static gboolean
has_sum (const TbRules      *rules,
         const TbLedgerLine *line)
{
  return rules->scoring != TB_SCORING_TAI && line->field != TB_FIELD_WAREME &&
         (line->reason == TB_REASON_WIN || line->reason == TB_REASON_PAO);
}

static void
check_line (WordsTest          *self,
            const TbEvent      *event,
            const TbHandResult *result,
            const TbLedgerLine *line)
{
  g_autofree char *sentence = tenbo_describe_ledger_line (&self->game, line);
  g_autofree char *why = tenbo_explain_line (&self->game, event, result, line);
  g_autofree char *text = tenbo_explain_with_rule (&self->game, self->ruleset, line, why);
  gboolean         is_known = FALSE;

  g_test_message ("%s | %s", sentence, why);
  if (why != NULL && line->reason != TB_REASON_FINE && line->reason != TB_REASON_DEPOSIT &&
      line->field != TB_FIELD_WAREME)
    is_known = check_sum (why, line->points);
  if (has_sum (self->game.rules, line))
    g_assert_true (is_known);
  /* Only a correction has neither a rule nor a reason of its own. */
  if (line->reason != TB_REASON_ADJUST)
    g_assert_nonnull (text);
}

/* Plays a hand that the table accepts, and asks why of all that it moved and of what follows. */
static void
play_hand (WordsTest  *self,
           RandomPlay *play)
{
  TbPartialHand    partial = { 0 };
  TbEvent          event;
  TbHandResult     result;
  TbProblem        problem;
  g_autofree char *title = NULL;
  g_auto (GStrv) reasons = NULL;

  random_play_partial (play, &self->table, &partial);
  random_play_event (play, &self->table, &partial, &event);
  g_assert_cmpint (tb_table_enter (&self->table, &event, &result, &problem), ==, TB_OK);
  title = tenbo_describe_event (&self->game, &event, &result.hand);
  g_test_message ("# %s", title);
  for (int i = 0; i < result.ledger.n_lines; i++)
    check_line (self, &event, &result, &result.ledger.lines[i]);
  for (int i = 0; i < result.chip_ledger.n_lines; i++)
    check_line (self, &event, &result, &result.chip_ledger.lines[i]);

  reasons = tenbo_explain_next (&self->game, &event, &result);
  g_assert_true ((reasons != NULL) ==
                 (result.end.reason == TB_END_NONE && tb_result_is_hand (event.result)));
  for (char **reason = reasons; reason != NULL && *reason != NULL; reason++)
    g_test_message ("> %s", *reason);
  if (result.end.reason != TB_END_NONE)
    tb_table_start (&self->table, self->game.rules);
}

static void
test_ruleset (WordsTest    *self,
              gconstpointer id)
{
  RandomPlay play;

  random_play_init (&play, g_str_hash (id));
  for (int i = 0; i < N_HANDS; i++)
    play_hand (self, &play);
}

/* Adds a test of @ruleset, an id or the path of a file. */
static void
add_test (const char *ruleset)
{
  g_autofree char *name = g_path_get_basename (ruleset);
  g_autofree char *path = g_strconcat ("/explain/random/", name, NULL);

  g_test_add (path, WordsTest, g_intern_string (ruleset), words_test_set_up, test_ruleset,
              words_test_tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (TenboRulesetList) rulesets = tenbo_ruleset_list_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) folder = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rulesets)); i++)
    {
      g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (rulesets), i);

      add_test (tenbo_ruleset_get_id (ruleset));
    }
  g_assert_cmpint (argc, ==, 2);
  folder = g_dir_open (argv[1], 0, &error);
  g_assert_no_error (error);
  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, ".json"))
      {
        g_autofree char *path = g_build_filename (argv[1], name, NULL);

        add_test (path);
      }

  return g_test_run ();
}
