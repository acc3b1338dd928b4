/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-layout.h"

G_DEFINE_ENUM_TYPE (TenboTableView,
                    tenbo_table_view,
                    G_DEFINE_ENUM_VALUE (TENBO_TABLE_BESIDE, "beside"),
                    G_DEFINE_ENUM_VALUE (TENBO_TABLE_FLAT, "flat"),
                    G_DEFINE_ENUM_VALUE (TENBO_TABLE_FAR, "far"))

G_DEFINE_ENUM_TYPE (TenboArrangement,
                    tenbo_arrangement,
                    G_DEFINE_ENUM_VALUE (TENBO_ARRANGEMENT_AROUND, "around"),
                    G_DEFINE_ENUM_VALUE (TENBO_ARRANGEMENT_ROWS, "rows"),
                    G_DEFINE_ENUM_VALUE (TENBO_ARRANGEMENT_TALL, "tall"),
                    G_DEFINE_ENUM_VALUE (TENBO_ARRANGEMENT_GRID, "grid"),
                    G_DEFINE_ENUM_VALUE (TENBO_ARRANGEMENT_PAIRS, "pairs"),
                    G_DEFINE_ENUM_VALUE (TENBO_ARRANGEMENT_TILES, "tiles"))

/* --- Sides --- */

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

/* Allocates @widget so that it fills @place of its parent and its lower edge lies at @side. */
static void
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

/* Finds out what the widgets of @ring need. What they have a use for is their natural size, or more
 * where @max_length and @max_depth were more before. */
static void
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

/* The least that is needed along two sides that go from edge to edge, and along the two between
 * them, where what lies in the middle needs @middle in that direction. */
static int
tenbo_ring_min_whole (const TenboRing *ring,
                      int              middle)
{
  return MAX (ring->length, across (ring, middle));
}

static int
tenbo_ring_min_between (const TenboRing *ring,
                        int              middle)
{
  return across (ring, MAX (ring->length, middle));
}

/* Either the left and right sides go from edge to edge, or the upper and lower ones do. */
static void
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

/* --- Around the table, in rows and two by two --- */

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

/* The largest size that a card has a use for. */
static int
tenbo_table_parts_max_card_width (const TenboTableParts *parts)
{
  return max_card[parts->large].width;
}

static int
tenbo_table_parts_max_card_height (const TenboTableParts *parts)
{
  return max_card[parts->large].height;
}

/* Whether the room is a column, higher than it is wide. */
static gboolean
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
static void
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

/* --- Flat on the table --- */

#define FLAT_SPACING  6
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
  TenboRing ring = { .spacing = FLAT_SPACING };

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

/* --- From afar --- */

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
