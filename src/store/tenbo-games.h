/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-read.h"

G_BEGIN_DECLS

/* Deleted games are in none of these lists, and cannot be read: tenbo_games_search() finds them,
 * and tenbo_games_read_summaries() reads what a row shows of them. */

/* --- Reading (tenbo-read.h) --- */

/* The games that have not ended, the last changed first; at most @limit, or all for 0. Of
 * TenboStoredSummary. */
GPtrArray *tenbo_games_list_unfinished (TenboRead *read,
                                        guint      limit,
                                        GError   **error);

/* The games that have ended, those of one session together: the newest session first, in it the
 * newest game first. At most @limit, or all for 0, after the game @after (as an earlier call gave
 * it; NULL: from the start). Of TenboStoredSummary. */
GPtrArray *tenbo_games_list_finished (TenboRead                *read,
                                      const TenboStoredSummary *after,
                                      guint                     limit,
                                      GError                  **error);

/* The games of the session in the order they were played, running and void ones too, each with the
 * rank, the total and the chips of its players. Of TenboStoredSummary; empty if there is no such
 * session. */
GPtrArray *tenbo_games_list_session (TenboRead *read,
                                     gint64     session_id,
                                     GError   **error);

/* The ids of all games in the order they came in. Of gint64. */
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

/* What rows say of the @n games @keys, in the same order; NULL in place of a game that is not there
 * any more. Deleted games are. A page of 100 takes some milliseconds. Of TenboStoredSummary. */
GPtrArray *tenbo_games_read_summaries (TenboRead          *read,
                                       const TenboGameKey *keys,
                                       guint               n,
                                       GError            **error);

/* The game @game_id with everything; TENBO_STORE_ERROR_NOT_FOUND if there is none. */
TenboStoredGame *tenbo_games_read (TenboRead *read,
                                   gint64     game_id,
                                   GError   **error);

/* The id of the game with the uuid @uuid; 0 if there is none, -1 with @error. */
gint64 tenbo_games_find (TenboRead  *read,
                         const char *uuid,
                         GError    **error);

/* --- Writing --- */

/* Which game a change is made to, and the state of it that the change starts from. A game of
 * another revision is left as it is: TENBO_STORE_ERROR_CHANGED. */
typedef struct
{
  gint64 game_id;
  gint64 revision;
} TenboWriteTarget;

/* What follows from a change: written beside it. */
typedef struct
{
  TenboStoredProgress      progress; /* after the change; its text is borrowed */
  const TenboStoredResult *results;  /* one for each player of an ended game, else NULL */
  int                      n_players;
  int                      engine_revision; /* what computed `results` */
  int                      counted_by;      /* what counted their counters; 0: nobody yet */
  char                    *notes;           /* of the hands, one a line, or NULL; owned */

  /* Of an ended game, of each player: of TenboStoredYaku; owned; NULL: none. */
  GPtrArray *yaku[TENBO_STORED_PLAYERS];
} TenboEffects;

void tenbo_effects_clear (TenboEffects *after);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TenboEffects, tenbo_effects_clear)

/* Puts @game (transfer full) in. If its uuid is there the game is left as it is. */
TenboWrite *tenbo_write_game (TenboStoredGame *game);

/* Appends @event to the log, makes @running_hand (NULL: nothing happened in it) the running hand
 * (undo brings the one before back) and drops what could be redone. */
TenboWrite *tenbo_write_event (TenboWriteTarget        target,
                               const TenboStoredEvent *event,
                               const char             *running_hand,
                               const TenboEffects     *after);

/* Takes changes of the log back, or makes those taken back again, until @n_edits_done of them are
 * done. The running hand changes with each: both sides of a change have their own. NOT_FOUND if
 * there are not so many. */
TenboWrite *tenbo_write_go_to (TenboWriteTarget    target,
                               guint               n_edits_done,
                               const TenboEffects *after);

/* Changes what was recorded before: makes the game what `edit->other` says from `edit->seq` on, and
 * `edit->running_hand` its running hand (undo brings all of it back), and drops what could be
 * redone. @edit is transfer full; `other` is there, and its `started` is that of the game. */
TenboWrite *tenbo_write_rewrite (TenboWriteTarget    target,
                                 TenboStoredEdit    *edit,
                                 const TenboEffects *after);

/* Sets the note of the game; NULL: none. Undo does not take it back. */
TenboWrite *tenbo_write_note (TenboWriteTarget target,
                              const char      *note);

/* Sets whether the game is void: kept in lists, but in no figure. */
TenboWrite *tenbo_write_void (TenboWriteTarget target,
                              gboolean         is_void);

/* Deletes the game: it is in no list but that of the deleted ones and in no figure, and can be
 * brought back until they are purged. Imported again, it stays deleted. */
TenboWrite *tenbo_write_delete (TenboWriteTarget target);

/* Brings the deleted game @game_id back as it was; NOT_FOUND if it is not deleted. */
TenboWrite *tenbo_write_restore (gint64 game_id);

/* Removes all deleted games for good, and the sessions of which nothing is left. */
TenboWrite *tenbo_write_purge (void);

/* Replaces the running hand; NULL: nothing has happened in it. */
TenboWrite *tenbo_write_running_hand (TenboWriteTarget target,
                                      const char      *text);

G_END_DECLS
