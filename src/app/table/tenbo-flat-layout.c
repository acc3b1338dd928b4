/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The screen lies in the middle of the table: each panel is turned to its player. */

#include "tenbo-table-layout.h"
#include "tenbo-table-side.h"

#define SPACING       6
#define ROUND_SPACING 24

/* Tiles have no use for more than they need. */
static gboolean
has_cards (const TenboTableParts *parts)
{
  return parts->arrangement != TENBO_ARRANGEMENT_ROWS &&
         parts->arrangement != TENBO_ARRANGEMENT_PAIRS &&
         parts->arrangement != TENBO_ARRANGEMENT_TILES;
}

static TenboRing
make_ring (const TenboTableParts *parts)
{
  TenboRing ring = { .spacing = SPACING };

  for (int side = 0; side < TENBO_N_SIDES; side++)
    ring.widgets[side] = tenbo_table_parts_get_at (parts, (TenboSide) side);

  ring.max_length = tenbo_table_parts_max_card_width (parts);
  if (has_cards (parts))
    ring.max_depth = tenbo_table_parts_max_card_height (parts);
  tenbo_ring_measure (&ring);

  return ring;
}

static void
measure_flat (const TenboTableParts *parts,
              GtkOrientation         orientation,
              int                    for_size,
              int                   *minimum,
              int                   *natural)
{
  TenboRing ring = make_ring (parts);
  int       middle, natural_middle;
  gboolean  column = tenbo_table_parts_is_column (parts);

  gtk_widget_measure (parts->centre, orientation, -1, &middle, &natural_middle, NULL, NULL);
  if ((orientation == GTK_ORIENTATION_VERTICAL) == column)
    *minimum = tenbo_ring_min_between (&ring, middle);
  else
    *minimum = tenbo_ring_min_whole (&ring, middle);
  *natural = *minimum;
}

static GdkRectangle
natural_size (GtkWidget *widget)
{
  GdkRectangle size = { 0 };
  int          minimum;

  if (gtk_widget_get_visible (widget))
    {
      gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &size.width,
                          NULL, NULL);
      gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, &minimum, &size.height,
                          NULL, NULL);
    }

  return size;
}

/* @width by @height around the middle of @room. */
static GdkRectangle
put_into (const GdkRectangle *room,
          int                 width,
          int                 height)
{
  return (GdkRectangle) { room->x + (room->width - width) / 2,
                          room->y + (room->height - height) / 2, width, height };
}

/* The size of the round as it is repeated for who does not sit at the bottom. */
static GdkRectangle
round_size (const TenboTableParts *parts)
{
  GdkRectangle size = { 0 };

  for (int side = TENBO_SIDE_BOTTOM + 1; side < TENBO_N_SIDES; side++)
    if (gtk_widget_get_visible (parts->rounds[side]))
      size = natural_size (parts->rounds[side]);

  return size;
}

/* @length where the round is repeated for @side, nothing where nobody sits. */
static int
room_for (const TenboTableParts *parts,
          TenboSide              side,
          int                    length)
{
  return gtk_widget_get_visible (parts->rounds[side]) ? length : 0;
}

/* What is in the middle, and the round once more for those who do not sit at the bottom: beside
 * it, in the order left, bottom, top, right. */
static gboolean
allocate_row (const TenboTableParts *parts,
              const GdkRectangle    *room)
{
  GdkRectangle centre = natural_size (parts->centre);
  GdkRectangle round = round_size (parts);
  int          left = room_for (parts, TENBO_SIDE_LEFT, round.height + ROUND_SPACING);
  int          top = room_for (parts, TENBO_SIDE_TOP, ROUND_SPACING + round.width);
  int          right = room_for (parts, TENBO_SIDE_RIGHT, ROUND_SPACING + round.height);
  int          width = left + centre.width + top + right;
  int          height = MAX (centre.height, MAX (round.height, round.width));
  GdkRectangle row = put_into (room, width, height);
  GdkRectangle place = put_into (&row, round.height, round.width);

  if (width > room->width || height > room->height)
    return FALSE;

  place.x = row.x;
  tenbo_side_allocate (parts->rounds[TENBO_SIDE_LEFT], TENBO_SIDE_LEFT, &place);
  place.x = row.x + width - round.height;
  tenbo_side_allocate (parts->rounds[TENBO_SIDE_RIGHT], TENBO_SIDE_RIGHT, &place);
  place = put_into (&row, round.width, round.height);
  place.x = row.x + width - right - round.width;
  tenbo_side_allocate (parts->rounds[TENBO_SIDE_TOP], TENBO_SIDE_TOP, &place);
  place = put_into (&row, centre.width, centre.height);
  place.x = row.x + left;
  gtk_widget_size_allocate (parts->centre, &place, -1);

  return TRUE;
}

/* The same one below the other: top, left and right, bottom. */
static gboolean
allocate_column (const TenboTableParts *parts,
                 const GdkRectangle    *room)
{
  GdkRectangle centre = natural_size (parts->centre);
  GdkRectangle round = round_size (parts);
  int          top = room_for (parts, TENBO_SIDE_TOP, round.height + ROUND_SPACING);
  int          sides = 2 * round.height + ROUND_SPACING;
  int          width = MAX (sides, MAX (centre.width, round.width));
  int          height = top + round.width + centre.height + ROUND_SPACING;
  GdkRectangle column = put_into (room, width, height);
  GdkRectangle place = put_into (&column, round.width, round.height);

  if (width > room->width || height > room->height)
    return FALSE;

  place.y = column.y;
  tenbo_side_allocate (parts->rounds[TENBO_SIDE_TOP], TENBO_SIDE_TOP, &place);
  place = put_into (&column, sides, round.width);
  place.y = column.y + top;
  place.width = round.height;
  tenbo_side_allocate (parts->rounds[TENBO_SIDE_LEFT], TENBO_SIDE_LEFT, &place);
  place.x += round.height + ROUND_SPACING;
  tenbo_side_allocate (parts->rounds[TENBO_SIDE_RIGHT], TENBO_SIDE_RIGHT, &place);
  place = put_into (&column, width, centre.height);
  place.y = column.y + height - centre.height;
  gtk_widget_size_allocate (parts->centre, &place, -1);

  return TRUE;
}

/* The panels leave @room. */
static void
allocate_middle (const TenboTableParts *parts,
                 const GdkRectangle    *room)
{
  gboolean fits = allocate_row (parts, room) || allocate_column (parts, room);

  for (int side = 0; side < TENBO_N_SIDES; side++)
    gtk_widget_set_child_visible (parts->rounds[side], fits);
  if (!fits)
    gtk_widget_size_allocate (parts->centre, room, -1);
}

static void
allocate_flat (const TenboTableParts *parts,
               int                    width,
               int                    height)
{
  TenboRing    ring = make_ring (parts);
  GdkRectangle room = { 0, 0, width, height };

  tenbo_ring_allocate (&ring, &room);
  allocate_middle (parts, &room);
}

const TenboTableLayout tenbo_flat_layout = { measure_flat, allocate_flat };
