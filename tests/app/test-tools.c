/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dice and the sticks of a table, as dialogs over it. */

#include "app-contrast.h"
#include "app-fixture.h"
#include "app-picture.h"
#include "tenbo-dice-dialog.h"
#include "tenbo-entry-dialog.h"
#include "tenbo-player-panel.h"
#include "tenbo-player-toggles.h"
#include "tenbo-side-mark.h"
#include "tenbo-sticks-dialog.h"
#include "tenbo-table-page.h"

static const int turned_places[] = { 2, 1, 0, 3 };

/* Creates a game of people who sit at unusual sides. */
static TenboGame *
create_turned_game (TenboStore *store)
{
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (NULL);
  g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_list_find (list, "b-rule", NULL);
  g_autoptr (GError) error = NULL;
  TenboNewGame new_game = {
    .ruleset = ruleset,
    .names = { "Aki", "Ben", "Chie", "Dai" },
    .sides = turned_places,
  };
  TenboGame *game = apply_test_create (store, &new_game, &error);

  g_assert_no_error (error);

  return game;
}

/* Opens a table under @ruleset; NULL: with people who sit at unusual sides. */
static void
set_up (AppFixture   *fixture,
        gconstpointer ruleset)
{
  app_fixture_set_up (fixture, ruleset);
  if (fixture->game == NULL)
    fixture->game = create_turned_game (fixture->store);
  app_fixture_show_table (fixture);
}

static GtkWidget *
open_tool (AppFixture *fixture,
           const char *action,
           GType       type)
{
  GtkWidget *dialog;

  gtk_widget_activate_action (fixture->page, action, NULL);
  dialog = app_test_find (fixture->window, type, NULL);
  WAIT_UNTIL (gtk_widget_get_mapped (dialog));
  app_test_settle ();

  return dialog;
}

/* The close button of the header bar belongs to the toolkit. */
static void
check_controls (GtkWidget *dialog)
{
  GtkWidget *view = app_test_find (dialog, ADW_TYPE_TOOLBAR_VIEW, NULL);

  WAIT_UNTIL (gtk_widget_get_mapped (adw_toolbar_view_get_content (ADW_TOOLBAR_VIEW (view))));
  app_test_check_controls (adw_toolbar_view_get_content (ADW_TOOLBAR_VIEW (view)));
}

/* Presses a key that no control below has handled. */
static gboolean
press_key (GtkWidget *dialog,
           guint      keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (dialog);
  gboolean taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !taken; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &taken);
    }
  app_test_tick ();

  return taken;
}

/* Numbers that make dice of one eye, then two, three … */
static guint32
count_on (gpointer data)
{
  guint32 *last = data;

  return (*last)++;
}

/* Rolls two dice with known random numbers: 12 is a multiple of 6 that no draw refuses. */
static void
throw_known (GtkWidget *dialog,
             guint32   *last)
{
  TenboChance chance = { .next = count_on, .data = last };

  tenbo_dice_dialog_set_chance (TENBO_DICE_DIALOG (dialog), &chance);
  app_test_press (dialog, "Roll");
}

static void
test_dice (AppFixture   *fixture,
           gconstpointer ruleset)
{
  GtkWidget *dialog = open_tool (fixture, "table.dice", TENBO_TYPE_DICE_DIALOG);
  guint32    last = 12;

  check_controls (dialog);
  WAIT_UNTIL (app_test_count (dialog, TENBO_TYPE_DIE) == 2);

  throw_known (dialog, &last);
  app_test_find (dialog, GTK_TYPE_LABEL, "3");
  app_test_find (dialog, GTK_TYPE_LABEL, "Wall of Chie · Green");
  app_test_find (dialog, GTK_TYPE_LABEL, "Opened after 3 stacks from the right");

  /* The next throw moves the current one to the earlier ones. */
  throw_known (dialog, &last);
  app_test_find (dialog, GTK_TYPE_LABEL, "7");
  app_test_find (dialog, GTK_TYPE_LABEL, "Wall of Chie · Green");
}

static void
test_dice_keys (AppFixture   *fixture,
                gconstpointer ruleset)
{
  GtkWidget *dialog = open_tool (fixture, "table.dice", TENBO_TYPE_DICE_DIALOG);
  GSettings *settings = app_test_get_settings (fixture->application);

  g_assert_true (press_key (dialog, GDK_KEY_3));
  WAIT_UNTIL (app_test_count (dialog, TENBO_TYPE_DIE) == 3);
  g_assert_cmpint (g_settings_get_int (settings, "dice"), ==, 3);

  g_assert_true (press_key (dialog, GDK_KEY_0));
  WAIT_UNTIL (app_test_count (dialog, TENBO_TYPE_DIE) == 0);
  app_test_find (dialog, ADW_TYPE_SPIN_ROW, "Highest Number");

  g_assert_true (press_key (dialog, GDK_KEY_KP_1));
  WAIT_UNTIL (app_test_count (dialog, TENBO_TYPE_DIE) == 1);
  g_assert_null (app_test_look_for (dialog, ADW_TYPE_SPIN_ROW, "Highest Number"));

  /* A throw is remembered. */
  g_assert_true (press_key (dialog, GDK_KEY_2));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  dialog = open_tool (fixture, "table.dice", TENBO_TYPE_DICE_DIALOG);
  WAIT_UNTIL (app_test_count (dialog, TENBO_TYPE_DIE) == 2);
}

/* Earlier throws are listed, also after the dialog was closed. */
static void
test_dice_before (AppFixture   *fixture,
                  gconstpointer ruleset)
{
  GtkWidget *dialog = open_tool (fixture, "table.dice", TENBO_TYPE_DICE_DIALOG);
  guint32    last = 12;

  for (int i = 0; i <= TENBO_MAX_EARLIER; i++)
    throw_known (dialog, &last);
  app_test_find (
    dialog,
    GTK_TYPE_LABEL,
    "Previous: 7 (3 + 4) Green · 3 (1 + 2) Green · 11 (5 + 6) Green · 7 (3 + 4) Green · "
    "3 (1 + 2) Green");

  adw_dialog_force_close (ADW_DIALOG (dialog));
  app_fixture_wait_closed (fixture);
  app_test_settle ();
  dialog = open_tool (fixture, "table.dice", TENBO_TYPE_DICE_DIALOG);
  app_test_find (
    dialog,
    GTK_TYPE_LABEL,
    "Previous: 11 (5 + 6) Green · 7 (3 + 4) Green · 3 (1 + 2) Green · 11 (5 + 6) Green · "
    "7 (3 + 4) Green");
}

/* With three players the empty side counts if it has a wall. */
static void
test_dice_three (AppFixture   *fixture,
                 gconstpointer ruleset)
{
  GtkWidget *dialog = open_tool (fixture, "table.dice", TENBO_TYPE_DICE_DIALOG);
  guint32    last = 12 + 4;

  throw_known (dialog, &last);
  app_test_find (dialog, GTK_TYPE_LABEL, "11");
  app_test_find (dialog, GTK_TYPE_LABEL, "Wall of Ben · Yellow");

  g_assert_true (press_key (dialog, GDK_KEY_e));
  last = 12 + 4;
  throw_known (dialog, &last);
  app_test_find (dialog, GTK_TYPE_LABEL, "Wall of Chie · Green");

  last = 12;
  g_assert_true (press_key (dialog, GDK_KEY_1));
  last = 12 + 3;
  throw_known (dialog, &last);
  app_test_find (dialog, GTK_TYPE_LABEL, "Empty side · Red");
}

static void
test_sticks (AppFixture   *fixture,
             gconstpointer ruleset)
{
  GtkWidget *dialog;

  app_test_play_ron (fixture->game, 1, 2, 3, 40);
  dialog = open_tool (fixture, "table.sticks", TENBO_TYPE_STICKS_DIALOG);
  check_controls (dialog);
  gtk_test_accessible_assert_property (
    app_test_find (dialog, GTK_TYPE_LABEL, "30,200"),
    GTK_ACCESSIBLE_PROPERTY_LABEL,
    "Ben should hold 30,200, 2 × 10,000, 1 × 5,000, 4 × 1,000, 12 × 100");

  adw_switch_row_set_active (ADW_SWITCH_ROW (app_test_find (dialog, ADW_TYPE_SWITCH_ROW, NULL)),
                             FALSE);
  gtk_test_accessible_assert_property (app_test_find (dialog, GTK_TYPE_LABEL, "30,200"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Ben should hold 30,200, 3 × 10,000, 2 × 100");
  app_test_find (dialog, GTK_TYPE_LABEL, "100,000 points in total");

  /* A player below zero owes sticks. */
  app_test_play_ron (fixture->game, 3, 2, 11, 30);
  app_test_find (dialog, GTK_TYPE_LABEL, "owes 4,200");
}

static void
type_number (GtkWidget  *dialog,
             const char *entry,
             const char *number)
{
  gtk_editable_set_text (GTK_EDITABLE (app_test_find (dialog, GTK_TYPE_ENTRY, entry)), number);
}

static void
type_start_sticks (GtkWidget  *dialog,
                   const char *name)
{
  static const struct
  {
    const char *kind;
    const char *number;
  } sticks[] = { { "10,000", "1" }, { "5,000", "2" }, { "1,000", "4" }, { "100", "10" } };

  for (guint i = 0; i < G_N_ELEMENTS (sticks); i++)
    {
      g_autofree char *entry = g_strdup_printf ("%s, number of %s-point sticks", name,
                                                sticks[i].kind);

      type_number (dialog, entry, sticks[i].number);
    }
}

static void
test_counts_sticks (AppFixture   *fixture,
                    gconstpointer ruleset)
{
  GtkWidget *dialog = open_tool (fixture, "table.sticks", TENBO_TYPE_STICKS_DIALOG);

  g_assert_true (press_key (dialog, GDK_KEY_F8));
  app_test_find (dialog, GTK_TYPE_LABEL, "Counted 0 of 100,000");
  check_controls (dialog);

  type_start_sticks (dialog, "Aki");
  app_test_find (dialog, GTK_TYPE_LABEL, "25,000 \u2713");
  app_test_find (dialog, GTK_TYPE_LABEL, "Counted 25,000 of 100,000");

  type_start_sticks (dialog, "Ben");
  type_start_sticks (dialog, "Chie");
  type_start_sticks (dialog, "Dai");
  app_test_find (dialog, GTK_TYPE_LABEL, "All sticks are accounted for.");

  type_number (dialog, "Ben, number of 100-point sticks", "x");
  app_test_find (dialog, GTK_TYPE_LABEL, "Counted 75,000 of 100,000");

  type_number (dialog, "Ben, number of 100-point sticks", "2");
  app_test_find (dialog, GTK_TYPE_LABEL, "24,200 · 800 too few");
  app_test_find (dialog, GTK_TYPE_LABEL, "99,200 of 100,000: 800 missing");

  type_number (dialog, "Dai, number of 100-point sticks", "18");
  app_test_find (dialog, GTK_TYPE_LABEL, "25,800 · 800 too many");
  app_test_find (dialog,
                 GTK_TYPE_LABEL,
                 "The total is right, but not every player has the right amount:\n"
                 "Dai gives 800 to Ben");

  type_number (dialog, "Dai, number of 100-point sticks", "10");
  type_number (dialog, "Pot, number of 100-point sticks", "8");
  app_test_find (dialog,
                 GTK_TYPE_LABEL,
                 "The total is right, but not every player has the right amount:\n"
                 "Ben takes 800 from the pot");

  type_number (dialog, "Pot, number of 1,000-point sticks", "1");
  app_test_find (dialog, GTK_TYPE_LABEL, "101,000 of 100,000: 1,000 too many");
}

/* A riichi stick no longer belongs to the player. */
static void
test_counts_stakes (AppFixture   *fixture,
                    gconstpointer ruleset)
{
  GtkWidget    *dialog;
  TbPartialHand partial = { .n_riichi = 1, .riichi = { 2 } };
  g_autoptr (GError) error = NULL;

  apply_test (fixture->game, tenbo_game_change_partial (&partial), &error);
  g_assert_no_error (error);
  dialog = open_tool (fixture, "table.sticks", TENBO_TYPE_STICKS_DIALOG);
  g_assert_true (press_key (dialog, GDK_KEY_F8));
  type_start_sticks (dialog, "Aki");
  type_start_sticks (dialog, "Ben");
  type_start_sticks (dialog, "Chie");
  type_start_sticks (dialog, "Dai");
  app_test_find (dialog, GTK_TYPE_LABEL, "Counted 100,000 of 100,000");
  type_number (dialog, "Pot, number of 1,000-point sticks", "0");
  app_test_find (dialog,
                 GTK_TYPE_LABEL,
                 "The total is right, but not every player has the right amount:\n"
                 "Chie puts 1,000 into the pot");
}

/* If scores run from 0, nobody holds sticks. */
static void
test_no_sticks (AppFixture   *fixture,
                gconstpointer ruleset)
{
  gtk_widget_activate_action (fixture->page, "table.sticks", NULL);
  app_test_tick ();
  g_assert_null (app_test_look_for (fixture->window, TENBO_TYPE_STICKS_DIALOG, NULL));
}

static int
find_mark (GtkWidget *root)
{
  g_auto (AppPicture) picture = { 0 };
  GdkRGBA color;

  app_picture_take (&picture, app_test_find (root, TENBO_TYPE_SIDE_MARK, NULL));
  color = app_picture_get_color (&picture, picture.width / 2, picture.height / 2);
  for (int side = 0; side < TB_N_SIDES; side++)
    {
      GdkRGBA line = app_contrast_get_line_color (TENBO_CHART_ON_LIGHT, side);

      if (gdk_rgba_equal (&color, &line))
        return side;
    }

  g_assert_not_reached ();
}

/* Every display of a player includes the side where they sit. */
static void
test_sides (AppFixture   *fixture,
            gconstpointer ruleset)
{
  GtkWidget *sheet;
  GtkWidget *toggles;

  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    {
      const char *name = tenbo_game_get_player_name (fixture->game, player);
      GtkWidget  *label = app_test_find (fixture->window, GTK_TYPE_LABEL, name);
      GtkWidget  *panel = gtk_widget_get_ancestor (label, TENBO_TYPE_PLAYER_PANEL);

      g_assert_cmpint (find_mark (panel), ==, turned_places[player]);
    }

  sheet = open_tool (fixture, "table.ron", TENBO_TYPE_ENTRY_DIALOG);
  toggles = app_test_find (sheet, TENBO_TYPE_PLAYER_TOGGLES, "Winner");
  g_assert_cmpint (find_mark (app_test_find (toggles, GTK_TYPE_BUTTON, "Aki")),
                   ==,
                   turned_places[0]);
}

static void
add (const char *path,
     const char *ruleset,
     void (*test) (AppFixture   *fixture,
                   gconstpointer ruleset))
{
  g_test_add (path, AppFixture, ruleset, set_up, test, app_fixture_tear_down_at_once);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  add ("/app/tools/dice", "b-rule", test_dice);
  add ("/app/tools/dice-keys", "b-rule", test_dice_keys);
  add ("/app/tools/dice-before", "b-rule", test_dice_before);
  add ("/app/tools/dice-three", "mizukawa-sanma", test_dice_three);
  add ("/app/tools/sticks", "mleague", test_sticks);
  add ("/app/tools/counts-sticks", "mleague", test_counts_sticks);
  add ("/app/tools/counts-stakes", "mleague", test_counts_stakes);
  add ("/app/tools/sides", NULL, test_sides);
  add ("/app/tools/no-sticks", "fenghua", test_no_sticks);

  return g_test_run ();
}
