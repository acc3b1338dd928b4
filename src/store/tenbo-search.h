/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-games.h"

G_BEGIN_DECLS

/* Finding games. Each condition of a filter makes a set of games, and the games that are in all
 * sets are then taken in the order of lists. Nothing is sorted, and texts are looked through once
 * for all words. */

/* Which games, whatever else is asked of them. */
typedef enum
{
  TENBO_FIND_FINISHED = 1 << 0,
  TENBO_FIND_UNFINISHED = 1 << 1,
  TENBO_FIND_DELETED = 1 << 2, /* finished or not; of the others, those that are not deleted */
} TenboFindFlags;

/* Whether games count in figures. */
typedef enum
{
  TENBO_FIND_ALL,
  TENBO_FIND_COUNTED,
  TENBO_FIND_VOID,
} TenboFindVoid;

/* What is asked of a game: all of it has to be so. All borrowed. */
typedef struct
{
  TenboFindFlags flags;

  /* Words with blanks between them, or NULL. Each has to be part of a name or an alias of somebody
   * who plays, of the ruleset's key or name in any language, or of the title, place or a note of
   * the game, its hands or its session; in any case, width and kana, with or without accents
   * (tenbo_fold()). Whatever is said of a spelling that was merged is said of the person. */
  const char *words;

  const gint64 *people; /* all of them play, under whatever spelling; or NULL */
  guint         n_people;
  gint64        session_id;  /* of this session; 0: of any */
  const char   *ruleset_key; /* or NULL */
  const char   *venue;       /* the venue of the game, else of its session; folded; or NULL */
  gint64        since_msec;  /* begun in [since, until) */
  gint64        until_msec;  /* 0: open */
  TenboFindVoid counted;
} TenboGameFilter;

/* The games that @filter asks for: the unfinished first, the last changed first; then the finished,
 * the newest session first, in it the newest game first; then the deleted, the last deleted first.
 * Takes some hundredths of a second for a history of 100,000 games. Of TenboGameKey. */
GArray *tenbo_games_search (TenboRead             *read,
                            const TenboGameFilter *filter,
                            GError               **error);

/* The same on a thread of its own; @filter is copied. tenbo_store_read_finish() has the result. */
void tenbo_games_search_async (TenboStore            *store,
                               const TenboGameFilter *filter,
                               GCancellable          *cancellable,
                               GAsyncReadyCallback    callback,
                               gpointer               user_data);

/* Where was played, as games and sessions say: the place of most games first. */
GStrv tenbo_games_list_places (TenboRead *read,
                               GError   **error);

G_END_DECLS
