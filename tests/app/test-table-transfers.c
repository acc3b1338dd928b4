/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Points that fly over the table when a hand is confirmed or undone. */

#include "app-fixture.h"
#include "tenbo-entry-dialog.h"
#include "tenbo-score-label.h"
#include "tenbo-table-transfers.h"

#define FOUR_PLAYERS "b-rule"

static void
animate (gboolean animated)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animated, NULL);
}

static const TenboFlows *
get_flows (AppFixture *fixture)
{
  GtkWidget *transfers = app_test_find (fixture->page, TENBO_TYPE_TABLE_TRANSFERS, NULL);

  return tenbo_table_transfers_get_flows (TENBO_TABLE_TRANSFERS (transfers));
}

static void
assert_flies (AppFixture *fixture,
              int         index,
              TbAccount   from,
              TbAccount   to,
              int         points)
{
  const TenboFlows *flows = get_flows (fixture);

  g_assert_cmpint (flows->n, >, index);
  g_assert_cmpint (flows->list[index].from, ==, from);
  g_assert_cmpint (flows->list[index].to, ==, to);
  g_assert_cmpint (flows->list[index].points, ==, points);
}

/* Whether the current drawing of the table has more text or color nodes than its children. */
static gboolean
draws (AppFixture *fixture)
{
  GtkWidget   *transfers = app_test_find (fixture->page, TENBO_TYPE_TABLE_TRANSFERS, NULL);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  GTK_WIDGET_GET_CLASS (transfers)->snapshot (transfers, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);

  return node != NULL;
}

static void
test_flies_and_ends (AppFixture   *fixture,
                     gconstpointer data)
{
  gint64 begin = g_get_monotonic_time ();

  animate (TRUE);
  app_test_play_ron (fixture->game, 1, 3, 3, 40);
  g_assert_cmpint (get_flows (fixture)->n, ==, 1);
  assert_flies (fixture, 0, TB_ACCOUNT_PLAYER_3, TB_ACCOUNT_PLAYER_1, 5200);
  app_test_settle ();
  g_assert_true (draws (fixture));
  WAIT_UNTIL (get_flows (fixture)->n == 0);
  g_assert_cmpint (g_get_monotonic_time () - begin, >=, TENBO_SCORE_MSEC * 1000 / 2);
  g_assert_false (draws (fixture));
  animate (FALSE);
}

/* The payments to each of three, and the stake in the pot. */
static void
test_flies_from_everybody (AppFixture   *fixture,
                           gconstpointer data)
{
  gtk_widget_activate_action (fixture->page, "table.riichi", "i", 1);
  WAIT_UNTIL (tenbo_game_get_partial (fixture->game)->n_riichi == 1);
  animate (TRUE);
  app_test_play_record (fixture->game,
                        "{\"result\": \"win\", \"riichi\": [1], \"wins\": [{\"player\": 1, "
                        "\"value\": {\"han\": 3, \"fu\": 40}}]}");
  g_assert_cmpint (get_flows (fixture)->n, ==, 4);
  assert_flies (fixture, 0, TB_ACCOUNT_PLAYER_0, TB_ACCOUNT_PLAYER_1, 2600);
  assert_flies (fixture, 1, TB_ACCOUNT_PLAYER_2, TB_ACCOUNT_PLAYER_1, 1300);
  assert_flies (fixture, 2, TB_ACCOUNT_PLAYER_3, TB_ACCOUNT_PLAYER_1, 1300);
  assert_flies (fixture, 3, TB_ACCOUNT_POT, TB_ACCOUNT_PLAYER_1, 1000);

  /* The stake is on the table again, as before the end of the hand. */
  gtk_widget_activate_action (fixture->page, "table.undo", NULL);
  WAIT_UNTIL (tenbo_game_get_n_hands (fixture->game) == 0);
  g_assert_cmpint (tenbo_game_get_partial (fixture->game)->n_riichi, ==, 1);
  g_assert_cmpint (get_flows (fixture)->n, ==, 4);
  assert_flies (fixture, 0, TB_ACCOUNT_PLAYER_1, TB_ACCOUNT_PLAYER_0, 2600);
  assert_flies (fixture, 3, TB_ACCOUNT_PLAYER_1, TB_ACCOUNT_POT, 1000);

  gtk_widget_activate_action (fixture->page, "table.redo", NULL);
  WAIT_UNTIL (tenbo_game_get_n_hands (fixture->game) == 1);
  assert_flies (fixture, 0, TB_ACCOUNT_PLAYER_0, TB_ACCOUNT_PLAYER_1, 2600);
  animate (FALSE);
}

/* A riichi, or a change of an earlier hand, is not a new hand. */
static void
test_stays_where_it_is (AppFixture   *fixture,
                        gconstpointer data)
{
  app_test_play_ron (fixture->game, 1, 3, 3, 40);
  app_test_play_ron (fixture->game, 2, 3, 1, 30);
  animate (TRUE);
  gtk_widget_activate_action (fixture->page, "table.riichi", "i", 1);
  WAIT_UNTIL (tenbo_game_get_partial (fixture->game)->n_riichi == 1);
  g_assert_cmpint (get_flows (fixture)->n, ==, 0);
  g_assert_true (apply_test (fixture->game, tenbo_game_change_hand_note (0, "Long ago"),
                             NULL));
  g_assert_cmpint (get_flows (fixture)->n, ==, 0);
  gtk_widget_activate_action (fixture->page, "table.compare", "i", 1);
  g_assert_cmpint (get_flows (fixture)->n, ==, 0);
  animate (FALSE);
}

static void
test_nothing_moves_by_itself (AppFixture   *fixture,
                              gconstpointer data)
{
  animate (FALSE);
  app_test_play_ron (fixture->game, 1, 3, 3, 40);
  g_assert_cmpint (get_flows (fixture)->n, ==, 0);
  g_assert_false (draws (fixture));
}

/* An invisible table has no animation, and leaving the table ends one. */
static void
test_only_while_visible (AppFixture   *fixture,
                         gconstpointer data)
{
  const TenboFlows *flows = get_flows (fixture);

  animate (TRUE);
  app_test_play_ron (fixture->game, 1, 3, 3, 40);
  g_assert_cmpint (flows->n, ==, 1);
  gtk_widget_set_visible (fixture->page, FALSE);
  g_assert_cmpint (flows->n, ==, 0);
  app_test_play_ron (fixture->game, 2, 3, 1, 30);
  g_assert_cmpint (flows->n, ==, 0);
  gtk_widget_set_visible (fixture->page, TRUE);
  animate (FALSE);
}

/* The next entry can begin during the animation, and its hand replaces the animation. */
static void
test_does_not_block_input (AppFixture   *fixture,
                           gconstpointer data)
{
  GtkWidget *win;

  animate (TRUE);
  app_test_play_ron (fixture->game, 1, 3, 3, 40);
  win = app_test_find (app_fixture_find_panel (fixture, "Aki"), GTK_TYPE_BUTTON, "Win");
  g_assert_true (gtk_widget_is_sensitive (win));
  g_assert_true (gtk_widget_get_can_target (win));
  app_test_play_ron (fixture->game, 2, 3, 1, 30);
  g_assert_cmpint (get_flows (fixture)->n, ==, 1);
  assert_flies (fixture, 0, TB_ACCOUNT_PLAYER_3, TB_ACCOUNT_PLAYER_2, 1000);
  animate (FALSE);
}

/* The sheet does not fade out over the animation. */
static void
test_nothing_covers_it (AppFixture   *fixture,
                        gconstpointer data)
{
  GtkWidget *sheet;

  animate (TRUE);
  sheet = app_fixture_open_entry (fixture, "table.draw");
  app_fixture_choose (sheet, "Tenpai", "Chie");
  app_test_press (sheet, "Confirm");
  WAIT_UNTIL (get_flows (fixture)->n == 3);
  app_test_tick ();
  g_assert_null (app_test_look_for (fixture->window, TENBO_TYPE_ENTRY_DIALOG, NULL));
  g_assert_cmpint (get_flows (fixture)->n, ==, 3);
  animate (FALSE);
}

/* A tap reaches the table as soon as the sheet is closed, before the sheet is disposed of. */
static void
test_next_tap_counts (AppFixture   *fixture,
                      gconstpointer data)
{
  GtkWidget       *window = GTK_WIDGET (fixture->window);
  GtkWidget       *win, *picked;
  graphene_rect_t  place;
  graphene_point_t middle;

  animate (TRUE);
  app_fixture_open_entry (fixture, "table.draw");
  app_test_settle ();
  app_test_press (fixture->sheet, "Confirm");
  app_fixture_wait_closed (fixture);

  win = app_test_find (app_fixture_find_panel (fixture, "Aki"), GTK_TYPE_BUTTON, "Win");
  g_assert_true (gtk_widget_compute_bounds (win, window, &place));
  graphene_rect_get_center (&place, &middle);
  picked = gtk_widget_pick (window, middle.x, middle.y, GTK_PICK_DEFAULT);
  g_assert_nonnull (picked);
  g_assert_true (picked == win || gtk_widget_is_ancestor (picked, win));
  g_signal_emit_by_name (win, "clicked");
  g_assert_nonnull (app_fixture_get_dialog (fixture));
  animate (FALSE);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

#define ADD(name, test)                                           \
  g_test_add ("/table-transfers/" name, AppFixture, FOUR_PLAYERS, \
              app_fixture_set_up_settled_table, test, app_fixture_tear_down)
  ADD ("flies-and-ends", test_flies_and_ends);
  ADD ("flies-from-everybody", test_flies_from_everybody);
  ADD ("stays-where-it-is", test_stays_where_it_is);
  ADD ("nothing-moves-by-itself", test_nothing_moves_by_itself);
  ADD ("only-while-visible", test_only_while_visible);
  ADD ("does-not-block-input", test_does_not_block_input);
  ADD ("nothing-covers-it", test_nothing_covers_it);
  ADD ("next-tap-counts", test_next_tap_counts);
#undef ADD

  return g_test_run ();
}
