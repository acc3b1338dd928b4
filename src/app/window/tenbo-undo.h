/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-window.h"

G_BEGIN_DECLS

/* A change that can be taken back: a toast says what it was and has a button for that. Ctrl+Z does
 * the same on the page that is shown then, also when the toast is gone, until something else is
 * changed there or the page is left. At a table Ctrl+Z is the table's. */

/* Takes the change back, or begins to. FALSE: not now, since something else is under way; it can
 * be asked for again then. */
typedef gboolean (*TenboUndoFunc) (TenboWindow *window,
                                   gpointer     data);

/* Says @text in @window, with a button that calls @func with @data. It is called once at most where
 * it returns TRUE; @destroy frees @data when nothing can call it any more. */
void tenbo_undo_offer (TenboWindow   *window,
                       const char    *text,
                       TenboUndoFunc  func,
                       gpointer       data,
                       GDestroyNotify destroy);

/* Says that a change was taken back, where @func does not say so by an offer of its own. */
void tenbo_undo_report (TenboWindow *window);

/* Something was changed that cannot be taken back: Ctrl+Z takes back nothing before it. */
void tenbo_undo_forget (TenboWindow *window);

/* Gives @window the key, in whatever lies on @content, a part of it; a text that is typed keeps it
 * for itself. */
void tenbo_undo_add_key (TenboWindow *window,
                         GtkWidget   *content);

G_END_DECLS
