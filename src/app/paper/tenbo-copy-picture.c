/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-copy-picture.h"

#include "tenbo-feedback.h"

#include <glib/gi18n.h>

void
tenbo_copy_picture (GtkWidget    *from,
                    TenboSaveFunc make,
                    gpointer      data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) png = make (data, &error);
  g_autoptr (GdkTexture) texture = NULL;

  if (png != NULL)
    texture = gdk_texture_new_from_bytes (png, &error);
  if (texture == NULL)
    {
      tenbo_feedback_error (from, _ ("The Picture Was Not Made"), NULL, error);
      return;
    }

  gdk_clipboard_set_texture (gtk_widget_get_clipboard (from), texture);
  tenbo_feedback_toast (from, _ ("The picture is on the clipboard"));
}
