/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-place-mark.h"

#include "tenbo-chart-drawing.h"
#include "tenbo-class.h"

#define MARK_SIZE 12

struct _TenboPlaceMark
{
  GtkWidget parent_instance;

  TbPlace place;
};

G_DEFINE_FINAL_TYPE (TenboPlaceMark, tenbo_place_mark, GTK_TYPE_WIDGET)

typedef enum
{
  PROP_PLACE = 1,
} TenboPlaceMarkProps;

static GParamSpec *props[PROP_PLACE + 1];

/* The shape is the same as in the player's line of a chart, which cairo draws. */
static void
tenbo_place_mark_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  TenboPlaceMark  *self = TENBO_PLACE_MARK (widget);
  float            width = (float) gtk_widget_get_width (widget);
  float            height = (float) gtk_widget_get_height (widget);
  float            size = MIN (width, height);
  GskPathBuilder  *builder = gsk_path_builder_new ();
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);
  cairo_t         *cr = cairo_create (surface);
  cairo_path_t    *path;
  g_autoptr (GskPath) outline = NULL;
  GdkRGBA color;

  tenbo_chart_add_mark (cr, (int) self->place, size / 2, size / 2, size);
  path = cairo_copy_path (cr);
  gsk_path_builder_add_cairo_path (builder, path);
  cairo_path_destroy (path);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  outline = gsk_path_builder_free_to_path (builder);
  gtk_widget_get_color (widget, &color);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((width - size) / 2, (height - size) / 2));
  gtk_snapshot_append_fill (snapshot, outline, GSK_FILL_RULE_WINDING, &color);
}

static void
tenbo_place_mark_set_property (GObject      *object,
                               guint         property_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  switch ((TenboPlaceMarkProps) property_id)
    {
    case PROP_PLACE:
      tenbo_place_mark_set_place (TENBO_PLACE_MARK (object), (TbPlace) g_value_get_int (value));
      break;
    }
}

static void
tenbo_place_mark_get_property (GObject    *object,
                               guint       property_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  switch ((TenboPlaceMarkProps) property_id)
    {
    case PROP_PLACE:
      g_value_set_int (value, (int) TENBO_PLACE_MARK (object)->place);
      break;
    }
}

static void
tenbo_place_mark_class_init (TenboPlaceMarkClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = tenbo_place_mark_set_property;
  object_class->get_property = tenbo_place_mark_get_property;
  widget_class->snapshot = tenbo_place_mark_snapshot;

  props[PROP_PLACE] = g_param_spec_int ("place", NULL, NULL, 0, TB_N_TABLE_PLACES - 1,
                                        TB_PLACE_BLUE, TENBO_PROPERTY);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  gtk_widget_class_set_css_name (widget_class, "place-mark");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tenbo_place_mark_init (TenboPlaceMark *self)
{
  gtk_widget_set_size_request (GTK_WIDGET (self), MARK_SIZE, MARK_SIZE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self), tenbo_place_css_class (self->place));
}

GtkWidget *
tenbo_place_mark_new (TbPlace place)
{
  return g_object_new (TENBO_TYPE_PLACE_MARK, "place", (int) place, NULL);
}

void
tenbo_place_mark_set_place (TenboPlaceMark *self,
                            TbPlace         place)
{
  g_return_if_fail (TENBO_IS_PLACE_MARK (self));
  g_return_if_fail ((guint) place < TB_N_TABLE_PLACES);

  if (self->place == place)
    return;

  gtk_widget_remove_css_class (GTK_WIDGET (self), tenbo_place_css_class (self->place));
  gtk_widget_add_css_class (GTK_WIDGET (self), tenbo_place_css_class (place));
  self->place = place;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PLACE]);
}
