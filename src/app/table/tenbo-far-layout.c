/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The screen stands across the room: figures as large as there is room. */

#include "tenbo-table-layout.h"

#define SPACING 12

/* The figures grow and shrink, so there is nothing that they need. */
#define MIN_WIDTH  120
#define MIN_HEIGHT 90

static void
measure_far (const TenboTableParts *parts,
             GtkOrientation         orientation,
             int                    for_size,
             int                   *minimum,
             int                   *natural)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : MIN_HEIGHT;
}

/* Allocates @widget, which is @width by @height, @scale times as large around the middle of
 * @cell. */
static void
allocate_scaled (GtkWidget          *widget,
                 int                 width,
                 int                 height,
                 float               scale,
                 const GdkRectangle *cell)
{
  float         x = (float) cell->x + ((float) cell->width - (float) width * scale) / 2;
  float         y = (float) cell->y + ((float) cell->height - (float) height * scale) / 2;
  GskTransform *transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y));

  transform = gsk_transform_scale (transform, scale, scale);
  gtk_widget_allocate (widget, width, height, -1, transform);
}

static float
fit (int width,
     int height,
     int room_width,
     int room_height)
{
  return MIN ((float) room_width / (float) width, (float) room_height / (float) height);
}

/* In how many columns the panels can be largest. */
static int
choose_columns (int n_players,
                int width,
                int height,
                int room_width,
                int room_height)
{
  int   best = 1;
  float best_scale = 0;

  for (int columns = 1; columns <= n_players; columns++)
    {
      int   rows = (n_players + columns - 1) / columns;
      float scale = fit (width, height, (room_width - (columns - 1) * SPACING) / columns,
                         (room_height - (rows - 1) * SPACING) / rows);

      if (scale > best_scale)
        {
          best = columns;
          best_scale = scale;
        }
    }

  return best;
}

static void
allocate_panels (const TenboTableParts *parts,
                 const GdkRectangle    *room)
{
  int          minimum, width, height, columns, rows;
  GdkRectangle cell;
  float        scale;

  tenbo_table_parts_measure_panels (parts, GTK_ORIENTATION_HORIZONTAL, &minimum, &width);
  tenbo_table_parts_measure_panels (parts, GTK_ORIENTATION_VERTICAL, &minimum, &height);
  columns = choose_columns (parts->n_players, width, height, room->width, room->height);
  rows = (parts->n_players + columns - 1) / columns;
  cell.width = (room->width - (columns - 1) * SPACING) / columns;
  cell.height = (room->height - (rows - 1) * SPACING) / rows;
  scale = fit (width, height, cell.width, cell.height);

  /* What is left of a cell belongs to its panel. */
  width = MAX (width, (int) ((float) cell.width / scale));
  height = MAX (height, (int) ((float) cell.height / scale));

  for (int player = 0; player < parts->n_players; player++)
    {
      cell.x = room->x + player % columns * (cell.width + SPACING);
      cell.y = room->y + player / columns * (cell.height + SPACING);
      allocate_scaled (parts->panels[player], width, height, scale, &cell);
    }
}

static void
allocate_far (const TenboTableParts *parts,
              int                    width,
              int                    height)
{
  GtkWidget   *round = parts->rounds[0];
  GdkRectangle room = { 0, 0, width, 0 };
  int          minimum, round_width, round_height;

  gtk_widget_measure (round, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &round_width, NULL, NULL);
  gtk_widget_measure (round, GTK_ORIENTATION_VERTICAL, -1, &minimum, &round_height, NULL, NULL);
  gtk_widget_set_child_visible (round, TRUE);

  /* Nothing of what the round leaves on a narrow screen is lost to the figures. */
  room.height = MIN (height * 3 / 14, round_height * width / MAX (round_width, 1));
  allocate_scaled (round, round_width, round_height,
                   fit (round_width, round_height, room.width, room.height), &room);

  room.y = room.height + SPACING;
  room.height = height - room.y;
  allocate_panels (parts, &room);
}

const TenboTableLayout tenbo_far_layout = { measure_far, allocate_far };
