/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-sheet-private.h"

#include "tenbo-entry-keys.h"

static gboolean
is_enter (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter;
}

static gboolean
is_space (guint keyval)
{
  return keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space;
}

static gboolean
is_modifier (guint keyval)
{
  return (keyval >= GDK_KEY_Shift_L && keyval <= GDK_KEY_Hyper_R) ||
         keyval == GDK_KEY_ISO_Level3_Shift || keyval == GDK_KEY_Num_Lock;
}

/* The character that the entry's keys know, or 0. Digits of the number pad are digits. */
static char
key_of (guint keyval)
{
  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    return (char) ('0' + keyval - GDK_KEY_KP_0);
  if (keyval == GDK_KEY_KP_Add)
    return '+';
  if (keyval == GDK_KEY_KP_Subtract)
    return '-';
  if (keyval == GDK_KEY_BackSpace)
    return '\b';

  keyval = gdk_keyval_to_lower (keyval);

  return keyval > ' ' && keyval < 127 ? (char) keyval : 0;
}

/* The list of yaku if it is open, its cursor where the next key goes; else NULL. */
static TenboYakuPage *
get_list (TenboEntrySheet *self)
{
  TenboYakuPage *list = tenbo_entry_form_get_list (self->form);

  if (list != NULL && !self->by_keys)
    tenbo_yaku_page_follow_focus (list);

  return list;
}

/* Shows what a key has changed. What is complete is confirmed next, so Tab goes on from Confirm and
 * letters are not of the list of yaku any more. */
static void
show_typed (TenboEntrySheet *self)
{
  TenboYakuPage *list;

  tenbo_entry_sheet_refresh (self);
  self->by_keys = TRUE;
  if (!tenbo_entry_outcome_is_legal (&self->outcome))
    return;

  list = tenbo_entry_form_get_list (self->form);
  if (list != NULL)
    tenbo_yaku_page_end_keys (list);
  if (gtk_widget_get_mapped (self->confirm))
    gtk_widget_grab_focus (self->confirm);
}

/* If the user has been typing, Enter confirms, whatever has the focus; if the user has moved the
 * focus, Enter presses what has it. Confirm is pressed here all the same: a button that Enter
 * presses waits for a quarter of a second, and what is typed meanwhile would still change the
 * hand. */
static gboolean
press_enter (TenboEntrySheet *self,
             GdkModifierType  state)
{
  TenboYakuPage *list = get_list (self);

  if ((state & GDK_CONTROL_MASK) == 0 && !self->by_keys &&
      !gtk_widget_has_focus (self->confirm) &&
      (list == NULL || !tenbo_yaku_page_has_focus (list)))
    return GDK_EVENT_PROPAGATE;

  gtk_widget_activate_action (GTK_WIDGET (self), "entry.confirm", NULL);

  return GDK_EVENT_STOP;
}

static gboolean
press_space (TenboEntrySheet *self)
{
  TenboYakuPage *list = get_list (self);

  if (list != NULL && tenbo_yaku_page_press (list))
    {
      self->by_keys = TRUE;
      return GDK_EVENT_STOP;
    }
  if (!gtk_widget_has_focus (self->confirm))
    return GDK_EVENT_PROPAGATE;

  gtk_widget_activate_action (GTK_WIDGET (self), "entry.confirm", NULL);

  return GDK_EVENT_STOP;
}

static gboolean
press_character (TenboEntrySheet *self,
                 char             key)
{
  TenboYakuPage *list = get_list (self);

  if (list != NULL && tenbo_yaku_page_find (list, key))
    {
      self->by_keys = TRUE;
      return GDK_EVENT_STOP;
    }
  if (!tenbo_entry_model_key (&self->model, key))
    return GDK_EVENT_PROPAGATE;

  show_typed (self);

  return GDK_EVENT_STOP;
}

static gboolean
press_door (TenboEntrySheet *self,
            char             key)
{
  if (!tenbo_entry_form_open_door (self->form, key))
    return GDK_EVENT_PROPAGATE;

  self->by_keys = TRUE;

  return GDK_EVENT_STOP;
}

gboolean
tenbo_entry_sheet_press_key (TenboEntrySheet *self,
                             guint            keyval,
                             GdkModifierType  state)
{
  char key = key_of (keyval);

  g_return_val_if_fail (TENBO_IS_ENTRY_SHEET (self), GDK_EVENT_PROPAGATE);

  if (is_enter (keyval))
    return press_enter (self, state);
  if ((state & (GDK_CONTROL_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if ((state & GDK_ALT_MASK) != 0)
    return press_door (self, key);
  if (keyval == GDK_KEY_Escape)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "entry.cancel", NULL);
      return GDK_EVENT_STOP;
    }
  if (is_space (keyval))
    return press_space (self);
  if (key != 0)
    return press_character (self, key);

  /* What moves the focus. */
  if (!is_modifier (keyval))
    self->by_keys = FALSE;

  return GDK_EVENT_PROPAGATE;
}
