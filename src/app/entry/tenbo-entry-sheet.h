/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-entry-model.h"
#include "tenbo-game.h"

G_BEGIN_DECLS

/* The sheet in which a hand is entered: a win, a draw, a foul, a correction or the end of the game.
 * Nothing is recorded before Confirm; it stays, with what was entered, until that is saved. It is a
 * widget like others, which a dialog or a page shows: it opens nothing over itself, so it can stand
 * turned.
 *
 * Properties: "title" (string), "saving" (boolean: it must stay until it has an answer). Signals:
 * "done" (it was confirmed and that is saved, or it was cancelled: it is to be taken away),
 * "not-saved" (it was confirmed but could not be saved: it stays). */
#define TENBO_TYPE_ENTRY_SHEET (tenbo_entry_sheet_get_type ())
G_DECLARE_FINAL_TYPE (TenboEntrySheet, tenbo_entry_sheet, TENBO, ENTRY_SHEET, AdwBreakpointBin)

/* An entry of @kind for the hand that @game waits for. Floating. */
TenboEntrySheet *tenbo_entry_sheet_new (TenboGame     *game,
                                        TenboEntryKind kind);

/* A sheet for an earlier hand: @game stands before it. @event is how it was recorded, or NULL if it
 * was not; what is confirmed is not recorded: see tenbo_entry_sheet_get_entered(). @title is
 * static. Floating. */
TenboEntrySheet *tenbo_entry_sheet_new_for_edit (TenboGame     *game,
                                                 const TbEvent *event,
                                                 const char    *title);

/* Names @player as the winner. */
void tenbo_entry_sheet_set_winner (TenboEntrySheet *self,
                                   TbPlayer         player);

/* Names @player as the discarder. */
void tenbo_entry_sheet_set_from (TenboEntrySheet *self,
                                 TbPlayer         player);

/* Makes the win a tsumo. */
void tenbo_entry_sheet_set_tsumo (TenboEntrySheet *self);

/* Does what the key does in the sheet, whatever has the focus, and also before the sheet is on the
 * screen. Returns whether it was a key of the sheet; other keys are for what has the focus. Not
 * called while "saving". */
gboolean tenbo_entry_sheet_press_key (TenboEntrySheet *self,
                                      guint            keyval,
                                      GdkModifierType  state);

/* What was entered in place of the earlier hand; NULL if that stays as it was. Borrowed. */
const TbEvent *tenbo_entry_sheet_get_entered (TenboEntrySheet *self);

/* Where the focus begins, or NULL. */
GtkWidget *tenbo_entry_sheet_find_first (TenboEntrySheet *self);

/* Moves the focus to Confirm. Returns FALSE while nothing can be confirmed. */
gboolean tenbo_entry_sheet_focus_confirm (TenboEntrySheet *self);

/* How large it is where there is room, in pixels. */
#define TENBO_ENTRY_SHEET_WIDTH 940
int tenbo_entry_sheet_get_height (TenboEntrySheet *self);

G_END_DECLS
