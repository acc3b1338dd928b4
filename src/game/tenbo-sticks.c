/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-sticks.h"

const int tenbo_stick_points[TENBO_N_STICKS] = { 10000, 5000, 1000, 100 };

/* The least number of each kind that can pay any sum below the next higher kind; one more of the
 * hundreds, as players begin with ten. */
static const int change[TENBO_N_STICKS] = { 0, 1, 4, 10 };

void
tenbo_sticks_split (int            points,
                    TenboStickDeal deal,
                    TenboSticks   *out)
{
  int left; /* in sticks of the kind */

  g_return_if_fail (points >= 0);

  *out = (TenboSticks) { .rest = points % tenbo_stick_points[TENBO_STICK_100] };
  left = points / tenbo_stick_points[TENBO_STICK_100];

  for (int kind = TENBO_STICK_100; kind > TENBO_STICK_10000; kind--)
    {
      int      step = tenbo_stick_points[kind - 1] / tenbo_stick_points[kind];
      int      n = left % step;
      gboolean has_change = deal == TENBO_STICKS_CHANGE ||
                            (deal == TENBO_STICKS_CHANGE_THOUSANDS && kind != TENBO_STICK_100);

      /* Breaks one stick of the next higher kind, if there is one. */
      if (has_change && n < change[kind] && left >= step)
        n += step;

      out->n[kind] = n;
      left = (left - n) / step;
    }

  out->n[TENBO_STICK_10000] = left;
}

int
tenbo_sticks_sum (const TenboSticks *sticks)
{
  int sum = sticks->rest;

  for (int kind = 0; kind < TENBO_N_STICKS; kind++)
    sum += sticks->n[kind] * tenbo_stick_points[kind];

  return sum;
}

/* The surplus of each holder that is not moved yet */
typedef struct
{
  int of[TENBO_N_STICK_HOLDERS];
} Surplus;

static void
move (Surplus        *left,
      int             from,
      int             to,
      TenboStickMove *out)
{
  *out = (TenboStickMove) { .from = from, .to = to, .points = MIN (left->of[from], -left->of[to]) };
  left->of[from] -= out->points;
  left->of[to] += out->points;
}

/* Finds a holder with too many and one with too few; with @even, by the same points. */
static gboolean
find_move (const Surplus *left,
           gboolean       even,
           int           *from,
           int           *to)
{
  for (*from = 0; *from < TENBO_N_STICK_HOLDERS; (*from)++)
    for (*to = 0; *to < TENBO_N_STICK_HOLDERS; (*to)++)
      if (left->of[*from] > 0 && left->of[*to] < 0 &&
          (!even || left->of[*from] == -left->of[*to]))
        return TRUE;

  return FALSE;
}

int
tenbo_sticks_mend (const int       off[TENBO_N_STICK_HOLDERS],
                   TenboStickMove *moves)
{
  Surplus left;
  int     sum = 0;
  int     n_moves = 0;
  int     from;
  int     to;

  for (int holder = 0; holder < TENBO_N_STICK_HOLDERS; holder++)
    {
      left.of[holder] = off[holder];
      sum += off[holder];
    }

  if (sum != 0)
    return 0;

  /* One move corrects two holders who are off by the same points. Among the others, at most five,
   * no two match, so each move corrects one holder and the last move corrects two: fewer moves are
   * not possible. */
  while (find_move (&left, TRUE, &from, &to))
    move (&left, from, to, &moves[n_moves++]);
  while (find_move (&left, FALSE, &from, &to))
    move (&left, from, to, &moves[n_moves++]);

  return n_moves;
}
