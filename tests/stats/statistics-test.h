/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store-test.h"
#include "tenbo-games.h"
#include "tenbo-standings.h"
#include "tenbo-statistics.h"

/* Games with results that a test makes up, and what the statistics make of them. */

#define DAY (24 * 60 * 60 * (gint64) 1000)

/* One game to be put in: who plays, by commas, who came where, and the totals. */
typedef struct
{
  const char *names;
  int         day;
  const char *ruleset; /* "tai": scores run from 0 */
  int         ranks[4];
  int         totals[4];
  gboolean    is_uncounted;
  int         n_unsaid; /* wins of which nobody said whether they were open */
} StatisticsGame;

/* Puts @game in; the result of the write. Every counter has a number of its own, so that none is
 * taken for another. */
TenboWriteTarget statistics_test_put (TenboStore           *store,
                                      const StatisticsGame *game);

/* A store with six games on the days 1 to 6; the fourth game is of three players, the fifth under
 * another ruleset, the sixth not counted. Transfer full. */
TenboStore *statistics_test_open (StoreTest *test);

void statistics_test_commit (TenboStore *store,
                             TenboWrite *write);

/* The one person of that name. Transfer full. */
TenboStoredPerson *statistics_test_find (TenboStore *store,
                                         const char *name);
gint64             statistics_test_find_id (TenboStore *store,
                                            const char *name);

/* What @filter asks for of the person @name. Transfer full. */
TenboStatistics *statistics_test_read (TenboStore       *store,
                                       const char       *name,
                                       TenboResultFilter filter);

/* The same of all of their games. */
TenboStatistics *statistics_test_read_all (TenboStore *store,
                                           const char *name);

/* Everybody, from a snapshot of its own. */
static inline GPtrArray *
statistics_test_read_standings (TenboStore                 *store,
                                const TenboStandingsFilter *filter,
                                GError                    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  return tenbo_standings_read (read, filter, error);
}
