/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tiles of a hand as a person presses them in the entry sheet: what is shown of them, and that
 * they are kept with the hand. */

#include "tenbo-app-test.h"
#include "tenbo-entry-dialog.h"
#include "tenbo-entry-form.h"
#include "tenbo-hand-tiles.h"
#include "tenbo-player-toggles.h"
#include "tenbo-record.h"
#include "tenbo-table-page.h"
#include "tenbo-tile-board.h"
#include "tenbo-tile-name.h"
#include "tenbo-tile-worth.h"
#include "tenbo-tiles-page.h"

#include <adwaita.h>

#define MAX_TILES 14

/* What GTK draws around a window where no window manager does, in pixels. */
#define FRAME 40

typedef struct
{
  TenboApplication *application;
  TenboWindow      *window;
  TenboGame        *game;
  GtkWidget        *page; /* the table */
  GtkWidget        *dialog;
  GtkWidget        *tiles;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer ruleset)
{
  fixture->application = app_test_start ();
  fixture->window = app_test_open_window (fixture->application);
  fixture->game = app_test_create_game (tenbo_application_get_store (fixture->application),
                                        ruleset);
  tenbo_window_show_game (fixture->window, fixture->game);
  fixture->page = app_test_find (fixture->window, TENBO_TYPE_TABLE_PAGE, NULL);
  WAIT_UNTIL (gtk_widget_get_mapped (fixture->page));
}

static AdwDialog *
get_dialog (Fixture *fixture)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  AdwDialog *dialog = get_dialog (fixture);

  if (dialog != NULL)
    {
      g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
      adw_dialog_force_close (dialog);
      WAIT_UNTIL (dialog == NULL);
    }
  app_test_close_window (fixture->window);
  app_test_drop_game (fixture->game);
  app_test_stop (fixture->application);
}

static void
choose (Fixture    *fixture,
        const char *row,
        const char *player)
{
  app_test_press (app_test_find (fixture->dialog, TENBO_TYPE_PLAYER_TOGGLES, row), player);
}

/* The sheet of a win of Ben by a discard of Dai, or by @from, with the tiles open. */
static void
open_tiles (Fixture    *fixture,
            const char *from)
{
  gtk_widget_activate_action (fixture->page, "table.ron", NULL);
  fixture->dialog = app_test_find (fixture->window, TENBO_TYPE_ENTRY_DIALOG, NULL);
  choose (fixture, "Winner", "Ben");
  choose (fixture, "From", from);
  g_assert_true (tenbo_entry_form_open_door (
    TENBO_ENTRY_FORM (app_test_find (fixture->dialog, TENBO_TYPE_ENTRY_FORM, NULL)), '3'));
  fixture->tiles = app_test_find (fixture->dialog, TENBO_TYPE_TILES_PAGE, NULL);
}

static GtkWidget *
find_key (Fixture    *fixture,
          const char *tile)
{
  TbTile parsed;

  g_assert_cmpint (tb_tiles_parse (tile, &parsed, 1), ==, 1);

  return app_test_find (app_test_find (fixture->tiles, TENBO_TYPE_TILE_BOARD, NULL),
                        GTK_TYPE_BUTTON, tenbo_tile_get_name (parsed));
}

/* Presses the tiles of @text on the board. */
static void
press (Fixture    *fixture,
       const char *text)
{
  TbTile  tiles[MAX_TILES];
  int32_t n = tb_tiles_parse (text, tiles, MAX_TILES);

  g_assert_cmpint (n, >, 0);
  for (int32_t i = 0; i < n; i++)
    app_test_press (app_test_find (fixture->tiles, TENBO_TYPE_TILE_BOARD, NULL),
                    tenbo_tile_get_name (tiles[i]));
}

static gboolean
shows (Fixture    *fixture,
       const char *text)
{
  return app_test_look_for (fixture->tiles, GTK_TYPE_LABEL, text) != NULL;
}

static void
confirm (Fixture *fixture)
{
  app_test_press (fixture->dialog, "Confirm");
  WAIT_UNTIL (get_dialog (fixture) == NULL);
}

/* The last hand as the record writes it. */
static void
check_record (Fixture    *fixture,
              const char *record)
{
  guint           last = tenbo_game_get_n_hands (fixture->game) - 1;
  TenboRecordHand hand = { .event = *tenbo_game_get_event (fixture->game, last) };
  g_autoptr (GString) text = g_string_new (NULL);

  tenbo_record_write_hand (&hand, tenbo_game_get_ruleset (fixture->game), text);
  g_assert_cmpstr (text->str, ==, record);
}

static void
test_a_hand_with_a_pon (Fixture      *fixture,
                        gconstpointer data)
{
  open_tiles (fixture, "Dai");
  g_assert_true (shows (fixture, "14 tiles are missing"));
  app_test_press (fixture->tiles, "Pon (O)");
  press (fixture, "7z");
  g_assert_true (shows (fixture, "11 tiles are missing"));
  press (fixture, "234m067p2255s");
  g_assert_true (shows (fixture, "The winning tile is missing"));
  app_test_check_controls (app_test_find (fixture->tiles, TENBO_TYPE_TILE_BOARD, NULL));
  g_assert_true (shows (fixture, "Ron 2,000"));
  press (fixture, "5s");
  g_assert_true (shows (fixture, "2 han 30 fu · 2,000"));
  g_assert_true (shows (fixture, "Red dragon"));
  g_assert_true (shows (fixture, "Red fives"));
  app_test_press (fixture->tiles, "Dora indicator (D)");
  press (fixture, "1m");
  g_assert_true (shows (fixture, "3 han 30 fu · 3,900"));
  confirm (fixture);
  check_record (fixture,
                "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, \"value\": "
                "{\"tiles\": {\"hand\": \"234m067p2255s\", \"melds\": [\"pon 777z\"], "
                "\"win\": \"5s\", \"dora\": [\"1m\"]}}}]}");
  g_assert_cmpint (tenbo_game_get_table (fixture->game)->scores[1], ==, 28900);
}

/* What is pressed in the hand is taken out, and the last of it can be taken back. */
static void
test_tiles_are_taken_out (Fixture      *fixture,
                          gconstpointer data)
{
  GtkWidget *hand;

  open_tiles (fixture, "Dai");
  press (fixture, "123m");
  hand = app_test_find (fixture->tiles, TENBO_TYPE_HAND_TILES, NULL);
  app_test_press (hand, "Take out: 2 of manzu");
  g_assert_true (shows (fixture, "12 tiles are missing"));
  g_assert_null (app_test_look_for (hand, GTK_TYPE_BUTTON, "Take out: 2 of manzu"));
  app_test_press (fixture->tiles, "Take Back the Last");
  g_assert_true (shows (fixture, "11 tiles are missing"));
  app_test_press (fixture->tiles, "Take Out All");
  g_assert_true (shows (fixture, "14 tiles are missing"));
  app_test_press (fixture->tiles, "Take Back the Last");
  g_assert_true (shows (fixture, "11 tiles are missing"));
}

static void
test_no_more_copies (Fixture      *fixture,
                     gconstpointer data)
{
  GtkWidget *red;

  open_tiles (fixture, "Dai");
  press (fixture, "1111z0p555p");
  red = find_key (fixture, "0p");
  g_assert_false (gtk_widget_is_sensitive (find_key (fixture, "1z")));
  g_assert_false (gtk_widget_is_sensitive (find_key (fixture, "5p")));
  g_assert_false (gtk_widget_is_sensitive (red));
  app_test_press (app_test_find (fixture->tiles, TENBO_TYPE_HAND_TILES, NULL),
                  "Take out: 5 of pinzu, red");
  g_assert_true (gtk_widget_is_sensitive (red));
  g_assert_false (gtk_widget_is_sensitive (find_key (fixture, "5p")));
}

/* Who waits for it is told what each tile would win, and may choose one. */
static void
test_waits (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *worth;

  open_tiles (fixture, "Tsumo");
  choose (fixture, "Riichi", "Ben");
  press (fixture, "234m067p234s5578s");
  worth = app_test_find (fixture->tiles, TENBO_TYPE_TILE_WORTH, NULL);
  g_assert_true (gtk_widget_has_css_class (find_key (fixture, "6s"), "wait"));
  g_assert_false (gtk_widget_has_css_class (find_key (fixture, "5s"), "wait"));
  g_assert_cmpuint (app_test_count (worth, GTK_TYPE_BUTTON), ==, 2);
  g_signal_emit_by_name (worth, "wait-chosen", (guint) TB_TILE (TB_SUIT_SOUZU, 5));
  /* Riichi, self-draw, pinfu, tanyao and a red five. */
  g_assert_true (shows (fixture, "5 han 20 fu, mangan · 2,000/4,000"));
}

static void
test_what_happened (Fixture      *fixture,
                    gconstpointer data)
{
  open_tiles (fixture, "Dai");
  choose (fixture, "Riichi", "Ben");
  press (fixture, "234m567p234s55786s");
  g_assert_true (shows (fixture, "3 han 30 fu · 3,900"));
  app_test_press (fixture->tiles, "Ippatsu");
  g_assert_true (shows (fixture, "4 han 30 fu · 7,700"));
  app_test_press (fixture->tiles, "Ura indicator (U)");
  press (fixture, "4s");
  g_assert_true (shows (fixture, "6 han 30 fu, haneman · 12,000"));
  g_assert_null (app_test_look_for (fixture->dialog, ADW_TYPE_SPIN_ROW, "Ura Dora"));
  confirm (fixture);
  g_assert_cmpint (tenbo_game_get_table (fixture->game)->chips[1], ==, 15000);
}

/* A hand that is worth nothing says so in both places, and cannot be confirmed. */
static void
test_no_yaku (Fixture      *fixture,
              gconstpointer data)
{
  open_tiles (fixture, "Dai");
  app_test_press (fixture->tiles, "Pon (O)");
  press (fixture, "9m");
  press (fixture, "123p456p78s11s9s");
  g_assert_true (shows (fixture, "The hand is complete, but has no yaku"));
  g_assert_false (gtk_widget_is_sensitive (app_test_find (fixture->dialog, GTK_TYPE_BUTTON,
                                                          "Confirm")));
}

static void
test_fu_line_by_line (Fixture      *fixture,
                      gconstpointer data)
{
  GtkWidget *fu;

  open_tiles (fixture, "Dai");
  press (fixture, "222m067p345s777z1m1m");
  fu = app_test_find (fixture->tiles, ADW_TYPE_EXPANDER_ROW, "Fu");
  /* 20, closed ron 10, concealed triplets 4 and 8, single wait 2. */
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (fu)), ==, "50 fu");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (fu), TRUE);
  g_assert_true (shows (fixture, "44 fu"));
}

/* What was pressed last goes away under the focus, which goes on to what comes next. */
static void
test_focus_goes_on (Fixture      *fixture,
                    gconstpointer data)
{
  GtkWidget *key;

  open_tiles (fixture, "Dai");
  press (fixture, "234m567p234s5578s");
  key = find_key (fixture, "6s");
  g_assert_true (gtk_widget_grab_focus (key));
  gtk_widget_activate (key);
  WAIT_UNTIL (!gtk_widget_get_mapped (key));
  WAIT_UNTIL (gtk_widget_has_focus (app_test_find (fixture->dialog, GTK_TYPE_BUTTON, "Confirm")));
}

/* Wild tiles and flowers, and the sum of their tai. */
static void
test_tai (Fixture      *fixture,
          gconstpointer data)
{
  open_tiles (fixture, "Tsumo");
  app_test_press (fixture->tiles, "Wild indicator (X)");
  press (fixture, "5p");
  press (fixture, "26f");
  app_test_press (fixture->tiles, "Pon (O)");
  press (fixture, "5z");
  g_assert_false (gtk_widget_is_sensitive (find_key (fixture, "2f")));
  press (fixture, "5p123456m997s8s");
  g_assert_true (shows (fixture, "9 tai → 10"));
  confirm (fixture);
  check_record (fixture,
                "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"value\": {\"tiles\": "
                "{\"hand\": \"123456m5p799s\", \"melds\": [\"pon 555z\"], \"win\": \"8s\", "
                "\"aside\": [\"2f\", \"6f\"]}, \"wild\": \"5p\"}}]}");
}

static void
resize (Fixture *fixture,
        int      width,
        int      height)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  WAIT_UNTIL (ABS (gtk_widget_get_width (GTK_WIDGET (fixture->window)) - width) < FRAME &&
              ABS (gtk_widget_get_height (GTK_WIDGET (fixture->window)) - height) < FRAME);
}

static gboolean
scrolls (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW) != NULL;
}

static gboolean
begins_in_sight (GtkWidget *widget)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT),
                                    &bounds) &&
         bounds.origin.y >= 0 && bounds.origin.y < 18;
}

/* On a phone the hand stays above the board that scrolls. */
static void
test_hand_stays_in_sight (Fixture      *fixture,
                          gconstpointer data)
{
  GtkWidget *hand;

  resize (fixture, 380, 660);
  open_tiles (fixture, "Dai");
  hand = app_test_find (fixture->dialog, TENBO_TYPE_HAND_TILES, NULL);
  WAIT_UNTIL (!scrolls (hand));
  WAIT_UNTIL (begins_in_sight (fixture->tiles));
  press (fixture, "123m");
  app_test_find (gtk_widget_get_parent (hand), GTK_TYPE_LABEL, "11 tiles are missing");
  app_test_press (hand, "Take out: 3 of manzu");
  app_test_find (gtk_widget_get_parent (hand), GTK_TYPE_LABEL, "12 tiles are missing");
}

#define ADD(name, ruleset, function) \
  g_test_add ("/app/entry-tiles/" name, Fixture, ruleset, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  ADD ("a-hand-with-a-pon", "b-rule", test_a_hand_with_a_pon);
  ADD ("taken-out", "b-rule", test_tiles_are_taken_out);
  ADD ("no-more-copies", "b-rule", test_no_more_copies);
  ADD ("waits", "b-rule", test_waits);
  ADD ("what-happened", "b-rule", test_what_happened);
  ADD ("no-yaku", "b-rule", test_no_yaku);
  ADD ("fu-line-by-line", "b-rule", test_fu_line_by_line);
  ADD ("focus-goes-on", "b-rule", test_focus_goes_on);
  ADD ("tai", "fenghua", test_tai);
  /* The window keeps its size from here on. */
  ADD ("hand-stays-in-sight", "b-rule", test_hand_stays_in_sight);

  return g_test_run ();
}
