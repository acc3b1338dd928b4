/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The last change in a window that can be undone. A toast names the change and has an Undo button.
 * On the page that was visible then, Ctrl+Z also undoes the change, even after the toast is gone,
 * until the user makes another change there or leaves the page. The table has its own undo. */
#define TENBO_TYPE_UNDO (tenbo_undo_get_type ())
G_DECLARE_FINAL_TYPE (TenboUndo, tenbo_undo, TENBO, UNDO, GObject)

struct _TenboShell; /* TenboShell, whose header includes this one */

/* Undoes the change, or starts to. Returns FALSE if another operation is running; the user can try
 * again later. */
typedef gboolean (*TenboUndoFunc) (struct _TenboShell *shell,
                                   gpointer            data);

/* Creates the undo for changes in @shell. */
TenboUndo *tenbo_undo_new (struct _TenboShell *shell);

/* Sets the visible page on which Ctrl+Z undoes changes; NULL: none. */
void tenbo_undo_set_page (TenboUndo *self,
                          GtkWidget *page);

/* Shows @text in a toast whose button calls @func with @data. @func is not called again after it
 * returned TRUE. @destroy frees @data once @func can no longer be called. */
void tenbo_undo_offer (TenboUndo     *self,
                       const char    *text,
                       TenboUndoFunc  func,
                       gpointer       data,
                       GDestroyNotify destroy);

/* Reports that a change was undone, if @func does not make an offer of its own. */
void tenbo_undo_report (TenboUndo *self);

/* Discards the last change, because a later change cannot be undone. */
void tenbo_undo_forget (TenboUndo *self);

/* Undoes the change on the visible page. Returns FALSE if there is none. */
gboolean tenbo_undo_activate (TenboUndo *self);

G_END_DECLS
