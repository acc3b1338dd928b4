/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-db.h"
#include "tenbo-games.h"

G_BEGIN_DECLS

/* Internal to the store: functions with which a noun (tenbo-people.c, tenbo-games.c, …) changes its
 * tables for the others. All run inside a transaction of the caller, in which they may also read as
 * from a snapshot. FALSE or NULL with @error. */

/* A write that calls @func with @data, which @destroy (or NULL) frees */
typedef gboolean (*TenboWriteFunc) (TenboDb      *db,
                                    gpointer      data,
                                    TenboOutcome *outcome,
                                    GError      **error);

TenboWrite *tenbo_write_new (TenboWriteFunc func,
                             gpointer       data,
                             GDestroyNotify destroy);

/* Applies the change. @outcome is only valid if the transaction is committed. */
gboolean tenbo_write_run (TenboWrite   *write,
                          TenboDb      *db,
                          TenboOutcome *outcome,
                          GError      **error);

/* Return the statement for @sql, a string literal, with its :game bound; or run it to its end. */
TenboStatement *tenbo_tables_prepare (TenboDb    *db,
                                      const char *sql,
                                      gint64      game_id,
                                      GError    **error);
gboolean        tenbo_tables_run (TenboDb    *db,
                                  const char *sql,
                                  gint64      game_id,
                                  GError    **error);

/* --- People --- */

/* Finds or creates the people of @game and sets their ids, uuids and names. */
gboolean tenbo_people_get_or_create (TenboDb            *db,
                                     TenboStoredSummary *game,
                                     GError            **error);

/* Inserts a person without games. Returns the id; -1 with @error. */
gint64 tenbo_people_insert (TenboDb    *db,
                            const char *uuid,
                            const char *name,
                            GError    **error);

/* Writes the members that the user can change: name, aliases, guest, hidden, color. */
gboolean tenbo_people_set (TenboDb                 *db,
                           const TenboStoredPerson *person,
                           GError                 **error);

/* Sets the time of the last change to that of another computer. */
gboolean tenbo_people_set_changed (TenboDb *db,
                                   gint64   person_id,
                                   gint64   changed_msec,
                                   GError **error);

/* Computes the time of the last game of the person from the games. Does nothing for the id 0. */
gboolean tenbo_people_recount (TenboDb *db,
                               gint64   person_id,
                               GError **error);

/* Merges the person into @into; 0: separates them. */
gboolean tenbo_people_set_merged (TenboDb *db,
                                  gint64   person_id,
                                  gint64   into,
                                  GError **error);

/* --- Sessions --- */

/* Finds or creates the session of @game, whose people are set, and sets its id. */
gboolean tenbo_sessions_get_or_create (TenboDb            *db,
                                       TenboStoredSummary *game,
                                       GError            **error);

/* Writes the details of a session, without its start, and its `changed_msec`. */
gboolean tenbo_sessions_set (TenboDb                  *db,
                             const TenboStoredSession *session,
                             GError                  **error);

/* Moves a game to an existing session without recording a change. */
gboolean tenbo_sessions_move_game (TenboDb *db,
                                   gint64   game_id,
                                   gint64   session_id,
                                   GError **error);

/* Sets the start of the session to that of its first game. */
gboolean tenbo_sessions_refresh_start (TenboDb *db,
                                       gint64   session_id,
                                       GError **error);

/* Removes empty sessions. */
gboolean tenbo_sessions_tidy (TenboDb *db,
                              GError **error);

/* --- Rulesets --- */

/* Finds or creates the frozen ruleset @json, with the names in the text for each language, or else
 * that of @game. Returns its id; 0 for NULL, -1 with @error. */
gint64 tenbo_rulesets_get_or_create (TenboDb                  *db,
                                     const TenboStoredSummary *game,
                                     const char               *json,
                                     GError                  **error);

/* Columns with the names of a ruleset, and their number */
#define TENBO_RULESET_NAME    "r.name, r.name_ja, r.name_zh"
#define TENBO_N_RULESET_NAMES 3

/* Returns the name in the user's language from the columns TENBO_RULESET_NAME, which begin at
 * @column. Transfer full. */
char *tenbo_rulesets_dup_name (TenboStatement *row,
                               int             column);

/* --- Games --- */

/* Reads the game with its log, without its notes and results. NULL with @error; transfer full. */
TenboStoredGame *tenbo_games_read_hands (TenboDb *db,
                                         gint64   game_id,
                                         GError **error);

/* The same for a game that may be deleted (@deleted_msec; 0: it is not), with its people as they
 * were recorded: merges are not followed. */
TenboStoredGame *tenbo_games_read_recorded (TenboDb *db,
                                            gint64   game_id,
                                            gint64  *deleted_msec,
                                            GError **error);

/* Inserts @game, whose uuid is unused, and everything that belongs to it. */
gboolean tenbo_games_add (TenboDb         *db,
                          TenboStoredGame *game,
                          TenboOutcome    *outcome,
                          GError         **error);

/* Inserts the row and the players of @game and sets its id. @n_events events are in the log, all
 * done. */
gboolean tenbo_games_insert (TenboDb            *db,
                             TenboStoredSummary *game,
                             guint               n_events,
                             const char         *ruleset_json,
                             GError            **error);

/* Whether the game exists and has the revision on which the change is based. Returns the number of
 * its done edits. */
gboolean tenbo_games_check_target (TenboDb                *db,
                                   const TenboWriteTarget *target,
                                   guint                  *n_edits_done,
                                   GError                **error);

/* Inserts the players. */
gboolean tenbo_games_insert_players (TenboDb                  *db,
                                     const TenboStoredSummary *game,
                                     GError                  **error);

/* Sets one of the texts; NULL: none. */
typedef enum
{
  TENBO_GAME_TITLE,
  TENBO_GAME_VENUE,
  TENBO_GAME_NOTE,
} TenboGameText;

gboolean tenbo_games_set_text (TenboDb      *db,
                               gint64        game_id,
                               TenboGameText which,
                               const char   *text,
                               GError      **error);

/* Records the time at which the user changed title, venue, note, void flag or session; 0: now. A
 * change made now is always later than the previous one, even if a fast clock recorded that. */
gboolean tenbo_games_set_details_changed (TenboDb *db,
                                          gint64   game_id,
                                          gint64   changed_msec,
                                          GError **error);

/* Records a change: the next revision, the time, and the number of done edits. */
gboolean tenbo_games_touch (TenboDb *db,
                            gint64   game_id,
                            guint    n_edits_done,
                            GError **error);

/* Sets the progress of the game. @ended is recorded if the game has ended and had not ended before;
 * 0 records nothing. */
gboolean tenbo_games_set_progress (TenboDb                   *db,
                                   gint64                     game_id,
                                   const TenboStoredProgress *progress,
                                   TenboStoredTime            ended,
                                   GError                   **error);

/* Writes to the results of the game whether they count. */
gboolean tenbo_games_refresh_counted (TenboDb *db,
                                      gint64   game_id,
                                      GError **error);

/* Sets whether the game and its results are void. */
gboolean tenbo_games_set_void (TenboDb *db,
                               gint64   game_id,
                               gboolean is_void,
                               GError **error);

/* --- The log of a game: events, the running hand, edits --- */

/* Counts the events of the log of the game: the position of the next one. */
gboolean tenbo_events_count (TenboDb *db,
                             gint64   game_id,
                             guint   *n_events,
                             GError **error);

gboolean tenbo_events_append (TenboDb                *db,
                              gint64                  game_id,
                              guint                   seq,
                              const TenboStoredEvent *event,
                              GError                **error);

/* Appends the events of @theirs that follow those of @ours, as edits that undo removes one by one.
 * Counts @n_done up, and empties the running hand if there are any. */
gboolean tenbo_events_extend (TenboDb               *db,
                              const TenboStoredGame *ours,
                              const TenboStoredGame *theirs,
                              guint                 *n_done,
                              GError               **error);

/* Returns the number of events with which both logs begin: with the same texts, and with the same
 * uuids unless @only_texts. */
guint tenbo_events_count_same (GPtrArray *a,
                               GPtrArray *b,
                               gboolean   only_texts);

/* Reads the complete log into @game. */
gboolean tenbo_stored_log_read (TenboDb         *db,
                                gint64           game_id,
                                TenboStoredGame *game,
                                GError         **error);

gboolean tenbo_running_hands_set (TenboDb    *db,
                                  gint64      game_id,
                                  const char *text, /* NULL: none */
                                  GError    **error);

/* Adds edit @number: the event at @seq was added while the stored running hand was current.
 * Discards the edits from @number on. */
gboolean tenbo_edits_add (TenboDb *db,
                          gint64   game_id,
                          guint    number,
                          guint    seq,
                          GError **error);

/* Adds the rewrite @edit, not done yet, as edit @number, and discards those from @number on. Its
 * people are found or created like those of a new game, and their ids set. */
gboolean tenbo_edits_add_rewrite (TenboDb         *db,
                                  gint64           game_id,
                                  guint            number,
                                  TenboStoredEdit *edit,
                                  GError         **error);

/* Exchanges the contents of edit @number with those of the game. @undo: the edit is done and is
 * undone; otherwise it is redone. NOT_FOUND without this edit. */
gboolean tenbo_edits_exchange (TenboDb *db,
                               gint64   game_id,
                               guint    number,
                               gboolean undo,
                               GError **error);

/* --- Searched texts of a game --- */

/* Writes the searched texts of the game with @notes, if they have changed; or with the stored
 * notes, after title, venue or note of the game have changed. */
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

/* --- Results --- */

/* Returns a counter, which is NULL in the table if it was not counted. */
int tenbo_result_read_counter (TenboStatement *statement,
                               int             column);

/* Replaces the results of the game; there are none of a running one. */
gboolean tenbo_results_set (TenboDb                  *db,
                            gint64                    game_id,
                            const TenboStoredResults *results,
                            GError                  **error);

gboolean tenbo_results_read (TenboDb         *db,
                             gint64           game_id,
                             TenboStoredGame *game,
                             GError         **error);

G_END_DECLS
