/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-stream-private.h"

#include "tenbo-store.h"
#include "tenbo-tables.h"
#include "tenbo-writes-private.h"

void
tenbo_stream_person_free (TenboStreamPerson *person)
{
  tenbo_stored_person_free (person->person);
  g_free (person->merged);
  g_free (person);
}

void
tenbo_stream_session_free (TenboStreamSession *session)
{
  tenbo_stored_session_free (session->session);
  g_free (session->fee_person);
  g_free (session);
}

static void
count (TenboOutcome         *outcome,
       const TenboTakenGame *taken)
{
  outcome->n_details_changed += taken->changed != 0;
  outcome->n_details_kept += taken->kept != 0;

  switch (taken->taken)
    {
    case TENBO_TAKEN_ADDED:
      outcome->n_added++;
      return;
    case TENBO_TAKEN_KNOWN:
      outcome->n_known++;
      return;
    case TENBO_TAKEN_EXTENDED:
      outcome->n_extended++;
      return;
    case TENBO_TAKEN_DIFFERENT:
      outcome->n_different++;
      return;
    case TENBO_TAKEN_DELETED:
      outcome->n_deleted++;
      return;
    }

  g_assert_not_reached ();
}

static gboolean
take_games (TenboDb           *db,
            const TenboStream *stream,
            TenboOutcome      *outcome,
            GError           **error)
{
  while (TRUE)
    {
      g_autoptr (TenboStoredGame) game = NULL;
      TenboTakenGame taken = { 0 };

      if (!stream->next (stream->user_data, &game, error))
        return FALSE;
      if (game == NULL)
        return TRUE;
      if (!tenbo_stream_take_game (db, game, &taken, outcome, error))
        return FALSE;

      count (outcome, &taken);
      if (stream->taken != NULL)
        stream->taken (stream->user_data, game, &taken);
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

  return tenbo_db_read_int (db, "SELECT ifnull (max (id), 0) FROM people", &last_person, error) &&
         tenbo_db_read_int (db, "SELECT ifnull (max (id), 0) FROM sessions", &last_session,
                            error) &&
         (stream->people == NULL || tenbo_stream_take_people (db, stream->people, error)) &&
         take_games (db, stream, outcome, error) &&
         (stream->sessions == NULL ||
          tenbo_stream_take_sessions (db, stream->sessions, last_session, error)) &&
         tenbo_stream_tell_same_names (db, stream, last_person, error);
}

TenboWrite *
tenbo_write_stream (const TenboStream *stream)
{
  g_return_val_if_fail (stream != NULL && stream->next != NULL, NULL);

  return tenbo_write_new (run_stream, g_memdup2 (stream, sizeof *stream), g_free);
}
