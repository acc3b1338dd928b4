/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-seat-drag.h"

#include "tenbo-free-text.h"

/* The row would take the press to itself, to write in it. */
static void
pressed_cb (GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static GdkContentProvider *
prepare_cb (GtkWidget *row)
{
  return gdk_content_provider_new_typed (G_OBJECT_TYPE (row), row);
}

/* What hangs at the pointer: a row with the name, or with the seat while there is none. */
static void
drag_begin_cb (GtkWidget     *row,
               GdkDrag       *drag,
               GtkDragSource *source)
{
  GtkWidget  *list = gtk_list_box_new ();
  GtkWidget  *shown = adw_action_row_new ();
  const char *name = gtk_editable_get_text (GTK_EDITABLE (row));

  if (*name == '\0')
    name = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (shown), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (shown), tenbo_free_text_isolate (name));
  gtk_widget_set_size_request (shown, gtk_widget_get_width (row), gtk_widget_get_height (row));
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_append (GTK_LIST_BOX (list), shown);
  gtk_drag_icon_set_child (GTK_DRAG_ICON (gtk_drag_icon_get_for_drag (drag)), list);
  gdk_drag_set_hotspot (drag, gtk_widget_get_height (row) / 2, gtk_widget_get_height (row) / 2);
}

static gboolean
drop_cb (GtkWidget    *row,
         const GValue *value)
{
  GtkListBoxRow *drawn = g_value_get_object (value);
  int            step;

  if (drawn == NULL || gtk_widget_get_parent (GTK_WIDGET (drawn)) != gtk_widget_get_parent (row))
    return FALSE;

  step = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) - gtk_list_box_row_get_index (drawn);
  if (step != 0)
    g_signal_emit_by_name (drawn, "move", step);

  return step != 0;
}

void
tenbo_seat_drag_add (AdwEntryRow *row,
                     GtkWidget   *handle)
{
  GtkGesture    *press;
  GtkDragSource *source;
  GtkDropTarget *target;

  g_return_if_fail (ADW_IS_ENTRY_ROW (row));
  g_return_if_fail (GTK_IS_WIDGET (handle));

  press = gtk_gesture_click_new ();
  g_signal_connect (press, "pressed", G_CALLBACK (pressed_cb), NULL);
  gtk_widget_add_controller (handle, GTK_EVENT_CONTROLLER (press));

  source = gtk_drag_source_new ();
  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (prepare_cb), row);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (drag_begin_cb), row);
  gtk_widget_add_controller (handle, GTK_EVENT_CONTROLLER (source));
  gtk_gesture_group (GTK_GESTURE (source), press);

  target = gtk_drop_target_new (G_OBJECT_TYPE (row), GDK_ACTION_MOVE);
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), row);
  gtk_widget_add_controller (GTK_WIDGET (row), GTK_EVENT_CONTROLLER (target));
}

gboolean
tenbo_seat_drag_order (int  n_rows,
                       int  from,
                       int  step,
                       int *order)
{
  int to = from + step;

  g_return_val_if_fail (order != NULL, FALSE);

  if (from < 0 || from >= n_rows || to < 0 || to >= n_rows || step == 0)
    return FALSE;

  for (int row = 0; row < n_rows; row++)
    order[row] = row;
  for (int row = from; row != to; row += step > 0 ? 1 : -1)
    order[row] = row + (step > 0 ? 1 : -1);
  order[to] = from;

  return TRUE;
}
