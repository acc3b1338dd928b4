/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-column-title.h"

/* GtkColumnView has no property for this: it aligns all titles at the start, and CSS cannot move
 * them. Since GTK 4.0 the first child of a view is the header with a button for each column, which
 * contains a box of the title and the sort indicator. A version with other widgets keeps the titles
 * at the start; a test finds that. */
void
tenbo_column_title_align_end (GtkColumnView *view,
                              guint          position)
{
  GtkWidget *button;
  GtkWidget *box;

  g_return_if_fail (GTK_IS_COLUMN_VIEW (view));

  button = gtk_widget_get_first_child (gtk_widget_get_first_child (GTK_WIDGET (view)));
  for (; button != NULL && position > 0; position--)
    button = gtk_widget_get_next_sibling (button);
  box = button != NULL ? gtk_widget_get_first_child (button) : NULL;
  if (!GTK_IS_BOX (box))
    return;

  gtk_widget_set_halign (box, GTK_ALIGN_END);
  gtk_box_reorder_child_after (GTK_BOX (box), gtk_widget_get_last_child (box), NULL);
}
