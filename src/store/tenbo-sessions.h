/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-read.h"

G_BEGIN_DECLS

/* A session is a sequence of games that the same people played one after another, usually an
 * evening. */

/* Whether a game at @next may continue the session of the game that started at @started and was
 * last played at @last_msec: on the same day, or after a short break. */
gboolean tenbo_session_can_continue (TenboStoredTime started,
                                     gint64          last_msec,
                                     TenboStoredTime next);

/* --- Reading (tenbo-read.h) --- */

/* Reads a session. Fails with TENBO_STORE_ERROR_NOT_FOUND if it does not exist. */
TenboStoredSession *tenbo_sessions_read (TenboRead *read,
                                         gint64     session_id,
                                         GError   **error);

/* Returns the sessions that have games, the newest first: at most @limit, or all for 0. Of
 * TenboStoredSession. */
GPtrArray *tenbo_sessions_list (TenboRead *read,
                                guint      limit,
                                GError   **error);

/* Returns the id of the session with the uuid @uuid; 0 if there is none, -1 with @error. */
gint64 tenbo_sessions_find (TenboRead  *read,
                            const char *uuid,
                            GError    **error);

/* --- Writing --- */

/* Sets title, venue, note, unit, rate, fee and the payer of the fee of the session `session->id` to
 * those of @session. Empty texts and numbers of 0 or less mean none. NOT_FOUND if there is no such
 * session. */
TenboWrite *tenbo_write_session (const TenboStoredSession *session);

/* Moves the games @game_ids, at least one, to the session @session_id, or for 0 to a new session
 * with the same venue, unit and rate; the outcome has its id. Moves all or none; NOT_FOUND if a
 * game was deleted. Each session then starts with its first game. An empty session is in no list
 * and is removed by the next purge or the next new session, so the move can be undone before
 * that. */
TenboWrite *tenbo_write_move_games (const gint64 *game_ids,
                                    guint         n_games,
                                    gint64        session_id);

G_END_DECLS
