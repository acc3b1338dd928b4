/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-db.h"
#include "tenbo-stream.h"

G_BEGIN_DECLS

/* Inside the store: the parts of a stream. FALSE with @error. */

/* Puts in or changes the people, before any game. */
gboolean tenbo_stream_take_people (TenboDb   *db,
                                   GPtrArray *people,
                                   GError   **error);

/* Says what is known of the evenings of games, after them. Those with an id above @last_id were
 * made for these games. */
gboolean tenbo_stream_take_sessions (TenboDb   *db,
                                     GPtrArray *sessions,
                                     gint64     last_id,
                                     GError   **error);

/* Tells of the people with an id above @last_id who are called as somebody else is. */
gboolean tenbo_stream_tell_same_names (TenboDb           *db,
                                       const TenboStream *stream,
                                       gint64             last_id,
                                       GError           **error);

/* Puts @game in, or what of it is new. */
gboolean tenbo_stream_take_game (TenboDb         *db,
                                 TenboStoredGame *game,
                                 TenboTakenGame  *taken,
                                 TenboOutcome    *outcome,
                                 GError         **error);

/* Merges the details that @theirs gives of the game @ours, which is here, and fills in which were
 * different. A change is the next revision of @ours. */
gboolean tenbo_stream_merge_details (TenboDb            *db,
                                     TenboStoredGame    *ours,
                                     TenboStoredSummary *theirs,
                                     TenboTakenGame     *taken,
                                     GError            **error);

G_END_DECLS
