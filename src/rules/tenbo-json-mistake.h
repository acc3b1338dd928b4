/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How many brackets may be open at one place: as many as json-glib takes. */
#define TENBO_JSON_MAX_DEPTH 1024

/* Finds the first place at which @json (@length bytes) breaks RFC 8259 and says in plain words, in
 * the user's language, what is wrong there: "line 2, column 14: a comma is missing". json-glib
 * decides what is refused; this only explains it. NULL if nothing is wrong. Transfer full. */
char *tenbo_json_dup_mistake (const char *json,
                              gsize       length);

G_END_DECLS
