/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-history-model.h"

G_BEGIN_DECLS

/* A list of the games of a model that supports multiple selection. Each game has a menu with the
 * actions win.* and history.*, unless the games are deleted.
 *
 * Read-only properties: "selecting" (whether activating a game selects it), "n-selected" (guint),
 * "has-targets" (whether actions have games to change; TRUE outside selection mode).
 * Signals: "activated" (guint: position of the game that the user opens). */
#define TENBO_TYPE_HISTORY_LIST (tenbo_history_list_get_type ())
G_DECLARE_FINAL_TYPE (TenboHistoryList, tenbo_history_list, TENBO, HISTORY_LIST, AdwBin)

/* Shows the games of @model; @deleted tells whether they are deleted. Called once. */
void tenbo_history_list_set_model (TenboHistoryList  *self,
                                   TenboHistoryModel *model,
                                   gboolean           deleted);

/* Scrolls to the first game. */
void tenbo_history_list_scroll_to_top (TenboHistoryList *self);

/* Keeps the header of the first game visible when that game gets the focus, until the user
 * scrolls. */
void tenbo_history_list_keep_top (TenboHistoryList *self);

/* Enters or leaves selection mode. Initially, no game is selected. */
void tenbo_history_list_set_selecting (TenboHistoryList *self,
                                       gboolean          selecting);
void tenbo_history_list_select_all (TenboHistoryList *self);

/* Returns the games that actions change: the selected games, otherwise the game whose menu was
 * opened last. Of TenboGameKey; transfer full. */
GArray *tenbo_history_list_get_targets (TenboHistoryList *self);

/* Focuses a visible row, so that the list does not scroll: the game that was changed last if it is
 * visible, otherwise the first visible game. Returns FALSE if there is no row. */
gboolean tenbo_history_list_take_focus (TenboHistoryList *self);

/* Focuses the game @game_id once the list is read. If the game is not in the list, or for 0,
 * focuses the first visible game. */
void tenbo_history_list_focus_game (TenboHistoryList *self,
                                    gint64            game_id);

/* Moves the focus off the games @keys (of TenboGameKey), which are about to be removed, to the next
 * game that remains, otherwise to the previous one; the list itself would focus its first row.
 * Returns FALSE if no other row can take the focus. */
gboolean tenbo_history_list_leave_games (TenboHistoryList *self,
                                         GArray           *keys);

G_END_DECLS
