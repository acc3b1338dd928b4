/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-spin.h"

#include "tenbo-words.h"

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

static gboolean
write_points_cb (AdwSpinRow *row)
{
  g_autofree char *text = tenbo_words_points ((int) adw_spin_row_get_value (row), FALSE);

  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (row)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (row), text);

  return TRUE;
}

/* Whatever stands between the digits. */
static int
read_points_cb (AdwSpinRow *row,
                double     *out)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (row));
  gboolean    any = FALSE;

  *out = 0;
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      int digit = g_unichar_digit_value (g_utf8_get_char (text));

      if (digit < 0)
        continue;
      any = TRUE;
      *out = *out * 10 + digit;
    }

  return any ? TRUE : GTK_INPUT_ERROR;
}

void
tenbo_entry_spin_set_points (AdwSpinRow *row)
{
  g_return_if_fail (ADW_IS_SPIN_ROW (row));

  g_signal_connect (row, "output", G_CALLBACK (write_points_cb), NULL);
  g_signal_connect (row, "input", G_CALLBACK (read_points_cb), NULL);
  write_points_cb (row);
}
