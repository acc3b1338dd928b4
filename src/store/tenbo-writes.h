/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-rows.h"

G_BEGIN_DECLS

/* A change of the database that has not been made yet: one transaction. Made here, given to
 * tenbo_store_commit() or tenbo_store_commit_async(), which take it over. */
typedef struct _TenboWrite TenboWrite;

void tenbo_write_free (TenboWrite *write);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboWrite, tenbo_write_free)

/* What a committed change says. */
typedef struct
{
  gint64 game_id;   /* the game changed, or the last one put in or found */
  gint64 revision;  /* its revision now */
  int    n_added;   /* games put in */
  int    n_known;   /* games that were there already (by uuid) and were left as they are */
  int    n_purged;  /* games removed for good */
  int    n_counted; /* games whose counters were written */

  /* Of a stream (tenbo-stream.h): games that went on in it, that are here otherwise, that are
   * deleted here. */
  int n_extended;
  int n_different;
  int n_deleted;

  /* Of those that are here: games of which details were changed, or were kept although the stream
   * says otherwise. */
  int n_details_changed;
  int n_details_kept;

  gint64 session_id; /* the session that games were moved to */
} TenboOutcome;

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
} TenboConsequences;

void tenbo_consequences_clear (TenboConsequences *after);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TenboConsequences, tenbo_consequences_clear)

/* Puts @games (of TenboStoredGame; transfer full) in: all or none. Games whose uuid is there are
 * left as they are. Used for a new game as well as for an import. */
TenboWrite *tenbo_write_games (GPtrArray *games);

/* The same for one game; transfer full. */
TenboWrite *tenbo_write_game (TenboStoredGame *game);

/* Appends @event to the log, makes @running_hand (NULL: nothing happened in it) the running hand
 * (undo brings the one before back) and drops what could be redone. */
TenboWrite *tenbo_write_event (TenboWriteTarget         target,
                               const TenboStoredEvent  *event,
                               const char              *running_hand,
                               const TenboConsequences *after);

/* Takes the last change of the log back, or makes the last one taken back again. The running hand
 * changes with it: each side of the change has its own. Nothing to take back: NOT_FOUND. */
TenboWrite *tenbo_write_undo (TenboWriteTarget         target,
                              const TenboConsequences *after);
TenboWrite *tenbo_write_redo (TenboWriteTarget         target,
                              const TenboConsequences *after);

/* The same for as many changes as it takes until @n_edits_done of them are done. */
TenboWrite *tenbo_write_go_to (TenboWriteTarget         target,
                               guint                    n_edits_done,
                               const TenboConsequences *after);

/* Changes what was recorded before: makes the game what `edit->other` says from `edit->seq` on, and
 * `edit->running_hand` its running hand (undo brings all of it back), and drops what could be
 * redone. @edit is transfer full; `other` is there, and its `started` is that of the game. */
TenboWrite *tenbo_write_rewrite (TenboWriteTarget         target,
                                 TenboStoredEdit         *edit,
                                 const TenboConsequences *after);

/* Sets the title or the note of the game; NULL: none. Undo does not take these back. */
TenboWrite *tenbo_write_title (TenboWriteTarget target,
                               const char      *title);
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

/* Makes name, aliases, guest, hidden and colour of the person `person->id` what @person says;
 * NOT_FOUND if there is none. */
TenboWrite *tenbo_write_person (const TenboStoredPerson *person);

/* Makes @person_id, and whoever was merged into them, another spelling of @into: all their games
 * are those of that one, in every list and figure. No game is changed, so @into 0 takes it back.
 * REFUSED if both sit in one game (tenbo_store_count_games_together()), if @into is merged itself,
 * or is the same person. */
TenboWrite *tenbo_write_merge (gint64 person_id,
                               gint64 into);

/* Makes title, place, note, unit, rate, fee and who paid it of the session `session->id` what
 * @session says; an empty text and a number of 0 or less are none. NOT_FOUND if there is no such
 * session. */
TenboWrite *tenbo_write_session (const TenboStoredSession *session);

/* Moves the games @game_ids, at least one, to the session @session_id, or to a new one for 0, at
 * the same place and played for the same: the outcome says which. All or none; NOT_FOUND if one was
 * deleted. Each session then begins with its first game. One that nothing is left of is in no list
 * any more; it is removed with the next purge or the next new session, so that until then the games
 * can go back. */
TenboWrite *tenbo_write_move_games (const gint64 *game_ids,
                                    guint         n_games,
                                    gint64        session_id);

/* Makes all of @writes (of TenboWrite; transfer full), one after another: all or none. The outcome
 * is that of the last. Many games are changed so in a fraction of the time. */
TenboWrite *tenbo_write_together (GPtrArray *writes);

/* Replaces the running hand; NULL: nothing has happened in it. */
TenboWrite *tenbo_write_running_hand (TenboWriteTarget target,
                                      const char      *text);

G_END_DECLS
