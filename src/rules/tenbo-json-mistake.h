/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Maximum depth of open brackets, equal to that of json-glib. */
#define TENBO_JSON_MAX_DEPTH 1024

/* Returns a description of the first violation of RFC 8259 in @json (@length bytes), in the user's
 * language: "line 2, column 14: missing comma"; NULL if there is none. json-glib decides whether to
 * refuse the text; this function only explains why. Transfer full. */
char *tenbo_json_dup_mistake (const char *json,
                              gsize       length);

G_END_DECLS
