/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-zoom.h"

/* Up to this size, in pixels, the table fills its room by itself. */
#define FULL_WIDTH  1800
#define FULL_HEIGHT 1000

struct _TenboTableZoom
{
  GtkWidget parent_instance;

  GtkWidget *child;
};

G_DEFINE_FINAL_TYPE (TenboTableZoom, tenbo_table_zoom, GTK_TYPE_WIDGET)

typedef enum
{
  PROP_CHILD = 1,
} TenboTableZoomProps;

static GParamSpec *props[PROP_CHILD + 1];

static void
set_child (TenboTableZoom *self,
           GtkWidget      *child)
{
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHILD]);
}

static void
tenbo_table_zoom_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  TenboTableZoom *self = TENBO_TABLE_ZOOM (widget);

  if (self->child != NULL)
    gtk_widget_measure (self->child, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
tenbo_table_zoom_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  TenboTableZoom *self = TENBO_TABLE_ZOOM (widget);
  float           scale = MIN ((float) width / FULL_WIDTH, (float) height / FULL_HEIGHT);

  if (self->child == NULL)
    return;

  if (scale <= 1)
    {
      gtk_widget_allocate (self->child, width, height, baseline, NULL);
      return;
    }

  gtk_widget_allocate (self->child, (int) ((float) width / scale), (int) ((float) height / scale),
                       -1, gsk_transform_scale (NULL, scale, scale));
}

static GtkSizeRequestMode
tenbo_table_zoom_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tenbo_table_zoom_set_property (GObject      *object,
                               guint         property_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  switch ((TenboTableZoomProps) property_id)
    {
    case PROP_CHILD:
      set_child (TENBO_TABLE_ZOOM (object), g_value_get_object (value));
      break;
    }
}

static void
tenbo_table_zoom_get_property (GObject    *object,
                               guint       property_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  switch ((TenboTableZoomProps) property_id)
    {
    case PROP_CHILD:
      g_value_set_object (value, TENBO_TABLE_ZOOM (object)->child);
      break;
    }
}

static void
tenbo_table_zoom_dispose (GObject *object)
{
  g_clear_pointer (&TENBO_TABLE_ZOOM (object)->child, gtk_widget_unparent);

  G_OBJECT_CLASS (tenbo_table_zoom_parent_class)->dispose (object);
}

static void
tenbo_table_zoom_class_init (TenboTableZoomClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tenbo_table_zoom_dispose;
  object_class->set_property = tenbo_table_zoom_set_property;
  object_class->get_property = tenbo_table_zoom_get_property;
  widget_class->get_request_mode = tenbo_table_zoom_get_request_mode;
  widget_class->measure = tenbo_table_zoom_measure;
  widget_class->size_allocate = tenbo_table_zoom_size_allocate;

  props[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                             G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
tenbo_table_zoom_init (TenboTableZoom *self)
{
}
