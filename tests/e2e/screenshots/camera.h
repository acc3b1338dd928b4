/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-window.h"

G_BEGIN_DECLS

/* A picture of a window on the screen, and its faults: text that is cut off or too faint, a control
 * that is out of reach or too small, a warning of the program. */

/* The settings of a picture. */
typedef struct
{
  const char *name; /* of the folder of its pictures */
  int         width;
  int         height;
  gboolean    dark;
  int         text_percent; /* of the default text size */
} CameraView;

/* Writes the pictures into a folder with the name of their view below @folder. From now on counts
 * every warning as a fault. */
void camera_init (const char *folder);

/* Gives @window the size and the colors of @view, and its text the size, and waits until they
 * apply. */
void camera_set_view (TenboWindow      *window,
                      const CameraView *view);

/* Takes the picture @name of @window, including an open menu, after all animations. */
void camera_shoot (TenboWindow      *window,
                   const CameraView *view,
                   const char       *name);

/* Prints a fault of the current picture. */
void camera_fault (const char *format,
                   ...) G_GNUC_PRINTF (1, 2);

/* Returns the number of faults so far, and the number of pictures. */
int camera_get_n_faults (void);
int camera_get_n_pictures (void);

G_END_DECLS
