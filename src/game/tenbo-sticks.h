/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-types.h"

G_BEGIN_DECLS

/* The point sticks that players hold: the number of each kind in a score, and the holders with too
 * many. */

/* The kinds of sticks, the highest-valued first. */
typedef enum
{
  TENBO_STICK_10000,
  TENBO_STICK_5000,
  TENBO_STICK_1000,
  TENBO_STICK_100,
} TenboStick;

#define TENBO_N_STICKS 4

/* The value of each kind. */
extern const int tenbo_stick_points[TENBO_N_STICKS];

/* A set of sticks. */
typedef struct
{
  int n[TENBO_N_STICKS];
  int rest; /* points below 100, for which there is no stick */
} TenboSticks;

/* How sticks are dealt: as few as possible; with enough small ones to pay any smaller sum, as far
 * as the points allow (25,000 as at the start: 1, 2, 4 and 10); or the same without paying
 * hundreds. */
typedef enum
{
  TENBO_STICKS_FEWEST,
  TENBO_STICKS_CHANGE,
  TENBO_STICKS_CHANGE_THOUSANDS,
} TenboStickDeal;

/* Finds the sticks for @points, not below 0. */
void tenbo_sticks_split (int            points,
                         TenboStickDeal deal,
                         TenboSticks   *out);

/* Returns the value of @sticks. */
int tenbo_sticks_sum (const TenboSticks *sticks);

/* The holders whose sticks are counted: the players, and the pot on the table. */
#define TENBO_STICKS_POT      TB_MAX_PLAYERS
#define TENBO_N_STICK_HOLDERS (TB_MAX_PLAYERS + 1)

/* Sticks that change hands. */
typedef struct
{
  int from; /* a player or TENBO_STICKS_POT */
  int to;
  int points;
} TenboStickMove;

/* Finds the fewest moves that correct all holders. @off is the surplus of each (below 0: too few).
 * There are no moves unless the sum of @off is 0. Returns the number of moves written to @moves,
 * which has room for TENBO_N_STICK_HOLDERS. */
int tenbo_sticks_mend (const int       off[TENBO_N_STICK_HOLDERS],
                       TenboStickMove *moves);

G_END_DECLS
