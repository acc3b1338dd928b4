/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-types.h"

G_BEGIN_DECLS

/* The point sticks that people hold: how many of each make a score, and who has too many. */

/* The kinds of sticks, the dearest first. */
typedef enum
{
  TENBO_STICK_10000,
  TENBO_STICK_5000,
  TENBO_STICK_1000,
  TENBO_STICK_100,
} TenboStick;

#define TENBO_N_STICKS 4

/* What each kind is worth. */
extern const int tenbo_stick_points[TENBO_N_STICKS];

/* Some sticks. */
typedef struct
{
  int n[TENBO_N_STICKS];
  int rest; /* points that no stick is worth, below 100 */
} TenboSticks;

/* How sticks are dealt out: in the fewest, or with so many small ones that any smaller sum can be
 * paid, as far as the points go (25,000 as people begin with it: 1, 2, 4 and 10), or the same where
 * no hundreds are paid. */
typedef enum
{
  TENBO_STICKS_FEWEST,
  TENBO_STICKS_CHANGE,
  TENBO_STICKS_CHANGE_THOUSANDS,
} TenboStickDeal;

/* The sticks for @points, not below 0. */
void tenbo_sticks_split (int            points,
                         TenboStickDeal deal,
                         TenboSticks   *out);

/* What @sticks are worth. */
int tenbo_sticks_sum (const TenboSticks *sticks);

/* Those whose sticks are counted: the players, and what lies on the table. */
#define TENBO_STICKS_POT      TB_MAX_PLAYERS
#define TENBO_N_STICK_HOLDERS (TB_MAX_PLAYERS + 1)

/* Sticks to be handed over. */
typedef struct
{
  int from; /* a player or TENBO_STICKS_POT */
  int to;
  int points;
} TenboStickMove;

/* The fewest moves after which nobody is off, where @off says by how much each has too many (below
 * 0: too few). None unless the sum of @off is 0. Returns how many were written to @moves, which has
 * room for TENBO_N_STICK_HOLDERS. */
int tenbo_sticks_mend (const int       off[TENBO_N_STICK_HOLDERS],
                       TenboStickMove *moves);

G_END_DECLS
