/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A queue of the players' input at the table in its original order: keys of the table and of the
 * entry sheet above it, and taps that change the game. The game cannot change during a save, so all
 * input waits here until the save has ended. Input that has become invalid (a save failed, another
 * dialog or page opened) is dropped. */
typedef struct _TenboTableInput TenboTableInput;

/* Creates the queue of @page, a TenboTablePage, which is borrowed and must outlive it. */
TenboTableInput *tenbo_table_input_new (GtkWidget *page);
void             tenbo_table_input_free (TenboTableInput *self);

/* Handles the key now, or queues it until the game can change. Returns whether it is a key of the
 * table or of its sheet in the current state; other keys go to the focused widget. */
gboolean tenbo_table_input_press_key (TenboTableInput *self,
                                      guint            keyval,
                                      GdkModifierType  state);

/* Queues the action @action of the page with @parameter (NULL if it has none) and activates it
 * later if the game cannot change now. Returns FALSE if it can change now. */
gboolean tenbo_table_input_postpone (TenboTableInput *self,
                                     const char      *action,
                                     GVariant        *parameter);

/* Handles the pending input, if the game can change again. */
void tenbo_table_input_go_on (TenboTableInput *self);

/* Drops the pending input. */
void tenbo_table_input_drop (TenboTableInput *self);

G_END_DECLS
