/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-history-filter.h"
#include "tenbo-summary.h"

G_BEGIN_DECLS

/* A list of the games in the store that match a filter: unfinished games first, then the others
 * from newest to oldest, grouped by session. A GListModel of TenboSummary and a GtkSectionModel:
 * the first section has the unfinished games, every other section is a session. Deleted games form
 * one section.
 *
 * The model searches for games on a thread and keeps their IDs. It also reads the text of rows on
 * threads: some hundred games around the last requested ones, and keeps no more. A row requested
 * earlier is a summary that has not been read yet and emits a signal when it is read. When the same
 * filter finds other games, the model adds and removes as few rows as possible, so that a list
 * keeps its scroll position.
 *
 * Signals: "begun" (the first games that match a new filter are in the list; all others follow
 * after they are painted), "found" (all games that match the filter are in the list), "failed"
 * (GError: the store cannot be read; the list is unchanged). */
#define TENBO_TYPE_HISTORY_MODEL (tenbo_history_model_get_type ())
G_DECLARE_FINAL_TYPE (TenboHistoryModel, tenbo_history_model, TENBO, HISTORY_MODEL, GObject)

/* Creates a model of the games in @store that match @filter, and follows its changes. Empty until
 * tenbo_history_model_reload() is called. */
TenboHistoryModel *tenbo_history_model_new (TenboStore         *store,
                                            TenboHistoryFilter *filter);

/* Reads the first games synchronously if the list is empty and nothing is filtered: enough to fill
 * a window. Returns FALSE with @error if the store cannot be read. */
gboolean tenbo_history_model_read_first (TenboHistoryModel *self,
                                         GError           **error);

/* Searches for the games and reads their rows again, because the store may have changed. */
void tenbo_history_model_reload (TenboHistoryModel *self);

/* Whether a search is running */
gboolean tenbo_history_model_get_busy (TenboHistoryModel *self);

/* Returns the game at @position. Borrowed until the list changes. */
const TenboGameKey *tenbo_history_model_get_key (TenboHistoryModel *self,
                                                 guint              position);

/* Finds the position of @game_id in the list. */
gboolean tenbo_history_model_find (TenboHistoryModel *self,
                                   gint64             game_id,
                                   guint             *position);

/* Returns the number of games whose rows are kept, whether read or not. */
guint tenbo_history_model_get_n_kept (TenboHistoryModel *self);

G_END_DECLS
