/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-store-private.h"

G_BEGIN_DECLS

/* Inside the store: tenbo_store_read() for what may take long. If @cancellable, which may be NULL,
 * is cancelled, the statement that runs is given up within a millisecond:
 * G_IO_ERROR_CANCELLED. */
gboolean tenbo_store_read_cancellable (TenboStore   *self,
                                       TenboDbFunc   func,
                                       gpointer      user_data,
                                       GCancellable *cancellable,
                                       GError      **error);

G_END_DECLS
