/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-read.h"
#include "tenbo-statistic.h"

G_BEGIN_DECLS

/* Compares all people. Guests and hidden people are left out. */

/* The totals of one person. */
typedef struct
{
  gint64   person_id;
  char    *name;
  gint64   last_played_msec;
  gboolean is_ranked;  /* has the games that were asked for */
  guint    n_games[2]; /* of 3 players, of 4 */
  guint    ranks[2][4];
  gint64   totals[2];       /* in points */
  gboolean in_thousands[2]; /* how they are said: so, if those of all such games of all are */
} TenboStanding;

/* The figure @id: GAMES, TOTAL or AVERAGE_TOTAL, of all games with @variant 0 or of those of 3 or 4
 * players; AVERAGE_RANK, RANK_1_RATE to RANK_4_RATE, TOP_TWO_RATE, LAST_RATE of 3 or 4 alone. */
TenboStatistic tenbo_standing_get (const TenboStanding *self,
                                   TenboStatisticId     id,
                                   int                  variant);

/* The choice and the order of the games. */
typedef struct
{
  gint64           since_msec; /* as in TenboResultFilter */
  gint64           until_msec;
  const char      *ruleset_key; /* or NULL */
  int              n_players;   /* 3 or 4; 0: all */
  TenboStatisticId order;       /* one of tenbo_standing_get() */
  int              variant;
  guint            minimum; /* games of the figure `order` to be ranked; 0 and 1: all who have it */
} TenboStandingsFilter;

/* Those who played such games, the best of the figure first, of equal ones who played more, then by
 * name; who has not enough games comes after all who have. Of TenboStanding; NULL with @error.
 * Transfer full. */
GPtrArray *tenbo_standings_read (TenboRead                  *read,
                                 const TenboStandingsFilter *filter,
                                 GError                    **error);

/* Puts @standings, which were read of games of any number of players, in the order of another
 * filter: leaves out those who have not played such games. Only the last four members of @filter
 * are asked. */
void tenbo_standings_sort (GPtrArray                  *standings,
                           const TenboStandingsFilter *filter);

G_END_DECLS
