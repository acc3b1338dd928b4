/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-history-reading.h"

#include "tenbo-games.h"
#include "tenbo-sessions.h"

TenboHistoryReading *
tenbo_history_reading_new (GArray *keys,
                           guint   round)
{
  TenboHistoryReading *self = g_new0 (TenboHistoryReading, 1);

  self->keys = keys;
  self->round = round;
  self->sessions = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free,
                                          (GDestroyNotify) tenbo_stored_session_free);

  return self;
}

void
tenbo_history_reading_free (TenboHistoryReading *self)
{
  g_clear_pointer (&self->keys, g_array_unref);
  g_clear_pointer (&self->summaries, g_ptr_array_unref);
  g_clear_pointer (&self->sessions, g_hash_table_unref);
  g_free (self);
}

/* A session that went meanwhile goes with its games. */
static gboolean
read_session (TenboRead  *read,
              GHashTable *sessions,
              gint64      session_id,
              GError    **error)
{
  g_autoptr (GError) local_error = NULL;
  TenboStoredSession *session;

  if (session_id == 0 || g_hash_table_contains (sessions, &session_id))
    return TRUE;

  session = tenbo_sessions_read (read, session_id, &local_error);
  if (session != NULL)
    g_hash_table_insert (sessions, g_memdup2 (&session_id, sizeof session_id), session);
  else if (!g_error_matches (local_error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }

  return TRUE;
}

gboolean
tenbo_history_reading_run (TenboHistoryReading *self,
                           TenboStore          *store,
                           GError             **error)
{
  const TenboGameKey *keys = (const TenboGameKey *) (gpointer) self->keys->data;
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  g_return_val_if_fail (self->summaries == NULL, FALSE);

  self->summaries = tenbo_games_read_summaries (read, keys, self->keys->len, error);
  if (self->summaries == NULL)
    return FALSE;

  for (guint i = 0; i < self->keys->len; i++)
    if (!read_session (read, self->sessions, keys[i].session_id, error))
      return FALSE;

  return TRUE;
}
