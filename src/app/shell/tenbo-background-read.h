/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-read.h"

G_BEGIN_DECLS

/* Shows what was read, which is borrowed; NULL: it could not be read, and the user knows it. */
typedef void (*TenboReadDoneFunc) (gpointer self,
                                   gpointer result);

typedef struct
{
  TenboReadJob      job; /* see tenbo_store_read_async() */
  TenboReadDoneFunc done;
  const char       *failure; /* the heading of the error; NULL: it is only logged */
} TenboBackgroundRead;

/* Reads from @store for @self without blocking it. @reading is a member of @self: it holds what
 * cancels the read while the read runs, and is NULL otherwise. A read that is still running is
 * cancelled. `done` is not called for a cancelled read. */
void tenbo_background_read (GtkWidget                 *self,
                            TenboStore                *store,
                            GCancellable             **reading,
                            const TenboBackgroundRead *read);

/* Cancels a read that is running, as the dispose() of @self must. */
void tenbo_background_read_cancel (GCancellable **reading);

G_END_DECLS
