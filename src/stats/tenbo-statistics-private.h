/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-result-rows.h"
#include "tenbo-statistics.h"

/* Inside the layer: figures while they are added up. */

/* The most variants a figure has: one by classes of value. */
#define TENBO_MAX_VARIANTS (TENBO_N_SCORINGS * TENBO_N_VALUE_CLASSES)

/* Kinds of games that are never averaged together: of 3 players, of 4. */
#define TENBO_N_TABLES 2

/* How many games of a row of a kind. */
typedef enum
{
  STREAK_FIRST,
  STREAK_TOP_TWO,
  STREAK_NOT_LAST,
  N_STREAKS,
} TenboStreak;

struct _TenboStatistics
{
  TenboFigure figures[TENBO_N_FIGURES][TENBO_MAX_VARIANTS];
  guint       n_games;
  guint       n_uncounted;
  guint       n_in_thousands; /* games of which the total is said so */
  guint       scorings;       /* a bit for each that was played */
  gint64      n_yaku_known;
  gint64      n_yaku_asked;
  GArray     *points;    /* of TenboStatisticsPoint */
  GPtrArray  *opponents; /* of TenboOpponent */
  GPtrArray  *yaku;      /* of TenboStoredYaku */

  /* While rows come in. */
  gint64      ranks[TENBO_N_TABLES]; /* sums */
  gint64      rank_squares[TENBO_N_TABLES];
  gint64      streaks[TENBO_N_TABLES][N_STREAKS];
  GHashTable *opponents_by_id;
  GHashTable *yaku_by_id;
};

/* The place of the variant in `figures`. */
int tenbo_figure_find_variant (TenboFigureId id,
                               int           variant);

/* Adds a game to the figures. */
void tenbo_statistics_count (TenboStatistics      *self,
                             const TenboResultRow *row);
