/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Something that may take long: how far it is stands on the standard error, if that is a terminal,
 * after half a second; Ctrl+C cancels it. */
typedef struct _TenboWait TenboWait;

/* @words say what is done ("Importing…"). Transfer full. */
TenboWait *tenbo_wait_new (const char *words);

/* Wipes the line out, so that something else can be said. */
void tenbo_wait_hide (TenboWait *self);
void tenbo_wait_free (TenboWait *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboWait, tenbo_wait_free)

/* Cancelled when the user stops the program. Borrowed. */
GCancellable *tenbo_wait_get_cancellable (TenboWait *self);

/* A TenboProgressFunc, with @self as its data; of one thread at a time. */
void tenbo_wait_progress_cb (guint64  done,
                             guint64  total,
                             gpointer self);

/* Lets a signal that would end the program wait until what is half done is taken back; a second one
 * ends it at once. */
void tenbo_wait_catch_signals (void);

/* Whether the user or the system asked to stop. */
gboolean tenbo_wait_is_stopped (void);

G_END_DECLS
