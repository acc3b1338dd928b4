/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* All games of the store for one list: those that have not ended first, then the others newest
 * first, those of a session together. A GListModel of TenboSummary and a GtkSectionModel: the first
 * section holds the unfinished games, each other one a session.
 *
 * The games are read a page at a time as tenbo_history_model_load_more() is called, never while a
 * row is shown. */
#define TENBO_TYPE_HISTORY_MODEL (tenbo_history_model_get_type ())
G_DECLARE_FINAL_TYPE (TenboHistoryModel, tenbo_history_model, TENBO, HISTORY_MODEL, GObject)

/* A model of the games in @store, empty until tenbo_history_model_reload(). */
TenboHistoryModel *tenbo_history_model_new (TenboStore *store);

/* Reads the next page. FALSE if there is none, or with @error if the store cannot be read. */
gboolean tenbo_history_model_load_more (TenboHistoryModel *self,
                                        GError           **error);

/* Reads everything anew, as many pages as were there before. */
gboolean tenbo_history_model_reload (TenboHistoryModel *self,
                                     GError           **error);

/* Whether all games have been read. */
gboolean tenbo_history_model_is_complete (TenboHistoryModel *self);

G_END_DECLS
