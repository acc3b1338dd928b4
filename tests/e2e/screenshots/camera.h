/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-window.h"

G_BEGIN_DECLS

/* A picture of a window as it is on the screen, and what is wrong with it: text that is cut short
 * or too faint, a control that is out of reach or too small, something that the program warned of.
 */

/* How a picture is taken. */
typedef struct
{
  const char *name; /* of the folder of its pictures */
  int         width;
  int         height;
  gboolean    dark;
  int         text_percent; /* of the usual size of text */
} CameraView;

/* Writes the pictures into a folder of the name of their view below @folder. Counts every warning
 * from now on as a fault. */
void camera_init (const char *folder);

/* Gives @window the size and the colours of @view, and its text the size, and waits until it has
 * them. */
void camera_set_view (TenboWindow      *window,
                      const CameraView *view);

/* Takes the picture @name of @window, with an open menu, once nothing moves any more. */
void camera_shoot (TenboWindow      *window,
                   const CameraView *view,
                   const char       *name);

/* Prints a fault of the picture that is being taken. */
void camera_fault (const char *format,
                   ...) G_GNUC_PRINTF (1, 2);

/* How many faults there were so far, and how many pictures. */
int camera_get_n_faults (void);
int camera_get_n_pictures (void);

G_END_DECLS
