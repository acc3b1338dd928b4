/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-board-writer.h"

#include "tenbo-board-html.h"

/* Time after which games without changes may be too old for the board */
#define REFRESH_SECONDS 60

struct _TenboBoardWriter
{
  GObject parent_instance;

  TenboFolderService *service; /* owned */
  guint               refresh; /* source; 0: this device writes no board */
};

G_DEFINE_FINAL_TYPE (TenboBoardWriter, tenbo_board_writer, G_TYPE_OBJECT)

static gboolean
write_in_thread (TenboStore *store,
                 gpointer    data,
                 GError    **error)
{
  g_autoptr (TenboFolderSettings) settings = NULL;
  g_autofree char *html = NULL;

  if (!tenbo_folder_read_settings (store, &settings, error))
    return FALSE;
  if (settings == NULL || (settings->flags & TENBO_FOLDER_BOARD) == 0)
    return TRUE;

  html = tenbo_board_html_read (store, error);
  return html != NULL && tenbo_folder_write_board (settings, html, error);
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  if (tenbo_folder_service_run_finish (TENBO_FOLDER_SERVICE (source), result, &error) == NULL)
    g_debug ("The board was not written: %s", error->message);
}

static void
write_board (TenboBoardWriter *self)
{
  if (self->refresh != 0)
    tenbo_folder_service_run_async (self->service, write_in_thread, g_object_ref (self),
                                    g_object_unref, written_cb, NULL);
}

static gboolean
refresh_cb (gpointer user_data)
{
  write_board (user_data);

  return G_SOURCE_CONTINUE;
}

static void
settings_changed_cb (TenboBoardWriter *self)
{
  const TenboFolderSettings *settings = tenbo_folder_service_get_settings (self->service);

  g_clear_handle_id (&self->refresh, g_source_remove);
  if (settings != NULL && (settings->flags & TENBO_FOLDER_BOARD) != 0)
    self->refresh = g_timeout_add_seconds (REFRESH_SECONDS, refresh_cb, self);
  write_board (self);
}

static void
tenbo_board_writer_dispose (GObject *object)
{
  TenboBoardWriter *self = TENBO_BOARD_WRITER (object);

  g_clear_handle_id (&self->refresh, g_source_remove);
  g_clear_object (&self->service);

  G_OBJECT_CLASS (tenbo_board_writer_parent_class)->dispose (object);
}

static void
tenbo_board_writer_class_init (TenboBoardWriterClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tenbo_board_writer_dispose;
}

static void
tenbo_board_writer_init (TenboBoardWriter *self)
{
}

TenboBoardWriter *
tenbo_board_writer_new (TenboFolderService *service)
{
  TenboBoardWriter *self;

  g_return_val_if_fail (TENBO_IS_FOLDER_SERVICE (service), NULL);

  self = g_object_new (TENBO_TYPE_BOARD_WRITER, NULL);
  self->service = g_object_ref (service);
  g_signal_connect_object (service, "notify::settings", G_CALLBACK (settings_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (service, "synced", G_CALLBACK (write_board), self, G_CONNECT_SWAPPED);
  settings_changed_cb (self);

  return self;
}
