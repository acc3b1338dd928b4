/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-read.h"

G_BEGIN_DECLS

/* The rows that the statistics layer sums up. They never contain games that are void, deleted or
 * unfinished, and each person is the one that a spelling was merged into. Reading: tenbo-read.h. */

/* The person and the games to read */
typedef struct
{
  gint64      person_id;   /* or a spelling merged into them */
  gint64      since_msec;  /* start in [since, until) */
  gint64      until_msec;  /* 0: no limit */
  const char *ruleset_key; /* games under any text of that ruleset; NULL: all */
  gint64      opponent_id; /* games in which this person played too; 0: all */
  int         n_players;   /* games of 3 or of 4 players; 0: all */
  guint       n_latest;    /* of these games, only the latest ones of the person; 0: all */

  /* Of the games that start at `since_msec`, the lowest id; set if `n_latest` is. */
  gint64 first_game_id;
} TenboResultFilter;

/* Returns a copy that owns its members; both transfer full. */
TenboResultFilter *tenbo_result_filter_copy (const TenboResultFilter *filter);
void               tenbo_result_filter_free (TenboResultFilter *filter);

/* Value of `n_players` in a filter: the number of players, 3 or 4, of most games of the person; 4
 * in case of a tie, 0 without games */
#define TENBO_PLAYERS_USUAL (-1)

/* Counts the games of 3 and of 4 players of the person of @filter; its other conditions are
 * ignored. If the filter has TENBO_PLAYERS_USUAL, replaces it with the number. FALSE with
 * @error. */
gboolean tenbo_results_resolve_players (TenboRead         *read,
                                        TenboResultFilter *filter,
                                        guint              n_games[2],
                                        GError           **error);

/* The person's result of one game */
typedef struct
{
  gint64            game_id;
  gint64            started_msec;
  int               started_offset; /* minutes; offset of the clock of the game */
  int               player;
  int               n_players;
  TenboStoredResult result; /* TENBO_NOT_COUNTED in counters of a game that was not counted yet */
} TenboResultRow;

/* Two results of one game: the person's and an opponent's */
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

/* Functions that receive the rows: first the pairs and the yaku in any order, then the results by
 * time, and by insertion if the times are equal */
typedef struct
{
  void (*result) (const TenboResultRow *row,
                  gpointer              user_data);
  void (*pair) (const TenboPairRow *row,
                gpointer            user_data);
  void (*yaku) (const char *yaku, /* @yaku is an id, in @n wins of one game */
                int         n,
                gpointer    user_data);
} TenboResultVisitor;

/* Passes all rows of a person's games to @visitor. Fails with TENBO_STORE_ERROR_NOT_FOUND if the
 * person does not exist. FALSE with @error. */
gboolean tenbo_results_visit (TenboRead                *read,
                              const TenboResultFilter  *filter,
                              const TenboResultVisitor *visitor,
                              gpointer                  user_data,
                              GError                  **error);

/* Receives a game of the person. @name and @row are borrowed; @row has only these columns of the
 * result: rank, points, base, total, hands, wins, self_draws, deal_ins, riichi, won_points,
 * lost_points, and the counters scoring, best_win, points_max, riichi_hands, dealer_runs_max and
 * fouls_asked. */
typedef void (*TenboEverybodyFunc) (gint64                person_id,
                                    const char           *name,
                                    const TenboResultRow *row,
                                    gpointer              user_data);

/* Passes all games of all people except guests and hidden people to @func: those of one spelling
 * together, in the order of time. @filter names no person, and its opponent is ignored. FALSE with
 * @error. */
gboolean tenbo_results_visit_everybody (TenboRead               *read,
                                        const TenboResultFilter *filter,
                                        TenboEverybodyFunc       func,
                                        gpointer                 user_data,
                                        GError                 **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboResultFilter, tenbo_result_filter_free)

/* --- Recounting --- */

/* Finds games that ended before the program counted all current counters, and writes their
 * counters. The code that counts knows the rules: tenbo-rebuild.h. */

/* New counters of one game */
typedef struct
{
  gint64             game_id;
  gint64             revision; /* of the game at the time of counting */
  TenboStoredResults results;  /* the settlement is not used */
} TenboRecount;

void tenbo_recount_free (TenboRecount *recount);

/* Returns the ids of the games with results that were not counted, or by an older revision than
 * @counted_by, in ascending order. Of gint64. Transfer full; NULL with @error. */
GArray *tenbo_results_list_uncounted (TenboRead *read,
                                      int        counted_by,
                                      GError   **error);

/* Writes the counters of the games @recounts (of TenboRecount; transfer full). Their settlements
 * and revisions do not change. Skips games that have another revision now; `n_counted` of the
 * outcome is the number of games written. */
TenboWrite *tenbo_write_recounts (GPtrArray *recounts);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboRecount, tenbo_recount_free)

G_END_DECLS
