/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-result-rows.h"
#include "tenbo-statistic.h"

G_BEGIN_DECLS

/* The statistics of a person's games: the numbers, the data of their graphs, the yaku, and the
 * results against others. Computed once and then only read. */
typedef struct _TenboStatistics TenboStatistics;

/* Reads the games that match @filter and computes the statistics. Takes some milliseconds for a
 * year of games: use a thread if a window waits. TENBO_STORE_ERROR_NOT_FOUND if the person does not
 * exist. NULL with @error; transfer full. */
TenboStatistics *tenbo_statistics_read (TenboRead               *read,
                                        const TenboResultFilter *filter,
                                        GError                 **error);
void             tenbo_statistics_free (TenboStatistics *self);

/* Returns the statistic; @variant is one of tenbo_statistic_get_variants(). Never NULL; `of` is 0
 * if nothing was recorded. Borrowed. */
const TenboStatistic *tenbo_statistics_get (const TenboStatistics *self,
                                            TenboStatisticId       id,
                                            int                    variant);

/* Return the number of games, and the number of them with only the settlement and the basic
 * counters: these are not counted yet, and statistics that need more counters leave them out. */
guint tenbo_statistics_get_n_games (const TenboStatistics *self);
guint tenbo_statistics_get_n_uncounted (const TenboStatistics *self);

/* Returns the number of games of @n_players, 3 or 4. */
guint tenbo_statistics_get_n_games_of (const TenboStatistics *self,
                                       int                    n_players);

/* Whether the games are of three and of four players. Win rates of the two differ (a third and a
 * quarter on average), so combined rates have little meaning. */
gboolean tenbo_statistics_mixes_players (const TenboStatistics *self);

/* Whether points of different kinds are added (for example, games by fu and games of tai), so that
 * sums and averages of points mean little unless a ruleset is chosen. */
gboolean tenbo_statistics_is_mixed (const TenboStatistics *self);

/* Whether totals are shown in thousands, as on the pages of results: there are games, and all of
 * them use thousands. */
gboolean tenbo_statistics_is_in_thousands (const TenboStatistics *self);

/* A point of a graph over the games, in the order of time */
typedef struct
{
  gint64 game_id;
  gint64 started_msec;
  int    started_offset; /* minutes; offset of the clock of the game */
  int    n_players;
  int    rank;
  int    total;     /* total of this game */
  gint64 total_sum; /* sum of all totals up to this game */
} TenboStatisticsPoint;

/* Returns the points of the graph, of TenboStatisticsPoint; borrowed. */
const GArray *tenbo_statistics_get_points (const TenboStatistics *self);

/* Number of wins for which yaku were recorded, and for which they could have been. Rates of yaku
 * are only possible if the two are equal. */
typedef struct
{
  gint64 known;
  gint64 asked;
} TenboYakuScope;

/* Returns the denominator in words: "of 40 wins", "recorded for 40 of 200 wins". Transfer full. */
char *tenbo_yaku_scope_dup_text (const TenboYakuScope *scope);

/* Returns the wins with each yaku: of TenboStoredYaku, the most frequent first, then by id.
 * Borrowed. tenbo_describe_counted_yaku() has the names. */
const GPtrArray *tenbo_statistics_get_yaku (const TenboStatistics *self,
                                            TenboYakuScope        *scope);

/* Returns the name of the yaku @id in the user's language, if a ruleset of the games defines it, or
 * NULL. Borrowed. */
const char *tenbo_statistics_get_yaku_name (const TenboStatistics *self,
                                            const char            *id);

/* The person's results against an opponent in the games that both played */
typedef struct
{
  gint64 person_id;
  char  *name;
  guint  n_games;
  guint  n_ahead;    /* games in which the person ranked above the opponent */
  gint64 difference; /* sum of the person's totals less the opponent's, in points */

  gboolean in_thousands; /* unit of the difference: tenbo_statistics_is_in_thousands() */

  /* Number and cost of deal-ins in the counted hands of those games */
  gint64 hands;
  gint64 dealt_to; /* discards of the person, wins of the opponent */
  gint64 dealt_to_points;
  gint64 dealt_from; /* discards of the opponent, wins of the person */
  gint64 dealt_from_points;
} TenboOpponent;

/* Returns the opponents, of TenboOpponent: most common games first, then by name. Borrowed. */
const GPtrArray *tenbo_statistics_get_opponents (const TenboStatistics *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboStatistics, tenbo_statistics_free)

G_END_DECLS
