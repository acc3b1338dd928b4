/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-sheet-private.h"

#include "tenbo-entry-keys.h"

/* The character that the entry's keys know, or 0. Digits of the number pad are digits. */
static char
key_of (guint keyval)
{
  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    return (char) ('0' + keyval - GDK_KEY_KP_0);
  if (keyval == GDK_KEY_BackSpace)
    return '\b';

  keyval = gdk_keyval_to_lower (keyval);

  return keyval > ' ' && keyval < 127 ? (char) keyval : 0;
}

static gboolean
key_pressed_cb (TenboEntrySheet *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
  char key = key_of (keyval);

  if (keyval == GDK_KEY_Return && (state & GDK_CONTROL_MASK) != 0)
    return gtk_widget_activate_action (GTK_WIDGET (self), "entry.confirm", NULL);
  if (self->saving || key == 0 || (state & (GDK_CONTROL_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if ((state & GDK_ALT_MASK) != 0)
    return tenbo_entry_form_open_door (self->form, key);
  if (!tenbo_entry_model_key (&self->model, key))
    return GDK_EVENT_PROPAGATE;

  tenbo_entry_sheet_refresh (self);
  self->by_keys = TRUE;

  /* Where Tab goes on from. Keys would be lost on what has the focus before it is on the screen. */
  if (tenbo_entry_outcome_is_legal (&self->outcome) && gtk_widget_get_mapped (self->confirm))
    gtk_widget_grab_focus (self->confirm);

  return GDK_EVENT_STOP;
}

/* Who types goes on to Enter, wherever the focus has come to; who moves the focus means what has
 * it. A button would wait a quarter of a second, and let go if the sheet is laid out meanwhile. */
static gboolean
enter_pressed_cb (TenboEntrySheet *self,
                  guint            keyval,
                  guint            keycode,
                  GdkModifierType  state)
{
  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    {
      if (self->by_keys)
        gtk_widget_activate_action (GTK_WIDGET (self), "entry.confirm", NULL);
      return self->by_keys;
    }

  /* The keys that move it have no character and are no part of an entry. */
  if (key_of (keyval) == 0)
    self->by_keys = FALSE;

  return GDK_EVENT_PROPAGATE;
}

/* Whether keys arrive here by themselves: while the sheet comes, the focus comes and goes. */
static gboolean
is_on_screen (TenboEntrySheet *self)
{
  GtkWidget *root = gtk_event_controller_get_widget (self->early_keys);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (root));

  return gtk_widget_get_mapped (GTK_WIDGET (self)) && focus != NULL &&
         gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

/* What is pressed while the sheet is saved is for what comes next. */
static void
hold_key (TenboEntrySheet *self,
          guint            keyval,
          GdkModifierType  state)
{
  TenboHeldKey key = { keyval, state };

  if (self->held == NULL)
    self->held = g_array_new (FALSE, FALSE, sizeof (TenboHeldKey));
  g_array_append_val (self->held, key);
}

void
tenbo_entry_sheet_press_key (TenboEntrySheet *self,
                             guint            keyval,
                             GdkModifierType  state)
{
  g_return_if_fail (TENBO_IS_ENTRY_SHEET (self));

  if (self->saving)
    hold_key (self, keyval, state);
  else if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    gtk_widget_activate_action (GTK_WIDGET (self), "entry.confirm", NULL);
  else if (keyval == GDK_KEY_Escape)
    gtk_widget_activate_action (GTK_WIDGET (self), "entry.cancel", NULL);
  else
    key_pressed_cb (self, keyval, 0, state);
}

static gboolean
early_key_pressed_cb (TenboEntrySheet *self,
                      guint            keyval,
                      guint            keycode,
                      GdkModifierType  state)
{
  if (!self->saving && is_on_screen (self))
    return GDK_EVENT_PROPAGATE;

  tenbo_entry_sheet_press_key (self, keyval, state);

  return GDK_EVENT_STOP;
}

void
tenbo_entry_sheet_end_early_keys (TenboEntrySheet *self)
{
  GtkEventController *keys = g_steal_pointer (&self->early_keys);

  if (keys != NULL)
    gtk_widget_remove_controller (gtk_event_controller_get_widget (keys), keys);
}

void
tenbo_entry_sheet_begin_early_keys (TenboEntrySheet *self,
                                    GtkWidget       *window)
{
  self->early_keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->early_keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->early_keys,
                            "key-pressed",
                            G_CALLBACK (early_key_pressed_cb),
                            self);
  gtk_widget_add_controller (window, self->early_keys);
}

void
tenbo_entry_sheet_add_keys (TenboEntrySheet *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *enter = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_event_controller_set_propagation_phase (enter, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (enter, "key-pressed", G_CALLBACK (enter_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), enter);
}
