/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-layout.h"

#define SPACING       12
#define TIGHT_SPACING 6

/* A card that is larger than its contents need looks empty. */
static const struct
{
  int width;
  int height;
} max_card[] = {
  { 340, 200 },
  { 440, 240 }, /* with large figures */
};

int
tenbo_table_parts_max_card_width (const TenboTableParts *parts)
{
  return max_card[parts->large].width;
}

int
tenbo_table_parts_max_card_height (const TenboTableParts *parts)
{
  return max_card[parts->large].height;
}

gboolean
tenbo_table_parts_is_column (const TenboTableParts *parts)
{
  return parts->arrangement == TENBO_ARRANGEMENT_ROWS ||
         parts->arrangement == TENBO_ARRANGEMENT_TALL;
}

GtkWidget *
tenbo_table_parts_get_at (const TenboTableParts *parts,
                          TenboSide              side)
{
  for (int player = 0; player < parts->n_players; player++)
    if (parts->sides[player] == side)
      return parts->panels[player];

  return parts->empty_place;
}

static void
measure (gpointer       widget,
         GtkOrientation orientation,
         int            for_size,
         int           *minimum,
         int           *natural)
{
  gtk_widget_measure (widget, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
allocate (gpointer widget,
          int      x,
          int      y,
          int      width,
          int      height)
{
  gtk_widget_size_allocate (widget, &(GtkAllocation) { x, y, width, height }, -1);
}

static int
natural_height (gpointer widget,
                int      width)
{
  int minimum, natural;

  measure (widget, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural);

  return natural;
}

/* The size that fits every panel. */
void
tenbo_table_parts_measure_panels (const TenboTableParts *parts,
                                  GtkOrientation         orientation,
                                  int                   *minimum,
                                  int                   *natural)
{
  *minimum = *natural = 0;

  for (int i = 0; i < parts->n_players; i++)
    {
      int panel_minimum, panel_natural;

      measure (parts->panels[i], orientation, -1, &panel_minimum, &panel_natural);
      *minimum = MAX (*minimum, panel_minimum);
      *natural = MAX (*natural, panel_natural);
    }
}

static int
n_panel_columns (const TenboTableParts *parts)
{
  return tenbo_table_parts_is_column (parts) ? 1 : 2;
}

static int
n_panel_rows (const TenboTableParts *parts)
{
  int columns = n_panel_columns (parts);

  return (parts->n_players + columns - 1) / columns;
}

/* Two by two, three players leave a place that what else there is to show fills. */
static gboolean
is_centre_in_cell (const TenboTableParts *parts)
{
  return n_panel_columns (parts) * n_panel_rows (parts) > parts->n_players;
}

/* The width of one of the columns, of @width. */
static int
column_width (const TenboTableParts *parts,
              int                    width)
{
  int columns = n_panel_columns (parts);

  return (width - (columns - 1) * TIGHT_SPACING) / columns;
}

static void
measure_around (const TenboTableParts *parts,
                GtkOrientation         orientation,
                int                    for_size,
                int                   *minimum,
                int                   *natural)
{
  int panel_minimum, panel_natural, centre_minimum, centre_natural;

  tenbo_table_parts_measure_panels (parts, orientation, &panel_minimum, &panel_natural);
  measure (parts->centre, orientation, -1, &centre_minimum, &centre_natural);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 2 * panel_minimum + centre_minimum + 2 * SPACING;
      *natural = 2 * panel_natural + centre_natural + 2 * SPACING;
    }
  else
    {
      *minimum = 2 * panel_minimum + MAX (panel_minimum, centre_minimum) + 2 * SPACING;
      *natural = 2 * panel_natural + MAX (panel_natural, centre_natural) + 2 * SPACING;
    }
}

static void
measure_list_width (const TenboTableParts *parts,
                    int                   *minimum,
                    int                   *natural)
{
  int columns = n_panel_columns (parts);
  int centre_minimum, centre_natural, panel_minimum, panel_natural;

  tenbo_table_parts_measure_panels (parts, GTK_ORIENTATION_HORIZONTAL, &panel_minimum,
                                    &panel_natural);
  measure (parts->centre, GTK_ORIENTATION_HORIZONTAL, -1, &centre_minimum, &centre_natural);

  if (is_centre_in_cell (parts))
    panel_minimum = MAX (panel_minimum, centre_minimum);

  *minimum = MAX (centre_minimum, columns * panel_minimum + (columns - 1) * TIGHT_SPACING);
  *natural = MAX (*minimum, columns * panel_natural + (columns - 1) * TIGHT_SPACING);
}

static void
measure_list_height (const TenboTableParts *parts,
                     int                    width,
                     int                   *minimum,
                     int                   *natural)
{
  int rows = n_panel_rows (parts);
  int panel_minimum, panel_natural;

  tenbo_table_parts_measure_panels (parts, GTK_ORIENTATION_VERTICAL, &panel_minimum,
                                    &panel_natural);

  if (is_centre_in_cell (parts))
    {
      int cell = natural_height (parts->centre, width < 0 ? -1 : column_width (parts, width));

      *minimum = rows * MAX (panel_minimum, cell) + (rows - 1) * TIGHT_SPACING;
      *natural = rows * MAX (panel_natural, cell) + (rows - 1) * TIGHT_SPACING;
    }
  else
    {
      int line = natural_height (parts->centre, width);

      *minimum = line + rows * (panel_minimum + TIGHT_SPACING);
      *natural = line + rows * (panel_natural + TIGHT_SPACING);
    }
}

static void
measure_list (const TenboTableParts *parts,
              GtkOrientation         orientation,
              int                    for_size,
              int                   *minimum,
              int                   *natural)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_list_width (parts, minimum, natural);
  else
    measure_list_height (parts, for_size, minimum, natural);
}

/* Each at his side, so turns go to the right, as seen from a chair; three players leave a side
 * empty. */
static void
allocate_around (const TenboTableParts *parts,
                 int                    width,
                 int                    height)
{
  int panel_minimum, panel_natural, centre_minimum, centre_natural;
  int panel_width, panel_height, left, top;

  tenbo_table_parts_measure_panels (parts, GTK_ORIENTATION_HORIZONTAL, &panel_minimum,
                                    &panel_natural);
  measure (parts->centre, GTK_ORIENTATION_HORIZONTAL, -1, &centre_minimum, &centre_natural);
  panel_width = CLAMP ((width - centre_natural - 2 * SPACING) / 2,
                       panel_minimum,
                       MAX (panel_minimum, max_card[parts->large].width));

  /* The middle may need more than a third. */
  tenbo_table_parts_measure_panels (parts, GTK_ORIENTATION_VERTICAL, &panel_minimum,
                                    &panel_natural);
  measure (parts->centre, GTK_ORIENTATION_VERTICAL, -1, &centre_minimum, &centre_natural);
  panel_height = MIN ((height - 2 * SPACING) / 3, (height - 2 * SPACING - centre_minimum) / 2);
  panel_height = CLAMP (panel_height,
                        panel_minimum,
                        MAX (panel_minimum, max_card[parts->large].height));

  left = (width - panel_width) / 2;
  top = (height - panel_height) / 2;
  allocate (tenbo_table_parts_get_at (parts, TENBO_SIDE_BOTTOM),
            left, height - panel_height, panel_width, panel_height);
  allocate (tenbo_table_parts_get_at (parts, TENBO_SIDE_RIGHT),
            width - panel_width, top, panel_width, panel_height);
  allocate (tenbo_table_parts_get_at (parts, TENBO_SIDE_TOP), left, 0, panel_width, panel_height);
  allocate (tenbo_table_parts_get_at (parts, TENBO_SIDE_LEFT), 0, top, panel_width, panel_height);
  allocate (parts->centre, panel_width + SPACING, panel_height + SPACING,
            width - 2 * (panel_width + SPACING), height - 2 * (panel_height + SPACING));
}

static void
allocate_list (const TenboTableParts *parts,
               int                    width,
               int                    height)
{
  int      columns = n_panel_columns (parts);
  int      rows = n_panel_rows (parts);
  gboolean in_cell = is_centre_in_cell (parts);
  int      panel_width = column_width (parts, width);
  int      top = 0;
  int      panel_height, minimum, natural;

  if (!in_cell)
    {
      top = natural_height (parts->centre, width) + TIGHT_SPACING;
      allocate (parts->centre, 0, 0, width, top - TIGHT_SPACING);
    }

  tenbo_table_parts_measure_panels (parts, GTK_ORIENTATION_VERTICAL, &minimum, &natural);
  panel_height = CLAMP ((height - top - (rows - 1) * TIGHT_SPACING) / rows,
                        minimum,
                        MAX (minimum, max_card[parts->large].height));

  for (int i = 0; i < parts->n_players + in_cell; i++)
    {
      gpointer cell = parts->centre;

      if (i < parts->n_players)
        cell = parts->panels[(parts->dealer + i) % parts->n_players];

      allocate (cell,
                (i % columns) * (panel_width + TIGHT_SPACING),
                top + (i / columns) * (panel_height + TIGHT_SPACING),
                panel_width,
                panel_height);
    }
}

const TenboTableLayout tenbo_around_layout = { measure_around, allocate_around };
const TenboTableLayout tenbo_list_layout = { measure_list, allocate_list };
