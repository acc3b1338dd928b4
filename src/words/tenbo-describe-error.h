/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The message of an error of any layer for people. The messages of the store are technical, so
 * its errors get texts of their own. Transfer full. */
char *tenbo_describe_error (const GError *error);

G_END_DECLS
