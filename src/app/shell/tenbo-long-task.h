/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* A long operation on its own thread. After half a second, a dialog shows the progress and a Cancel
 * button. Each window runs one task at a time; others wait in a queue. */

/* Runs the task. Returns FALSE with @error; G_IO_ERROR_CANCELLED if @cancellable was canceled. The
 * function reports its progress to @func with @progress. */
typedef gboolean (*TenboLongTaskFunc) (gpointer          data,
                                       GCancellable     *cancellable,
                                       TenboProgressFunc func,
                                       gpointer          progress,
                                       GError          **error);

/* Calls @func with @data on a thread, immediately or after the tasks in the queue. @destroy frees
 * @data at the end. @title describes the task ("Importing…"). @from is any widget in the window.
 * @callback is called after the dialog has closed. */
void tenbo_long_task_run (GtkWidget          *from,
                          const char         *title,
                          TenboLongTaskFunc   func,
                          gpointer            data,
                          GDestroyNotify      destroy,
                          GAsyncReadyCallback callback,
                          gpointer            user_data);

/* Returns the result of the function. */
gboolean tenbo_long_task_finish (GAsyncResult *result,
                                 GError      **error);

/* Returns the data of the task; borrowed during the callback. */
gpointer tenbo_long_task_get_data (GAsyncResult *result);

/* Whether a task is running or waiting in the window of @from */
gboolean tenbo_long_task_is_running (GtkWidget *from);

G_END_DECLS
