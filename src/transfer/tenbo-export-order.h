/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-store.h"

G_BEGIN_DECLS

/* The ids of all games, those that run among them, in the order in which files have them: by their
 * start, those of one moment by uuid, which is the same on every machine. Of gint64; NULL with
 * @error. Transfer full. */
GArray *tenbo_export_order (TenboStore *store,
                            GError    **error);

/* The same of the @n games @ids, each once; one that is not there any more is left out. */
GArray *tenbo_export_order_of (TenboStore   *store,
                               const gint64 *ids,
                               guint         n,
                               GError      **error);

G_END_DECLS
