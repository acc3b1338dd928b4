/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-board-grid.h"

#include <math.h>

/* In pixels of the usual size */
#define MIN_COLUMN 240
#define MAX_COLUMN 420
#define GAP        12
#define MARGIN     12

/* Largest factor; a single table on a television needs no more. */
#define MAX_SCALE   6.0f
#define SCALE_STEPS 10 /* halvings of the interval in which the factor is searched */

struct _TenboBoardGrid
{
  GtkWidget parent_instance;

  float scale;
};

G_DEFINE_FINAL_TYPE (TenboBoardGrid, tenbo_board_grid, GTK_TYPE_WIDGET)

/* The columns in a width, both in pixels of the usual size */
typedef struct
{
  int n;
  int width; /* of one column */
  int start; /* of the first column */
} Columns;

static guint
count_children (GtkWidget *widget)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;

  return n;
}

static Columns
find_columns (GtkWidget *widget,
              int        width)
{
  int     inner = MAX (width - 2 * MARGIN, 1);
  int     n = CLAMP ((inner + GAP) / (MIN_COLUMN + GAP), 1, MAX ((int) count_children (widget), 1));
  Columns columns = { n, MIN ((inner - (n - 1) * GAP) / n, MAX_COLUMN), 0 };

  columns.width = MAX (columns.width, 1);
  columns.start = (width - n * columns.width - (n - 1) * GAP) / 2;

  return columns;
}

/* Measures the rows from @first on and returns the first card of the next row. Sets @height to that
 * of the highest card of the row. */
static GtkWidget *
measure_row (GtkWidget     *first,
             const Columns *columns,
             int           *height)
{
  GtkWidget *card = first;

  *height = 0;
  for (int column = 0; column < columns->n && card != NULL; column++)
    {
      int natural;

      gtk_widget_measure (card, GTK_ORIENTATION_VERTICAL, columns->width, NULL, &natural, NULL,
                          NULL);
      *height = MAX (*height, natural);
      card = gtk_widget_get_next_sibling (card);
    }

  return card;
}

/* Returns the height of all cards in @width, both in pixels of the usual size. */
static int
measure_height (GtkWidget *widget,
                int        width)
{
  Columns    columns = find_columns (widget, width);
  int        height = 2 * MARGIN - GAP;
  GtkWidget *card = gtk_widget_get_first_child (widget);

  while (card != NULL)
    {
      int row_height;

      card = measure_row (card, &columns, &row_height);
      height += row_height + GAP;
    }

  return MAX (height, 0);
}

/* Returns the width that the widest card needs. */
static int
measure_width (GtkWidget *widget)
{
  int width = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int minimum;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      width = MAX (width, minimum);
    }

  return width + 2 * MARGIN;
}

static void
tenbo_board_grid_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  int width = measure_width (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = width;
      *natural = MAX (width, MIN_COLUMN + 2 * MARGIN);
    }
  else
    *minimum = *natural = measure_height (widget, MAX (for_size, width));
}

static gboolean
fits (GtkWidget *widget,
      float      scale,
      int        width,
      int        height)
{
  int scaled = (int) floorf ((float) width / scale);

  return scaled >= MAX (measure_width (widget), MIN_COLUMN + 2 * MARGIN) &&
         (float) measure_height (widget, scaled) * scale <= (float) height;
}

/* Finds the largest factor with which all cards fit. */
static float
find_scale (GtkWidget *widget,
            int        width,
            int        height)
{
  float low = 1;
  float high = MAX_SCALE;

  if (fits (widget, high, width, height))
    return high;

  for (int step = 0; step < SCALE_STEPS; step++)
    {
      float middle = (low + high) / 2;

      if (fits (widget, middle, width, height))
        low = middle;
      else
        high = middle;
    }

  return low;
}

/* Allocates @card; @x is its distance from the start of the row. */
static void
place_card (TenboBoardGrid *self,
            GtkWidget      *card,
            float           x,
            float           y,
            float           width,
            int             height)
{
  gboolean      rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  float         all = (float) gtk_widget_get_width (GTK_WIDGET (self));
  GskTransform *transform;

  transform = gsk_transform_translate (
    NULL, &GRAPHENE_POINT_INIT (rtl ? all - (x + width) * self->scale : x * self->scale,
                                y * self->scale));
  transform = gsk_transform_scale (transform, self->scale, self->scale);
  gtk_widget_allocate (card, (int) width, height, -1, transform);
}

static void
tenbo_board_grid_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  TenboBoardGrid *self = TENBO_BOARD_GRID (widget);
  GtkWidget      *card = gtk_widget_get_first_child (widget);
  int             y = MARGIN;
  Columns         columns;

  self->scale = find_scale (widget, width, height);
  columns = find_columns (widget, (int) floorf ((float) width / self->scale));

  while (card != NULL)
    {
      int        row_height;
      GtkWidget *next = measure_row (card, &columns, &row_height);

      for (int column = 0; card != next; column++)
        {
          place_card (self, card, (float) (columns.start + column * (columns.width + GAP)),
                      (float) y, (float) columns.width, row_height);
          card = gtk_widget_get_next_sibling (card);
        }
      y += row_height + GAP;
    }
}

static GtkSizeRequestMode
tenbo_board_grid_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tenbo_board_grid_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (tenbo_board_grid_parent_class)->dispose (object);
}

static void
tenbo_board_grid_class_init (TenboBoardGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_board_grid_dispose;
  widget_class->measure = tenbo_board_grid_measure;
  widget_class->size_allocate = tenbo_board_grid_size_allocate;
  widget_class->get_request_mode = tenbo_board_grid_get_request_mode;

  gtk_widget_class_set_css_name (widget_class, "board-grid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
tenbo_board_grid_init (TenboBoardGrid *self)
{
  self->scale = 1;
}

void
tenbo_board_grid_place (TenboBoardGrid *self,
                        GtkWidget      *card,
                        GtkWidget      *previous)
{
  g_return_if_fail (TENBO_IS_BOARD_GRID (self));
  g_return_if_fail (GTK_IS_WIDGET (card));

  if (gtk_widget_get_parent (card) == NULL || gtk_widget_get_prev_sibling (card) != previous)
    gtk_widget_insert_after (card, GTK_WIDGET (self), previous);
}
