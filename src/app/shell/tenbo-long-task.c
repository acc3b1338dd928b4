/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-long-task.h"

#include "tenbo-shell.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define SHOW_PROGRESS_AFTER_MSEC 500
#define UPDATE_MSEC              100

typedef struct
{
  TenboShell         *shell; /* owned */
  char               *title; /* owned */
  TenboLongTaskFunc   func;
  gpointer            data;
  GDestroyNotify      destroy; /* or NULL */
  GAsyncReadyCallback callback;
  gpointer            user_data;
  GCancellable       *cancellable; /* owned */

  gint permille; /* progress; written by the thread */

  AdwDialog *dialog; /* NULL until shown; owned */
  GtkWidget *bar;
  guint      source;
} LongTask;

/* Releases the members that belong to the main thread. */
static void
long_task_clear (LongTask *self)
{
  if (self->destroy != NULL)
    self->destroy (self->data);
  self->destroy = NULL;
  self->data = NULL;

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->dialog);
  g_clear_object (&self->shell);
}

static void
long_task_free (gpointer data)
{
  LongTask *self = data;

  long_task_clear (self);
  g_object_unref (self->cancellable);
  g_free (self->title);
  g_free (self);
}

static void
progress_cb (guint64  done,
             guint64  total,
             gpointer user_data)
{
  LongTask *self = user_data;

  g_atomic_int_set (&self->permille, total > 0 ? (gint) (MIN (done, total) * 1000 / total) : 0);
}

static gboolean
update_cb (gpointer user_data)
{
  LongTask *self = user_data;

  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->bar),
                                 g_atomic_int_get (&self->permille) / 1000.0);

  return G_SOURCE_CONTINUE;
}

static gboolean
show_progress_cb (gpointer user_data)
{
  LongTask *self = user_data;

  self->dialog = g_object_ref_sink (adw_alert_dialog_new (self->title, NULL));
  self->bar = gtk_progress_bar_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->title, -1);
  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (self->dialog), self->bar);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (self->dialog), "cancel", _ ("_Cancel"));
  g_signal_connect_object (self->dialog, "response", G_CALLBACK (g_cancellable_cancel),
                           self->cancellable, G_CONNECT_SWAPPED);
  update_cb (self);
  adw_dialog_present (self->dialog, GTK_WIDGET (self->shell));
  self->source = g_timeout_add (UPDATE_MSEC, update_cb, self);

  return G_SOURCE_REMOVE;
}

static void begin (LongTask *self);

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  LongTask *self = user_data;
  GQueue   *tasks = &tenbo_shell_get_state (self->shell)->tasks;
  LongTask *next;

  g_clear_handle_id (&self->source, g_source_remove);
  if (self->dialog != NULL)
    adw_dialog_force_close (self->dialog);
  g_queue_pop_head (tasks);
  next = g_queue_peek_head (tasks);

  self->callback (source, result, self->user_data);

  /* The other thread may release the task last, and must not release widgets. */
  long_task_clear (self);

  /* A task that the callback started is behind `next` in the queue; without `next`, it is already
   * running. */
  if (next != NULL)
    begin (next);
}

static void
run_in_thread (GTask        *task,
               gpointer      source,
               gpointer      task_data,
               GCancellable *cancellable)
{
  LongTask *self = task_data;
  g_autoptr (GError) error = NULL;

  if (self->func (self->data, cancellable, progress_cb, self, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
begin (LongTask *self)
{
  g_autoptr (GTask) task = g_task_new (NULL, self->cancellable, done_cb, self);

  g_task_set_source_tag (task, begin);
  g_task_set_task_data (task, self, long_task_free);

  /* A completed task is successful, even if it was canceled a moment too late. */
  g_task_set_check_cancellable (task, FALSE);
  self->source = g_timeout_add (SHOW_PROGRESS_AFTER_MSEC, show_progress_cb, self);
  g_task_run_in_thread (task, run_in_thread);
}

void
tenbo_long_task_run (GtkWidget          *from,
                     const char         *title,
                     TenboLongTaskFunc   func,
                     gpointer            data,
                     GDestroyNotify      destroy,
                     GAsyncReadyCallback callback,
                     gpointer            user_data)
{
  LongTask *self;
  GQueue   *tasks;

  g_return_if_fail (GTK_IS_WIDGET (from) && tenbo_shell_find (from) != NULL);

  self = g_new0 (LongTask, 1);
  self->shell = g_object_ref (tenbo_shell_find (from));
  self->title = g_strdup (title);
  self->func = func;
  self->data = data;
  self->destroy = destroy;
  self->callback = callback;
  self->user_data = user_data;
  self->cancellable = g_cancellable_new ();

  tasks = &tenbo_shell_get_state (self->shell)->tasks;
  g_queue_push_tail (tasks, self);
  if (g_queue_get_length (tasks) == 1)
    begin (self);
}

gboolean
tenbo_long_task_finish (GAsyncResult *result,
                        GError      **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

gpointer
tenbo_long_task_get_data (GAsyncResult *result)
{
  return ((LongTask *) g_task_get_task_data (G_TASK (result)))->data;
}

gboolean
tenbo_long_task_is_running (GtkWidget *from)
{
  TenboShell *shell = tenbo_shell_find (from);

  return shell != NULL && !g_queue_is_empty (&tenbo_shell_get_state (shell)->tasks);
}
