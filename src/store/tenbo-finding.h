/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game-set.h"
#include "tenbo-history-queries.h"

G_BEGIN_DECLS

/* Inside the store: finding games (tenbo-history-queries.h). Each thing that is asked makes a set
 * of games, and what is in all of them is then taken in the order of lists. Nothing is sorted, and
 * texts are looked through once for all words. */

/* Of TenboGameKey, in order. */
GArray *tenbo_finding_run (TenboDb               *db,
                           const TenboGameFilter *filter,
                           GError               **error);

/* Keeps in @games those in which each word of the filter is found. */
gboolean tenbo_finding_keep_words (TenboDb               *db,
                                   const TenboGameFilter *filter,
                                   TenboGameSet          *games,
                                   GError               **error);

/* Adds the games in which the person plays, also under a spelling that was merged. */
gboolean tenbo_finding_add_person (TenboDb      *db,
                                   gint64        person_id,
                                   TenboGameSet *games,
                                   GError      **error);

/* Adds the games that are played by the frozen ruleset. */
gboolean tenbo_finding_add_ruleset (TenboDb      *db,
                                    gint64        ruleset_id,
                                    TenboGameSet *games,
                                    GError      **error);

/* Adds the games of the session. */
gboolean tenbo_finding_add_session (TenboDb      *db,
                                    gint64        session_id,
                                    TenboGameSet *games,
                                    GError      **error);

/* See tenbo_store_read_summaries(), tenbo_store_list_places() and
 * tenbo_store_list_played_rulesets(). */
GPtrArray *tenbo_finding_read_summaries (TenboDb            *db,
                                         const TenboGameKey *keys,
                                         guint               n,
                                         GError            **error);
GStrv      tenbo_finding_list_places (TenboDb *db,
                                      GError **error);
GPtrArray *tenbo_finding_list_rulesets (TenboDb *db,
                                        GError **error);

G_END_DECLS
