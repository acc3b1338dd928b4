/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-history-entries.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* What a history says beside its games: everybody (of TenboHistoryPerson), and the evenings that
 * have a game (of TenboHistorySession). NULL with @error. Transfer full. */
GPtrArray *tenbo_export_people (TenboStore *store,
                                GError    **error);
GPtrArray *tenbo_export_sessions (TenboStore *store,
                                  GError    **error);

G_END_DECLS
