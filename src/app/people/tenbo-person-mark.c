/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-person-mark.h"

#include "tenbo-chart-canvas.h"
#include "tenbo-class.h"

#include <glib/gi18n.h>

#define MARK_SIZE 14

struct _TenboPersonMark
{
  GtkWidget parent_instance;

  int colour;
};

G_DEFINE_FINAL_TYPE (TenboPersonMark, tenbo_person_mark, GTK_TYPE_WIDGET)

typedef enum
{
  PROP_COLOUR = 1,
} TenboPersonMarkProps;

static GParamSpec *props[PROP_COLOUR + 1];

const char *
tenbo_person_mark_get_name (int colour)
{
  /* In the order of the lines of a chart. */
  static const char *const names[TENBO_N_PERSON_COLOURS] = {
    N_ ("Blue diamond"),
    N_ ("Vermilion square"),
    N_ ("Green disc"),
    N_ ("Orange triangle"),
    N_ ("Purple triangle, point down"),
    N_ ("Sky blue cross"),
    N_ ("Grey bar"),
    N_ ("Yellow triangle, point left"),
  };

  if (colour < 0 || colour >= TENBO_N_PERSON_COLOURS)
    return _ ("No colour");

  return _ (names[colour]);
}

static void
tenbo_person_mark_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  TenboPersonMark *self = TENBO_PERSON_MARK (widget);
  int              width = gtk_widget_get_width (widget);
  int              height = gtk_widget_get_height (widget);
  cairo_t         *cr;

  if (self->colour < 0)
    return;

  cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  tenbo_chart_draw_mark (cr, tenbo_chart_ground_find (widget), self->colour, width / 2.0,
                         height / 2.0, MIN (width, height));
  cairo_destroy (cr);
}

static void
tenbo_person_mark_set_property (GObject      *object,
                                guint         property_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  switch ((TenboPersonMarkProps) property_id)
    {
    case PROP_COLOUR:
      tenbo_person_mark_set_colour (TENBO_PERSON_MARK (object), g_value_get_int (value));
      break;
    }
}

static void
tenbo_person_mark_get_property (GObject    *object,
                                guint       property_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch ((TenboPersonMarkProps) property_id)
    {
    case PROP_COLOUR:
      g_value_set_int (value, TENBO_PERSON_MARK (object)->colour);
      break;
    }
}

static void
tenbo_person_mark_class_init (TenboPersonMarkClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = tenbo_person_mark_set_property;
  object_class->get_property = tenbo_person_mark_get_property;
  widget_class->snapshot = tenbo_person_mark_snapshot;

  props[PROP_COLOUR] = g_param_spec_int ("colour", NULL, NULL, -1, TENBO_N_PERSON_COLOURS - 1, -1,
                                         TENBO_PROPERTY);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  gtk_widget_class_set_css_name (widget_class, "person-mark");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tenbo_person_mark_init (TenboPersonMark *self)
{
  self->colour = -1;
  gtk_widget_set_size_request (GTK_WIDGET (self), MARK_SIZE, MARK_SIZE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  tenbo_chart_ground_follow (GTK_WIDGET (self));
}

GtkWidget *
tenbo_person_mark_new (int colour)
{
  return g_object_new (TENBO_TYPE_PERSON_MARK, "colour", colour, NULL);
}

void
tenbo_person_mark_set_colour (TenboPersonMark *self,
                              int              colour)
{
  g_return_if_fail (TENBO_IS_PERSON_MARK (self));
  g_return_if_fail (colour >= -1 && colour < TENBO_N_PERSON_COLOURS);

  if (self->colour == colour)
    return;

  self->colour = colour;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COLOUR]);
}
