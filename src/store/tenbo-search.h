/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-games.h"

G_BEGIN_DECLS

/* Searches games. Each condition of a filter gives a set of games; the result is the games in all
 * sets, in the order of the lists. Nothing is sorted, and texts are read only once for all
 * words. */

/* States of the games to find */
typedef enum
{
  TENBO_FIND_FINISHED = 1 << 0,
  TENBO_FIND_UNFINISHED = 1 << 1,
  TENBO_FIND_DELETED = 1 << 2, /* finished or not; the other flags exclude deleted games */
} TenboFindFlags;

/* Void games */
typedef enum
{
  TENBO_FIND_ALL,
  TENBO_FIND_COUNTED,
  TENBO_FIND_VOID,
} TenboFindVoid;

/* Conditions, all of which a game must meet. All members are borrowed. */
typedef struct
{
  TenboFindFlags flags;

  /* Words separated by spaces, or NULL. Each has to be part of a name or alias of a player, of the
   * key or a name (in any language) of the ruleset, or of the title, venue or a note of the game,
   * its hands or its session. Case, width, kana and accents are ignored (tenbo_fold()). Texts of a
   * merged spelling also match the person. */
  const char *words;

  const gint64 *people; /* all of them play, under any spelling; or NULL */
  guint         n_people;
  gint64        session_id;  /* games of this session; 0: all */
  const char   *ruleset_key; /* or NULL */
  const char   *venue;       /* venue of the game, or else of its session; folded; or NULL */
  gint64        since_msec;  /* start in [since, until) */
  gint64        until_msec;  /* 0: no limit */
  TenboFindVoid counted;
} TenboGameFilter;

/* Returns the games that match @filter: first the unfinished, the most recently changed first; then
 * the finished, the newest session first, and its newest game first; then the deleted, the most
 * recently deleted first. Takes some hundredths of a second for a history of 100,000 games. Of
 * TenboGameKey. */
GArray *tenbo_games_search (TenboRead             *read,
                            const TenboGameFilter *filter,
                            GError               **error);

/* Searches on a thread of its own; copies @filter. tenbo_store_read_finish() returns the result. */
void tenbo_games_search_async (TenboStore            *store,
                               const TenboGameFilter *filter,
                               GCancellable          *cancellable,
                               GAsyncReadyCallback    callback,
                               gpointer               user_data);

/* Returns the venues of games and sessions, the most frequent first. */
GStrv tenbo_games_list_venues (TenboRead *read,
                               GError   **error);

G_END_DECLS
