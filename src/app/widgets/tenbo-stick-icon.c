/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-stick-icon.h"

#include <adwaita.h>

/* Natural size */
#define WIDTH  36
#define HEIGHT 7

/* Sizes as parts of the height of a stick */
#define ROUNDING   0.3f
#define LARGE_DOT  0.28f /* radius */
#define SMALL_DOT  0.11f
#define DOT_OFFSET 0.2f /* of a row of small dots from the middle */
#define DOT_PITCH  0.5f /* between small dots */

#define N_SMALL_DOTS 4 /* in each of the two rows */

struct _TenboStickIcon
{
  GtkWidget parent_instance;

  TenboStickValue value;
};

enum
{
  PROP_VALUE = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_ENUM_TYPE (TenboStickValue,
                    tenbo_stick_value,
                    G_DEFINE_ENUM_VALUE (TENBO_STICK_100, "hundred"),
                    G_DEFINE_ENUM_VALUE (TENBO_STICK_1000, "thousand"))

G_DEFINE_FINAL_TYPE (TenboStickIcon, tenbo_stick_icon, GTK_TYPE_WIDGET)

/* A real stick is white with red or black dots in any light, so these colors ignore the style. */
static const GdkRGBA stick_white = { 0.98f, 0.97f, 0.94f, 1 };
static const GdkRGBA stick_red = { 0.80f, 0.10f, 0.14f, 1 };
static const GdkRGBA stick_black = { 0.16f, 0.16f, 0.18f, 1 };
static const GdkRGBA stick_shadow = { 0, 0, 0, 0.25f };

static void
add_small_dots (GskPathBuilder *builder,
                float           width,
                float           height)
{
  for (int row = -1; row <= 1; row += 2)
    for (int i = 0; i < N_SMALL_DOTS; i++)
      {
        float from_middle = ((float) i - (N_SMALL_DOTS - 1) / 2.0f) * DOT_PITCH * height;
        float y = height / 2 + (float) row * DOT_OFFSET * height;

        gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (width / 2 + from_middle, y),
                                     SMALL_DOT * height);
      }
}

void
tenbo_stick_icon_draw (GtkSnapshot    *snapshot,
                       TenboStickValue value,
                       float           width,
                       float           height,
                       const GdkRGBA  *line)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  GskRoundedRect  outline;
  g_autoptr (GskPath) dots = NULL;

  g_return_if_fail (GTK_IS_SNAPSHOT (snapshot) && line != NULL);

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, width, height),
                                   ROUNDING * height);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &stick_shadow, 0, 1, 1, 2);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &stick_white, &outline.bounds);
  gtk_snapshot_pop (snapshot);
  if (value == TENBO_STICK_1000)
    gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (width / 2, height / 2),
                                 LARGE_DOT * height);
  else
    add_small_dots (builder, width, height);
  dots = gsk_path_builder_free_to_path (builder);
  gtk_snapshot_append_fill (snapshot, dots, GSK_FILL_RULE_WINDING,
                            value == TENBO_STICK_1000 ? &stick_red : &stick_black);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { 1, 1, 1, 1 },
                              (GdkRGBA[4]) { *line, *line, *line, *line });
}

static void
tenbo_stick_icon_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  GdkRGBA line;

  gtk_widget_get_color (widget, &line);
  if (!adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
    line.alpha *= 0.5f;
  tenbo_stick_icon_draw (snapshot, TENBO_STICK_ICON (widget)->value,
                         (float) gtk_widget_get_width (widget),
                         (float) gtk_widget_get_height (widget), &line);
}

static void
tenbo_stick_icon_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

static void
tenbo_stick_icon_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  if (prop_id == PROP_VALUE)
    g_value_set_enum (value, TENBO_STICK_ICON (object)->value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tenbo_stick_icon_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  TenboStickIcon *self = TENBO_STICK_ICON (object);

  if (prop_id != PROP_VALUE)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }

  self->value = g_value_get_enum (value);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
tenbo_stick_icon_class_init (TenboStickIconClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tenbo_stick_icon_get_property;
  object_class->set_property = tenbo_stick_icon_set_property;
  widget_class->measure = tenbo_stick_icon_measure;
  widget_class->snapshot = tenbo_stick_icon_snapshot;

  props[PROP_VALUE] = g_param_spec_enum ("value", NULL, NULL, TENBO_TYPE_STICK_VALUE,
                                         TENBO_STICK_100,
                                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_css_name (widget_class, "stick");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tenbo_stick_icon_init (TenboStickIcon *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}
