/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the table and of its sheets: all of them arrive in order, whatever the screen shows
 * when they are pressed; and each arrives only at its target. */

#include "app-fixture.h"
#include "tenbo-entry-dialog.h"
#include "tenbo-entry-sheet.h"
#include "tenbo-player-toggles.h"
#include "tenbo-table-host.h"
#include "tenbo-table-page.h"

static const TbEvent *
get_event (AppFixture *fixture,
           guint       index)
{
  return tenbo_game_get_event (fixture->game, index);
}

static GtkWidget *
get_open (AppFixture *fixture)
{
  GtkWidget *host = adw_navigation_page_get_child (ADW_NAVIGATION_PAGE (fixture->page));

  return tenbo_table_host_get_open (TENBO_TABLE_HOST (host));
}

static void
assert_ron (AppFixture *fixture,
            guint       index,
            TbPlayer    player,
            TbPlayer    from)
{
  const TbEvent *event = get_event (fixture, index);

  g_assert_cmpint (event->result, ==, TB_RESULT_WIN);
  g_assert_cmpint (event->n_wins, ==, 1);
  g_assert_cmpint (event->wins[0].player, ==, player);
  g_assert_cmpint (event->wins[0].from, ==, from);
}

/* Nothing is laid out, drawn or saved between the keys. */
static void
type_hands (AppFixture *fixture)
{
  app_fixture_press_keys (fixture, "2 4 3 4 Return Alt+1 3 1 m Return d 1 2 Return");
  WAIT_UNTIL (tenbo_game_get_n_hands (fixture->game) == 3);
  assert_ron (fixture, 0, 1, 3);
  g_assert_cmpint (get_event (fixture, 0)->n_riichi, ==, 0);
  assert_ron (fixture, 1, 2, 0);
  g_assert_cmpint (get_event (fixture, 1)->n_riichi, ==, 1);
  g_assert_cmpint (get_event (fixture, 1)->riichi[0], ==, 0);
  g_assert_cmpint (get_event (fixture, 2)->result, ==, TB_RESULT_DRAW);
  g_assert_cmpint (get_event (fixture, 2)->n_tenpai, ==, 2);
  app_fixture_wait_closed (fixture);
  WAIT_UNTIL (get_open (fixture) == NULL);
}

static void
test_hands_at_once (AppFixture   *fixture,
                    gconstpointer data)
{
  type_hands (fixture);
}

static void
test_flat (AppFixture   *fixture,
           gconstpointer data)
{
  gtk_widget_activate_action (fixture->page, "table.view", "s", "flat");
  type_hands (fixture);
}

/* A yaku is found by its name even before its button is on the screen. */
static void
test_list_of_yaku (AppFixture   *fixture,
                   gconstpointer data)
{
  const TbValueEntry *value;

  app_fixture_press_keys (fixture, "Alt+2 2 4 Alt+2 p space t a space plus Return");
  WAIT_UNTIL (tenbo_game_get_n_hands (fixture->game) == 1);
  assert_ron (fixture, 0, 1, 3);
  value = &get_event (fixture, 0)->wins[0].value;
  g_assert_cmpint (value->form, ==, TB_VALUE_YAKU);
  g_assert_cmpint (value->n_yaku, ==, 3);
  g_assert_cmpint (value->dora, ==, 1);
  app_fixture_wait_closed (fixture);
}

static void
test_steps (AppFixture   *fixture,
            gconstpointer data)
{
  app_fixture_press_keys (fixture, "2 4 3 4 Return 3 1 m Return");
  app_fixture_press_keys (fixture, "Control+z Control+z Control+Shift+z");
  WAIT_UNTIL (tenbo_game_get_n_hands (fixture->game) == 1 &&
              !tenbo_game_get_busy (fixture->game) && tenbo_game_get_can_redo (fixture->game));
  assert_ron (fixture, 0, 1, 3);
  app_fixture_wait_closed (fixture);
}

/* Each tap counts, also while the stick of the first is being saved. */
static void
test_taps (AppFixture   *fixture,
           gconstpointer data)
{
  for (int player = 0; player < 3; player++)
    gtk_widget_activate_action (fixture->page, "table.riichi", "i", player);
  WAIT_UNTIL (tenbo_game_get_partial (fixture->game)->n_riichi == 3);
  for (int i = 0; i < 3; i++)
    g_assert_cmpint (tenbo_game_get_partial (fixture->game)->riichi[i], ==, i);
}

/* Keys typed after a hand that could not be saved belong to another hand than the one that is still
 * on the screen. */
static void
test_not_saved (AppFixture   *fixture,
                gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  TenboPlayerToggles *winners;

  /* The game is notified when the main loop runs, which is too late for the first hand. */
  app_fixture_press_keys (fixture, "2 4 3 4");
  app_test_change_note (fixture->store, tenbo_game_get_id (fixture->game), "Elsewhere");
  app_fixture_press_keys (fixture, "Return 3 1 m Return");
  WAIT_UNTIL (tenbo_game_get_note (fixture->game) != NULL); /* the game is read again */
  app_test_settle ();
  g_assert_cmpuint (tenbo_game_get_n_hands (fixture->game), ==, 0);
  winners = TENBO_PLAYER_TOGGLES (
    app_test_find (app_fixture_get_dialog (fixture), TENBO_TYPE_PLAYER_TOGGLES, "Winner"));
  g_assert_cmpint (tenbo_player_toggles_get_active (winners), ==, TB_PLAYER_BIT (1));

  app_fixture_press_keys (fixture, "Return");
  WAIT_UNTIL (tenbo_game_get_n_hands (fixture->game) == 1);
  assert_ron (fixture, 0, 1, 3);
  app_fixture_wait_closed (fixture);
}

/* The hand would be recorded without the riichi typed before it. */
static void
test_refused_riichi (AppFixture   *fixture,
                     gconstpointer data)
{
  app_test_move_points (fixture->game, 1, 0, 24500); /* less than a stick */
  app_fixture_press_keys (fixture, "Alt+1 Alt+2 2 4 3 4 Return");
  WAIT_UNTIL (ADW_IS_ALERT_DIALOG (app_fixture_get_dialog (fixture)));
  app_test_settle ();
  g_assert_true (ADW_IS_ALERT_DIALOG (app_fixture_get_dialog (fixture)));
  g_assert_cmpuint (tenbo_game_get_n_hands (fixture->game), ==, 1);
  g_assert_false (app_fixture_press_key (fixture, "2"));
  adw_dialog_close (ADW_DIALOG (app_fixture_get_dialog (fixture)));
  app_fixture_wait_closed (fixture);
}

static void
test_escape (AppFixture   *fixture,
             gconstpointer data)
{
  AdwNavigationView *view = tenbo_window_get_navigation_view (fixture->window);

  /* The key closes the sheet, but never the table, however often it is pressed. */
  app_fixture_press_keys (fixture, "2 Escape Escape Escape");
  app_fixture_wait_closed (fixture);
  app_test_settle ();
  g_assert_true (GTK_WIDGET (adw_navigation_view_get_visible_page (view)) == fixture->page);
}

static void
test_escape_from_pane (AppFixture   *fixture,
                       gconstpointer data)
{
  AdwOverlaySplitView *split;

  app_fixture_resize (fixture, 360, 640);
  split = ADW_OVERLAY_SPLIT_VIEW (
    app_test_find (fixture->page, ADW_TYPE_OVERLAY_SPLIT_VIEW, NULL));
  gtk_widget_activate_action (fixture->page, "table.log", NULL);
  g_assert_true (adw_overlay_split_view_get_show_sidebar (split));
  app_fixture_press_keys (fixture, "Escape");
  g_assert_false (adw_overlay_split_view_get_show_sidebar (split));
}

/* A number typed into a text does not select a player. */
static void
test_text (AppFixture   *fixture,
           gconstpointer data)
{
  GtkWidget *dialog;
  GtkWidget *text;

  gtk_widget_activate_action (fixture->page, "table.adjust", NULL);
  dialog = app_fixture_get_dialog (fixture);
  app_test_settle ();
  text = app_test_find (dialog, GTK_TYPE_TEXT, NULL);
  g_assert_true (gtk_widget_grab_focus (text));
  g_assert_false (app_fixture_press_key (fixture, "1"));
  g_assert_true (gtk_widget_grab_focus (app_test_find (dialog, GTK_TYPE_BUTTON, "Cancel")));
  g_assert_true (app_fixture_press_key (fixture, "1"));
  adw_dialog_close (ADW_DIALOG (dialog));
  app_fixture_wait_closed (fixture);
}

/* A dialog that becomes a bottom sheet moves the focus to any of its widgets. */
static void
test_moved_focus (AppFixture   *fixture,
                  gconstpointer data)
{
  GtkWidget *sheet;
  GtkWidget *field;

  app_fixture_press_keys (fixture, "Alt+2 2 4");
  sheet = app_test_find (fixture->window, TENBO_TYPE_ENTRY_DIALOG, NULL);
  app_test_settle ();
  field = app_test_find (sheet, GTK_TYPE_TEXT, NULL);
  g_assert_true (gtk_widget_grab_focus (field));
  app_fixture_press_keys (fixture, "m");

  /* After a key that moves the focus, the next ones belong to the field. */
  g_assert_false (app_fixture_press_key (fixture, "Tab"));
  g_assert_true (gtk_widget_grab_focus (field));
  g_assert_false (app_fixture_press_key (fixture, "3"));
  app_test_press (sheet, "Confirm");
  WAIT_UNTIL (tenbo_game_get_n_hands (fixture->game) == 1);
  assert_ron (fixture, 0, 1, 3);
  g_assert_cmpint (get_event (fixture, 0)->wins[0].value.limit, ==, TB_LIMIT_MANGAN);
}

static void
test_menu (AppFixture   *fixture,
           gconstpointer data)
{
  GtkMenuButton *more =
    GTK_MENU_BUTTON (app_test_find (fixture->page, GTK_TYPE_MENU_BUTTON, "More"));

  gtk_menu_button_popup (more);
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (more))));
  app_test_settle ();
  g_assert_false (app_fixture_press_key (fixture, "d"));
  g_assert_null (app_fixture_get_dialog (fixture));
  gtk_menu_button_popdown (more);
  app_test_settle ();
}

/* Digits belong to the dice. */
static void
test_other_dialog (AppFixture   *fixture,
                   gconstpointer data)
{
  app_fixture_press_keys (fixture, "F4");
  g_assert_false (app_fixture_press_key (fixture, "1"));
  adw_dialog_close (ADW_DIALOG (app_fixture_get_dialog (fixture)));
  app_fixture_wait_closed (fixture);
}

/* No hand is a mangan if every han has the same value: the question lists the keys of its answers,
 * and another key changes nothing. */
static void
test_question_names_the_han (AppFixture   *fixture,
                             gconstpointer data)
{
  GtkWidget *dialog;

  app_fixture_press_keys (fixture, "3 2");
  g_assert_false (app_fixture_press_key (fixture, "m"));
  dialog = app_test_find (fixture->window, TENBO_TYPE_ENTRY_DIALOG, NULL);
  WAIT_UNTIL (app_test_shows (dialog, "How many han does the hand have (1–15)?"));
  g_assert_false (app_test_can_press (dialog, "Confirm"));
  app_fixture_press_keys (fixture, "4 Return");
  WAIT_UNTIL (tenbo_game_get_n_hands (fixture->game) == 1);
  app_test_check_scores (fixture->game, 40000, 32000, 48000, 0);
  app_fixture_wait_closed (fixture);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

#define ADD_OF(name, ruleset, test)                                                   \
  g_test_add ("/app/keys/" name, AppFixture, ruleset, app_fixture_set_up_table, test, \
              app_fixture_tear_down)
#define ADD(name, test) ADD_OF (name, "b-rule", test)

  ADD ("hands-at-once", test_hands_at_once);
  ADD ("flat", test_flat);
  ADD ("list-of-yaku", test_list_of_yaku);
  ADD ("steps", test_steps);
  ADD ("taps", test_taps);
  ADD ("not-saved", test_not_saved);
  ADD ("escape", test_escape);
  ADD ("escape-from-pane", test_escape_from_pane);
  ADD ("text", test_text);
  ADD ("moved-focus", test_moved_focus);
  ADD ("menu", test_menu);
  ADD ("other-dialog", test_other_dialog);
  ADD ("refused-riichi", test_refused_riichi);
  ADD_OF ("question-names-the-han", "allen", test_question_names_the_han);

  return g_test_run ();
}
