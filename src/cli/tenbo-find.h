/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-people-queries.h"
#include "tenbo-session-sheet.h"

G_BEGIN_DECLS

/* What the words of the user mean: a game, an evening, a person. */

/* The game of @store that @word names: its number in the list, or its uuid. 0 if there is none, -1
 * with @error. */
gint64 tenbo_find_game (TenboStore *store,
                        const char *word,
                        GError    **error);

/* The games of @store that @words name, each once, so that they can be changed: of
 * TenboWriteTarget. NULL after complaining of the database at @path (NULL: the user's own).
 * Transfer full. */
GArray *tenbo_find_targets (TenboStore *store,
                            const char *path,
                            GStrv       words);

/* Complains that there is no game @word in the database at @path (NULL: the user's own), or of
 * @error, if there is one that says something else. */
void tenbo_complain_of_game (const char   *path,
                             const char   *word,
                             const GError *error);

/* The evening of @store that @word names: its number or its uuid, or the newest one for NULL. NULL
 * after complaining of the database at @path (NULL: the user's own). */
TenboSessionSheet *tenbo_find_session (TenboStore *store,
                                       const char *path,
                                       const char *word);

/* Who is looked for. */
typedef enum
{
  TENBO_FIND_SOMEBODY, /* a merged spelling means the person it was merged into */
  TENBO_FIND_MERGED,   /* only spellings that were merged */
} TenboFindWho;

/* The one person of @store, the database at @path (NULL: the user's own), that @word means: by
 * name, alias or uuid, else by the number in the list. NULL after complaining. Transfer full. */
TenboStoredPerson *tenbo_find_person (TenboStore  *store,
                                      const char  *path,
                                      const char  *word,
                                      TenboFindWho who);

G_END_DECLS
