/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-store.h"

G_BEGIN_DECLS

/* What can be read. Each call sees one consistent state of the database, waits for no writer and
 * answers from an index; all results are transfer full and belong to the caller. NULL, -1 or FALSE
 * with @error set where the file cannot be read. Games that were deleted are in none of these
 * lists: tenbo_store_find_games() finds them. */

/* The people, those who played last first; at most @limit, or all for 0. Of TenboStoredPerson. */
GPtrArray *tenbo_store_list_people (TenboStore *self,
                                    guint       limit,
                                    GError    **error);

/* The games that have not ended, the last changed first; at most @limit, or all for 0. Of
 * TenboStoredSummary. */
GPtrArray *tenbo_store_list_unfinished (TenboStore *self,
                                        guint       limit,
                                        GError    **error);

/* The games that have ended, those of one session together: the newest session first, in it the
 * newest game first. At most @limit, or all for 0, after the game @after (as an earlier call gave
 * it; NULL: from the start). Of TenboStoredSummary. */
GPtrArray *tenbo_store_list_finished (TenboStore               *self,
                                      const TenboStoredSummary *after,
                                      guint                     limit,
                                      GError                  **error);

/* The ids of all games in the order they came in. Of gint64. */
GArray *tenbo_store_list_game_ids (TenboStore *self,
                                   GError    **error);

/* The frozen rulesets whose text is not the one that was frozen: its digest is another. Of
 * TenboStoredRuleset. */
GPtrArray *tenbo_store_list_changed_rulesets (TenboStore *self,
                                              GError    **error);

/* The game @game_id with everything; TENBO_STORE_ERROR_NOT_FOUND if there is none. */
TenboStoredGame *tenbo_store_read_game (TenboStore *self,
                                        gint64      game_id,
                                        GError    **error);

/* The id of the game with the uuid @uuid; 0 if there is none, -1 with @error. */
gint64 tenbo_store_find_game (TenboStore *self,
                              const char *uuid,
                              GError    **error);

G_END_DECLS
