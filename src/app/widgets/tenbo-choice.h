/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A big button that shows whether something is chosen. It has the role of a toggle but never
 * toggles itself: its owner does, so a rejected press changes nothing. */

/* Creates a choice with @child. Floating. */
GtkWidget *tenbo_choice_new (GtkWidget *child);

void tenbo_choice_set_active (GtkWidget *choice,
                              gboolean   active);

gboolean tenbo_choice_get_active (GtkWidget *choice);

G_END_DECLS
