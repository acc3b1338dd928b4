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
  gboolean is_ranked;  /* has enough games */
  guint    n_games[2]; /* of 3 players, of 4 */
  guint    ranks[2][4];
  gint64   totals[2];       /* in points */
  gboolean in_thousands[2]; /* whether all these games are in thousands */
} TenboStanding;

/* Returns the statistic @id: GAMES, TOTAL or AVERAGE_TOTAL of all games for @variant 0, or of games
 * of 3 or 4 players; AVERAGE_RANK, RANK_1_RATE to RANK_4_RATE, TOP_TWO_RATE or LAST_RATE of games
 * of 3 or 4 players only. */
TenboStatistic tenbo_standing_get (const TenboStanding *self,
                                   TenboStatisticId     id,
                                   int                  variant);

/* Selection and order of the games */
typedef struct
{
  gint64           since_msec; /* as in TenboResultFilter */
  gint64           until_msec;
  const char      *ruleset_key; /* or NULL */
  int              n_players;   /* 3 or 4; 0: all */
  TenboStatisticId order;       /* a statistic of tenbo_standing_get() */
  int              variant;
  guint            minimum; /* minimum number of games of `order`; 0 or 1: one is enough */
} TenboStandingsFilter;

/* Returns the people with matching games, sorted by the statistic, then by the number of games,
 * then by name. People with too few games follow after all others. Of TenboStanding; NULL with
 * @error. Transfer full. */
GPtrArray *tenbo_standings_read (TenboRead                  *read,
                                 const TenboStandingsFilter *filter,
                                 GError                    **error);

/* Sorts @standings, which were read for games of any number of players, by another filter, and
 * removes people without matching games. Only the last four members of @filter are used. */
void tenbo_standings_sort (GPtrArray                  *standings,
                           const TenboStandingsFilter *filter);

G_END_DECLS
