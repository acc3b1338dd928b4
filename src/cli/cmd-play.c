/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-config.h"
#include "tenbo-lines.h"
#include "tenbo-sheet.h"

#include <glib/gi18n-lib.h>

/* --- For people --- */

static TenboExit
play_for_people (const char       *path,
                 const char       *json,
                 gsize             length,
                 TenboRulesetList *rulesets,
                 TenboSheetFlags   flags)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = tenbo_record_parse (json, (gssize) length, rulesets, &problem);
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean played;

  played = record != NULL && tenbo_sheet_write_record (record, flags, text, &problem);
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
complain_of_game (const char          *path,
                  const char          *place,
                  const char          *json,
                  gsize                length,
                  TenboRulesetList    *rulesets,
                  TenboRecordPlayFlags flags)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = tenbo_record_parse (json, (gssize) length, rulesets, &problem);
  TbTable table;

  if (record != NULL && tenbo_record_play (record, flags, &table, NULL, NULL, &problem))
    g_return_if_reached ();
  tenbo_complain_of_record (path, place, &problem);
}

static TenboExit
play_to_json (const char          *path,
              const char          *json,
              gsize                length,
              TenboRulesetList    *rulesets,
              TenboRecordPlayFlags flags)
{
  g_autoptr (TenboRecordPlayer) player = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean accepted;

  player = tenbo_record_player_new (rulesets, flags | TENBO_RECORD_PLAY_KEEP_HANDS);
  accepted = tenbo_record_player_play (player, json, (gssize) length, text);
  g_string_append_c (text, '\n');
  tenbo_print (text);
  if (accepted)
    return TENBO_EXIT_DONE;

  tenbo_flush ();
  complain_of_game (path, NULL, json, length, rulesets, flags);
  return TENBO_EXIT_REFUSED;
}

typedef struct
{
  const char          *path;
  TenboRulesetList    *rulesets;
  TenboRecordPlayer   *player; /* owned */
  TenboRecordPlayFlags flags;
} LinePlaying;

static gboolean
play_line_cb (const char *line,
              gsize       length,
              GString    *out,
              gpointer    user_data)
{
  LinePlaying *playing = user_data;

  return tenbo_record_player_play (playing->player, line, (gssize) length, out);
}

static void
complain_of_line_cb (const char *place,
                     const char *line,
                     gsize       length,
                     gpointer    user_data)
{
  LinePlaying *playing = user_data;

  complain_of_game (playing->path, place, line, length, playing->rulesets, playing->flags);
}

static TenboExit
play_lines (const char          *path,
            TenboRulesetList    *rulesets,
            TenboRecordPlayFlags flags)
{
  LinePlaying playing = {
    .path = path,
    .rulesets = rulesets,
    .player = tenbo_record_player_new (rulesets, flags),
    .flags = flags,
  };
  TenboExit result = tenbo_answer_lines (path, play_line_cb, complain_of_line_cb, &playing);

  tenbo_record_player_free (playing.player);

  return result;
}

TenboExit
tenbo_cmd_play (const TenboCommand *command,
                int                 argc,
                char              **argv)
{
  gboolean           as_json = FALSE;
  gboolean           as_lines = FALSE;
  gboolean           explain = FALSE;
  gboolean           needs = FALSE;
  gboolean           recorded = FALSE;
  const GOptionEntry entries[] = {
    { "explain", 'e', 0, G_OPTION_ARG_NONE, &explain,
      N_ ("Say why each point moved, and by which rule"), NULL },
    { "needs", 'n', 0, G_OPTION_ARG_NONE, &needs,
      N_ ("Say what each player needs for a better place"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_ ("Print the game played as a JSON object"),
      NULL },
    { "jsonl", 0, 0, G_OPTION_ARG_NONE, &as_lines,
      N_ ("Read a game record from each line, print an object for each"), NULL },
    { "recorded", 0, 0, G_OPTION_ARG_NONE, &recorded,
      N_ ("Take hands that contradict themselves, as earlier versions did"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autofree char     *json = NULL;
  const char          *path;
  gsize                length;
  TenboExit            status;
  TenboSheetFlags      flags;
  TenboRecordPlayFlags play_flags;
  g_auto (GStrv) arguments = NULL;
  g_autoptr (TenboRulesetList) rulesets = NULL;

  if (!tenbo_command_parse (command, argc, argv, entries, &arguments, &status))
    return status;
  if (as_json + as_lines + explain > 1)
    return tenbo_command_misused (command,
                                  _ ("Only one of --explain, --json and --jsonl can be given."));

  if (needs && (as_json || as_lines))
    return tenbo_command_misused (command, _ ("--needs goes with neither --json nor --jsonl."));

  flags = (explain ? TENBO_SHEET_EXPLAIN : 0) | (needs ? TENBO_SHEET_NEEDS : 0) |
          (recorded ? 0 : TENBO_SHEET_NEW);
  play_flags = recorded ? TENBO_RECORD_PLAY_RECORDED : TENBO_RECORD_PLAY_NEW;
  rulesets = tenbo_command_rulesets ();
  path = arguments[0] != NULL ? arguments[0] : "-";
  if (as_lines)
    return play_lines (path, rulesets, play_flags);
  if (!tenbo_read_file (path, &json, &length))
    return TENBO_EXIT_REFUSED;
  if (as_json)
    return play_to_json (path, json, length, rulesets, play_flags);

  return play_for_people (path, json, length, rulesets, flags);
}
