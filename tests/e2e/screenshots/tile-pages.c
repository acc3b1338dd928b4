/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tile-pages.h"

#include "tenbo-app-test.h"
#include "tenbo-tile-row.h"

#define MAX_TILES 64

static const int small_heights[] = { 32, 24, 48 };

/* The closed part, the winning tile, the melds separated by commas, and the tiles set aside. */
static const struct
{
  const char *closed;
  const char *win;
  const char *melds;
  const char *aside;
} hands[] = {
  { "234m067p55s", "5s", "chi 345s,pon 777z", "" },
  { "19m19p19s1234567z", "1m", "", "" },
  { "1p", "1p", "kan 0555m,kakan 9999s,ankan 0555p,ankan 6666z", "" },
  { "123s55s11z", "1z", "pon 222z,chi 789s", "15f44z" },
};

/* Pushes a new page, whose content scrolls. Borrowed. */
static GtkBox *
push_page (Stage *stage)
{
  GtkWidget *view = app_test_find (stage->window, ADW_TYPE_NAVIGATION_VIEW, NULL);
  GtkWidget *toolbar = adw_toolbar_view_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  g_object_set (box, "margin-top", 12, "margin-bottom", 12, "margin-start", 12, "margin-end", 12,
                NULL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (toolbar), scrolled);
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (view),
                            adw_navigation_page_new (toolbar, "Tiles"));

  return GTK_BOX (box);
}

static void
add_all_tiles (GtkBox *box,
               int     height)
{
  static const char *const lines[] = { "1234506789m", "1234506789p", "1234506789s",
                                       "1234567z", "12345678f" };

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      GtkWidget *row = tenbo_tile_row_new ();
      TbTile     tiles[MAX_TILES];
      int        n = tb_tiles_parse (lines[i], tiles, MAX_TILES - 1);

      if (strchr (lines[i], 'z') != NULL)
        tiles[n++] = TB_TILE_NONE;
      tenbo_tile_row_set_tile_height (TENBO_TILE_ROW (row), height);
      tenbo_tile_row_set_tiles (TENBO_TILE_ROW (row), tiles, (size_t) n);
      gtk_box_append (box, row);
    }
}

void
show_tiles (Stage *stage)
{
  GtkBox *box = push_page (stage);

  gtk_box_set_spacing (box, 4);
  for (gsize i = 0; i < G_N_ELEMENTS (small_heights); i++)
    add_all_tiles (box, small_heights[i]);
}

void
show_tiles_large (Stage *stage)
{
  GtkBox *box = push_page (stage);

  gtk_box_set_spacing (box, 4);
  add_all_tiles (box, 96);
}

static void
read_hand (gsize       index,
           TbTileHand *hand)
{
  TbTile tiles[MAX_TILES];
  int    n = tb_tiles_parse (hands[index].closed, tiles, MAX_TILES);
  g_auto (GStrv) melds = g_strsplit (hands[index].melds, ",", -1);

  tb_tile_hand_init (hand);
  for (int i = 0; i < n; i++)
    tb_tile_hand_add (hand, tiles[i]);
  tb_tiles_parse (hands[index].win, &hand->win, 1);
  for (guint i = 0; melds[i] != NULL; i++)
    tb_meld_parse (melds[i], &hand->melds[hand->n_melds++]);
  hand->n_aside = (uint8_t) tb_tiles_parse (hands[index].aside, hand->aside, TB_MAX_ASIDE);
}

/* The last row is insensitive. */
void
show_tiles_hands (Stage *stage)
{
  GtkBox *box = push_page (stage);

  for (gsize i = 0; i <= G_N_ELEMENTS (hands); i++)
    {
      GtkWidget *row = tenbo_tile_row_new ();
      TbTileHand hand;

      read_hand (i % G_N_ELEMENTS (hands), &hand);
      tenbo_tile_row_set_hand (TENBO_TILE_ROW (row), &hand);
      gtk_widget_set_sensitive (row, i < G_N_ELEMENTS (hands));
      gtk_box_append (box, row);
    }
}
