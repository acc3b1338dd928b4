/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-store.h"

G_BEGIN_DECLS

/* Sorts the games @ids (of gint64; NULL: all games, including running ones) for a file: each game
 * once, by its start, and by uuid if the starts are equal, which gives the same order on all
 * computers. Leaves out games that no longer exist. Of gint64; NULL with @error. Transfer full. */
GArray *tenbo_export_order (TenboStore   *store,
                            const GArray *ids,
                            GError      **error);

G_END_DECLS
