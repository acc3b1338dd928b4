/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-games.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* The game of @store that @word names: its number in the list, or its uuid. 0 if there is none, -1
 * with @error. */
gint64 tenbo_find_game (TenboStore *store,
                        const char *word,
                        GError    **error);

/* Where the game of @store is that @word names, and its revision, so that it can be changed. FALSE
 * after complaining of the database at @path (NULL: the user's own). */
gboolean tenbo_find_target (TenboStore       *store,
                            const char       *path,
                            const char       *word,
                            TenboWriteTarget *target);

/* Complains that there is no game @word in the database at @path (NULL: the user's own), or of
 * @error, if there is one that says something else. */
void tenbo_complain_of_game (const char   *path,
                             const char   *word,
                             const GError *error);

G_END_DECLS
