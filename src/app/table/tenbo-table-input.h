/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What players press at the table, in the order in which they press it: keys of the table and of
 * the entry sheet over it, and taps that change the game. While the game is being saved it cannot
 * be changed, so what is pressed then waits here, all of it, until the save has ended. If it waits
 * for what cannot come any more (a save failed, another dialog or page came up), it is dropped. */
typedef struct _TenboTableInput TenboTableInput;

/* Of @page, a TenboTablePage, which is borrowed and outlives it. */
TenboTableInput *tenbo_table_input_new (GtkWidget *page);
void             tenbo_table_input_free (TenboTableInput *self);

/* Does what the key does, or keeps it until that can be done. Returns whether it is a key of the
 * table or of its sheet as things are; other keys are for what has the focus. */
gboolean tenbo_table_input_press_key (TenboTableInput *self,
                                      guint            keyval,
                                      GdkModifierType  state);

/* Keeps the action @action of the page with @parameter (NULL: it has none) if the game cannot be
 * changed just now, and activates it once it can. FALSE if it can be changed now. */
gboolean tenbo_table_input_postpone (TenboTableInput *self,
                                     const char      *action,
                                     GVariant        *parameter);

/* Goes on with what waits, if the game can be changed again. */
void tenbo_table_input_go_on (TenboTableInput *self);

/* Drops what waits. */
void tenbo_table_input_drop (TenboTableInput *self);

G_END_DECLS
