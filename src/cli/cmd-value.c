/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-config.h"
#include "tenbo-hand-report.h"
#include "tenbo-lines.h"
#include "tenbo-valuation.h"

#include <glib/gi18n-lib.h>

/* --- For people --- */

/* Answers the request in the file @path with one object, like a line of --jsonl. */
static TenboExit
value_to_json (const char  *path,
               TenboValuer *valuer)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *json = NULL;
  gsize            length;
  gboolean         accepted;

  if (!tenbo_read_file (path, &json, &length))
    return TENBO_EXIT_REFUSED;
  accepted = tenbo_valuer_answer (valuer, json, (gssize) length, text);
  g_string_append_c (text, '\n');
  tenbo_print (text);
  if (accepted)
    return TENBO_EXIT_DONE;

  tenbo_flush ();
  if (tenbo_valuer_read (valuer, json, (gssize) length, &problem) != NULL)
    g_return_val_if_reached (TENBO_EXIT_REFUSED);
  return tenbo_print_record_error (path, NULL, &problem);
}

static TenboExit
value_for_people (const char  *path,
                  TenboValuer *valuer)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char      *json = NULL;
  gsize                 length;
  const TenboValuation *valuation;

  if (!tenbo_read_file (path, &json, &length))
    return TENBO_EXIT_REFUSED;
  valuation = tenbo_valuer_read (valuer, json, (gssize) length, &problem);
  if (valuation == NULL)
    return tenbo_print_record_error (path, NULL, &problem);

  tenbo_hand_report_write (valuation, text);
  tenbo_print (text);

  return TENBO_EXIT_DONE;
}

/* --- For programs --- */

typedef struct
{
  const char  *path;
  TenboValuer *valuer;
} LineValuing;

static gboolean
value_line_cb (const char *line,
               gsize       length,
               GString    *out,
               gpointer    user_data)
{
  LineValuing *valuing = user_data;

  return tenbo_valuer_answer (valuing->valuer, line, (gssize) length, out);
}

static void
print_line_error_cb (const char *location,
                     const char *line,
                     gsize       length,
                     gpointer    user_data)
{
  LineValuing *valuing = user_data;
  g_auto (TenboRecordProblem) problem = { 0 };

  if (tenbo_valuer_read (valuing->valuer, line, (gssize) length, &problem) != NULL)
    g_return_if_reached ();
  tenbo_print_record_error (valuing->path, location, &problem);
}

static TenboExit
value (TenboInvocation *self)
{
  const char *path = self->arguments[0] != NULL ? self->arguments[0] : "-";
  g_autoptr (TenboRulesetList) rulesets = tenbo_command_rulesets ();
  g_autoptr (TenboValuer) valuer = tenbo_valuer_new (rulesets);

  if (self->json && self->jsonl)
    return tenbo_misused (self, _ ("Use only one of --explain, --json and --jsonl."));
  if (self->json)
    return value_to_json (path, valuer);
  if (self->jsonl)
    return tenbo_answer_lines (path, value_line_cb, print_line_error_cb,
                               &(LineValuing) { path, valuer });

  return value_for_people (path, valuer);
}

static const GOptionEntry value_options[] = {
  TENBO_JSON_OPTION,
  { "jsonl", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (jsonl),
    N_ ("Read one request per line and print a JSON object for each"), NULL },
  G_OPTION_ENTRY_NULL,
};

const TenboCommand tenbo_commands_value[] = {
  {
    .name = "value",
    .arguments = "[FILE]",
    .summary = N_ ("Calculate the value of a hand"),
    .details = N_ ("Calculates the value of the hand in the request FILE, or in standard input "
                   "if FILE is omitted, and prints its interpretation, the yaku and other items "
                   "that count, and the payments. Without a winning tile, lists the tiles that "
                   "complete the hand, with the value of each. Opens no database."),
    .example = "tenbo-cli value request.json",
    .n_arguments = { 0, 1 },
    .options = value_options,
    .run = value,
  },
  { .name = NULL },
};
