/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-places-bar.h"

#include <adwaita.h>

#define HEIGHT 18
#define RADIUS 6
#define GAP    2 /* between two parts */

struct _TenboPlacesBar
{
  GtkWidget parent_instance;

  double shares[TENBO_MAX_PLACES];
  int    n;
};

G_DEFINE_FINAL_TYPE (TenboPlacesBar, tenbo_places_bar, GTK_TYPE_WIDGET)

/* Opacity of the accent color for each place */
static const float opacities[TENBO_MAX_PLACES] = { 1.0f, 0.65f, 0.38f, 0.16f };

/* Draws a part from @left to @right, which is mirrored from right to left. */
static void
draw_part (GtkWidget     *widget,
           GtkSnapshot   *snapshot,
           float          left,
           float          right,
           const GdkRGBA *color)
{
  float x = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL
              ? (float) gtk_widget_get_width (widget) - right
              : left;

  gtk_snapshot_append_color (snapshot, color,
                             &GRAPHENE_RECT_INIT (x, 0, right - left,
                                                  (float) gtk_widget_get_height (widget)));
}

static void
tenbo_places_bar_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  TenboPlacesBar *self = TENBO_PLACES_BAR (widget);
  float           width = (float) gtk_widget_get_width (widget);
  float           left = 0;
  GskRoundedRect  outline;
  GdkRGBA         color;

  gtk_widget_get_color (widget, &color);
  gsk_rounded_rect_init_from_rect (
    &outline, &GRAPHENE_RECT_INIT (0, 0, width, (float) gtk_widget_get_height (widget)), RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  for (int i = 0; i < self->n; i++)
    {
      float   right = left + (float) self->shares[i] * width;
      GdkRGBA shade = color;

      shade.alpha *= opacities[i];
      if (right - left > GAP)
        draw_part (widget, snapshot, left, right - GAP, &shade);
      left = right;
    }
  gtk_snapshot_pop (snapshot);
}

static void
tenbo_places_bar_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : 0;
}

static void
tenbo_places_bar_class_init (TenboPlacesBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = tenbo_places_bar_snapshot;
  widget_class->measure = tenbo_places_bar_measure;

  gtk_widget_class_set_css_name (widget_class, "places-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tenbo_places_bar_init (TenboPlacesBar *self)
{
}

void
tenbo_places_bar_set_shares (TenboPlacesBar *self,
                             const double   *shares,
                             int             n)
{
  g_return_if_fail (TENBO_IS_PLACES_BAR (self));
  g_return_if_fail (shares != NULL && n >= 0 && n <= TENBO_MAX_PLACES);

  for (int i = 0; i < n; i++)
    self->shares[i] = shares[i];
  self->n = n;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
