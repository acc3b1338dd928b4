/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-feedback.h"

#include "tenbo-notice.h"
#include "tenbo-window.h"

#include <glib/gi18n.h>

static void
show_toast (GtkWidget *from,
            AdwToast  *toast)
{
  GtkRoot *root = gtk_widget_get_root (from);

  /* The widget may have left the window while an operation of the store was under way; there is
   * nobody to tell then. */
  if (!TENBO_IS_WINDOW (root))
    {
      g_object_unref (g_object_ref_sink (toast));
      return;
    }

  tenbo_window_add_toast (TENBO_WINDOW (root), toast);
}

void
tenbo_feedback_toast (GtkWidget  *from,
                      const char *text)
{
  AdwToast *toast;

  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (text != NULL);

  toast = adw_toast_new (text);
  adw_toast_set_use_markup (toast, FALSE);
  show_toast (from, toast);
}

/* The window that @from is in, or the one that is left if it has gone while something was under
 * way. NULL if there is none. */
static GtkWidget *
find_window (GtkWidget *from)
{
  GtkRoot      *root = gtk_widget_get_root (from);
  GApplication *application = g_application_get_default ();
  GtkWindow    *window = NULL;

  if (root != NULL)
    return GTK_WIDGET (root);

  if (application != NULL)
    window = gtk_application_get_active_window (GTK_APPLICATION (application));

  return window != NULL ? GTK_WIDGET (window) : NULL;
}

void
tenbo_feedback_error (GtkWidget    *from,
                      const char   *heading,
                      const char   *advice,
                      const GError *error)
{
  AdwDialog       *dialog;
  GtkWidget       *window;
  g_autofree char *words = NULL;

  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (heading != NULL);
  g_return_if_fail (error != NULL);

  window = find_window (from);
  if (window == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  /* The application says what became of the history, and what to do about it. */
  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_LOST) &&
      TENBO_IS_WINDOW (window))
    {
      gtk_widget_activate_action (window, "win.show-notice", NULL);
      return;
    }

  if (advice == NULL)
    advice = _ ("Nothing that was confirmed before is lost. Try again; if it keeps failing, check "
                "that the disk is not full and that its files may be written.");

  words = tenbo_notice_describe_error (error);
  dialog = adw_alert_dialog_new (heading, NULL);
  adw_alert_dialog_format_body (ADW_ALERT_DIALOG (dialog), "%s\n\n%s", words, advice);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _ ("_Close"));
  adw_dialog_present (dialog, window);
}
