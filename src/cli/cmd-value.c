/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-config.h"
#include "tenbo-hand-sheet.h"
#include "tenbo-json.h"
#include "tenbo-lines.h"
#include "tenbo-valuation.h"

#include <glib/gi18n-lib.h>

/* --- For people --- */

static TenboExit
value_for_people (const char       *path,
                  TenboRulesetList *rulesets)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_auto (TenboValuation) valuation = { 0 };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *json = NULL;
  TbHandValue      value;
  gsize            length;

  if (!tenbo_read_file (path, &json, &length))
    return TENBO_EXIT_REFUSED;
  if (!tenbo_valuation_parse (&valuation, json, (gssize) length, rulesets, &problem))
    {
      tenbo_complain_of_record (path, NULL, &problem);
      return TENBO_EXIT_REFUSED;
    }

  tenbo_valuation_value (&valuation, &value);
  tenbo_hand_sheet_write (&valuation, &value, text);
  tenbo_print (text);

  return TENBO_EXIT_DONE;
}

/* --- For programs --- */

typedef struct
{
  const char       *path;
  TenboRulesetList *rulesets;
  GString          *output; /* owned */
  guint64           n_lines;
  guint64           n_refused;
} LineValuing;

static void
complain_of_line (const LineValuing        *valuing,
                  const TenboRecordProblem *problem)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, valuing->n_lines);
  g_autofree char *place = g_strdup_printf (_ ("line %s"), number);

  tenbo_complain_of_record (valuing->path, place, problem);
}

static void
append_refusal (const TenboRecordProblem *problem,
                GString                  *out)
{
  g_autofree char *message = tenbo_record_problem_dup_text (problem);

  g_string_append (out, "{\"error\": {\"at\": ");
  tenbo_json_write_text (out, problem->at);
  g_string_append (out, ", \"message\": ");
  tenbo_json_write_text (out, message);
  g_string_append (out, "}}");
}

static void
value_line_cb (const char *line,
               gsize       length,
               gpointer    user_data)
{
  LineValuing *valuing = user_data;
  g_auto (TenboRecordProblem) problem = { 0 };
  g_auto (TenboValuation) valuation = { 0 };
  TbHandValue value;

  valuing->n_lines++;
  if (tenbo_valuation_parse (&valuation, line, (gssize) length, valuing->rulesets, &problem))
    {
      tenbo_valuation_value (&valuation, &value);
      tenbo_valuation_write (&valuation, &value, valuing->output);
    }
  else
    {
      append_refusal (&problem, valuing->output);
      valuing->n_refused++;
      if (valuing->n_refused == 1)
        complain_of_line (valuing, &problem);
    }
  g_string_append_c (valuing->output, '\n');
}

static gboolean
write_answers_cb (gpointer user_data)
{
  LineValuing *valuing = user_data;

  tenbo_print (valuing->output);

  return tenbo_flush ();
}

static TenboExit
value_lines (const char       *path,
             TenboRulesetList *rulesets)
{
  LineValuing valuing = {
    .path = path,
    .rulesets = rulesets,
    .output = g_string_new (NULL),
  };
  gboolean read = tenbo_read_lines (path, value_line_cb, write_answers_cb, &valuing);

  if (valuing.n_refused > 1)
    tenbo_complain_of_lines (path, valuing.n_refused, valuing.n_lines);
  g_string_free (valuing.output, TRUE);

  return read && valuing.n_refused == 0 ? TENBO_EXIT_DONE : TENBO_EXIT_REFUSED;
}

TenboExit
tenbo_cmd_value (const TenboCommand *command,
                 int                 argc,
                 char              **argv)
{
  gboolean           as_lines = FALSE;
  const GOptionEntry entries[] = {
    { "jsonl", 0, 0, G_OPTION_ARG_NONE, &as_lines,
      N_ ("Read a request from each line, print an object for each"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  const char *path;
  TenboExit   status;
  g_auto (GStrv) arguments = NULL;
  g_autoptr (TenboRulesetList) rulesets = NULL;

  if (!tenbo_command_parse (command, argc, argv, entries, &arguments, &status))
    return status;

  rulesets = tenbo_command_rulesets ();
  path = arguments[0] != NULL ? arguments[0] : "-";

  return as_lines ? value_lines (path, rulesets) : value_for_people (path, rulesets);
}
