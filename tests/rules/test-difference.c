/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentence about each kind of difference. */

#include "tenbo-difference.h"

enum
{
  EAST_1,
  EAST_1_HONBA,
  EAST_1_AGAIN,
  EAST_4,
  SOUTH_1,
};

static const TbNext nexts[] = {
  [EAST_1] = { .round = { TB_WIND_EAST, 0, false } },
  [EAST_1_HONBA] = { .round = { TB_WIND_EAST, 0, false }, .honba = 2 },
  [EAST_1_AGAIN] = { .round = { TB_WIND_EAST, 0, true } },
  [EAST_4] = { .round = { TB_WIND_EAST, 3, false } },
  [SOUTH_1] = { .round = { TB_WIND_SOUTH, 0, false } },
};

/* Pairs are the states before and after the change. */
typedef struct
{
  TenboDifferenceKind kind;
  const char         *text;
  gboolean            is_new; /* no hand was recorded */
  int                 nexts[2];
  TbEndReason         ends[2];
  int                 values[2];
  const char         *texts[2]; /* or the dealers */
} DifferenceCase;

static const DifferenceCase cases[] = {
  /* Hands: the recorded one, if there was one */
  { TENBO_DIFFERENCE_EDITED, "Edited: East 1", .nexts = { EAST_1, EAST_4 } },
  { TENBO_DIFFERENCE_INSERTED, "Inserted: East 4", .is_new = TRUE, .nexts = { EAST_1, EAST_4 } },
  { TENBO_DIFFERENCE_DELETED, "Deleted: South 1", .nexts = { SOUTH_1, EAST_4 } },
  { TENBO_DIFFERENCE_NOTE, "Note changed: East 1, 2 honba", .nexts = { EAST_1_HONBA, EAST_1 } },
  { TENBO_DIFFERENCE_REFUSED, "East 1: Not allowed here",
    .nexts = { EAST_1, EAST_4 }, .texts = { NULL, "Not allowed here" } },
  { TENBO_DIFFERENCE_DROPPED, "East 1: “Wareme” no longer applies and will be removed",
    .nexts = { EAST_1, EAST_4 }, .values = { TENBO_MOOT_WAREME } },

  /* Other parts of the game */
  { TENBO_DIFFERENCE_RULESET, "Ruleset: M.League → B rule", .texts = { "M.League", "B rule" } },
  { TENBO_DIFFERENCE_PERSON, "Dan played instead of Dai", .texts = { "Dai", "Dan" } },
  { TENBO_DIFFERENCE_SEAT, "Ben began as West instead of South",
    .values = { TB_WIND_SOUTH, TB_WIND_WEST } },
  { TENBO_DIFFERENCE_RANK, "Ben would be 2nd instead of 1st", .values = { 1, 2 } },
  { TENBO_DIFFERENCE_RUNNING_RIICHI, "The riichi of Ben would be removed", .values = { 0 } },
  { TENBO_DIFFERENCE_RUNNING_FOUL, "The foul of Ben would be removed: Chombo",
    .texts = { "chombo" } },
  { TENBO_DIFFERENCE_MOVED, "Scores change in 1 later hand", .values = { 0, 1 } },
  { TENBO_DIFFERENCE_MOVED, "Scores change in 3 later hands", .values = { 0, 3 } },
  { TENBO_DIFFERENCE_SCORE, "Ben: 41,700 → 38,900", .values = { 41700, 38900 } },
  { TENBO_DIFFERENCE_TOTAL, "Ben in the result: +46,700 → −8,900", .values = { 46700, -8900 } },

  { TENBO_DIFFERENCE_PLAYED_AS, "East 1 would have been played with 2 honba instead of 0",
    .nexts = { EAST_1, EAST_1_HONBA }, .texts = { "Ben", "Aki" } },
  { TENBO_DIFFERENCE_PLAYED_AS,
    "East 1, 2 honba would have been played with Aki as dealer instead of Ben",
    .nexts = { EAST_1_HONBA, EAST_1_HONBA }, .texts = { "Ben", "Aki" } },
  { TENBO_DIFFERENCE_PLAYED_AS, "East 4 would have been played as East 1, 2 honba",
    .nexts = { EAST_4, EAST_1_HONBA } },
  { TENBO_DIFFERENCE_PLAYED_AS, "South 1 would have been played as East 1, 2 honba",
    .nexts = { SOUTH_1, EAST_1_HONBA } },
  { TENBO_DIFFERENCE_PLAYED_AS, "East 1 again would have been played as East 1, 2 honba",
    .nexts = { EAST_1_AGAIN, EAST_1_HONBA } },

  { TENBO_DIFFERENCE_END, "The game would end in East 4 instead of South 1",
    .nexts = { SOUTH_1, EAST_4 }, .ends = { TB_END_STOP, TB_END_STOP } },
  { TENBO_DIFFERENCE_END, "The game would end in South 1 for another reason: a player is bust",
    .nexts = { SOUTH_1, SOUTH_1 }, .ends = { TB_END_STOP, TB_END_BUST } },
  { TENBO_DIFFERENCE_END, "The game would still end in South 1",
    .nexts = { SOUTH_1, SOUTH_1 }, .ends = { TB_END_BUST, TB_END_BUST } },
  { TENBO_DIFFERENCE_END,
    "The game would not have ended in East 4 and would continue with South 1",
    .nexts = { EAST_4, SOUTH_1 }, .ends = { TB_END_BUST, TB_END_NONE } },
  { TENBO_DIFFERENCE_END, "The game would have ended in East 4: a player is bust",
    .nexts = { SOUTH_1, EAST_4 }, .ends = { TB_END_NONE, TB_END_BUST } },
  { TENBO_DIFFERENCE_END, "East 4 would be played next instead of South 1",
    .nexts = { SOUTH_1, EAST_4 } },
  { TENBO_DIFFERENCE_END, "The game would still continue with South 1",
    .nexts = { SOUTH_1, SOUTH_1 } },
};

static void
test_texts (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TenboDifference) difference = g_new0 (TenboDifference, 1);
      g_autofree char *text = NULL;

      difference->kind = cases[i].kind;
      difference->name = g_strdup ("Ben");
      for (int side = 0; side < 2; side++)
        {
          difference->has_next[side] = side == 1 || !cases[i].is_new;
          difference->next[side] = nexts[cases[i].nexts[side]];
          difference->ends[side] = cases[i].ends[side];
          difference->values[side] = cases[i].values[side];
          difference->texts[side] = g_strdup (cases[i].texts[side]);
          difference->dealers[side] = g_strdup (cases[i].texts[side]);
        }

      text = tenbo_difference_dup_text (difference);
      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/difference/each kind has its sentence", test_texts);

  return g_test_run ();
}
