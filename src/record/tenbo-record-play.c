/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-record-game.h"
#include "tenbo-record-output.h"
#include "tenbo-record-reader.h"

#include <string.h>

struct _TenboRecordPlayer
{
  TenboRulesetList    *rulesets;
  JsonParser          *parser;
  TenboRecordPlayFlags flags;
  TbTable              table;
  TbEvent              event;
  TbHandResult         result;
};

/* Returns the valid abortive draws for a message; NULL if there are none. */
static char *
dup_valid_aborts (const TbRules *rules)
{
  const char *ids[TB_N_ABORTS];

  for (int i = 0; i < rules->n_aborts; i++)
    ids[i] = tb_abort_id (rules->aborts[i].reason);
  return tenbo_record_join_expected (ids, rules->n_aborts);
}

/* Sets @problem to @refusal, the engine's problem with hand @hand. */
static void
refuse_hand (const TbProblem    *refusal,
             const TbEvent      *event,
             const TbRules      *rules,
             guint               hand,
             TenboRecordProblem *problem)
{
  tenbo_record_problem_clear (problem);
  problem->problem = *refusal;
  problem->at = tenbo_record_path (refusal, (int) hand);
  problem->word = g_strdup (tenbo_record_problem_word (refusal, event, rules));
  if (refusal->code == TB_PROBLEM_NOT_PLAYED && refusal->at == TB_AT_REASON)
    problem->expected = dup_valid_aborts (rules);
}

/* Plays @event on @table. New input is also checked for contradictions. */
static TbStatus
apply (TbTable             *table,
       const TbEvent       *event,
       TenboRecordPlayFlags flags,
       TbHandResult        *out,
       TbProblem           *refusal)
{
  if ((flags & TENBO_RECORD_PLAY_NEW) != 0)
    return tb_table_enter (table, event, out, refusal);

  return tb_table_apply (table, event, out, refusal);
}

gboolean
tenbo_record_play (const TenboRecord   *record,
                   TenboRecordPlayFlags flags,
                   TbTable             *table,
                   TenboRecordHandFunc  func,
                   gpointer             user_data,
                   TenboRecordProblem  *problem)
{
  const TbRules *rules;

  g_return_val_if_fail (record != NULL && table != NULL && problem != NULL, FALSE);

  memset (problem, 0, sizeof *problem);
  rules = tenbo_ruleset_get_rules (record->ruleset);
  tb_table_start (table, rules);
  for (guint i = 0; i < record->hands->len; i++)
    {
      const TenboRecordHand *hand = g_ptr_array_index (record->hands, i);
      TbHandResult           result;
      TbProblem              refusal;

      if (apply (table, &hand->event, flags, &result, &refusal) == TB_REFUSED)
        {
          refuse_hand (&refusal, &hand->event, rules, i, problem);
          return FALSE;
        }
      if (func != NULL)
        func (table, &result, i, user_data);
    }
  return TRUE;
}

TenboRecordPlayer *
tenbo_record_player_new (TenboRulesetList    *rulesets,
                         TenboRecordPlayFlags flags)
{
  TenboRecordPlayer *self = g_new0 (TenboRecordPlayer, 1);

  self->rulesets = g_object_ref (rulesets);
  self->parser = tenbo_json_parser_new ();
  self->flags = flags;
  return self;
}

void
tenbo_record_player_free (TenboRecordPlayer *self)
{
  g_object_unref (self->rulesets);
  g_object_unref (self->parser);
  g_free (self);
}

/* Plays the hand at @location and writes its result. */
static gboolean
play_hand (TenboRecordPlayer   *self,
           TenboRecordReader   *reader,
           const TenboLocation *location,
           GString             *out)
{
  TbProblem refusal;

  if (!tenbo_record_read_hand (reader, location, &self->event))
    return FALSE;
  if (apply (&self->table, &self->event, self->flags, &self->result, &refusal) == TB_REFUSED)
    {
      refuse_hand (&refusal, &self->event, reader->rules, location->index, reader->problem);
      return FALSE;
    }
  if (location->index > 0)
    g_string_append (out, ", ");
  tenbo_record_output_hand (&self->table, &self->result, out);
  return TRUE;
}

/* Writes the output up to the first refused hand. */
static gboolean
play (TenboRecordPlayer  *self,
      const char         *json,
      gssize              length,
      GString            *out,
      gboolean           *begun,
      TenboRecordProblem *problem)
{
  g_autoptr (TenboRecord) record = tenbo_record_new ();
  TenboRecordReader reader = { .problem = problem };
  TenboLocation     root = { 0 };
  TenboLocation     list = { .up = &root, .key = "hands" };
  JsonArray        *hands;

  *begun = FALSE;
  root.node = tenbo_record_load (self->parser, json, length, TENBO_MAX_GAME_BYTES, problem);
  if (root.node == NULL ||
      !tenbo_record_read_head (&reader, &root, tenbo_ruleset_list_lookup, self->rulesets,
                               record, &hands))
    return FALSE;

  *begun = TRUE;
  g_string_append (out, "{\"ruleset\": ");
  tenbo_json_write_text (out, tenbo_ruleset_get_id (record->ruleset));
  g_string_append (out, ", \"hands\": [");
  tb_table_start (&self->table, reader.rules);
  for (guint i = 0; i < json_array_get_length (hands); i++)
    {
      TenboLocation location = {
        .up = &list,
        .index = i,
        .node = json_array_get_element (hands, i),
      };

      if (!play_hand (self, &reader, &location, out))
        return FALSE;
    }
  g_string_append (out, "], ");
  tenbo_record_output_end (&self->table, out);
  if ((self->flags & TENBO_RECORD_PLAY_NEEDS) != 0)
    {
      g_string_append (out, ", ");
      tenbo_record_output_needs (&self->table, out);
    }
  g_string_append_c (out, '}');
  return TRUE;
}

gboolean
tenbo_record_player_play (TenboRecordPlayer *self,
                          const char        *json,
                          gssize             length,
                          GString           *out)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  gsize    start;
  gboolean begun;

  g_return_val_if_fail (self != NULL && json != NULL && out != NULL, FALSE);

  start = out->len;
  if (play (self, json, length, out, &begun, &problem))
    return TRUE;

  if (begun && (self->flags & TENBO_RECORD_PLAY_KEEP_HANDS) != 0)
    g_string_append (out, "], \"error\": ");
  else
    {
      g_string_truncate (out, start);
      g_string_append (out, "{\"error\": ");
    }
  tenbo_record_problem_write (&problem, out);
  g_string_append_c (out, '}');
  return FALSE;
}
