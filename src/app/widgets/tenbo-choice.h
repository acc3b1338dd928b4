/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A big button that pictures whether something is chosen. It reads as a toggle but never turns
 * itself: its owner does, so a press that is not accepted leaves no trace. */

/* A new one with @child; floating. */
GtkWidget *tenbo_choice_new (GtkWidget *child);

void tenbo_choice_set_active (GtkWidget *choice,
                              gboolean   active);

gboolean tenbo_choice_get_active (GtkWidget *choice);

/* What a screen reader calls it, where its child does not say it all. */
void tenbo_choice_set_name (GtkWidget  *choice,
                            const char *name);

G_END_DECLS
