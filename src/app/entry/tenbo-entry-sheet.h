/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-entry-model.h"
#include "tenbo-game.h"

G_BEGIN_DECLS

/* The sheet in which a hand is entered: a win, a draw, a foul, a correction or the end of the game.
 * Confirm records the hand; the sheet keeps all answers until they are saved. A dialog or a page
 * contains the sheet. It opens no windows of its own, so it can be rotated.
 *
 * Properties: "title" (string), "saving" (boolean: the sheet must stay open until the store has
 * answered). Signals: "done" (the entry is saved or canceled: the owner removes the sheet),
 * "not-saved" (saving failed: the sheet stays). */
#define TENBO_TYPE_ENTRY_SHEET (tenbo_entry_sheet_get_type ())
G_DECLARE_FINAL_TYPE (TenboEntrySheet, tenbo_entry_sheet, TENBO, ENTRY_SHEET, AdwBreakpointBin)

/* Creates a sheet of @kind for the hand that @game waits for. Floating. */
TenboEntrySheet *tenbo_entry_sheet_new (TenboGame     *game,
                                        TenboEntryKind kind);

/* Creates a sheet for an earlier hand, with @game in the state before it. @event is the recorded
 * event, or NULL for an inserted hand. Confirm does not record it: see
 * tenbo_entry_sheet_get_entered(). @title is static. Floating. */
TenboEntrySheet *tenbo_entry_sheet_new_for_edit (TenboGame     *game,
                                                 const TbEvent *event,
                                                 const char    *title);

/* Chooses @player as the winner. */
void tenbo_entry_sheet_set_winner (TenboEntrySheet *self,
                                   TbPlayer         player);

/* Chooses @player as the discarder. */
void tenbo_entry_sheet_set_from (TenboEntrySheet *self,
                                 TbPlayer         player);

/* Opens the value by the way that the user prefers, if the ruleset has it. */
void tenbo_entry_sheet_set_settings (TenboEntrySheet *self,
                                     GSettings       *settings);

/* Makes the win a tsumo. */
void tenbo_entry_sheet_set_tsumo (TenboEntrySheet *self);

/* Handles a key of the sheet, no matter which widget has focus, and even before the sheet is
 * mapped. Returns whether the key was handled; other keys belong to the focused widget. Must not be
 * called while "saving" is set. */
gboolean tenbo_entry_sheet_press_key (TenboEntrySheet *self,
                                      guint            keyval,
                                      GdkModifierType  state);

/* Returns whether the user types answers: the next key is another answer, unless it moves the
 * focus. */
gboolean tenbo_entry_sheet_get_typing (TenboEntrySheet *self);

/* Returns the event that replaces the earlier hand, or NULL if it is unchanged. Borrowed. */
const TbEvent *tenbo_entry_sheet_get_entered (TenboEntrySheet *self);

/* Returns the widget that should have the focus first, or NULL. */
GtkWidget *tenbo_entry_sheet_find_first (TenboEntrySheet *self);

/* Moves the focus to Confirm. Returns FALSE if the entry cannot be confirmed. */
gboolean tenbo_entry_sheet_focus_confirm (TenboEntrySheet *self);

/* Preferred size in pixels, which depends on the kind */
int tenbo_entry_sheet_get_width (TenboEntrySheet *self);
int tenbo_entry_sheet_get_height (TenboEntrySheet *self);

G_END_DECLS
