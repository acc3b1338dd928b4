/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "history-maker.h"
#include "tenbo-deleted-page.h"
#include "tenbo-filter-dialog.h"
#include "tenbo-history-header.h"
#include "tenbo-history-page.h"
#include "tenbo-history-row.h"
#include "tenbo-move-dialog.h"
#include "tenbo-period.h"
#include "tenbo-stream.h"

/* Several pages of the list. */
#define MANY 420

static GtkWidget *
open_history (AppFixture *fixture)
{
  fixture->window = app_test_open_window (fixture->application);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.history", NULL);
  fixture->page = app_test_find (fixture->window, TENBO_TYPE_HISTORY_PAGE, "History");
  app_test_settle ();

  return fixture->page;
}

static GtkListView *
get_list (AppFixture *fixture)
{
  return GTK_LIST_VIEW (app_test_find (fixture->page, GTK_TYPE_LIST_VIEW, NULL));
}

static guint
get_n_games (AppFixture *fixture)
{
  GtkWidget *list = app_test_look_for (fixture->page, GTK_TYPE_LIST_VIEW, NULL);

  return list != NULL ? g_list_model_get_n_items (
                          G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list))))
                      : 0;
}

static void
activate (AppFixture *fixture,
          const char *action)
{
  g_assert_true (gtk_widget_activate_action (fixture->page, action, NULL));
}

/* Returns the visible row of the game at @position. Borrowed. */
static TenboHistoryRow *
find_row (GtkWidget *root,
          guint      position)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      TenboHistoryRow *row;

      if (TENBO_IS_HISTORY_ROW (child) &&
          gtk_list_item_get_position (tenbo_history_row_get_item (TENBO_HISTORY_ROW (child))) ==
            position)
        return TENBO_HISTORY_ROW (child);

      row = find_row (child, position);
      if (row != NULL)
        return row;
    }

  return NULL;
}

static TenboHistoryRow *
get_row (AppFixture *fixture,
         guint       position)
{
  TenboHistoryRow *row = NULL;

  WAIT_UNTIL ((row = find_row (GTK_WIDGET (get_list (fixture)), position)) != NULL &&
              tenbo_summary_get_stored (tenbo_history_row_get_summary (row)) != NULL);

  return row;
}

/* Whether the row at @position is now visible: the list has to estimate the height of its rows. */
static gboolean
scroll_to (AppFixture *fixture,
           guint       position)
{
  gtk_list_view_scroll_to (get_list (fixture), position, GTK_LIST_SCROLL_FOCUS, NULL);

  return find_row (GTK_WIDGET (get_list (fixture)), position) != NULL;
}

static gint64
get_id (AppFixture *fixture,
        guint       position)
{
  TenboSummary *summary = tenbo_history_row_get_summary (get_row (fixture, position));

  return tenbo_summary_get_stored (summary)->id;
}

static gboolean
has_focus (GtkWidget *widget)
{
  return (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

static void
open_menu (TenboHistoryRow *row)
{
  gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (row)));
  gtk_widget_activate_action (GTK_WIDGET (row), "history-list.menu", NULL);
}

/* Opens the menu of the game at @position and presses its item @name. */
static void
choose_in_menu (AppFixture *fixture,
                guint       position,
                const char *action)
{
  TenboHistoryRow *row = get_row (fixture, position);
  GtkWidget       *item = gtk_widget_get_parent (GTK_WIDGET (row));

  gtk_widget_set_state_flags (item, GTK_STATE_FLAG_ACTIVE, FALSE);
  open_menu (row);
  g_assert_false (gtk_widget_get_state_flags (item) & GTK_STATE_FLAG_ACTIVE);

  /* The action runs after the menu is closed. */
  gtk_popover_popdown (GTK_POPOVER (app_test_find (row, GTK_TYPE_POPOVER_MENU, NULL)));
  activate (fixture, action);
  WAIT_UNTIL (app_test_look_for (row, GTK_TYPE_POPOVER_MENU, NULL) == NULL);
}

/* Typing searches; the page shows the number of games, and advice if there are none. */
static void
test_search (AppFixture   *fixture,
             gconstpointer data)
{
  g_autoptr (GArray) ids = history_maker_fill (fixture->store, MANY);
  GtkWidget *entry;

  open_history (fixture);
  WAIT_UNTIL (get_n_games (fixture) == MANY);
  g_assert_true (app_test_shows (fixture->page, "420 games"));

  activate (fixture, "history.search");
  entry = app_test_find (fixture->page, GTK_TYPE_SEARCH_ENTRY, NULL);
  WAIT_UNTIL (gtk_widget_get_mapped (entry));
  gtk_editable_set_text (GTK_EDITABLE (entry), "eri");
  WAIT_UNTIL (get_n_games (fixture) == MANY / 10);
  g_assert_true (app_test_shows (fixture->page, "42 games"));

  gtk_editable_set_text (GTK_EDITABLE (entry), "eri goro");
  app_test_find (fixture->page, GTK_TYPE_LABEL, "No Games Found");
  g_assert_true (app_test_shows (fixture->page, "0 games"));
  app_test_press (fixture->page, "Show All Games");
  WAIT_UNTIL (get_n_games (fixture) == MANY);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");

  /* The ruleset is found by its name in the language of the program. */
  activate (fixture, "history.search");
  gtk_editable_set_text (GTK_EDITABLE (entry), "b rule dai");
  WAIT_UNTIL (get_n_games (fixture) == MANY - MANY / 10);
}

static void
choose (GtkWidget  *dialog,
        const char *row,
        guint       index)
{
  AdwComboRow *combo = ADW_COMBO_ROW (app_test_find (dialog, ADW_TYPE_COMBO_ROW, row));

  WAIT_UNTIL (adw_combo_row_get_model (combo) != NULL &&
              g_list_model_get_n_items (adw_combo_row_get_model (combo)) > index);
  adw_combo_row_set_selected (combo, index);
}

/* The page shows a filter and the number of games, and one tap removes the filter. */
static void
test_filter (AppFixture   *fixture,
             gconstpointer data)
{
  g_autoptr (GArray) ids = history_maker_fill (fixture->store, 210);
  g_autoptr (GDateTime) long_ago = g_date_time_new_local (2001, 1, 1, 0, 0, 0);
  GtkWidget *calendar;
  GtkWidget *button;
  GtkWidget *dialog;

  open_history (fixture);
  activate (fixture, "history.filter");
  dialog = app_test_find (fixture->window, TENBO_TYPE_FILTER_DIALOG, NULL);
  choose (dialog, "Venue", 1);
  WAIT_UNTIL (get_n_games (fixture) == 42);
  choose (dialog, "Games", 2);
  WAIT_UNTIL (get_n_games (fixture) == 6);
  app_test_find (dialog, GTK_TYPE_LABEL, "6 games");

  choose (dialog, "Period", TENBO_PERIOD_DAYS);
  button = app_test_find (app_test_find (dialog, ADW_TYPE_ACTION_ROW, "Until"),
                          GTK_TYPE_MENU_BUTTON, NULL);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  calendar = app_test_find (button, GTK_TYPE_CALENDAR, NULL);
  gtk_calendar_select_day (GTK_CALENDAR (calendar), long_ago);
  WAIT_UNTIL (get_n_games (fixture) == 0);
  g_assert_true (app_test_shows (button, "1 Jan 2001"));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  choose (dialog, "Period", 0);

  adw_dialog_force_close (ADW_DIALOG (dialog));
  app_fixture_wait_closed (fixture);
  app_test_check_controls (app_test_find (fixture->page, TENBO_TYPE_FILTER_BAR, NULL));
  app_test_press (fixture->page, "Remove Filter: Café Ten");
  WAIT_UNTIL (get_n_games (fixture) == 30);
  app_test_press (fixture->page, "Remove Filter: Void Games Only");
  WAIT_UNTIL (get_n_games (fixture) == 210);
  g_assert_null (app_test_look_for (fixture->page, GTK_TYPE_BUTTON, "Clear All"));
}

/* Deleting a game removes only its row: the list does not scroll, and Undo restores it there. */
static void
test_delete (AppFixture   *fixture,
             gconstpointer data)
{
  g_autoptr (GArray) ids = history_maker_fill (fixture->store, MANY);
  GtkAdjustment *adjustment;
  gint64         before;
  gint64         next;
  double         value;

  open_history (fixture);
  WAIT_UNTIL (get_n_games (fixture) == MANY);
  adjustment = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (app_test_find (fixture->page, GTK_TYPE_SCROLLED_WINDOW, NULL)));
  WAIT_UNTIL (scroll_to (fixture, 300));
  app_test_settle ();
  before = get_id (fixture, 300);
  next = get_id (fixture, 301);
  value = gtk_adjustment_get_value (adjustment);
  g_assert_cmpfloat (value, >, 1000);

  choose_in_menu (fixture, 300, "history.delete");
  WAIT_UNTIL (get_n_games (fixture) == MANY - 1);
  app_test_settle ();
  g_assert_cmpint (get_id (fixture, 300), ==, next);
  g_assert_cmpfloat (ABS (gtk_adjustment_get_value (adjustment) - value), <, 200);

  /* The focus survives the button. */
  app_test_find (fixture->window, GTK_TYPE_LABEL, "1 game deleted");
  gtk_widget_grab_focus (app_test_find (fixture->window, GTK_TYPE_BUTTON, "Undo"));
  app_test_press (fixture->window, "Undo");
  WAIT_UNTIL (get_n_games (fixture) == MANY);
  app_test_settle ();
  WAIT_UNTIL (has_focus (gtk_widget_get_parent (GTK_WIDGET (get_row (fixture, 300)))));
  g_assert_cmpint (get_id (fixture, 300), ==, before);
  g_assert_cmpfloat (ABS (gtk_adjustment_get_value (adjustment) - value), <, 200);
}

/* Whether the drawn heading above @row has @number. */
static gboolean
is_headed (AppFixture      *fixture,
           TenboHistoryRow *row,
           const char      *number)
{
  GtkWidget       *header = app_test_find (fixture->page, TENBO_TYPE_HISTORY_HEADER, NULL);
  const char      *section = tenbo_summary_get_section (tenbo_history_row_get_summary (row));
  g_autofree char *label = g_strdup_printf ("%s, %s", section, number);
  g_autofree char *other = NULL;

  other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (header),
                                              GTK_ACCESSIBLE_PROPERTY_LABEL, label);

  return other == NULL;
}

/* The row of a void game shows that, and its menu makes it count again. */
static void
test_void (AppFixture   *fixture,
           gconstpointer data)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");
  TenboHistoryRow *row;

  app_test_finish_game (game);
  open_history (fixture);
  row = get_row (fixture, 0);
  g_assert_null (app_test_look_for (row, GTK_TYPE_LABEL, "Void"));
  g_assert_true (is_headed (fixture, row, "1 game"));
  choose_in_menu (fixture, 0, "history.void");
  app_test_find (row, GTK_TYPE_LABEL, "Void");
  WAIT_UNTIL (is_headed (fixture, row, "1 void"));
  choose_in_menu (fixture, 0, "history.count");
  WAIT_UNTIL (app_test_look_for (row, GTK_TYPE_LABEL, "Void") == NULL);
  WAIT_UNTIL (is_headed (fixture, row, "1 game"));
}

/* A copy is an additional game; a game continues after the undo of its end. */
static void
test_copy_and_reopen (AppFixture   *fixture,
                      gconstpointer data)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");

  app_test_finish_game (game);
  open_history (fixture);
  get_row (fixture, 0);
  choose_in_menu (fixture, 0, "history.copy");
  WAIT_UNTIL (get_n_games (fixture) == 2);

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.reopen-game", "x",
                              tenbo_game_get_id (game));
  app_test_find (fixture->window, g_type_from_name ("TenboTablePage"), NULL);
}

/* Keys cannot reach the heading of a session: the menu of each of its games leads there, and Tab
 * does not pass through all games first. */
static void
test_session (AppFixture   *fixture,
              gconstpointer data)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");
  TenboHistoryRow *row;

  app_test_finish_game (game);
  open_history (fixture);
  row = get_row (fixture, 0);
  g_assert_cmpint (gtk_list_view_get_tab_behavior (get_list (fixture)), ==, GTK_LIST_TAB_ITEM);
  open_menu (row);
  gtk_widget_activate (app_test_find (row, g_type_from_name ("GtkModelButton"), "Session"));
  app_test_find (fixture->window, g_type_from_name ("TenboSessionPage"), NULL);
}

/* Games are selected, by rows and all at once, and changed together. */
static void
test_select (AppFixture   *fixture,
             gconstpointer data)
{
  g_autoptr (GArray) ids = history_maker_fill (fixture->store, 30);
  gint64 kept;

  open_history (fixture);
  WAIT_UNTIL (get_n_games (fixture) == 30);
  activate (fixture, "history.select");
  kept = get_id (fixture, 2);
  g_assert_false (app_test_can_press (fixture->page, "Delete"));
  g_signal_emit_by_name (get_list (fixture), "activate", 0);
  g_signal_emit_by_name (get_list (fixture), "activate", 1);
  app_test_find (fixture->page, GTK_TYPE_LABEL, "2 selected");
  g_signal_emit_by_name (get_list (fixture), "activate", 1);
  app_test_find (fixture->page, GTK_TYPE_LABEL, "1 selected");
  g_signal_emit_by_name (get_list (fixture), "activate", 1);
  app_test_check_controls (app_test_find (fixture->page, GTK_TYPE_ACTION_BAR, NULL));
  app_test_press (fixture->page, "Delete");
  WAIT_UNTIL (get_n_games (fixture) == 28);
  g_assert_cmpint (get_id (fixture, 0), ==, kept);
  app_test_press (fixture->window, "Undo");
  WAIT_UNTIL (get_n_games (fixture) == 30);

  activate (fixture, "history.select-all");
  app_test_find (fixture->page, GTK_TYPE_LABEL, "30 selected");
  activate (fixture, "history.export");
  app_test_find (app_test_find (fixture->window, ADW_TYPE_DIALOG, NULL), GTK_TYPE_LABEL,
                 "30 games");
  adw_dialog_force_close (ADW_DIALOG (app_fixture_get_dialog (fixture)));
  app_fixture_wait_closed (fixture);
  app_test_press (fixture->page, "Cancel");
  app_test_find (fixture->page, GTK_TYPE_LABEL, "History");
}

/* To a session nearby or a new one, and back. */
static void
test_move (AppFixture   *fixture,
           gconstpointer data)
{
  g_autoptr (GArray) ids = history_maker_fill (fixture->store, 30);
  GtkSectionModel *sections;
  GtkWidget       *dialog;
  guint            start;
  guint            end;

  open_history (fixture);
  WAIT_UNTIL (get_n_games (fixture) == 30);
  sections = GTK_SECTION_MODEL (gtk_list_view_get_model (get_list (fixture)));
  gtk_section_model_get_section (sections, 0, &start, &end);
  g_assert_cmpuint (end, ==, 3);

  choose_in_menu (fixture, 0, "history.move");
  dialog = app_test_find (fixture->window, TENBO_TYPE_MOVE_DIALOG, NULL);
  WAIT_UNTIL (app_test_count (dialog, ADW_TYPE_ACTION_ROW) == 9);
  app_test_activate_row (dialog, "New Session");
  app_fixture_wait_closed (fixture);
  WAIT_UNTIL ((gtk_section_model_get_section (sections, 0, &start, &end), end) == 1);

  app_test_find (fixture->window, GTK_TYPE_LABEL, "1 game moved");
  app_test_press (fixture->window, "Undo");
  WAIT_UNTIL ((gtk_section_model_get_section (sections, 0, &start, &end), end) == 3);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Change undone");

  choose_in_menu (fixture, 0, "history.move");
  app_test_activate_row (app_test_find (fixture->window, TENBO_TYPE_MOVE_DIALOG, NULL),
                         "New Session");
  app_fixture_wait_closed (fixture);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "1 game moved");
  app_fixture_dismiss_toasts (fixture);
  g_assert_true (app_fixture_press_undo (fixture));
  WAIT_UNTIL ((gtk_section_model_get_section (sections, 0, &start, &end), end) == 3);
}

/* Ctrl+Z undoes the last change, and then the undo itself, with or without the toast; but not while
 * text is typed, and not after leaving the page. */
static void
test_undo_key (AppFixture   *fixture,
               gconstpointer data)
{
  g_autoptr (GArray) ids = history_maker_fill (fixture->store, 12);
  GtkWidget *entry;
  GtkWidget *deleted;

  open_history (fixture);
  WAIT_UNTIL (get_n_games (fixture) == 12);
  g_assert_false (app_fixture_press_undo (fixture));
  choose_in_menu (fixture, 0, "history.delete");
  app_test_find (fixture->window, GTK_TYPE_LABEL, "1 game deleted");
  WAIT_UNTIL (get_n_games (fixture) == 11);
  g_assert_true (app_fixture_press_undo (fixture));
  app_test_find (fixture->window, GTK_TYPE_LABEL, "1 game restored");
  WAIT_UNTIL (get_n_games (fixture) == 12);
  app_test_settle ();
  app_fixture_dismiss_toasts (fixture);
  g_assert_true (app_fixture_press_undo (fixture));
  WAIT_UNTIL (get_n_games (fixture) == 11);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "1 game deleted");
  app_test_settle ();
  g_assert_true (has_focus (fixture->page));

  activate (fixture, "history.search");
  entry = app_test_find (fixture->page, GTK_TYPE_SEARCH_ENTRY, NULL);
  WAIT_UNTIL (has_focus (entry));
  g_assert_false (app_fixture_press_undo (fixture));

  activate (fixture, "history.deleted");
  deleted = app_test_find (fixture->window, TENBO_TYPE_DELETED_PAGE, NULL);
  g_assert_false (app_fixture_press_undo (fixture));
  WAIT_UNTIL (has_focus (app_test_find (deleted, GTK_TYPE_LIST_VIEW, NULL)));
  g_signal_emit_by_name (app_test_find (deleted, GTK_TYPE_LIST_VIEW, NULL), "activate", 0);
  app_test_find (deleted, GTK_TYPE_LABEL, "No Deleted Games");
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Game restored");
  g_assert_true (app_fixture_press_undo (fixture));
  app_test_find (deleted, GTK_TYPE_LIST_VIEW, NULL);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Change undone");
  g_assert_false (app_fixture_press_undo (fixture));
}

/* A change that keeps the writing thread busy until it is released. */
typedef struct
{
  GMutex   mutex;
  GCond    cond;
  gboolean go;
} Gate;

static gboolean
wait_for_gate (gpointer          user_data,
               TenboStoredGame **game,
               GError          **error)
{
  Gate *gate = user_data;

  g_mutex_lock (&gate->mutex);
  while (!gate->go)
    g_cond_wait (&gate->cond, &gate->mutex);
  g_mutex_unlock (&gate->mutex);
  *game = NULL;

  return TRUE;
}

static void
no_game_imported (gpointer                 user_data,
                  const TenboStoredGame   *game,
                  const TenboImportedGame *imported)
{
  g_assert_not_reached ();
}

static void
open_gate (Gate *gate)
{
  g_mutex_lock (&gate->mutex);
  gate->go = TRUE;
  g_cond_signal (&gate->cond);
  g_mutex_unlock (&gate->mutex);
}

/* A long change shows its progress and can be stopped: the part done by then stays, and can be
 * undone. */
static void
test_stop (AppFixture   *fixture,
           gconstpointer data)
{
  g_autoptr (GArray) ids = history_maker_fill (fixture->store, 120);
  Gate        gate = { 0 };
  TenboStream stream = { .next = wait_for_gate, .imported = no_game_imported, .user_data = &gate };

  g_mutex_init (&gate.mutex);
  g_cond_init (&gate.cond);
  open_history (fixture);
  WAIT_UNTIL (get_n_games (fixture) == 120);
  tenbo_store_commit_async (fixture->store, tenbo_write_stream (&stream), NULL, NULL, NULL);
  activate (fixture, "history.select-all");
  activate (fixture, "history.delete");
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Deleting games…");
  app_test_check_controls (app_fixture_get_dialog (fixture));
  app_test_press (app_fixture_get_dialog (fixture), "Cancel");
  open_gate (&gate);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "50 games deleted");
  app_fixture_wait_closed (fixture);
  WAIT_UNTIL (get_n_games (fixture) == 70);

  g_assert_true (app_fixture_press_undo (fixture));
  WAIT_UNTIL (get_n_games (fixture) == 120);
  g_mutex_clear (&gate.mutex);
  g_cond_clear (&gate.cond);
}

/* Deleted games are restored from their page, or removed for good. */
static void
test_deleted (AppFixture   *fixture,
              gconstpointer data)
{
  g_autoptr (GArray) ids = history_maker_fill (fixture->store, 12);
  GtkWidget *deleted;
  GtkWidget *dialog;
  GtkWidget *list;

  open_history (fixture);
  WAIT_UNTIL (get_n_games (fixture) == 12);
  activate (fixture, "history.select-all");
  activate (fixture, "history.delete");
  app_test_find (fixture->page, GTK_TYPE_LABEL, "No Games Yet");
  activate (fixture, "history.deleted");

  deleted = app_test_find (fixture->window, TENBO_TYPE_DELETED_PAGE, NULL);
  WAIT_UNTIL ((list = app_test_look_for (deleted, GTK_TYPE_LIST_VIEW, NULL)) != NULL &&
              has_focus (list));
  app_test_press (deleted, "Delete Permanently…");
  dialog = app_fixture_get_dialog (fixture);
  app_test_press (dialog, "Cancel");
  app_fixture_wait_closed (fixture);
  g_signal_emit_by_name (app_test_find (deleted, GTK_TYPE_LIST_VIEW, NULL), "activate", 0);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Game restored");

  list = app_test_find (deleted, GTK_TYPE_LIST_VIEW, NULL);
  WAIT_UNTIL (g_list_model_get_n_items (
                G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)))) == 11);
  app_test_press (deleted, "Delete Permanently…");
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Delete 11 Games?");
  app_test_press (app_fixture_get_dialog (fixture), "Delete");
  app_test_find (deleted, GTK_TYPE_LABEL, "No Deleted Games");
  adw_navigation_view_pop (
    ADW_NAVIGATION_VIEW (app_test_find (fixture->window, ADW_TYPE_NAVIGATION_VIEW, NULL)));
  WAIT_UNTIL (get_n_games (fixture) == 1);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  app_fixture_add ("/app/history-list/search", test_search);
  app_fixture_add ("/app/history-list/filter", test_filter);
  app_fixture_add ("/app/history-list/delete", test_delete);
  app_fixture_add ("/app/history-list/void", test_void);
  app_fixture_add ("/app/history-list/copy-and-reopen", test_copy_and_reopen);
  app_fixture_add ("/app/history-list/session", test_session);
  app_fixture_add ("/app/history-list/select", test_select);
  app_fixture_add ("/app/history-list/move", test_move);
  app_fixture_add ("/app/history-list/undo-key", test_undo_key);
  app_fixture_add ("/app/history-list/stop", test_stop);
  app_fixture_add ("/app/history-list/deleted", test_deleted);

  return g_test_run ();
}
