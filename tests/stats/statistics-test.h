/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store-test.h"
#include "tenbo-games.h"
#include "tenbo-standings.h"
#include "tenbo-statistics.h"

/* Games with results made up by a test, and their statistics. */

#define DAY (24 * 60 * 60 * (gint64) 1000)

/* One game to insert: the players separated by commas, the ranks, and the totals. */
typedef struct
{
  const char *names;
  int         day;
  const char *ruleset; /* "tai": scores run from 0 */
  int         ranks[4];
  int         totals[4];
  gboolean    is_uncounted;
  int         n_unsaid; /* wins without a record of open or closed */
} StatisticsGame;

/* Inserts @game and returns the result of the write. Every counter has a different number, so that
 * swapped counters are detected. */
TenboWriteTarget statistics_test_put (TenboStore           *store,
                                      const StatisticsGame *game);

/* Returns a store with six games on the days 1 to 6; the fourth game has three players, the fifth
 * another ruleset, the sixth is void. Transfer full. */
TenboStore *statistics_test_open (StoreTest *test);

/* Returns the only person with that name. Transfer full. */
TenboStoredPerson *statistics_test_find (TenboStore *store,
                                         const char *name);
gint64             statistics_test_find_id (TenboStore *store,
                                            const char *name);

/* Returns the statistics of the person @name for @filter. Transfer full. */
TenboStatistics *statistics_test_read (TenboStore       *store,
                                       const char       *name,
                                       TenboResultFilter filter);

/* Returns the same for all of their games. */
TenboStatistics *statistics_test_read_all (TenboStore *store,
                                           const char *name);

/* Returns the standings of everybody, from a separate snapshot. */
static inline GPtrArray *
statistics_test_read_standings (TenboStore                 *store,
                                const TenboStandingsFilter *filter,
                                GError                    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  return tenbo_standings_read (read, filter, error);
}
