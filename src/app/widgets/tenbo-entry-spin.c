/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-spin.h"

#include "tenbo-words.h"

#define MINUS_SIGN 0x2212

static gboolean
surface_event_cb (GdkSurface         *surface,
                  GdkEvent           *event,
                  GtkEventController *press)
{
  if (gdk_event_get_event_type (event) == GDK_BUTTON_RELEASE)
    gtk_event_controller_reset (press);

  return GDK_EVENT_PROPAGATE;
}

static void
press_ended_cb (GtkEventController *press,
                GdkEventSequence   *sequence,
                GdkSurface         *surface)
{
  g_signal_handlers_disconnect_by_func (surface, G_CALLBACK (surface_event_cb), press);
  g_signal_handlers_disconnect_by_func (press, G_CALLBACK (press_ended_cb), surface);
}

/* GTK 4.18 delivers a button release to no widget if the other button becomes sensitive during the
 * press, as when the number leaves its minimum, and the pointer has not moved since: the number
 * would keep changing. This gesture receives the release instead. */
static void
press_began_cb (GtkEventController *press)
{
  GtkNative  *native = gtk_widget_get_native (gtk_event_controller_get_widget (press));
  GdkSurface *surface = gtk_native_get_surface (native);

  g_signal_connect_object (surface, "event", G_CALLBACK (surface_event_cb), press,
                           G_CONNECT_DEFAULT);
  g_signal_connect_object (press, "end", G_CALLBACK (press_ended_cb), surface, G_CONNECT_DEFAULT);
}

/* An AdwSpinRow does not expose its spin button, nor the spin button its two buttons, so search the
 * descendants. */
static void
set_up (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_SPIN_BUTTON (widget) && GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
      else if (GTK_IS_BUTTON (widget) && GTK_IS_GESTURE_CLICK (controller))
        g_signal_connect (controller, "begin", G_CALLBACK (press_began_cb), NULL);
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    set_up (child);
}

void
tenbo_entry_spin_set_up (AdwSpinRow *row)
{
  g_return_if_fail (ADW_IS_SPIN_ROW (row));

  set_up (GTK_WIDGET (row));
}

static gboolean
write_points_cb (AdwSpinRow *row)
{
  g_autofree char *text = tenbo_words_points ((int) adw_spin_row_get_value (row), FALSE);

  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (row)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (row), text);

  return TRUE;
}

/* Whether @text begins with a minus sign, after marks for the direction of text. */
static gboolean
is_negative (const char *text)
{
  for (; *text != '\0' && g_unichar_digit_value (g_utf8_get_char (text)) < 0;
       text = g_utf8_next_char (text))
    if (*text == '-' || g_utf8_get_char (text) == MINUS_SIGN)
      return TRUE;

  return FALSE;
}

/* Ignores any characters between the digits. */
static int
read_points_cb (AdwSpinRow *row,
                double     *out)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (row));
  gboolean    negative = is_negative (text);
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

  if (negative)
    *out = -*out;

  return any ? TRUE : GTK_INPUT_ERROR;
}

gboolean
tenbo_entry_spin_read_points (AdwSpinRow *row,
                              int        *points)
{
  GtkAdjustment *range;
  int            step;
  double         value;

  g_return_val_if_fail (ADW_IS_SPIN_ROW (row) && points != NULL, FALSE);

  range = adw_spin_row_get_adjustment (row);
  step = (int) gtk_adjustment_get_step_increment (range);
  if (read_points_cb (row, &value) != TRUE || value < gtk_adjustment_get_lower (range) ||
      value > gtk_adjustment_get_upper (range) ||
      (adw_spin_row_get_snap_to_ticks (row) && (int) value % step != 0))
    return FALSE;

  *points = (int) value;
  return TRUE;
}

void
tenbo_entry_spin_set_points (AdwSpinRow *row)
{
  g_return_if_fail (ADW_IS_SPIN_ROW (row));

  adw_spin_row_set_numeric (row, FALSE); /* separators and a minus sign are no digits */
  g_signal_connect (row, "output", G_CALLBACK (write_points_cb), NULL);
  g_signal_connect (row, "input", G_CALLBACK (read_points_cb), NULL);
  write_points_cb (row);
}
