/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-feedback.h"

#include "tenbo-describe-error.h"
#include "tenbo-free-text.h"
#include "tenbo-shell.h"

#include <glib/gi18n.h>

void
tenbo_feedback_toast (GtkWidget  *from,
                      const char *text)
{
  TenboShell *shell;
  AdwToast   *toast;

  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (text != NULL);

  /* The widget may have left the window during an operation on the store. */
  shell = tenbo_shell_find (from);
  if (shell == NULL)
    return;

  toast = adw_toast_new (text);
  adw_toast_set_use_markup (toast, FALSE);
  tenbo_shell_add_toast (shell, toast);
}

/* Whether @error is about the history and not about another file. */
static gboolean
is_about_history (const GError *error)
{
  return error->domain == TENBO_STORE_ERROR && error->code != TENBO_STORE_ERROR_OWN_FILE &&
         error->code != TENBO_STORE_ERROR_NOT_A_FILE;
}

/* Returns the message of @error with the name of @file, once: messages of GIO have its path. */
static char *
describe_file_error (GFile        *file,
                     const GError *error)
{
  g_autofree char *words = tenbo_describe_error (error);
  g_autofree char *base = file != NULL ? g_file_get_basename (file) : NULL;
  g_autofree char *name = base != NULL ? g_filename_display_name (base) : NULL;

  if (name == NULL || is_about_history (error) || strstr (words, name) != NULL)
    return g_steal_pointer (&words);

  /* Translators: the name of a file, and why it cannot be read or written */
  return g_strdup_printf (C_ ("file", "“%1$s”:\n%2$s"), tenbo_free_text_isolate (name), words);
}

void
tenbo_feedback_error (GtkWidget    *from,
                      const char   *heading,
                      const char   *advice,
                      const GError *error)
{
  tenbo_feedback_file_error (from, heading, advice, NULL, error);
}

void
tenbo_feedback_file_error (GtkWidget    *from,
                           const char   *heading,
                           const char   *advice,
                           GFile        *file,
                           const GError *error)
{
  AdwDialog       *dialog;
  GListModel      *windows = gtk_window_get_toplevels ();
  GtkWidget       *window;
  g_autofree char *words = NULL;

  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (heading != NULL);
  g_return_if_fail (error != NULL);

  window = GTK_WIDGET (gtk_widget_get_root (from));

  /* If @from left its window during an operation, use the main window. A toplevel can also be a
   * file dialog. */
  for (guint i = 0; window == NULL && i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (windows, i);

      if (TENBO_IS_SHELL (toplevel))
        window = toplevel;
    }

  if (window == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  /* The application reports the state of the history and what to do. */
  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_LOST) &&
      TENBO_IS_SHELL (window))
    {
      gtk_widget_activate_action (window, "win.show-notice", NULL);
      return;
    }

  if (advice == NULL)
    advice = _ ("All confirmed hands are safe. Try again. If it keeps failing, check that the "
                "disk is not full and that its files are writable.");

  words = describe_file_error (file, error);
  dialog = adw_alert_dialog_new (heading, NULL);
  adw_alert_dialog_format_body (ADW_ALERT_DIALOG (dialog), "%s\n\n%s", words, advice);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _ ("_Close"));
  adw_dialog_present (dialog, window);
}
