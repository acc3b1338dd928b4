/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-log.h"

#include "tenbo-games.h"

#include <string.h>

TenboPlayed *
tenbo_played_ref (TenboPlayed *played)
{
  played->n_refs++;
  return played;
}

void
tenbo_played_unref (TenboPlayed *played)
{
  if (--played->n_refs > 0)
    return;

  tenbo_record_hand_clear (&played->hand);
  g_free (played);
}

TenboStoredEvent *
tenbo_played_dup_stored (const TenboPlayed *played,
                         TenboRuleset      *ruleset)
{
  g_autofree char  *text = tenbo_log_write_event (&played->hand, ruleset);
  TenboStoredEvent *event = tenbo_stored_event_new (played->hand.id, text);

  event->created_msec = played->created_msec;
  return event;
}

void
tenbo_log_init (TenboLog     *log,
                TenboRuleset *ruleset)
{
  log->ruleset = g_object_ref (ruleset);
  log->played = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_played_unref);
  tb_table_start (&log->table, tenbo_ruleset_get_rules (ruleset));
}

void
tenbo_log_clear (TenboLog *log)
{
  g_clear_object (&log->ruleset);
  g_clear_pointer (&log->played, g_ptr_array_unref);
}

static gpointer
ref_played (gconstpointer played,
            gpointer      user_data)
{
  return tenbo_played_ref ((TenboPlayed *) played);
}

void
tenbo_log_copy (TenboLog       *copy,
                const TenboLog *log,
                guint           n_hands)
{
  copy->ruleset = g_object_ref (log->ruleset);
  copy->played = g_ptr_array_copy (log->played, ref_played, NULL);
  copy->table = log->table;
  tenbo_log_truncate (copy, n_hands);
}

guint
tenbo_log_count_hands (const TenboLog *log)
{
  guint n_hands = 0;

  for (guint i = 0; i < log->played->len; i++)
    n_hands += tb_result_is_hand (((const TenboPlayed *) log->played->pdata[i])->hand.event.result);

  return n_hands;
}

static char *
describe_refusal (const TbProblem *problem,
                  const TbEvent   *event,
                  const TbRules   *rules)
{
  g_autofree char *at = tenbo_record_path (problem, -1);
  g_autofree char *why = NULL;

  why = tenbo_words_problem (problem, tenbo_record_problem_word (problem, event, rules));
  return *at != '\0' ? g_strdup_printf ("%s: %s", at, why) : g_steal_pointer (&why);
}

TenboPlayed *
tenbo_log_read (const TenboLog         *log,
                const TenboStoredEvent *event,
                TenboRecordProblem     *problem)
{
  g_autoptr (TenboPlayed) played = tenbo_played_ref (g_new0 (TenboPlayed, 1));

  if (!tenbo_record_parse_hand (event->text, -1, log->ruleset, &played->hand, problem))
    return NULL;

  g_free (played->hand.id);
  played->hand.id = g_strdup (event->uuid);
  played->created_msec = event->created_msec;
  return g_steal_pointer (&played);
}

TbStatus
tenbo_log_try (const TenboLog *log,
               TenboPlayed    *played,
               TbProblem      *problem)
{
  played->before = log->table;
  played->after = log->table;
  return tb_table_apply (&played->after, &played->hand.event, &played->result, problem);
}

TenboPlayed *
tenbo_log_play (const TenboLog         *log,
                const TenboStoredEvent *event,
                char                  **detail)
{
  g_auto (TenboRecordProblem) unreadable = { 0 };
  g_autoptr (TenboPlayed) played = tenbo_log_read (log, event, &unreadable);
  TbProblem refusal;

  *detail = NULL;
  if (played == NULL)
    *detail = tenbo_record_problem_dup_line (&unreadable);
  else if (tenbo_log_try (log, played, &refusal) != TB_OK)
    *detail = describe_refusal (&refusal, &played->hand.event, log->table.rules);
  else
    return g_steal_pointer (&played);

  return NULL;
}

void
tenbo_log_add (TenboLog    *log,
               TenboPlayed *played)
{
  log->table = played->after;
  g_ptr_array_add (log->played, played);
}

void
tenbo_log_truncate (TenboLog *log,
                    guint     n_hands)
{
  if (n_hands >= log->played->len)
    return;

  log->table = ((const TenboPlayed *) log->played->pdata[n_hands])->before;
  g_ptr_array_set_size (log->played, (int) n_hands);
}

GPtrArray *
tenbo_log_dup_stored (const TenboLog *log,
                      guint           first)
{
  GPtrArray *events = NULL;

  events = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_event_free);

  for (guint i = first; i < log->played->len; i++)
    g_ptr_array_add (events, tenbo_played_dup_stored (log->played->pdata[i], log->ruleset));

  return events;
}

gboolean
tenbo_log_replay (TenboLog  *log,
                  GPtrArray *events,
                  guint     *index,
                  char     **detail)
{
  *detail = NULL;

  for (*index = 0; *index < events->len; (*index)++)
    {
      TenboPlayed *played = tenbo_log_play (log, events->pdata[*index], detail);

      if (played == NULL)
        return FALSE;

      tenbo_log_add (log, played);
    }

  return TRUE;
}

gboolean
tenbo_log_read_running_hand (const TenboLog *log,
                             const char     *text,
                             TbPartialHand  *partial,
                             TbView         *view,
                             char          **detail)
{
  g_auto (TenboRecordProblem) unreadable = { 0 };
  TbEvent   event;
  TbProblem refusal;

  *detail = NULL;
  *partial = (TbPartialHand) { 0 };

  if (text != NULL &&
      !tenbo_record_parse_partial (text, -1, log->ruleset, partial, &unreadable))
    {
      *detail = tenbo_record_problem_dup_line (&unreadable);
      return FALSE;
    }

  if (tenbo_log_view (&log->table, partial, view, &refusal) == TB_OK)
    return TRUE;

  /* The message for a refused foul names the foul, so it needs an event that contains it. */
  tb_event_begin (&event, TB_RESULT_FOUL, partial);
  *detail = describe_refusal (&refusal, &event, log->table.rules);
  return FALSE;
}

TbStatus
tenbo_log_view (const TbTable       *table,
                const TbPartialHand *partial,
                TbView              *view,
                TbProblem           *problem)
{
  if (table->end.reason == TB_END_NONE || partial->n_riichi > 0 || partial->n_fouls > 0)
    return tb_table_open_hand (table, partial, view, problem);

  /* After the end no hand can be open. */
  *problem = (TbProblem) { 0 };
  *view = (TbView) { .pot = table->pot, .penalty_pot = table->penalty_pot };
  memcpy (view->scores, table->scores, sizeof view->scores);
  tb_ranks (table->rules, table->scores, &table->won, view->ranks);
  return TB_OK;
}

gboolean
tenbo_log_read_game (TenboStore       *store,
                     gint64            game_id,
                     TenboStoredGame **game,
                     GError          **why,
                     GError          **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, why);

  *game = tenbo_games_read (read, game_id, why);
  if (!g_error_matches (*why, TENBO_STORE_ERROR, TENBO_STORE_ERROR_MEMORY))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (why));
  return FALSE;
}

GHashTable *
tenbo_log_new_rulesets (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
}

TenboRuleset *
tenbo_log_find_ruleset (GHashTable            *rulesets,
                        const TenboStoredGame *game,
                        GError               **error)
{
  TenboRuleset *ruleset = g_hash_table_lookup (rulesets, game->ruleset_json);

  if (ruleset != NULL)
    return ruleset;

  ruleset = tenbo_ruleset_new_frozen (game->ruleset_json, game->summary.ruleset_key, error);
  if (ruleset != NULL)
    g_hash_table_insert (rulesets, g_strdup (game->ruleset_json), ruleset);

  return ruleset;
}

char *
tenbo_log_write_event (const TenboRecordHand *hand,
                       TenboRuleset          *ruleset)
{
  TenboRecordHand without_id = *hand;
  GString        *text = g_string_new (NULL);

  /* The id has its own column. */
  without_id.id = NULL;
  tenbo_record_write_hand (&without_id, ruleset, text);
  return g_string_free_and_steal (text);
}

char *
tenbo_log_write_running_hand (const TbPartialHand *partial,
                              TenboRuleset        *ruleset)
{
  GString *text;

  if (partial->n_riichi == 0 && partial->n_fouls == 0)
    return NULL;

  text = g_string_new (NULL);
  tenbo_record_write_partial (partial, ruleset, text);
  return g_string_free_and_steal (text);
}
