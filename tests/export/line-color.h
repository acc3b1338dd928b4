/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-chart-drawing.h"

G_BEGIN_DECLS

/* Returns the color of the lines and marks of @style in a chart on @ground: 0xRRGGBB. */
static inline guint32
line_color_get (TenboChartGround ground,
                int              style)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 1, 1);
  cairo_t         *cr = cairo_create (surface);
  guint32          pixel;

  tenbo_chart_set_colour (cr, ground, style);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixel = *(const guint32 *) (gconstpointer) cairo_image_surface_get_data (surface);
  cairo_surface_destroy (surface);

  return pixel & 0xffffff;
}

G_END_DECLS
