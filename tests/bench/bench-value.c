/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cpu-time.h"
#include "tenbo-valuation.h"

#include <gio/gio.h>
#include <stdlib.h>
#include <string.h>

/* Measures the nanoseconds on one core to value a hand of tiles: real winning hands of a server,
 * read before the clock starts. The first number covers the comparison of interpretations and the
 * payment, the second includes the fu line by line. Medians of five runs. Not a test: a slow
 * machine is not an error. */

/* The ruleset of the server. */
#define RULESET "tenhou-hanchan"

#define N_HANDS 10000
#define N_RUNS  5
#define N_TIMES 100

static int
compare (const void *a,
         const void *b)
{
  return *(const double *) a < *(const double *) b ? -1 : 1;
}

/* Returns the contents of the gzip file @path. */
static char *
read_all (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GConverter) unzip =
    G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
  g_autoptr (GOutputStream) text = g_memory_output_stream_new_resizable ();
  g_autoptr (GInputStream) packed = NULL;
  g_autoptr (GInputStream) input = NULL;
  g_autoptr (GError) error = NULL;

  packed = G_INPUT_STREAM (g_file_read (file, NULL, &error));
  g_assert_no_error (error);
  input = g_converter_input_stream_new (packed, unzip);
  g_output_stream_splice (text, input, G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, NULL, &error);
  g_assert_no_error (error);

  return g_strndup (g_memory_output_stream_get_data (G_MEMORY_OUTPUT_STREAM (text)),
                    g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (text)));
}

/* Returns the request in @line if it is a real hand under the rules of the server; generated ones
 * have the id synth. */
static char *
dup_request (const char *line)
{
  const char *request = strstr (line, "\"request\":");
  const char *end = strstr (line, ",\"expect\":");

  if (strstr (line, "\"id\":\"synth") != NULL || strstr (line, "\"override\"") != NULL ||
      strstr (line, "\"" RULESET "\"") == NULL)
    return NULL;
  g_assert_true (request != NULL && end != NULL);
  request += strlen ("\"request\":");

  return g_strndup (request, (gsize) (end - request));
}

/* Reads N_HANDS hands of the oracle @path, starting again after the last one. */
static void
read_hands (const char       *path,
            TenboRulesetList *rulesets,
            TbTileHand       *hands)
{
  g_autofree char *text = read_all (path);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (TenboValuer) valuer = tenbo_valuer_new (rulesets);
  int n = 0;

  for (int i = 0; lines[i] != NULL && n < N_HANDS; i++)
    {
      g_auto (TenboRecordProblem) problem = { 0 };
      const TenboValuation *valuation;
      g_autofree char      *request = dup_request (lines[i]);

      if (request == NULL)
        continue;
      valuation = tenbo_valuer_read (valuer, request, -1, &problem);
      if (valuation == NULL)
        g_error ("line %d: %s", i + 1, problem.at);
      hands[n++] = valuation->hand;
    }
  g_assert_cmpint (n, >, N_HANDS / 2);
  for (int i = n; i < N_HANDS; i++)
    hands[i] = hands[i - n];
}

static gint64
value_all (const TbScorer   *scorer,
           const TbTileHand *hands,
           gboolean          with_fu)
{
  gint64 points = 0;

  for (int i = 0; i < N_HANDS; i++)
    {
      TbHandValue value;
      TbPayment   payment;
      TbFuItem    items[TB_MAX_FU_ITEMS];

      tb_scorer_value (scorer, &hands[i], &value);
      tb_value_payment (scorer->rules, &value.value, hands[i].seat, hands[i].self_draw, 0,
                        &payment);
      points += payment.ron + payment.others + (gint64) value.yaku;
      if (with_fu)
        points += (gint64) tb_scorer_fu (scorer, &hands[i], &value, items);
    }

  return points;
}

static double
measure (const TbScorer   *scorer,
         const TbTileHand *hands,
         gboolean          with_fu)
{
  double          times[N_RUNS];
  volatile gint64 sink;

  for (int run = 0; run < N_RUNS; run++)
    {
      double begin = cpu_time_get_nsec (CLOCK_PROCESS_CPUTIME_ID);

      for (int i = 0; i < N_TIMES; i++)
        sink = value_all (scorer, hands, with_fu);
      times[run] = (cpu_time_get_nsec (CLOCK_PROCESS_CPUTIME_ID) - begin) / N_TIMES / N_HANDS;
    }
  (void) sink;
  qsort (times, N_RUNS, sizeof times[0], compare);

  return times[N_RUNS / 2];
}

int
main (int    argc,
      char **argv)
{
  g_autofree TbTileHand *hands = g_new0 (TbTileHand, N_HANDS);
  g_autoptr (TenboRulesetList) rulesets = tenbo_ruleset_list_new (NULL);
  g_autoptr (TenboRuleset) ruleset = NULL;
  TbScorer scorer;

  g_assert_cmpint (argc, ==, 2);
  read_hands (argv[1], rulesets, hands);
  ruleset = tenbo_ruleset_list_lookup (RULESET, rulesets, NULL);
  tb_scorer_init (&scorer, tenbo_ruleset_get_rules (ruleset));
  g_print ("%.0f ns a hand, %.0f with its fu line by line\n", measure (&scorer, hands, FALSE),
           measure (&scorer, hands, TRUE));

  return EXIT_SUCCESS;
}
