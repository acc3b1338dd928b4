/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-entry-model.h"
#include "tenbo-game.h"

G_BEGIN_DECLS

/* The sheet in which a hand is entered: a win, a draw, a foul, a correction or the end of the game.
 * Nothing is recorded before Confirm; it stays open, with what was entered, until that is saved.
 *
 * Signal: "entered" (const TbEvent *), only of one for an earlier hand: that was confirmed, and the
 * sheet is closed. */
#define TENBO_TYPE_ENTRY_DIALOG (tenbo_entry_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboEntryDialog, tenbo_entry_dialog, TENBO, ENTRY_DIALOG, AdwDialog)

/* An entry of @kind for the hand that @game waits for. Floating. */
TenboEntryDialog *tenbo_entry_dialog_new (TenboGame     *game,
                                          TenboEntryKind kind);

/* A sheet for an earlier hand: @game stands before it. @event is how it was recorded, or NULL if it
 * was not; what is confirmed is not recorded but "entered", unless it does not differ. @title is
 * static. Floating. */
TenboEntryDialog *tenbo_entry_dialog_new_for_edit (TenboGame     *game,
                                                   const TbEvent *event,
                                                   const char    *title);

/* Names @player as the winner. */
void tenbo_entry_dialog_set_winner (TenboEntryDialog *self,
                                    TbPlayer          player);

/* Names @player as the discarder. */
void tenbo_entry_dialog_set_from (TenboEntryDialog *self,
                                  TbPlayer          player);

/* Makes the win a tsumo. */
void tenbo_entry_dialog_set_tsumo (TenboEntryDialog *self);

/* Opens the sheet over the window of @parent. Keys count from now on, also those that arrive before
 * the sheet is on the screen. Once only. */
void tenbo_entry_dialog_present (TenboEntryDialog *self,
                                 GtkWidget        *parent);

G_END_DECLS
