/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-picture.h"

#include "tenbo-app-test.h"

static GskRenderNode *
draw (GtkWidget *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));

  return gtk_snapshot_free_to_node (snapshot);
}

void
app_picture_take (AppPicture *self,
                  GtkWidget  *widget)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  GdkTextureDownloader *downloader;
  graphene_rect_t       whole, place;

  app_test_settle ();
  WAIT_UNTIL ((node = draw (window)) != NULL);

  /* The rendering begins with the frame of the window, which has a negative position. */
  g_assert_true (gtk_widget_compute_bounds (window, window, &whole));
  g_assert_true (gtk_widget_compute_bounds (widget, window, &place));
  graphene_rect_offset (&place, -whole.origin.x, -whole.origin.y);
  graphene_rect_round_extents (&place, &place);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &place);
  downloader = gdk_texture_downloader_new (texture);
  gdk_texture_downloader_set_format (downloader, GDK_MEMORY_R8G8B8A8);

  self->width = gdk_texture_get_width (texture);
  self->height = gdk_texture_get_height (texture);
  self->bytes = gdk_texture_downloader_download_bytes (downloader, &self->stride);
  gdk_texture_downloader_free (downloader);
}

void
app_picture_clear (AppPicture *self)
{
  g_clear_pointer (&self->bytes, g_bytes_unref);
}

GdkRGBA
app_picture_get_color (const AppPicture *self,
                       int               x,
                       int               y)
{
  const guint8 *pixel = g_bytes_get_data (self->bytes, NULL);

  g_assert_true (x >= 0 && x < self->width && y >= 0 && y < self->height);
  pixel += (gsize) y * self->stride + 4 * (gsize) x;

  return (GdkRGBA) { pixel[0] / 255.0f, pixel[1] / 255.0f, pixel[2] / 255.0f, pixel[3] / 255.0f };
}
