/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Labels that are made in code by the dozen. @css_class is one more class, or NULL. Floating. */

/* A text that begins at the left and is broken into as many lines as it needs. */
GtkWidget *tenbo_label_new_text (const char *text,
                                 const char *css_class);

/* The heading of what follows, to which a screen reader can jump. */
GtkWidget *tenbo_label_new_heading (const char *text);

/* A number among others, whose digits stand below theirs; @xalign is 0 to begin at the left, 1 to
 * end at the right. */
GtkWidget *tenbo_label_new_number (const char *text,
                                   float       xalign,
                                   const char *css_class);

/* @text for a label of several lines: a sign, its number and what is counted stay on one of them
 * ("−¥1,000", "3,900点"). For the eye alone; what is read aloud is @text itself. Transfer full. */
char *tenbo_label_keep_numbers (const char *text);

G_END_DECLS
