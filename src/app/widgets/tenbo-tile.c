/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-tile.h"

#include "tenbo-label.h"
#include "tenbo-tile-art.h"
#include "tenbo-tile-name.h"

#include <math.h>

/* The corner radius is the height divided by this number. */
#define CORNER 10

struct _TenboTile
{
  GtkWidget parent_instance;

  TbTile   tile;
  int      height;
  gboolean sideways;
};

G_DEFINE_FINAL_TYPE (TenboTile, tenbo_tile, GTK_TYPE_WIDGET)

/* On a light page, the edge is visible; on a dark page, the tile itself is. */
static const GdkRGBA edge = { 0, 0, 0, 0.4f };

static void
tenbo_tile_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  TenboTile  *self = TENBO_TILE (widget);
  GtkNative  *native = gtk_widget_get_native (widget);
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;
  double      scale = surface != NULL ? gdk_surface_get_scale (surface)
                                      : gtk_widget_get_scale_factor (widget);
  int         width = tenbo_tile_art_get_width (self->height);
  int         across = self->sideways ? self->height : width;
  int         down = self->sideways ? width : self->height;
  int         left = (gtk_widget_get_width (widget) - across) / 2;
  int         top = (gtk_widget_get_height (widget) - down) / 2;

  GskRoundedRect outline;
  GdkTexture    *face;
  GdkRGBA        ivory;

  /* Center the tile in the allocated space. */
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) left, (float) top));
  gtk_widget_get_color (widget, &ivory);
  gsk_rounded_rect_init_from_rect (&outline,
                                   &GRAPHENE_RECT_INIT (0, 0, (float) across, (float) down),
                                   (float) (self->height / CORNER));
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &ivory, &outline.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { 1, 1, 1, 1 },
                              (GdkRGBA[4]) { edge, edge, edge, edge });
  if (self->sideways)
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, (float) down));
      gtk_snapshot_rotate (snapshot, -90);
    }

  /* Use the height in device pixels, so that the picture is not scaled. */
  face = tenbo_tile_art_get_texture (self->tile, (int) ceil (self->height * scale));
  gtk_snapshot_append_texture (snapshot, face,
                               &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) self->height));
}

static void
tenbo_tile_measure (GtkWidget     *widget,
                    GtkOrientation orientation,
                    int            for_size,
                    int           *minimum,
                    int           *natural,
                    int           *minimum_baseline,
                    int           *natural_baseline)
{
  TenboTile *self = TENBO_TILE (widget);
  gboolean   along = (orientation == GTK_ORIENTATION_VERTICAL) != self->sideways;

  *minimum = *natural = along ? self->height : tenbo_tile_art_get_width (self->height);
}

static void
tenbo_tile_class_init (TenboTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = tenbo_tile_measure;
  widget_class->snapshot = tenbo_tile_snapshot;

  gtk_widget_class_set_css_name (widget_class, "tile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tenbo_tile_init (TenboTile *self)
{
}

GtkWidget *
tenbo_tile_new (TbTile   tile,
                int      height,
                gboolean sideways)
{
  TenboTile *self = g_object_new (TENBO_TYPE_TILE, NULL);

  g_return_val_if_fail (tenbo_tile_get_name (tile) != NULL, GTK_WIDGET (self));

  self->tile = tile;
  self->sideways = sideways;
  tenbo_tile_set_height (self, height);
  tenbo_label_set_accessible (self, tenbo_tile_get_name (tile));

  return GTK_WIDGET (self);
}

TbTile
tenbo_tile_get_tile (TenboTile *self)
{
  g_return_val_if_fail (TENBO_IS_TILE (self), TB_TILE_NONE);

  return self->tile;
}

void
tenbo_tile_set_height (TenboTile *self,
                       int        height)
{
  g_return_if_fail (TENBO_IS_TILE (self));
  g_return_if_fail (height >= TENBO_TILE_MIN_HEIGHT && height <= TENBO_TILE_MAX_HEIGHT);

  if (self->height == height)
    return;

  self->height = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
