/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Told now and then how much of something long is done; `total` 0 means that nobody knows. Called
 * in the thread that does it. */
typedef void (*TenboProgressFunc) (guint64  done,
                                   guint64  total,
                                   gpointer user_data);

G_END_DECLS
