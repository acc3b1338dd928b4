/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of a settlement: every payment with what decided it. */

#include "app-fixture.h"
#include "tenbo-describe-settlement.h"
#include "tenbo-ruleset-list.h"

/* Leaves a player of a game of three with 1,000. */
#define POINTS_TO_BE_POOR 34000

/* Asserts that the settlement explains @title with @why. */
static void
assert_note (AppFixture *fixture,
             const char *title,
             const char *why)
{
  TbSettlement settlement;
  g_autoptr (GPtrArray) notes = NULL;

  tenbo_game_get_settlement (fixture->game, &settlement);
  notes = tenbo_describe_settlement_notes (fixture->game, &settlement);

  for (guint i = 0; i < notes->len; i++)
    {
      const TenboSettlementNote *note = g_ptr_array_index (notes, i);

      if (!g_str_equal (note->title, title))
        continue;

      g_assert_cmpstr (note->why, ==, why);
      return;
    }

  for (guint i = 0; i < notes->len; i++)
    g_test_message ("there is: %s", ((TenboSettlementNote *) g_ptr_array_index (notes, i))->title);
  g_error ("nothing says \"%s\"", title);
}

static void
assert_no_notes (AppFixture *fixture)
{
  TbSettlement settlement;
  g_autoptr (GPtrArray) notes = NULL;

  tenbo_game_get_settlement (fixture->game, &settlement);
  notes = tenbo_describe_settlement_notes (fixture->game, &settlement);
  g_assert_cmpuint (notes->len, ==, 0);
}

static void
test_figures_say_all (AppFixture   *fixture,
                      gconstpointer data)
{
  app_test_play_ron (fixture->game, 1, 3, 3, 40);
  app_test_stop_game (fixture->game);
  assert_no_notes (fixture);
}

static void
test_bust_by_payment (AppFixture   *fixture,
                      gconstpointer data)
{
  app_test_move_points (fixture->game, 2, 0, POINTS_TO_BE_POOR);
  app_test_play_ron (fixture->game, 1, 2, 3, 30);
  assert_note (fixture, "Chie pays Ben 10,000: bust fee",
               "Chie went bust in East 1 by the payment to Ben");
  assert_note (fixture, "Chie pays Aki 10,000: below the return points",
               "Chie has \u22123,000, which is less than 40,000");
  assert_note (fixture, "Ben pays Aki 10,000: below the return points",
               "Ben has 39,000, which is less than 40,000");
}

/* The stake left nothing; somebody else dealt in. */
static void
test_bust_beside_a_win (AppFixture   *fixture,
                        gconstpointer data)
{
  TbEvent event;

  app_test_move_points (fixture->game, 2, 0, POINTS_TO_BE_POOR);
  tenbo_game_begin_event (fixture->game, TB_RESULT_WIN, &event);
  event.n_riichi = 1;
  event.riichi[0] = 2;
  event.n_wins = 1;
  tb_win_init (&event.wins[0], 1);
  event.wins[0].from = 0;
  event.wins[0].value.han = 1;
  event.wins[0].value.fu = 30;
  app_test_play (fixture->game, &event);
  assert_note (fixture, "Chie pays Ben 10,000: bust fee",
               "Chie went bust in East 1 without paying anybody; Ben won the hand");
}

static void
test_bust_at_a_draw (AppFixture   *fixture,
                     gconstpointer data)
{
  TbEvent event;

  app_test_move_points (fixture->game, 2, 0, POINTS_TO_BE_POOR);
  tenbo_game_begin_event (fixture->game, TB_RESULT_DRAW, &event);
  event.n_riichi = 1;
  event.riichi[0] = 2;
  event.n_tenpai = 3;
  for (TbPlayer player = 0; player < 3; player++)
    event.tenpai[player] = player;
  app_test_play (fixture->game, &event);
  assert_note (fixture, "Chie pays Aki 10,000: bust fee",
               "Chie went bust in East 1 without paying anybody; Aki was 1st");
}

static void
test_floating_uma (AppFixture   *fixture,
                   gconstpointer data)
{
  app_test_play_ron (fixture->game, 1, 3, 3, 40);
  app_test_stop_game (fixture->game);
  assert_note (fixture, "Floating uma",
               "3 players have 30,000 or more, so the uma is +8.0 / +3.0 / +1.0 / \u221212.0");
}

static void
test_everybody_floats (AppFixture   *fixture,
                       gconstpointer data)
{
  app_test_stop_game (fixture->game);
  assert_note (fixture, "Floating uma",
               "4 players have 30,000 or more, so the uma is 0.0 / 0.0 / 0.0 / 0.0");
}

static void
test_nobody_floats (AppFixture   *fixture,
                    gconstpointer data)
{
  TbEvent event;

  /* All declare, and nobody is left with the line. */
  tenbo_game_begin_event (fixture->game, TB_RESULT_DRAW, &event);
  event.n_riichi = event.n_tenpai = 3;
  for (TbPlayer player = 0; player < 3; player++)
    event.riichi[player] = event.tenpai[player] = player;
  app_test_play (fixture->game, &event);
  app_test_stop_game (fixture->game);
  assert_note (fixture, "Floating uma",
               "Nobody has 30,000 or more, so the uma is +20.0 / 0.0 / \u221220.0");
  assert_note (fixture, "3,000 left in the pot go to nobody",
               "Leftover pot: Nobody gets what lies in the pot at the end");
}

static void
test_shared_ranks (AppFixture   *fixture,
                   gconstpointer data)
{
  app_test_play_ron (fixture->game, 2, 3, 3, 40);
  app_test_stop_game (fixture->game);
  assert_note (fixture, "Aki and Ben share 2nd",
               "Ties: Equal scores share the rank and what it brings");
}

static void
test_settled_fouls (AppFixture   *fixture,
                    gconstpointer data)
{
  TenboRuleset *ruleset = tenbo_game_get_ruleset (fixture->game);
  TbEvent       event;

  tenbo_game_begin_event (fixture->game, TB_RESULT_FOUL, &event);
  event.n_fouls = 1;
  event.fouls[0].player = 3;
  event.fouls[0].rule = tenbo_ruleset_find_foul (ruleset, "chombo");
  event.fouls[0].count = 1;
  app_test_play (fixture->game, &event);
  app_test_play_draw (fixture->game, 0);
  app_test_play (fixture->game, &event);
  app_test_stop_game (fixture->game);
  assert_note (fixture, "Dai loses 40,000: fouls", "Chombo in East 1, Chombo in East 2, 1 honba");
}

/* No shipped ruleset rounds; a house rule may. */
static void
test_rounding (AppFixture   *fixture,
               gconstpointer data)
{
  TenboRuleset *base = tenbo_game_get_ruleset (fixture->game);
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRuleset) rounding = NULL;
  TenboStore  *store = app_test_get_store (fixture->application);
  TenboNewGame new_game = { .names = { "Aki", "Ben", "Chie", "Dai" } };
  g_autoptr (TenboGame) game = NULL;

  rounding = tenbo_ruleset_override (base, "{\"result-rounding\": \"half-up\"}", &error);
  g_assert_no_error (error);
  new_game.ruleset = rounding;
  game = apply_test_create (store, &new_game, &error);
  g_assert_no_error (error);
  g_set_object (&fixture->game, game);
  g_clear_object (&game);

  app_test_play_ron (fixture->game, 1, 3, 3, 40);
  app_test_stop_game (fixture->game);
  assert_note (fixture, "Ben pays Dai 200: rounding",
               "Rounding of results: To thousands, a half upwards; 1st takes the difference");
}

/* Every line of a settlement has its sentence. */
static void
test_all_lines (AppFixture   *fixture,
                gconstpointer data)
{
  TbSettlement settlement;

  app_test_move_points (fixture->game, 2, 0, POINTS_TO_BE_POOR);
  app_test_play_ron (fixture->game, 1, 2, 3, 30);
  tenbo_game_get_settlement (fixture->game, &settlement);
  g_assert_cmpint (settlement.ledger.n_lines, >, 3);

  for (int i = 0; i < settlement.ledger.n_lines; i++)
    {
      g_autofree char *why = tenbo_describe_settlement_line (fixture->game, &settlement,
                                                             &settlement.ledger.lines[i]);

      g_assert_nonnull (why);
      g_assert_cmpstr (why, !=, "");
    }
}

#define ADD(name, ruleset, func)                                                      \
  g_test_add ("/app/settlement/" name, AppFixture, ruleset, app_fixture_set_up, func, \
              app_fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  ADD ("figures-say-all", "b-rule", test_figures_say_all);
  ADD ("bust-by-payment", "sanma-parlor", test_bust_by_payment);
  ADD ("bust-beside-a-win", "sanma-parlor", test_bust_beside_a_win);
  ADD ("bust-at-a-draw", "sanma-parlor", test_bust_at_a_draw);
  ADD ("floating-uma", "jpml-a", test_floating_uma);
  ADD ("everybody-floats", "jpml-a", test_everybody_floats);
  ADD ("nobody-floats", "mizukawa-sanma", test_nobody_floats);
  ADD ("shared-ranks", "wrc-2025", test_shared_ranks);
  ADD ("settled-fouls", "mleague", test_settled_fouls);
  ADD ("rounding", "free-parlor", test_rounding);
  ADD ("all-lines", "sanma-parlor", test_all_lines);

  return g_test_run ();
}
