/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-db.h"
#include "tenbo-rows.h"
#include "tenbo-writes.h"

G_BEGIN_DECLS

/* Inside the store: the functions of each group of tables, one file for a group. All run inside a
 * transaction of the caller; FALSE or NULL with @error set. */

/* The statement for @sql, a string literal, with its :game bound. */
TenboStatement *tenbo_tables_prepare (TenboDb    *db,
                                      const char *sql,
                                      gint64      game_id,
                                      GError    **error);

/* people */

/* Finds or makes the people of @game and fills in their ids, uuids and names. */
gboolean tenbo_people_take (TenboDb            *db,
                            TenboStoredSummary *game,
                            GError            **error);

/* Of TenboStoredPerson: those to choose from; all; those that @word names
 * (tenbo-people-queries.h). */
GPtrArray *tenbo_people_list (TenboDb *db,
                              guint    limit,
                              GError **error);
GPtrArray *tenbo_people_list_all (TenboDb *db,
                                  GError **error);
GPtrArray *tenbo_people_find (TenboDb    *db,
                              const char *word,
                              GError    **error);

/* NOT_FOUND if there is no such person. */
TenboStoredPerson *tenbo_people_read (TenboDb *db,
                                      gint64   person_id,
                                      GError **error);

/* Writes what can be changed by hand: name, aliases, guest, hidden, colour. */
gboolean tenbo_people_set (TenboDb                 *db,
                           const TenboStoredPerson *person,
                           GError                 **error);

/* In how many games, running and deleted ones too, both sit, or did before an edit. */
gboolean tenbo_people_count_together (TenboDb *db,
                                      gint64   person_id,
                                      gint64   other_id,
                                      int     *n_games,
                                      GError **error);

/* Makes the person another spelling of @into; 0: somebody again. */
gboolean tenbo_people_set_merged (TenboDb *db,
                                  gint64   person_id,
                                  gint64   into,
                                  GError **error);

/* sessions */

/* Finds or makes the session of @game, whose people are known, and fills in its id. */
gboolean tenbo_sessions_take (TenboDb            *db,
                              TenboStoredSummary *game,
                              GError            **error);

/* NOT_FOUND if there is no such session; those with games, of TenboStoredSession; the id of the one
 * with @uuid, 0: none; -1 with @error. */
TenboStoredSession *tenbo_sessions_read (TenboDb *db,
                                         gint64   session_id,
                                         GError **error);
GPtrArray          *tenbo_sessions_list (TenboDb *db,
                                         guint    limit,
                                         GError **error);
gint64              tenbo_sessions_find (TenboDb    *db,
                                         const char *uuid,
                                         GError    **error);

/* Writes what can be said of an evening: all but its start; its `changed_msec` too. */
gboolean tenbo_sessions_set (TenboDb                  *db,
                             const TenboStoredSession *session,
                             GError                  **error);

/* Moves the games, at least one, to the session; 0: to a new one, whose id is filled in. */
gboolean tenbo_sessions_move (TenboDb      *db,
                              const gint64 *games,
                              guint         n_games,
                              gint64       *session_id,
                              GError      **error);

/* Moves a game to a session that is there, and notes no change. */
gboolean tenbo_sessions_move_game (TenboDb *db,
                                   gint64   game_id,
                                   gint64   session_id,
                                   GError **error);

/* Removes the sessions of which nothing is left. */
gboolean tenbo_sessions_tidy (TenboDb *db,
                              GError **error);

/* games, rulesets, game_players */

/* The ids of the rulesets of which totals are said in points: those of what is not
 * tenbo_stored_result_is_in_thousands(). A set of gint64; transfer full. */
GHashTable *tenbo_rulesets_read_in_points (TenboDb *db,
                                           GError **error);

gint64   tenbo_games_find (TenboDb    *db, /* 0: none; -1 with @error */
                           const char *uuid,
                           GError    **error);
gboolean tenbo_games_insert (TenboDb            *db, /* fills in the id */
                             TenboStoredSummary *game,
                             guint               n_events, /* done and in the log */
                             const char         *ruleset_json,
                             GError            **error);

/* Whether the game is there and has the revision the change starts from; how many of its edits are
 * done. */
gboolean tenbo_games_check_target (TenboDb                *db,
                                   const TenboWriteTarget *target,
                                   guint                  *n_edits_done,
                                   GError                **error);

/* The rulesets of which the text is not the one of the digest, by id. Of TenboStoredRuleset. */
GPtrArray *tenbo_rulesets_list_changed (TenboDb *db,
                                        GError **error);

/* Finds or makes the frozen ruleset @json, called as it says in each language, or else as @game
 * says. Its id; 0 with @error. */
gint64 tenbo_rulesets_take (TenboDb                  *db,
                            const TenboStoredSummary *game,
                            const char               *json,
                            GError                  **error);

/* What a ruleset is called, in the reader's language, and how many columns that takes. */
#define TENBO_RULESET_NAME    "r.name, r.name_ja, r.name_zh"
#define TENBO_N_RULESET_NAMES 3

/* The name in the columns of TENBO_RULESET_NAME, from @column on. Transfer full. */
char *tenbo_rulesets_dup_name (TenboStatement *row,
                               int             column);

/* Puts in who plays; removes them all. */
gboolean tenbo_games_insert_players (TenboDb                  *db,
                                     const TenboStoredSummary *game,
                                     GError                  **error);
gboolean tenbo_games_remove_players (TenboDb *db,
                                     gint64   game_id,
                                     GError **error);

/* Sets the title, the place or the note; NULL: none. */
gboolean tenbo_games_set_title (TenboDb    *db,
                                gint64      game_id,
                                const char *title,
                                GError    **error);
gboolean tenbo_games_set_note (TenboDb    *db,
                               gint64      game_id,
                               const char *note,
                               GError    **error);

gboolean tenbo_games_set_place (TenboDb    *db,
                                gint64      game_id,
                                const char *place,
                                GError    **error);

/* Notes when title, place, note, whether it counts or the session was changed by hand; 0: now. A
 * change that is made now is later than the one before, also if that was made by a clock that is
 * fast. */
gboolean tenbo_games_set_details_changed (TenboDb *db,
                                          gint64   game_id,
                                          gint64   changed_msec,
                                          GError **error);

/* Notes a change: the next revision, the time, and how many edits are done now. */
gboolean tenbo_games_touch (TenboDb *db,
                            gint64   game_id,
                            guint    n_edits_done,
                            GError **error);

/* Where the game stands now. @ended is noted when it has an end and had none. */
gboolean   tenbo_games_set_progress (TenboDb                   *db,
                                     gint64                     game_id,
                                     const TenboStoredProgress *progress,
                                     TenboStoredTime            ended,
                                     GError                   **error);
gboolean   tenbo_games_read (TenboDb         *db,
                             gint64           game_id,
                             TenboStoredGame *game,
                             GError         **error);
GPtrArray *tenbo_games_list_unfinished (TenboDb *db,
                                        guint    limit,
                                        GError **error);
GPtrArray *tenbo_games_list_finished (TenboDb                  *db,
                                      const TenboStoredSummary *after,
                                      guint                     limit,
                                      GError                  **error);
GArray    *tenbo_games_list_ids (TenboDb *db,
                                 GError **error);
GPtrArray *tenbo_games_list_session (TenboDb *db,
                                     gint64   session_id,
                                     GError **error);

/* Sets whether the game counts, or deletes it; whether its results are counted follows. */
gboolean tenbo_games_set_void (TenboDb *db,
                               gint64   game_id,
                               gboolean is_void,
                               GError **error);
gboolean tenbo_games_delete (TenboDb *db,
                             gint64   game_id,
                             GError **error);

/* Brings a deleted game back and notes the change; NOT_FOUND if it is none. */
gboolean tenbo_games_restore (TenboDb *db,
                              gint64   game_id,
                              gint64  *revision,
                              GError **error);

/* Removes all deleted games, and evenings of which nothing is left. */
gboolean tenbo_games_purge (TenboDb *db,
                            int     *n_purged,
                            GError **error);

/* game_events, running_hands */

/* How many events the log of the game has: the place of the next. */
gboolean tenbo_events_count (TenboDb *db,
                             gint64   game_id,
                             guint   *n_events,
                             GError **error);

gboolean tenbo_events_append (TenboDb                *db,
                              gint64                  game_id,
                              guint                   seq,
                              const TenboStoredEvent *event,
                              GError                **error);

/* Removes the events from @seq on. */
gboolean tenbo_events_remove (TenboDb *db,
                              gint64   game_id,
                              guint    seq,
                              GError **error);

/* All of the game, its edits too. */
gboolean tenbo_events_read (TenboDb         *db,
                            gint64           game_id,
                            TenboStoredGame *game,
                            GError         **error);

/* The event in three columns (uuid, event, created_ms) from @column on; NULL where there is
 * none. */
TenboStoredEvent *tenbo_events_of_row (TenboStatement *statement,
                                       int             column);

gboolean tenbo_running_hands_set (TenboDb    *db,
                                  gint64      game_id,
                                  const char *text, /* NULL: none */
                                  GError    **error);

/* game_edits, edit_events, edit_players */

gboolean tenbo_edits_read (TenboDb         *db,
                           gint64           game_id,
                           TenboStoredGame *game,
                           GError         **error);

/* Notes edit @number: the event at @seq was added, while the running hand was what is stored now.
 * The edits from @number on are dropped. */
gboolean tenbo_edits_add (TenboDb *db,
                          gint64   game_id,
                          guint    number,
                          guint    seq,
                          GError **error);

/* Notes the rewrite @edit, not done yet, as edit @number, and drops those from @number on. The
 * people are found or made as those of a new game, and their ids filled in. */
gboolean tenbo_edits_add_rewrite (TenboDb         *db,
                                  gint64           game_id,
                                  guint            number,
                                  TenboStoredEdit *edit,
                                  GError         **error);

/* Exchanges what edit @number holds with what the game holds: undoes it if it is done, else makes
 * it again. NOT_FOUND without such an edit. */
gboolean tenbo_edits_undo (TenboDb *db,
                           gint64   game_id,
                           guint    number,
                           GError **error);
gboolean tenbo_edits_redo (TenboDb *db,
                           gint64   game_id,
                           guint    number,
                           GError **error);

/* game_texts */

/* The notes of the hands of the game, one a line, or NULL. Transfer full. */
gboolean tenbo_texts_read (TenboDb *db,
                           gint64   game_id,
                           char   **notes,
                           GError **error);

/* Writes what is searched of the game, with @notes; where they are the same as before, does
 * nothing; with those of before, after title, place or note of the game have changed. */
gboolean tenbo_texts_write (TenboDb    *db,
                            gint64      game_id,
                            const char *notes,
                            GError    **error);
gboolean tenbo_texts_set_notes (TenboDb    *db,
                                gint64      game_id,
                                const char *notes,
                                GError    **error);
gboolean tenbo_texts_refresh (TenboDb *db,
                              gint64   game_id,
                              GError **error);

/* game_results, game_yaku */

/* The results of a game, all borrowed. */
typedef struct
{
  int                      n_players;
  const TenboStoredResult *results; /* NULL: it has none */
  GPtrArray *const        *yaku;    /* of each player, of TenboStoredYaku, or NULL */
  int                      engine_revision;
  int                      counted_by;
} TenboResultRows;

/* Replaces the results of the game. */
gboolean tenbo_results_set (TenboDb               *db,
                            gint64                 game_id,
                            const TenboResultRows *rows,
                            GError               **error);

/* Replaces the counters of the rows that are there, and the yaku; the settlement stays. */
gboolean tenbo_results_set_counters (TenboDb               *db,
                                     gint64                 game_id,
                                     const TenboResultRows *rows,
                                     GError               **error);
gboolean tenbo_results_read (TenboDb         *db,
                             gint64           game_id,
                             TenboStoredGame *game,
                             GError         **error);

G_END_DECLS
