/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-store.h"

G_BEGIN_DECLS

/* The games @ids (of gint64; NULL: all games, also those that run), each once, in the order in
 * which files have them: by their start, those of one moment by uuid, which is the same on every
 * machine. A game that is not there any more is left out. Of gint64; NULL with @error. Transfer
 * full. */
GArray *tenbo_export_order (TenboStore   *store,
                            const GArray *ids,
                            GError      **error);

G_END_DECLS
