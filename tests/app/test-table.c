/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table page: its display of a live game, and its actions. */

#include "app-fixture.h"
#include "tenbo-entry-shortcuts.h"
#include "tenbo-hand-log.h"
#include "tenbo-player-panel.h"
#include "tenbo-table-area.h"
#include "tenbo-table-centre.h"
#include "tenbo-table-page.h"

/* Of the shipped rulesets. */
#define B_RULE  "b-rule"
#define MLEAGUE "mleague"

/* Rulesets with the tested features. */
#define THREE_PLAYERS "sanma-parlor" /* with an extension by East and sudden death */
#define PENALTY_POT   "mizukawa-hanchan"
#define NEXT_WIND     "tenhou-hanchan"
#define TAI           "fenghua"

/* Leaves a player of B_RULE or MLEAGUE with 500. */
#define POINTS_TO_BE_POOR 24500

/* Returns the panel of the player whose wind is @wind now. */
static GtkWidget *
find_panel (AppFixture *fixture,
            const char *wind)
{
  return app_test_find (fixture->page, TENBO_TYPE_PLAYER_PANEL, wind);
}

static GtkWidget *
find_centre (AppFixture *fixture)
{
  return app_test_find (fixture->page, TENBO_TYPE_TABLE_CENTRE, NULL);
}

static void
test_shows_a_new_game (AppFixture   *fixture,
                       gconstpointer data)
{
  GtkWidget *east = find_panel (fixture, "East");

  g_assert_true (app_test_shows (find_centre (fixture), "East 1"));
  g_assert_true (app_test_shows (find_centre (fixture), "0 honba"));
  g_assert_true (app_test_shows (find_centre (fixture), "Pot 0"));
  g_assert_true (app_test_shows (find_centre (fixture), "Dealer Aki"));
  g_assert_true (app_test_shows (find_centre (fixture), "Σ 100,000 ✓"));
  g_assert_true (app_test_shows (east, "Aki"));
  g_assert_true (app_test_shows (east, "25,000"));
  g_assert_true (app_test_shows (east, "1st"));
  g_assert_true (app_test_shows (find_panel (fixture, "North"), "Dai"));
  gtk_test_accessible_assert_property (east,
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Aki, East, dealer, 25,000, 1st");
  gtk_test_accessible_assert_role (east, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (app_test_find (east, GTK_TYPE_BUTTON, "Win"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Aki wins");
  app_test_check_controls (fixture->page);
}

static void
test_shows_only_what_is_saved (AppFixture   *fixture,
                               gconstpointer data)
{
  app_test_play_ron (fixture->game, 1, 3, 3, 40);

  g_assert_true (app_test_shows (find_centre (fixture), "East 2"));
  g_assert_true (app_test_shows (find_panel (fixture, "East"), "30,200"));
  g_assert_true (app_test_shows (find_panel (fixture, "West"), "19,800"));
  g_assert_true (app_test_shows (find_panel (fixture, "North"), "Aki"));
  g_assert_true (app_test_shows (find_centre (fixture), "Σ 100,000 ✓"));
}

static void
test_declares_a_riichi (AppFixture   *fixture,
                        gconstpointer data)
{
  GtkWidget *south = find_panel (fixture, "South");
  GtkWidget *stick = app_test_find (south, GTK_TYPE_BUTTON, "Ben declares riichi");

  gtk_test_accessible_assert_role (stick, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON);
  gtk_test_accessible_assert_property (stick, GTK_ACCESSIBLE_PROPERTY_LABEL, "Riichi, Ben");
  gtk_test_accessible_assert_state (stick,
                                    GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_FALSE);

  app_test_press (south, "Ben declares riichi");
  WAIT_UNTIL (tenbo_game_get_partial (fixture->game)->n_riichi == 1);
  WAIT_UNTIL (app_test_shows (south, "24,000"));
  g_assert_true (app_test_shows (find_centre (fixture), "Pot 1,000"));
  g_assert_true (app_test_shows (find_centre (fixture), "Σ 100,000 ✓"));
  gtk_test_accessible_assert_state (stick,
                                    GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);

  app_test_press (south, "Cancel Ben’s riichi");
  WAIT_UNTIL (app_test_shows (south, "25,000"));
  g_assert_cmpint (tenbo_game_get_partial (fixture->game)->n_riichi, ==, 0);
  g_assert_true (app_test_shows (find_centre (fixture), "Pot 0"));
}

/* Taps while the previous stick is being saved are queued, since nobody waits at a table. */
static void
test_waits_for_the_stick (AppFixture   *fixture,
                          gconstpointer data)
{
  GtkWidget *sheet;

  gtk_widget_activate_action (fixture->page, "table.riichi", "i", 1);
  g_assert_true (tenbo_game_get_busy (fixture->game));
  gtk_widget_activate_action (fixture->page, "table.riichi", "i", 2);
  WAIT_UNTIL (tenbo_game_get_partial (fixture->game)->n_riichi == 2);

  WAIT_UNTIL (!tenbo_game_get_busy (fixture->game));
  gtk_widget_activate_action (fixture->page, "table.riichi", "i", 3);
  g_assert_true (tenbo_game_get_busy (fixture->game));
  sheet = app_fixture_open_entry (fixture, "table.ron");
  g_assert_nonnull (sheet);
  g_assert_cmpint (tenbo_game_get_partial (fixture->game)->n_riichi, ==, 3);
}

static void
test_refuses_a_riichi (AppFixture   *fixture,
                       gconstpointer data)
{
  app_test_move_points (fixture->game, 1, 0, POINTS_TO_BE_POOR);
  app_test_press (find_panel (fixture, "South"), "Ben declares riichi");

  app_test_find (fixture->page, GTK_TYPE_INSCRIPTION, NULL);
  g_assert_cmpint (tenbo_game_get_partial (fixture->game)->n_riichi, ==, 0);
  g_assert_true (app_test_shows (find_panel (fixture, "South"), "500"));
}

static void
test_offers_the_foul (AppFixture   *fixture,
                      gconstpointer data)
{
  app_test_move_points (fixture->game, 1, 0, POINTS_TO_BE_POOR);
  app_test_press (find_panel (fixture, "South"), "Ben declares riichi");
  app_test_press (fixture->window, "Record “Dead hand”");

  WAIT_UNTIL (tenbo_game_get_partial (fixture->game)->n_fouls == 1);
  g_assert_cmpint (tenbo_game_get_partial (fixture->game)->fouls[0].player, ==, 1);
  WAIT_UNTIL (app_test_shows (find_panel (fixture, "South"), "Dead hand"));
}

static void
test_no_fouls (AppFixture   *fixture,
               gconstpointer data)
{
  app_test_press (fixture->page, "A player broke a rule");
  app_test_find (fixture->page, GTK_TYPE_INSCRIPTION,
                 "This ruleset has no fouls. Use Adjust Points… in More.");
  g_assert_null (app_fixture_get_dialog (fixture));
}

static void
test_undoes_and_redoes (AppFixture   *fixture,
                        gconstpointer data)
{
  GtkWidget *undo = app_test_find (fixture->page, GTK_TYPE_BUTTON, "Undo");
  GtkWidget *redo = app_test_find (fixture->page, GTK_TYPE_BUTTON, "Redo");

  g_assert_false (gtk_widget_is_sensitive (undo));
  g_assert_false (gtk_widget_is_sensitive (redo));

  app_test_play_ron (fixture->game, 1, 3, 3, 40);
  app_test_press (fixture->page, "Undo");
  WAIT_UNTIL (tenbo_game_get_n_hands (fixture->game) == 0);
  WAIT_UNTIL (app_test_shows (find_centre (fixture), "East 1"));
  g_assert_true (app_test_shows (find_panel (fixture, "South"), "25,000"));
  app_test_find (fixture->page, GTK_TYPE_INSCRIPTION, "Undone: Ben ron off Dai, 3 han 40 fu");

  app_test_press (fixture->page, "Redo");
  WAIT_UNTIL (tenbo_game_get_n_hands (fixture->game) == 1);
  WAIT_UNTIL (app_test_shows (find_panel (fixture, "East"), "30,200"));
  g_assert_null (app_test_look_for (fixture->page, GTK_TYPE_INSCRIPTION, NULL));
}

/* While the pane covers the table, a toast announces the undo; the next step dismisses it. */
static void
test_undoes_under_the_pane (AppFixture   *fixture,
                            gconstpointer data)
{
  GType toast;

  app_test_play_ron (fixture->game, 1, 3, 3, 40);
  app_fixture_resize (fixture, 360, 640);
  gtk_widget_activate_action (fixture->page, "table.log", NULL);
  gtk_widget_activate_action (fixture->page, "table.undo", NULL);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Undone: Ben ron off Dai, 3 han 40 fu");
  /* The type has no name before the first toast. */
  toast = g_type_from_name ("AdwToastWidget");
  app_test_find (fixture->window, toast, NULL);
  WAIT_UNTIL (!tenbo_game_get_busy (fixture->game));
  gtk_widget_activate_action (fixture->page, "table.redo", NULL);
  WAIT_UNTIL (tenbo_game_get_n_hands (fixture->game) == 1);
  WAIT_UNTIL (app_test_look_for (fixture->window, toast, NULL) == NULL);
}

static void
test_lists_the_hands (AppFixture   *fixture,
                      gconstpointer data)
{
  GtkWidget *log;

  /* A breakpoint may close the log when the window is laid out. */
  app_test_settle ();
  if (app_test_look_for (fixture->page, TENBO_TYPE_HAND_LOG, NULL) == NULL)
    gtk_widget_activate_action (fixture->page, "table.log", NULL);
  log = app_test_find (fixture->page, TENBO_TYPE_HAND_LOG, NULL);
  WAIT_UNTIL (app_test_shows (log, "No Hands Yet"));

  app_test_play_ron (fixture->game, 1, 3, 3, 40);
  app_test_play_draw (fixture->game, TB_PLAYER_BIT (1));
  WAIT_UNTIL (app_test_count (log, ADW_TYPE_EXPANDER_ROW) == 2);
  app_test_find (log, ADW_TYPE_EXPANDER_ROW, "East 1");
  app_test_find (log, ADW_TYPE_EXPANDER_ROW, "East 2");

  gtk_widget_activate_action (fixture->page, "table.undo", NULL);
  WAIT_UNTIL (app_test_count (log, ADW_TYPE_EXPANDER_ROW) == 1);
}

/* A row stays, expanded or not, as long as its hand, and is rebuilt when its tiles change, also
 * with the same points. */
static void
test_follows_the_tiles (AppFixture   *fixture,
                        gconstpointer data)
{
  static const char *const hands[] = {
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, \"value\": {\"tiles\": {"
    "\"hand\": \"22456p34567s\", \"melds\": [\"chi 234m\"], \"win\": \"8s\"}}}]}",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, \"value\": {\"tiles\": {"
    "\"hand\": \"22456p23467s\", \"melds\": [\"chi 678m\"], \"win\": \"8s\"}}}]}",
  };
  TenboHandLog *log = g_object_ref_sink (g_object_new (TENBO_TYPE_HAND_LOG, NULL));
  g_autoptr (TenboGame) other = app_test_create_game (fixture->store, data);
  GtkWidget *row;

  app_test_play_record (fixture->game, hands[0]);
  tenbo_hand_log_show (log, fixture->game);
  row = app_test_look_for (log, ADW_TYPE_EXPANDER_ROW, NULL);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  tenbo_hand_log_show (log, fixture->game);
  row = app_test_look_for (log, ADW_TYPE_EXPANDER_ROW, NULL);
  g_assert_true (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (row)));

  app_test_play_record (other, hands[1]);
  g_assert_cmpint (tenbo_game_get_result (fixture->game, 0)->scores[1], ==,
                   tenbo_game_get_result (other, 0)->scores[1]);
  tenbo_hand_log_show (log, other);
  row = app_test_look_for (log, ADW_TYPE_EXPANDER_ROW, NULL);
  g_assert_false (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (row)));
  g_assert_finalize_object (log);
}

static float
get_place (AppFixture *fixture,
           const char *wind,
           gboolean    vertical)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (find_panel (fixture, wind), fixture->page, &bounds));

  return vertical ? bounds.origin.y : bounds.origin.x;
}

static void
arrange (AppFixture      *fixture,
         TenboArrangement arrangement)
{
  GtkWidget *area = app_test_find (fixture->page, TENBO_TYPE_TABLE_AREA, NULL);

  g_object_set (area, "arrangement", arrangement, NULL);
  app_test_settle ();
}

static void
test_players_keep_their_sides (AppFixture   *fixture,
                               gconstpointer data)
{
  float bottom;

  arrange (fixture, TENBO_ARRANGEMENT_AROUND);
  bottom = get_place (fixture, "East", TRUE);
  g_assert_cmpfloat (bottom, >, get_place (fixture, "South", TRUE));
  g_assert_cmpfloat (get_place (fixture, "South", FALSE), >, get_place (fixture, "North", FALSE));

  app_test_play_ron (fixture->game, 1, 3, 3, 40);
  app_test_settle ();
  g_assert_cmpfloat (get_place (fixture, "North", TRUE), ==, bottom);
}

static void
test_rows_begin_with_the_dealer (AppFixture   *fixture,
                                 gconstpointer data)
{
  app_test_play_ron (fixture->game, 1, 3, 3, 40);
  arrange (fixture, TENBO_ARRANGEMENT_ROWS);
  g_assert_cmpfloat (get_place (fixture, "East", TRUE), <, get_place (fixture, "South", TRUE));
  g_assert_cmpfloat (get_place (fixture, "West", TRUE), <, get_place (fixture, "North", TRUE));
  app_test_check_controls (fixture->page);
}

static void
test_tiles_are_two_by_two (AppFixture   *fixture,
                           gconstpointer data)
{
  arrange (fixture, TENBO_ARRANGEMENT_TILES);
  g_assert_cmpfloat (get_place (fixture, "E", TRUE), ==, get_place (fixture, "S", TRUE));
  g_assert_cmpfloat (get_place (fixture, "E", FALSE), ==, get_place (fixture, "W", FALSE));
  app_test_check_controls (fixture->page);
}

static float
get_centre_place (AppFixture *fixture,
                  gboolean    vertical)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (find_centre (fixture), fixture->page, &bounds));

  return vertical ? bounds.origin.y : bounds.origin.x;
}

/* Three players sit at three sides with three winds, and the fourth side is empty. */
static void
test_seats_three (AppFixture   *fixture,
                  gconstpointer data)
{
  arrange (fixture, TENBO_ARRANGEMENT_AROUND);
  g_assert_cmpuint (app_test_count (fixture->page, TENBO_TYPE_PLAYER_PANEL), ==, 3);
  g_assert_true (app_test_shows (find_panel (fixture, "East"), "Aki"));
  g_assert_true (app_test_shows (find_panel (fixture, "West"), "Chie"));
  g_assert_true (app_test_shows (find_panel (fixture, "West"), "35,000"));
  g_assert_true (app_test_shows (find_centre (fixture), "Σ 105,000 ✓"));
  g_assert_true (app_test_shows (fixture->page, "Empty seat"));
  g_assert_cmpfloat (get_place (fixture, "East", TRUE), >, get_place (fixture, "West", TRUE));
  g_assert_cmpfloat (get_place (fixture, "South", FALSE), >, get_place (fixture, "West", FALSE));
  app_test_check_controls (fixture->page);

  app_test_play_ron (fixture->game, 1, 2, 3, 30);
  g_assert_true (app_test_shows (find_panel (fixture, "West"), "Aki"));
}

/* Two by two, the middle takes the fourth tile. */
static void
test_fills_the_fourth_tile (AppFixture   *fixture,
                            gconstpointer data)
{
  arrange (fixture, TENBO_ARRANGEMENT_TILES);
  g_assert_false (app_test_shows (fixture->page, "Empty seat"));
  g_assert_cmpfloat_with_epsilon (get_centre_place (fixture, TRUE),
                                  get_place (fixture, "W", TRUE), 0.01);
  g_assert_cmpfloat_with_epsilon (get_centre_place (fixture, FALSE),
                                  get_place (fixture, "S", FALSE), 0.01);

  arrange (fixture, TENBO_ARRANGEMENT_ROWS);
  g_assert_cmpfloat (get_centre_place (fixture, TRUE), <, get_place (fixture, "East", TRUE));
}

static void
note_foul (AppFixture *fixture,
           TbPlayer    player,
           const char *foul)
{
  TenboRuleset *ruleset = tenbo_game_get_ruleset (fixture->game);
  TbPartialHand partial = *tenbo_game_get_partial (fixture->game);
  g_autoptr (GError) error = NULL;

  partial.fouls[partial.n_fouls++] = (TbFoul) {
    .player = player,
    .rule = tenbo_ruleset_find_foul (ruleset, foul),
    .count = 1,
  };
  apply_test (fixture->game, tenbo_game_change_partial (&partial), &error);
  g_assert_no_error (error);
}

/* A game with a time limit shows the time that is left, with a warning for the last minutes, until
 * its end. */
static void
test_time_limit (AppFixture   *fixture,
                 gconstpointer data)
{
  GSettings *settings = app_test_get_settings (fixture->application);
  GtkWidget *label;

  g_assert_false (app_test_shows (find_centre (fixture), "90 min left"));
  g_settings_set_int (settings, "time-limit", 90);
  label = app_test_find (find_centre (fixture), GTK_TYPE_LABEL, "90 min left");
  g_assert_false (gtk_widget_has_css_class (label, "warning"));

  g_settings_set_int (settings, "time-limit", 3);
  label = app_test_find (find_centre (fixture), GTK_TYPE_LABEL, "3 min left");
  g_assert_true (gtk_widget_has_css_class (label, "warning"));
  app_test_check_controls (fixture->page);

  g_settings_set_int (settings, "time-limit", 0);
  WAIT_UNTIL (!app_test_shows (find_centre (fixture), "3 min left"));
  g_settings_set_int (settings, "time-limit", 90);
  app_test_find (find_centre (fixture), GTK_TYPE_LABEL, "90 min left");
  g_assert_cmpint (tenbo_game_get_summary (fixture->game)->time_limit_minutes, ==, 90);
  app_test_stop_game (fixture->game);
  g_assert_null (app_test_look_for (find_centre (fixture), GTK_TYPE_LABEL, "90 min left"));
  g_settings_reset (settings, "time-limit");
}

/* Whether the stick beside the label that shows @text is drawn. */
static gboolean
draws_stick (AppFixture *fixture,
             const char *text)
{
  GtkWidget *label = app_test_find (find_centre (fixture), GTK_TYPE_LABEL, text);

  return gtk_widget_is_visible (gtk_widget_get_prev_sibling (label));
}

/* Honba and riichi sticks lie on the table as long as they count. */
static void
test_draws_sticks (AppFixture   *fixture,
                   gconstpointer data)
{
  g_assert_false (draws_stick (fixture, "0 honba"));
  g_assert_false (draws_stick (fixture, "Pot 0"));
  app_test_play_draw (fixture->game, TB_PLAYER_BIT (0));
  g_assert_true (draws_stick (fixture, "1 honba"));
  g_assert_false (draws_stick (fixture, "Pot 0"));
  gtk_widget_activate_action (fixture->page, "table.riichi", "i", 2);
  WAIT_UNTIL (tenbo_game_get_partial (fixture->game)->n_riichi == 1);
  g_assert_true (draws_stick (fixture, "Pot 1,000"));
}

static void
test_shows_the_penalty_pot (AppFixture   *fixture,
                            gconstpointer data)
{
  g_assert_true (app_test_shows (find_centre (fixture), "Penalty pot 0"));
  note_foul (fixture, 3, "early-draw");
  g_assert_true (app_test_shows (find_centre (fixture), "Penalty pot 5,000"));
  g_assert_true (app_test_shows (find_panel (fixture, "North"), "20,000"));
  g_assert_true (app_test_shows (find_centre (fixture), "Σ 100,000 ✓"));

  /* A panel without space for the words has a symbol with them as its name. */
  arrange (fixture, TENBO_ARRANGEMENT_AROUND);
  gtk_test_accessible_assert_property (app_test_find (find_panel (fixture, "North"),
                                                      GTK_TYPE_LABEL,
                                                      "Early draw"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Early draw");
}

static void
test_hides_an_unplayed_pot (AppFixture   *fixture,
                            gconstpointer data)
{
  g_assert_true (app_test_shows (find_centre (fixture), "Pot 0"));
  g_assert_false (app_test_shows (find_centre (fixture), "Penalty pot 0"));
}

/* Without riichi and honba there are no controls for them. */
static void
test_counts_tai_from_zero (AppFixture   *fixture,
                           gconstpointer data)
{
  g_assert_true (app_test_shows (find_panel (fixture, "East"), "0"));
  g_assert_true (app_test_shows (find_centre (fixture), "Σ 0 ✓"));
  g_assert_false (app_test_shows (find_centre (fixture), "0 honba"));
  g_assert_false (app_test_shows (find_centre (fixture), "Pot 0"));
  g_assert_null (app_test_look_for (fixture->page, GTK_TYPE_BUTTON, "Aki declares riichi"));
  gtk_widget_activate_action (fixture->page, "table.riichi", "i", 0);
  app_test_tick ();
  g_assert_null (app_test_look_for (fixture->page, GTK_TYPE_INSCRIPTION, NULL));
  app_test_check_controls (fixture->page);

  app_test_play_tai (fixture->game, 1, TB_NOBODY, 14);
  g_assert_true (app_test_shows (find_panel (fixture, "North"), "\u221240"));
  g_assert_true (app_test_shows (find_panel (fixture, "East"), "120"));
  g_assert_true (app_test_shows (find_centre (fixture), "Σ 0 ✓"));
}

static void
play_draws (AppFixture *fixture,
            int         n_hands)
{
  for (int i = 0; i < n_hands; i++)
    app_test_play_draw (fixture->game, 0);
}

/* Returns the text about the hand in the middle; NULL if there is none. */
static const char *
get_hint (AppFixture *fixture)
{
  GtkWidget *button = app_test_look_for (find_centre (fixture), GTK_TYPE_BUTTON, NULL);

  if (button == NULL)
    return NULL;

  return gtk_label_get_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))));
}

static void
test_shows_the_last_hand (AppFixture   *fixture,
                          gconstpointer data)
{
  arrange (fixture, TENBO_ARRANGEMENT_AROUND);
  play_draws (fixture, 6);
  g_assert_null (get_hint (fixture));
  play_draws (fixture, 1);
  g_assert_true (app_test_shows (find_centre (fixture), "South 4"));
  g_assert_cmpstr (get_hint (fixture), ==, "Last hand");
}

static void
test_shows_the_target (AppFixture   *fixture,
                       gconstpointer data)
{
  arrange (fixture, TENBO_ARRANGEMENT_AROUND);
  play_draws (fixture, 7);
  g_assert_cmpstr (get_hint (fixture), ==, "Last hand, 30,000 needed");
  play_draws (fixture, 1);
  g_assert_true (app_test_shows (find_centre (fixture), "West 1"));
  g_assert_cmpstr (get_hint (fixture), ==, "Ends at 30,000");
}

/* Nobody reaches the target: East is played again, and any hand can end it. */
static void
test_shows_east_again (AppFixture   *fixture,
                       gconstpointer data)
{
  arrange (fixture, TENBO_ARRANGEMENT_AROUND);
  play_draws (fixture, 3);
  for (TbPlayer dealer = 0; dealer < 3; dealer++)
    app_test_play_ron (fixture->game, (TbPlayer) ((dealer + 1) % 3), dealer, 1, 30);

  g_assert_true (app_test_shows (find_centre (fixture), "East 1 again"));
  g_assert_cmpstr (get_hint (fixture), ==, "Ends at 40,000");
}

static void
count_cb (int *count)
{
  (*count)++;
}

static void
test_announces_the_end_once (AppFixture   *fixture,
                             gconstpointer data)
{
  int        ended = 0;
  GtkWidget *page = g_object_ref (fixture->page);

  g_signal_connect_swapped (page, "game-ended", G_CALLBACK (count_cb), &ended);
  app_test_stop_game (fixture->game);
  WAIT_UNTIL (ended == 1);
  app_test_settle ();
  g_assert_cmpint (ended, ==, 1);
  g_object_unref (page);
}

/* Every key of the list is readable. */
static void
check_keys (const TenboShortcut *shortcuts,
            guint                n_shortcuts)
{
  for (guint i = 0; i < n_shortcuts; i++)
    {
      g_auto (GStrv) keys = g_strsplit (shortcuts[i].keys, " ", -1);

      for (guint j = 0; keys[j] != NULL; j++)
        {
          guint           key;
          GdkModifierType modifiers;

          g_assert_true (gtk_accelerator_parse (keys[j], &key, &modifiers));
        }
    }
}

static void
test_lists_its_keys (void)
{
  guint                n;
  const TenboShortcut *shortcuts = tenbo_entry_shortcuts (&n);

  check_keys (shortcuts, n);
  check_keys (tenbo_table_shortcuts, tenbo_n_table_shortcuts);
}

#define ADD(name, ruleset, func)                                                 \
  g_test_add ("/app/table/" name, AppFixture, ruleset, app_fixture_set_up_table, \
              func, app_fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  ADD ("shows-a-new-game", B_RULE, test_shows_a_new_game);
  ADD ("shows-only-what-is-saved", B_RULE, test_shows_only_what_is_saved);
  ADD ("declares-and-cancels-a-riichi", B_RULE, test_declares_a_riichi);
  ADD ("waits-for-the-stick", B_RULE, test_waits_for_the_stick);
  ADD ("refuses-a-riichi-with-the-reason", MLEAGUE, test_refuses_a_riichi);
  ADD ("offers-the-foul-for-a-riichi", B_RULE, test_offers_the_foul);
  ADD ("undoes-and-redoes", B_RULE, test_undoes_and_redoes);
  ADD ("no-fouls", "tenhou-hanchan", test_no_fouls);
  ADD ("lists-the-hands", B_RULE, test_lists_the_hands);
  ADD ("follows-the-tiles", MLEAGUE, test_follows_the_tiles);
  ADD ("players-keep-their-sides", B_RULE, test_players_keep_their_sides);
  ADD ("rows-begin-with-the-dealer", B_RULE, test_rows_begin_with_the_dealer);
  ADD ("tiles-are-two-by-two", B_RULE, test_tiles_are_two_by_two);
  ADD ("seats-three-players", THREE_PLAYERS, test_seats_three);
  ADD ("fills-the-fourth-tile", THREE_PLAYERS, test_fills_the_fourth_tile);
  ADD ("time-limit", B_RULE, test_time_limit);
  ADD ("draws-sticks", B_RULE, test_draws_sticks);
  ADD ("shows-the-penalty-pot", PENALTY_POT, test_shows_the_penalty_pot);
  ADD ("hides-an-unplayed-pot", B_RULE, test_hides_an_unplayed_pot);
  ADD ("counts-tai-from-zero", TAI, test_counts_tai_from_zero);
  ADD ("shows-the-last-hand", B_RULE, test_shows_the_last_hand);
  ADD ("shows-the-target", NEXT_WIND, test_shows_the_target);
  ADD ("shows-east-again", THREE_PLAYERS, test_shows_east_again);
  ADD ("announces-the-end-once", B_RULE, test_announces_the_end_once);
  /* This comes last: it leaves a small window. */
  ADD ("undoes-under-the-pane", B_RULE, test_undoes_under_the_pane);
  g_test_add_func ("/app/table/lists-its-keys", test_lists_its_keys);

  return g_test_run ();
}
