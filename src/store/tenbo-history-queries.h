/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-store.h"

G_BEGIN_DECLS

/* The history as lists show it: first which games, in order, then what a row says of some of them.
 * As in tenbo-queries.h each call sees one state of the database, and what it returns is transfer
 * full; NULL with @error. All may be called from any thread. */

/* A game in a list: 16 bytes, as a list has one for each game of the history. */
typedef struct
{
  gint64  game_id;
  gint64  session_id : 63; /* 0: the game has not ended, so it stands under no session */
  guint64 is_void : 1;     /* it does not count */
} TenboGameKey;

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
  const char   *place;       /* the place of the game, else of its session; folded; or NULL */
  gint64        since_msec;  /* begun in [since, until) */
  gint64        until_msec;  /* 0: open */
  TenboFindVoid counted;
} TenboGameFilter;

/* The games that @filter asks for: the unfinished first, the last changed first; then the finished,
 * the newest session first, in it the newest game first; then the deleted, the last deleted first.
 * G_IO_ERROR_CANCELLED if @cancellable, which may be NULL, is cancelled meanwhile. Takes some
 * hundredths of a second for a history of 100,000 games. Of TenboGameKey. */
GArray *tenbo_store_find_games (TenboStore            *self,
                                const TenboGameFilter *filter,
                                GCancellable          *cancellable,
                                GError               **error);

/* The same on a thread of its own; @filter is copied. */
void    tenbo_store_find_games_async (TenboStore            *self,
                                      const TenboGameFilter *filter,
                                      GCancellable          *cancellable,
                                      GAsyncReadyCallback    callback,
                                      gpointer               user_data);
GArray *tenbo_store_find_games_finish (TenboStore   *self,
                                       GAsyncResult *result,
                                       GError      **error);

/* What rows say of the @n games @keys, in the same order; NULL in place of a game that is not there
 * any more. Deleted games are. A page of 100 takes some milliseconds. Of TenboStoredSummary. */
GPtrArray *tenbo_store_read_summaries (TenboStore         *self,
                                       const TenboGameKey *keys,
                                       guint               n,
                                       GError            **error);

/* Where was played, as games and sessions say: the place of most games first. */
GStrv tenbo_store_list_places (TenboStore *self,
                               GError    **error);

/* A ruleset that was played, under one key, whatever its texts were. */
typedef struct
{
  char *key;
  char *name; /* of the text that came last, in the reader's language */
  int   n_games;
} TenboPlayedRuleset;

void tenbo_played_ruleset_free (TenboPlayedRuleset *ruleset);

/* The rulesets of all games that are not deleted, that of most games first. Of
 * TenboPlayedRuleset. */
GPtrArray *tenbo_store_list_played_rulesets (TenboStore *self,
                                             GError    **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboPlayedRuleset, tenbo_played_ruleset_free)

G_END_DECLS
