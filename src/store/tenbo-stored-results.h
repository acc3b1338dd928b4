/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-read.h"

G_BEGIN_DECLS

/* Games that ended before the program counted what it counts now: which they are, and their
 * counters written. Who counts knows the rules: tenbo-rebuild.h. */

/* The counters of one game, counted anew. */
typedef struct
{
  gint64            game_id;
  gint64            revision; /* of the game, when they were counted */
  int               n_players;
  int               counted_by;                    /* the revision of what counted */
  TenboStoredResult results[TENBO_STORED_PLAYERS]; /* of these, the counters alone */
  GPtrArray        *yaku[TENBO_STORED_PLAYERS];    /* of TenboStoredYaku, owned; NULL: none */
} TenboRecount;

void tenbo_recount_free (TenboRecount *recount);

/* The ids of the games with results that were counted by an older revision than @counted_by, or not
 * at all, rising. Of gint64. Transfer full; NULL with @error. */
GArray *tenbo_results_list_uncounted (TenboRead *read,
                                      int        counted_by,
                                      GError   **error);

/* Writes the counters of the games @recounts (of TenboRecount; transfer full), and nothing else of
 * them: their settlement and their revision stay. A game that has another revision now is left as
 * it is; `n_counted` of the outcome says how many are written. */
TenboWrite *tenbo_write_recounts (GPtrArray *recounts);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboRecount, tenbo_recount_free)

G_END_DECLS
