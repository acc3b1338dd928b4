/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The pixels of a widget on the screen. */
typedef struct
{
  int     width;
  int     height;
  gsize   stride; /* bytes in a row */
  GBytes *bytes;  /* four to a pixel: red, green, blue, alpha, not premultiplied; owned */
} AppPicture;

/* Renders the window of @widget, which is mapped, and takes the visible part of @widget. Clear with
 * app_picture_clear(). */
void app_picture_take (AppPicture *self,
                       GtkWidget  *widget);

void app_picture_clear (AppPicture *self);

/* Returns the color of one pixel. */
GdkRGBA app_picture_get_color (const AppPicture *self,
                               int               x,
                               int               y);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AppPicture, app_picture_clear)

G_END_DECLS
