/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-spin.h"

static void
turn_wheel_off (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
    }
}

/* The row keeps its button to itself, somewhere among its descendants. */
static void
search_button (GtkWidget *widget)
{
  if (GTK_IS_SPIN_BUTTON (widget))
    turn_wheel_off (widget);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget);
         child != NULL;
         child = gtk_widget_get_next_sibling (child))
      search_button (child);
}

void
tenbo_entry_spin_let_scroll (AdwSpinRow *row)
{
  g_return_if_fail (ADW_IS_SPIN_ROW (row));

  search_button (GTK_WIDGET (row));
}
