/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-store.h"

G_BEGIN_DECLS

/* What can be read of sessions, as in tenbo-queries.h: transfer full, NULL or FALSE with @error. A
 * session is an evening: the games that the same people played one after another. */

/* TENBO_STORE_ERROR_NOT_FOUND if there is none. */
TenboStoredSession *tenbo_store_read_session (TenboStore *self,
                                              gint64      session_id,
                                              GError    **error);

/* The games of the session in the order they were played, running and void ones too, deleted ones
 * not, each with the rank, the total and the chips of its players. Of TenboStoredSummary; empty if
 * there is no such session. */
GPtrArray *tenbo_store_list_session_games (TenboStore *self,
                                           gint64      session_id,
                                           GError    **error);

/* The sessions that have a game, the newest first; at most @limit, or all for 0. Of
 * TenboStoredSession. */
GPtrArray *tenbo_store_list_sessions (TenboStore *self,
                                      guint       limit,
                                      GError    **error);

/* All that a history says beside its games, of one moment: everybody, as
 * tenbo_store_list_everybody() has them, and all sessions that have a game. Whoever a session names
 * is among the people. FALSE with @error. */
gboolean tenbo_store_list_people_and_sessions (TenboStore *self,
                                               GPtrArray **people,
                                               GPtrArray **sessions,
                                               GError    **error);

/* The id of the session with the uuid @uuid; 0 if there is none, -1 with @error. */
gint64 tenbo_store_find_session (TenboStore *self,
                                 const char *uuid,
                                 GError    **error);

G_END_DECLS
