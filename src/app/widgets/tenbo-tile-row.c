/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-tile-row.h"

#include "tenbo-label.h"
#include "tenbo-tile-name.h"
#include "tenbo-tile.h"

#include <glib/gi18n.h>

/* Spacing between tiles, and between groups of tiles */
#define TILE_SPACING  1
#define GROUP_SPACING 10
#define LINE_SPACING  4

struct _TenboTileRow
{
  AdwBin parent_instance;

  GtkWidget *groups;
  int        tile_height;
};

G_DEFINE_FINAL_TYPE (TenboTileRow, tenbo_tile_row, ADW_TYPE_BIN)

static GtkWidget *
create_tile (TenboTileRow *self,
             TbTile        tile,
             gboolean      sideways)
{
  GtkWidget *widget = tenbo_tile_new (tile, self->tile_height, sideways);

  gtk_widget_set_valign (widget, GTK_ALIGN_END);

  return widget;
}

/* Appends a new group with the accessible label @name. Borrowed. */
static GtkBox *
add_group (TenboTileRow *self,
           const char   *name)
{
  GtkWidget *group = g_object_new (GTK_TYPE_BOX,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                   "spacing", TILE_SPACING,
                                   "valign", GTK_ALIGN_END,
                                   NULL);

  gtk_widget_set_direction (group, GTK_TEXT_DIR_LTR);
  tenbo_label_set_accessible (group, name);
  adw_wrap_box_append (ADW_WRAP_BOX (self->groups), group);

  return GTK_BOX (group);
}

static void
add_tiles (TenboTileRow *self,
           const char   *name,
           const TbTile *tiles,
           size_t        n_tiles)
{
  GtkBox *group;

  if (n_tiles == 0)
    return;

  group = add_group (self, name);
  for (size_t i = 0; i < n_tiles; i++)
    gtk_box_append (group, create_tile (self, tiles[i], FALSE));
}

static void
add_meld (TenboTileRow *self,
          const TbMeld *meld)
{
  GtkBox    *group = add_group (self, tenbo_tile_get_meld_name (meld->kind));
  GtkWidget *pile;
  TbTile     tiles[4];
  size_t     n = tb_meld_tiles (meld, tiles);
  size_t     next = 1;

  switch (meld->kind)
    {
    case TB_MELD_ANKAN:
      /* The two tiles in the middle are face up, red fives first. */
      gtk_box_append (group, create_tile (self, TB_TILE_NONE, FALSE));
      gtk_box_append (group, create_tile (self, tiles[0], FALSE));
      gtk_box_append (group, create_tile (self, tiles[1], FALSE));
      gtk_box_append (group, create_tile (self, TB_TILE_NONE, FALSE));
      return;

    case TB_MELD_KAKAN:
      /* The called tile, and above it the tile that was added later */
      pile = gtk_box_new (GTK_ORIENTATION_VERTICAL, TILE_SPACING);
      gtk_widget_set_valign (pile, GTK_ALIGN_END);
      gtk_box_append (GTK_BOX (pile), create_tile (self, tiles[0], TRUE));
      gtk_box_append (GTK_BOX (pile), create_tile (self, tiles[1], TRUE));
      gtk_box_append (group, pile);
      next = 2;
      break;

    case TB_MELD_CHI:
    case TB_MELD_PON:
    case TB_MELD_KAN:
      gtk_box_append (group, create_tile (self, tiles[0], TRUE));
      break;
    }

  for (size_t i = next; i < n; i++)
    gtk_box_append (group, create_tile (self, tiles[i], FALSE));
}

static void
clear (TenboTileRow *self,
       int           spacing)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->groups)) != NULL)
    adw_wrap_box_remove (ADW_WRAP_BOX (self->groups), child);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (self->groups), spacing);
}

/* Sets the height of all tiles below @widget to that of @self. */
static void
update_heights (TenboTileRow *self,
                GtkWidget    *widget)
{
  if (TENBO_IS_TILE (widget))
    tenbo_tile_set_height (TENBO_TILE (widget), self->tile_height);

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    update_heights (self, child);
}

static void
tenbo_tile_row_class_init (TenboTileRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "tile-row");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tenbo_tile_row_init (TenboTileRow *self)
{
  self->tile_height = TENBO_TILE_HEIGHT;
  self->groups = g_object_new (ADW_TYPE_WRAP_BOX,
                               "accessible-role", GTK_ACCESSIBLE_ROLE_GENERIC,
                               "line-spacing", LINE_SPACING,
                               NULL);
  gtk_widget_set_direction (self->groups, GTK_TEXT_DIR_LTR);
  adw_bin_set_child (ADW_BIN (self), self->groups);
  tenbo_label_set_accessible (self, _ ("Tiles"));
}

GtkWidget *
tenbo_tile_row_new (void)
{
  return g_object_new (TENBO_TYPE_TILE_ROW, NULL);
}

void
tenbo_tile_row_set_tiles (TenboTileRow *self,
                          const TbTile *tiles,
                          size_t        n_tiles)
{
  g_return_if_fail (TENBO_IS_TILE_ROW (self));
  g_return_if_fail (tiles != NULL || n_tiles == 0);

  clear (self, TILE_SPACING);
  for (size_t i = 0; i < n_tiles; i++)
    adw_wrap_box_append (ADW_WRAP_BOX (self->groups), create_tile (self, tiles[i], FALSE));
}

void
tenbo_tile_row_set_hand (TenboTileRow     *self,
                         const TbTileHand *hand)
{
  TbTile tiles[TB_MAX_HAND_TILES];

  g_return_if_fail (TENBO_IS_TILE_ROW (self));
  g_return_if_fail (hand != NULL);

  clear (self, GROUP_SPACING);
  add_tiles (self, _ ("Closed tiles"), tiles, tb_tile_hand_list (hand, tiles));
  add_tiles (self, _ ("Winning tile"), &hand->win, hand->win != TB_TILE_NONE);
  for (uint8_t i = 0; i < hand->n_melds; i++)
    add_meld (self, &hand->melds[i]);
  add_tiles (self, _ ("Set aside"), hand->aside, hand->n_aside);
}

void
tenbo_tile_row_set_tile_height (TenboTileRow *self,
                                int           height)
{
  g_return_if_fail (TENBO_IS_TILE_ROW (self));
  g_return_if_fail (height >= TENBO_TILE_MIN_HEIGHT && height <= TENBO_TILE_MAX_HEIGHT);

  if (self->tile_height == height)
    return;

  self->tile_height = height;
  update_heights (self, self->groups);
}
