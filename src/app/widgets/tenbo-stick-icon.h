/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The sticks that are laid on the table, named after their points */
typedef enum
{
  TENBO_STICK_100,  /* counts honba: two rows of four black dots */
  TENBO_STICK_1000, /* declares riichi: one red dot */
} TenboStickValue;

#define TENBO_TYPE_STICK_VALUE (tenbo_stick_value_get_type ())
GType tenbo_stick_value_get_type (void);

/* A small drawing of a stick beside a count. Decoration: the text beside it has the meaning. Dimmed
 * if the count is zero (CSS class "dimmed"). */
#define TENBO_TYPE_STICK_ICON (tenbo_stick_icon_get_type ())
G_DECLARE_FINAL_TYPE (TenboStickIcon, tenbo_stick_icon, TENBO, STICK_ICON, GtkWidget)

/* Draws a stick of @value that fills @width and @height, with its outline in the color @line. */
void tenbo_stick_icon_draw (GtkSnapshot    *snapshot,
                            TenboStickValue value,
                            float           width,
                            float           height,
                            const GdkRGBA  *line);

G_END_DECLS
