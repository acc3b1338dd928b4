/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-config.h"
#include "tenbo-lines.h"
#include "tenbo-sheet-record.h"

#include <glib/gi18n-lib.h>

/* --- For people --- */

static TenboExit
play_for_people (const char       *path,
                 const char       *json,
                 gsize             length,
                 TenboRulesetList *rulesets,
                 gboolean          explain)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = tenbo_record_parse (json, (gssize) length, rulesets, &problem);
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean played;

  played = record != NULL && tenbo_sheet_write_record (record, explain, text, &problem);
  tenbo_print (text);
  if (played)
    return TENBO_EXIT_DONE;

  tenbo_flush ();
  tenbo_complain_of_record (path, NULL, &problem);
  return TENBO_EXIT_REFUSED;
}

/* --- For programs --- */

/* Says again on standard error why @json is refused, @place in its file. */
static void
complain_of_game (const char       *path,
                  const char       *place,
                  const char       *json,
                  gsize             length,
                  TenboRulesetList *rulesets)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = tenbo_record_parse (json, (gssize) length, rulesets, &problem);
  TbTable table;

  if (record != NULL && tenbo_record_play (record, &table, NULL, NULL, &problem))
    g_return_if_reached ();
  tenbo_complain_of_record (path, place, &problem);
}

static TenboExit
play_to_json (const char       *path,
              const char       *json,
              gsize             length,
              TenboRulesetList *rulesets)
{
  g_autoptr (TenboRecordPlayer) player = tenbo_record_player_new (rulesets, TRUE);
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean accepted = tenbo_record_player_play (player, json, (gssize) length, text);

  g_string_append_c (text, '\n');
  tenbo_print (text);
  if (accepted)
    return TENBO_EXIT_DONE;

  tenbo_flush ();
  complain_of_game (path, NULL, json, length, rulesets);
  return TENBO_EXIT_REFUSED;
}

typedef struct
{
  const char        *path;
  TenboRulesetList  *rulesets;
  TenboRecordPlayer *player; /* owned */
  GString           *output; /* owned */
  guint64            n_lines;
  guint64            n_refused;
} LinePlaying;

static void
play_line_cb (const char *line,
              gsize       length,
              gpointer    user_data)
{
  LinePlaying *playing = user_data;
  gboolean     accepted = tenbo_record_player_play (playing->player, line, (gssize) length,
                                                    playing->output);

  g_string_append_c (playing->output, '\n');
  playing->n_lines++;
  if (accepted)
    return;

  playing->n_refused++;
  if (playing->n_refused == 1)
    {
      g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, playing->n_lines);
      g_autofree char *place = g_strdup_printf (_ ("line %s"), number);

      complain_of_game (playing->path, place, line, length, playing->rulesets);
    }
}

static gboolean
write_answers_cb (gpointer user_data)
{
  LinePlaying *playing = user_data;

  tenbo_print (playing->output);

  return tenbo_flush ();
}

static TenboExit
play_lines (const char       *path,
            TenboRulesetList *rulesets)
{
  LinePlaying playing = {
    .path = path,
    .rulesets = rulesets,
    .player = tenbo_record_player_new (rulesets, FALSE),
    .output = g_string_new (NULL),
  };
  gboolean read = tenbo_read_lines (path, play_line_cb, write_answers_cb, &playing);

  if (playing.n_refused > 1)
    tenbo_complain_of_lines (path, playing.n_refused, playing.n_lines);
  tenbo_record_player_free (playing.player);
  g_string_free (playing.output, TRUE);

  return read && playing.n_refused == 0 ? TENBO_EXIT_DONE : TENBO_EXIT_REFUSED;
}

TenboExit
tenbo_cmd_play (const TenboCommand *command,
                int                 argc,
                char              **argv)
{
  gboolean           as_json = FALSE;
  gboolean           as_lines = FALSE;
  gboolean           explain = FALSE;
  const GOptionEntry entries[] = {
    { "explain", 'e', 0, G_OPTION_ARG_NONE, &explain,
      N_ ("Say why each point moved, and by which rule"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_ ("Print the game played as a JSON object"),
      NULL },
    { "jsonl", 0, 0, G_OPTION_ARG_NONE, &as_lines,
      N_ ("Read a game record from each line, print an object for each"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autofree char *json = NULL;
  const char      *path;
  gsize            length;
  TenboExit        status;
  g_auto (GStrv) arguments = NULL;
  g_autoptr (TenboRulesetList) rulesets = NULL;

  if (!tenbo_command_parse (command, argc, argv, entries, &arguments, &status))
    return status;
  if (as_json + as_lines + explain > 1)
    return tenbo_command_misused (command,
                                  _ ("Only one of --explain, --json and --jsonl can be given."));

  rulesets = tenbo_command_rulesets ();
  path = arguments[0] != NULL ? arguments[0] : "-";
  if (as_lines)
    return play_lines (path, rulesets);
  if (!tenbo_read_file (path, &json, &length))
    return TENBO_EXIT_REFUSED;
  if (as_json)
    return play_to_json (path, json, length, rulesets);

  return play_for_people (path, json, length, rulesets, explain);
}
