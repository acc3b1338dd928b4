/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-read.h"
#include "tenbo-rows.h"
#include "tenbo-statistic.h"

G_BEGIN_DECLS

/* Compares all people. Guests and hidden people are left out. */

/* Number of statistics that standings have. */
#define TENBO_N_STANDING_STATISTICS 22

/* A sum or an extreme value, and its denominator */
typedef struct
{
  gint64 number;
  gint64 of;
  guint  n_games;

  /* Of an extreme value: the first game with it; of a streak: its last game */
  gint64          game_id;
  TenboStoredTime started;
} TenboStandingCell;

/* The total of one person in a month */
typedef struct
{
  int    month; /* months since the year 0, for example 12 * 2026 + 10 for November */
  guint  n_games[2];
  gint64 totals[2];
} TenboStandingMonth;

/* The totals of one person; reference-counted and immutable. The members of two elements are for
 * games of 3 and of 4 players. */
typedef struct
{
  gint64            person_id;
  char             *name;
  gint64            last_played_msec;
  gboolean          is_ranked; /* has enough games */
  guint             n_games[2];
  gboolean          in_thousands[2];              /* whether all these games are in thousands */
  TenboStandingCell cells[2][TENBO_N_STATISTICS]; /* by id */
  GArray           *months;                       /* of TenboStandingMonth, by time */
  GArray           *places;                       /* of the games by time; empty once counted */
} TenboStanding;

TenboStanding *tenbo_standing_ref (TenboStanding *self);
void           tenbo_standing_unref (TenboStanding *self);

/* Returns the statistics that standings have, TENBO_N_STANDING_STATISTICS of them in the order of a
 * table. */
const TenboStatisticId *tenbo_standing_get_statistics (void);

/* Returns whether the statistic contains ranks, so that it exists only for games of 3 or of 4
 * players. */
gboolean tenbo_standing_has_ranks (TenboStatisticId id);

/* Returns one of these statistics: of games of 3 or 4 players for @variant 3 or 4, of all games
 * for 0. A statistic with ranks needs 3 or 4. */
TenboStatistic tenbo_standing_get (const TenboStanding *self,
                                   TenboStatisticId     id,
                                   int                  variant);

/* A column of a table of standings: a statistic, or the total of a month or of a year */
typedef struct
{
  TenboStatisticId id;
  int              variant; /* as for tenbo_standing_get() */
  int              month;   /* with TOTAL, as in TenboStandingMonth; 0: the whole period */
  int              n_months;
} TenboStandingColumn;

/* Returns a cell of the table. */
TenboStatistic tenbo_standing_get_cell (const TenboStanding       *self,
                                        const TenboStandingColumn *column);

/* Returns the start of the game of a record. */
TenboStoredTime tenbo_standing_get_time (const TenboStanding       *self,
                                         const TenboStandingColumn *column);

/* Appends the columns of the statistic @id to @columns (of TenboStandingColumn) for games of
 * @n_players. For 0, all games, a statistic with ranks has two columns. */
void tenbo_standing_add_columns (GArray          *columns,
                                 TenboStatisticId id,
                                 int              n_players);

/* Return the columns of all statistics for games of @n_players (0: all), and those of the club
 * records: the statistics whose best value is a game or a streak. Of TenboStandingColumn; transfer
 * full. */
GArray *tenbo_standings_list_columns (int n_players);
GArray *tenbo_standings_list_records (int n_players);

/* Appends the totals of the months (@n_months is 1) or years (12) in which one of the @standings
 * played games of @n_players, the latest first. */
void tenbo_standings_add_months (const GPtrArray *standings,
                                 GArray          *columns,
                                 int              n_players,
                                 int              n_months);

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

/* Returns the number of players of most games, 3 or 4. Sets @n_games to the sums of the games of
 * all people. */
int tenbo_standings_get_usual_players (const GPtrArray *standings,
                                       guint            n_games[2]);

/* Compares two people by @column, the better one first, then by the number of games and by name. */
int tenbo_standing_compare (const TenboStanding       *one,
                            const TenboStanding       *other,
                            const TenboStandingColumn *column);

/* Returns the people with the best values of the record @column, the best first, at most @n of
 * them. Of TenboStanding, borrowed from @standings. Transfer container. */
GPtrArray *tenbo_standings_list_best (const GPtrArray           *standings,
                                      const TenboStandingColumn *column,
                                      guint                      n);

G_END_DECLS
