/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-read.h"

G_BEGIN_DECLS

/* What statistics are made of: rows, not sums. The adding up is the stats layer's. Games that are
 * void, deleted or not finished are never among them, and every person is the one that a spelling
 * was merged into. Reading: tenbo-read.h. */

/* Whose games, and which of them. */
typedef struct
{
  gint64      person_id;   /* or a spelling that was merged into them */
  gint64      since_msec;  /* begun in [since, until) */
  gint64      until_msec;  /* 0: open */
  const char *ruleset_key; /* games under any text of that ruleset; NULL: all */
  gint64      opponent_id; /* games that this person played too; 0: all */
  int         n_players;   /* games of 3 or of 4; 0: all */
} TenboResultFilter;

/* A copy that owns what it points to; both transfer full. */
TenboResultFilter *tenbo_result_filter_copy (const TenboResultFilter *filter);
void               tenbo_result_filter_free (TenboResultFilter *filter);

/* For `n_players` of a filter: whichever of 3 and 4 a person has played more games of, 4 of equally
 * many; 0 if the person has played none. */
#define TENBO_PLAYERS_USUAL (-1)

/* How many games of 3 and of 4 players count for the person of @filter, whatever else it asks for.
 * If it asks for the usual number of players, puts that in its place. FALSE with @error. */
gboolean tenbo_results_resolve_players (TenboRead         *read,
                                        TenboResultFilter *filter,
                                        guint              n_games[2],
                                        GError           **error);

/* The person's result of one game. */
typedef struct
{
  gint64            game_id;
  gint64            started_msec;
  int               started_offset; /* minutes: by the clock of the game */
  int               player;
  int               n_players;
  TenboStoredResult result; /* TENBO_NOT_COUNTED where the game was not counted yet */
} TenboResultRow;

/* Two results of one game: the person's, and that of somebody who played too. */
typedef struct
{
  gint64      game_id;
  int         n_players;
  gint64      other_id;
  const char *other_name; /* borrowed */
  int         player;
  int         rank;
  int         total;
  int         hands;
  int         paid[3]; /* as in TenboStoredResult, for each of the two */
  int         paid_hands[3];
  int         other_player;
  int         other_rank;
  int         other_total;
  int         other_paid[3];
  int         other_paid_hands[3];
} TenboPairRow;

/* Who is told of the rows: the pairs and the yaku in any order; then the results in the order of
 * time, those of one moment as they came in. */
typedef struct
{
  void (*result) (const TenboResultRow *row,
                  gpointer              user_data);
  void (*pair) (const TenboPairRow *row,
                gpointer            user_data);
  void (*yaku) (const char *yaku, /* id; in @n wins of one game */
                int         n,
                gpointer    user_data);
} TenboResultVisitor;

/* Tells @visitor of all rows of a person's games. TENBO_STORE_ERROR_NOT_FOUND if there is no such
 * person. FALSE with @error. */
gboolean tenbo_results_visit (TenboRead                *read,
                              const TenboResultFilter  *filter,
                              const TenboResultVisitor *visitor,
                              gpointer                  user_data,
                              GError                  **error);

/* One game of somebody in the standings. */
typedef struct
{
  gint64      person_id;
  const char *name; /* borrowed */
  gint64      started_msec;
  int         n_players;
  int         rank;
  int         total;
  gboolean    in_thousands; /* the total is said so: see tenbo_stored_result_is_in_thousands() */
} TenboStandingRow;

typedef void (*TenboStandingFunc) (const TenboStandingRow *row,
                                   gpointer                user_data);

/* Tells @func of all games of all people, but those who are guests or hidden; all of one spelling
 * together. Of @filter, which names no person, the opponent is not asked. FALSE with @error. */
gboolean tenbo_results_visit_standings (TenboRead               *read,
                                        const TenboResultFilter *filter,
                                        TenboStandingFunc        func,
                                        gpointer                 user_data,
                                        GError                 **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboResultFilter, tenbo_result_filter_free)

/* --- Counting again --- */

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
