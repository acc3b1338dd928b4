/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-read.h"

G_BEGIN_DECLS

/* How a page gets what it shows: tenbo_background_read() reads it on a thread, and
 * tenbo_background_read_follow() has it read again when the store has changed. */

/* What a widget reads and shows, the same each time. */
typedef struct
{
  /* Of a TenboReadJob: see tenbo_store_read_async(). */
  gpointer (*func) (TenboRead *read,
                    gpointer   data,
                    GError   **error);
  GDestroyNotify free_data; /* or NULL */
  GDestroyNotify free_result;

  /* Shows the result, which is borrowed; NULL: it could not be read, and the user knows it. */
  void (*done) (gpointer self,
                gpointer result);
  const char *failure; /* the heading of the error, marked with N_(); NULL: it is only logged */
} TenboBackgroundRead;

/* Reads from @store for the widget @self without blocking it. @reading is a member of @self: it
 * points to what cancels the read while the read runs (borrowed), and is NULL otherwise. A read
 * that is still running is cancelled, as it is when @self is destroyed; `done` is not called
 * then. @read is static. @data is transfer full. */
void tenbo_background_read (gpointer                   self,
                            TenboStore                *store,
                            GCancellable             **reading,
                            const TenboBackgroundRead *read,
                            gpointer                   data);

/* Calls @reload with the widget @self, as long as it lives, whenever rows of @kinds were committed
 * while it is on the screen. */
void tenbo_background_read_follow (gpointer    self,
                                   TenboStore *store,
                                   TenboKinds  kinds,
                                   GCallback   reload);

G_END_DECLS
