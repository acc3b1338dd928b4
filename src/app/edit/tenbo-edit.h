/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-draft.h"

G_BEGIN_DECLS

/* The ways to edit what was recorded. @parent is any widget in the window; nothing is saved before
 * the user confirms the list of differences. */

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

/* Opens the hand at @index of @draft in the sheet, from where it goes into the draft. */
void tenbo_edit_draft_hand (GtkWidget  *parent,
                            TenboDraft *draft,
                            guint       index);

/* Gives @page the actions edit.* for @game, which is in its store. */
void tenbo_edit_add_actions (GtkWidget *page,
                             TenboGame *game);

/* The section for the menu of a page with these actions. Transfer full. */
GMenuModel *tenbo_edit_create_menu (void);

/* The buttons for the hand at @index in a page with these actions. Floating. */
GtkWidget *tenbo_edit_create_buttons (guint index);

G_END_DECLS
