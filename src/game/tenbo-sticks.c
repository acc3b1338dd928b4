/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-sticks.h"

const int tenbo_stick_points[TENBO_N_STICKS] = { 10000, 5000, 1000, 100 };

/* The least of a kind with which any sum below the next dearer one can be paid; of hundreds one
 * more, as people begin with ten. */
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

      /* One of the next dearer kind is broken, if there is one. */
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

static void
move (int             left[TENBO_N_STICK_HOLDERS],
      int             from,
      int             to,
      TenboStickMove *out)
{
  *out = (TenboStickMove) { .from = from, .to = to, .points = MIN (left[from], -left[to]) };
  left[from] -= out->points;
  left[to] += out->points;
}

/* Finds who has too many and who too few; with @even, by the same points. */
static gboolean
find_move (const int left[TENBO_N_STICK_HOLDERS],
           gboolean  even,
           int      *from,
           int      *to)
{
  for (*from = 0; *from < TENBO_N_STICK_HOLDERS; (*from)++)
    for (*to = 0; *to < TENBO_N_STICK_HOLDERS; (*to)++)
      if (left[*from] > 0 && left[*to] < 0 && (!even || left[*from] == -left[*to]))
        return TRUE;

  return FALSE;
}

int
tenbo_sticks_mend (const int       off[TENBO_N_STICK_HOLDERS],
                   TenboStickMove *moves)
{
  int left[TENBO_N_STICK_HOLDERS];
  int sum = 0;
  int n_moves = 0;
  int from;
  int to;

  for (int holder = 0; holder < TENBO_N_STICK_HOLDERS; holder++)
    {
      left[holder] = off[holder];
      sum += off[holder];
    }

  if (sum != 0)
    return 0;

  /* Two who are off by the same are set right by one move. Of the at most five others no two are
   * then, so each move sets one of them right, and the last one two: that cannot be done in
   * fewer. */
  while (find_move (left, TRUE, &from, &to))
    move (left, from, to, &moves[n_moves++]);
  while (find_move (left, FALSE, &from, &to))
    move (left, from, to, &moves[n_moves++]);

  return n_moves;
}
