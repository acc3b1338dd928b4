/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-history-model.h"

G_BEGIN_DECLS

/* The games of a model as a list, in which several can be selected. Each game has a menu with the
 * actions win.* and history.*, unless the games are deleted.
 *
 * Properties, read-only: "selecting" (a game that is activated is selected), "n-selected" (guint),
 * "has-targets" (there are games for the actions to change, if games are selected at all).
 * Signals: "activated" (guint: the position of a game that the user opens). */
#define TENBO_TYPE_HISTORY_LIST (tenbo_history_list_get_type ())
G_DECLARE_FINAL_TYPE (TenboHistoryList, tenbo_history_list, TENBO, HISTORY_LIST, AdwBin)

/* Shows the games of @model, which are @deleted or not. Called once. */
void tenbo_history_list_set_model (TenboHistoryList  *self,
                                   TenboHistoryModel *model,
                                   gboolean           deleted);

/* Scrolls to the first game. */
void tenbo_history_list_scroll_to_top (TenboHistoryList *self);

/* Keeps the header of the first game in sight when that gets the focus, unless the user scrolls. */
void tenbo_history_list_keep_top (TenboHistoryList *self);

/* Selects games from now on, or no longer; none is selected at first. */
void tenbo_history_list_set_selecting (TenboHistoryList *self,
                                       gboolean          selecting);
void tenbo_history_list_select_all (TenboHistoryList *self);

/* The games that actions change: those that are selected, else the one whose menu was opened last.
 * Of TenboGameKey; transfer full. */
GArray *tenbo_history_list_get_targets (TenboHistoryList *self);

/* Gives the focus to a row in sight, so that nothing is scrolled: to the game that was changed last
 * if it is there, else to the first one. FALSE if there is none. */
gboolean tenbo_history_list_take_focus (TenboHistoryList *self);

/* Moves the focus to the game @game_id once the list is read; if it is not in the list or 0, to the
 * first game in sight. */
void tenbo_history_list_focus_game (TenboHistoryList *self,
                                    gint64            game_id);

/* Moves the focus off the games @keys (of TenboGameKey), which are about to go, to the next one
 * that stays, else to the one before: the list would move it to its first row. FALSE if no other
 * row can take it. */
gboolean tenbo_history_list_leave_games (TenboHistoryList *self,
                                         GArray           *keys);

G_END_DECLS
