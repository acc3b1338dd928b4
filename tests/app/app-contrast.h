/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-chart-drawing.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The contrast that WCAG 2.1 requires at level AA: for text, large text, and other essential
 * elements. */
#define APP_CONTRAST_TEXT       4.5
#define APP_CONTRAST_LARGE_TEXT 3.0
#define APP_CONTRAST_SHAPE      3.0

/* Returns the contrast of two opaque colors, from 1 (none) to 21 (black and white). */
double app_contrast_of (const GdkRGBA *one,
                        const GdkRGBA *other);

/* Called for a text with too little contrast. */
typedef void (*AppContrastFunc) (const char *text,
                                 double      contrast,
                                 double      needed,
                                 gpointer    user_data);

/* Calls @func for each visible label below @root, which is mapped, that is sensitive and has too
 * little contrast. Returns the number of checked labels. Replaces their texts to measure them. */
guint app_contrast_check_labels (GtkWidget      *root,
                                 AppContrastFunc func,
                                 gpointer        user_data);

/* Returns the color of the lines and marks of @style in a chart on @ground. */
GdkRGBA app_contrast_get_line_color (TenboChartGround ground,
                                     int              style);

G_END_DECLS
