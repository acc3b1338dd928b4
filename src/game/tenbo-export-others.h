/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-history-entries.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* What a history says beside its games, of one moment: everybody (of TenboHistoryPerson), and the
 * evenings that have a game (of TenboHistorySession). FALSE with @error, and both NULL. Transfer
 * full. */
gboolean tenbo_export_others (TenboStore *store,
                              GPtrArray **people,
                              GPtrArray **sessions,
                              GError    **error);

G_END_DECLS
