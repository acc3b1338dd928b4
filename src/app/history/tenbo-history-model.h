/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-history-filter.h"
#include "tenbo-summary.h"

G_BEGIN_DECLS

/* The games of the store that a filter asks for, in one list: those that have not ended first, then
 * the others newest first, those of a session together. A GListModel of TenboSummary and a
 * GtkSectionModel: the first section holds the unfinished games, each other one a session; the
 * deleted games are one section.
 *
 * Which games there are is read on a thread and kept as ids; what rows say is read on threads too,
 * some hundred games around those that were asked for last, and no more are kept. A row that is
 * asked for sooner is a summary that has not been read yet, which tells when it is. When the
 * same filter finds others, as few rows as possible go and come, so that a list stays where it was
 * scrolled to.
 *
 * Signals: "begun" (the first games of what another filter asks for are in the list, which are all
 * that is seen of it at once), "found" (the games that the filter asks for now are in the list),
 * "failed" (GError: the store cannot be read; the list stays as it was). */
#define TENBO_TYPE_HISTORY_MODEL (tenbo_history_model_get_type ())
G_DECLARE_FINAL_TYPE (TenboHistoryModel, tenbo_history_model, TENBO, HISTORY_MODEL, GObject)

/* A model of the games in @store that @filter asks for, now and whenever it changes; empty until
 * tenbo_history_model_reload(). */
TenboHistoryModel *tenbo_history_model_new (TenboStore         *store,
                                            TenboHistoryFilter *filter);

/* Reads the first games at once, where the list is empty and nothing is filtered: enough for a
 * window. FALSE with @error if the store cannot be read. */
gboolean tenbo_history_model_read_first (TenboHistoryModel *self,
                                         GError           **error);

/* Looks for the games again, and reads again what rows say: the store may have changed. */
void tenbo_history_model_reload (TenboHistoryModel *self);

/* Whether the games are being looked for. */
gboolean tenbo_history_model_get_busy (TenboHistoryModel *self);

/* The game at @position. Borrowed, until the list changes. */
const TenboGameKey *tenbo_history_model_get_key (TenboHistoryModel *self,
                                                 guint              position);

/* Where @game_id is in the list. */
gboolean tenbo_history_model_find (TenboHistoryModel *self,
                                   gint64             game_id,
                                   guint             *position);

/* How many games are kept as rows now, read or not. */
guint tenbo_history_model_get_n_kept (TenboHistoryModel *self);

G_END_DECLS
