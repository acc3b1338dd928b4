/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The contrast that WCAG 2.1 asks for at level AA: of text, of large text, and of what else has to
 * be seen. */
#define APP_CONTRAST_TEXT       4.5
#define APP_CONTRAST_LARGE_TEXT 3.0
#define APP_CONTRAST_SHAPE      3.0

/* The contrast of two opaque colors, from 1 (none) to 21 (black and white). */
double app_contrast_of (const GdkRGBA *one,
                        const GdkRGBA *other);

/* Told of a text that is too faint. */
typedef void (*AppContrastFunc) (const char *text,
                                 double      contrast,
                                 double      needed,
                                 gpointer    user_data);

/* Calls @func for each label in sight below @root, which is mapped, that can be used and is too
 * faint; returns how many labels it looked at. To measure them, it replaces their texts. */
guint app_contrast_check_labels (GtkWidget      *root,
                                 AppContrastFunc func,
                                 gpointer        user_data);

G_END_DECLS
