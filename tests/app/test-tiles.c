/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawn tiles: each has its picture and its name, can be distinguished from all others without
 * colors, and is in the row as at the table. */

#include "tenbo-app-test.h"
#include "tenbo-config.h"
#include "tenbo-tile-art.h"
#include "tenbo-tile-name.h"
#include "tenbo-tile-row.h"
#include "tenbo-tile.h"

#include <libintl.h>
#include <locale.h>

#define ALL_TILES "0123456789m0123456789p0123456789s1234567z12345678f"
#define N_TILES   46 /* all of these, and a tile face down */

#define HEIGHT 32
#define WIDTH  24

/* The brightness of the body of a tile, of 255. */
#define BODY 248

/* At the minimum height, this number of pixels of any two tiles differ in brightness by this
 * amount. */
#define CLEARLY         70
#define MIN_DIFFERENCES 24

/* The pixels of one tile: blue, green, red and alpha, premultiplied. */
typedef guchar Pixels[HEIGHT][WIDTH][4];

static void
list_tiles (TbTile tiles[N_TILES])
{
  g_assert_cmpint (tb_tiles_parse (ALL_TILES, tiles, N_TILES), ==, N_TILES - 1);
  tiles[N_TILES - 1] = TB_TILE_NONE;
}

static void
read_pixels (TbTile tile,
             Pixels out)
{
  GdkTexture *texture = tenbo_tile_art_get_texture (tile, HEIGHT);

  g_assert_cmpint (gdk_texture_get_width (texture), ==, WIDTH);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, HEIGHT);
  gdk_texture_download (texture, &out[0][0][0], WIDTH * 4);
}

/* Returns the brightness of a pixel on the body of a tile. */
static int
get_light (const guchar pixel[4])
{
  return (pixel[0] * 7 + pixel[1] * 72 + pixel[2] * 21) / 100 + BODY * (255 - pixel[3]) / 255;
}

static int
count_differences (Pixels a,
                   Pixels b)
{
  int n = 0;

  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      n += ABS (get_light (a[y][x]) - get_light (b[y][x])) >= CLEARLY;

  return n;
}

static void
test_distinct_without_colors (void)
{
  TbTile              tiles[N_TILES];
  static Pixels       pictures[N_TILES];
  static const Pixels nothing;

  list_tiles (tiles);
  g_test_timer_start ();
  for (int i = 0; i < N_TILES; i++)
    read_pixels (tiles[i], pictures[i]);
  g_test_message ("%d tiles drawn in %.1f ms", N_TILES, g_test_timer_elapsed () * 1000);

  for (int i = 0; i < N_TILES; i++)
    {
      const char *name = tenbo_tile_get_name (tiles[i]);

      if (count_differences (pictures[i], (guchar (*)[WIDTH][4]) nothing) < MIN_DIFFERENCES)
        g_error ("%s: hardly anything is drawn", name);
      for (int j = 0; j < i; j++)
        if (count_differences (pictures[i], pictures[j]) < MIN_DIFFERENCES)
          g_error ("%s looks like %s", name, tenbo_tile_get_name (tiles[j]));
    }
}

static void
test_drawn_once (void)
{
  GdkTexture *texture = tenbo_tile_art_get_texture (TB_TILE_EAST, HEIGHT);

  g_assert_true (tenbo_tile_art_get_texture (TB_TILE_EAST, HEIGHT) == texture);
  g_assert_true (tenbo_tile_art_get_texture (TB_TILE_EAST, 2 * HEIGHT) != texture);
  g_assert_true (tenbo_tile_art_get_texture (TB_TILE_NORTH, HEIGHT) != texture);
}

static void
test_sizes (void)
{
  g_assert_cmpint (tenbo_tile_art_get_width (24), ==, 18);
  g_assert_cmpint (tenbo_tile_art_get_width (32), ==, 24);
  g_assert_cmpint (tenbo_tile_art_get_width (96), ==, 72);
  g_assert_cmpint (tenbo_tile_art_get_width (33), ==, 25);
}

/* Asserts that no two tiles have the same name. */
static void
check_names_differ (void)
{
  TbTile tiles[N_TILES];
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  list_tiles (tiles);
  for (int i = 0; i < N_TILES; i++)
    {
      const char *name = tenbo_tile_get_name (tiles[i]);

      g_assert_nonnull (name);
      g_assert_cmpstr (name, !=, "");
      if (!g_hash_table_add (names, (gpointer) name))
        g_error ("two tiles have the name %s", name);
    }
}

static void
test_names (void)
{
  check_names_differ ();
  g_assert_cmpstr (tenbo_tile_get_name (TB_TILE (TB_SUIT_PINZU, 4)), ==, "5 of pinzu");
  g_assert_cmpstr (tenbo_tile_get_name (TB_TILE (TB_SUIT_PINZU, 4) | TB_TILE_RED), ==,
                   "5 of pinzu, red");
  g_assert_cmpstr (tenbo_tile_get_name (TB_TILE_NORTH), ==, "North wind");
  g_assert_cmpstr (tenbo_tile_get_name (TB_TILE_FLOWER | 4), ==, "Plum");
  g_assert_cmpstr (tenbo_tile_get_name (TB_TILE_NONE), ==, "Tile face down");
}

static void
test_names_in_japanese (void)
{
  if (setlocale (LC_ALL, "ja_JP.UTF-8") == NULL)
    {
      g_test_skip ("the locale ja_JP.UTF-8 is not installed");
      return;
    }

  check_names_differ ();
  g_assert_cmpstr (tenbo_tile_get_name (TB_TILE (TB_SUIT_MANZU, 0)), ==, "一萬");
  g_assert_cmpstr (tenbo_tile_get_name (TB_TILE (TB_SUIT_PINZU, 4) | TB_TILE_RED), ==, "赤五筒");
  g_assert_cmpstr (tenbo_tile_get_name (TB_TILE (TB_SUIT_SOUZU, 8)), ==, "九索");
  g_assert_cmpstr (tenbo_tile_get_name (TB_TILE_GREEN), ==, "發");
  g_assert_cmpstr (tenbo_tile_get_name (TB_TILE_FLOWER | 7), ==, "竹");
  setlocale (LC_ALL, "");
}

static void
test_no_tiles (void)
{
  static const TbTile none[] = {
    TB_TILE (TB_SUIT_MANZU, 9),
    TB_TILE (TB_SUIT_SOUZU, 15),
    TB_TILE (TB_SUIT_HONOURS, 7),
    TB_TILE (TB_SUIT_PINZU, 3) | TB_TILE_RED,
    TB_TILE_EAST | TB_TILE_RED,
    TB_TILE_FLOWER | 8,
    TB_TILE_FLOWER | 0x10,
    TB_TILE_NONE - 1,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (none); i++)
    g_assert_null (tenbo_tile_get_name (none[i]));
}

static void
check_size (GtkWidget *tile,
            int        width,
            int        height)
{
  GtkRequisition size;

  gtk_widget_get_preferred_size (tile, &size, NULL);
  g_assert_cmpint (size.width, ==, width);
  g_assert_cmpint (size.height, ==, height);
}

static void
test_tile (void)
{
  GtkWidget *tile = g_object_ref_sink (tenbo_tile_new (TB_TILE_EAST, TENBO_TILE_HEIGHT, FALSE));
  GtkWidget *lying = g_object_ref_sink (tenbo_tile_new (TB_TILE_NORTH, 48, TRUE));

  gtk_test_accessible_assert_role (tile, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (tile, GTK_ACCESSIBLE_PROPERTY_LABEL, "East wind");
  check_size (tile, 24, 32);
  tenbo_tile_set_height (TENBO_TILE (tile), 48);
  check_size (tile, 36, 48);

  gtk_test_accessible_assert_property (lying, GTK_ACCESSIBLE_PROPERTY_LABEL, "North wind");
  check_size (lying, 48, 36);
  g_assert_finalize_object (tile);
  g_assert_finalize_object (lying);
}

/* Returns the pixels on the screen at the position of @tile, @width by @height: four bytes per
 * pixel. */
static void
photograph (GtkWidget *tile,
            int        width,
            int        height,
            guchar    *out)
{
  GtkWidget   *window = gtk_window_new ();
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gtk_window_set_child (GTK_WINDOW (window), tile);
  gtk_widget_set_halign (tile, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (tile, GTK_ALIGN_CENTER);
  gtk_window_present (GTK_WINDOW (window));
  WAIT_UNTIL (gtk_widget_get_width (tile) == width);

  paintable = gtk_widget_paintable_new (tile);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, width);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, height);
  gdk_texture_download (texture, out, (gsize) width * 4);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The opaque part of a picture is on the screen exactly as drawn, also sideways; the rest is the
 * body. */
static void
test_pixels (void)
{
  static Pixels     picture;
  static Pixels     upright;
  static guchar     sideways[WIDTH][HEIGHT][4];
  TenboApplication *application = app_test_start (); /* which has the style of the tile */
  GtkWidget        *lying = tenbo_tile_new (TB_TILE_NONE, TENBO_TILE_HEIGHT, TRUE);
  int               n_covered = 0;

  read_pixels (TB_TILE_NONE, picture);
  photograph (tenbo_tile_new (TB_TILE_NONE, TENBO_TILE_HEIGHT, FALSE), WIDTH, HEIGHT,
              &upright[0][0][0]);
  photograph (lying, HEIGHT, WIDTH, &sideways[0][0][0]);
  for (int y = 1; y < HEIGHT - 1; y++)
    for (int x = 1; x < WIDTH - 1; x++)
      if (picture[y][x][3] == 255)
        {
          g_assert_cmpmem (upright[y][x], 4, picture[y][x], 4);
          g_assert_cmpmem (sideways[WIDTH - 1 - x][y], 4, picture[y][x], 4);
          n_covered++;
        }
  g_assert_cmpint (n_covered, >, 500);

  photograph (tenbo_tile_new (TB_TILE_WHITE, TENBO_TILE_HEIGHT, FALSE), WIDTH, HEIGHT,
              &upright[0][0][0]);
  g_assert_cmpint (get_light (upright[HEIGHT / 2][WIDTH / 2]), >, 240);
  app_test_stop (application);
}

static TbTileHand
make_hand (const char        *closed,
           const char        *win,
           const char *const *melds)
{
  TbTileHand hand;
  TbTile     tiles[TB_MAX_HAND_TILES];
  int        n = tb_tiles_parse (closed, tiles, TB_MAX_HAND_TILES);

  tb_tile_hand_init (&hand);
  for (int i = 0; i < n; i++)
    tb_tile_hand_add (&hand, tiles[i]);
  tb_tiles_parse (win, &hand.win, 1);
  for (guint i = 0; melds[i] != NULL; i++)
    g_assert_cmpint (tb_meld_parse (melds[i], &hand.melds[hand.n_melds++]), ==, TB_MELD_TEXT_FINE);

  return hand;
}

/* Describes the content of @widget: each tile in its notation, `-` face down, `_` after a sideways
 * one, and brackets around a group. */
static void
describe (GtkWidget *widget,
          GString   *text)
{
  gboolean group = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) ==
                     GTK_ACCESSIBLE_ROLE_GROUP &&
                   !TENBO_IS_TILE_ROW (widget);

  if (TENBO_IS_TILE (widget))
    {
      TbTile         tile = tenbo_tile_get_tile (TENBO_TILE (widget));
      char           written[TB_TILE_TEXT_SIZE] = "-";
      GtkRequisition size;

      gtk_widget_get_preferred_size (widget, &size, NULL);

      if (tile != TB_TILE_NONE)
        tb_tile_text (tile, written);
      g_string_append_printf (text, "%s%s", written,
                              size.width > size.height ? "_" : "");
      return;
    }

  if (group)
    g_string_append_c (text, '[');
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    describe (child, text);
  if (group)
    g_string_append_c (text, ']');
}

static void
check_row (GtkWidget  *row,
           const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  describe (row, text);
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_row_of_tiles (void)
{
  GtkWidget *row = g_object_ref_sink (tenbo_tile_row_new ());
  TbTile     tiles[3];

  tb_tiles_parse ("0p3f1m", tiles, 3);
  check_row (row, "");
  tenbo_tile_row_set_tiles (TENBO_TILE_ROW (row), tiles, 3);
  check_row (row, "0p3f1m");
  tenbo_tile_row_set_tiles (TENBO_TILE_ROW (row), NULL, 0);
  check_row (row, "");
  g_assert_finalize_object (row);
}

static void
test_row_of_a_hand (void)
{
  static const char *const called[] = { "chi 345s", "pon 777z", NULL };
  static const char *const kans[] = { "kan 5055m", "kakan 9999s", "ankan 5550p", NULL };
  GtkWidget               *row = g_object_ref_sink (tenbo_tile_row_new ());
  TbTileHand               hand = make_hand ("20s", "2s", called);

  tenbo_tile_row_set_hand (TENBO_TILE_ROW (row), &hand);
  check_row (row, "[2s0s][2s][3s_4s5s][7z_7z7z]");

  hand = make_hand ("1z", "1z", kans);
  hand.n_aside = 2;
  hand.aside[0] = TB_TILE_FLOWER;
  hand.aside[1] = TB_TILE_NORTH;
  tenbo_tile_row_set_hand (TENBO_TILE_ROW (row), &hand);
  check_row (row, "[1z][1z][0m_5m5m5m][9s_9s_9s9s][-0p5p-][1f4z]");

  hand.win = TB_TILE_NONE;
  hand.n_melds = hand.n_aside = 0;
  tenbo_tile_row_set_hand (TENBO_TILE_ROW (row), &hand);
  check_row (row, "[1z]");
  g_assert_finalize_object (row);
}

static void
test_row_names (void)
{
  static const char *const called[] = { "ankan 1111m", NULL };
  static const char *const names[] = { "Closed tiles", "Winning tile", "Concealed kan" };
  GtkWidget               *row = g_object_ref_sink (tenbo_tile_row_new ());
  TbTileHand               hand = make_hand ("2s", "2s", called);
  GtkWidget               *group;

  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_GROUP);
  tenbo_tile_row_set_hand (TENBO_TILE_ROW (row), &hand);
  group = gtk_widget_get_first_child (gtk_widget_get_first_child (row));
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      gtk_test_accessible_assert_role (group, GTK_ACCESSIBLE_ROLE_GROUP);
      gtk_test_accessible_assert_property (group, GTK_ACCESSIBLE_PROPERTY_LABEL, names[i]);
      group = gtk_widget_get_next_sibling (group);
    }
  g_assert_null (group);
  g_assert_finalize_object (row);
}

/* Thirteen closed tiles and the winning one; a kan with an added tile is two sideways tiles
 * high. */
static void
test_row_sizes (void)
{
  static const char *const closed[] = { NULL };
  static const char *const added[] = { "kakan 9999s", NULL };
  GtkWidget               *row = g_object_ref_sink (tenbo_tile_row_new ());
  TbTileHand               hand = make_hand ("19m19p19s1234567z", "1z", closed);
  GtkRequisition           natural;

  tenbo_tile_row_set_hand (TENBO_TILE_ROW (row), &hand);
  gtk_widget_get_preferred_size (row, NULL, &natural);
  g_assert_cmpint (natural.width, ==, 13 * 24 + 12 + 10 + 24);
  g_assert_cmpint (natural.height, ==, 32);

  tenbo_tile_row_set_tile_height (TENBO_TILE_ROW (row), 48);
  gtk_widget_get_preferred_size (row, NULL, &natural);
  g_assert_cmpint (natural.height, ==, 48);

  hand = make_hand ("2s", "2s", added);
  tenbo_tile_row_set_hand (TENBO_TILE_ROW (row), &hand);
  gtk_widget_get_preferred_size (row, NULL, &natural);
  g_assert_cmpint (natural.height, ==, 36 + 1 + 36);
  g_assert_finalize_object (row);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("TENBO_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  g_test_add_func ("/tiles/distinct-without-colors", test_distinct_without_colors);
  g_test_add_func ("/tiles/drawn-once", test_drawn_once);
  g_test_add_func ("/tiles/sizes", test_sizes);
  g_test_add_func ("/tiles/names", test_names);
  g_test_add_func ("/tiles/names-in-japanese", test_names_in_japanese);
  g_test_add_func ("/tiles/no-tiles", test_no_tiles);
  g_test_add_func ("/tiles/tile", test_tile);
  g_test_add_func ("/tiles/pixels", test_pixels);
  g_test_add_func ("/tiles/row-of-tiles", test_row_of_tiles);
  g_test_add_func ("/tiles/row-of-a-hand", test_row_of_a_hand);
  g_test_add_func ("/tiles/row-names", test_row_names);
  g_test_add_func ("/tiles/row-sizes", test_row_sizes);

  return g_test_run ();
}
