/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player types the next key long before the sheet that the last one opened is on the screen. GTK
 * gives a key to the widget that has the focus, and drops the key if that widget or one around it
 * is not on the screen: while a dialog becomes a bottom sheet, and for a frame each time that a
 * breakpoint is passed. So the keys that enter hands do not go by the focus. They are taken here,
 * before any widget gets them, and handed to the page or to the sheet, whose state does not depend
 * on what GTK has mapped.
 *
 * A key goes down to the focus from the window; once the focus is in a dialog, from the dialog: GTK
 * 4.18 propagates keys within the shortcut manager that is nearest to the focus. Both listen. */

#include "tenbo-window-keys.h"

#include "tenbo-entry-dialog.h"
#include "tenbo-table-page.h"

#define LISTENING "tenbo-window-keys"

/* Whether the widget with the focus has a use for keys of its own: a text, or what is in a menu. */
static gboolean
is_for_focus (GtkWidget *focus)
{
  if (focus == NULL || !gtk_widget_get_mapped (focus))
    return FALSE;

  return GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus) ||
         gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL;
}

/* The key that a Latin layout has in the place of @keyval, if @keyval is a letter of another
 * script: r is Ron also on a Greek or Russian keyboard. */
static guint
find_latin (GtkWidget *widget,
            guint      keyval,
            guint      keycode)
{
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint        *keyvals = NULL;
  int                      n = 0;

  if (gdk_keyval_to_unicode (keyval) < 0x80)
    return keyval;

  gdk_display_map_keycode (gtk_widget_get_display (widget), keycode, &keys, &keyvals, &n);
  for (int i = 0; i < n; i++)
    if (keys[i].level == 0 && keyvals[i] > ' ' && keyvals[i] < 0x7f)
      return keyvals[i];

  return keyval;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                AdwNavigationView     *view)
{
  GtkRoot           *window = gtk_widget_get_root (GTK_WIDGET (view));
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (view);
  AdwDialog         *dialog;

  if (is_for_focus (gtk_root_get_focus (window)))
    return GDK_EVENT_PROPAGATE;

  keyval = find_latin (GTK_WIDGET (view), keyval, keycode);
  if (TENBO_IS_TABLE_PAGE (page))
    return tenbo_table_page_press_key (TENBO_TABLE_PAGE (page), keyval, state);

  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  if (TENBO_IS_ENTRY_DIALOG (dialog))
    return tenbo_entry_sheet_press_key (TENBO_ENTRY_SHEET (adw_dialog_get_child (dialog)), keyval,
                                        state);

  return GDK_EVENT_PROPAGATE;
}

static void
listen_at (GtkWidget         *widget,
           AdwNavigationView *view)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), view,
                           G_CONNECT_DEFAULT);
  gtk_widget_add_controller (widget, keys);
}

/* A dialog comes to sight again when one over it is closed. */
static void
dialog_changed_cb (AdwNavigationView    *view,
                   GParamSpec           *pspec,
                   AdwApplicationWindow *window)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (window);

  if (!TENBO_IS_ENTRY_DIALOG (dialog) || g_object_get_data (G_OBJECT (dialog), LISTENING) != NULL)
    return;

  g_object_set_data (G_OBJECT (dialog), LISTENING, view);
  listen_at (GTK_WIDGET (dialog), view);
}

void
tenbo_window_keys_add (AdwApplicationWindow *window,
                       AdwNavigationView    *view)
{
  g_return_if_fail (ADW_IS_APPLICATION_WINDOW (window));
  g_return_if_fail (ADW_IS_NAVIGATION_VIEW (view));

  listen_at (GTK_WIDGET (window), view);
  g_signal_connect_object (window, "notify::visible-dialog", G_CALLBACK (dialog_changed_cb), view,
                           G_CONNECT_SWAPPED);
}
