/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-db.h"
#include "tenbo-writes.h"

G_BEGIN_DECLS

/* Makes the change on @db, inside a transaction of the caller. @outcome counts only if that is
 * committed. */
gboolean tenbo_write_run (TenboWrite   *write,
                          TenboDb      *db,
                          TenboOutcome *outcome,
                          GError      **error);

G_END_DECLS
