/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-game-change.h"

G_BEGIN_DECLS

/* The ways to edit what was recorded. @parent is any widget in the window; nothing is saved before
 * the user confirms the list of differences. */

/* Opens the hand at @index of @draft in the sheet, from where it goes into the draft. */
void tenbo_edit_draft_hand (GtkWidget  *parent,
                            TenboDraft *draft,
                            guint       index);

/* Makes @change (taken over) in @game. If that fails, says so in a dialog with the heading @title,
 * a translated literal, over the window of @widget. */
void tenbo_edit_apply (GtkWidget       *widget,
                       TenboGame       *game,
                       TenboGameChange *change,
                       const char      *title);

/* Gives @page the actions edit.* for @game, which is in its store. */
void tenbo_edit_add_actions (GtkWidget *page,
                             TenboGame *game);

/* The section for the menu of a page with these actions. Transfer full. */
GMenuModel *tenbo_edit_create_menu (void);

/* The buttons for the hand at @index in a page with these actions. Floating. */
GtkWidget *tenbo_edit_create_buttons (guint index);

G_END_DECLS
