/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The statistics of a person: their names, and the text of their numbers. docs/statistics.md
 * defines what each counts. A statistic is never shown without its denominator. */
typedef enum
{
  /* Games */
  TENBO_STATISTIC_GAMES,
  TENBO_STATISTIC_AVERAGE_RANK, /* from here to LAST_RATE of games of 3 or of 4 */
  TENBO_STATISTIC_RANK_SPREAD,
  TENBO_STATISTIC_RANK_1_RATE,
  TENBO_STATISTIC_RANK_2_RATE,
  TENBO_STATISTIC_RANK_3_RATE,
  TENBO_STATISTIC_RANK_4_RATE,
  TENBO_STATISTIC_TOP_TWO_RATE,
  TENBO_STATISTIC_LAST_RATE,
  TENBO_STATISTIC_TOTAL,
  TENBO_STATISTIC_AVERAGE_TOTAL,
  TENBO_STATISTIC_BEST_TOTAL,
  TENBO_STATISTIC_WORST_TOTAL,
  TENBO_STATISTIC_POINTS_MAX,
  TENBO_STATISTIC_POINTS_MIN,
  TENBO_STATISTIC_BUST_RATE,
  TENBO_STATISTIC_LAST_HAND_UP,
  TENBO_STATISTIC_LAST_HAND_DOWN,
  TENBO_STATISTIC_CHIPS,

  /* Hands */
  TENBO_STATISTIC_WIN_RATE,
  TENBO_STATISTIC_SELF_DRAW_RATE,
  TENBO_STATISTIC_DEAL_IN_RATE,
  TENBO_STATISTIC_AVERAGE_WIN,
  TENBO_STATISTIC_AVERAGE_WIN_VALUE,
  TENBO_STATISTIC_BEST_WIN,
  TENBO_STATISTIC_AVERAGE_DEAL_IN,
  TENBO_STATISTIC_AVERAGE_DEAL_IN_VALUE,
  TENBO_STATISTIC_TSUMO_PAID,
  TENBO_STATISTIC_DEALER_TSUMO_PAID,
  TENBO_STATISTIC_DRAW_RATE,
  TENBO_STATISTIC_TENPAI_RATE,
  TENBO_STATISTIC_DRAW_POINTS,
  TENBO_STATISTIC_NAGASHI,
  TENBO_STATISTIC_FOUL_RATE,

  /* Riichi */
  TENBO_STATISTIC_RIICHI_RATE,
  TENBO_STATISTIC_RIICHI_WIN_RATE,
  TENBO_STATISTIC_RIICHI_SELF_DRAW_RATE,
  TENBO_STATISTIC_RIICHI_DEAL_IN_RATE,
  TENBO_STATISTIC_RIICHI_DRAW_RATE,
  TENBO_STATISTIC_RIICHI_POINTS,
  TENBO_STATISTIC_IPPATSU_RATE,
  TENBO_STATISTIC_URA_RATE,
  TENBO_STATISTIC_URA_AVERAGE,

  /* Value of wins */
  TENBO_STATISTIC_OPEN_WIN_RATE,
  TENBO_STATISTIC_HAN_AVERAGE,
  TENBO_STATISTIC_DORA_AVERAGE,
  TENBO_STATISTIC_VALUE_RATE, /* by class, apart for each scoring */

  /* As dealer, by wind, by seat */
  TENBO_STATISTIC_DEALER_WIN_RATE,
  TENBO_STATISTIC_DEALER_POINTS,
  TENBO_STATISTIC_DEALER_RUN,
  TENBO_STATISTIC_WIND_WIN_RATE,
  TENBO_STATISTIC_WIND_DEAL_IN_RATE,
  TENBO_STATISTIC_SEAT_AVERAGE_RANK,
  TENBO_STATISTIC_SEAT_AVERAGE_TOTAL,

  /* Streaks, of games of 3 or of 4: the longest one, and the one that goes on */
  TENBO_STATISTIC_FIRST_STREAK,
  TENBO_STATISTIC_FIRST_STREAK_NOW,
  TENBO_STATISTIC_TOP_TWO_STREAK,
  TENBO_STATISTIC_TOP_TWO_STREAK_NOW,
  TENBO_STATISTIC_NOT_LAST_STREAK,
  TENBO_STATISTIC_NOT_LAST_STREAK_NOW,

  TENBO_N_STATISTICS,
} TenboStatisticId;

/* The kind of number. */
typedef enum
{
  TENBO_STATISTIC_KIND_COUNT,          /* "12" */
  TENBO_STATISTIC_KIND_RATE,           /* number / of: "23.4%" */
  TENBO_STATISTIC_KIND_AVERAGE,        /* number / of: "2.43" */
  TENBO_STATISTIC_KIND_SPREAD,         /* sqrt (number) / of: "1.08" */
  TENBO_STATISTIC_KIND_POINTS,         /* "41,700" */
  TENBO_STATISTIC_KIND_AVERAGE_POINTS, /* number / of: "6,540" */
  TENBO_STATISTIC_KIND_AVERAGE_CHANGE, /* number / of, won or lost: "−3,210" */
  TENBO_STATISTIC_KIND_TOTAL,          /* the total of games: "+41.7", or "+41,700" */
  TENBO_STATISTIC_KIND_AVERAGE_TOTAL,  /* number / of: "−3.21", or "−3,210" */
} TenboStatisticKind;

/* The group of a page that shows it. */
typedef enum
{
  TENBO_STATISTIC_GROUP_GAMES,
  TENBO_STATISTIC_GROUP_HANDS,
  TENBO_STATISTIC_GROUP_RIICHI,
  TENBO_STATISTIC_GROUP_VALUE,
  TENBO_STATISTIC_GROUP_DEALER,
  TENBO_STATISTIC_GROUP_WIND,
  TENBO_STATISTIC_GROUP_SEAT,
  TENBO_STATISTIC_GROUP_STREAKS,
  TENBO_N_STATISTIC_GROUPS,
} TenboStatisticGroup;

/* Some figures have several variants, a number each:
 * - of games of 3 or of 4: 3, 4;
 * - by wind: 0 East to 3 North;
 * - by seat: TENBO_STATISTIC_SEAT (players, player), the player 0 being the first dealer;
 * - by class of value: TENBO_STATISTIC_CLASS (scoring, class), see TenboStoredResult.
 * The others have the one variant 0. */
#define TENBO_STATISTIC_SEAT(players, player)  ((players) * 10 + (player))
#define TENBO_STATISTIC_CLASS(scoring, class_) ((scoring) * 10 + (class_))

/* A number of something of something. */
typedef struct
{
  TenboStatisticId id;
  int              variant;
  gint64           number;       /* what was counted or added up */
  gint64           of;           /* of how many; 0: there is no figure */
  guint            n_games;      /* games in which there was something of `of` */
  gint64           game_id;      /* of what was best, worst, longest: where, first of equals; or 0 */
  gboolean         in_thousands; /* how totals are said; the numbers here are points all the same */

  /* Of a fact that may be left unsaid, else 0: of how many it was recorded, of how many it could
   * have been. There is a figure only if the two are the same (docs/statistics.md). */
  gint64 known;
  gint64 asked;
} TenboStatistic;

/* The figure as one number; rates from 0 to 1. 0 where there is none. */
double tenbo_statistic_get_value (const TenboStatistic *statistic);

TenboStatisticKind  tenbo_statistic_get_kind (TenboStatisticId id);
TenboStatisticGroup tenbo_statistic_get_group (TenboStatisticId id);

/* The variants of the figure, @n of them, in order. */
const int *tenbo_statistic_get_variants (TenboStatisticId id,
                                         gsize           *n);

/* For files: "win_rate", of a variant "average_rank_4". Transfer full. */
char *tenbo_statistic_dup_key (TenboStatisticId id,
                               int              variant);

/* In the user's language: "Win rate"; one sentence that says what is counted; the name of the
 * group; and of a variant "Four players", "East", "Mangan", or NULL where there is only one. */
const char *tenbo_statistic_get_name (TenboStatisticId id);
const char *tenbo_statistic_get_help (TenboStatisticId id);
const char *tenbo_statistic_group_get_name (TenboStatisticGroup group);
char       *tenbo_statistic_dup_variant_name (TenboStatisticId id,
                                              int              variant);

/* The number as people write it here, totals as a result says them, "–" if there is none; and what
 * it is of: "of 1,204 hands", "recorded in no hand", "recorded of 63 of 82 wins"; empty for the
 * number of games itself. */
char *tenbo_statistic_dup_text (const TenboStatistic *statistic);
char *tenbo_statistic_dup_of (const TenboStatistic *statistic);

G_END_DECLS
