/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Seats of a new game: drawn, turned, and those of the next game if there are more people than
 * seats. */

#include "form-test.h"
#include "store-reads.h"
#include "tenbo-new-game-page.h"
#include "tenbo-seat-row.h"
#include "tenbo-seats-form.h"

static void
press_action (AppFixture *fixture,
              const char *action)
{
  gtk_widget_activate_action (fixture->page, action, NULL);
  app_test_tick ();
}

static void
assert_side (AppFixture *fixture,
             const char *row,
             const char *expected)
{
  gtk_test_accessible_assert_property (app_test_find (fixture->page, TENBO_TYPE_SEAT_ROW, row),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       expected);
}

/* Everybody stays in their seat, and the deal begins one seat further. */
static void
test_turns_seats (AppFixture   *fixture,
                  gconstpointer data)
{
  g_autoptr (GPtrArray) games = NULL;
  const TenboStoredSummary *game;
  static const int          places[] = { 3, 2, 1, 0 };

  form_test_open (fixture);
  form_test_set_names (fixture);
  assert_side (fixture, "East (first dealer)", "Side: Blue");
  assert_side (fixture, "South", "Side: Yellow");
  press_action (fixture, "new-game.turn");
  form_test_check_names (fixture, "Ben Chie Dai Aki");
  assert_side (fixture, "East (first dealer)", "Side: Yellow");
  assert_side (fixture, "North", "Side: Blue");

  app_test_press (fixture->page, "Start Game");
  app_test_find (fixture->window, GTK_TYPE_LABEL, "East 1");
  games = store_test_list_unfinished (fixture->store, 0, NULL);
  game = g_ptr_array_index (games, 0);
  for (guint seat = 0; seat < G_N_ELEMENTS (places); seat++)
    g_assert_cmpint (game->players[seat].side, ==, places[seat]);
}

/* Dragging a row onto another one: the rows in between close up, and a person dragged to the end
 * sits out. */
static void
test_moves_rows (AppFixture   *fixture,
                 gconstpointer data)
{
  form_test_open (fixture);
  form_test_set_names (fixture);
  g_signal_emit_by_name (form_test_find_seat (fixture, 0), "move", 2);
  form_test_check_names (fixture, "Ben Chie Aki Dai");
  g_signal_emit_by_name (form_test_find_seat (fixture, 3), "move", -3);
  form_test_check_names (fixture, "Dai Ben Chie Aki");
  g_signal_emit_by_name (form_test_find_seat (fixture, 3), "move", 1);
  form_test_check_names (fixture, "Dai Ben Chie Aki");

  press_action (fixture, "new-game.add");
  gtk_editable_set_text (
    GTK_EDITABLE (app_test_find (fixture->page, TENBO_TYPE_SEAT_ROW, "Sits Out")), "Emi");
  g_signal_emit_by_name (form_test_find_seat (fixture, 1), "move", 3);
  form_test_check_names (fixture, "Dai Chie Aki Emi");
  form_test_check_row (fixture, "Sits Out", "Ben");
}

/* Everybody present is drawn once; without all names nothing happens. */
static void
test_draws_seats (AppFixture   *fixture,
                  gconstpointer data)
{
  guint seen = 0;

  form_test_open (fixture);
  press_action (fixture, "new-game.draw");
  form_test_check_names (fixture, "   ");
  form_test_set_names (fixture);
  press_action (fixture, "new-game.add");
  gtk_editable_set_text (
    GTK_EDITABLE (app_test_find (fixture->page, TENBO_TYPE_SEAT_ROW, "Sits Out")), "Emi");

  /* The probability that one of the five never sits out in 100 draws is 10^-9. */
  for (int draw = 0; draw < 100; draw++)
    {
      static const char letters[] = "ABCDE";
      guint             drawn = 0;

      gtk_widget_activate_action (fixture->page, "new-game.draw", NULL);
      for (guint row = 0; row < 5; row++)
        {
          GtkWidget  *seat = app_test_find (fixture->page,
                                            TENBO_TYPE_SEAT_ROW,
                                           row < 4 ? form_test_seats[row] : "Sits Out");
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
play_and_open_next (AppFixture *fixture,
                    const char *seats_after)
{
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  TenboGame *game;
  gint64     id;

  app_test_press (fixture->page, "Start Game");
  app_test_find (fixture->window, GTK_TYPE_LABEL, "East 1");
  games = store_test_list_unfinished (fixture->store, 1, &error);
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

/* Five at a table for four: the waiting person replaces the one with the most games in a row, in
 * the same session. */
static void
test_five_people (AppFixture   *fixture,
                  gconstpointer data)
{
  g_autoptr (GPtrArray) games = NULL;
  gint64 session_id = 0;

  form_test_open (fixture);
  form_test_set_names (fixture);
  press_action (fixture, "new-game.add");
  gtk_editable_set_text (
    GTK_EDITABLE (app_test_find (fixture->page, TENBO_TYPE_SEAT_ROW, "Sits Out")), "Emi");

  play_and_open_next (fixture, "same");
  form_test_check_names (fixture, "Emi Ben Chie Dai");
  form_test_check_row (fixture, "Sits Out", "Aki");
  assert_side (fixture, "East (first dealer)", "Side: Blue");

  play_and_open_next (fixture, "turned");
  form_test_check_names (fixture, "Aki Chie Dai Emi");
  form_test_check_row (fixture, "Sits Out", "Ben");
  assert_side (fixture, "East (first dealer)", "Side: Yellow");

  /* A person who is not to come in is removed from the list. */
  app_test_press (fixture->page, "Move North Down");
  form_test_check_row (fixture, "Sits Out", "Emi");
  gtk_editable_set_text (
    GTK_EDITABLE (app_test_find (fixture->page, TENBO_TYPE_SEAT_ROW, "Sits Out")), "");
  play_and_open_next (fixture, "same");
  form_test_check_names (fixture, "Aki Chie Dai Ben");
  g_assert_cmpuint (app_test_count (fixture->page, TENBO_TYPE_SEAT_ROW), ==, 4);

  games = store_test_list_finished (fixture->store, NULL, 0, NULL);
  g_assert_cmpuint (games->len, ==, 3);
  for (guint i = 0; i < games->len; i++)
    {
      const TenboStoredSummary *game = g_ptr_array_index (games, i);

      g_assert_true (i == 0 || game->session_id == session_id);
      session_id = game->session_id;
    }
}

/* Other people play another session. */
static void
test_other_people (AppFixture   *fixture,
                   gconstpointer data)
{
  static const char *const others[] = { "Fumi", "Goro", "Hana", "Aki" };
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");
  g_autoptr (GPtrArray) games = NULL;

  form_test_open (fixture);
  for (guint seat = 0; seat < TB_MAX_PLAYERS; seat++)
    gtk_editable_set_text (GTK_EDITABLE (form_test_find_seat (fixture, seat)), others[seat]);
  app_test_press (fixture->page, "Start Game");
  app_test_find (fixture->window, GTK_TYPE_LABEL, "East 1");

  games = store_test_list_unfinished (fixture->store, 0, NULL);
  g_assert_cmpuint (games->len, ==, 2);
  g_assert_cmpint (((TenboStoredSummary *) games->pdata[0])->session_id,
                   !=,
                   ((TenboStoredSummary *) games->pdata[1])->session_id);
}

/* Without a readable ruleset there are no seats to turn. */
static void
test_no_ruleset (AppFixture   *fixture,
                 gconstpointer data)
{
  GtkWidget *form = g_object_ref_sink (g_object_new (TENBO_TYPE_SEATS_FORM, NULL));
  g_auto (GStrv) names = NULL;

  tenbo_seats_form_turn (TENBO_SEATS_FORM (form));
  names = tenbo_seats_form_dup_players (TENBO_SEATS_FORM (form));
  g_assert_cmpuint (g_strv_length (names), ==, 0);
  g_object_unref (form);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  app_fixture_add ("/app/seats/turned", test_turns_seats);
  app_fixture_add ("/app/seats/moved", test_moves_rows);
  app_fixture_add ("/app/seats/drawn", test_draws_seats);
  app_fixture_add ("/app/seats/five-people", test_five_people);
  app_fixture_add ("/app/seats/other-people", test_other_people);
  app_fixture_add ("/app/seats/no-ruleset", test_no_ruleset);

  return g_test_run ();
}
