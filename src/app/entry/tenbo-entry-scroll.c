/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-scroll.h"

static gboolean
opened_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);

  if (gtk_widget_get_visible (widget) && gtk_widget_get_height (widget) == 0)
    return G_SOURCE_CONTINUE;
  if (gtk_widget_get_visible (widget) && viewport != NULL)
    gtk_viewport_scroll_to (GTK_VIEWPORT (viewport), widget, NULL);

  return G_SOURCE_REMOVE;
}

void
tenbo_entry_scroll_to_opened (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_widget_add_tick_callback (widget, opened_cb, NULL, NULL);
}
