/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-result-rows.h"

G_BEGIN_DECLS

/* The figures of everybody as a table: `tenbo-cli export --format csv-people`. */

#define TENBO_PEOPLE_FORMAT "csv-people"

/* Appends the table of all people, merged spellings apart, of the games that @filter asks for; it
 * names no person. @store, the database at @path (NULL: the user's own), is NULL for somebody who
 * never played. Where the user stops the program the table ends early, and what writes it
 * complains. FALSE after complaining. */
gboolean tenbo_people_table_make (TenboStore              *store,
                                  const char              *path,
                                  const TenboResultFilter *filter,
                                  GString                 *out);

G_END_DECLS
