/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns the word of @known (of length @n_known) to suggest for the mistyped @word: one that
 * begins with @word and a hyphen, or the one with the fewest letters to insert, delete, change or
 * swap with the next one, at most one in three. NULL if none is similar. Borrowed. */
const char *tenbo_similar_find (const char        *word,
                                const char *const *known,
                                size_t             n_known);

G_END_DECLS
