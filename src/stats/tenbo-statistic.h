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
  TENBO_STATISTIC_AVERAGE_RANK, /* from here to LAST_RATE: separate for games of 3 and of 4 */
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
  TENBO_STATISTIC_VALUE_RATE, /* by class, separate for each scoring */

  /* As dealer, by wind, by seat */
  TENBO_STATISTIC_DEALER_WIN_RATE,
  TENBO_STATISTIC_DEALER_POINTS,
  TENBO_STATISTIC_DEALER_RUN,
  TENBO_STATISTIC_WIND_WIN_RATE,
  TENBO_STATISTIC_WIND_DEAL_IN_RATE,
  TENBO_STATISTIC_SEAT_AVERAGE_RANK,
  TENBO_STATISTIC_SEAT_AVERAGE_TOTAL,

  /* Streaks, separate for games of 3 and of 4: the longest one, and the current one */
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

/* Some statistics have several variants, each with a number:
 *
 * - games of 3 or of 4 players: 3, 4;
 * - by wind: 0 East to 3 North;
 * - by seat: TENBO_STATISTIC_SEAT (players, player), with the first dealer as player 0;
 * - by class of value: TENBO_STATISTIC_CLASS (scoring, class), see TenboStoredResult.
 *
 * The others have one variant, 0. */
#define TENBO_STATISTIC_SEAT(players, player)  ((players) * 10 + (player))
#define TENBO_STATISTIC_CLASS(scoring, class_) ((scoring) * 10 + (class_))

/* A number with its denominator */
typedef struct
{
  TenboStatisticId id;
  int              variant;
  gint64           number;       /* count or sum */
  gint64           of;           /* denominator; 0: there is no value */
  guint            n_games;      /* games that contributed to `of` */
  gint64           game_id;      /* of a maximum, minimum or streak: the first game with it; or 0 */
  gboolean         in_thousands; /* unit of displayed totals; `number` is always in points */

  /* For a fact that may be unrecorded, else 0: the number of times it was recorded, and the number
   * of times it could have been. There is a value only if the two are equal
   * (docs/statistics.md). */
  gint64 known;
  gint64 asked;
} TenboStatistic;

/* Returns the statistic as one number; rates from 0 to 1. 0 without a value. */
double tenbo_statistic_get_value (const TenboStatistic *statistic);

TenboStatisticKind  tenbo_statistic_get_kind (TenboStatisticId id);
TenboStatisticGroup tenbo_statistic_get_group (TenboStatisticId id);

/* Returns the variants of the statistic, @n of them, in order. */
const int *tenbo_statistic_get_variants (TenboStatisticId id,
                                         gsize           *n);

/* Returns the key without a variant: "average_rank". */
const char *tenbo_statistic_get_key (TenboStatisticId id);

/* Returns the key for files: "win_rate", or "average_rank_4" of a variant. Transfer full. */
char *tenbo_statistic_dup_key (TenboStatisticId id,
                               int              variant);

/* Return texts in the user's language: "Win Rate"; one sentence that explains what is counted; the
 * name of the group; and the name of a variant ("Four players", "East", "Mangan"), or NULL if there
 * is only one. */
const char *tenbo_statistic_get_name (TenboStatisticId id);
const char *tenbo_statistic_get_help (TenboStatisticId id);
const char *tenbo_statistic_group_get_name (TenboStatisticGroup group);
char       *tenbo_statistic_dup_variant_name (TenboStatisticId id,
                                              int              variant);

/* Return the formatted number (totals in the unit of the result, "–" without a value), and its
 * denominator: "of 1,204 hands", "not recorded in any hand", "recorded for 63 of 82 wins"; empty
 * for the number of games itself. */
char *tenbo_statistic_dup_text (const TenboStatistic *statistic);
char *tenbo_statistic_dup_of (const TenboStatistic *statistic);

G_END_DECLS
