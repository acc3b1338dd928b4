/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-background-read.h"

#include "tenbo-feedback.h"

#include <glib/gi18n.h>

typedef struct
{
  TenboBackgroundRead read;
  GCancellable      **reading; /* a member of the widget */
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  if (job->read.free_query != NULL)
    job->read.free_query (job->read.query);
  g_free (job);
}

static void
read_in_thread (GTask        *task,
                gpointer      store,
                gpointer      data,
                GCancellable *cancellable)
{
  const Job *job = data;
  GError    *error = NULL;
  gpointer   result = job->read.read (store, job->read.query, cancellable, &error);

  if (result != NULL)
    g_task_return_pointer (task, result, job->read.free_result);
  else
    g_task_return_error (task, error);
}

static void
read_cb (GObject      *store,
         GAsyncResult *task,
         gpointer      user_data)
{
  g_autoptr (GtkWidget) self = user_data;
  g_autoptr (GError) error = NULL;
  gpointer   result = g_task_propagate_pointer (G_TASK (task), &error);
  const Job *job = g_task_get_task_data (G_TASK (task));

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (job->reading);
  if (error != NULL && job->read.failure != NULL)
    tenbo_feedback_error (self, job->read.failure, _ ("Nothing was changed."), error);
  else if (error != NULL && gtk_widget_get_root (self) != NULL) /* else the store may be closed */
    g_warning ("The history cannot be read: %s", error->message);

  job->read.done (self, result);
  g_clear_pointer (&result, job->read.free_result);
}

void
tenbo_background_read_cancel (GCancellable **reading)
{
  g_cancellable_cancel (*reading);
  g_clear_object (reading);
}

void
tenbo_background_read (GtkWidget                 *self,
                       TenboStore                *store,
                       GCancellable             **reading,
                       const TenboBackgroundRead *read)
{
  g_autoptr (GTask) task = NULL;
  Job *job = g_new (Job, 1);

  g_return_if_fail (GTK_IS_WIDGET (self));
  g_return_if_fail (TENBO_IS_STORE (store));

  tenbo_background_read_cancel (reading);
  *reading = g_cancellable_new ();
  *job = (Job) { *read, reading };
  task = g_task_new (store, *reading, read_cb, g_object_ref (self));
  g_task_set_source_tag (task, tenbo_background_read);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, read_in_thread);
}
