/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Helpers to create many labels in code. @css_class is an additional class, or NULL. Floating. */

/* Creates a start-aligned text that wraps as needed. */
GtkWidget *tenbo_label_new_text (const char *text,
                                 const char *css_class);

/* Creates the heading of the following content, which screen readers can jump to. */
GtkWidget *tenbo_label_new_heading (const char *text);

/* Creates a number whose digits align with those of the rows below. @xalign is 0 to align it at the
 * left, 1 at the right. */
GtkWidget *tenbo_label_new_number (const char *text,
                                   float       xalign,
                                   const char *css_class);

/* Creates a rank in front of a name. All ranks have the same width, so that the names align. */
GtkWidget *tenbo_label_new_rank (const char *text);

/* Sets the label of @widget, a GtkAccessible, for screen readers. */
void tenbo_label_set_accessible (gpointer    widget,
                                 const char *text);

/* Prepares @text for a label that wraps: a sign, its number and its unit stay on one line
 * ("−¥1,000", "3,900点"). Only for display; screen readers get @text itself. Transfer full. */
char *tenbo_label_keep_numbers (const char *text);

G_END_DECLS
