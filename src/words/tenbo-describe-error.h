/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns the message of an error of any layer for users. The messages of the store are technical,
 * so its errors are replaced by other texts. Transfer full. */
char *tenbo_describe_error (const GError *error);

G_END_DECLS
