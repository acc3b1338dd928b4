/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Progress of a long task. It is shown on standard error after half a second if that is a terminal.
 * Ctrl+C cancels the task. */
typedef struct _TenboWait TenboWait;

/* Creates a progress line with the text @words ("Importing…"). Transfer full. */
TenboWait *tenbo_wait_new (const char *words);

/* Clears the line before other output. */
void tenbo_wait_hide (TenboWait *self);
void tenbo_wait_free (TenboWait *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboWait, tenbo_wait_free)

/* Returns the cancellable that is triggered when the user interrupts the program. Borrowed. */
GCancellable *tenbo_wait_get_cancellable (TenboWait *self);

/* Shows progress. A TenboProgressFunc with @self as its data; called by one thread at a time. */
void tenbo_wait_progress_cb (guint64  done,
                             guint64  total,
                             gpointer self);

/* Defers the first signal that would end the program until unfinished work is undone; a second one
 * ends it immediately. */
void tenbo_wait_catch_signals (void);

/* Returns whether the user or the system requested the program to stop. */
gboolean tenbo_wait_is_stopped (void);

G_END_DECLS
