/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "store-reads.h"
#include "tenbo-filter-dialog.h"
#include "tenbo-history-page.h"
#include "tenbo-label.h"
#include "tenbo-people-pages.h"
#include "tenbo-picture.h"
#include "tenbo-result-page.h"
#include "tenbo-session-dialog.h"
#include "tenbo-session-page.h"

/* Plays a game of the session with a single ron. */
static gint64
play (AppFixture *fixture,
      const char *ruleset,
      TbPlayer    winner,
      TbPlayer    loser,
      int         han)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, ruleset);
  gint64 id = tenbo_game_get_id (game);

  app_test_play_ron (game, winner, loser, han, 30);
  app_test_stop_game (game);

  return id;
}

static void
open_session (AppFixture *fixture)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.show-session", "x",
                              G_GINT64_CONSTANT (1));
  fixture->page = app_test_find (fixture->window, TENBO_TYPE_SESSION_PAGE, NULL);
  app_test_settle ();
}

/* Ben +23.0 off Dai, then Chie +13.9 off Aki. */
static void
set_up (AppFixture   *fixture,
        gconstpointer data)
{
  app_fixture_set_up (fixture, NULL);
  play (fixture, "b-rule", 1, 3, 5);
  play (fixture, "b-rule", 2, 0, 3);
  fixture->window = app_test_open_window (fixture->application);
  open_session (fixture);
}

static TenboStoredSession *
read_session (AppFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  TenboStoredSession *session = store_test_read_session (fixture->store, 1, &error);

  g_assert_no_error (error);

  return session;
}

static void
say (AppFixture *fixture,
     int         rate,
     int         fee,
     gint64      payer)
{
  g_autoptr (TenboStoredSession) session = read_session (fixture);
  g_autoptr (GError) error = NULL;

  session->rate = rate;
  session->fee = fee;
  session->fee_person_id = payer;
  tenbo_store_commit (fixture->store, tenbo_write_session (session), NULL, &error);
  g_assert_no_error (error);
}

/* Leaves the page for the one below, and returns. */
static void
come_back (AppFixture *fixture)
{
  GtkWidget *view = gtk_widget_get_ancestor (fixture->page, ADW_TYPE_NAVIGATION_VIEW);

  adw_navigation_view_push (ADW_NAVIGATION_VIEW (view),
                            adw_navigation_page_new (gtk_label_new ("Elsewhere"), "Elsewhere"));
  app_test_settle ();
  adw_navigation_view_pop (ADW_NAVIGATION_VIEW (view));
  app_test_settle ();
}

static GtkWidget *
find_list (AppFixture *fixture,
           const char *name)
{
  GtkWidget *group = app_test_find (fixture->page, ADW_TYPE_PREFERENCES_GROUP, name);

  return app_test_find (group, GTK_TYPE_LIST_BOX, NULL);
}

/* Asserts the accessible text of the row @index of the list @name. */
static void
assert_row (AppFixture *fixture,
            const char *name,
            int         index,
            const char *expected)
{
  GtkListBox      *list = GTK_LIST_BOX (find_list (fixture, name));
  GtkListBoxRow   *row = gtk_list_box_get_row_at_index (list, index);
  g_autofree char *found = NULL;

  g_assert_nonnull (row);
  found = app_test_get_name (GTK_WIDGET (row));
  g_assert_cmpstr (found, ==, expected);
}

/* Asserts the row of a transfer: its title, its amount, and its name for screen readers. */
static void
assert_transfer (AppFixture *fixture,
                 int         index,
                 const char *parties,
                 const char *amount,
                 const char *sentence)
{
  GtkListBox    *list = GTK_LIST_BOX (find_list (fixture, "Who Pays Whom"));
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, index);

  assert_row (fixture, "Who Pays Whom", index, parties);
  app_test_find (row, GTK_TYPE_LABEL, amount);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       sentence);
  g_assert_false (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (row),
                                                    GTK_ACCESSIBLE_RELATION_LABELLED_BY));
}

static void
assert_n_rows (AppFixture *fixture,
               const char *name,
               int         n_rows)
{
  GtkListBox *list = GTK_LIST_BOX (find_list (fixture, name));

  g_assert_null (gtk_list_box_get_row_at_index (list, n_rows));
  g_assert_nonnull (gtk_list_box_get_row_at_index (list, n_rows - 1));
}

static void
test_totals (AppFixture   *fixture,
             gconstpointer data)
{
  assert_n_rows (fixture, "Totals", 4);
  assert_row (fixture, "Totals", 0, "Ben");
  assert_row (fixture, "Totals", 1, "Chie");
  g_assert_true (app_test_shows (fixture->page, "+18.0"));
  g_assert_true (app_test_shows (fixture->page, "+13.9"));
  g_assert_true (app_test_shows (fixture->page, "Not played for money"));
  g_assert_null (app_test_look_for (app_test_find (fixture->page, ADW_TYPE_PREFERENCES_GROUP,
                                                   "Who Pays Whom"),
                                    GTK_TYPE_LIST_BOX, NULL));
  app_test_find (fixture->page, GTK_TYPE_MENU_BUTTON, "Other Seats");
  app_test_check_controls (fixture->window);

  app_test_activate_row (fixture->page, "Chie");
  app_test_find (fixture->window, TENBO_TYPE_PERSON_PAGE, NULL);
}

/* Below the names there is a row for each game, which opens it. */
static void
test_games (AppFixture   *fixture,
            gconstpointer data)
{
  assert_n_rows (fixture, "Games", 3);
  g_assert_true (app_test_shows (fixture->page, "+18.9"));
  gtk_widget_activate (GTK_WIDGET (
    gtk_list_box_get_row_at_index (GTK_LIST_BOX (find_list (fixture, "Games")), 2)));
  app_test_find (fixture->window, TENBO_TYPE_RESULT_PAGE, "Result");
}

/* A fifth person comes, and plays a game for Dai. */
static void
play_with_emi (AppFixture *fixture)
{
  static const char *const names[] = { "Aki", "Ben", "Chie", "Emi" };
  g_autoptr (TenboGame) game = app_test_create_game_of (fixture->store, "b-rule", names);
  g_autoptr (GError) error = NULL;
  gint64 id = tenbo_game_get_id (game);

  app_test_play_ron (game, 0, 3, 5, 30);
  app_test_stop_game (game);
  tenbo_store_commit (fixture->store, tenbo_write_move_games (&id, 1, 1), NULL, &error);
  g_assert_no_error (error);
}

/* If the totals do not fit next to one another, each game has them in its text. */
static void
test_narrow (AppFixture   *fixture,
             gconstpointer data)
{
  const char *sentence = "Aki −8.9, now −13.9; Ben −5.0, now +18.0; Chie +18.9, now +13.9; "
                         "Emi sits out, now 0.0; Dai −5.0, now −18.0";

  play_with_emi (fixture);
  come_back (fixture);
  assert_n_rows (fixture, "Totals", 5);
  assert_n_rows (fixture, "Games", 4);
  g_assert_true (app_test_shows (fixture->page, "–"));
  g_assert_false (app_test_shows (fixture->page, sentence));
  app_fixture_resize (fixture, 360, 640);
  WAIT_UNTIL (app_test_shows (fixture->page, sentence));
  assert_n_rows (fixture, "Games", 3);
  app_test_check_controls (fixture->window);
  app_fixture_resize (fixture, 700, 640);
  WAIT_UNTIL (!app_test_shows (fixture->page, sentence));
  assert_n_rows (fixture, "Games", 4);
}

static void
set_up_one_game (AppFixture   *fixture,
                 gconstpointer data)
{
  app_fixture_set_up (fixture, NULL);
  play (fixture, "b-rule", 1, 3, 5);
  fixture->window = app_test_open_window (fixture->application);
  open_session (fixture);
}

/* The total after the only game is its result. */
static void
test_one_game (AppFixture   *fixture,
               gconstpointer data)
{
  GtkWidget       *list = find_list (fixture, "Games");
  GtkWidget       *row = GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 1));
  GtkWidget       *start;
  g_autofree char *name = NULL;

  g_assert_false (app_test_shows (fixture->page, "Running total, and result of each game"));
  /* The number and time of the game, and a total for each player */
  g_assert_cmpuint (app_test_count (row, GTK_TYPE_LABEL), ==, 2 + TB_MAX_PLAYERS);
  start = gtk_widget_get_first_child (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row)));
  name = g_strdup_printf ("Game 1, %s: Ben +23.0; Aki −5.0; Chie −5.0; Dai −13.0",
                          gtk_label_get_label (GTK_LABEL (gtk_widget_get_last_child (start))));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

/* --- Stakes --- */

static void
set_number (GtkWidget  *dialog,
            const char *name,
            double      value)
{
  adw_spin_row_set_value (ADW_SPIN_ROW (app_test_find (dialog, ADW_TYPE_SPIN_ROW, name)), value);
}

static GtkWidget *
open_dialog (AppFixture *fixture,
             const char *action)
{
  gtk_widget_activate_action (fixture->page, action, NULL);

  return app_test_find (fixture->window, TENBO_TYPE_SESSION_DIALOG, NULL);
}

static void
test_money (AppFixture   *fixture,
            gconstpointer data)
{
  GtkWidget *dialog;
  GtkWidget *payer;
  g_autoptr (TenboStoredSession) session = NULL;

  app_test_press (fixture->page, "Rate and Fee…");
  dialog = app_test_find (fixture->window, TENBO_TYPE_SESSION_DIALOG, NULL);
  payer = app_test_find (dialog, ADW_TYPE_COMBO_ROW, "Paid By");
  g_assert_false (gtk_widget_is_sensitive (payer));

  /* After typing a fee, the player can continue with its payer. */
  gtk_editable_set_text (GTK_EDITABLE (app_test_find (dialog, ADW_TYPE_SPIN_ROW, "Table Fee")),
                         "40");
  g_assert_true (gtk_widget_is_sensitive (payer));
  set_number (dialog, "Rate", 50);
  set_number (dialog, "Table Fee", 4000);
  gtk_editable_set_text (GTK_EDITABLE (app_test_find (dialog, ADW_TYPE_ENTRY_ROW,
                                                      "Unit, such as ¥ or points")),
                         "¥");
  g_assert_true (app_test_shows (dialog, "Ben: +18.0 is +¥900"));
  g_assert_true (gtk_widget_is_sensitive (payer));
  adw_combo_row_set_selected (ADW_COMBO_ROW (payer), 2);
  app_test_check_controls (dialog);
  app_test_press (dialog, "Save");
  app_fixture_wait_closed (fixture);

  WAIT_UNTIL (app_test_shows (fixture->page,
                              "¥50 per 1,000 points · Table fee ¥4,000, paid by Chie"));
  assert_n_rows (fixture, "Who Pays Whom", 3);
  assert_transfer (fixture, 0, "Dai pays Chie", "¥1,900", "Dai pays Chie ¥1,900");
  assert_transfer (fixture, 1, "Aki pays Chie", "¥1,695", "Aki pays Chie ¥1,695");
  assert_transfer (fixture, 2, "Ben pays Chie", "¥100", "Ben pays Chie ¥100");
  session = read_session (fixture);
  g_assert_cmpint (session->rate, ==, 50);
  g_assert_cmpint (session->fee, ==, 4000);
  g_assert_cmpint (session->fee_person_id, ==, 3);
  g_assert_cmpstr (session->unit, ==, "¥");
}

/* 0 removes it. */
static void
test_nothing (AppFixture   *fixture,
              gconstpointer data)
{
  GtkWidget *dialog;

  say (fixture, 50, 4000, 3);
  come_back (fixture);
  assert_n_rows (fixture, "Who Pays Whom", 3);
  dialog = open_dialog (fixture, "session.money");
  set_number (dialog, "Rate", 0);
  set_number (dialog, "Table Fee", 0);
  app_test_press (dialog, "Save");
  WAIT_UNTIL (app_test_shows (fixture->page, "Not played for money"));
}

/* If totals are single points, the rate is per point. */
static void
test_per_point (AppFixture   *fixture,
                gconstpointer data)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "fenghua");
  g_autoptr (TenboStoredSession) session = NULL;
  GtkWidget *dialog;

  app_test_play_tai (game, 1, 3, 20);
  app_test_stop_game (game);
  fixture->window = app_test_open_window (fixture->application);
  open_session (fixture);
  dialog = open_dialog (fixture, "session.money");
  WAIT_UNTIL (app_test_shows (dialog, "Per point; 0 to play without money"));
  set_number (dialog, "Rate", 3);
  app_test_press (dialog, "Save");
  WAIT_UNTIL (app_test_shows (fixture->page, "3 per point"));
  session = read_session (fixture);
  g_assert_cmpint (session->rate, ==, 3000);
  app_test_drop_game (g_steal_pointer (&game));
}

/* --- The name --- */

static void
test_names (AppFixture   *fixture,
            gconstpointer data)
{
  GtkWidget *dialog = open_dialog (fixture, "session.edit");
  g_autoptr (TenboStoredSession) session = NULL;

  gtk_editable_set_text (GTK_EDITABLE (app_test_find (dialog, ADW_TYPE_ENTRY_ROW, "Title")),
                         " New Year ");
  gtk_editable_set_text (GTK_EDITABLE (app_test_find (dialog, ADW_TYPE_ENTRY_ROW, "Venue")),
                         "Osaka");
  gtk_editable_set_text (GTK_EDITABLE (app_test_find (dialog, ADW_TYPE_ENTRY_ROW, "Note")), "Cake");
  app_test_check_controls (dialog);
  app_test_press (dialog, "Save");
  WAIT_UNTIL (app_test_shows (fixture->page, "New Year"));
  g_assert_true (app_test_shows (fixture->page, "Cake"));
  session = read_session (fixture);
  g_assert_cmpstr (session->title, ==, "New Year");
  g_assert_cmpstr (session->venue, ==, "Osaka");
  g_assert_cmpstr (session->note, ==, "Cake");
  g_assert_cmpint (session->rate, ==, -1);

  /* Undo, by the key and by the button, which is then undone. */
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Session changed");
  g_assert_true (app_fixture_press_undo (fixture));
  WAIT_UNTIL (!app_test_shows (fixture->page, "New Year"));
  app_test_press (fixture->window, "Undo");
  WAIT_UNTIL (app_test_shows (fixture->page, "New Year"));
}

/* The games of the session in the history, by a filter that can be removed. */
static void
test_in_history (AppFixture   *fixture,
                 gconstpointer data)
{
  gint64 elsewhere = play (fixture, "b-rule", 1, 3, 2);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  GtkWidget       *history;
  GtkWidget       *chip;

  tenbo_store_commit (fixture->store, tenbo_write_move_games (&elsewhere, 1, 0), NULL, &error);
  g_assert_no_error (error);
  gtk_widget_activate_action (fixture->page, "session.games", NULL);
  history = app_test_find (fixture->window, TENBO_TYPE_HISTORY_PAGE, NULL);
  app_test_find (history, GTK_TYPE_LABEL, "2 games");
  chip = app_test_find (app_test_find (history, TENBO_TYPE_FILTER_BAR, NULL), GTK_TYPE_BUTTON,
                        NULL);
  name = app_test_get_name (chip);
  g_assert_true (g_str_has_prefix (name, "Remove Filter: "));
  app_test_press (history, name);
  app_test_find (history, GTK_TYPE_LABEL, "3 games");
}

static void
test_cancel (AppFixture   *fixture,
             gconstpointer data)
{
  GtkWidget *dialog = open_dialog (fixture, "session.edit");
  g_autoptr (TenboStoredSession) session = NULL;

  gtk_editable_set_text (GTK_EDITABLE (app_test_find (dialog, ADW_TYPE_ENTRY_ROW, "Title")), "X");
  app_test_press (dialog, "Cancel");
  app_fixture_wait_closed (fixture);
  session = read_session (fixture);
  g_assert_null (session->title);
}

static void
text_read_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      user_data)
{
  char **text = user_data;
  g_autoptr (GError) error = NULL;

  *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (object), result, &error);
  g_assert_no_error (error);
}

static void
test_copy (AppFixture   *fixture,
           gconstpointer data)
{
  g_autofree char *text = NULL;

  app_test_find (app_test_find (fixture->page, ADW_TYPE_HEADER_BAR, NULL), GTK_TYPE_MENU_BUTTON,
                 "Share");
  gtk_widget_activate_action (fixture->page, "session.copy", NULL);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Session copied to the clipboard");
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (fixture->page), NULL, text_read_cb,
                                 &text);
  WAIT_UNTIL (text != NULL);
  g_assert_nonnull (strstr (text, "1. Ben  +18.0\n2. Chie  +13.9\n"));
}

static void
texture_read_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  GdkTexture **texture = user_data;
  g_autoptr (GError) error = NULL;

  *texture = gdk_clipboard_read_texture_finish (GDK_CLIPBOARD (object), result, &error);
  g_assert_no_error (error);
}

static void
test_picture (AppFixture   *fixture,
              gconstpointer data)
{
  g_autoptr (GdkTexture) texture = NULL;

  gtk_widget_activate_action (fixture->page, "session.copy-picture", NULL);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Picture copied to the clipboard");
  gdk_clipboard_read_texture_async (gtk_widget_get_clipboard (fixture->page), NULL,
                                    texture_read_cb, &texture);
  WAIT_UNTIL (texture != NULL);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, TENBO_PICTURE_WIDTH);
}

/* --- Ways to the page, and changes meanwhile --- */

/* From the result of a game, and back to the same page from there. */
static void
test_from_result (AppFixture   *fixture,
                  gconstpointer data)
{
  AdwNavigationView *view;
  GtkWidget         *result;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.open-game", "x",
                              G_GINT64_CONSTANT (2));
  result = app_test_find (fixture->window, TENBO_TYPE_RESULT_PAGE, "Result");
  app_test_press (result, "Session");
  view = ADW_NAVIGATION_VIEW (gtk_widget_get_ancestor (fixture->page, ADW_TYPE_NAVIGATION_VIEW));
  WAIT_UNTIL (GTK_WIDGET (adw_navigation_view_get_visible_page (view)) == fixture->page);
}

/* Changes made while another page was shown are visible on return. */
static void
test_comes_back (AppFixture   *fixture,
                 gconstpointer data)
{
  g_autoptr (TenboGame) running = app_test_create_game (fixture->store, "b-rule");

  come_back (fixture);
  assert_n_rows (fixture, "Games", 4);
  g_assert_true (app_test_shows (fixture->page, "East 1, not finished"));
  g_assert_null (app_test_look_for (fixture->page, GTK_TYPE_MENU_BUTTON, "Other Seats"));

  app_test_play_ron (running, 1, 3, 5, 30);
  app_test_stop_game (running);
  come_back (fixture);
  g_assert_true (app_test_shows (fixture->page, "+41.0"));
  app_test_find (fixture->page, GTK_TYPE_MENU_BUTTON, "Other Seats");
  app_test_drop_game (g_steal_pointer (&running));
}

/* All its games moved to another session. */
static void
test_gone (AppFixture   *fixture,
           gconstpointer data)
{
  const gint64 games[] = { 1, 2 };
  g_autoptr (GError) error = NULL;

  tenbo_store_commit (fixture->store, tenbo_write_move_games (games, 2, 0), NULL, &error);
  g_assert_no_error (error);
  come_back (fixture);
  g_assert_true (app_test_shows (fixture->page, "This session has no games left"));
  g_assert_null (app_test_look_for (fixture->page, GTK_TYPE_LIST_BOX, NULL));
  g_assert_null (app_test_look_for (fixture->page, GTK_TYPE_BUTTON, "Next Game"));
  g_assert_false (
    gtk_widget_get_sensitive (app_test_find (fixture->page, GTK_TYPE_MENU_BUTTON, "Share")));
}

/* No line breaks between a sign, a number and its unit. */
static void
test_numbers (void)
{
  g_autofree char *dollars = tenbo_label_keep_numbers ("fee \u2212\u00a51,000, +20.0");
  g_autofree char *points = tenbo_label_keep_numbers ("+345\u70b9");
  g_autofree char *words = tenbo_label_keep_numbers ("1st \u00d7 2");

  g_assert_cmpstr (dollars, ==, "fee \u2212\u2060\u00a51,000, +\u206020.0");
  g_assert_cmpstr (points, ==, "+\u2060345\u2060\u70b9");
  g_assert_cmpstr (words, ==, "1\u2060st \u00d7 2");
}

static void
add (const char *path,
     void (*test) (AppFixture *, gconstpointer))
{
  g_test_add (path, AppFixture, NULL, set_up, test, app_fixture_tear_down);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  add ("/app/session/totals", test_totals);
  add ("/app/session/games", test_games);
  add ("/app/session/narrow", test_narrow);
  add ("/app/session/money", test_money);
  g_test_add ("/app/session/one-game", AppFixture, NULL, set_up_one_game, test_one_game,
              app_fixture_tear_down);
  g_test_add_func ("/app/session/numbers", test_numbers);
  add ("/app/session/nothing", test_nothing);
  app_fixture_add ("/app/session/per-point", test_per_point);
  add ("/app/session/names", test_names);
  add ("/app/session/in-history", test_in_history);
  add ("/app/session/cancel", test_cancel);
  add ("/app/session/copy", test_copy);
  add ("/app/session/picture", test_picture);
  add ("/app/session/from-result", test_from_result);
  add ("/app/session/comes-back", test_comes_back);
  add ("/app/session/gone", test_gone);

  return g_test_run ();
}
