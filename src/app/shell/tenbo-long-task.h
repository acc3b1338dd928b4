/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* Something that may take long, in a thread of its own: after half a second a dialog says how far
 * it is and offers to cancel it. One at a time in a window: others wait for their turn. */

/* Does it. FALSE with @error; G_IO_ERROR_CANCELLED if @cancellable was cancelled. @func is to be
 * told of the progress, with @progress. */
typedef gboolean (*TenboLongTaskFunc) (gpointer          data,
                                       GCancellable     *cancellable,
                                       TenboProgressFunc func,
                                       gpointer          progress,
                                       GError          **error);

/* Calls @func with @data, which @destroy frees when all is done, at once or after those that were
 * to run before; @title says what is done ("Importing…"). @from is any widget in the window.
 * @callback is called when the dialog is gone. */
void tenbo_long_task_run (GtkWidget          *from,
                          const char         *title,
                          TenboLongTaskFunc   func,
                          gpointer            data,
                          GDestroyNotify      destroy,
                          GAsyncReadyCallback callback,
                          gpointer            user_data);

/* What the function returned. */
gboolean tenbo_long_task_finish (GAsyncResult *result,
                                 GError      **error);

/* Its data; borrowed, as long as the callback runs. */
gpointer tenbo_long_task_get_data (GAsyncResult *result);

/* Whether one is under way, or waits, in the window of @from. */
gboolean tenbo_long_task_is_running (GtkWidget *from);

G_END_DECLS
