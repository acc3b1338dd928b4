/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-read.h"

G_BEGIN_DECLS

/* Reads the content of a page: tenbo_background_read() reads it on a thread, and
 * tenbo_background_read_follow() reads it again after changes to the store. */

/* The functions that read and show the content of a widget */
typedef struct
{
  /* A TenboReadJob: see tenbo_store_read_async(). */
  gpointer (*func) (TenboRead *read,
                    gpointer   data,
                    GError   **error);
  GDestroyNotify free_data; /* or NULL */
  GDestroyNotify free_result;

  /* Shows the result, which is borrowed; NULL: the read failed and the error has been reported. */
  void (*done) (gpointer self,
                gpointer result);
  const char *failure; /* heading of the error, marked with N_(); NULL: only log it */
} TenboBackgroundRead;

/* Reads from @store for the widget @self without blocking it. @reading is a member of @self. It
 * points to the cancellable of the read (borrowed) while the read runs, and is NULL otherwise.
 * Cancels a previous read that is still running. Destroying @self also cancels the read. A canceled
 * read does not call `done`. @read is static. @data is transfer full. */
void tenbo_background_read (gpointer                   self,
                            TenboStore                *store,
                            GCancellable             **reading,
                            const TenboBackgroundRead *read,
                            gpointer                   data);

/* Calls @reload with the widget @self after each commit of rows of @kinds while the widget is
 * mapped, until the widget is destroyed. */
void tenbo_background_read_follow (gpointer    self,
                                   TenboStore *store,
                                   TenboKinds  kinds,
                                   GCallback   reload);

G_END_DECLS
