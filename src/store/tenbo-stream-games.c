/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-stream-private.h"

#include "tenbo-store.h"
#include "tenbo-tables.h"
#include "tenbo-writes-private.h"

#include <string.h>

static gboolean
is_deleted (TenboDb  *db,
            gint64    game_id,
            gboolean *deleted,
            GError  **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_tables_prepare (db,
                                    "SELECT 1 FROM games "
                                    "WHERE id = :game AND deleted_ms IS NOT NULL",
                                    game_id, error);
  return statement != NULL && tenbo_db_step (db, statement, deleted, error);
}

/* Whether @theirs, who comes from outside, is @ours. Who has no uuid is known by name. */
static gboolean
is_same_person (TenboDb                 *db,
                const TenboStoredPlayer *ours,
                const TenboStoredPlayer *theirs,
                gboolean                *same,
                GError                 **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_db_prepare (db,
                                "SELECT 1 FROM people AS p "
                                "WHERE ifnull (p.merged_into, p.id) = :ours AND "
                                "iif (:uuid IS NULL, p.name = :name OR EXISTS "
                                "  (SELECT 1 FROM person_aliases AS a "
                                "   WHERE a.person_id = p.id AND a.name = :name), "
                                "  p.uuid = :uuid)",
                                error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":ours", ours->person_id);
  tenbo_db_bind_text (statement, ":uuid", theirs->person_uuid);
  tenbo_db_bind_text (statement, ":name", theirs->name);
  return tenbo_db_step (db, statement, same, error);
}

static gboolean
have_same_players (TenboDb                  *db,
                   const TenboStoredSummary *ours,
                   const TenboStoredSummary *theirs,
                   gboolean                 *same,
                   GError                  **error)
{
  *same = ours->n_players == theirs->n_players;
  for (int i = 0; *same && i < ours->n_players; i++)
    if (!is_same_person (db, &ours->players[i], &theirs->players[i], same, error))
      return FALSE;

  return TRUE;
}

/* Whether the events of the one are the first of the other. Their ids do not count: an event that
 * was changed keeps its own. */
static gboolean
begin_alike (GPtrArray *ours,
             GPtrArray *theirs)
{
  for (guint i = 0; i < MIN (ours->len, theirs->len); i++)
    {
      const TenboStoredEvent *mine = ours->pdata[i];
      const TenboStoredEvent *other = theirs->pdata[i];

      if (strcmp (mine->text, other->text) != 0)
        return FALSE;
    }

  return TRUE;
}

/* What is played on is new: nobody may have had its uuid. */
static gboolean
append (TenboDb         *db,
        TenboStoredGame *ours,
        TenboStoredGame *theirs,
        GError         **error)
{
  gint64 game_id = ours->summary.id;
  guint  n_edits = ours->n_done;

  for (guint i = ours->events->len; i < theirs->events->len; i++)
    if (!tenbo_events_append (db, game_id, i, theirs->events->pdata[i], error) ||
        !tenbo_edits_add (db, game_id, n_edits++, i, error) ||
        !tenbo_running_hands_set (db, game_id, NULL, error))
      return FALSE;

  return tenbo_games_touch (db, game_id, n_edits, error);
}

/* Plays what @theirs has more on top of @ours; what could be redone is dropped. */
static gboolean
extend (TenboDb         *db,
        TenboStoredGame *ours,
        TenboStoredGame *theirs,
        TenboOutcome    *outcome,
        GError         **error)
{
  gint64              game_id = ours->summary.id;
  TenboStoredSummary *summary = &theirs->summary;
  gboolean            has_ended = summary->progress.end_reason != NULL;
  TenboStoredTime     ended = summary->ended.msec != 0 ? summary->ended : tenbo_stored_now ();
  TenboResultRows     rows = {
        .n_players = summary->n_players,
        .results = has_ended ? theirs->results : NULL,
        .yaku = theirs->yaku,
        .engine_revision = theirs->engine_revision,
        .counted_by = theirs->counted_by,
  };

  outcome->game_id = game_id;
  outcome->revision = ours->summary.revision + 1;
  return append (db, ours, theirs, error) &&
         tenbo_games_set_progress (db, game_id, &summary->progress, ended, error) &&
         tenbo_results_set (db, game_id, &rows, error) &&
         tenbo_texts_set_notes (db, game_id, theirs->notes, error);
}

static gboolean
compare (TenboDb         *db,
         gint64           game_id,
         TenboStoredGame *theirs,
         TenboTakenGame  *taken,
         TenboOutcome    *outcome,
         GError         **error)
{
  g_autoptr (TenboStoredGame) ours = tenbo_stored_game_new ();
  gboolean same;

  if (!tenbo_games_read (db, game_id, ours, error) ||
      !tenbo_events_read (db, game_id, ours, error) ||
      !have_same_players (db, &ours->summary, &theirs->summary, &same, error))
    return FALSE;

  outcome->game_id = game_id;
  taken->taken = TENBO_TAKEN_DIFFERENT;
  if (!same || strcmp (ours->ruleset_json, theirs->ruleset_json) != 0 ||
      !begin_alike (ours->events, theirs->events))
    return TRUE;

  taken->taken = theirs->events->len > ours->events->len ? TENBO_TAKEN_EXTENDED
                                                         : TENBO_TAKEN_KNOWN;
  if (!tenbo_stream_merge_details (db, ours, &theirs->summary, taken, error))
    return FALSE;

  outcome->revision = ours->summary.revision;
  return taken->taken == TENBO_TAKEN_KNOWN || extend (db, ours, theirs, outcome, error);
}

gboolean
tenbo_stream_take_game (TenboDb         *db,
                        TenboStoredGame *game,
                        TenboTakenGame  *taken,
                        TenboOutcome    *outcome,
                        GError         **error)
{
  gint64   game_id = tenbo_games_find (db, game->summary.uuid, error);
  gboolean deleted;

  if (game_id < 0)
    return FALSE;

  if (game_id == 0)
    {
      taken->taken = TENBO_TAKEN_ADDED;
      return tenbo_write_insert_game (db, game, outcome, error);
    }

  if (!is_deleted (db, game_id, &deleted, error))
    return FALSE;

  if (!deleted)
    return compare (db, game_id, game, taken, outcome, error);

  outcome->game_id = game_id;
  taken->taken = TENBO_TAKEN_DELETED;
  return TRUE;
}
