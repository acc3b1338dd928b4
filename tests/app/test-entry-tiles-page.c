/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pressing the tiles of a hand in the entry sheet: their display, and their record. */

#include "app-fixture.h"
#include "tenbo-entry-form.h"
#include "tenbo-hand-tiles.h"
#include "tenbo-record.h"
#include "tenbo-tile-board.h"
#include "tenbo-tile-name.h"
#include "tenbo-tile-worth.h"
#include "tenbo-tiles-page.h"

#include <adwaita.h>

#define MAX_TILES 14

/* Opens the sheet of a win of Ben by a discard of Dai, or by @from, with the page of tiles. */
static void
open_tiles (AppFixture *fixture,
            const char *from)
{
  app_fixture_open_entry (fixture, "table.ron");
  app_fixture_choose (fixture->sheet, "Winner", "Ben");
  app_fixture_choose (fixture->sheet, "From", from);
  g_assert_true (tenbo_entry_form_open_method (
    TENBO_ENTRY_FORM (app_test_find (fixture->sheet, TENBO_TYPE_ENTRY_FORM, NULL)), '3'));
  fixture->page = app_test_find (fixture->sheet, TENBO_TYPE_TILES_PAGE, NULL);
}

static GtkWidget *
find_key (AppFixture *fixture,
          const char *tile)
{
  TbTile parsed;

  g_assert_cmpint (tb_tiles_parse (tile, &parsed, 1), ==, 1);

  return app_test_find (app_test_find (fixture->page, TENBO_TYPE_TILE_BOARD, NULL),
                        GTK_TYPE_BUTTON, tenbo_tile_get_name (parsed));
}

/* Presses the tiles of @text on the board. */
static void
press (AppFixture *fixture,
       const char *text)
{
  TbTile  tiles[MAX_TILES];
  int32_t n = tb_tiles_parse (text, tiles, MAX_TILES);

  g_assert_cmpint (n, >, 0);
  for (int32_t i = 0; i < n; i++)
    app_test_press (app_test_find (fixture->page, TENBO_TYPE_TILE_BOARD, NULL),
                    tenbo_tile_get_name (tiles[i]));
}

/* Checks the last hand as the record writes it. */
static void
check_record (AppFixture *fixture,
              const char *record)
{
  guint           last = tenbo_game_get_n_hands (fixture->game) - 1;
  TenboRecordHand hand = { .event = *tenbo_game_get_event (fixture->game, last) };
  g_autoptr (GString) text = g_string_new (NULL);

  tenbo_record_write_hand (&hand, tenbo_game_get_ruleset (fixture->game), text);
  g_assert_cmpstr (text->str, ==, record);
}

static void
test_a_hand_with_a_pon (AppFixture   *fixture,
                        gconstpointer data)
{
  open_tiles (fixture, "Dai");
  g_assert_true (app_test_shows (fixture->page, "14 tiles are missing"));
  app_test_press (fixture->page, "Pon (O)");
  press (fixture, "7z");
  g_assert_true (app_test_shows (fixture->page, "11 tiles are missing"));
  press (fixture, "234m067p2255s");
  g_assert_true (app_test_shows (fixture->page, "The winning tile is missing"));
  app_test_check_controls (app_test_find (fixture->page, TENBO_TYPE_TILE_BOARD, NULL));
  g_assert_true (app_test_shows (fixture->page, "Ron 2,000"));
  press (fixture, "5s");
  g_assert_true (app_test_shows (fixture->page, "2 han 30 fu · 2,000"));
  g_assert_true (app_test_shows (fixture->page, "Red dragon"));
  g_assert_true (app_test_shows (fixture->page, "Red fives"));
  app_test_press (fixture->page, "Dora indicator (D)");
  press (fixture, "1m");
  g_assert_true (app_test_shows (fixture->page, "3 han 30 fu · 3,900"));
  app_fixture_confirm (fixture, fixture->sheet);
  check_record (fixture,
                "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, \"value\": "
                "{\"tiles\": {\"hand\": \"234m067p2255s\", \"melds\": [\"pon 777z\"], "
                "\"win\": \"5s\", \"dora\": [\"1m\"]}}}]}");
  g_assert_cmpint (tenbo_game_get_table (fixture->game)->scores[1], ==, 28900);
}

/* Pressing a tile of the hand removes it, and undo restores the last one. */
static void
test_tiles_are_taken_out (AppFixture   *fixture,
                          gconstpointer data)
{
  GtkWidget *hand;

  open_tiles (fixture, "Dai");
  press (fixture, "123m");
  hand = app_test_find (fixture->page, TENBO_TYPE_HAND_TILES, NULL);
  app_test_press (hand, "Remove: 2 of manzu");
  g_assert_true (app_test_shows (fixture->page, "12 tiles are missing"));
  g_assert_null (app_test_look_for (hand, GTK_TYPE_BUTTON, "Remove: 2 of manzu"));
  app_test_press (fixture->page, "Undo Last Tile");
  g_assert_true (app_test_shows (fixture->page, "11 tiles are missing"));
  app_test_press (fixture->page, "Remove All");
  g_assert_true (app_test_shows (fixture->page, "14 tiles are missing"));
  app_test_press (fixture->page, "Undo Last Tile");
  g_assert_true (app_test_shows (fixture->page, "11 tiles are missing"));
}

static void
test_no_more_copies (AppFixture   *fixture,
                     gconstpointer data)
{
  GtkWidget *red;

  open_tiles (fixture, "Dai");
  press (fixture, "1111z0p555p");
  red = find_key (fixture, "0p");
  g_assert_false (gtk_widget_is_sensitive (find_key (fixture, "1z")));
  g_assert_false (gtk_widget_is_sensitive (find_key (fixture, "5p")));
  g_assert_false (gtk_widget_is_sensitive (red));
  app_test_press (app_test_find (fixture->page, TENBO_TYPE_HAND_TILES, NULL),
                  "Remove: 5 of pinzu, red");
  g_assert_true (gtk_widget_is_sensitive (red));
  g_assert_false (gtk_widget_is_sensitive (find_key (fixture, "5p")));
}

/* A waiting hand shows the value of each winning tile, and lets the player choose one. */
static void
test_waits (AppFixture   *fixture,
            gconstpointer data)
{
  GtkWidget *worth;

  open_tiles (fixture, "Tsumo");
  app_fixture_choose (fixture->sheet, "Riichi", "Ben");
  press (fixture, "234m067p234s5578s");
  worth = app_test_find (fixture->page, TENBO_TYPE_TILE_WORTH, NULL);
  g_assert_true (gtk_widget_has_css_class (find_key (fixture, "6s"), "wait"));
  g_assert_false (gtk_widget_has_css_class (find_key (fixture, "5s"), "wait"));
  g_assert_cmpuint (app_test_count (worth, GTK_TYPE_BUTTON), ==, 2);
  g_signal_emit_by_name (worth, "wait-chosen", (guint) TB_TILE (TB_SUIT_SOUZU, 5));
  /* Riichi, self-draw, pinfu, tanyao and a red five. */
  g_assert_true (app_test_shows (fixture->page, "5 han, mangan · 2,000/4,000"));
}

static void
test_what_happened (AppFixture   *fixture,
                    gconstpointer data)
{
  open_tiles (fixture, "Dai");
  app_fixture_choose (fixture->sheet, "Riichi", "Ben");
  press (fixture, "234m567p234s55786s");
  g_assert_true (app_test_shows (fixture->page, "3 han 30 fu · 3,900"));
  app_test_press (fixture->page, "Ippatsu");
  g_assert_true (app_test_shows (fixture->page, "4 han 30 fu · 7,700"));
  app_test_press (fixture->page, "Ura indicator (U)");
  press (fixture, "4s");
  g_assert_true (app_test_shows (fixture->page, "6 han, haneman · 12,000"));
  g_assert_null (app_test_look_for (fixture->sheet, ADW_TYPE_SPIN_ROW, "Ura Dora"));
  app_fixture_confirm (fixture, fixture->sheet);
  g_assert_cmpint (tenbo_game_get_table (fixture->game)->chips[1], ==, 15000);
}

/* A hand without a value shows that in both places, and cannot be confirmed. */
static void
test_no_yaku (AppFixture   *fixture,
              gconstpointer data)
{
  open_tiles (fixture, "Dai");
  app_test_press (fixture->page, "Pon (O)");
  press (fixture, "9m");
  press (fixture, "123p456p78s11s9s");
  g_assert_true (app_test_shows (fixture->page, "The hand is complete, but has no yaku"));
  g_assert_false (app_test_can_press (fixture->sheet, "Confirm"));
}

static void
test_fu_line_by_line (AppFixture   *fixture,
                      gconstpointer data)
{
  GtkWidget *fu;

  open_tiles (fixture, "Dai");
  press (fixture, "222m067p345s777z1m1m");
  fu = app_test_find (fixture->page, ADW_TYPE_EXPANDER_ROW, "Fu");
  /* 20, closed ron 10, concealed triplets 4 and 8, single wait 2. */
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (fu)), ==, "50 fu");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (fu), TRUE);
  g_assert_true (app_test_shows (fixture->page, "44 fu"));
}

/* The pressed tile disappears while it has the focus, which moves to the next one. */
static void
test_focus_goes_on (AppFixture   *fixture,
                    gconstpointer data)
{
  GtkWidget *key;

  open_tiles (fixture, "Dai");
  press (fixture, "234m567p234s5578s");
  key = find_key (fixture, "6s");
  g_assert_true (gtk_widget_grab_focus (key));
  gtk_widget_activate (key);
  WAIT_UNTIL (!gtk_widget_get_mapped (key));
  WAIT_UNTIL (gtk_widget_has_focus (app_test_find (fixture->sheet, GTK_TYPE_BUTTON, "Confirm")));
}

/* Wild tiles and flowers, and the sum of their tai. */
static void
test_tai (AppFixture   *fixture,
          gconstpointer data)
{
  open_tiles (fixture, "Tsumo");
  app_test_press (fixture->page, "Wild indicator (X)");
  press (fixture, "5p");
  press (fixture, "26f");
  app_test_press (fixture->page, "Pon (O)");
  press (fixture, "5z");
  g_assert_false (gtk_widget_is_sensitive (find_key (fixture, "2f")));
  press (fixture, "5p123456m997s8s");
  g_assert_true (app_test_shows (fixture->page, "9 tai → 10"));
  app_fixture_confirm (fixture, fixture->sheet);
  check_record (fixture,
                "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"value\": {\"tiles\": "
                "{\"hand\": \"123456m5p799s\", \"melds\": [\"pon 555z\"], \"win\": \"8s\", "
                "\"aside\": [\"2f\", \"6f\"]}, \"wild\": \"5p\"}}]}");
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

/* On a phone the hand stays visible above the scrolled board. */
static void
test_hand_stays_visible (AppFixture   *fixture,
                         gconstpointer data)
{
  GtkWidget *hand;

  app_fixture_resize (fixture, 380, 660);
  open_tiles (fixture, "Dai");
  hand = app_test_find (fixture->sheet, TENBO_TYPE_HAND_TILES, NULL);
  WAIT_UNTIL (!scrolls (hand));
  WAIT_UNTIL (begins_in_sight (fixture->page));
  press (fixture, "123m");
  app_test_find (gtk_widget_get_parent (hand), GTK_TYPE_LABEL, "11 tiles are missing");
  app_test_press (hand, "Remove: 3 of manzu");
  app_test_find (gtk_widget_get_parent (hand), GTK_TYPE_LABEL, "12 tiles are missing");
}

#define ADD(name, ruleset, function)                                                   \
  g_test_add ("/app/entry-tiles/" name, AppFixture, ruleset, app_fixture_set_up_table, \
              function, app_fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  ADD ("a-hand-with-a-pon", "b-rule", test_a_hand_with_a_pon);
  ADD ("removed", "b-rule", test_tiles_are_taken_out);
  ADD ("no-more-copies", "b-rule", test_no_more_copies);
  ADD ("waits", "b-rule", test_waits);
  ADD ("circumstances", "b-rule", test_what_happened);
  ADD ("no-yaku", "b-rule", test_no_yaku);
  ADD ("fu-line-by-line", "b-rule", test_fu_line_by_line);
  ADD ("focus-moves-on", "b-rule", test_focus_goes_on);
  ADD ("tai", "fenghua", test_tai);
  /* The window keeps its size from this test on. */
  ADD ("hand-stays-visible", "b-rule", test_hand_stays_visible);

  return g_test_run ();
}
