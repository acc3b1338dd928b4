/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-read.h"

G_BEGIN_DECLS

/* A session is an evening: the games that the same people played one after another. */

/* Whether a game at @next may go on with the session of the game that began at @started and was
 * last played at @last_msec: on the same day, or after a short break. */
gboolean tenbo_session_goes_on (TenboStoredTime started,
                                gint64          last_msec,
                                TenboStoredTime next);

/* --- Reading (tenbo-read.h) --- */

/* TENBO_STORE_ERROR_NOT_FOUND if there is no such session. */
TenboStoredSession *tenbo_sessions_read (TenboRead *read,
                                         gint64     session_id,
                                         GError   **error);

/* The sessions that have a game, the newest first; at most @limit, or all for 0. Of
 * TenboStoredSession. */
GPtrArray *tenbo_sessions_list (TenboRead *read,
                                guint      limit,
                                GError   **error);

/* The id of the session with the uuid @uuid; 0 if there is none, -1 with @error. */
gint64 tenbo_sessions_find (TenboRead  *read,
                            const char *uuid,
                            GError    **error);

/* --- Writing --- */

/* Makes title, place, note, unit, rate, fee and who paid it of the session `session->id` what
 * @session says; an empty text and a number of 0 or less are none. NOT_FOUND if there is no such
 * session. */
TenboWrite *tenbo_write_session (const TenboStoredSession *session);

/* Moves the games @game_ids, at least one, to the session @session_id, or to a new one for 0, at
 * the same place and played for the same: the outcome says which. All or none; NOT_FOUND if one was
 * deleted. Each session then begins with its first game. One that nothing is left of is in no list
 * any more; it is removed with the next purge or the next new session, so that until then the games
 * can go back. */
TenboWrite *tenbo_write_move_games (const gint64 *game_ids,
                                    guint         n_games,
                                    gint64        session_id);

G_END_DECLS
