/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-result-rows.h"
#include "tenbo-statistic.h"

G_BEGIN_DECLS

/* The statistics of a person's games: the numbers, the data of their graphs, the yaku, and the
 * results against others. Computed once and then only read. */
typedef struct _TenboStatistics TenboStatistics;

/* Reads the games that match @filter and adds them up. Takes some milliseconds for a year of games:
 * use a thread if a window waits. TENBO_STORE_ERROR_NOT_FOUND if the person does not exist. NULL
 * with @error; transfer full. */
TenboStatistics *tenbo_statistics_read (TenboRead               *read,
                                        const TenboResultFilter *filter,
                                        GError                 **error);
void             tenbo_statistics_free (TenboStatistics *self);

/* The figure; @variant is one of tenbo_statistic_get_variants(). Always there, with `of` 0 where
 * nothing was recorded. Borrowed. */
const TenboStatistic *tenbo_statistics_get (const TenboStatistics *self,
                                            TenboStatisticId       id,
                                            int                    variant);

/* How many games are among the figures, and of how many of them only the settlement and the plain
 * counts: those are still to be counted, and figures that need more leave them out. */
guint tenbo_statistics_get_n_games (const TenboStatistics *self);
guint tenbo_statistics_get_n_uncounted (const TenboStatistics *self);

/* How many of them are games of @n_players, 3 or 4. */
guint tenbo_statistics_get_n_games_of (const TenboStatistics *self,
                                       int                    n_players);

/* Whether there are games of three and of four players among them. A third of the hands of three
 * are won by each, and a quarter of those of four, so that rates of both together say little. */
gboolean tenbo_statistics_mixes_players (const TenboStatistics *self);

/* Whether points of different kinds are added up (games by fu and games of tai, say), so that sums
 * and averages of points say little unless a ruleset is chosen. */
gboolean tenbo_statistics_is_mixed (const TenboStatistics *self);

/* Whether totals are said in thousands, as the pages of their results say them: those of all games
 * are, and there is one. */
gboolean tenbo_statistics_is_in_thousands (const TenboStatistics *self);

/* A graph over the games, in the order of time. */
typedef struct
{
  gint64 game_id;
  gint64 started_msec;
  int    started_offset; /* minutes: by the clock of the game */
  int    n_players;
  int    rank;
  int    total;     /* of this game */
  gint64 total_sum; /* of all up to this game */
} TenboStatisticsPoint;

/* Of TenboStatisticsPoint; borrowed. */
const GArray *tenbo_statistics_get_points (const TenboStatistics *self);

/* Of how many wins the yaku were recorded, and of how many they could have been. Only if both are
 * the same the yaku are parts of all wins, and rates can be made of them. */
typedef struct
{
  gint64 known;
  gint64 asked;
} TenboYakuScope;

/* It in words: "of 40 wins", "recorded of 40 of 200 wins". Transfer full. */
char *tenbo_yaku_scope_dup_text (const TenboYakuScope *scope);

/* Wins with a yaku: of TenboStoredYaku, the most frequent first, then by id. Borrowed. The names
 * are the rules layer's. */
const GPtrArray *tenbo_statistics_get_yaku (const TenboStatistics *self,
                                            TenboYakuScope        *scope);

/* The person's results against another in the games both played. */
typedef struct
{
  gint64 person_id;
  char  *name;
  guint  n_games;
  guint  n_ahead;    /* of those: ended before the other */
  gint64 difference; /* sum of the person's total less the other's, in points */

  gboolean in_thousands; /* how the difference is said: tenbo_statistics_is_in_thousands() */

  /* Of the hands of those games that are counted: deal-ins, how many and what they cost. */
  gint64 hands;
  gint64 dealt_to; /* the person's to the other */
  gint64 dealt_to_points;
  gint64 dealt_from; /* the other's to the person */
  gint64 dealt_from_points;
} TenboOpponent;

/* Of TenboOpponent, who played most games with the person first, then by name. Borrowed. */
const GPtrArray *tenbo_statistics_get_opponents (const TenboStatistics *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboStatistics, tenbo_statistics_free)

G_END_DECLS
