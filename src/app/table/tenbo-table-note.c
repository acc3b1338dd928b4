/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-table-note.h"

#include "tenbo-label.h"

GtkWidget *
tenbo_table_note_new (const char *title,
                      const char *text)
{
  GtkWidget *note = g_object_new (GTK_TYPE_BOX,
                                  "css-name", "table-note",
                                  "orientation", GTK_ORIENTATION_VERTICAL,
                                  "spacing", 12,
                                  NULL);
  GtkWidget *buttons = g_object_new (GTK_TYPE_BOX,
                                     "homogeneous", TRUE,
                                     "spacing", 6,
                                     "valign", GTK_ALIGN_END,
                                     "vexpand", TRUE,
                                     NULL);

  gtk_box_append (GTK_BOX (note), tenbo_label_new_text (title, "title-2"));
  gtk_box_append (GTK_BOX (note), tenbo_label_new_text (text, NULL));
  gtk_box_append (GTK_BOX (note), buttons);

  return note;
}

void
tenbo_table_note_add_button (GtkWidget  *note,
                             const char *label,
                             GCallback   clicked,
                             gpointer    self)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_return_if_fail (GTK_IS_BOX (note));

  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (gtk_widget_get_last_child (note)), button);
}

int
tenbo_table_note_measure (GtkWidget *note)
{
  int height;

  g_return_val_if_fail (GTK_IS_BOX (note), 0);

  gtk_widget_measure (note, GTK_ORIENTATION_VERTICAL, TENBO_TABLE_NOTE_WIDTH, NULL, &height, NULL,
                      NULL);

  return height;
}
