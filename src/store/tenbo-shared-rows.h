/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-shared.h"
#include "tenbo-tables.h"

G_BEGIN_DECLS

/* Internal to the store: rows of the table `shared_items` in a transaction of the caller. */

gboolean tenbo_shared_item_write (TenboDb               *db,
                                  const TenboSharedItem *item,
                                  GError               **error);
gboolean tenbo_shared_items_write (TenboDb   *db,
                                   GPtrArray *items,
                                   GError   **error);

/* Returns the id of the person with exactly this uuid, who is inserted with @name if they are
 * missing; -1 with @error. */
gint64 tenbo_shared_get_person (TenboDb    *db,
                                const char *uuid,
                                const char *name,
                                GError    **error);

G_END_DECLS
