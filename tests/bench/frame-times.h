/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The processor time of the main thread between two frames of a window, by phase, so that other
 * programs and the wait for the next frame do not count. */
typedef struct FrameTimes FrameTimes;

FrameTimes *frame_times_new (GtkWidget *window);
void        frame_times_free (FrameTimes *self);

/* Frames from now on belong to @action, a static string; those before it are kept. NULL: frames are
 * not counted. */
void frame_times_begin (FrameTimes *self,
                        const char *action);

/* Returns the number of frames that have been painted since frame_times_begin(). */
int frame_times_get_n_painted (FrameTimes *self);

/* Prints for each action the number of frames, their median and the worst one, how many exceed 8 ms
 * and 16 ms, and which phase takes most time in the frames over 8 ms. Forgets the frames. */
void frame_times_print (FrameTimes *self);

G_END_DECLS
