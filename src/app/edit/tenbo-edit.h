/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* Putting right what was recorded: where each way of it begins. @parent is any widget in the
 * window; nothing is saved before its list of differences was confirmed. */

/* Opens the hand at @index in the sheet that enters hands, and then what it makes different. */
void tenbo_edit_hand (GtkWidget *parent,
                      TenboGame *game,
                      guint      index);

/* The same for one that was forgotten before the hand at @index. */
void tenbo_edit_insert_hand (GtkWidget *parent,
                             TenboGame *game,
                             guint      index);

/* Shows what becomes different without the hand at @index. */
void tenbo_edit_delete_hand (GtkWidget *parent,
                             TenboGame *game,
                             guint      index);

/* The buttons of all this, and of the note, for the row of the hand at @index. Floating. */
GtkWidget *tenbo_edit_create_buttons (TenboGame *game,
                                      guint      index);

/* Gives @page the actions of the menu for @game, which is in its store: edit.seats, edit.note,
 * edit.steps. */
void tenbo_edit_add_actions (GtkWidget *page,
                             TenboGame *game);

/* The section of these for the menu of a game. Transfer full. */
GMenuModel *tenbo_edit_create_menu (void);

G_END_DECLS
