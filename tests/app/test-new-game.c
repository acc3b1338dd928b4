/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "form-test.h"
#include "store-reads.h"
#include "tenbo-new-game-page.h"
#include "tenbo-player-panel.h"
#include "tenbo-ruleset-chooser.h"
#include "tenbo-ruleset-summary.h"
#include "tenbo-seat-row.h"
#include "tenbo-table-area.h"

#include <glib/gstdio.h>

/* Opens the list of rulesets from the row with the current one. */
static GtkWidget *
open_rulesets (AppFixture *fixture)
{
  adw_action_row_activate (ADW_ACTION_ROW (app_test_find (fixture->page,
                                                          ADW_TYPE_ACTION_ROW,
                                                          NULL)));

  return app_test_find (fixture->window, TENBO_TYPE_RULESET_CHOOSER, NULL);
}

/* Chooses the ruleset of this name from the list. */
static void
choose_ruleset (AppFixture *fixture,
                const char *name)
{
  app_test_activate_row (open_rulesets (fixture), name);
  app_fixture_wait_closed (fixture);
}

/* For people who have not played with the program, and know no ruleset by its name. */
#define COMMON "Tenhou hanchan"
#define HINT   "These are common rules. If you play by others, choose them."
#define ADVICE "If you are not sure, choose one of the common rulesets"

static void
test_controls (AppFixture   *fixture,
               gconstpointer data)
{
  form_test_open (fixture);
  g_assert_true (app_test_shows (fixture->page, HINT));
  app_test_find (fixture->page, ADW_TYPE_ACTION_ROW, COMMON);
  app_test_find (fixture->page, GTK_TYPE_BUTTON, "Move South Up");
  app_test_find (fixture->page, GTK_TYPE_BUTTON, "Move South Down");
  app_test_check_controls (fixture->page);
}

/* Without four names no game starts. */
static void
test_needs_names (AppFixture   *fixture,
                  gconstpointer data)
{
  GtkWidget *start;

  form_test_open (fixture);
  start = app_test_find (fixture->page, GTK_TYPE_BUTTON, "Start Game");
  g_assert_false (gtk_widget_get_sensitive (start));
  form_test_set_names (fixture);
  g_assert_true (gtk_widget_get_sensitive (start));
  gtk_editable_set_text (GTK_EDITABLE (form_test_find_seat (fixture, 2)), "  ");
  g_assert_false (gtk_widget_get_sensitive (start));
}

static void
test_same_name_twice (AppFixture   *fixture,
                      gconstpointer data)
{
  form_test_open (fixture);
  form_test_set_names (fixture);
  gtk_editable_set_text (GTK_EDITABLE (form_test_find_seat (fixture, 3)), "Aki");
  app_test_find (fixture->page,
                 GTK_TYPE_LABEL,
                 "Aki is entered twice. You can play like this, but the two players are hard to "
                 "tell apart.");
  g_assert_true (app_test_can_press (fixture->page, "Start Game"));
}

static void
test_moves_seats (AppFixture   *fixture,
                  gconstpointer data)
{
  form_test_open (fixture);
  form_test_set_names (fixture);
  app_test_press (fixture->page, "Move South Up");
  form_test_check_names (fixture, "Ben Aki Chie Dai");
  app_test_press (fixture->page, "Move South Down");
  form_test_check_names (fixture, "Ben Chie Aki Dai");
  g_assert_false (app_test_can_press (fixture->page, "Move East Up"));
  g_assert_false (app_test_can_press (fixture->page, "Move North Down"));
}

/* Returns the next row of the list after @row. */
static GtkWidget *
get_next_row (GtkWidget *row)
{
  do
    row = gtk_widget_get_next_sibling (row);
  while (row != NULL && !GTK_IS_LIST_BOX_ROW (row));

  return row;
}

/* Asserts that @row shows @ruleset. */
static void
check_row (GtkWidget    *row,
           TenboRuleset *ruleset)
{
  g_autofree char *summary = tenbo_ruleset_dup_summary (ruleset);

  gtk_test_accessible_assert_property (row,
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       tenbo_ruleset_get_name (ruleset));
  app_test_find (row, GTK_TYPE_LABEL, summary);
}

/* Every ruleset is listed with its summary, group after group: in each the standard ones first. */
static void
test_lists_rulesets (AppFixture   *fixture,
                     gconstpointer data)
{
  static const char *const first[] = { "mleague", "wrc-2025", "mahjong-soul-sanma", "fenghua" };
  g_autoptr (TenboRulesetList) rulesets = tenbo_ruleset_list_new (NULL);
  g_auto (GStrv) common = tenbo_ruleset_list_dup_common (rulesets);
  guint      n_rulesets = g_list_model_get_n_items (G_LIST_MODEL (rulesets));
  guint      n_rows = 0;
  GtkWidget *chooser;
  GtkWidget *row;

  form_test_open (fixture);
  chooser = open_rulesets (fixture);
  WAIT_UNTIL (app_test_count (chooser, GTK_TYPE_LIST_BOX_ROW) == n_rulesets);
  row = app_test_find (chooser, GTK_TYPE_LIST_BOX_ROW, NULL);
  app_test_find (chooser, GTK_TYPE_LABEL, "Common Rulesets");
  for (char **id = common; *id != NULL; id++, row = get_next_row (row), n_rows++)
    {
      g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_list_find (rulesets, *id, NULL);

      check_row (row, ruleset);
    }
  for (guint group = 0; group < G_N_ELEMENTS (first); group++)
    {
      g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_list_find (rulesets, first[group], NULL);

      app_test_find (chooser,
                     GTK_TYPE_LABEL,
                     tenbo_ruleset_group_get_title ((TenboRulesetGroup) group));
      check_row (row, ruleset);
      for (guint i = 0; i < n_rulesets; i++)
        {
          g_autoptr (TenboRuleset) other = g_list_model_get_item (G_LIST_MODEL (rulesets), i);

          if (tenbo_ruleset_get_group (other) != (TenboRulesetGroup) group ||
              g_strv_contains ((const char *const *) common, tenbo_ruleset_get_id (other)))
            continue;

          check_row (app_test_find (chooser,
                                    GTK_TYPE_LIST_BOX_ROW,
                                    tenbo_ruleset_get_name (other)),
                     other);
          row = get_next_row (row);
          n_rows++;
        }
    }
  g_assert_null (row);
  g_assert_cmpuint (n_rows, ==, n_rulesets);
  g_assert_null (app_test_look_for (chooser, GTK_TYPE_LABEL, "Recently Played"));
  app_test_check_controls (app_test_find (chooser, GTK_TYPE_LIST_BOX, NULL));
}

/* The last played rulesets are first, then those of the user. */
static void
test_lists_own_rulesets (AppFixture   *fixture,
                         gconstpointer data)
{
  static const char *const names[] = { "Allen sanma", "B rule", "Ours", COMMON };
  g_autoptr (TenboGame) older = app_test_create_game (fixture->store, "b-rule");
  g_autoptr (TenboGame) newer = app_test_create_game (fixture->store, "allen");
  g_autofree char *dir = tenbo_ruleset_list_default_dir ();
  g_autofree char *path = g_build_filename (dir, "ours.json", NULL);
  GtkWidget       *chooser;
  GtkWidget       *row;

  g_assert_cmpint (g_mkdir_with_parents (dir, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path,
                                      "{\"format\": \"tenbo-rules/3\", \"id\": \"ours\", "
                                      "\"name\": {\"en\": \"Ours\"}, \"extends\": \"mleague\"}",
                                      -1, NULL));
  form_test_open (fixture);
  chooser = open_rulesets (fixture);
  app_test_find (chooser, GTK_TYPE_LABEL, "Recently Played");
  app_test_find (chooser, GTK_TYPE_LABEL, "Your Rulesets");
  row = app_test_find (chooser, GTK_TYPE_LIST_BOX_ROW, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++, row = get_next_row (row))
    gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, names[i]);

  g_assert_cmpint (g_remove (path), ==, 0);
}

static guint
count_rulesets (int n_players)
{
  g_autoptr (TenboRulesetList) rulesets = tenbo_ruleset_list_new (NULL);
  guint n_found = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rulesets)); i++)
    {
      g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (rulesets), i);

      if (tenbo_ruleset_get_rules (ruleset)->players == n_players)
        n_found++;
    }

  return n_found;
}

/* Typing searches names, ids and descriptions of rulesets; Enter chooses the first. */
static void
test_searches_rulesets (AppFixture   *fixture,
                        gconstpointer data)
{
  GtkWidget *chooser;
  GtkWidget *entry;

  form_test_open (fixture);
  chooser = open_rulesets (fixture);
  entry = app_test_find (chooser, GTK_TYPE_SEARCH_ENTRY, NULL);

  gtk_editable_set_text (GTK_EDITABLE (entry), "no such");
  WAIT_UNTIL (app_test_count (chooser, GTK_TYPE_LIST_BOX_ROW) == 0);
  app_test_find (chooser, GTK_TYPE_LABEL, "No Rulesets Found");

  gtk_editable_set_text (GTK_EDITABLE (entry), "SANMA-PARLOR");
  WAIT_UNTIL (app_test_count (chooser, GTK_TYPE_LIST_BOX_ROW) == 1);

  /* All rulesets for three players, independent of their names. */
  gtk_editable_set_text (GTK_EDITABLE (entry), "three p");
  WAIT_UNTIL (app_test_count (chooser, GTK_TYPE_LIST_BOX_ROW) == count_rulesets (3));
  gtk_editable_set_text (GTK_EDITABLE (entry), "yonma");
  WAIT_UNTIL (app_test_count (chooser, GTK_TYPE_LIST_BOX_ROW) == count_rulesets (4));

  /* The rules themselves, and not their opposites; words in any order */
  gtk_editable_set_text (GTK_EDITABLE (entry), "no red fives");
  WAIT_UNTIL (app_test_look_for (chooser, GTK_TYPE_LIST_BOX_ROW, "M.League") == NULL);
  app_test_find (chooser, GTK_TYPE_LIST_BOX_ROW, "WRC 2025");
  gtk_editable_set_text (GTK_EDITABLE (entry), "red fives");
  WAIT_UNTIL (app_test_look_for (chooser, GTK_TYPE_LIST_BOX_ROW, "WRC 2025") == NULL);
  app_test_find (chooser, GTK_TYPE_LIST_BOX_ROW, "M.League");
  gtk_editable_set_text (GTK_EDITABLE (entry), "league 25000 kuitan");
  WAIT_UNTIL (app_test_count (chooser, GTK_TYPE_LIST_BOX_ROW) == 1);
  app_test_find (chooser, GTK_TYPE_LIST_BOX_ROW, "M.League");

  /* What most people play, and not everything whose description has the word */
  gtk_editable_set_text (GTK_EDITABLE (entry), "Standard");
  WAIT_UNTIL (app_test_count (chooser, GTK_TYPE_LIST_BOX_ROW) == 2);
  app_test_find (chooser, GTK_TYPE_LIST_BOX_ROW, COMMON);
  app_test_find (chooser, GTK_TYPE_LIST_BOX_ROW, "Tenhou three-player");

  /* The last text counts, also before the list shows its results. */
  gtk_editable_set_text (GTK_EDITABLE (entry), "m.league ");
  g_signal_emit_by_name (entry, "activate");
  app_fixture_wait_closed (fixture);
  app_test_find (fixture->page, ADW_TYPE_ACTION_ROW, "M.League");
  g_assert_true (app_test_shows (fixture->page, ADVICE));
}

/* Three seats under a ruleset for three; the fourth name is restored with a ruleset for four. */
static void
test_three_players (AppFixture   *fixture,
                    gconstpointer data)
{
  GtkWidget *group;

  form_test_open (fixture);
  form_test_set_names (fixture);
  choose_ruleset (fixture, "Sanma parlor");
  g_assert_cmpuint (app_test_count (fixture->page, TENBO_TYPE_SEAT_ROW), ==, 4);
  form_test_check_row (fixture, "Sits Out", "Dai");
  app_test_press (fixture->page, "Move West Down");
  form_test_check_row (fixture, "Sits Out", "Chie");
  app_test_press (fixture->page, "Move Sits Out Up");
  app_test_check_controls (fixture->page);

  choose_ruleset (fixture, "M.League");
  form_test_check_names (fixture, "Aki Ben Chie Dai");
  app_test_find (fixture->page, GTK_TYPE_LABEL, "In turn order, starting with the first dealer");

  choose_ruleset (fixture, "Sanma parlor");
  app_test_press (fixture->page, "Start Game");
  group = app_test_find (fixture->window, TENBO_TYPE_TABLE_AREA, NULL);
  app_test_find (group, GTK_TYPE_LABEL, "East 1");
  g_assert_cmpuint (app_test_count (group, TENBO_TYPE_PLAYER_PANEL), ==, 3);
}

/* After a game of four, three of them have the seats under a ruleset for three. */
static void
test_last_players_of_three (AppFixture   *fixture,
                            gconstpointer data)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");

  form_test_open (fixture);
  choose_ruleset (fixture, "Allen sanma");
  app_test_press (fixture->page, "Same Players");
  g_assert_true (app_test_can_press (fixture->page, "Start Game"));
}

static void
test_starts (AppFixture   *fixture,
             gconstpointer data)
{
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  TenboStoredSummary *summary;
  GSettings          *settings = app_test_get_settings (fixture->application);
  g_autofree char    *last = NULL;

  form_test_open (fixture);
  form_test_set_names (fixture);
  choose_ruleset (fixture, "M.League");
  app_test_press (fixture->page, "Start Game");
  app_test_find (fixture->window, GTK_TYPE_LABEL, "East 1");

  games = store_test_list_unfinished (fixture->store, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 1);
  summary = g_ptr_array_index (games, 0);

  for (guint seat = 0; seat < TB_MAX_PLAYERS; seat++)
    g_assert_cmpstr (summary->players[seat].name, ==, app_test_names[seat]);

  /* The next form begins with the ruleset of this game. */
  last = g_settings_get_string (settings, "last-ruleset");
  g_assert_cmpstr (summary->ruleset_key, ==, last);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-game", NULL);
  app_test_find (fixture->window, ADW_TYPE_ACTION_ROW, "M.League");
  g_assert_false (app_test_shows (GTK_WIDGET (fixture->window), HINT));
}

static gboolean
has_focus (GtkWidget *widget)
{
  return (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

static void
press_alt (GtkWidget *row,
           guint      keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (row);
  gboolean taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !taken; i++)
    {
      g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (keys))
        g_signal_emit_by_name (keys, "key-pressed", keyval, 0u, GDK_ALT_MASK, &taken);
    }
  g_assert_true (taken);
}

/* The focus follows the person, and the ends of the list stop them. */
static void
test_moves_with_keys (AppFixture   *fixture,
                      gconstpointer data)
{
  form_test_open (fixture);
  form_test_set_names (fixture);
  press_alt (form_test_find_seat (fixture, 2), GDK_KEY_Down);
  form_test_check_names (fixture, "Aki Ben Dai Chie");
  g_assert_true (has_focus (form_test_find_seat (fixture, 3)));
  press_alt (form_test_find_seat (fixture, 3), GDK_KEY_Down);
  press_alt (form_test_find_seat (fixture, 0), GDK_KEY_Up);
  form_test_check_names (fixture, "Aki Ben Dai Chie");
  press_alt (form_test_find_seat (fixture, 3), GDK_KEY_Up);
  form_test_check_names (fixture, "Aki Ben Chie Dai");
  g_assert_true (has_focus (form_test_find_seat (fixture, 2)));
}

/* The arrows of a row are visible and receive touches while it has the focus. */
static void
test_hides_arrows (AppFixture   *fixture,
                   gconstpointer data)
{
  GtkWidget *arrow;

  form_test_open (fixture);
  arrow = app_test_find (fixture->page, GTK_TYPE_BUTTON, "Move South Down");
  gtk_widget_grab_focus (form_test_find_seat (fixture, 0));
  gtk_widget_unset_state_flags (form_test_find_seat (fixture, 1), GTK_STATE_FLAG_PRELIGHT);
  g_assert_cmpfloat (gtk_widget_get_opacity (arrow), ==, 0);
  g_assert_false (gtk_widget_get_can_target (arrow));
  gtk_widget_grab_focus (arrow);
  g_assert_cmpfloat (gtk_widget_get_opacity (arrow), ==, 1);
  g_assert_true (gtk_widget_get_can_target (arrow));
}

/* Typing works at once; when all seats have names, Enter starts. */
static void
test_focus (AppFixture   *fixture,
            gconstpointer data)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");

  form_test_open (fixture);
  WAIT_UNTIL (has_focus (form_test_find_seat (fixture, 0)));
  app_test_press (fixture->page, "Same Players");
  WAIT_UNTIL (has_focus (app_test_find (fixture->page, GTK_TYPE_BUTTON, "Start Game")));
}

/* The focus stays after drawing or turning seats with the keyboard, so that it can be repeated. */
static void
test_focus_stays (AppFixture   *fixture,
                  gconstpointer data)
{
  static const char *const names[] = {
    "Draw the seats and the first dealer at random (F2)",
    "Everyone stays seated; the next player becomes first dealer (F3)",
    "Move South Down",
  };

  form_test_open (fixture);
  form_test_set_names (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkWidget *button = app_test_find (fixture->page, GTK_TYPE_BUTTON, names[i]);

      gtk_widget_grab_focus (button);
      app_test_press (fixture->page, names[i]);
      g_assert_true (has_focus (button));
    }
}

/* Enter moves through the seats without a name, and starts from the last one. */
static void
test_enter (AppFixture   *fixture,
            gconstpointer data)
{
  form_test_open (fixture);

  for (guint seat = 0; seat < TB_MAX_PLAYERS; seat++)
    {
      GtkWidget *row = form_test_find_seat (fixture, seat);

      gtk_editable_set_text (GTK_EDITABLE (row), app_test_names[seat]);
      g_signal_emit_by_name (row, "entry-activated");
    }

  app_test_find (fixture->window, GTK_TYPE_LABEL, "East 1");
}

static void
test_last_players (AppFixture   *fixture,
                   gconstpointer data)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");

  form_test_open (fixture);
  app_test_press (fixture->page, "Same Players");
  form_test_check_names (fixture, "Aki Ben Chie Dai");
}

/* The form suggests the people of earlier games, except those who already have a seat. */
static void
test_suggestions (AppFixture   *fixture,
                  gconstpointer data)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");
  GtkWidget *row;
  GtkWidget *list;
  GtkWidget *suggestion;

  form_test_open (fixture);
  gtk_editable_set_text (GTK_EDITABLE (form_test_find_seat (fixture, 0)), "Aki");
  row = form_test_find_seat (fixture, 1);
  gtk_widget_grab_focus (row);
  WAIT_UNTIL ((gtk_widget_get_state_flags (row) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0);

  /* "i" is in Aki, Chie and Dai. */
  gtk_editable_set_text (GTK_EDITABLE (row), "I");
  list = app_test_find (row, GTK_TYPE_LIST_BOX, NULL);
  gtk_test_accessible_assert_role (list, GTK_ACCESSIBLE_ROLE_LIST);
  g_assert_cmpuint (app_test_count (list, GTK_TYPE_LIST_BOX_ROW), ==, 2);
  suggestion = app_test_find (list, GTK_TYPE_LIST_BOX_ROW, "Dai");
  gtk_test_accessible_assert_property (suggestion, GTK_ACCESSIBLE_PROPERTY_LABEL, "Dai");
  gtk_widget_activate (suggestion);
  form_test_check_names (fixture, "Aki Dai  ");
  WAIT_UNTIL (app_test_look_for (row, GTK_TYPE_LIST_BOX, NULL) == NULL);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  app_fixture_add ("/app/new-game/controls", test_controls);
  app_fixture_add ("/app/new-game/needs-names", test_needs_names);
  app_fixture_add ("/app/new-game/same-name-twice", test_same_name_twice);
  app_fixture_add ("/app/new-game/moves-seats", test_moves_seats);
  app_fixture_add ("/app/new-game/moves-with-keys", test_moves_with_keys);
  app_fixture_add ("/app/new-game/hides-arrows", test_hides_arrows);
  app_fixture_add ("/app/new-game/lists-rulesets", test_lists_rulesets);
  app_fixture_add ("/app/new-game/lists-own-rulesets", test_lists_own_rulesets);
  app_fixture_add ("/app/new-game/searches-rulesets", test_searches_rulesets);
  app_fixture_add ("/app/new-game/three-players", test_three_players);
  app_fixture_add ("/app/new-game/last-players-of-three", test_last_players_of_three);
  app_fixture_add ("/app/new-game/starts", test_starts);
  app_fixture_add ("/app/new-game/focus", test_focus);
  app_fixture_add ("/app/new-game/focus-stays", test_focus_stays);
  app_fixture_add ("/app/new-game/enter", test_enter);
  app_fixture_add ("/app/new-game/last-players", test_last_players);
  app_fixture_add ("/app/new-game/suggestions", test_suggestions);

  return g_test_run ();
}
