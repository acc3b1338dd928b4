/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-game.h"
#include "tenbo-shortcut.h"

G_BEGIN_DECLS

/* The main screen: a running game at the table. Round, honba, pot and total in the center, the four
 * players around it, the log of hands next to it; every entry starts here. The page shows only
 * saved state.
 *
 * Actions: table.undo, table.redo, table.ron, table.tsumo, table.draw, table.foul, table.adjust,
 * table.stop, table.win(i) (opens the entry with this winner), table.ron-from(ii) (opens the entry
 * with winner and discarder), table.riichi(i) (places the riichi stick or removes it), table.log
 * (shows or hides the log), table.needs (shows what everybody needs), table.dice, table.sticks
 * (open their dialogs), table.view(s) ("beside", "flat", "far"), table.compare(i) (shows or hides
 * the differences to this player), table.rival(i) (shows them; -1 hides them). The other parameters
 * are players.
 *
 * Properties: "view" (TenboTableView), "rival" (int).
 *
 * Signals: "game-ended" (the hand that ended the game is saved and shown). */
#define TENBO_TYPE_TABLE_PAGE (tenbo_table_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboTablePage, tenbo_table_page, TENBO, TABLE_PAGE, AdwNavigationPage)

/* Creates the table page of @game, which is running. Floating. */
AdwNavigationPage *tenbo_table_page_new (TenboGame *game);

/* Returns the game of the page. Borrowed. */
TenboGame *tenbo_table_page_get_game (TenboTablePage *self);

/* Shows the title of @toast in the center of the table, so that it covers no score, stick or
 * button. A toast with a button appears over the players instead. Takes ownership of @toast.
 * Returns FALSE without taking @toast while the pane covers the players. */
gboolean tenbo_table_page_add_toast (TenboTablePage *self,
                                     AdwToast       *toast);

/* Handles a key of the table or of the sheet above it, now or as soon as the game can change.
 * Returns whether it is a key of either; other keys go to the focused widget. */
gboolean tenbo_table_page_press_key (TenboTablePage *self,
                                     guint           keyval,
                                     GdkModifierType state);

/* Returns the widget that is open over the table: the TenboEntrySheet itself, another dialog, the
 * guest that a player opened in the flat view, or NULL. Borrowed. */
GtkWidget *tenbo_table_page_get_open (TenboTablePage *self);

/* Dismisses the toasts of the page. */
void tenbo_table_page_dismiss_toasts (TenboTablePage *self);

/* The keys of the table and of the entry sheet */
extern const TenboShortcut tenbo_table_shortcuts[];
extern const guint         tenbo_n_table_shortcuts;

/* Moves the focus to the table, where Enter does nothing. */
void tenbo_table_page_take_focus (TenboTablePage *self);

G_END_DECLS
