/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-config.h"
#include "tenbo-lines.h"
#include "tenbo-report.h"

#include <glib/gi18n-lib.h>

/* --- For people --- */

static TenboExit
play_for_people (const char       *path,
                 const char       *json,
                 gsize             length,
                 TenboRulesetList *rulesets,
                 TenboReportFlags  flags)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = tenbo_record_parse (json, (gssize) length, rulesets, &problem);
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean played;

  played = record != NULL && tenbo_report_write_record (record, flags, text, &problem);
  tenbo_print (text);
  if (played)
    return TENBO_EXIT_DONE;

  tenbo_flush ();
  return tenbo_print_record_error (path, NULL, &problem);
}

/* --- For programs --- */

/* Reports on standard error why @json is refused; @location is its location in the file. */
static void
print_game_error (const char          *path,
                  const char          *location,
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
  tenbo_print_record_error (path, location, &problem);
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
  print_game_error (path, NULL, json, length, rulesets, flags);
  return TENBO_EXIT_REFUSED;
}

typedef struct
{
  const char          *path;
  TenboRulesetList    *rulesets;
  TenboRecordPlayer   *player;
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
print_line_error_cb (const char *location,
                     const char *line,
                     gsize       length,
                     gpointer    user_data)
{
  LinePlaying *playing = user_data;

  print_game_error (playing->path, location, line, length, playing->rulesets, playing->flags);
}

static TenboExit
play (TenboInvocation *self)
{
  const char *path = self->arguments[0] != NULL ? self->arguments[0] : "-";
  g_autoptr (TenboRulesetList) rulesets = NULL;
  g_autofree char     *json = NULL;
  gsize                length;
  TenboReportFlags     flags = TENBO_REPORT_PLAIN;
  TenboRecordPlayFlags play_flags =
    self->recorded ? TENBO_RECORD_PLAY_RECORDED : TENBO_RECORD_PLAY_NEW;

  play_flags |= self->needs ? TENBO_RECORD_PLAY_NEEDS : 0;
  if (self->json + self->jsonl + self->explain > 1)
    return tenbo_misused (self, _ ("Use only one of --explain, --json and --jsonl."));

  rulesets = tenbo_command_rulesets ();
  if (self->jsonl)
    {
      g_autoptr (TenboRecordPlayer) player = tenbo_record_player_new (rulesets, play_flags);

      return tenbo_answer_lines (path, play_line_cb, print_line_error_cb,
                                 &(LinePlaying) { path, rulesets, player, play_flags });
    }
  if (!tenbo_read_file (path, &json, &length))
    return TENBO_EXIT_REFUSED;
  if (self->json)
    return play_to_json (path, json, length, rulesets, play_flags);

  flags |= self->explain ? TENBO_REPORT_EXPLAIN : 0;
  flags |= self->needs ? TENBO_REPORT_NEEDS : 0;
  flags |= self->recorded ? 0 : TENBO_REPORT_NEW;
  return play_for_people (path, json, length, rulesets, flags);
}

static const GOptionEntry play_options[] = {
  { "explain", 'e', 0, G_OPTION_ARG_NONE, TENBO_OPTION (explain),
    N_ ("Explain each movement of points and name the rule"), NULL },
  { "needs", 'n', 0, G_OPTION_ARG_NONE, TENBO_OPTION (needs),
    N_ ("Show what each player needs for a better rank"), NULL },
  { "json", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (json),
    N_ ("Print the replayed game as a JSON object"), NULL },
  { "jsonl", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (jsonl),
    N_ ("Read one game record per line and print a JSON object for each"), NULL },
  { "recorded", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (recorded),
    N_ ("Accept contradictory hands, as earlier versions did"), NULL },
  G_OPTION_ENTRY_NULL,
};

const TenboCommand tenbo_commands_play[] = {
  {
    .name = "play",
    .arguments = "[FILE]",
    .summary = N_ ("Score a game record and print the score sheet"),
    .details = N_ ("Replays the game record FILE, or standard input if FILE is omitted, and "
                   "prints the scores, the end of the game and the settlement. Opens no "
                   "database."),
    .example = "tenbo-cli play --explain friday.tenbo",
    .n_arguments = { 0, 1 },
    .options = play_options,
    .run = play,
  },
  { .name = NULL },
};
