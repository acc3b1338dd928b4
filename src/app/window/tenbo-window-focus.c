/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-window-focus.h"

#include "tenbo-history-page.h"
#include "tenbo-table-page.h"

#define PENDING "tenbo-window-focus"

static gboolean
focus_page (gpointer user_data)
{
  AdwNavigationView    *view = user_data;
  AdwNavigationPage    *page = adw_navigation_view_get_visible_page (view);
  GtkRoot              *root = gtk_widget_get_root (GTK_WIDGET (view));
  AdwApplicationWindow *window;

  if (g_object_steal_data (G_OBJECT (view), PENDING) == NULL)
    return G_SOURCE_REMOVE;
  if (!ADW_IS_APPLICATION_WINDOW (root) || gtk_root_get_focus (root) != NULL || page == NULL)
    return G_SOURCE_REMOVE;

  /* A dialog has the keys to itself; the page's turn comes when it is closed. */
  window = ADW_APPLICATION_WINDOW (root);
  if (adw_application_window_get_visible_dialog (window) != NULL)
    return G_SOURCE_REMOVE;
  if (TENBO_IS_TABLE_PAGE (page))
    tenbo_table_page_take_focus (TENBO_TABLE_PAGE (page));
  else if (TENBO_IS_HISTORY_PAGE (page) &&
           tenbo_history_page_take_focus (TENBO_HISTORY_PAGE (page)))
    return G_SOURCE_REMOVE;
  else if (!gtk_widget_grab_focus (GTK_WIDGET (page)))
    gtk_widget_child_focus (GTK_WIDGET (page), GTK_DIR_TAB_FORWARD);

  return G_SOURCE_REMOVE;
}

/* The focus is often nowhere for a moment while it goes from one to another. */
static void
focus_changed_cb (AdwNavigationView *view)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (view));

  if (root == NULL || gtk_root_get_focus (root) != NULL ||
      g_object_get_data (G_OBJECT (view), PENDING) != NULL)
    return;

  g_object_set_data (G_OBJECT (view), PENDING, view);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, focus_page, g_object_ref (view),
                   g_object_unref);
}

/* After the last, Tab leaves the focus nowhere before it begins again with the first. */
static void
focus_moved_cb (AdwNavigationView *view)
{
  g_object_set_data (G_OBJECT (view), PENDING, NULL);
}

void
tenbo_window_focus_keep (AdwApplicationWindow *window,
                         AdwNavigationView    *view)
{
  g_return_if_fail (ADW_IS_APPLICATION_WINDOW (window));
  g_return_if_fail (ADW_IS_NAVIGATION_VIEW (view));

  g_signal_connect_object (window, "notify::focus-widget", G_CALLBACK (focus_changed_cb), view,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "move-focus", G_CALLBACK (focus_moved_cb), view,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (window, "notify::visible-dialog", G_CALLBACK (focus_changed_cb), view,
                           G_CONNECT_SWAPPED);
}
