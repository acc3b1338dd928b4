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

/* Width from which the other cards are beside the tables, and the share of the tables in it */
#define WIDE        1000
#define TABLE_SHARE 0.62f

/* Number of cards beside the tables that determine their size; the others are there if they fit. */
#define N_ASIDE 4

struct _TenboBoardGrid
{
  GtkWidget parent_instance;

  guint n_tables;
};

G_DEFINE_FINAL_TYPE (TenboBoardGrid, tenbo_board_grid, GTK_TYPE_WIDGET)

/* Adjacent cards */
typedef struct
{
  GtkWidget *first; /* NULL: none */
  guint      n;
} Cards;

/* A part of the grid, in pixels */
typedef struct
{
  float x; /* from the start of the line */
  float width;
  float height;
} Area;

/* The columns in a width, both in pixels of the usual size */
typedef struct
{
  int n;
  int width; /* of one column */
  int start; /* of the first column */
} Columns;

/* Returns the cards from @first on, at most @limit. */
static Cards
list_cards (GtkWidget *first,
            guint      limit)
{
  Cards cards = { first, 0 };

  for (GtkWidget *card = first; card != NULL && cards.n < limit;
       card = gtk_widget_get_next_sibling (card))
    cards.n++;

  return cards;
}

static Cards
list_all (GtkWidget *widget)
{
  return list_cards (gtk_widget_get_first_child (widget), G_MAXUINT);
}

/* Sets @tables and @others to the cards of the two parts. Returns FALSE if there is only one. */
static gboolean
split (GtkWidget *widget,
       int        width,
       Cards     *tables,
       Cards     *others)
{
  TenboBoardGrid *self = TENBO_BOARD_GRID (widget);
  GtkWidget      *card = gtk_widget_get_first_child (widget);

  *tables = list_cards (card, self->n_tables);
  for (guint i = 0; i < tables->n; i++)
    card = gtk_widget_get_next_sibling (card);
  *others = list_cards (card, G_MAXUINT);

  return width >= WIDE && tables->n > 0 && others->n > 0;
}

/* --- Sizes --- */

static Columns
find_columns (const Cards *cards,
              int          width)
{
  int     inner = MAX (width - 2 * MARGIN, 1);
  int     n = CLAMP ((inner + GAP) / (MIN_COLUMN + GAP), 1, MAX ((int) cards->n, 1));
  Columns columns = { n, CLAMP ((inner - (n - 1) * GAP) / n, 1, MAX_COLUMN), 0 };

  columns.start = (width - n * columns.width - (n - 1) * GAP) / 2;

  return columns;
}

/* Removes the first row from @cards and returns its height. */
static int
take_row (Cards         *cards,
          const Columns *columns)
{
  int height = 0;

  for (int column = 0; column < columns->n && cards->n > 0; column++)
    {
      int natural;

      gtk_widget_measure (cards->first, GTK_ORIENTATION_VERTICAL, columns->width, NULL, &natural,
                          NULL, NULL);
      height = MAX (height, natural);
      cards->first = gtk_widget_get_next_sibling (cards->first);
      cards->n--;
    }

  return height;
}

/* Returns the height of the cards in @width, both in pixels of the usual size. */
static int
measure_height (Cards cards,
                int   width)
{
  Columns columns = find_columns (&cards, width);
  int     height = 2 * MARGIN - GAP;

  while (cards.n > 0)
    height += take_row (&cards, &columns) + GAP;

  return MAX (height, 0);
}

/* Returns the width that the widest card needs. */
static int
measure_width (Cards cards)
{
  int width = 0;

  for (; cards.n > 0; cards.n--, cards.first = gtk_widget_get_next_sibling (cards.first))
    {
      int minimum;

      gtk_widget_measure (cards.first, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
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
  Cards all = list_all (widget);
  int   width = measure_width (all);
  Cards tables;
  Cards others;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = width;
      *natural = MAX (width, MIN_COLUMN + 2 * MARGIN);
    }
  else if (split (widget, for_size, &tables, &others))
    *minimum = *natural = measure_height (tables, (int) ((float) for_size * TABLE_SHARE));
  else
    *minimum = *natural = measure_height (all, MAX (for_size, width));
}

static gboolean
fits (Cards       cards,
      const Area *area,
      float       scale)
{
  int width = (int) floorf (area->width / scale);

  return width >= MAX (measure_width (cards), MIN_COLUMN + 2 * MARGIN) &&
         (float) measure_height (cards, width) * scale <= area->height;
}

/* Finds the largest factor with which the cards fit. */
static float
find_scale (Cards       cards,
            const Area *area)
{
  float low = 1;
  float high = MAX_SCALE;

  if (fits (cards, area, high))
    return high;

  for (int step = 0; step < SCALE_STEPS; step++)
    {
      float middle = (low + high) / 2;

      if (fits (cards, area, middle))
        low = middle;
      else
        high = middle;
    }

  return low;
}

/* --- Allocation --- */

/* Allocates @card at a place in pixels of the usual size. */
static void
place_card (GtkWidget          *card,
            const Area         *area,
            const GdkRectangle *place,
            float               scale)
{
  GtkWidget    *widget = gtk_widget_get_parent (card);
  gboolean      rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  float         x = area->x + (float) place->x * scale;
  GskTransform *transform;

  if (rtl)
    x = (float) gtk_widget_get_width (widget) - x - (float) place->width * scale;
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, (float) place->y * scale));
  transform = gsk_transform_scale (transform, scale, scale);
  gtk_widget_allocate (card, place->width, place->height, -1, transform);
}

/* Allocates the cards in @area. Hides those below it if they are not to scroll. */
static void
place_cards (Cards       cards,
             const Area *area,
             float       scale,
             gboolean    scrolls)
{
  Columns      columns = find_columns (&cards, (int) floorf (area->width / scale));
  GdkRectangle place = { 0, MARGIN, columns.width, 0 };

  while (cards.n > 0)
    {
      GtkWidget *card = cards.first;
      gboolean   is_visible;

      place.height = take_row (&cards, &columns);
      is_visible = scrolls || (float) (place.y + place.height + MARGIN) * scale <= area->height;
      for (int column = 0; card != cards.first && column < columns.n; column++)
        {
          place.x = columns.start + column * (columns.width + GAP);
          gtk_widget_set_child_visible (card, is_visible);
          if (is_visible)
            place_card (card, area, &place, scale);
          card = gtk_widget_get_next_sibling (card);
        }
      place.y += place.height + GAP;
    }
}

static void
tenbo_board_grid_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  Area  all = { 0, (float) width, (float) height };
  Cards tables;
  Cards others;

  if (split (widget, width, &tables, &others))
    {
      Area left = { 0, floorf ((float) width * TABLE_SHARE), (float) height };
      Area right = { left.width, (float) width - left.width, (float) height };

      place_cards (tables, &left, find_scale (tables, &left), TRUE);
      place_cards (others, &right,
                   find_scale (list_cards (others.first, N_ASIDE), &right), FALSE);
    }
  else
    {
      Cards cards = list_all (widget);

      place_cards (cards, &all, find_scale (cards, &all), TRUE);
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

void
tenbo_board_grid_set_n_tables (TenboBoardGrid *self,
                               guint           n_tables)
{
  g_return_if_fail (TENBO_IS_BOARD_GRID (self));

  self->n_tables = n_tables;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
