/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-rulesets.h"
#include "hand-check.h"
#include "tb-hand-search.h"

/* The hand of docs/hand-valuation.md: each value on the page is a value that the engine
 * computes. */

#define RULES "league"
#define HAND  "111222333m99p78s +9s tsumo"

static const char *const suit_letters[TB_N_SUITS] = { "m", "p", "s", "z" };

static const char *const wait_names[] = {
  [TB_WAIT_PAIRS] = "the third of a triplet",
  [TB_WAIT_OPEN] = "an open wait",
  [TB_WAIT_CLOSED] = "a closed wait",
  [TB_WAIT_EDGE] = "an edge wait",
  [TB_WAIT_SINGLE] = "a single wait",
};

static void
append_counts (GString            *out,
               const TbSuitCounts *counts)
{
  g_string_append (out, "counts      ");
  for (int suit = 0; suit < TB_N_SUITS; suit++)
    g_string_append_printf (out, "  %s %0*" G_GINT64_MODIFIER "o", suit_letters[suit],
                            counts[suit] == 0 ? 1 : 2 * TB_N_RANKS, counts[suit]);
  g_string_append (out, "\nleft over   ");
  for (int suit = 0; suit < TB_N_SUITS; suit++)
    g_string_append_printf (out, "  %s %d", suit_letters[suit], (int) (counts[suit] % 3));
  g_string_append_c (out, '\n');
}

static void
append_set (GString *out,
            TbSet    set)
{
  TbMeld meld = { .kind = set.run ? TB_MELD_CHI : TB_MELD_PON, .tile = set.tile };
  TbTile tiles[4];
  char   text[9];

  tb_tiles_text (tiles, tb_meld_tiles (&meld, tiles), text);
  g_string_append_printf (out, "%s ", text);
}

static void
append_sets (GString      *out,
             const TbSets *sets)
{
  char text[TB_TILE_TEXT_SIZE];

  for (int i = 0; i < sets->n_sets; i++)
    append_set (out, sets->sets[i]);
  tb_tile_text (tb_lowest_kind (sets->pair), text);
  g_string_append_printf (out, "and %c%s\n", text[0], text);
}

static void
append_yaku (GString    *out,
             const char *name,
             TbYakuSet   yaku)
{
  g_string_append (out, name);
  for (TbYakuSet left = yaku; left != 0; left &= left - 1)
    g_string_append_printf (out, " %s", tb_yaku_id (tb_yaku_first (left)));
  g_string_append_c (out, '\n');
}

static void
append_place (GString           *out,
              const TbHandFacts *facts,
              const TbSets      *sets,
              TbWait             wait)
{
  TbHandValue  value;
  TbHandSearch search = { .facts = *facts, .best = &value };
  int32_t      pair = tb_fu_of_pair (facts->rules, facts->hand, tb_lowest_kind (sets->pair));
  int32_t      shape = tb_fu_of_shape (facts, sets, wait);
  TbYakuSet    yaku = tb_yaku_of_sets (facts, sets) | tb_yaku_of_wait (facts, sets, wait, shape);

  tb_hand_search_sets (&search, sets, wait);
  g_string_append_printf (out, "  place       %s\n", wait_names[wait]);
  g_string_append_printf (out,
                          "  fu          sets %d, pair %d, wait %d; all of them, rounded up: %d\n",
                          sets->fu, pair, tb_fu_of_wait (wait), value.value.fu);
  append_yaku (out, "  yaku       ", yaku);
  append_yaku (out, "  that count ", value.yaku);
  g_string_append_printf (out, "  worth       %d han %d fu, %d points of a base\n", value.value.han,
                          value.value.fu, value.value.base);
}

/* Computes all steps of the page. */
static char *
work_through (const TbScorer   *scorer,
              const TbTileHand *hand)
{
  GString    *out = g_string_new ("hand          " HAND "\n");
  TbSets      interpretations[TB_MAX_INTERPRETATIONS];
  TbHandFacts facts;
  TbTile      bad_tile;
  int32_t     n;

  g_assert_cmpint (tb_hand_facts_init (&facts, scorer, hand, &bad_tile), ==, TB_HAND_FINE);
  tb_hand_facts_complete (&facts);
  append_counts (out, facts.closed);
  append_yaku (out, "yaku of all  ", facts.yaku);
  n = tb_read_sets (facts.closed, interpretations);
  for (int32_t i = 0; i < n; i++)
    {
      TbWaitSet waits = tb_find_waits (&interpretations[i], facts.win);

      g_string_append_printf (out, "\ninterpretation %d  ", i + 1);
      append_sets (out, &interpretations[i]);
      for (TbWait wait = TB_WAIT_PAIRS; wait <= TB_WAIT_SINGLE; wait++)
        if (waits >> wait & 1)
          append_place (out, &facts, &interpretations[i], wait);
    }

  return g_string_free_and_steal (out);
}

static void
test_page (gconstpointer path)
{
  g_autofree char *page = NULL;
  g_autofree char *steps = NULL;
  g_autofree char *block = NULL;
  g_autofree char *worth = NULL;
  g_autoptr (GError) error = NULL;
  TbRules    rules;
  TbScorer   scorer;
  TbTileHand hand;

  engine_rules_named (RULES, &rules);
  tb_scorer_init (&scorer, &rules);
  hand_parse (HAND, &hand);
  worth = hand_value_text (&rules, &hand);
  steps = work_through (&scorer, &hand);
  block = g_strdup_printf ("```\n%s\nthe hand      %s\n```\n", steps, worth);

  g_file_get_contents (path, &page, NULL, &error);
  g_assert_no_error (error);
  if (strstr (page, block) == NULL)
    g_error ("docs/hand-valuation.md should have this:\n%s", block);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  g_test_add_data_func ("/engine/worked-hand/the page shows the values of the engine", argv[1],
                        test_page);

  return g_test_run ();
}
