/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The number of taps and keys of the usual entries, from the table to the confirmed hand. Every tap
 * presses a visible button; keys do not wait for the screen. Prints the counts; fails if an entry
 * needs more than its limit, or if taps and keys have different results. */

#include "app-fixture.h"
#include "tenbo-entry-dialog.h"
#include "tenbo-player-panel.h"
#include "tenbo-player-toggles.h"
#include "tenbo-tile-board.h"
#include "tenbo-tile-name.h"

#include <adwaita.h>

/* A tap is the name or tooltip of a button, or "kind:argument" with a kind below. A key is a name
 * for gdk_keyval_from_name(), with Alt after "Alt+". */
typedef struct
{
  const char *name;
  const char *taps; /* separated by bars */
  const char *keys; /* separated by spaces */
  guint       max_taps;
  guint       max_keys;
  int         scores[TB_MAX_PLAYERS]; /* after the entry */
} CountCase;

/* The limits of a ron and a tsumo are promises; the others must only stay as short as now. */
static const CountCase cases[] = {
  { "ron",
    "win:South|From:Dai|5,200|Confirm",
    "2 4 3 4 Return",
    4,
    5,
    { 25000, 30200, 25000, 19800 } },
  { "ron of a limit",
    "win:South|From:Dai|mangan|Confirm",
    "2 4 m Return",
    4,
    4,
    { 25000, 33000, 25000, 17000 } },
  { "tsumo",
    "win:South|From:Tsumo|1,300/2,600|Confirm",
    "2 2 3 4 Return",
    4,
    5,
    { 22400, 30200, 23700, 23700 } },
  { "tsumo of a limit",
    "win:South|From:Tsumo|mangan|Confirm",
    "2 2 m Return",
    4,
    4,
    { 21000, 33000, 23000, 23000 } },
  { "draw, two tenpai",
    "The wall is used up and no player won|Tenpai:Ben|Tenpai:Chie|Confirm",
    "d 2 3 Return",
    4,
    4,
    { 23500, 26500, 26500, 23500 } },
  { "double ron",
    "win:South|Add Winner|Winner:Chie|From:Dai|mangan|2,000|Confirm",
    "2 w 3 4 m 2 3 Return",
    7,
    8,
    { 25000, 33000, 27000, 15000 } },
  { "riichi and ron",
    "stick:Ben|win:South|From:Dai|3,900|Confirm",
    "Alt+2 2 4 3 3 Return",
    5,
    6,
    { 25000, 28900, 25000, 21100 } },
  { "chombo",
    "menu:More|action:table.foul|Committed By:Ben|row:Chombo|Confirm",
    "f 2 f f f Return",
    5,
    6,
    { 29000, 17000, 27000, 27000 } },
  { "riichi, pinfu, a dora by yaku",
    "stick:Ben|win:South|From:Dai|method:1|Pinfu|dora:1|Confirm",
    "Alt+2 2 4 Alt+2 p space plus Return",
    7,
    8,
    { 25000, 28900, 25000, 21100 } },
  { "a closed hand with a dora by its tiles",
    "stick:Ben|win:South|From:Dai|method:2|tile:2m|tile:3m|tile:4m|tile:4p|tile:5p|tile:6p|tile:2s|"
    "tile:3s|tile:4s|tile:6s|tile:7s|tile:9s|tile:9s|tile:8s|Dora indicator (D)|tile:9m|Confirm",
    "Alt+2 2 4 Alt+3 2 3 4 m 4 5 6 p 2 3 4 6 7 9 9 s 8 s d 9 m Return",
    22,
    27,
    { 25000, 27000, 25000, 23000 } },
};

/* --- Taps --- */

static void
tap_win (AppFixture *fixture,
         const char *wind)
{
  app_test_press (app_test_find (fixture->page, TENBO_TYPE_PLAYER_PANEL, wind), "Win");
}

static void
tap_stick (AppFixture *fixture,
           const char *player)
{
  g_autofree char *name = g_strdup_printf ("%s declares riichi", player);

  app_test_press (fixture->page, name);
  WAIT_UNTIL (tenbo_game_get_partial (fixture->game)->n_riichi == 1);
}

static void
tap_menu (AppFixture *fixture,
          const char *name)
{
  gtk_menu_button_popup (
    GTK_MENU_BUTTON (app_test_find (fixture->page, GTK_TYPE_MENU_BUTTON, name)));
}

static void
tap_action (AppFixture *fixture,
            const char *name)
{
  gtk_widget_activate_action (fixture->page, name, NULL);
}

static void
tap_row (AppFixture *fixture,
         const char *name)
{
  app_test_activate_row (app_fixture_get_dialog (fixture), name);
}

static void
tap_method (AppFixture *fixture,
            const char *place)
{
  GtkWidget *method = app_test_find (app_fixture_get_dialog (fixture), ADW_TYPE_TOGGLE_GROUP, NULL);

  adw_toggle_group_set_active (ADW_TOGGLE_GROUP (method), (guint) atoi (place));
}

/* Presses the plus of the row once. */
static void
tap_dora (AppFixture *fixture,
          const char *count)
{
  GtkWidget *row = app_test_find (app_fixture_get_dialog (fixture), ADW_TYPE_SPIN_ROW, "Dora");

  adw_spin_row_set_value (ADW_SPIN_ROW (row), atoi (count));
}

static void
tap_tile (AppFixture *fixture,
          const char *text)
{
  TbTile tile;

  g_assert_cmpint (tb_tiles_parse (text, &tile, 1), ==, 1);
  app_test_press (app_test_find (app_fixture_get_dialog (fixture), TENBO_TYPE_TILE_BOARD, NULL),
                  tenbo_tile_get_name (tile));
}

static void
tap (AppFixture *fixture,
     const char *text)
{
  static const struct
  {
    const char *kind;
    void (*run) (AppFixture *, const char *);
  } kinds[] = {
    { "win", tap_win },
    { "stick", tap_stick },
    { "menu", tap_menu },
    { "action", tap_action },
    { "row", tap_row },
    { "method", tap_method },
    { "dora", tap_dora },
    { "tile", tap_tile },
  };
  g_auto (GStrv) parts = g_strsplit (text, ":", 2);
  GtkWidget *sheet = app_fixture_get_dialog (fixture);
  GtkWidget *root = sheet != NULL ? sheet : fixture->page;

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].kind, parts[0]))
      {
        kinds[i].run (fixture, parts[1]);
        return;
      }

  if (parts[1] != NULL)
    app_test_press (app_test_find (root, TENBO_TYPE_PLAYER_TOGGLES, parts[0]), parts[1]);
  else
    app_test_press (root, text);
}

/* --- Keys --- */

static void
press_key (AppFixture *fixture,
           const char *name)
{
  if (!app_fixture_press_key (fixture, name))
    g_error ("%s is not a known key", name);
}

/* --- The count --- */

/* Plays the entry with @steps, and asserts its result. Returns the number of steps. */
static guint
play (const CountCase *self,
      const char      *steps,
      const char      *between,
      void (*step) (AppFixture *, const char *))
{
  g_auto (GStrv) each = g_strsplit (steps, between, -1);
  AppFixture fixture = { 0 };

  app_fixture_set_up_table (&fixture, "b-rule");
  for (guint i = 0; each[i] != NULL; i++)
    {
      g_assert_cmpuint (tenbo_game_get_n_hands (fixture.game), ==, 0);
      step (&fixture, each[i]);
    }
  WAIT_UNTIL (tenbo_game_get_n_hands (fixture.game) == 1);
  app_fixture_wait_closed (&fixture);

  app_test_check_scores (fixture.game, self->scores[0], self->scores[1], self->scores[2],
                         self->scores[3]);
  app_fixture_tear_down_at_once (&fixture, NULL);

  return g_strv_length (each);
}

static void
test_count (gconstpointer data)
{
  const CountCase *self = data;
  guint            taps = play (self, self->taps, "|", tap);
  guint            keys = play (self, self->keys, " ", press_key);

  g_test_message ("%-40s %2u taps %2u keys", self->name, taps, keys);
  g_assert_cmpuint (taps, <=, self->max_taps);
  g_assert_cmpuint (keys, <=, self->max_keys);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/entry-count/%s", cases[i].name);

      g_strdelimit (path, " ,", '-');
      g_test_add_data_func (path, &cases[i], test_count);
    }

  return g_test_run ();
}
