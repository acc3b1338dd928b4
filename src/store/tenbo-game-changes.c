/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-store.h"
#include "tenbo-tables.h"

/* A change of an existing game */
typedef struct _Change Change;

/* Applies the change. @n_done is the number of edits of the game that are done, before and after
 * the call. */
typedef gboolean (*ApplyFunc) (TenboDb      *db,
                               const Change *change,
                               guint        *n_done,
                               GError      **error);

struct _Change
{
  TenboWriteTarget target;
  ApplyFunc        apply;
  gpointer         data;    /* argument of `apply`; owned */
  GDestroyNotify   destroy; /* or NULL */
  TenboEffects    *after;   /* all owned; NULL: the log does not change */
};

void
tenbo_effects_clear (TenboEffects *after)
{
  g_clear_pointer (&after->notes, g_free);
  tenbo_stored_results_clear (&after->results);
}

static void
change_free (gpointer data)
{
  Change *change = data;

  if (change->destroy != NULL)
    change->destroy (change->data);
  if (change->after != NULL)
    {
      tenbo_effects_clear (change->after);
      g_free (change->after->progress.end_reason);
      g_free (change->after);
    }
  g_free (change);
}

/* @ended is recorded if the game has ended with this change. */
static gboolean
write_effects (TenboDb            *db,
               gint64              game_id,
               const TenboEffects *after,
               TenboStoredTime     ended,
               GError            **error)
{
  return tenbo_games_set_progress (db, game_id, &after->progress, ended, error) &&
         tenbo_results_set (db, game_id, &after->results, error) &&
         tenbo_texts_set_notes (db, game_id, after->notes, error);
}

static gboolean
run_change (TenboDb      *db,
            gpointer      data,
            TenboOutcome *outcome,
            GError      **error)
{
  const Change       *change = data;
  const TenboEffects *after = change->after;
  gint64              game_id = change->target.game_id;
  guint               n_done;

  outcome->game_id = game_id;
  outcome->revision = change->target.revision + 1;
  if (!tenbo_games_check_target (db, &change->target, &n_done, error) ||
      !change->apply (db, change, &n_done, error))
    return FALSE;

  if (after != NULL && !write_effects (db, game_id, after, tenbo_stored_now (), error))
    return FALSE;

  return tenbo_games_touch (db, game_id, n_done, error);
}

static Change *
change_new (TenboWriteTarget    target,
            ApplyFunc           apply,
            gpointer            data,
            GDestroyNotify      destroy,
            const TenboEffects *after)
{
  Change *change = g_new (Change, 1);

  *change = (Change) {
    .target = target,
    .apply = apply,
    .data = data,
    .destroy = destroy,
    .after = g_memdup2 (after, sizeof *after),
  };

  /* The copy also owns the data that the original borrows. */
  if (after != NULL)
    {
      change->after->progress.end_reason = g_strdup (after->progress.end_reason);
      change->after->notes = g_strdup (after->notes);
      for (int i = 0; i < TENBO_STORED_PLAYERS; i++)
        if (after->results.yaku[i] != NULL)
          g_ptr_array_ref (after->results.yaku[i]);
    }

  return change;
}

static TenboWrite *
create (TenboWriteTarget    target,
        ApplyFunc           apply,
        gpointer            data,
        GDestroyNotify      destroy,
        const TenboEffects *after)
{
  return tenbo_write_new (run_change, change_new (target, apply, data, destroy, after),
                          change_free);
}

/* --- New games --- */

gboolean
tenbo_games_add (TenboDb         *db,
                 TenboStoredGame *game,
                 TenboOutcome    *outcome,
                 GError         **error)
{
  TenboStoredSummary *summary = &game->summary;

  summary->changed_msec = tenbo_stored_now ().msec;
  if (!tenbo_people_get_or_create (db, summary, error) ||
      !tenbo_sessions_get_or_create (db, summary, error) ||
      !tenbo_games_insert (db, summary, game->events->len, game->ruleset_json, error))
    return FALSE;

  for (guint i = 0; i < game->events->len; i++)
    if (!tenbo_events_append (db, summary->id, i, game->events->pdata[i], error) ||
        !tenbo_edits_add (db, summary->id, i, i, error))
      return FALSE;

  outcome->game_id = summary->id;
  outcome->revision = 1;
  return tenbo_running_hands_set (db, summary->id, game->running_hand, error) &&
         tenbo_texts_write (db, summary->id, game->notes, error) &&
         tenbo_results_set (db, summary->id, &game->results, error);
}

static gboolean
write_game (TenboDb      *db,
            gpointer      data,
            TenboOutcome *outcome,
            GError      **error)
{
  TenboStoredGame    *game = data;
  TenboStoredSummary *summary = &game->summary;

  if (summary->uuid == NULL)
    summary->uuid = g_uuid_string_random ();
  else
    outcome->game_id = tenbo_games_find (db, summary->uuid, error);

  if (outcome->game_id < 0)
    return FALSE;

  if (outcome->game_id > 0)
    {
      outcome->n_known++;
      return TRUE;
    }

  outcome->n_added++;
  return tenbo_games_add (db, game, outcome, error);
}

TenboWrite *
tenbo_write_game (TenboStoredGame *game)
{
  return tenbo_write_new (write_game, game, (GDestroyNotify) tenbo_stored_game_free);
}

/* --- Changes of the log --- */

/* Appends the event. @data is an edit with the event and the running hand of the game after the
 * change. */
static gboolean
append_event (TenboDb      *db,
              const Change *change,
              guint        *n_done,
              GError      **error)
{
  const TenboStoredEdit *edit = change->data;
  gint64                 game_id = change->target.game_id;
  guint                  seq;

  return tenbo_events_count (db, game_id, &seq, error) &&
         tenbo_events_append (db, game_id, seq, edit->event, error) &&
         tenbo_edits_add (db, game_id, (*n_done)++, seq, error) &&
         tenbo_running_hands_set (db, game_id, edit->running_hand, error);
}

TenboWrite *
tenbo_write_event (TenboWriteTarget        target,
                   const TenboStoredEvent *event,
                   const char             *running_hand,
                   const TenboEffects     *after)
{
  TenboStoredEdit *edit;

  g_return_val_if_fail (event != NULL && after != NULL, NULL);

  edit = g_new0 (TenboStoredEdit, 1);
  edit->event = tenbo_stored_event_copy (event);
  edit->running_hand = g_strdup (running_hand);
  return create (target, append_event, edit, (GDestroyNotify) tenbo_stored_edit_free, after);
}

static gboolean
rewrite (TenboDb      *db,
         const Change *change,
         guint        *n_done,
         GError      **error)
{
  gint64 game_id = change->target.game_id;
  guint  number = (*n_done)++;

  return tenbo_edits_add_rewrite (db, game_id, number, change->data, error) &&
         tenbo_edits_exchange (db, game_id, number, FALSE, error);
}

TenboWrite *
tenbo_write_rewrite (TenboWriteTarget    target,
                     TenboStoredEdit    *edit,
                     const TenboEffects *after)
{
  g_return_val_if_fail (edit != NULL && edit->other != NULL && after != NULL, NULL);

  return create (target, rewrite, edit, (GDestroyNotify) tenbo_stored_edit_free, after);
}

/* Undoes or redoes edits until the number of done edits is the one in @data. */
static gboolean
go_to (TenboDb      *db,
       const Change *change,
       guint        *n_done,
       GError      **error)
{
  gint64 game_id = change->target.game_id;
  guint  wanted = GPOINTER_TO_UINT (change->data);

  for (; *n_done > wanted; (*n_done)--)
    if (!tenbo_edits_exchange (db, game_id, *n_done - 1, TRUE, error))
      return FALSE;

  for (; *n_done < wanted; (*n_done)++)
    if (!tenbo_edits_exchange (db, game_id, *n_done, FALSE, error))
      return FALSE;

  return TRUE;
}

TenboWrite *
tenbo_write_go_to (TenboWriteTarget    target,
                   guint               n_edits_done,
                   const TenboEffects *after)
{
  g_return_val_if_fail (after != NULL, NULL);

  return create (target, go_to, GUINT_TO_POINTER (n_edits_done), NULL, after);
}

/* --- Derived data --- */

static gboolean
run_derived (TenboDb      *db,
             gpointer      data,
             TenboOutcome *outcome,
             GError      **error)
{
  const Change *change = data;
  gint64        game_id = change->target.game_id;
  guint         n_done;

  /* The text for the search is written even if the notes are the same. */
  return tenbo_games_check_target (db, &change->target, &n_done, error) &&
         write_effects (db, game_id, change->after, (TenboStoredTime) { 0 }, error) &&
         tenbo_texts_write (db, game_id, change->after->notes, error);
}

TenboWrite *
tenbo_write_derived (TenboWriteTarget    target,
                     const TenboEffects *after)
{
  g_return_val_if_fail (after != NULL, NULL);

  return tenbo_write_new (run_derived, change_new (target, NULL, NULL, NULL, after), change_free);
}

/* --- The running hand --- */

static gboolean
set_running_hand (TenboDb      *db,
                  const Change *change,
                  guint        *n_done,
                  GError      **error)
{
  return tenbo_running_hands_set (db, change->target.game_id, change->data, error);
}

TenboWrite *
tenbo_write_running_hand (TenboWriteTarget target,
                          const char      *text)
{
  return create (target, set_running_hand, g_strdup (text), g_free, NULL);
}

/* --- Changes of the details of a game --- */

static gboolean
set_note (TenboDb      *db,
          const Change *change,
          guint        *n_done,
          GError      **error)
{
  gint64 game_id = change->target.game_id;

  return tenbo_games_set_text (db, game_id, TENBO_GAME_NOTE, change->data, error) &&
         tenbo_games_set_details_changed (db, game_id, 0, error) &&
         tenbo_texts_refresh (db, game_id, error);
}

TenboWrite *
tenbo_write_note (TenboWriteTarget target,
                  const char      *note)
{
  return create (target, set_note, g_strdup (note), g_free, NULL);
}

static gboolean
set_time_limit (TenboDb      *db,
                const Change *change,
                guint        *n_done,
                GError      **error)
{
  gint64 game_id = change->target.game_id;

  return tenbo_db_change (db,
                          "UPDATE games SET time_limit = nullif (:minutes, 0) WHERE id = :game",
                          TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                                           TENBO_DB_INT (":minutes",
                                                         GPOINTER_TO_INT (change->data))),
                          error) &&
         tenbo_games_set_details_changed (db, game_id, 0, error);
}

TenboWrite *
tenbo_write_time_limit (TenboWriteTarget target,
                        int              minutes)
{
  return create (target, set_time_limit, GINT_TO_POINTER (minutes), NULL, NULL);
}

gboolean
tenbo_games_refresh_counted (TenboDb *db,
                             gint64   game_id,
                             GError **error)
{
  return tenbo_tables_run (db,
                           "UPDATE game_results SET is_counted = "
                           "(SELECT is_void = 0 AND deleted_ms IS NULL FROM games "
                           " WHERE id = :game) "
                           "WHERE game_id = :game",
                           game_id, error);
}

gboolean
tenbo_games_set_void (TenboDb *db,
                      gint64   game_id,
                      gboolean is_void,
                      GError **error)
{
  return tenbo_tables_run (db,
                           is_void ? "UPDATE games SET is_void = 1 WHERE id = :game"
                                   : "UPDATE games SET is_void = 0 WHERE id = :game",
                           game_id, error) &&
         tenbo_games_refresh_counted (db, game_id, error);
}

static gboolean
set_void (TenboDb      *db,
          const Change *change,
          guint        *n_done,
          GError      **error)
{
  gint64 game_id = change->target.game_id;

  return tenbo_games_set_void (db, game_id, GPOINTER_TO_INT (change->data), error) &&
         tenbo_games_set_details_changed (db, game_id, 0, error);
}

TenboWrite *
tenbo_write_void (TenboWriteTarget target,
                  gboolean         is_void)
{
  return create (target, set_void, GINT_TO_POINTER (is_void), NULL, NULL);
}

/* --- Deleted games --- */

static gboolean
delete_game (TenboDb      *db,
             const Change *change,
             guint        *n_done,
             GError      **error)
{
  gint64 game_id = change->target.game_id;

  return tenbo_db_change (db,
                          "UPDATE games SET deleted_ms = :now WHERE id = :game",
                          TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                                           TENBO_DB_INT (":now", tenbo_stored_now ().msec)),
                          error) &&
         tenbo_games_set_details_changed (db, game_id, 0, error) &&
         tenbo_games_refresh_counted (db, game_id, error);
}

TenboWrite *
tenbo_write_delete (TenboWriteTarget target)
{
  return create (target, delete_game, NULL, NULL, NULL);
}

static gboolean
write_restore (TenboDb      *db,
               gpointer      data,
               TenboOutcome *outcome,
               GError      **error)
{
  gint64 game_id = *(const gint64 *) data;
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_db_query (db,
                              "UPDATE games SET deleted_ms = NULL, revision = revision + 1, "
                              "changed_ms = :now "
                              "WHERE id = :game AND deleted_ms IS NOT NULL "
                              "RETURNING revision",
                              TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                                               TENBO_DB_INT (":now", tenbo_stored_now ().msec)),
                              error);
  if (!tenbo_db_step_to (db, statement, "deleted game", game_id, error))
    return FALSE;

  outcome->game_id = game_id;
  outcome->revision = sqlite3_column_int64 (statement, 0);
  sqlite3_reset (statement);
  return tenbo_games_set_details_changed (db, game_id, 0, error) &&
         tenbo_games_refresh_counted (db, game_id, error);
}

TenboWrite *
tenbo_write_restore (gint64 game_id)
{
  return tenbo_write_new (write_restore, g_memdup2 (&game_id, sizeof game_id), g_free);
}

static gboolean
write_purge (TenboDb      *db,
             gpointer      data,
             TenboOutcome *outcome,
             GError      **error)
{
  /* A session starts with its first game. Foreign keys delete the rows that belong to a game. */
  if (!tenbo_db_exec (db,
                      "UPDATE sessions SET (started_ms, started_offset) = "
                      "(SELECT started_ms, started_offset FROM games AS g "
                      " WHERE g.session_id = sessions.id AND g.deleted_ms IS NULL "
                      " ORDER BY started_ms, uuid LIMIT 1) "
                      "WHERE id IN (SELECT session_id FROM games WHERE deleted_ms IS NOT NULL) "
                      "AND EXISTS (SELECT 1 FROM games AS g "
                      " WHERE g.session_id = sessions.id AND g.deleted_ms IS NULL)",
                      error) ||
      !tenbo_db_exec (db, "DELETE FROM games WHERE deleted_ms IS NOT NULL", error))
    return FALSE;

  outcome->n_purged = sqlite3_changes (tenbo_db_get_handle (db));
  return tenbo_sessions_tidy (db, error);
}

TenboWrite *
tenbo_write_purge (void)
{
  return tenbo_write_new (write_purge, NULL, NULL);
}
