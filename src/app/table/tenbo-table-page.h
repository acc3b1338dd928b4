/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-game.h"
#include "tenbo-shortcut.h"

G_BEGIN_DECLS

/* The main screen: a running game at the table. Round, counters, pot and total in the middle, the
 * four players around it, the log of hands beside it; every entry begins here. It shows only what
 * is saved.
 *
 * Actions: table.undo, table.redo, table.ron, table.tsumo, table.draw, table.foul, table.adjust,
 * table.stop, table.win(i) (the entry with this winner), table.ron-from(ii) (the entry with winner
 * and discarder), table.riichi(i) (lays the stick or takes it back), table.log (shows or hides the
 * log), table.needs (shows what everybody needs), table.dice, table.sticks (open their dialogs),
 * table.view(s) ("beside", "flat", "far"), table.compare(i) (shows the differences to this player,
 * or hides them), table.rival(i) (shows them; -1 hides them). The other parameters are players.
 * Properties: "view" (TenboTableView), "rival" (int). Signals: "game-ended" (the confirm that ended
 * the game is saved and shown). */
#define TENBO_TYPE_TABLE_PAGE (tenbo_table_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboTablePage, tenbo_table_page, TENBO, TABLE_PAGE, AdwNavigationPage)

/* The table of @game, which is running. Floating. */
AdwNavigationPage *tenbo_table_page_new (TenboGame *game);

/* Borrowed. */
TenboGame *tenbo_table_page_get_game (TenboTablePage *self);

/* Tells what @toast says in the middle of the table, where it covers no score, no stick and no
 * button; with a button of its own it lies over the players. Takes ownership of it. FALSE, and
 * @toast left alone, while the pane covers the players. */
gboolean tenbo_table_page_add_toast (TenboTablePage *self,
                                     AdwToast       *toast);

/* Does what the key does at the table or in the sheet that is open over it, now or as soon as the
 * game can be changed. Returns whether it is a key of either; other keys are for what has the
 * focus. */
gboolean tenbo_table_page_press_key (TenboTablePage *self,
                                     guint           keyval,
                                     GdkModifierType state);

/* What is open over the table: the TenboEntrySheet itself, another dialog, what a player opened in
 * the flat view, or NULL. Borrowed. */
GtkWidget *tenbo_table_page_get_open (TenboTablePage *self);

/* Takes these toasts away. */
void tenbo_table_page_dismiss_toasts (TenboTablePage *self);

/* The keys of the table and of the entry sheet. */
extern const TenboShortcut tenbo_table_shortcuts[];
extern const guint         tenbo_n_table_shortcuts;

/* Gives the focus to the table, where Enter does nothing. */
void tenbo_table_page_take_focus (TenboTablePage *self);

G_END_DECLS
