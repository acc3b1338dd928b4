/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-tables.h"
#include "tenbo-writes-private.h"

/* The games that are moved, and where to. */
typedef struct
{
  GArray *games; /* of gint64 */
  gint64  session_id;
} Move;

static void
move_free (gpointer data)
{
  Move *move = data;

  g_array_unref (move->games);
  g_free (move);
}

static gboolean
run_session (TenboDb      *db,
             gpointer      data,
             TenboOutcome *outcome,
             GError      **error)
{
  TenboStoredSession *session = data;
  g_autoptr (TenboStoredSession) known = tenbo_sessions_read (db, session->id, error);

  if (known == NULL)
    return FALSE;

  /* Later than the change before, also if that was made by a clock that is fast. */
  session->changed_msec = MAX (tenbo_stored_now ().msec, known->changed_msec + 1);
  outcome->session_id = session->id;
  return tenbo_sessions_set (db, session, error);
}

static gboolean
run_move (TenboDb      *db,
          gpointer      data,
          TenboOutcome *outcome,
          GError      **error)
{
  Move *move = data;

  outcome->session_id = move->session_id;
  return tenbo_sessions_move (db, (const gint64 *) (gpointer) move->games->data, move->games->len,
                              &outcome->session_id, error);
}

TenboWrite *
tenbo_write_session (const TenboStoredSession *session)
{
  g_return_val_if_fail (session != NULL, NULL);

  return tenbo_write_new (run_session,
                          tenbo_stored_session_copy (session),
                          (GDestroyNotify) tenbo_stored_session_free);
}

TenboWrite *
tenbo_write_move_games (const gint64 *game_ids,
                        guint         n_games,
                        gint64        session_id)
{
  Move *move;

  g_return_val_if_fail (game_ids != NULL && n_games > 0, NULL);

  move = g_new (Move, 1);
  move->games = g_array_new (FALSE, FALSE, sizeof (gint64));
  move->session_id = session_id;
  g_array_append_vals (move->games, game_ids, n_games);
  return tenbo_write_new (run_move, move, move_free);
}
