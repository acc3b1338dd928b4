/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cpu-time.h"
#include "engine-script.h"

#include <stdlib.h>

/* Measures the hands per second on one core: whole games of ordinary hands, repeatedly. Hands of a
 * record are applied; hands that a score keeper enters are also checked for contradictions. Prints
 * the median of five runs of each. Not a test: a slow machine is not an error. */

#define N_GAMES       200
#define MAX_HANDS     24
#define N_RUNS        5
#define HANDS_PER_RUN 2000000

typedef struct
{
  int32_t n_hands;
  TbEvent hands[MAX_HANDS];
} Game;

/* Hands in the approximate proportions of a parlor. */
static const char *const hands[] = {
  "win ron=1<2 2/30",
  "win riichi=1 ron=1<0 3/40 ippatsu ura=1",
  "win riichi=2,3 tsumo=2 2/40 ura=1",
  "win ron=0<3 mangan",
  "draw riichi=1 tenpai=1,3",
  "win tsumo=3 1/30",
  "win ron=3<1 +honitsu,yakuhai-white dora=1 fu=30 open",
  "draw tenpai=0",
  "win riichi=0 ron=2<0 1/40 ron=1<0 2/30",
  "win riichi=1 tsumo=1 +riichi,tsumo,pinfu fu=20",
  "win riichi=3 ron=3<2 4/30 ura=2",
  "draw riichi=2 deposit@3 tenpai=2,0",
  "foul riichi=1 chombo@2 shown=1:3/30",
  "draw",
};

static void
make_game (const TbRules *rules,
           Game          *game)
{
  TbTable      table;
  TbHandResult result;
  TbProblem    problem;

  tb_table_start (&table, rules);
  game->n_hands = 0;
  while (game->n_hands < MAX_HANDS && table.end.reason == TB_END_NONE)
    {
      TbEvent    *event = &game->hands[game->n_hands];
      const char *text = hands[g_test_rand_int_range (0, G_N_ELEMENTS (hands))];

      script_event (rules, text, event);
      if (tb_table_enter (&table, event, &result, &problem) == TB_OK)
        game->n_hands++;
    }
}

/* tb_table_apply() or tb_table_enter() */
typedef TbStatus (*PlayFunc) (TbTable       *table,
                              const TbEvent *event,
                              TbHandResult  *out,
                              TbProblem     *problem);

static gint64
play_all (const TbRules *rules,
          const Game    *games,
          PlayFunc       play)
{
  gint64 n = 0;

  for (int i = 0; i < N_GAMES; i++)
    {
      TbTable      table;
      TbHandResult result;
      TbProblem    problem;

      tb_table_start (&table, rules);
      for (int32_t j = 0; j < games[i].n_hands; j++)
        g_assert_true (play (&table, &games[i].hands[j], &result, &problem) == TB_OK);
      n += games[i].n_hands;
    }

  return n;
}

static int
compare (const void *a,
         const void *b)
{
  return *(const double *) a < *(const double *) b ? -1 : 1;
}

/* Returns the processor time of this program in seconds, independent of other programs. */
static double
now (void)
{
  return cpu_time_get_nsec (CLOCK_PROCESS_CPUTIME_ID) / 1e9;
}

static void
measure (const char    *name,
         const TbRules *rules,
         const Game    *games,
         PlayFunc       play)
{
  double speeds[N_RUNS];

  for (int run = 0; run < N_RUNS; run++)
    {
      double begin = now ();
      gint64 n = 0;

      while (n < HANDS_PER_RUN)
        n += play_all (rules, games, play);

      speeds[run] = (double) n / (now () - begin);
    }

  qsort (speeds, N_RUNS, sizeof speeds[0], compare);
  g_print ("%s: %.1f million hands/s (median of %d runs, %.1f to %.1f)\n", name,
           speeds[N_RUNS / 2] / 1e6, N_RUNS, speeds[0] / 1e6, speeds[N_RUNS - 1] / 1e6);
}

int
main (int    argc,
      char **argv)
{
  g_autofree Game *games = g_new0 (Game, N_GAMES);
  TbRules          rules;

  g_test_init (&argc, &argv, NULL);
  script_rules ("parlour", &rules);
  for (int i = 0; i < N_GAMES; i++)
    make_game (&rules, &games[i]);

  measure ("engine, hands of records", &rules, games, tb_table_apply);
  measure ("engine, new hands", &rules, games, tb_table_enter);

  return 0;
}
