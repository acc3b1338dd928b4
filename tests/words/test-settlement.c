/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of a settlement: every payment with its reason. */

#include "words-test.h"

#include <locale.h>

/* Leaves a player of a game of three with 1,000. */
#define POINTS_TO_BE_POOR 34000

static GPtrArray *
list_notes (WordsTest          *fixture,
            const TbSettlement *settlement)
{
  TenboEndedGame ended = { &fixture->game, &fixture->table, settlement, fixture->hands };

  return tenbo_describe_settlement_notes (&ended);
}

/* Asserts that the settlement explains @title with @why. */
static void
assert_note (WordsTest  *fixture,
             const char *title,
             const char *why)
{
  TbSettlement settlement;
  g_autoptr (GPtrArray) notes = NULL;

  tb_table_settle (&fixture->table, &settlement);
  notes = list_notes (fixture, &settlement);

  for (guint i = 0; i < notes->len; i++)
    {
      const TenboSettlementNote *note = g_ptr_array_index (notes, i);

      if (!g_str_equal (note->title, title))
        continue;

      g_assert_cmpstr (note->why, ==, why);
      return;
    }

  for (guint i = 0; i < notes->len; i++)
    g_test_message ("found: %s", ((TenboSettlementNote *) g_ptr_array_index (notes, i))->title);
  g_error ("no line has \"%s\"", title);
}

static void
assert_no_notes (WordsTest *fixture)
{
  TbSettlement settlement;
  g_autoptr (GPtrArray) notes = NULL;

  tb_table_settle (&fixture->table, &settlement);
  notes = list_notes (fixture, &settlement);
  g_assert_cmpuint (notes->len, ==, 0);
}

static void
test_amounts_are_complete (WordsTest    *fixture,
                           gconstpointer data)
{
  words_test_play_ron (fixture, 1, 3, 3, 40);
  words_test_stop (fixture);
  assert_no_notes (fixture);
}

static void
test_bust_by_payment (WordsTest    *fixture,
                      gconstpointer data)
{
  words_test_move_points (fixture, 2, 0, POINTS_TO_BE_POOR);
  words_test_play_ron (fixture, 1, 2, 3, 30);
  assert_note (fixture, "Chie pays Ben 10,000: bust fee",
               "Chie went bust in East 1 with the payment to Ben");
  assert_note (fixture, "Chie pays Aki 10,000: below the return points",
               "Chie has \u22123,000, which is less than 40,000");
  assert_note (fixture, "Ben pays Aki 10,000: below the return points",
               "Ben has 39,000, which is less than 40,000");
}

static void
test_bust_fee_to_first (WordsTest    *fixture,
                        gconstpointer data)
{
  words_test_override (fixture, "{\"bust-fee-to\": \"first\"}");
  words_test_move_points (fixture, 2, 0, POINTS_TO_BE_POOR);
  words_test_play_ron (fixture, 1, 2, 3, 30);
  assert_note (fixture, "Chie pays Aki 10,000: bust fee", "Chie went bust in East 1; Aki was 1st");
}

/* The stake took the last points; another player dealt in. */
static void
test_bust_next_to_a_win (WordsTest    *fixture,
                         gconstpointer data)
{
  TbEvent event;

  words_test_move_points (fixture, 2, 0, POINTS_TO_BE_POOR);
  tb_event_init (&event, TB_RESULT_WIN);
  event.n_riichi = 1;
  event.riichi[0] = 2;
  event.n_wins = 1;
  tb_win_init (&event.wins[0], 1);
  event.wins[0].from = 0;
  event.wins[0].value.han = 1;
  event.wins[0].value.fu = 30;
  words_test_play (fixture, &event);
  assert_note (fixture, "Chie pays Ben 10,000: bust fee",
               "Chie went bust in East 1 without paying anybody; Ben won the hand");
}

static void
test_bust_at_a_draw (WordsTest    *fixture,
                     gconstpointer data)
{
  TbEvent event;

  words_test_move_points (fixture, 2, 0, POINTS_TO_BE_POOR);
  tb_event_init (&event, TB_RESULT_DRAW);
  event.n_riichi = 1;
  event.riichi[0] = 2;
  event.n_tenpai = 3;
  for (TbPlayer player = 0; player < 3; player++)
    event.tenpai[player] = player;
  words_test_play (fixture, &event);
  assert_note (fixture, "Chie pays Aki 10,000: bust fee",
               "Chie went bust in East 1 without paying anybody; Aki was 1st");
}

static void
test_floating_uma (WordsTest    *fixture,
                   gconstpointer data)
{
  words_test_play_ron (fixture, 1, 3, 3, 40);
  words_test_stop (fixture);
  assert_note (fixture, "Floating uma",
               "3 players have 30,000 or more, so the uma is +8.0 / +3.0 / +1.0 / \u221212.0");
}

static void
test_everybody_floats (WordsTest    *fixture,
                       gconstpointer data)
{
  words_test_stop (fixture);
  assert_note (fixture, "Floating uma",
               "4 players have 30,000 or more, so the uma is 0.0 / 0.0 / 0.0 / 0.0");
}

static void
test_nobody_floats (WordsTest    *fixture,
                    gconstpointer data)
{
  TbEvent event;

  /* All declare, and nobody reaches the line. */
  tb_event_init (&event, TB_RESULT_DRAW);
  event.n_riichi = event.n_tenpai = 3;
  for (TbPlayer player = 0; player < 3; player++)
    event.riichi[player] = event.tenpai[player] = player;
  words_test_play (fixture, &event);
  words_test_stop (fixture);
  assert_note (fixture, "Floating uma",
               "Nobody has 30,000 or more, so the uma is +20.0 / 0.0 / \u221220.0");
  assert_note (fixture, "Nobody gets the 3,000 left in the pot",
               "Leftover pot: Nobody gets the points left in the pot");
}

static void
test_shared_ranks (WordsTest    *fixture,
                   gconstpointer data)
{
  words_test_play_ron (fixture, 2, 3, 3, 40);
  words_test_stop (fixture);
  assert_note (fixture, "Aki and Ben share 2nd",
               "Ties: Players with equal scores share the rank and its payments");
}

static void
test_settled_fouls (WordsTest    *fixture,
                    gconstpointer data)
{
  TbEvent event;

  tb_event_init (&event, TB_RESULT_FOUL);
  event.n_fouls = 1;
  event.fouls[0] = (TbFoul) {
    .player = 3,
    .rule = tenbo_ruleset_find_foul (fixture->ruleset, "chombo"),
    .count = 1,
  };
  words_test_play (fixture, &event);
  words_test_play_draw (fixture, 0);
  words_test_play (fixture, &event);
  words_test_stop (fixture);
  assert_note (fixture, "Dai loses 40,000: fouls", "Chombo in East 1, Chombo in East 2, 1 honba");
}

/* No shipped ruleset rounds; a house rule may. */
static void
test_rounding (WordsTest    *fixture,
               gconstpointer data)
{
  words_test_override (fixture, "{\"result-rounding\": \"half-up\"}");
  words_test_play_ron (fixture, 1, 3, 3, 40);
  words_test_stop (fixture);
  assert_note (fixture, "Ben pays Dai 200: rounding",
               "Rounding of results: To the nearest thousand, halves up; 1st takes the difference");
}

static void
test_fees_and_floor (WordsTest    *fixture,
                     gconstpointer data)
{
  words_test_override (fixture, "{\"game-fee-first\": 200, \"score-floor\": true}");
  words_test_move_points (fixture, 3, 0, 26000);
  words_test_stop (fixture);
  assert_note (fixture, "Aki loses 200: game fee",
               "Game fee of 1st: 1st pays 200 to the house");
  assert_note (fixture, "Aki pays Dai 1,000: lowest score that counts",
               "Lowest score that counts: A lower score counts as 0 in the result, at the cost of "
               "1st");
}

/* Asserts the basis of the result of @player. */
static void
assert_base (WordsTest  *fixture,
             TbPlayer    player,
             const char *expected)
{
  TbSettlement     settlement;
  TenboEndedGame   ended = { &fixture->game, &fixture->table, &settlement, fixture->hands };
  g_autofree char *text = NULL;

  tb_table_settle (&fixture->table, &settlement);
  text = tenbo_result_item_explain (TENBO_RESULT_ITEM_BASE, &ended, &settlement.players[player]);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_bases (WordsTest    *fixture,
            gconstpointer data)
{
  words_test_override (fixture, "{\"score-floor\": true, \"result-rounding\": \"down\"}");
  words_test_move_points (fixture, 3, 0, 26000);
  words_test_stop (fixture);
  assert_base (fixture, 0,
               "51,000 points minus the return of 30,000, minus the points of the others below the "
               "lowest score that counts, plus the rounding difference of the others");
  assert_base (fixture, 1, "25,000 points minus the return of 30,000, rounded to thousands");
  assert_base (fixture, 3,
               "\u22121,000 points minus the return of 30,000, counted as 0, rounded to thousands");

  words_test_override (fixture, "{\"score-floor\": false, \"result-rounding\": \"none\","
                                " \"result-base\": \"points\"}");
  words_test_stop (fixture);
  assert_base (fixture, 0, "25,000 points");

  words_test_override (fixture, "{\"result-base\": \"none\"}");
  words_test_stop (fixture);
  assert_base (fixture, 0, "Only the rank counts");
}

/* Every line of a settlement has its sentence. */
static void
test_all_lines (WordsTest    *fixture,
                gconstpointer data)
{
  TbSettlement   settlement;
  TenboEndedGame ended = { &fixture->game, &fixture->table, &settlement, fixture->hands };

  words_test_move_points (fixture, 2, 0, POINTS_TO_BE_POOR);
  words_test_play_ron (fixture, 1, 2, 3, 30);
  tb_table_settle (&fixture->table, &settlement);
  g_assert_cmpint (settlement.ledger.n_lines, >, 3);

  for (int i = 0; i < settlement.ledger.n_lines; i++)
    {
      g_autofree char *why = tenbo_describe_settlement_line (&ended,
                                                             &settlement.ledger.lines[i]);

      g_assert_nonnull (why);
      g_assert_cmpstr (why, !=, "");
    }
}

#define ADD(name, ruleset, func)                                                      \
  g_test_add ("/words/settlement/" name, WordsTest, ruleset, words_test_set_up, func, \
              words_test_tear_down)

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);

  ADD ("amounts-are-complete", "b-rule", test_amounts_are_complete);
  ADD ("bust-by-payment", "sanma-parlor", test_bust_by_payment);
  ADD ("bust-fee-to-first", "sanma-parlor", test_bust_fee_to_first);
  ADD ("bust-next-to-a-win", "sanma-parlor", test_bust_next_to_a_win);
  ADD ("bust-at-a-draw", "sanma-parlor", test_bust_at_a_draw);
  ADD ("floating-uma", "jpml-a", test_floating_uma);
  ADD ("everybody-floats", "jpml-a", test_everybody_floats);
  ADD ("nobody-floats", "mizukawa-sanma", test_nobody_floats);
  ADD ("shared-ranks", "wrc-2025", test_shared_ranks);
  ADD ("settled-fouls", "mleague", test_settled_fouls);
  ADD ("rounding", "free-parlor", test_rounding);
  ADD ("fees-and-floor", "free-parlor", test_fees_and_floor);
  ADD ("bases", "free-parlor", test_bases);
  ADD ("all-lines", "sanma-parlor", test_all_lines);

  return g_test_run ();
}
