/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-area.h"

#include "tenbo-player-panel.h"
#include "tenbo-table-centre.h"

#include <glib/gi18n.h>

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

struct _TenboTableArea
{
  GtkWidget parent_instance;

  TenboTableCentre *centre;
  TenboPlayerPanel *panels[TB_MAX_PLAYERS];
  GtkWidget        *empty_place; /* where a fourth player would sit */

  TenboArrangement arrangement;
  gboolean         large;
  int              n_players;
  TbPlayer         dealer;
};

G_DEFINE_FINAL_TYPE (TenboTableArea, tenbo_table_area, GTK_TYPE_WIDGET)

G_DEFINE_ENUM_TYPE (TenboArrangement,
                    tenbo_arrangement,
                    G_DEFINE_ENUM_VALUE (TENBO_ARRANGEMENT_AROUND, "around"),
                    G_DEFINE_ENUM_VALUE (TENBO_ARRANGEMENT_ROWS, "rows"),
                    G_DEFINE_ENUM_VALUE (TENBO_ARRANGEMENT_GRID, "grid"),
                    G_DEFINE_ENUM_VALUE (TENBO_ARRANGEMENT_PAIRS, "pairs"),
                    G_DEFINE_ENUM_VALUE (TENBO_ARRANGEMENT_TILES, "tiles"))

typedef enum
{
  PROP_ARRANGEMENT = 1,
  PROP_LARGE,
} TenboTableAreaProps;

static GParamSpec *props[PROP_LARGE + 1];

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
measure_panels (TenboTableArea *self,
                GtkOrientation  orientation,
                int            *minimum,
                int            *natural)
{
  *minimum = *natural = 0;

  for (int i = 0; i < self->n_players; i++)
    {
      int panel_minimum, panel_natural;

      measure (self->panels[i], orientation, -1, &panel_minimum, &panel_natural);
      *minimum = MAX (*minimum, panel_minimum);
      *natural = MAX (*natural, panel_natural);
    }
}

static int
n_panel_columns (TenboTableArea *self)
{
  return self->arrangement == TENBO_ARRANGEMENT_ROWS ? 1 : 2;
}

static int
n_panel_rows (TenboTableArea *self)
{
  int columns = n_panel_columns (self);

  return (self->n_players + columns - 1) / columns;
}

/* Two by two, three players leave a place that what else there is to show fills. */
static gboolean
is_centre_in_cell (TenboTableArea *self)
{
  return n_panel_columns (self) * n_panel_rows (self) > self->n_players;
}

/* The width of one of the columns, of @width. */
static int
column_width (TenboTableArea *self,
              int             width)
{
  int columns = n_panel_columns (self);

  return (width - (columns - 1) * TIGHT_SPACING) / columns;
}

static void
measure_around (TenboTableArea *self,
                GtkOrientation  orientation,
                int            *minimum,
                int            *natural)
{
  int panel_minimum, panel_natural, centre_minimum, centre_natural;

  measure_panels (self, orientation, &panel_minimum, &panel_natural);
  measure (self->centre, orientation, -1, &centre_minimum, &centre_natural);

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
measure_list_width (TenboTableArea *self,
                    int            *minimum,
                    int            *natural)
{
  int columns = n_panel_columns (self);
  int centre_minimum, centre_natural, panel_minimum, panel_natural;

  measure_panels (self, GTK_ORIENTATION_HORIZONTAL, &panel_minimum, &panel_natural);
  measure (self->centre, GTK_ORIENTATION_HORIZONTAL, -1, &centre_minimum, &centre_natural);

  if (is_centre_in_cell (self))
    panel_minimum = MAX (panel_minimum, centre_minimum);

  *minimum = MAX (centre_minimum, columns * panel_minimum + (columns - 1) * TIGHT_SPACING);
  *natural = MAX (*minimum, columns * panel_natural + (columns - 1) * TIGHT_SPACING);
}

static void
measure_list_height (TenboTableArea *self,
                     int             width,
                     int            *minimum,
                     int            *natural)
{
  int rows = n_panel_rows (self);
  int panel_minimum, panel_natural;

  measure_panels (self, GTK_ORIENTATION_VERTICAL, &panel_minimum, &panel_natural);

  if (is_centre_in_cell (self))
    {
      int cell = natural_height (self->centre, width < 0 ? -1 : column_width (self, width));

      *minimum = rows * MAX (panel_minimum, cell) + (rows - 1) * TIGHT_SPACING;
      *natural = rows * MAX (panel_natural, cell) + (rows - 1) * TIGHT_SPACING;
    }
  else
    {
      int line = natural_height (self->centre, width);

      *minimum = line + rows * (panel_minimum + TIGHT_SPACING);
      *natural = line + rows * (panel_natural + TIGHT_SPACING);
    }
}

static GtkSizeRequestMode
tenbo_table_area_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tenbo_table_area_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  TenboTableArea *self = TENBO_TABLE_AREA (widget);

  if (self->arrangement == TENBO_ARRANGEMENT_AROUND)
    measure_around (self, orientation, minimum, natural);
  else if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_list_width (self, minimum, natural);
  else
    measure_list_height (self, for_size, minimum, natural);
}

/* The first dealer sits at the bottom and turns go to the right, as seen from his chair; three
 * players leave the place at the left empty. */
static void
allocate_around (TenboTableArea *self,
                 int             width,
                 int             height)
{
  int panel_minimum, panel_natural, centre_minimum, centre_natural;
  int panel_width, panel_height, left, top;

  measure_panels (self, GTK_ORIENTATION_HORIZONTAL, &panel_minimum, &panel_natural);
  measure (self->centre, GTK_ORIENTATION_HORIZONTAL, -1, &centre_minimum, &centre_natural);
  panel_width = CLAMP ((width - centre_natural - 2 * SPACING) / 2,
                       panel_minimum,
                       MAX (panel_minimum, max_card[self->large].width));

  /* The middle may need more than a third. */
  measure_panels (self, GTK_ORIENTATION_VERTICAL, &panel_minimum, &panel_natural);
  measure (self->centre, GTK_ORIENTATION_VERTICAL, -1, &centre_minimum, &centre_natural);
  panel_height = MIN ((height - 2 * SPACING) / 3, (height - 2 * SPACING - centre_minimum) / 2);
  panel_height = CLAMP (panel_height,
                        panel_minimum,
                        MAX (panel_minimum, max_card[self->large].height));

  left = (width - panel_width) / 2;
  top = (height - panel_height) / 2;
  allocate (self->panels[0], left, height - panel_height, panel_width, panel_height);
  allocate (self->panels[1], width - panel_width, top, panel_width, panel_height);
  if (self->n_players > 2)
    allocate (self->panels[2], left, 0, panel_width, panel_height);
  allocate (self->n_players > 3 ? GTK_WIDGET (self->panels[3]) : self->empty_place,
            0, top, panel_width, panel_height);
  allocate (self->centre, panel_width + SPACING, panel_height + SPACING,
            width - 2 * (panel_width + SPACING), height - 2 * (panel_height + SPACING));
}

static void
allocate_list (TenboTableArea *self,
               int             width,
               int             height)
{
  int      columns = n_panel_columns (self);
  int      rows = n_panel_rows (self);
  gboolean in_cell = is_centre_in_cell (self);
  int      panel_width = column_width (self, width);
  int      top = 0;
  int      panel_height, minimum, natural;

  if (!in_cell)
    {
      top = natural_height (self->centre, width) + TIGHT_SPACING;
      allocate (self->centre, 0, 0, width, top - TIGHT_SPACING);
    }

  measure_panels (self, GTK_ORIENTATION_VERTICAL, &minimum, &natural);
  panel_height = CLAMP ((height - top - (rows - 1) * TIGHT_SPACING) / rows,
                        minimum,
                        MAX (minimum, max_card[self->large].height));

  for (int i = 0; i < self->n_players + in_cell; i++)
    {
      gpointer cell = self->centre;

      if (i < self->n_players)
        cell = self->panels[(self->dealer + i) % self->n_players];

      allocate (cell,
                (i % columns) * (panel_width + TIGHT_SPACING),
                top + (i / columns) * (panel_height + TIGHT_SPACING),
                panel_width,
                panel_height);
    }
}

static void
tenbo_table_area_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  TenboTableArea *self = TENBO_TABLE_AREA (widget);

  if (self->arrangement == TENBO_ARRANGEMENT_AROUND)
    allocate_around (self, width, height);
  else
    allocate_list (self, width, height);
}

static void
tenbo_table_area_set_property (GObject      *object,
                               guint         property_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  switch ((TenboTableAreaProps) property_id)
    {
    case PROP_ARRANGEMENT:
      tenbo_table_area_set_arrangement (TENBO_TABLE_AREA (object), g_value_get_enum (value));
      break;

    case PROP_LARGE:
      tenbo_table_area_set_large (TENBO_TABLE_AREA (object), g_value_get_boolean (value));
      break;
    }
}

static void
tenbo_table_area_get_property (GObject    *object,
                               guint       property_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  switch ((TenboTableAreaProps) property_id)
    {
    case PROP_ARRANGEMENT:
      g_value_set_enum (value, TENBO_TABLE_AREA (object)->arrangement);
      break;

    case PROP_LARGE:
      g_value_set_boolean (value, TENBO_TABLE_AREA (object)->large);
      break;
    }
}

static void
tenbo_table_area_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (tenbo_table_area_parent_class)->dispose (object);
}

static void
tenbo_table_area_class_init (TenboTableAreaClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tenbo_table_area_dispose;
  object_class->set_property = tenbo_table_area_set_property;
  object_class->get_property = tenbo_table_area_get_property;
  widget_class->get_request_mode = tenbo_table_area_get_request_mode;
  widget_class->measure = tenbo_table_area_measure;
  widget_class->size_allocate = tenbo_table_area_size_allocate;

  props[PROP_ARRANGEMENT] = g_param_spec_enum ("arrangement", NULL, NULL,
                                               TENBO_TYPE_ARRANGEMENT, TENBO_ARRANGEMENT_AROUND,
                                               G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                                 G_PARAM_STATIC_STRINGS);
  props[PROP_LARGE] = g_param_spec_boolean ("large", NULL, NULL, FALSE,
                                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                              G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  gtk_widget_class_set_css_name (widget_class, "table-area");
}

static void
tenbo_table_area_init (TenboTableArea *self)
{
  self->n_players = TB_MAX_PLAYERS;
  self->centre = TENBO_TABLE_CENTRE (tenbo_table_centre_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->centre), GTK_WIDGET (self));

  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    {
      self->panels[player] = TENBO_PLAYER_PANEL (tenbo_player_panel_new (player));
      gtk_widget_set_parent (GTK_WIDGET (self->panels[player]), GTK_WIDGET (self));
    }

  self->empty_place = gtk_label_new (_ ("Empty seat"));
  gtk_widget_add_css_class (self->empty_place, "empty-place");
  gtk_widget_add_css_class (self->empty_place, "dimmed");
  gtk_widget_set_parent (self->empty_place, GTK_WIDGET (self));
}

/* Only around the table does it matter which side is empty. */
static void
show_empty_place (TenboTableArea *self)
{
  gboolean shown = self->n_players < TB_MAX_PLAYERS &&
                   self->arrangement == TENBO_ARRANGEMENT_AROUND;

  gtk_widget_set_visible (self->empty_place, shown);
}

void
tenbo_table_area_set_arrangement (TenboTableArea  *self,
                                  TenboArrangement arrangement)
{
  static const TenboPanelForm forms[] = {
    [TENBO_ARRANGEMENT_AROUND] = TENBO_PANEL_CARD,
    [TENBO_ARRANGEMENT_ROWS] = TENBO_PANEL_ROW,
    [TENBO_ARRANGEMENT_GRID] = TENBO_PANEL_CARD,
    [TENBO_ARRANGEMENT_PAIRS] = TENBO_PANEL_ROW,
    [TENBO_ARRANGEMENT_TILES] = TENBO_PANEL_TILE,
  };

  g_return_if_fail (TENBO_IS_TABLE_AREA (self));

  if (self->arrangement == arrangement)
    return;

  self->arrangement = arrangement;
  tenbo_table_centre_set_upright (self->centre, arrangement == TENBO_ARRANGEMENT_AROUND);
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    tenbo_player_panel_set_form (self->panels[player], forms[arrangement]);
  show_empty_place (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ARRANGEMENT]);
}

void
tenbo_table_area_set_large (TenboTableArea *self,
                            gboolean        large)
{
  g_return_if_fail (TENBO_IS_TABLE_AREA (self));

  if (self->large == large)
    return;

  self->large = large;
  if (large)
    gtk_widget_add_css_class (GTK_WIDGET (self), "large");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "large");
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LARGE]);
}

void
tenbo_table_area_show (TenboTableArea *self,
                       TenboGame      *game)
{
  const TbTable *table = tenbo_game_get_table (game);

  g_return_if_fail (TENBO_IS_TABLE_AREA (self));

  self->n_players = table->rules->players;
  self->dealer = table->next.dealer;
  tenbo_table_centre_show (self->centre, game);
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->panels[player]), player < self->n_players);
      if (player < self->n_players)
        tenbo_player_panel_show (self->panels[player], game);
    }
  show_empty_place (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
