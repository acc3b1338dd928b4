/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-game-record.h"

#include "tenbo-counts.h"
#include "tenbo-free-text.h"
#include "tenbo-games.h"
#include "tenbo-log.h"
#include "tenbo-results.h"

/* Returns an id computed from the content, in the form of a uuid of version 8. Ignores the names,
 * the source and the notes of the ruleset: a later version of Tenbo may change them, and the game
 * stays the same. */
static char *
compute_id (const TenboRecord *record)
{
  g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_dup_without_texts (record->ruleset);
  TenboRecord      content = *record;
  g_autofree char *digest = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  content.ruleset = ruleset;
  tenbo_record_write (&content, text);
  digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, (gssize) text->len);
  return g_strdup_printf ("%.8s-%.4s-8%.3s-8%.3s-%.12s",
                          digest, digest + 8, digest + 12, digest + 15, digest + 18);
}

TenboStoredTime
tenbo_record_read_stored_time (const char *text)
{
  g_autoptr (GDateTime) moment = g_date_time_new_from_iso8601 (text, NULL);

  g_assert (moment != NULL); /* the reader of records takes no other text */

  return (TenboStoredTime) {
    .msec = g_date_time_to_unix_usec (moment) / 1000,
    .offset_minutes = (int) (g_date_time_get_utc_offset (moment) / G_TIME_SPAN_MINUTE),
  };
}

char *
tenbo_record_write_stored_time (TenboStoredTime time)
{
  g_autoptr (GDateTime) local = NULL;

  if (time.msec == 0)
    return NULL;

  local = tenbo_stored_time_to_local (&time);
  return g_date_time_format (local, time.msec % 1000 == 0 ? "%FT%T%:z" : "%FT%T.%f%:z");
}

char *
tenbo_record_clean_text (const char *text)
{
  return text != NULL ? tenbo_free_text_clean (text) : NULL;
}

static gboolean
refuse (TenboRecordProblem *problem,
        TenboRecordProblem *ours,
        GError            **error)
{
  g_autofree char *line = tenbo_record_problem_dup_line (ours);

  g_set_error_literal (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED, line);
  if (problem != NULL)
    {
      *problem = *ours;
      *ours = (TenboRecordProblem) { 0 };
    }

  return FALSE;
}

/* Plays the hands into @log in the form that will be stored. */
static gboolean
play_hands (const TenboRecord  *record,
            TenboLog           *log,
            TenboStoredGame    *game,
            TenboRecordProblem *problem,
            GError            **error)
{
  g_auto (TenboRecordProblem) refusal = { 0 };
  g_autofree char *detail = NULL;
  TbTable          table;
  guint            index;

  if (!tenbo_record_play (record, TENBO_RECORD_PLAY_RECORDED, &table, NULL, NULL, &refusal))
    return refuse (problem, &refusal, error);

  for (guint i = 0; i < record->hands->len; i++)
    {
      const TenboRecordHand *hand = record->hands->pdata[i];
      g_autofree char       *text = tenbo_log_write_event (hand, record->ruleset);

      g_ptr_array_add (game->events, tenbo_stored_event_new (hand->id, text));
    }

  if (tenbo_log_replay (log, game->events, &index, &detail))
    return TRUE;

  g_set_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_DAMAGED,
               "hands[%u]: the stored form cannot be read back: %s", index, detail);
  return FALSE;
}

static void
fill_game (const TenboRecord *record,
           const TenboLog    *log,
           TenboStoredGame   *game)
{
  TenboStoredSummary *summary = &game->summary;

  if (record->started != NULL)
    summary->started = tenbo_record_read_stored_time (record->started);
  if (record->ended != NULL)
    summary->ended = tenbo_record_read_stored_time (record->ended);

  tenbo_results_progress (&log->table, tenbo_log_count_hands (log), &summary->progress);
  summary->progress.end_reason = g_strdup (summary->progress.end_reason);

  if (log->table.end.reason != TB_END_NONE)
    tenbo_results_compute (log, &game->results);

  game->notes = tenbo_results_dup_notes (log);
  summary->uuid = record->id != NULL ? g_strdup (record->id) : compute_id (record);
  summary->session_uuid = g_strdup (record->session);
  if (record->session_started != NULL)
    summary->session_started = tenbo_record_read_stored_time (record->session_started);
  summary->ruleset_key = g_strdup (tenbo_ruleset_get_id (record->ruleset));
  summary->ruleset_name = g_strdup (tenbo_ruleset_get_name (record->ruleset));
  summary->title = tenbo_record_clean_text (record->title);
  summary->venue = tenbo_record_clean_text (record->venue);
  summary->note = g_strdup (record->note);
  if (record->changed != NULL)
    summary->details_changed_msec = tenbo_record_read_stored_time (record->changed).msec;
  summary->is_void = record->is_void;
  summary->n_players = log->table.rules->players;
  game->ruleset_json = g_strdup (tenbo_ruleset_get_json (record->ruleset));

  for (int i = 0; i < summary->n_players; i++)
    {
      summary->players[i].name = tenbo_record_clean_text (record->names[i]);
      summary->players[i].person_uuid = g_strdup (record->people[i]);
      summary->players[i].side = record->sides[i];
    }
}

TenboStoredGame *
tenbo_game_from_record (const TenboRecord  *record,
                        TenboRecordProblem *problem,
                        GError            **error)
{
  g_autoptr (TenboStoredGame) game = tenbo_stored_game_new ();
  g_auto (TenboLog) log = { 0 };

  tenbo_log_init (&log, record->ruleset);
  if (!play_hands (record, &log, game, problem, error))
    return NULL;

  fill_game (record, &log, game);
  return g_steal_pointer (&game);
}

static void
export_summary (const TenboStoredSummary *summary,
                TenboRecord              *record)
{
  TenboStoredTime changed = { .msec = summary->details_changed_msec };

  record->id = g_strdup (summary->uuid);
  record->session = g_strdup (summary->session_uuid);
  record->session_started = tenbo_record_write_stored_time (summary->session_started);
  record->title = g_strdup (summary->title);
  record->venue = g_strdup (summary->venue);
  record->note = g_strdup (summary->note);
  record->started = tenbo_record_write_stored_time (summary->started);
  record->ended = tenbo_record_write_stored_time (summary->ended);
  record->is_void = summary->is_void;
  record->changed = tenbo_record_write_stored_time (changed);

  for (int i = 0; i < summary->n_players; i++)
    {
      record->names[i] = g_strdup (summary->players[i].name);
      record->people[i] = g_strdup (summary->players[i].person_uuid);
      record->sides[i] = summary->players[i].side;
    }
}

static gboolean
export_hands (const TenboStoredGame *game,
              TenboRecord           *record,
              GError               **error)
{
  for (guint i = 0; i < game->events->len; i++)
    {
      g_auto (TenboRecordProblem) problem = { 0 };
      const TenboStoredEvent *event = game->events->pdata[i];
      TenboRecordHand        *hand = g_new0 (TenboRecordHand, 1);

      g_ptr_array_add (record->hands, hand);
      if (!tenbo_record_parse_hand (event->text, -1, record->ruleset, hand, &problem))
        {
          g_autofree char *why = tenbo_record_problem_dup_text (&problem);

          g_set_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_DAMAGED,
                       "game %s, hands[%u]%s%s: %s", game->summary.uuid, i,
                       *problem.at != '\0' ? "." : "", problem.at, why);
          return FALSE;
        }

      hand->id = g_strdup (event->uuid);
    }

  return TRUE;
}

TenboRecord *
tenbo_record_of_stored (const TenboStoredGame *game,
                        TenboRuleset          *ruleset,
                        GError               **error)
{
  g_autoptr (TenboRecord) record = tenbo_record_new ();

  g_return_val_if_fail (game != NULL && TENBO_IS_RULESET (ruleset), NULL);

  export_summary (&game->summary, record);
  record->ruleset = g_object_ref (ruleset);
  return export_hands (game, record, error) ? g_steal_pointer (&record) : NULL;
}

TenboRecord *
tenbo_game_export (TenboStore *store,
                   gint64      game_id,
                   GError    **error)
{
  g_autoptr (GHashTable) rulesets = NULL;

  return tenbo_game_export_next (store, game_id, &rulesets, error);
}

TenboRecord *
tenbo_game_export_next (TenboStore  *store,
                        gint64       game_id,
                        GHashTable **rulesets,
                        GError     **error)
{
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (TenboStoredGame) game = NULL;
  TenboRuleset *ruleset;

  g_return_val_if_fail (TENBO_IS_STORE (store) && rulesets != NULL, NULL);

  read = tenbo_store_read_begin (store, NULL, error);
  game = tenbo_games_read (read, game_id, error);
  if (game == NULL)
    return NULL;

  if (*rulesets == NULL)
    *rulesets = tenbo_log_new_rulesets ();
  ruleset = tenbo_log_find_ruleset (*rulesets, game, error);
  return ruleset != NULL ? tenbo_record_of_stored (game, ruleset, error) : NULL;
}

TenboRecord *
tenbo_game_to_record (TenboGame *game,
                      GError   **error)
{
  g_autoptr (TenboStoredGame) stored = NULL;

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);

  stored = tenbo_game_dup_stored (game);
  return tenbo_record_of_stored (stored, tenbo_game_get_ruleset (game), error);
}
