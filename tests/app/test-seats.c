/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Seats of a new game: drawn, turned, and those of the next where more people are there than can
 * play. */

#include "tenbo-app-test.h"
#include "tenbo-new-game-page.h"
#include "tenbo-queries.h"
#include "tenbo-seat-row.h"

typedef struct
{
  TenboApplication *application;
  TenboStore       *store;
  TenboWindow      *window;
  GtkWidget        *page;
} Fixture;

static const char *const seats[] = { "East (first dealer)", "South", "West", "North" };
static const char *const names[] = { "Aki", "Ben", "Chie", "Dai" };

static void
open_form (Fixture *fixture)
{
  fixture->window = app_test_open_window (fixture->application);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-game", NULL);
  fixture->page = app_test_find (fixture->window, TENBO_TYPE_NEW_GAME_PAGE, "New Game");
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->application = app_test_start ();
  fixture->store = tenbo_application_get_store (fixture->application);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  app_test_close_window (fixture->window);
  app_test_stop (fixture->application);
}

static GtkWidget *
find_seat (Fixture *fixture,
           guint    seat)
{
  return app_test_find (fixture->page, TENBO_TYPE_SEAT_ROW, seats[seat]);
}

static void
set_names (Fixture *fixture)
{
  for (guint seat = 0; seat < G_N_ELEMENTS (seats); seat++)
    gtk_editable_set_text (GTK_EDITABLE (find_seat (fixture, seat)), names[seat]);
}

static void
assert_names (Fixture    *fixture,
              const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint seat = 0; seat < G_N_ELEMENTS (seats); seat++)
    {
      g_autofree char *name = tenbo_seat_row_dup_name (TENBO_SEAT_ROW (find_seat (fixture, seat)));

      g_string_append_printf (text, "%s%s", seat > 0 ? " " : "", name);
    }

  g_assert_cmpstr (text->str, ==, expected);
}

/* Asserts who is typed in the row @title. */
static void
assert_row (Fixture    *fixture,
            const char *title,
            const char *expected)
{
  GtkWidget *row = app_test_find (fixture->page, TENBO_TYPE_SEAT_ROW, title);

  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, expected);
}

static void
press_action (Fixture    *fixture,
              const char *action)
{
  gtk_widget_activate_action (fixture->page, action, NULL);
  app_test_tick ();
}

static void
assert_place (Fixture    *fixture,
              const char *row,
              const char *expected)
{
  gtk_test_accessible_assert_property (app_test_find (fixture->page, TENBO_TYPE_SEAT_ROW, row),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       expected);
}

/* Who sits where stays, and the deal begins one further. */
static void
test_turns_seats (Fixture      *fixture,
                  gconstpointer data)
{
  g_autoptr (GPtrArray) games = NULL;
  const TenboStoredSummary *game;
  static const int          places[] = { 3, 2, 1, 0 };

  open_form (fixture);
  set_names (fixture);
  assert_place (fixture, "East (first dealer)", "Place: Blue");
  assert_place (fixture, "South", "Place: Yellow");
  press_action (fixture, "new-game.turn");
  assert_names (fixture, "Ben Chie Dai Aki");
  assert_place (fixture, "East (first dealer)", "Place: Yellow");
  assert_place (fixture, "North", "Place: Blue");

  app_test_press (fixture->page, "Start Game");
  app_test_find (fixture->window, GTK_TYPE_LABEL, "East 1");
  games = tenbo_store_list_unfinished (fixture->store, 0, NULL);
  game = g_ptr_array_index (games, 0);
  for (guint seat = 0; seat < G_N_ELEMENTS (places); seat++)
    g_assert_cmpint (game->players[seat].place, ==, places[seat]);
}

/* A row is drawn onto another: those between close up, and who is drawn to the end sits out. */
static void
test_moves_rows (Fixture      *fixture,
                 gconstpointer data)
{
  open_form (fixture);
  set_names (fixture);
  g_signal_emit_by_name (find_seat (fixture, 0), "move", 2);
  assert_names (fixture, "Ben Chie Aki Dai");
  g_signal_emit_by_name (find_seat (fixture, 3), "move", -3);
  assert_names (fixture, "Dai Ben Chie Aki");
  g_signal_emit_by_name (find_seat (fixture, 3), "move", 1);
  assert_names (fixture, "Dai Ben Chie Aki");

  press_action (fixture, "new-game.add");
  gtk_editable_set_text (
    GTK_EDITABLE (app_test_find (fixture->page, TENBO_TYPE_SEAT_ROW, "Sits out")), "Emi");
  g_signal_emit_by_name (find_seat (fixture, 1), "move", 3);
  assert_names (fixture, "Dai Chie Aki Emi");
  assert_row (fixture, "Sits out", "Ben");
}

/* All who are there are drawn, each once; without all names nothing is. */
static void
test_draws_seats (Fixture      *fixture,
                  gconstpointer data)
{
  guint seen = 0;

  open_form (fixture);
  press_action (fixture, "new-game.draw");
  assert_names (fixture, "   ");
  set_names (fixture);
  press_action (fixture, "new-game.add");
  gtk_editable_set_text (
    GTK_EDITABLE (app_test_find (fixture->page, TENBO_TYPE_SEAT_ROW, "Sits out")), "Emi");

  /* That one of the five never sits out in 100 draws happens once in 10^9 runs. */
  for (int draw = 0; draw < 100; draw++)
    {
      static const char letters[] = "ABCDE";
      guint             drawn = 0;

      gtk_widget_activate_action (fixture->page, "new-game.draw", NULL);
      for (guint row = 0; row < 5; row++)
        {
          GtkWidget  *seat = app_test_find (fixture->page,
                                            TENBO_TYPE_SEAT_ROW,
                                           row < 4 ? seats[row] : "Sits out");
          const char *name = gtk_editable_get_text (GTK_EDITABLE (seat));
          guint       bit = 1u << (strchr (letters, *name) - letters);

          drawn |= bit;
          if (row == 4)
            seen |= bit;
        }
      g_assert_cmpuint (drawn, ==, 0x1f);
    }
  g_assert_cmpuint (seen, ==, 0x1f);
  app_test_check_controls (fixture->page);
}

/* Starts a game from the form, ends it, and opens the form of the next. */
static void
play_and_open_next (Fixture    *fixture,
                    const char *seats_after)
{
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  TenboGame *game;
  gint64     id;

  app_test_press (fixture->page, "Start Game");
  app_test_find (fixture->window, GTK_TYPE_LABEL, "East 1");
  games = tenbo_store_list_unfinished (fixture->store, 1, &error);
  g_assert_no_error (error);
  id = ((TenboStoredSummary *) g_ptr_array_index (games, 0))->id;
  game = tenbo_game_open (fixture->store, id, &error);
  g_assert_no_error (error);
  app_test_stop_game (game);
  app_test_drop_game (game);

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.history", NULL);
  app_test_tick ();
  gtk_widget_activate_action (GTK_WIDGET (fixture->window),
                              "win.next-game",
                              "(xs)",
                              id,
                              seats_after);
  fixture->page = app_test_find (fixture->window, TENBO_TYPE_NEW_GAME_PAGE, "New Game");
}

/* Five at a table for four: who waited comes in for who has played longest, and the evening is one.
 * */
static void
test_five_people (Fixture      *fixture,
                  gconstpointer data)
{
  g_autoptr (GPtrArray) games = NULL;
  gint64 session_id = 0;

  open_form (fixture);
  set_names (fixture);
  press_action (fixture, "new-game.add");
  gtk_editable_set_text (
    GTK_EDITABLE (app_test_find (fixture->page, TENBO_TYPE_SEAT_ROW, "Sits out")), "Emi");

  play_and_open_next (fixture, "same");
  assert_names (fixture, "Emi Ben Chie Dai");
  assert_row (fixture, "Sits out", "Aki");
  assert_place (fixture, "East (first dealer)", "Place: Blue");

  play_and_open_next (fixture, "turned");
  assert_names (fixture, "Aki Chie Dai Emi");
  assert_row (fixture, "Sits out", "Ben");
  assert_place (fixture, "East (first dealer)", "Place: Yellow");

  /* Who is not to come in is taken out of the list. */
  app_test_press (fixture->page, "Move North down");
  assert_row (fixture, "Sits out", "Emi");
  gtk_editable_set_text (
    GTK_EDITABLE (app_test_find (fixture->page, TENBO_TYPE_SEAT_ROW, "Sits out")), "");
  play_and_open_next (fixture, "same");
  assert_names (fixture, "Aki Chie Dai Ben");
  g_assert_cmpuint (app_test_count (fixture->page, TENBO_TYPE_SEAT_ROW), ==, 4);

  games = tenbo_store_list_finished (fixture->store, NULL, 0, NULL);
  g_assert_cmpuint (games->len, ==, 3);
  for (guint i = 0; i < games->len; i++)
    {
      const TenboStoredSummary *game = g_ptr_array_index (games, i);

      g_assert_true (i == 0 || game->session_id == session_id);
      session_id = game->session_id;
    }
}

/* Other people are another evening. */
static void
test_other_people (Fixture      *fixture,
                   gconstpointer data)
{
  static const char *const others[] = { "Fumi", "Goro", "Hana", "Aki" };
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");
  g_autoptr (GPtrArray) games = NULL;

  open_form (fixture);
  for (guint seat = 0; seat < G_N_ELEMENTS (seats); seat++)
    gtk_editable_set_text (GTK_EDITABLE (find_seat (fixture, seat)), others[seat]);
  app_test_press (fixture->page, "Start Game");
  app_test_find (fixture->window, GTK_TYPE_LABEL, "East 1");

  games = tenbo_store_list_unfinished (fixture->store, 0, NULL);
  g_assert_cmpuint (games->len, ==, 2);
  g_assert_cmpint (((TenboStoredSummary *) games->pdata[0])->session_id,
                   !=,
                   ((TenboStoredSummary *) games->pdata[1])->session_id);
}

static void
add (const char *path,
     void (*test) (Fixture      *fixture,
                   gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  add ("/app/seats/turned", test_turns_seats);
  add ("/app/seats/moved", test_moves_rows);
  add ("/app/seats/drawn", test_draws_seats);
  add ("/app/seats/five-people", test_five_people);
  add ("/app/seats/other-people", test_other_people);

  return g_test_run ();
}
