/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-store.h"

G_BEGIN_DECLS

/* Sorts the games @ids (of gint64; NULL: all games, also those that run) as files have them: each
 * once, by their start, and those of one moment by uuid, which is the same on every machine. Leaves
 * out games that no longer exist. Of gint64; NULL with @error. Transfer full. */
GArray *tenbo_export_order (TenboStore   *store,
                            const GArray *ids,
                            GError      **error);

G_END_DECLS
