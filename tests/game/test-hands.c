/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Facts about a game for its pages: the most expensive wins, players who are close to an end, the
 * state of the actions, the sample game. */
#include "live-test.h"
#include "tenbo-best-hands.h"
#include "tenbo-draft.h"
#include "tenbo-near-end.h"
#include "tenbo-sample-game.h"
#include "tenbo-steps.h"

static void
apply (TenboGame       *game,
       TenboGameChange *change)
{
  g_autoptr (GError) error = NULL;

  apply_test (game, change, &error);
  g_assert_no_error (error);
}

static TbWin *
add_win (TbEvent *event,
         TbPlayer player,
         TbPlayer from,
         int32_t  han)
{
  TbWin *win = &event->wins[event->n_wins++];

  tb_win_init (win, player);
  win->from = from;
  win->value = (TbValueEntry) { .form = TB_VALUE_HAN, .han = han, .fu = 30 };
  return win;
}

static void
assert_best (TenboGame  *game,
             guint       limit,
             const char *expected)
{
  g_autoptr (GArray) best = tenbo_best_hands_find (game, limit);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < best->len; i++)
    {
      const TenboBestHand *hand = &g_array_index (best, TenboBestHand, i);

      g_string_append_printf (text, "%u.%d %d ", hand->hand, hand->win, hand->points);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

/* The value of the hand alone, without honba and stakes; two winners of one discard are two hands;
 * of equal ones the earlier is first. */
static void
test_best_hands (LiveTest     *test,
                 gconstpointer data)
{
  g_autoptr (TenboGame) other = game_test_create (test->store, test->ruleset);
  TbEvent event;

  game_test_ron (other, 1, 3);
  assert_best (other, 1, "0.0 8000 ");

  assert_best (test->game, 9, "");
  game_test_draw (test->game);
  assert_best (test->game, 9, "");

  game_test_riichi (test->game, 1);
  tenbo_game_begin_event (test->game, TB_RESULT_WIN, &event);
  add_win (&event, 1, 3, 2);
  add_win (&event, 2, 3, 3);
  apply (test->game, tenbo_game_change_confirm (&event));
  assert_best (test->game, 9, "1.1 3900 1.0 2900 ");

  tenbo_game_begin_event (test->game, TB_RESULT_WIN, &event);
  add_win (&event, 3, 0, 2);
  apply (test->game, tenbo_game_change_confirm (&event));
  game_test_win_by_yaku (test->game);
  tenbo_game_begin_event (test->game, TB_RESULT_WIN, &event);
  add_win (&event, 3, 0, 2);
  apply (test->game, tenbo_game_change_confirm (&event));
  assert_best (test->game, 9, "1.1 3900 3.0 3000 1.0 2900 2.0 2000 4.0 2000 ");
  assert_best (test->game, 2, "1.1 3900 3.0 3000 ");
  assert_best (test->game, 0, "");
}

/* --- Close to an end --- */

/* Creates a game under the ruleset @id in the store of the test. Transfer full. */
static TenboGame *
create (LiveTest   *test,
        const char *id)
{
  g_autoptr (TenboRuleset) ruleset = game_test_find_ruleset (id);

  return game_test_create (test->store, ruleset);
}

static void
move_points (TenboGame *game,
             TbPlayer   from,
             TbPlayer   to,
             int32_t    points)
{
  TbEvent event;

  tenbo_game_begin_event (game, TB_RESULT_ADJUST, &event);
  event.n_transfers = 1;
  event.transfers[0] = (TbTransfer) { .from = from, .to = to, .points = points };
  apply (game, tenbo_game_change_confirm (&event));
}

static TenboNearEnd
near_end (TenboGame *game,
          TbPlayer   player)
{
  return tenbo_near_end_find (tenbo_game_get_table (game), tenbo_game_get_partial (game), player);
}

/* A child pays at most 12,000 for a mangan, which is that of the dealer; the dealer pays 8,000. A
 * score of 0 is not busted. */
static void
test_near_bust (LiveTest     *test,
                gconstpointer data)
{
  g_autoptr (TenboGame) game = create (test, "b-rule");

  move_points (game, 1, 0, 13000);
  g_assert_cmpint (near_end (game, 1), ==, TENBO_NEAR_NOTHING);
  move_points (game, 1, 0, 1);
  g_assert_cmpint (near_end (game, 1), ==, TENBO_NEAR_BUST);
  g_assert_cmpint (near_end (game, 2), ==, TENBO_NEAR_NOTHING);

  move_points (game, 0, 2, 25000 + 13001 - 8000);
  g_assert_cmpint (near_end (game, 0), ==, TENBO_NEAR_NOTHING);
  move_points (game, 0, 3, 1);
  g_assert_cmpint (near_end (game, 0), ==, TENBO_NEAR_BUST);

  game_test_stop (game);
  g_assert_cmpint (near_end (game, 0), ==, TENBO_NEAR_NOTHING);
}

/* 50,000 points do not end the game, more do. */
static void
test_near_ceiling (LiveTest     *test,
                   gconstpointer data)
{
  g_autoptr (TenboGame) game = create (test, "b-rule");

  move_points (game, 2, 1, 17000 - 500);
  g_assert_cmpint (near_end (game, 1), ==, TENBO_NEAR_NOTHING);
  move_points (game, 3, 1, 500);
  g_assert_cmpint (near_end (game, 1), ==, TENBO_NEAR_NOTHING);
  move_points (game, 3, 1, 1);
  g_assert_cmpint (near_end (game, 1), ==, TENBO_NEAR_CEILING);
  g_assert_cmpint (near_end (game, 3), ==, TENBO_NEAR_NOTHING);
}

/* South of an East game: reaching 30,000 ends it. */
static void
test_near_target (LiveTest     *test,
                  gconstpointer data)
{
  g_autoptr (TenboGame) game = create (test, "tenhou-tonpuu");

  g_assert_cmpint (near_end (game, 1), ==, TENBO_NEAR_NOTHING);
  for (int hand = 0; hand < 4; hand++)
    game_test_draw (game);
  g_assert_true (tb_table_is_extension (tenbo_game_get_table (game)));
  g_assert_cmpint (near_end (game, 1), ==, TENBO_NEAR_TARGET);
  move_points (game, 1, 2, 4200);
  g_assert_cmpint (near_end (game, 1), ==, TENBO_NEAR_TARGET); /* 30,000 exactly, with 4 honba */
  move_points (game, 1, 2, 100);
  g_assert_cmpint (near_end (game, 1), ==, TENBO_NEAR_NOTHING);
}

/* A ruleset without a mangan has no such end. */
static void
test_near_nothing (LiveTest     *test,
                   gconstpointer data)
{
  g_autoptr (TenboGame) game = create (test, "mcr");

  for (TbPlayer player = 0; player < 4; player++)
    g_assert_cmpint (near_end (game, player), ==, TENBO_NEAR_NOTHING);
}

/* --- Properties and steps --- */

static void
assert_properties (TenboGame  *game,
                   const char *expected)
{
  g_autofree char *heading = NULL;
  g_autofree char *subheading = NULL;
  g_autofree char *found = NULL;
  gboolean         running, busy, can_undo, can_redo;

  g_object_get (game, "heading", &heading, "subheading", &subheading, "running", &running,
                "busy", &busy, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  found = g_strdup_printf ("%s|%s%s%s%s%s", heading, subheading, running ? " running" : "",
                           busy ? " busy" : "", can_undo ? " undo" : "", can_redo ? " redo" : "");
  g_assert_cmpstr (found, ==, expected);
}

static void
test_properties (LiveTest     *test,
                 gconstpointer data)
{
  g_autoptr (TenboGame) game = create (test, "b-rule");
  g_autofree char *name = g_strdup (tenbo_ruleset_get_name (tenbo_game_get_ruleset (game)));
  g_autofree char *fresh = g_strconcat (name, "| running", NULL);
  g_autofree char *played = g_strconcat ("Friday|", name, " running undo", NULL);
  g_autofree char *undone = g_strconcat ("Friday|", name, " running redo", NULL);
  g_autofree char *stopped = g_strconcat ("Friday|", name, " undo", NULL);

  assert_properties (game, fresh);
  store_test_set_title (test->store, tenbo_game_get_id (game), "Friday");
  while (g_main_context_iteration (NULL, FALSE))
    ;
  game_test_draw (game);
  assert_properties (game, played);
  apply (game, tenbo_game_change_undo ());
  assert_properties (game, undone);
  game_test_stop (game);
  assert_properties (game, stopped);
}

/* The names and rules for sentences, with three and with four players. */
static void
test_words (LiveTest     *test,
            gconstpointer data)
{
  static const char *const ids[] = { "tenhou-sanma", "b-rule" };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (TenboGame) game = create (test, ids[i]);
      const TenboWordsGame *words = tenbo_game_get_words (game);

      g_assert_true (words->rules == tenbo_game_get_table (game)->rules);
      for (TbPlayer player = 0; player < words->rules->players; player++)
        g_assert_cmpstr (words->names[player], ==, tenbo_game_get_player_name (game, player));
    }
}

/* The step that undo reverts, with the game before and after it. */
static void
test_last_step (LiveTest     *test,
                gconstpointer data)
{
  g_autoptr (TenboStep) first = NULL;
  g_autoptr (TenboStep) again = NULL;

  g_assert_null (tenbo_game_dup_last_step (test->game));
  game_test_draw (test->game);
  game_test_ron (test->game, 1, 2);
  first = tenbo_game_dup_last_step (test->game);
  g_assert_true (first->is_done);
  g_assert_cmpuint (first->n_done, ==, 2);
  g_assert_cmpuint (tenbo_game_get_n_hands (first->before), ==, 1);
  g_assert_cmpuint (tenbo_game_get_n_hands (first->after), ==, 2);
  apply (test->game, tenbo_game_change_undo ());
  again = tenbo_game_dup_last_step (test->game);
  g_assert_cmpuint (again->n_done, ==, 1);
  g_assert_cmpuint (tenbo_game_get_n_hands (again->before), ==, 0);
  apply (test->game, tenbo_game_change_undo ());
  g_assert_null (tenbo_game_dup_last_step (test->game));
}

/* The content of the game as the store has it; the sides of the table. */
static void
test_stored (LiveTest     *test,
             gconstpointer data)
{
  static const TbSide usual[] = { TB_SIDE_BLUE, TB_SIDE_YELLOW, TB_SIDE_GREEN, TB_SIDE_RED };
  g_autoptr (TenboStoredGame) running = NULL;
  g_autoptr (TenboStoredGame) ended = NULL;

  game_test_draw (test->game);
  running = tenbo_game_dup_stored (test->game);
  g_assert_cmpuint (running->events->len, ==, 1);
  g_assert_cmpint (running->summary.ended.msec, ==, 0);
  g_assert_cmpstr (running->summary.uuid, ==, tenbo_game_get_uuid (test->game));
  game_test_stop (test->game);
  ended = tenbo_game_dup_stored (test->game);
  g_assert_cmpuint (ended->events->len, ==, 2);
  g_assert_cmpint (ended->summary.ended.msec, >, 0);

  for (TbPlayer player = 0; player < 4; player++)
    {
      g_assert_cmpint (tenbo_game_get_side (test->game, player), ==, usual[player]);
      g_assert_cmpint (tenbo_table_side_of_player (player), ==, usual[player]);
    }
}

/* Editing a hand of a game that ended in this window does not change when it ended; a game that
 * continues has no end until it ends again. */
static void
test_end_time (LiveTest     *test,
               gconstpointer data)
{
  static const char ended_sql[] = "SELECT ifnull (ended_ms, 0) FROM games";
  g_autofree char  *ended = NULL;
  g_autofree char  *edited = NULL;
  g_autofree char  *continued = NULL;
  g_autoptr (TenboDraft) draft = NULL;

  game_test_draw (test->game);
  game_test_draw (test->game);
  game_test_stop (test->game);
  ended = store_test_ask (test->base.path, ended_sql);
  g_assert_cmpint (tenbo_game_get_summary (test->game)->ended.msec, ==,
                   g_ascii_strtoll (ended, NULL, 10));

  g_usleep (5000);
  draft = tenbo_draft_new (test->game);
  tenbo_draft_delete_hand (draft, 0);
  apply (test->game, tenbo_game_change_draft (draft));
  edited = store_test_ask (test->base.path, ended_sql);
  g_assert_cmpstr (edited, ==, ended);

  apply (test->game, tenbo_game_change_undo ());
  apply (test->game, tenbo_game_change_undo ());
  continued = store_test_ask (test->base.path, ended_sql);
  g_assert_cmpstr (continued, ==, "0");
  g_assert_cmpint (tenbo_game_get_summary (test->game)->ended.msec, ==, 0);
}

static void
gone_cb (gboolean *gone)
{
  *gone = TRUE;
}

/* A game that is deleted elsewhere emits "gone". */
static void
test_gone (LiveTest     *test,
           gconstpointer data)
{
  gboolean         gone = FALSE;
  TenboWriteTarget target = { .game_id = tenbo_game_get_id (test->game) };

  g_signal_connect_swapped (test->game, "gone", G_CALLBACK (gone_cb), &gone);
  target.revision = tenbo_game_get_summary (test->game)->revision;
  store_test_commit (test->store, tenbo_write_delete (target));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_true (gone);
}

static void
test_side_names (void)
{
  static const char *const names[] = { "Blue", "Red", "Green", "Yellow" };

  for (guint side = 0; side < G_N_ELEMENTS (names); side++)
    g_assert_cmpstr (tenbo_table_side_get_name ((TbSide) side), ==, names[side]);
}

/* --- Sample game --- */

/* Every shipped ruleset has a sample game in memory, which can be played on, and leaves out the
 * hands that the ruleset refuses. */
static void
test_sample (void)
{
  static const char *const names[] = { "Aki", "Ben", "Chie", "Dai" };
  TenboRuleset            *ruleset;
  guint                    n_complete = 0;

  for (guint i = 0; (ruleset = game_test_ruleset (i)) != NULL; i++)
    {
      g_autoptr (TenboRuleset) owned = ruleset;
      g_autoptr (TenboGame) game = tenbo_sample_game_new (ruleset);
      g_autofree char *heading = NULL;
      g_autofree char *subheading = NULL;
      guint            n_hands = tenbo_game_get_n_hands (game);

      g_object_get (game, "heading", &heading, "subheading", &subheading, NULL);
      g_assert_cmpstr (heading, ==, "Sample Game");
      g_assert_cmpstr (subheading, ==, "Nothing is kept");
      g_assert_true (tenbo_game_get_transient (game));
      g_assert_true (tenbo_game_get_running (game));
      g_assert_cmpint (tenbo_game_get_id (game), ==, 0);
      g_assert_cmpuint (n_hands, >=, 1);
      g_assert_cmpuint (n_hands, <=, 3);
      for (TbPlayer player = 0; player < tenbo_ruleset_get_rules (ruleset)->players; player++)
        {
          g_assert_cmpint (tenbo_game_get_side (game, player), ==,
                           tenbo_table_side_of_player (player));
          g_assert_cmpstr (tenbo_game_get_player_name (game, player), ==, names[player]);
        }

      if (n_hands == 3 && tenbo_game_get_partial (game)->n_riichi == 1)
        n_complete++;
      game_test_stop (game);
      g_assert_cmpuint (tenbo_game_get_n_hands (game), ==, n_hands + 1);

      /* Before the running hand, nobody had declared riichi. */
      for (guint n = 0; n <= n_hands; n++)
        apply (game, tenbo_game_change_undo ());
      g_assert_cmpint (tenbo_game_get_partial (game)->n_riichi, ==, 0);
      if (n_hands > 1)
        {
          apply (game, tenbo_game_change_redo ());
          g_assert_cmpint (tenbo_game_get_partial (game)->n_riichi, ==, 0);
        }
    }

  g_assert_cmpuint (n_complete, >, 5);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  live_test_add_func ("/game/hands/best", test_best_hands);
  live_test_add_func ("/game/hands/near-bust", test_near_bust);
  live_test_add_func ("/game/hands/near-ceiling", test_near_ceiling);
  live_test_add_func ("/game/hands/near-target", test_near_target);
  live_test_add_func ("/game/hands/near-nothing", test_near_nothing);
  live_test_add_func ("/game/hands/properties", test_properties);
  live_test_add_func ("/game/hands/words", test_words);
  live_test_add_func ("/game/hands/last-step", test_last_step);
  live_test_add_func ("/game/hands/stored", test_stored);
  live_test_add_func ("/game/hands/end-time", test_end_time);
  live_test_add_func ("/game/hands/gone", test_gone);
  g_test_add_func ("/game/hands/side-names", test_side_names);
  g_test_add_func ("/game/hands/sample", test_sample);

  return g_test_run ();
}
