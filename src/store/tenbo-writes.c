/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-writes.h"

#include "tenbo-store.h"
#include "tenbo-tables.h"
#include "tenbo-writes-private.h"

typedef gboolean (*RunFunc) (TenboDb      *db,
                             TenboWrite   *write,
                             TenboOutcome *outcome,
                             GError      **error);

struct _TenboWrite
{
  RunFunc           run;
  GPtrArray        *games; /* of TenboStoredGame, owned; NULL for a change of one game */
  TenboWriteTarget  target;
  TenboStoredEvent *event;        /* owned */
  TenboStoredEdit  *edit;         /* owned */
  char             *running_hand; /* owned */
  char             *notes;        /* owned; of the hands, when it is done */
  char             *text;         /* owned; a title or a note */
  guint             n_edits_done; /* how many are to be done */

  gboolean is_void;

  TenboWriteFunc func;
  gpointer       data;
  GDestroyNotify destroy;

  /* Owned copies of what follows. */
  TenboStoredProgress progress;
  gboolean            has_results;
  TenboStoredResult   results[TENBO_STORED_PLAYERS];
  int                 n_players;
  int                 engine_revision;
  int                 counted_by;
  GPtrArray          *yaku[TENBO_STORED_PLAYERS];
};

void
tenbo_consequences_clear (TenboConsequences *after)
{
  g_clear_pointer (&after->notes, g_free);
  for (int i = 0; i < TENBO_STORED_PLAYERS; i++)
    g_clear_pointer (&after->yaku[i], g_ptr_array_unref);
}

static gboolean
insert_events (TenboDb         *db,
               TenboStoredGame *game,
               GError         **error)
{
  for (guint i = 0; i < game->events->len; i++)
    if (!tenbo_events_append (db, game->summary.id, i, game->events->pdata[i], error) ||
        !tenbo_edits_add (db, game->summary.id, i, i, error))
      return FALSE;

  return TRUE;
}

gboolean
tenbo_write_insert_game (TenboDb         *db,
                         TenboStoredGame *game,
                         TenboOutcome    *outcome,
                         GError         **error)
{
  TenboStoredSummary *summary = &game->summary;

  summary->changed_msec = tenbo_stored_now ().msec;

  if (!tenbo_people_take (db, summary, error) || !tenbo_sessions_take (db, summary, error) ||
      !tenbo_games_insert (db, summary, game->events->len, game->ruleset_json, error) ||
      !insert_events (db, game, error) ||
      !tenbo_running_hands_set (db, summary->id, game->running_hand, error) ||
      !tenbo_texts_write (db, summary->id, game->notes, error))
    return FALSE;

  if (summary->progress.end_reason != NULL)
    {
      TenboResultRows rows = {
        .n_players = summary->n_players,
        .results = game->results,
        .yaku = game->yaku,
        .engine_revision = game->engine_revision,
        .counted_by = game->counted_by,
      };

      if (!tenbo_results_set (db, summary->id, &rows, error))
        return FALSE;
    }

  outcome->game_id = summary->id;
  outcome->revision = 1;
  return TRUE;
}

static gboolean
insert_game (TenboDb         *db,
             TenboStoredGame *game,
             TenboOutcome    *outcome,
             GError         **error)
{
  TenboStoredSummary *summary = &game->summary;
  gint64              known = 0;

  if (summary->uuid == NULL)
    summary->uuid = g_uuid_string_random ();
  else
    known = tenbo_games_find (db, summary->uuid, error);

  if (known < 0)
    return FALSE;

  outcome->game_id = known;
  if (known > 0)
    {
      outcome->n_known++;
      return TRUE;
    }

  outcome->n_added++;
  return tenbo_write_insert_game (db, game, outcome, error);
}

static gboolean
run_games (TenboDb      *db,
           TenboWrite   *write,
           TenboOutcome *outcome,
           GError      **error)
{
  for (guint i = 0; i < write->games->len; i++)
    if (!insert_game (db, write->games->pdata[i], outcome, error))
      return FALSE;

  return TRUE;
}

/* What every change of a log ends with. */
static gboolean
write_consequences (TenboDb      *db,
                    TenboWrite   *write,
                    guint         n_edits_done,
                    TenboOutcome *outcome,
                    GError      **error)
{
  gint64          game_id = write->target.game_id;
  TenboResultRows rows = {
    .n_players = write->n_players,
    .results = write->has_results ? write->results : NULL,
    .yaku = write->yaku,
    .engine_revision = write->engine_revision,
    .counted_by = write->counted_by,
  };

  outcome->game_id = game_id;
  outcome->revision = write->target.revision + 1;
  return tenbo_games_set_progress (db, game_id, &write->progress, tenbo_stored_now (), error) &&
         tenbo_results_set (db, game_id, &rows, error) &&
         tenbo_texts_set_notes (db, game_id, write->notes, error) &&
         tenbo_games_touch (db, game_id, n_edits_done, error);
}

static gboolean
run_event (TenboDb      *db,
           TenboWrite   *write,
           TenboOutcome *outcome,
           GError      **error)
{
  gint64 game_id = write->target.game_id;
  guint  n_done;
  guint  seq;

  return tenbo_games_check_target (db, &write->target, &n_done, error) &&
         tenbo_events_count (db, game_id, &seq, error) &&
         tenbo_events_append (db, game_id, seq, write->event, error) &&
         tenbo_edits_add (db, game_id, n_done, seq, error) &&
         tenbo_running_hands_set (db, game_id, write->running_hand, error) &&
         write_consequences (db, write, n_done + 1, outcome, error);
}

static gboolean
run_rewrite (TenboDb      *db,
             TenboWrite   *write,
             TenboOutcome *outcome,
             GError      **error)
{
  gint64 game_id = write->target.game_id;
  guint  n_done;

  return tenbo_games_check_target (db, &write->target, &n_done, error) &&
         tenbo_edits_add_rewrite (db, game_id, n_done, write->edit, error) &&
         tenbo_edits_redo (db, game_id, n_done, error) &&
         write_consequences (db, write, n_done + 1, outcome, error);
}

/* Undoes or redoes edits until @wanted are done. */
static gboolean
go_to (TenboDb      *db,
       TenboWrite   *write,
       guint         n_done,
       guint         wanted,
       TenboOutcome *outcome,
       GError      **error)
{
  for (; n_done > wanted; n_done--)
    if (!tenbo_edits_undo (db, write->target.game_id, n_done - 1, error))
      return FALSE;

  for (; n_done < wanted; n_done++)
    if (!tenbo_edits_redo (db, write->target.game_id, n_done, error))
      return FALSE;

  return write_consequences (db, write, n_done, outcome, error);
}

static gboolean
run_undo (TenboDb      *db,
          TenboWrite   *write,
          TenboOutcome *outcome,
          GError      **error)
{
  guint n_done;

  if (!tenbo_games_check_target (db, &write->target, &n_done, error))
    return FALSE;

  if (n_done == 0)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND,
                   "game %" G_GINT64_FORMAT ": nothing to undo", write->target.game_id);
      return FALSE;
    }

  return go_to (db, write, n_done, n_done - 1, outcome, error);
}

static gboolean
run_redo (TenboDb      *db,
          TenboWrite   *write,
          TenboOutcome *outcome,
          GError      **error)
{
  guint n_done;

  return tenbo_games_check_target (db, &write->target, &n_done, error) &&
         go_to (db, write, n_done, n_done + 1, outcome, error);
}

static gboolean
run_go_to (TenboDb      *db,
           TenboWrite   *write,
           TenboOutcome *outcome,
           GError      **error)
{
  guint n_done;

  return tenbo_games_check_target (db, &write->target, &n_done, error) &&
         go_to (db, write, n_done, write->n_edits_done, outcome, error);
}

/* What every change ends with that leaves the log as it is. */
static gboolean
touch (TenboDb      *db,
       TenboWrite   *write,
       guint         n_edits_done,
       TenboOutcome *outcome,
       GError      **error)
{
  outcome->game_id = write->target.game_id;
  outcome->revision = write->target.revision + 1;
  return tenbo_games_touch (db, write->target.game_id, n_edits_done, error);
}

static gboolean
run_title (TenboDb      *db,
           TenboWrite   *write,
           TenboOutcome *outcome,
           GError      **error)
{
  guint n_done;

  return tenbo_games_check_target (db, &write->target, &n_done, error) &&
         tenbo_games_set_title (db, write->target.game_id, write->text, error) &&
         tenbo_games_set_details_changed (db, write->target.game_id, 0, error) &&
         tenbo_texts_refresh (db, write->target.game_id, error) &&
         touch (db, write, n_done, outcome, error);
}

static gboolean
run_note (TenboDb      *db,
          TenboWrite   *write,
          TenboOutcome *outcome,
          GError      **error)
{
  guint n_done;

  return tenbo_games_check_target (db, &write->target, &n_done, error) &&
         tenbo_games_set_note (db, write->target.game_id, write->text, error) &&
         tenbo_games_set_details_changed (db, write->target.game_id, 0, error) &&
         tenbo_texts_refresh (db, write->target.game_id, error) &&
         touch (db, write, n_done, outcome, error);
}

static gboolean
run_running_hand (TenboDb      *db,
                  TenboWrite   *write,
                  TenboOutcome *outcome,
                  GError      **error)
{
  guint n_done;

  return tenbo_games_check_target (db, &write->target, &n_done, error) &&
         tenbo_running_hands_set (db, write->target.game_id, write->running_hand, error) &&
         touch (db, write, n_done, outcome, error);
}

static gboolean
run_void (TenboDb      *db,
          TenboWrite   *write,
          TenboOutcome *outcome,
          GError      **error)
{
  guint n_done;

  return tenbo_games_check_target (db, &write->target, &n_done, error) &&
         tenbo_games_set_void (db, write->target.game_id, write->is_void, error) &&
         tenbo_games_set_details_changed (db, write->target.game_id, 0, error) &&
         touch (db, write, n_done, outcome, error);
}

static gboolean
run_delete (TenboDb      *db,
            TenboWrite   *write,
            TenboOutcome *outcome,
            GError      **error)
{
  guint n_done;

  return tenbo_games_check_target (db, &write->target, &n_done, error) &&
         tenbo_games_delete (db, write->target.game_id, error) &&
         touch (db, write, n_done, outcome, error);
}

static gboolean
run_restore (TenboDb      *db,
             TenboWrite   *write,
             TenboOutcome *outcome,
             GError      **error)
{
  outcome->game_id = write->target.game_id;
  return tenbo_games_restore (db, outcome->game_id, &outcome->revision, error);
}

static gboolean
run_purge (TenboDb      *db,
           TenboWrite   *write,
           TenboOutcome *outcome,
           GError      **error)
{
  return tenbo_games_purge (db, &outcome->n_purged, error);
}

static TenboWrite *
new_change (RunFunc                  run,
            TenboWriteTarget         target,
            const TenboConsequences *after)
{
  TenboWrite *write = g_new0 (TenboWrite, 1);

  write->run = run;
  write->target = target;

  if (after == NULL)
    return write;

  write->progress = after->progress;
  write->progress.end_reason = g_strdup (after->progress.end_reason);
  write->engine_revision = after->engine_revision;
  write->counted_by = after->counted_by;
  write->has_results = after->results != NULL;
  write->n_players = after->n_players;
  write->notes = g_strdup (after->notes);

  for (int i = 0; write->has_results && i < after->n_players; i++)
    {
      write->results[i] = after->results[i];
      if (after->yaku[i] != NULL)
        write->yaku[i] = g_ptr_array_ref (after->yaku[i]);
    }

  return write;
}

static gboolean
run_func (TenboDb      *db,
          TenboWrite   *write,
          TenboOutcome *outcome,
          GError      **error)
{
  return write->func (db, write->data, outcome, error);
}

TenboWrite *
tenbo_write_new (TenboWriteFunc func,
                 gpointer       data,
                 GDestroyNotify destroy)
{
  TenboWrite *write = new_change (run_func, (TenboWriteTarget) { 0 }, NULL);

  write->func = func;
  write->data = data;
  write->destroy = destroy;
  return write;
}

TenboWrite *
tenbo_write_games (GPtrArray *games)
{
  TenboWrite *write = new_change (run_games, (TenboWriteTarget) { 0 }, NULL);

  write->games = games;
  g_ptr_array_set_free_func (games, (GDestroyNotify) tenbo_stored_game_free);
  return write;
}

TenboWrite *
tenbo_write_game (TenboStoredGame *game)
{
  GPtrArray *games = g_ptr_array_new ();

  g_ptr_array_add (games, game);
  return tenbo_write_games (games);
}

TenboWrite *
tenbo_write_event (TenboWriteTarget         target,
                   const TenboStoredEvent  *event,
                   const char              *running_hand,
                   const TenboConsequences *after)
{
  TenboWrite *write;

  g_return_val_if_fail (event != NULL && after != NULL, NULL);

  write = new_change (run_event, target, after);
  write->event = tenbo_stored_event_new (event->uuid, event->text);
  write->event->created_msec = event->created_msec;
  write->running_hand = g_strdup (running_hand);
  return write;
}

TenboWrite *
tenbo_write_undo (TenboWriteTarget         target,
                  const TenboConsequences *after)
{
  g_return_val_if_fail (after != NULL, NULL);

  return new_change (run_undo, target, after);
}

TenboWrite *
tenbo_write_redo (TenboWriteTarget         target,
                  const TenboConsequences *after)
{
  g_return_val_if_fail (after != NULL, NULL);

  return new_change (run_redo, target, after);
}

TenboWrite *
tenbo_write_go_to (TenboWriteTarget         target,
                   guint                    n_edits_done,
                   const TenboConsequences *after)
{
  TenboWrite *write;

  g_return_val_if_fail (after != NULL, NULL);

  write = new_change (run_go_to, target, after);
  write->n_edits_done = n_edits_done;
  return write;
}

TenboWrite *
tenbo_write_rewrite (TenboWriteTarget         target,
                     TenboStoredEdit         *edit,
                     const TenboConsequences *after)
{
  TenboWrite *write;

  g_return_val_if_fail (edit != NULL && edit->other != NULL && after != NULL, NULL);

  write = new_change (run_rewrite, target, after);
  write->edit = edit;
  return write;
}

TenboWrite *
tenbo_write_title (TenboWriteTarget target,
                   const char      *title)
{
  TenboWrite *write = new_change (run_title, target, NULL);

  write->text = g_strdup (title);
  return write;
}

TenboWrite *
tenbo_write_note (TenboWriteTarget target,
                  const char      *note)
{
  TenboWrite *write = new_change (run_note, target, NULL);

  write->text = g_strdup (note);
  return write;
}

TenboWrite *
tenbo_write_running_hand (TenboWriteTarget target,
                          const char      *text)
{
  TenboWrite *write = new_change (run_running_hand, target, NULL);

  write->running_hand = g_strdup (text);
  return write;
}

TenboWrite *
tenbo_write_void (TenboWriteTarget target,
                  gboolean         is_void)
{
  TenboWrite *write = new_change (run_void, target, NULL);

  write->is_void = is_void;
  return write;
}

TenboWrite *
tenbo_write_delete (TenboWriteTarget target)
{
  return new_change (run_delete, target, NULL);
}

TenboWrite *
tenbo_write_restore (gint64 game_id)
{
  return new_change (run_restore, (TenboWriteTarget) { game_id, 0 }, NULL);
}

TenboWrite *
tenbo_write_purge (void)
{
  return new_change (run_purge, (TenboWriteTarget) { 0 }, NULL);
}

void
tenbo_write_free (TenboWrite *write)
{
  g_clear_pointer (&write->games, g_ptr_array_unref);
  g_clear_pointer (&write->event, tenbo_stored_event_free);
  g_clear_pointer (&write->edit, tenbo_stored_edit_free);
  g_clear_pointer (&write->data, write->destroy);
  for (int i = 0; i < TENBO_STORED_PLAYERS; i++)
    g_clear_pointer (&write->yaku[i], g_ptr_array_unref);

  g_free (write->running_hand);
  g_free (write->notes);
  g_free (write->text);
  g_free (write->progress.end_reason);
  g_free (write);
}

gboolean
tenbo_write_run (TenboWrite   *write,
                 TenboDb      *db,
                 TenboOutcome *outcome,
                 GError      **error)
{
  *outcome = (TenboOutcome) { 0 };
  return write->run (db, write, outcome, error);
}
