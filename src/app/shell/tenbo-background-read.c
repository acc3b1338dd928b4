/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-background-read.h"

#include "tenbo-feedback.h"

#include <glib/gi18n.h>

/* What follows a read. */
typedef struct
{
  GtkWidget        *self;    /* owned */
  GCancellable    **reading; /* a member of the widget */
  TenboReadDoneFunc done;
  GDestroyNotify    free_result;
  const char       *failure;
} Reader;

static void
reader_free (Reader *reader)
{
  g_object_unref (reader->self);
  g_free (reader);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Reader, reader_free)

static void
read_cb (GObject      *source,
         GAsyncResult *task,
         gpointer      user_data)
{
  g_autoptr (Reader) reader = user_data;
  g_autoptr (GError) error = NULL;
  gpointer result = tenbo_store_read_finish (TENBO_STORE (source), task, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (reader->reading);
  if (error != NULL && reader->failure != NULL)
    tenbo_feedback_error (reader->self, reader->failure, _ ("Nothing was changed."), error);
  else if (error != NULL && gtk_widget_get_root (reader->self) != NULL)
    g_warning ("The history cannot be read: %s", error->message); /* else it may be closed */

  reader->done (reader->self, result);
  g_clear_pointer (&result, reader->free_result);
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
  Reader *reader = g_new (Reader, 1);

  g_return_if_fail (GTK_IS_WIDGET (self));
  g_return_if_fail (TENBO_IS_STORE (store));

  tenbo_background_read_cancel (reading);
  *reading = g_cancellable_new ();
  *reader = (Reader) {
    g_object_ref (self),
    reading,
    read->done,
    read->job.free_result,
    read->failure,
  };
  tenbo_store_read_async (store, &read->job, *reading, read_cb, reader);
}
