/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A note over the table. Unlike a dialog, it can be turned to a player. */
GtkWidget *tenbo_table_note_new (const char *title,
                                 const char *text);

/* Adds a button to the end of @note, which calls @clicked with the object @self as long as that
 * exists. */
void tenbo_table_note_add_button (GtkWidget  *note,
                                  const char *label,
                                  GCallback   clicked,
                                  gpointer    self);

/* Returns the height of @note in pixels for its width TENBO_TABLE_NOTE_WIDTH. */
int tenbo_table_note_measure (GtkWidget *note);

#define TENBO_TABLE_NOTE_WIDTH 340

G_END_DECLS
