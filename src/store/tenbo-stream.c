/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-stream.h"

#include <string.h>

#include "tenbo-free-text.h"
#include "tenbo-people.h"
#include "tenbo-sessions.h"
#include "tenbo-store.h"
#include "tenbo-tables.h"

/* --- People --- */

/* Returns the person with the uuid @uuid, without following merges; 0: none, -1 with @error. */
static gint64
find_person (TenboDb    *db,
             const char *uuid,
             gint64     *changed_msec,
             GError    **error)
{
  gboolean row;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db,
    "SELECT id, changed_ms FROM people WHERE uuid = :uuid",
    TENBO_DB_VALUES (TENBO_DB_TEXT (":uuid", uuid)), error);

  if (!tenbo_db_step (db, statement, &row, error))
    return -1;
  if (!row)
    return 0;

  *changed_msec = sqlite3_column_int64 (statement, 1);
  return sqlite3_column_int64 (statement, 0);
}

/* Inserts the person, or updates them if the change in the stream is later. `id` is 0 after the
 * call if the local side is kept. */
static gboolean
import_person (TenboDb           *db,
               TenboStoredPerson *person,
               GError           **error)
{
  gint64 changed_msec = -1;
  gint64 id = find_person (db, person->uuid, &changed_msec, error);

  person->id = 0;
  if (id == 0)
    id = tenbo_people_insert (db, person->uuid, person->name, error);
  if (id < 0)
    return FALSE;
  if (person->changed_msec <= changed_msec)
    return TRUE;

  person->id = id;
  return tenbo_people_set (db, person, error) &&
         tenbo_people_set_changed (db, id, person->changed_msec, error);
}

/* Returns the person that @person is merged into; 0: none, -1 with @error. Follows local merges of
 * that person. */
static gint64
find_target (TenboDb                 *db,
             const TenboStoredPerson *person,
             GError                 **error)
{
  g_autoptr (TenboStoredPerson) target = NULL;
  gint64 changed_msec;
  gint64 id;

  if (person->merged_uuid == NULL)
    return 0;

  id = find_person (db, person->merged_uuid, &changed_msec, error);
  if (id <= 0)
    return id;

  target = tenbo_people_read (db, id, error);
  if (target == NULL)
    return -1;
  if (target->merged_into != 0)
    id = target->merged_into;

  return id != person->id ? id : 0;
}

static gboolean
import_merge (TenboDb                 *db,
              const TenboStoredPerson *person,
              GError                 **error)
{
  gint64 into = find_target (db, person, error);
  g_autoptr (TenboStoredPerson) ours = NULL;
  int n_games = 0;

  if (into < 0)
    return FALSE;

  ours = tenbo_people_read (db, person->id, error);
  if (ours == NULL)
    return FALSE;

  if (ours->merged_into != into)
    {
      if (into != 0 && !tenbo_people_count_together (db, person->id, into, &n_games, error))
        return FALSE;

      /* People who play in one game here are different people, even if the stream merges them. */
      if (n_games == 0 && !tenbo_people_set_merged (db, person->id, into, error))
        return FALSE;
    }

  return tenbo_people_set_changed (db, person->id, person->changed_msec, error);
}

static gboolean
import_people (TenboDb   *db,
               GPtrArray *people,
               GError   **error)
{
  for (guint i = 0; i < people->len; i++)
    if (!import_person (db, people->pdata[i], error))
      return FALSE;

  /* People come before merged spellings, so that none is merged into a spelling. */
  for (int is_merged = 0; is_merged < 2; is_merged++)
    for (guint i = 0; i < people->len; i++)
      {
        const TenboStoredPerson *person = people->pdata[i];

        if (person->id != 0 && (person->merged_uuid != NULL) == (is_merged == 1) &&
            !import_merge (db, person, error))
          return FALSE;
      }

  return TRUE;
}

static gboolean
report_same_names (TenboDb           *db,
                   const TenboStream *stream,
                   gint64             last_id,
                   GError           **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean done;

  if (stream->same_name == NULL)
    return TRUE;

  statement = tenbo_db_query (db,
                              "SELECT a.id, k.id FROM people AS a JOIN people AS k "
                              "ON k.id <= :last AND k.merged_into IS NULL "
                              "AND (k.folded = a.folded OR EXISTS "
                              " (SELECT 1 FROM person_aliases AS s "
                              "  WHERE s.person_id = k.id AND s.folded = a.folded)) "
                              "WHERE a.id > :last AND a.merged_into IS NULL "
                              "ORDER BY a.name, a.id, k.id",
                              TENBO_DB_VALUES (TENBO_DB_INT (":last", last_id)), error);
  while (tenbo_db_next (db, statement, &done, error))
    {
      g_autoptr (TenboStoredPerson) added = NULL;
      g_autoptr (TenboStoredPerson) known = NULL;

      added = tenbo_people_read (db, sqlite3_column_int64 (statement, 0), error);
      if (added != NULL)
        known = tenbo_people_read (db, sqlite3_column_int64 (statement, 1), error);
      if (known == NULL)
        return FALSE;

      stream->same_name (stream->user_data, added, known);
    }

  return done;
}

/* --- Sessions --- */

static gboolean
import_session (TenboDb            *db,
                TenboStoredSession *session,
                gint64              last_id,
                GError            **error)
{
  g_autoptr (TenboStoredSession) ours = NULL;
  gint64 changed_msec;
  gint64 id = tenbo_sessions_find (db, session->uuid, error);

  /* A session without games in the stream is not inserted. */
  if (id <= 0)
    return id == 0;

  ours = tenbo_sessions_read (db, id, error);
  if (ours == NULL)
    return FALSE;
  if (id <= last_id && session->changed_msec <= ours->changed_msec)
    return TRUE;

  session->id = id;
  session->fee_person_id = 0;
  if (session->fee_person_uuid != NULL)
    session->fee_person_id = find_person (db, session->fee_person_uuid, &changed_msec, error);

  return session->fee_person_id >= 0 && tenbo_sessions_set (db, session, error);
}

/* --- Merging the details of a game --- */

/* Texts in a stream are normalized. Older local texts may not be. */
static int
compare_texts (const char *a,
               const char *b)
{
  g_autofree char *clean_a = tenbo_free_text_clean (a != NULL ? a : "");
  g_autofree char *clean_b = tenbo_free_text_clean (b != NULL ? b : "");

  return strcmp (clean_a, clean_b);
}

/* A note is not normalized. */
static int
compare_notes (const char *a,
               const char *b)
{
  return strcmp (a != NULL ? a : "", b != NULL ? b : "");
}

/* Whether @a wins if both were changed at the same time. A text comes before an empty one, so that
 * both computers choose the same side. */
static gboolean
comes_first (const TenboStoredSummary *a,
             const TenboStoredSummary *b)
{
  int order = a->is_void - b->is_void;

  if (order == 0)
    order = compare_texts (a->title, b->title);
  if (order == 0)
    order = compare_texts (a->venue, b->venue);
  if (order == 0)
    order = compare_notes (a->note, b->note);

  return order > 0;
}

/* Finds the details that differ, and the side that wins. A game of the stream without a session
 * keeps the local one. */
static void
decide (const TenboStoredSummary *ours,
        const TenboStoredSummary *theirs,
        TenboImportedGame        *imported)
{
  TenboDetails differences = 0;
  TenboDetails changed = 0;

  if (ours->is_void != theirs->is_void)
    differences |= TENBO_DETAIL_VOID;
  if (compare_texts (ours->title, theirs->title) != 0)
    differences |= TENBO_DETAIL_TITLE;
  if (compare_texts (ours->venue, theirs->venue) != 0)
    differences |= TENBO_DETAIL_VENUE;
  if (compare_notes (ours->note, theirs->note) != 0)
    differences |= TENBO_DETAIL_NOTE;
  if (theirs->session_uuid != NULL && !g_str_equal (ours->session_uuid, theirs->session_uuid))
    differences |= TENBO_DETAIL_SESSION;

  if (theirs->details_changed_msec > ours->details_changed_msec)
    changed = differences;
  else if (theirs->details_changed_msec == ours->details_changed_msec && comes_first (theirs, ours))
    changed = differences & ~(guint) TENBO_DETAIL_SESSION;

  imported->changed = changed;
  imported->kept = differences & ~changed;
}

/* Sets @details of the game to those of @theirs. */
static gboolean
apply (TenboDb            *db,
       gint64              game_id,
       TenboDetails        details,
       TenboStoredSummary *theirs,
       GError            **error)
{
  return ((details & TENBO_DETAIL_VOID) == 0 ||
          tenbo_games_set_void (db, game_id, theirs->is_void, error)) &&
         ((details & TENBO_DETAIL_TITLE) == 0 ||
          tenbo_games_set_text (db, game_id, TENBO_GAME_TITLE, theirs->title, error)) &&
         ((details & TENBO_DETAIL_VENUE) == 0 ||
          tenbo_games_set_text (db, game_id, TENBO_GAME_VENUE, theirs->venue, error)) &&
         ((details & TENBO_DETAIL_NOTE) == 0 ||
          tenbo_games_set_text (db, game_id, TENBO_GAME_NOTE, theirs->note, error)) &&
         ((details & TENBO_DETAIL_SESSION) == 0 ||
          (tenbo_sessions_get_or_create (db, theirs, error) &&
           tenbo_sessions_move_game (db, game_id, theirs->session_id, error))) &&
         tenbo_texts_refresh (db, game_id, error);
}

static gboolean
merge_details (TenboDb            *db,
               TenboStoredGame    *ours,
               TenboStoredSummary *theirs,
               TenboImportedGame  *imported,
               GError            **error)
{
  gint64 game_id = ours->summary.id;

  decide (&ours->summary, theirs, imported);
  if (theirs->details_changed_msec > ours->summary.details_changed_msec &&
      !tenbo_games_set_details_changed (db, game_id, theirs->details_changed_msec, error))
    return FALSE;
  if (imported->changed == 0)
    return TRUE;

  ours->summary.revision++;
  return apply (db, game_id, imported->changed, theirs, error) &&
         tenbo_games_touch (db, game_id, ours->n_done, error);
}

/* --- Games --- */

/* Whether @theirs, from the stream, has the people of @ours. A person without a uuid is compared by
 * name. */
static gboolean
have_same_players (TenboDb                  *db,
                   const TenboStoredSummary *ours,
                   const TenboStoredSummary *theirs,
                   gboolean                 *same,
                   GError                  **error)
{
  *same = ours->n_players == theirs->n_players;
  for (int i = 0; *same && i < ours->n_players; i++)
    {
      g_autoptr (TenboStatement) statement = tenbo_db_query (
        db,
        "SELECT 1 FROM people AS p "
        "WHERE ifnull (p.merged_into, p.id) = :ours AND "
        "iif (:uuid IS NULL, p.name = :name OR EXISTS "
        "  (SELECT 1 FROM person_aliases AS a "
        "   WHERE a.person_id = p.id AND a.name = :name), "
        "  p.uuid = :uuid)",
        TENBO_DB_VALUES (TENBO_DB_INT (":ours", ours->players[i].person_id),
                         TENBO_DB_TEXT (":uuid", theirs->players[i].person_uuid),
                         TENBO_DB_TEXT (":name", theirs->players[i].name)),
        error);

      if (!tenbo_db_step (db, statement, same, error))
        return FALSE;
    }

  return TRUE;
}

/* Whether one log begins with the events of the other. Ids are ignored: a changed event keeps its
 * own. */
static gboolean
begin_alike (GPtrArray *ours,
             GPtrArray *theirs)
{
  return tenbo_events_count_same (ours, theirs, TRUE) == MIN (ours->len, theirs->len);
}

/* Appends the additional events of @theirs to @ours and discards the edits that could be redone. */
static gboolean
extend (TenboDb         *db,
        TenboStoredGame *ours,
        TenboStoredGame *theirs,
        TenboOutcome    *outcome,
        GError         **error)
{
  gint64              game_id = ours->summary.id;
  TenboStoredSummary *summary = &theirs->summary;
  TenboStoredTime     ended = summary->ended.msec != 0 ? summary->ended : tenbo_stored_now ();
  guint               n_edits = ours->n_done;

  outcome->game_id = game_id;
  outcome->revision = ours->summary.revision + 1;

  /* The additional events are new, so their uuids must not exist yet. */
  return tenbo_events_extend (db, ours, theirs, &n_edits, error) &&
         tenbo_games_touch (db, game_id, n_edits, error) &&
         tenbo_games_set_progress (db, game_id, &summary->progress, ended, error) &&
         tenbo_results_set (db, game_id, &theirs->results, error) &&
         tenbo_texts_set_notes (db, game_id, theirs->notes, error);
}

/* Sets @same if the rulesets @ours and @theirs differ at most in texts for people, which a version
 * of Tenbo may change. */
static gboolean
have_same_rules (TenboDb    *db,
                 const char *ours,
                 const char *theirs,
                 gboolean   *same,
                 GError    **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean row;

  *same = strcmp (ours, theirs) == 0;
  if (*same)
    return TRUE;

  statement = tenbo_db_query (
    db,
    "SELECT CASE WHEN json_valid (:ours) AND json_valid (:theirs) "
    "THEN json_remove (:ours, '$.name', '$.source', '$.notes') = "
    "json_remove (:theirs, '$.name', '$.source', '$.notes') ELSE 0 END",
    TENBO_DB_VALUES (TENBO_DB_TEXT (":ours", ours), TENBO_DB_TEXT (":theirs", theirs)), error);
  if (!tenbo_db_step (db, statement, &row, error))
    return FALSE;

  *same = tenbo_db_get_int (statement, 0) != 0;
  return TRUE;
}

static gboolean
compare (TenboDb           *db,
         gint64             game_id,
         TenboStoredGame   *theirs,
         TenboImportedGame *imported,
         TenboOutcome      *outcome,
         GError           **error)
{
  g_autoptr (TenboStoredGame) ours = tenbo_games_read_hands (db, game_id, error);
  gboolean same_players;
  gboolean same_rules;

  if (ours == NULL ||
      !have_same_players (db, &ours->summary, &theirs->summary, &same_players, error) ||
      !have_same_rules (db, ours->ruleset_json, theirs->ruleset_json, &same_rules, error))
    return FALSE;

  outcome->game_id = game_id;
  imported->outcome = TENBO_IMPORTED_DIFFERENT;
  if (!same_players || !same_rules || !begin_alike (ours->events, theirs->events))
    return TRUE;

  imported->outcome = theirs->events->len > ours->events->len ? TENBO_IMPORTED_EXTENDED
                                                              : TENBO_IMPORTED_KNOWN;
  if (!merge_details (db, ours, &theirs->summary, imported, error))
    return FALSE;

  outcome->revision = ours->summary.revision;
  return imported->outcome == TENBO_IMPORTED_KNOWN || extend (db, ours, theirs, outcome, error);
}

static gboolean
import_game (TenboDb           *db,
             TenboStoredGame   *game,
             TenboImportedGame *imported,
             TenboOutcome      *outcome,
             GError           **error)
{
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db,
    "SELECT id, deleted_ms IS NOT NULL FROM games WHERE uuid = :uuid",
    TENBO_DB_VALUES (TENBO_DB_TEXT (":uuid", game->summary.uuid)), error);
  gint64   game_id;
  gboolean is_deleted;
  gboolean row;

  if (!tenbo_db_step (db, statement, &row, error))
    return FALSE;

  if (!row)
    {
      imported->outcome = TENBO_IMPORTED_ADDED;
      return tenbo_games_add (db, game, outcome, error);
    }

  game_id = sqlite3_column_int64 (statement, 0);
  is_deleted = tenbo_db_get_int (statement, 1) != 0;
  sqlite3_reset (statement);
  if (!is_deleted)
    return compare (db, game_id, game, imported, outcome, error);

  outcome->game_id = game_id;
  imported->outcome = TENBO_IMPORTED_DELETED;
  return TRUE;
}

/* --- The stream --- */

static gboolean
import_games (TenboDb           *db,
              const TenboStream *stream,
              TenboOutcome      *outcome,
              GError           **error)
{
  int *const counts[] = {
    [TENBO_IMPORTED_ADDED] = &outcome->n_added,
    [TENBO_IMPORTED_KNOWN] = &outcome->n_known,
    [TENBO_IMPORTED_EXTENDED] = &outcome->n_extended,
    [TENBO_IMPORTED_DIFFERENT] = &outcome->n_different,
    [TENBO_IMPORTED_DELETED] = &outcome->n_deleted,
  };

  while (TRUE)
    {
      g_autoptr (TenboStoredGame) game = NULL;
      TenboImportedGame imported = { 0 };

      if (!stream->next (stream->user_data, &game, error))
        return FALSE;
      if (game == NULL)
        return TRUE;
      if (!import_game (db, game, &imported, outcome, error))
        return FALSE;

      (*counts[imported.outcome])++;
      outcome->n_details_changed += imported.changed != 0;
      outcome->n_details_kept += imported.kept != 0;
      if (stream->imported != NULL)
        stream->imported (stream->user_data, game, &imported);
    }
}

static gboolean
run_stream (TenboDb      *db,
            gpointer      data,
            TenboOutcome *outcome,
            GError      **error)
{
  const TenboStream *stream = data;
  gint64             last_person;
  gint64             last_session;

  if (!tenbo_db_read_int (db, "SELECT ifnull (max (id), 0) FROM people", &last_person, error) ||
      !tenbo_db_read_int (db, "SELECT ifnull (max (id), 0) FROM sessions", &last_session, error) ||
      (stream->people != NULL && !import_people (db, stream->people, error)) ||
      !import_games (db, stream, outcome, error))
    return FALSE;

  for (guint i = 0; stream->sessions != NULL && i < stream->sessions->len; i++)
    if (!import_session (db, stream->sessions->pdata[i], last_session, error))
      return FALSE;

  return report_same_names (db, stream, last_person, error);
}

TenboWrite *
tenbo_write_stream (const TenboStream *stream)
{
  g_return_val_if_fail (stream != NULL && stream->next != NULL, NULL);

  return tenbo_write_new (run_stream, g_memdup2 (stream, sizeof *stream), g_free);
}
