/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cpu-time.h"
#include "tai-hand-maker.h"
#include "tai-hands.h"

#include <stdlib.h>

/* Measures the nanoseconds on one core to value a hand of tiles with tai, by the number of its wild
 * tiles: random winning hands, made before the clock starts. Medians of five runs. Not a test: a
 * slow machine is not an error. */

#define N_HANDS 2000
#define N_RUNS  5
#define N_TIMES 20

static int
compare (const void *a,
         const void *b)
{
  return *(const double *) a < *(const double *) b ? -1 : 1;
}

static int
roll (void *data,
      int   n)
{
  return g_rand_int_range (data, 0, n);
}

/* Fills @hands with winning hands for each number of wild tiles. */
static void
make_hands (const TbTaiScorer *scorer,
            TbTileHand         hands[TB_MAX_TAI_WILD + 1][N_HANDS])
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  int n[TB_MAX_TAI_WILD + 1] = { 0 };
  int full = 0;

  while (full <= TB_MAX_TAI_WILD)
    {
      TbTaiHandValue value;
      TbTileHand     hand;
      int            n_wild;

      make_tai_hand (roll, rand, &hand);
      tb_tai_scorer_value (scorer, &hand, &value);
      n_wild = value.interpretation.n_wild;
      if (value.error != TB_HAND_FINE || n[n_wild] == N_HANDS)
        continue;
      hands[n_wild][n[n_wild]++] = hand;
      full += n[n_wild] == N_HANDS;
    }
}

static double
measure (const TbTaiScorer *scorer,
         const TbTileHand  *hands)
{
  double         times[N_RUNS];
  volatile gsize sink = 0;

  for (int run = 0; run < N_RUNS; run++)
    {
      double begin = cpu_time_get_nsec (CLOCK_PROCESS_CPUTIME_ID);

      for (int i = 0; i < N_TIMES * N_HANDS; i++)
        {
          TbTaiHandValue value;

          tb_tai_scorer_value (scorer, &hands[i % N_HANDS], &value);
          sink += (gsize) value.value.tai;
        }
      times[run] = (cpu_time_get_nsec (CLOCK_PROCESS_CPUTIME_ID) - begin) / N_TIMES / N_HANDS;
    }
  qsort (times, N_RUNS, sizeof times[0], compare);

  return times[N_RUNS / 2];
}

int
main (void)
{
  static TbTileHand hands[TB_MAX_TAI_WILD + 1][N_HANDS];
  TbRules           rules;
  TbTaiScorer       scorer;

  tai_hand_scorer (&rules, &scorer);
  make_hands (&scorer, hands);
  for (int n_wild = 0; n_wild <= TB_MAX_TAI_WILD; n_wild++)
    g_print ("%d wild tiles: %.0f ns a hand\n", n_wild, measure (&scorer, hands[n_wild]));

  return EXIT_SUCCESS;
}
