/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-background-read.h"

#include "tenbo-feedback.h"

#include <glib/gi18n.h>

/* A read in progress. Destroying its widget cancels it. */
typedef struct
{
  GtkWidget                 *self; /* borrowed; invalid after cancellation */
  GCancellable              *cancellable;
  GCancellable             **reading; /* a member of the widget */
  const TenboBackgroundRead *read;
} Reader;

static void
cancel (GCancellable **reading)
{
  g_cancellable_cancel (*reading);
  *reading = NULL;
}

static void
read_cb (GObject      *source,
         GAsyncResult *task,
         gpointer      user_data)
{
  g_autofree Reader *reader = user_data;
  g_autoptr (GCancellable) cancellable = reader->cancellable;
  g_autoptr (GtkWidget) self = NULL;
  g_autoptr (GError) error = NULL;
  gpointer result = tenbo_store_read_finish (TENBO_STORE (source), task, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self = g_object_ref (reader->self);
  g_signal_handlers_disconnect_by_func (self, cancel, reader->reading);
  *reader->reading = NULL;

  if (error != NULL && reader->read->failure != NULL)
    tenbo_feedback_error (self, _ (reader->read->failure), _ ("Nothing was changed."), error);
  else if (error != NULL && gtk_widget_get_root (self) != NULL)
    g_warning ("The history cannot be read: %s", error->message); /* else it may be closed */

  reader->read->done (self, result);
  g_clear_pointer (&result, reader->read->free_result);
}

void
tenbo_background_read (gpointer                   self,
                       TenboStore                *store,
                       GCancellable             **reading,
                       const TenboBackgroundRead *read,
                       gpointer                   data)
{
  TenboReadJob job = { read->func, data, read->free_data, read->free_result };
  Reader      *reader = g_new (Reader, 1);

  g_return_if_fail (GTK_IS_WIDGET (self));
  g_return_if_fail (TENBO_IS_STORE (store));

  g_signal_handlers_disconnect_by_func (self, cancel, reading);
  cancel (reading);
  *reading = g_cancellable_new ();
  *reader = (Reader) { self, *reading, reading, read };
  g_signal_connect_swapped (self, "destroy", G_CALLBACK (cancel), reading);
  tenbo_store_read_async (store, &job, *reading, read_cb, reader);
}

/* --- Reading again --- */

/* The commits after which to read again */
typedef struct
{
  GtkWidget *self; /* borrowed; the closure is invalidated with it */
  TenboKinds kinds;
  GCallback  reload;
} Follower;

static void
committed_cb (const Follower    *follower,
              const TenboCommit *commit)
{
  if ((commit->kinds & follower->kinds) != 0 && gtk_widget_get_mapped (follower->self))
    ((void (*) (gpointer)) follower->reload) (follower->self);
}

static void
free_follower (gpointer  follower,
               GClosure *closure)
{
  g_free (follower);
}

void
tenbo_background_read_follow (gpointer    self,
                              TenboStore *store,
                              TenboKinds  kinds,
                              GCallback   reload)
{
  Follower  follower = { self, kinds, reload };
  GClosure *closure;

  g_return_if_fail (GTK_IS_WIDGET (self));
  g_return_if_fail (TENBO_IS_STORE (store));

  closure = g_cclosure_new_swap (G_CALLBACK (committed_cb),
                                 g_memdup2 (&follower, sizeof follower), free_follower);
  g_object_watch_closure (self, closure);
  g_signal_connect_closure (store, "committed", closure, FALSE);
}
