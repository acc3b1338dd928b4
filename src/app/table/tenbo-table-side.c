/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-side.h"

static const float turns[] = {
  [TENBO_SIDE_BOTTOM] = 0,
  [TENBO_SIDE_RIGHT] = -90,
  [TENBO_SIDE_TOP] = 180,
  [TENBO_SIDE_LEFT] = 90,
};

/* Places are counted clockwise, sides against the clock. */
TenboSide
tenbo_side_of_place (TbPlace place)
{
  return (TenboSide) ((TENBO_N_SIDES - (int) place) % TENBO_N_SIDES);
}

gboolean
tenbo_side_is_upright (TenboSide side)
{
  return side == TENBO_SIDE_BOTTOM || side == TENBO_SIDE_TOP;
}

void
tenbo_side_allocate (GtkWidget          *widget,
                     TenboSide           side,
                     const GdkRectangle *place)
{
  tenbo_side_allocate_scaled (widget, side, place, 1);
}

/* Whole pixels that fit, where a quotient that is whole may have lost a little. */
static int
divide (int   pixels,
        float scale)
{
  return (int) ((float) pixels / scale + 0.01f);
}

void
tenbo_side_allocate_scaled (GtkWidget          *widget,
                            TenboSide           side,
                            const GdkRectangle *place,
                            float               scale)
{
  gboolean      upright = tenbo_side_is_upright (side);
  int           width = divide (upright ? place->width : place->height, scale);
  int           height = divide (upright ? place->height : place->width, scale);
  int           right = side == TENBO_SIDE_TOP || side == TENBO_SIDE_LEFT ? place->width : 0;
  int           below = side == TENBO_SIDE_TOP || side == TENBO_SIDE_RIGHT ? place->height : 0;
  float         x = (float) (place->x + right);
  float         y = (float) (place->y + below);
  GskTransform *transform;

  /* The upper left corner of the widget comes to lie in the corner that is it from its side. */
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y));
  transform = gsk_transform_rotate (transform, turns[side]);
  if (scale != 1)
    transform = gsk_transform_scale (transform, scale, scale);
  gtk_widget_allocate (widget, width, height, -1, transform);
}

void
tenbo_ring_measure (TenboRing *ring)
{
  ring->length = ring->depth = 0;

  for (int side = 0; side < TENBO_N_SIDES; side++)
    {
      int length, depth, max_length, max_depth;

      if (ring->widgets[side] == NULL)
        continue;

      gtk_widget_measure (ring->widgets[side], GTK_ORIENTATION_HORIZONTAL, -1,
                          &length, &max_length, NULL, NULL);
      gtk_widget_measure (ring->widgets[side], GTK_ORIENTATION_VERTICAL, -1,
                          &depth, &max_depth, NULL, NULL);
      ring->length = MAX (ring->length, length);
      ring->depth = MAX (ring->depth, depth);
      ring->max_length = MAX (ring->max_length, max_length);
      ring->max_depth = MAX (ring->max_depth, max_depth);
    }
}

/* What two sides and what lies between them need. */
static int
across (const TenboRing *ring,
        int              middle)
{
  return 2 * (ring->depth + ring->spacing) + middle;
}

int
tenbo_ring_min_whole (const TenboRing *ring,
                      int              middle)
{
  return MAX (ring->length, across (ring, middle));
}

int
tenbo_ring_min_between (const TenboRing *ring,
                        int              middle)
{
  return across (ring, MAX (ring->length, middle));
}

/* Either the left and right sides go from edge to edge, or the upper and lower ones do. */
void
tenbo_ring_allocate (const TenboRing *ring,
                     GdkRectangle    *room)
{
  int      needed = across (ring, ring->length);
  gboolean tall = room->height >= needed && room->height > room->width;
  gboolean broad = room->width >= needed && !tall;
  int      least = MIN (room->width, room->height);
  int      depth = CLAMP (least / 3 - ring->spacing, ring->depth, ring->max_depth);
  int      inset = depth + ring->spacing;
  int      end = MIN (ring->max_length, room->width - (broad ? 2 * inset : 0));
  int      side = MIN (ring->max_length, room->height - (broad ? 0 : 2 * inset));
  int      x = room->x + (room->width - end) / 2;
  int      y = room->y + (room->height - side) / 2;

  GdkRectangle places[] = {
    [TENBO_SIDE_BOTTOM] = { x, room->y + room->height - depth, end, depth },
    [TENBO_SIDE_RIGHT] = { room->x + room->width - depth, y, depth, side },
    [TENBO_SIDE_TOP] = { x, room->y, end, depth },
    [TENBO_SIDE_LEFT] = { room->x, y, depth, side },
  };

  for (int i = 0; i < TENBO_N_SIDES; i++)
    if (ring->widgets[i] != NULL)
      tenbo_side_allocate (ring->widgets[i], (TenboSide) i, &places[i]);

  *room = (GdkRectangle) { room->x + inset, room->y + inset, room->width - 2 * inset,
                           room->height - 2 * inset };
}
