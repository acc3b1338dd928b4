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
  [TENBO_SCREEN_SIDE_BOTTOM] = 0,
  [TENBO_SCREEN_SIDE_RIGHT] = -90,
  [TENBO_SCREEN_SIDE_TOP] = 180,
  [TENBO_SCREEN_SIDE_LEFT] = 90,
};

/* Sides of the table are counted clockwise, sides of the screen counterclockwise. */
TenboScreenSide
tenbo_screen_side_of (TbSide side)
{
  return (TenboScreenSide) ((TENBO_N_SCREEN_SIDES - (int) side) % TENBO_N_SCREEN_SIDES);
}

gboolean
tenbo_screen_side_is_upright (TenboScreenSide side)
{
  return side == TENBO_SCREEN_SIDE_BOTTOM || side == TENBO_SCREEN_SIDE_TOP;
}

/* Allocates @widget to @area of its parent, with its lower edge at @side. */
static void
tenbo_screen_side_allocate (GtkWidget          *widget,
                            TenboScreenSide     side,
                            const GdkRectangle *area)
{
  tenbo_screen_side_allocate_scaled (widget, side, area, 1);
}

/* Returns the number of whole pixels. The small addend corrects quotients that are slightly below a
 * whole number. */
static int
divide (int   pixels,
        float scale)
{
  return (int) ((float) pixels / scale + 0.01f);
}

void
tenbo_screen_side_allocate_scaled (GtkWidget          *widget,
                                   TenboScreenSide     side,
                                   const GdkRectangle *area,
                                   float               scale)
{
  gboolean      upright = tenbo_screen_side_is_upright (side);
  int           width = divide (upright ? area->width : area->height, scale);
  int           height = divide (upright ? area->height : area->width, scale);
  gboolean      to_right = side == TENBO_SCREEN_SIDE_TOP || side == TENBO_SCREEN_SIDE_LEFT;
  gboolean      to_bottom = side == TENBO_SCREEN_SIDE_TOP || side == TENBO_SCREEN_SIDE_RIGHT;
  int           right = to_right ? area->width : 0;
  int           below = to_bottom ? area->height : 0;
  float         x = (float) (area->x + right);
  float         y = (float) (area->y + below);
  GskTransform *transform;

  /* Moves the origin to the corner that is the upper left one as seen from @side. */
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y));
  transform = gsk_transform_rotate (transform, turns[side]);
  if (scale != 1)
    transform = gsk_transform_scale (transform, scale, scale);
  gtk_widget_allocate (widget, width, height, -1, transform);
}

/* --- Around the table, in rows and two by two --- */

#define SPACING       12
#define TIGHT_SPACING 6

/* Largest size of a card; a card with more space looks empty. */
#define MAX_CARD_WIDTH  340
#define MAX_CARD_HEIGHT 200

gboolean
tenbo_table_parts_is_column (const TenboTableParts *parts)
{
  return parts->arrangement == TENBO_ARRANGEMENT_ROWS ||
         parts->arrangement == TENBO_ARRANGEMENT_TALL;
}

GtkWidget *
tenbo_table_parts_get_at (const TenboTableParts *parts,
                          TenboScreenSide        side)
{
  for (int player = 0; player < parts->n_players; player++)
    if (parts->sides[player] == side)
      return parts->panels[player];

  return parts->empty_side;
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
allocate (gpointer      widget,
          GtkAllocation area)
{
  gtk_widget_size_allocate (widget, &area, -1);
}

static int
natural_height (gpointer widget,
                int      width)
{
  int minimum, natural;

  measure (widget, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural);

  return natural;
}

/* Measures a size that fits every panel. */
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

/* Returns whether the center uses the cell that three players leave free in two columns. */
static gboolean
is_centre_in_cell (const TenboTableParts *parts)
{
  return n_panel_columns (parts) * n_panel_rows (parts) > parts->n_players;
}

/* Returns the width of one column if all columns take @width. */
static int
column_width (const TenboTableParts *parts,
              int                    width)
{
  int columns = n_panel_columns (parts);

  return (width - (columns - 1) * TIGHT_SPACING) / columns;
}

/* Returns the width of the center between two panels of the natural width @panel: @natural, but at
 * least enough for a stick and "Pot 12,000", so that the panels do not move when the pot grows. */
static int
width_between (int panel,
               int natural)
{
  return MAX (natural, panel * 3 / 5);
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
      *natural = 2 * panel_natural + width_between (panel_natural, centre_natural) + 2 * SPACING;
    }
  else
    {
      *minimum = 2 * panel_minimum + MAX (panel_minimum, centre_minimum) + 2 * SPACING;
      *natural = 2 * panel_natural + MAX (panel_natural, centre_natural) + 2 * SPACING;
    }
}

static void
measure_list (const TenboTableParts *parts,
              GtkOrientation         orientation,
              int                    for_size,
              int                   *minimum,
              int                   *natural)
{
  int      columns = n_panel_columns (parts);
  int      rows = n_panel_rows (parts);
  gboolean in_cell = is_centre_in_cell (parts);
  int      centre, natural_centre, panel, natural_panel;

  tenbo_table_parts_measure_panels (parts, orientation, &panel, &natural_panel);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure (parts->centre, orientation, -1, &centre, &natural_centre);
      if (in_cell)
        panel = MAX (panel, centre);

      *minimum = MAX (centre, columns * panel + (columns - 1) * TIGHT_SPACING);
      *natural = MAX (*minimum, columns * natural_panel + (columns - 1) * TIGHT_SPACING);
    }
  else if (in_cell)
    {
      int width = for_size < 0 ? -1 : column_width (parts, for_size);

      centre = natural_height (parts->centre, width);
      *minimum = rows * MAX (panel, centre) + (rows - 1) * TIGHT_SPACING;
      *natural = rows * MAX (natural_panel, centre) + (rows - 1) * TIGHT_SPACING;
    }
  else
    {
      centre = natural_height (parts->centre, for_size);
      *minimum = centre + rows * (panel + TIGHT_SPACING);
      *natural = centre + rows * (natural_panel + TIGHT_SPACING);
    }
}

/* Allocates each panel at the player's side of the table. Turns go to the right, as seen from a
 * chair; three players leave one side empty. */
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
  panel_width = CLAMP ((width - width_between (panel_natural, centre_natural) - 2 * SPACING) / 2,
                       panel_minimum,
                       MAX (panel_minimum, MAX_CARD_WIDTH));

  /* The center may need more than a third. */
  tenbo_table_parts_measure_panels (parts, GTK_ORIENTATION_VERTICAL, &panel_minimum,
                                    &panel_natural);
  measure (parts->centre, GTK_ORIENTATION_VERTICAL, -1, &centre_minimum, &centre_natural);
  panel_height = MIN ((height - 2 * SPACING) / 3, (height - 2 * SPACING - centre_minimum) / 2);
  panel_height = CLAMP (panel_height,
                        panel_minimum,
                        MAX (panel_minimum, MAX_CARD_HEIGHT));

  left = (width - panel_width) / 2;
  top = (height - panel_height) / 2;
  allocate (tenbo_table_parts_get_at (parts, TENBO_SCREEN_SIDE_BOTTOM),
            (GtkAllocation) { left, height - panel_height, panel_width, panel_height });
  allocate (tenbo_table_parts_get_at (parts, TENBO_SCREEN_SIDE_RIGHT),
            (GtkAllocation) { width - panel_width, top, panel_width, panel_height });
  allocate (tenbo_table_parts_get_at (parts, TENBO_SCREEN_SIDE_TOP),
            (GtkAllocation) { left, 0, panel_width, panel_height });
  allocate (tenbo_table_parts_get_at (parts, TENBO_SCREEN_SIDE_LEFT),
            (GtkAllocation) { 0, top, panel_width, panel_height });
  allocate (parts->centre,
            (GtkAllocation) { panel_width + SPACING, panel_height + SPACING,
                              width - 2 * (panel_width + SPACING),
                              height - 2 * (panel_height + SPACING) });
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
      allocate (parts->centre, (GtkAllocation) { 0, 0, width, top - TIGHT_SPACING });
    }

  tenbo_table_parts_measure_panels (parts, GTK_ORIENTATION_VERTICAL, &minimum, &natural);
  panel_height = CLAMP ((height - top - (rows - 1) * TIGHT_SPACING) / rows,
                        minimum,
                        MAX (minimum, MAX_CARD_HEIGHT));

  for (int i = 0; i < parts->n_players + in_cell; i++)
    {
      gboolean is_panel = i < parts->n_players;

      allocate (is_panel ? parts->panels[(parts->dealer + i) % parts->n_players] : parts->centre,
                (GtkAllocation) { (i % columns) * (panel_width + TIGHT_SPACING),
                                  top + (i / columns) * (panel_height + TIGHT_SPACING),
                                  panel_width, panel_height });
    }
}

const TenboTableLayout tenbo_around_layout = { measure_around, allocate_around };
const TenboTableLayout tenbo_list_layout = { measure_list, allocate_list };

/* --- Flat on the table --- */

#define MAX_FLAT_LENGTH 640
#define MAX_FLAT_DEPTH  260

#define FLAT_SPACING  6
#define ROUND_SPACING 12

/* Size of the panels around the center. Length is along the side, depth from the edge to the
 * center; all in pixels. */
typedef struct
{
  int length;
  int depth;
  int natural_length;
  int natural_depth;
  int max_length;
  int max_depth;
} Ring;

static Ring
measure_ring (const TenboTableParts *parts)
{
  Ring ring = { .max_length = MAX_FLAT_LENGTH };
  int  length, depth, natural_length, natural_depth;

  /* Tiles get no more than their natural size. */
  if (parts->arrangement != TENBO_ARRANGEMENT_ROWS &&
      parts->arrangement != TENBO_ARRANGEMENT_PAIRS &&
      parts->arrangement != TENBO_ARRANGEMENT_TILES)
    ring.max_depth = MAX_FLAT_DEPTH;

  for (int side = 0; side < TENBO_N_SCREEN_SIDES; side++)
    {
      GtkWidget *panel = tenbo_table_parts_get_at (parts, (TenboScreenSide) side);

      measure (panel, GTK_ORIENTATION_HORIZONTAL, -1, &length, &natural_length);
      measure (panel, GTK_ORIENTATION_VERTICAL, -1, &depth, &natural_depth);
      ring.length = MAX (ring.length, length);
      ring.depth = MAX (ring.depth, depth);
      ring.natural_length = MAX (ring.natural_length, natural_length);
      ring.natural_depth = MAX (ring.natural_depth, natural_depth);
    }
  ring.max_length = MAX (ring.max_length, ring.natural_length);
  ring.max_depth = MAX (ring.max_depth, ring.natural_depth);

  return ring;
}

/* Returns the size across two opposite panels of the depth @depth and the space @middle between
 * them. */
static int
across (int depth,
        int middle)
{
  return 2 * (depth + FLAT_SPACING) + middle;
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

/* Returns the size of the center as the left or right player sees it. */
static GdkRectangle
side_round_size (const TenboTableParts *parts)
{
  GdkRectangle left = natural_size (parts->rounds[TENBO_SCREEN_SIDE_LEFT]);

  return left.width > 0 ? left : natural_size (parts->rounds[TENBO_SCREEN_SIDE_RIGHT]);
}

/* Returns the size of the center in a space of @width. */
static GdkRectangle
centre_size (const TenboTableParts *parts,
             int                    width)
{
  GdkRectangle size = natural_size (parts->centre);
  int          minimum, natural;

  measure (parts->centre, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural);
  size.width = CLAMP (width, minimum, natural);
  size.height = natural_height (parts->centre, size.width);

  return size;
}

/* Returns the size of the space between the panels that has room for the center and its
 * repetitions: those of the left and right players beside the others, or @stacked between them. A
 * center in lines is no wider than the one at the top, which has fewer parts. */
static GdkRectangle
middle_size (const TenboTableParts *parts,
             gboolean               stacked)
{
  GdkRectangle top = natural_size (parts->rounds[TENBO_SCREEN_SIDE_TOP]);
  GdkRectangle side = side_round_size (parts);
  GdkRectangle centre = centre_size (parts, top.width > 0 ? top.width : G_MAXINT);
  int          width = MAX (centre.width, top.width);
  int          height = top.height + ROUND_SPACING + centre.height;

  if (stacked)
    return (GdkRectangle) { .width = MAX (width, 2 * side.height + ROUND_SPACING),
                            .height = height + side.width + ROUND_SPACING };

  return (GdkRectangle) { .width = width + 2 * (side.height + ROUND_SPACING),
                          .height = MAX (height, side.width) };
}

static void
measure_flat (const TenboTableParts *parts,
              GtkOrientation         orientation,
              int                    for_size,
              int                   *minimum,
              int                   *natural)
{
  Ring         ring = measure_ring (parts);
  gboolean     column = tenbo_table_parts_is_column (parts);
  GdkRectangle size = middle_size (parts, column);
  gboolean     is_vertical = orientation == GTK_ORIENTATION_VERTICAL;
  int          natural_middle = is_vertical ? size.height : size.width;
  int          middle, ignored;

  measure (parts->centre, orientation, -1, &middle, &ignored);
  /* Two panels extend from edge to edge, the other two are between them. */
  if (is_vertical == column)
    {
      *minimum = across (ring.depth, MAX (ring.length, middle));
      *natural = across (ring.natural_depth, MAX (ring.natural_length, natural_middle));
    }
  else
    {
      *minimum = MAX (ring.length, across (ring.depth, middle));
      *natural = MAX (ring.natural_length, across (ring.natural_depth, natural_middle));
    }
}

/* Whether the center and the rounds fit into @room. */
static gboolean
fits_middle (const TenboTableParts *parts,
             const GdkRectangle    *room,
             gboolean               stacked)
{
  GdkRectangle size = middle_size (parts, stacked);

  return size.width <= room->width && size.height <= room->height;
}

/* Allocates the center of each player at the edge of @room that the player faces; the one at the
 * bottom is below those of the left and right players if @stacked. */
static void
allocate_middle (const TenboTableParts *parts,
                 const GdkRectangle    *room,
                 gboolean               stacked)
{
  GdkRectangle top = natural_size (parts->rounds[TENBO_SCREEN_SIDE_TOP]);
  GdkRectangle side = side_round_size (parts);
  int          beside = stacked ? 0 : 2 * (side.height + ROUND_SPACING);
  GdkRectangle centre = centre_size (parts, room->width - beside);
  int          above = stacked ? top.height : 0;
  int          below = stacked ? centre.height : 0;
  GdkRectangle area = { room->x, room->y + above + (room->height - above - below - side.width) / 2,
                        side.height, side.width };

  tenbo_screen_side_allocate (parts->rounds[TENBO_SCREEN_SIDE_LEFT], TENBO_SCREEN_SIDE_LEFT, &area);
  area.x += room->width - side.height;
  tenbo_screen_side_allocate (parts->rounds[TENBO_SCREEN_SIDE_RIGHT], TENBO_SCREEN_SIDE_RIGHT,
                              &area);
  area = (GdkRectangle) { room->x + (room->width - top.width) / 2, room->y, top.width, top.height };
  tenbo_screen_side_allocate (parts->rounds[TENBO_SCREEN_SIDE_TOP], TENBO_SCREEN_SIDE_TOP, &area);
  area = (GdkRectangle) { room->x + (room->width - centre.width) / 2,
                          room->y + room->height - centre.height, centre.width, centre.height };
  gtk_widget_size_allocate (parts->centre, &area, -1);
}

/* Either the left and right panels or the upper and lower panels extend from edge to edge. */
static void
allocate_flat (const TenboTableParts *parts,
               int                    width,
               int                    height)
{
  Ring         ring = measure_ring (parts);
  int          needed = across (ring.depth, ring.length);
  gboolean     tall = height >= needed && height > width;
  gboolean     broad = width >= needed && !tall;
  int          least = MIN (width, height) * 2 / 5;
  gboolean     stacked = tenbo_table_parts_is_column (parts);
  GdkRectangle middle = middle_size (parts, stacked);
  int          around = MIN (width - middle.width, height - middle.height) / 2;
  int          depth = CLAMP (MIN (least, around) - FLAT_SPACING, ring.depth, ring.max_depth);
  int          inset = depth + FLAT_SPACING;
  int          end = MIN (ring.max_length, width - (broad ? 2 * inset : 0));
  int          side = MIN (ring.max_length, height - (broad ? 0 : 2 * inset));
  int          x = (width - end) / 2;
  int          y = (height - side) / 2;
  GdkRectangle areas[] = {
    [TENBO_SCREEN_SIDE_BOTTOM] = { x, height - depth, end, depth },
    [TENBO_SCREEN_SIDE_RIGHT] = { width - depth, y, depth, side },
    [TENBO_SCREEN_SIDE_TOP] = { x, 0, end, depth },
    [TENBO_SCREEN_SIDE_LEFT] = { 0, y, depth, side },
  };
  GdkRectangle room = { inset, inset, width - 2 * inset, height - 2 * inset };
  gboolean     fits;

  for (int i = 0; i < TENBO_N_SCREEN_SIDES; i++)
    {
      TenboScreenSide side_of_screen = (TenboScreenSide) i;

      tenbo_screen_side_allocate (tenbo_table_parts_get_at (parts, side_of_screen), side_of_screen,
                                  &areas[i]);
    }

  if (!fits_middle (parts, &room, stacked))
    stacked = !stacked;
  fits = fits_middle (parts, &room, stacked);
  for (int i = TENBO_SCREEN_SIDE_BOTTOM + 1; i < TENBO_N_SCREEN_SIDES; i++)
    gtk_widget_set_child_visible (parts->rounds[i], fits);
  if (fits)
    allocate_middle (parts, &room, stacked);
  else
    allocate (parts->centre, room);
}

const TenboTableLayout tenbo_flat_layout = { measure_flat, allocate_flat };

/* --- From afar --- */

/* The numbers scale, so the minimum is arbitrary; the natural size is that of a usual screen. */
#define MIN_WIDTH      120
#define MIN_HEIGHT     90
#define NATURAL_WIDTH  1800
#define NATURAL_HEIGHT 1000

static void
measure_far (const TenboTableParts *parts,
             GtkOrientation         orientation,
             int                    for_size,
             int                   *minimum,
             int                   *natural)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : MIN_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

/* Allocates @widget at its natural @size, scaled by @scale and centered in @cell. */
static void
allocate_scaled (GtkWidget          *widget,
                 const GdkRectangle *size,
                 float               scale,
                 const GdkRectangle *cell)
{
  float         x = (float) cell->x + ((float) cell->width - (float) size->width * scale) / 2;
  float         y = (float) cell->y + ((float) cell->height - (float) size->height * scale) / 2;
  GskTransform *transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y));

  transform = gsk_transform_scale (transform, scale, scale);
  gtk_widget_allocate (widget, size->width, size->height, -1, transform);
}

/* Returns the largest scale at which @size fits into @room. */
static float
fit (const GdkRectangle *size,
     const GdkRectangle *room)
{
  return MIN ((float) room->width / (float) size->width,
              (float) room->height / (float) size->height);
}

/* Uses the number of columns that makes the panels largest. */
static void
allocate_panels (const TenboTableParts *parts,
                 const GdkRectangle    *room)
{
  GdkRectangle size;
  GdkRectangle cell = { 0 };
  int          minimum;
  int          columns = 1;
  float        scale = 0;

  tenbo_table_parts_measure_panels (parts, GTK_ORIENTATION_HORIZONTAL, &minimum, &size.width);
  tenbo_table_parts_measure_panels (parts, GTK_ORIENTATION_VERTICAL, &minimum, &size.height);
  for (int n = 1; n <= parts->n_players; n++)
    {
      int          rows = (parts->n_players + n - 1) / n;
      GdkRectangle tried = { .width = (room->width - (n - 1) * SPACING) / n,
                             .height = (room->height - (rows - 1) * SPACING) / rows };

      if (n == 1 || fit (&size, &tried) > scale)
        {
          columns = n;
          cell = tried;
          scale = fit (&size, &tried);
        }
    }

  /* The panel takes the rest of its cell. */
  size.width = MAX (size.width, (int) ((float) cell.width / scale));
  size.height = MAX (size.height, (int) ((float) cell.height / scale));

  for (int player = 0; player < parts->n_players; player++)
    {
      cell.x = room->x + player % columns * (cell.width + SPACING);
      cell.y = room->y + player / columns * (cell.height + SPACING);
      allocate_scaled (parts->panels[player], &size, scale, &cell);
    }
}

static void
allocate_far (const TenboTableParts *parts,
              int                    width,
              int                    height)
{
  GtkWidget   *round = parts->far_round;
  GdkRectangle room = { 0, 0, width, 0 };
  GdkRectangle size;
  int          minimum;

  measure (round, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &size.width);
  measure (round, GTK_ORIENTATION_VERTICAL, -1, &minimum, &size.height);

  /* On a narrow screen, the round is less high; the panels get the rest. */
  room.height = MIN (height * 3 / 14, size.height * width / MAX (size.width, 1));
  allocate_scaled (round, &size, fit (&size, &room), &room);

  room.y = room.height + SPACING;
  room.height = height - room.y;
  allocate_panels (parts, &room);
}

const TenboTableLayout tenbo_far_layout = { measure_far, allocate_far };
