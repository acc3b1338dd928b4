/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-game-change.h"

G_BEGIN_DECLS

/* Functions to edit recorded hands. @parent is any widget in the window; nothing is saved before
 * the user confirms the list of differences. */

/* Opens the hand at @index of @draft in the sheet, which writes the hand back to the draft. */
void tenbo_edit_draft_hand (GtkWidget  *parent,
                            TenboDraft *draft,
                            guint       index);

/* Applies @change (transfer full) to @game. If that fails, shows a dialog with the heading @title,
 * a translated literal, over the window of @widget. */
void tenbo_edit_apply (GtkWidget       *widget,
                       TenboGame       *game,
                       TenboGameChange *change,
                       const char      *title);

/* Adds the actions edit.* for @game, which is in its store, to @page. */
void tenbo_edit_add_actions (GtkWidget *page,
                             TenboGame *game);

/* Creates the menu section for a page with these actions. Transfer full. */
GMenuModel *tenbo_edit_create_menu (void);

/* Creates the buttons for the hand at @index in a page with these actions. Floating. */
GtkWidget *tenbo_edit_create_buttons (guint index);

G_END_DECLS
