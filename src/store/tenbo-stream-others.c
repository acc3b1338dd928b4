/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-stream-private.h"

#include "tenbo-store.h"
#include "tenbo-tables.h"

/* --- People --- */

/* The person with the uuid @uuid, not the one it was merged into; 0: none, -1 with @error. */
static gint64
find_person (TenboDb    *db,
             const char *uuid,
             gint64     *changed_msec,
             GError    **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean row;

  statement = tenbo_db_prepare (db, "SELECT id, changed_ms FROM people WHERE uuid = :uuid", error);
  if (statement == NULL)
    return -1;

  tenbo_db_bind_text (statement, ":uuid", uuid);
  if (!tenbo_db_step (db, statement, &row, error))
    return -1;
  if (!row)
    return 0;

  *changed_msec = sqlite3_column_int64 (statement, 1);
  return sqlite3_column_int64 (statement, 0);
}

static gint64
insert_person (TenboDb                 *db,
               const TenboStoredPerson *person,
               GError                 **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_db_prepare (db,
                                "INSERT INTO people (uuid, name, folded) "
                                "VALUES (:uuid, :name, tenbo_fold (:name))",
                                error);
  if (statement == NULL)
    return -1;

  tenbo_db_bind_text (statement, ":uuid", person->uuid);
  tenbo_db_bind_text (statement, ":name", person->name);
  return tenbo_db_run (db, statement, error) ? tenbo_db_get_last_id (db) : -1;
}

/* When it was changed is what the stream says, not now. */
static gboolean
set_changed (TenboDb                 *db,
             const TenboStoredPerson *person,
             GError                 **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_db_prepare (db, "UPDATE people SET changed_ms = :changed WHERE id = :person",
                                error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":changed", person->changed_msec);
  tenbo_db_bind_int (statement, ":person", person->id);
  return tenbo_db_run (db, statement, error);
}

/* Puts the person in, or changes them if the stream's side is the later one; `id` is 0 afterwards
 * if ours stays. */
static gboolean
take_person (TenboDb           *db,
             TenboStoredPerson *person,
             GError           **error)
{
  gint64 changed_msec = -1;
  gint64 id = find_person (db, person->uuid, &changed_msec, error);

  person->id = 0;
  if (id == 0)
    id = insert_person (db, person, error);
  if (id < 0)
    return FALSE;
  if (person->changed_msec <= changed_msec)
    return TRUE;

  person->id = id;
  return tenbo_people_set (db, person, error) && set_changed (db, person, error);
}

/* Two who sit in one game here are two people, whatever the stream says. */
static gboolean
merge_person (TenboDb                 *db,
              const TenboStoredPerson *person,
              gint64                   into,
              GError                 **error)
{
  g_autoptr (TenboStoredPerson) ours = tenbo_people_read (db, person->id, error);
  int n_games = 0;

  if (ours == NULL)
    return FALSE;
  if (ours->merged_into == into)
    return TRUE;
  if (into != 0 && !tenbo_people_count_together (db, person->id, into, &n_games, error))
    return FALSE;

  return n_games > 0 || tenbo_people_set_merged (db, person->id, into, error);
}

/* Whose other spelling @person is; 0: nobody's, -1 with @error. One who was merged here goes on to
 * that one. */
static gint64
find_target (TenboDb                 *db,
             const TenboStreamPerson *person,
             GError                 **error)
{
  g_autoptr (TenboStoredPerson) target = NULL;
  gint64 changed_msec;
  gint64 id;

  if (person->merged == NULL)
    return 0;

  id = find_person (db, person->merged, &changed_msec, error);
  if (id <= 0)
    return id;

  target = tenbo_people_read (db, id, error);
  if (target == NULL)
    return -1;
  if (target->merged_into != 0)
    id = target->merged_into;

  return id != person->person->id ? id : 0;
}

static gboolean
take_merge (TenboDb                 *db,
            const TenboStreamPerson *person,
            GError                 **error)
{
  gint64 into = find_target (db, person, error);

  return into >= 0 && merge_person (db, person->person, into, error) &&
         set_changed (db, person->person, error);
}

gboolean
tenbo_stream_take_people (TenboDb   *db,
                          GPtrArray *people,
                          GError   **error)
{
  for (guint i = 0; i < people->len; i++)
    {
      const TenboStreamPerson *person = people->pdata[i];

      if (!take_person (db, person->person, error))
        return FALSE;
    }

  /* Those who are somebody first: nobody is merged into a spelling. */
  for (int is_merged = 0; is_merged < 2; is_merged++)
    for (guint i = 0; i < people->len; i++)
      {
        const TenboStreamPerson *person = people->pdata[i];

        if (person->person->id != 0 && (person->merged != NULL) == (is_merged == 1) &&
            !take_merge (db, person, error))
          return FALSE;
      }

  return TRUE;
}

gboolean
tenbo_stream_tell_same_names (TenboDb           *db,
                              const TenboStream *stream,
                              gint64             last_id,
                              GError           **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean done;

  if (stream->same_name == NULL)
    return TRUE;

  statement = tenbo_db_prepare (db,
                                "SELECT a.id, k.id FROM people AS a JOIN people AS k "
                                "ON k.id <= :last AND k.merged_into IS NULL "
                                "AND (k.folded = a.folded OR EXISTS "
                                " (SELECT 1 FROM person_aliases AS s "
                                "  WHERE s.person_id = k.id AND s.folded = a.folded)) "
                                "WHERE a.id > :last AND a.merged_into IS NULL "
                                "ORDER BY a.name, a.id, k.id",
                                error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":last", last_id);
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
take_session (TenboDb                  *db,
              const TenboStreamSession *theirs,
              gint64                    last_id,
              GError                  **error)
{
  g_autoptr (TenboStoredSession) ours = NULL;
  TenboStoredSession *session = theirs->session;
  gint64              changed_msec;
  gint64              id = tenbo_sessions_find (db, session->uuid, error);

  /* An evening of which no game came is none. */
  if (id <= 0)
    return id == 0;

  ours = tenbo_sessions_read (db, id, error);
  if (ours == NULL)
    return FALSE;
  if (id <= last_id && session->changed_msec <= ours->changed_msec)
    return TRUE;

  session->id = id;
  session->fee_person_id = 0;
  if (theirs->fee_person != NULL)
    session->fee_person_id = find_person (db, theirs->fee_person, &changed_msec, error);

  return session->fee_person_id >= 0 && tenbo_sessions_set (db, session, error);
}

gboolean
tenbo_stream_take_sessions (TenboDb   *db,
                            GPtrArray *sessions,
                            gint64     last_id,
                            GError   **error)
{
  for (guint i = 0; i < sessions->len; i++)
    if (!take_session (db, sessions->pdata[i], last_id, error))
      return FALSE;

  return TRUE;
}
