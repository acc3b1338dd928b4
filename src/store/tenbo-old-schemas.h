/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-db.h"

G_BEGIN_DECLS

/* Makes a file of the older schema @version, which is opened to be read and so not brought up to
 * date, look like one of today to the statements of this connection: views of the connection's
 * own stand in front of the tables that have changed. Nothing is written to the file. Does nothing
 * for a schema of today or a newer one. */
gboolean tenbo_old_schemas_adapt (TenboDb *db,
                                  int      version,
                                  GError **error);

G_END_DECLS
