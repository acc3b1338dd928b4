/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-drag.h"

#include "tenbo-player-panel.h"

/* Less is a press whose finger was not still. Pages that are turned by a swipe wait a little
 * longer, so a line that begins on a panel is never taken for one. */
#define THRESHOLD 12

typedef struct
{
  GtkWidget        *area;  /* owns this */
  TenboTableArrow  *arrow; /* borrowed */
  TenboPlayerPanel *from;  /* while there is a line; borrowed */
  TenboPlayerPanel *to;    /* the one it points at, or NULL; borrowed */
} Drag;

static TenboPlayerPanel *
find_panel (Drag  *drag,
            double x,
            double y)
{
  GtkWidget *picked = gtk_widget_pick (drag->area, x, y, GTK_PICK_DEFAULT);
  GtkWidget *panel = NULL;

  if (picked != NULL)
    panel = gtk_widget_get_ancestor (picked, TENBO_TYPE_PLAYER_PANEL);

  return panel != NULL ? TENBO_PLAYER_PANEL (panel) : NULL;
}

static void
point_at (Drag             *drag,
          TenboPlayerPanel *panel)
{
  if (drag->to != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (drag->to), "pointed-at");
  drag->to = panel != drag->from ? panel : NULL;
  if (drag->to != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (drag->to), "pointed-at");
}

static void
forget (Drag *drag)
{
  point_at (drag, NULL);
  drag->from = NULL;
  gtk_widget_set_visible (GTK_WIDGET (drag->arrow), FALSE);
}

static void
drag_begin_cb (GtkGestureDrag *gesture,
               double          x,
               double          y,
               Drag           *drag)
{
  drag->from = find_panel (drag, x, y);
  if (drag->from == NULL)
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
}

static void
drag_update_cb (GtkGestureDrag *gesture,
                double          offset_x,
                double          offset_y,
                Drag           *drag)
{
  double           x, y;
  graphene_point_t from, to;

  if (drag->from == NULL || offset_x * offset_x + offset_y * offset_y < THRESHOLD * THRESHOLD)
    return;

  /* From here on it is no press of a button. */
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  graphene_point_init (&from, (float) x, (float) y);
  graphene_point_init (&to, (float) (x + offset_x), (float) (y + offset_y));
  point_at (drag, find_panel (drag, to.x, to.y));
  tenbo_table_arrow_draw (drag->arrow, &from, &to);
}

static void
drag_end_cb (GtkGestureDrag *gesture,
             double          offset_x,
             double          offset_y,
             Drag           *drag)
{
  TenboPlayerPanel *from = drag->from;
  TenboPlayerPanel *to = drag->to;

  forget (drag);
  if (from != NULL && to != NULL)
    gtk_widget_activate_action (drag->area, "table.ron-from", "(ii)",
                                (int) tenbo_player_panel_get_player (to),
                                (int) tenbo_player_panel_get_player (from));
}

static void
cancel_cb (GtkGesture       *gesture,
           GdkEventSequence *sequence,
           Drag             *drag)
{
  forget (drag);
}

void
tenbo_table_drag_add (GtkWidget       *area,
                      TenboTableArrow *arrow)
{
  GtkGesture *gesture = gtk_gesture_drag_new ();
  Drag       *drag = g_new0 (Drag, 1);

  drag->area = area;
  drag->arrow = arrow;
  g_object_set_data_full (G_OBJECT (gesture), "drag", drag, g_free);
  /* Before the buttons, which are most of a small panel. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  g_signal_connect (gesture, "drag-begin", G_CALLBACK (drag_begin_cb), drag);
  g_signal_connect (gesture, "drag-update", G_CALLBACK (drag_update_cb), drag);
  g_signal_connect (gesture, "drag-end", G_CALLBACK (drag_end_cb), drag);
  g_signal_connect (gesture, "cancel", G_CALLBACK (cancel_cb), drag);
  gtk_widget_add_controller (area, GTK_EVENT_CONTROLLER (gesture));
}
