/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-read.h"

G_BEGIN_DECLS

/* These lists never contain deleted games, and tenbo_games_read() does not find them.
 * tenbo_games_search() finds them, and tenbo_games_read_summaries() reads their summaries. */

/* --- Reading (tenbo-read.h) --- */

/* Returns the games that have not ended, the most recently changed first: at most @limit, or all
 * for 0. Of TenboStoredSummary. */
GPtrArray *tenbo_games_list_unfinished (TenboRead *read,
                                        guint      limit,
                                        GError   **error);

/* Returns the games that have ended, grouped by session: the newest session first, and its newest
 * game first. At most @limit, or all for 0, following the game @after (from an earlier call; NULL:
 * from the start). Of TenboStoredSummary. */
GPtrArray *tenbo_games_list_finished (TenboRead                *read,
                                      const TenboStoredSummary *after,
                                      guint                     limit,
                                      GError                  **error);

/* Returns the games that started at or after @since_msec and have ended, the last one first: at
 * most @limit. Of TenboStoredSummary. */
GPtrArray *tenbo_games_list_recent (TenboRead *read,
                                    gint64     since_msec,
                                    guint      limit,
                                    GError   **error);

/* Returns the games of the session in the order in which they were played, with running and void
 * games, and with the rank, total and chips of each player. Of TenboStoredSummary; empty if there
 * is no such session. */
GPtrArray *tenbo_games_list_session (TenboRead *read,
                                     gint64     session_id,
                                     GError   **error);

/* Returns the ids of all games in the order of insertion. Of gint64. */
GArray *tenbo_games_list_ids (TenboRead *read,
                              GError   **error);

/* A game in a list. A list of the history has one for each game, so a key takes 8 bytes; IDs above
 * TENBO_MAX_KEY_ID do not fit. */
typedef struct
{
  gint64  game_id : 32;
  gint64  session_id : 31; /* 0: the game has not ended and is listed without a session */
  guint64 is_void : 1;     /* excluded from statistics */
} TenboGameKey;

/* Maximum ID of a game or session in lists. The database assigns IDs from 1 upward. */
#define TENBO_MAX_KEY_ID (G_MAXINT32 / 2)

G_STATIC_ASSERT (sizeof (TenboGameKey) == 8);

/* Returns a key. An ID that does not fit, which no stored game or session has, becomes 0. */
TenboGameKey tenbo_game_key (gint64   game_id,
                             gint64   session_id,
                             gboolean is_void);

/* Reads the summaries of the @n games @keys, in the same order, with NULL for a game that was
 * purged; deleted games are included. A page of 100 takes a few milliseconds. Of
 * TenboStoredSummary. */
GPtrArray *tenbo_games_read_summaries (TenboRead          *read,
                                       const TenboGameKey *keys,
                                       guint               n,
                                       GError            **error);

/* Reads the complete game @game_id. Fails with TENBO_STORE_ERROR_NOT_FOUND if it does not exist. */
TenboStoredGame *tenbo_games_read (TenboRead *read,
                                   gint64     game_id,
                                   GError   **error);

/* Returns the id of the game with the uuid @uuid; 0 if there is none, -1 with @error. */
gint64 tenbo_games_find (TenboRead  *read,
                         const char *uuid,
                         GError    **error);

/* --- Writing --- */

/* The game to change, and the revision that the change is based on. If the game has another
 * revision, it does not change: TENBO_STORE_ERROR_CHANGED. */
typedef struct
{
  gint64 game_id;
  gint64 revision;
} TenboWriteTarget;

/* Derived data that is written together with a change */
typedef struct
{
  TenboStoredProgress progress; /* after the change; borrows its text */
  TenboStoredResults  results;
  char               *notes; /* notes of the hands, one per line, or NULL; owned */
} TenboEffects;

void tenbo_effects_clear (TenboEffects *after);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TenboEffects, tenbo_effects_clear)

/* Inserts @game (transfer full). If there is a game with its uuid, that game does not change. */
TenboWrite *tenbo_write_game (TenboStoredGame *game);

/* Appends @event to the log, replaces the running hand with @running_hand (NULL: empty; undo
 * restores the previous one) and discards the edits that could be redone. */
TenboWrite *tenbo_write_event (TenboWriteTarget        target,
                               const TenboStoredEvent *event,
                               const char             *running_hand,
                               const TenboEffects     *after);

/* Undoes or redoes changes of the log until @n_edits_done of them are done. Each change also
 * restores its running hand. NOT_FOUND if the log has fewer edits. */
TenboWrite *tenbo_write_go_to (TenboWriteTarget    target,
                               guint               n_edits_done,
                               const TenboEffects *after);

/* Rewrites the game: replaces the log from `edit->seq` on, the players and the ruleset with those
 * of `edit->other`, and the running hand with `edit->running_hand` (undo restores all of them), and
 * discards the edits that could be redone. @edit is transfer full. `other` is not NULL, and its
 * `started` equals that of the game. */
TenboWrite *tenbo_write_rewrite (TenboWriteTarget    target,
                                 TenboStoredEdit    *edit,
                                 const TenboEffects *after);

/* Replaces the derived data of the game, which is otherwise unchanged and keeps its revision. */
TenboWrite *tenbo_write_derived (TenboWriteTarget    target,
                                 const TenboEffects *after);

/* Sets the note of the game; NULL: none. Undo does not restore it. */
TenboWrite *tenbo_write_note (TenboWriteTarget target,
                              const char      *note);

/* Sets the time limit of the game in minutes from its start; 0: none. Undo does not restore it. */
TenboWrite *tenbo_write_time_limit (TenboWriteTarget target,
                                    int              minutes);

/* Sets whether the game is void: kept in lists, but excluded from statistics. */
TenboWrite *tenbo_write_void (TenboWriteTarget target,
                              gboolean         is_void);

/* Deletes the game: only the list of deleted games contains it, no statistic counts it, and it can
 * be restored until the deleted games are purged. An import does not restore it. */
TenboWrite *tenbo_write_delete (TenboWriteTarget target);

/* Restores the deleted game @game_id unchanged; NOT_FOUND if it is not deleted. */
TenboWrite *tenbo_write_restore (gint64 game_id);

/* Removes all deleted games permanently, and the sessions that are then empty. */
TenboWrite *tenbo_write_purge (void);

/* Replaces the running hand; NULL: empty. */
TenboWrite *tenbo_write_running_hand (TenboWriteTarget target,
                                      const char      *text);

G_END_DECLS
