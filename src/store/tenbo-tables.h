/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-db.h"
#include "tenbo-games.h"

G_BEGIN_DECLS

/* Inside the store: how a noun (tenbo-people.c, tenbo-games.c, …) is changed, for the others. All
 * run inside a transaction of the caller, in which they may also read as from a snapshot; FALSE or
 * NULL with @error. */

/* A write that calls @func with @data, which @destroy (or NULL) frees. */
typedef gboolean (*TenboWriteFunc) (TenboDb      *db,
                                    gpointer      data,
                                    TenboOutcome *outcome,
                                    GError      **error);

TenboWrite *tenbo_write_new (TenboWriteFunc func,
                             gpointer       data,
                             GDestroyNotify destroy);

/* Makes the change. @outcome counts only if the transaction is committed. */
gboolean tenbo_write_run (TenboWrite   *write,
                          TenboDb      *db,
                          TenboOutcome *outcome,
                          GError      **error);

/* The statement for @sql, a string literal, with its :game bound; the same, run to its end. */
TenboStatement *tenbo_tables_prepare (TenboDb    *db,
                                      const char *sql,
                                      gint64      game_id,
                                      GError    **error);
gboolean        tenbo_tables_run (TenboDb    *db,
                                  const char *sql,
                                  gint64      game_id,
                                  GError    **error);

/* --- People --- */

/* Finds or makes the people of @game and fills in their ids, uuids and names. */
gboolean tenbo_people_get_or_create (TenboDb            *db,
                                     TenboStoredSummary *game,
                                     GError            **error);

/* Puts in a person with no games. The id; -1 with @error. */
gint64 tenbo_people_insert (TenboDb    *db,
                            const char *uuid,
                            const char *name,
                            GError    **error);

/* Writes what can be changed by hand: name, aliases, guest, hidden, colour. */
gboolean tenbo_people_set (TenboDb                 *db,
                           const TenboStoredPerson *person,
                           GError                 **error);

/* Makes the person another spelling of @into; 0: somebody again. */
gboolean tenbo_people_set_merged (TenboDb *db,
                                  gint64   person_id,
                                  gint64   into,
                                  GError **error);

/* --- Sessions --- */

/* Finds or makes the session of @game, whose people are known, and fills in its id. */
gboolean tenbo_sessions_get_or_create (TenboDb            *db,
                                       TenboStoredSummary *game,
                                       GError            **error);

/* Writes what can be said of an evening: all but its start; its `changed_msec` too. */
gboolean tenbo_sessions_set (TenboDb                  *db,
                             const TenboStoredSession *session,
                             GError                  **error);

/* Moves a game to a session that is there, and notes no change. */
gboolean tenbo_sessions_move_game (TenboDb *db,
                                   gint64   game_id,
                                   gint64   session_id,
                                   GError **error);

/* Removes the sessions of which nothing is left. */
gboolean tenbo_sessions_tidy (TenboDb *db,
                              GError **error);

/* --- Rulesets --- */

/* The ids of the rulesets of which totals are said in points: those of what is not
 * tenbo_stored_result_is_in_thousands(). A set of gint64; transfer full. */
GHashTable *tenbo_rulesets_read_in_points (TenboDb *db,
                                           GError **error);

/* Finds or makes the frozen ruleset @json, called as it says in each language, or else as @game
 * says. Its id; 0 for NULL, -1 with @error. */
gint64 tenbo_rulesets_get_or_create (TenboDb                  *db,
                                     const TenboStoredSummary *game,
                                     const char               *json,
                                     GError                  **error);

/* What a ruleset is called, in the reader's language, and how many columns that takes. */
#define TENBO_RULESET_NAME    "r.name, r.name_ja, r.name_zh"
#define TENBO_N_RULESET_NAMES 3

/* The name in the columns of TENBO_RULESET_NAME, from @column on. Transfer full. */
char *tenbo_rulesets_dup_name (TenboStatement *row,
                               int             column);

/* --- Games --- */

/* The game with its log, without its notes and results. NULL with @error; transfer full. */
TenboStoredGame *tenbo_games_read_hands (TenboDb *db,
                                         gint64   game_id,
                                         GError **error);

/* Puts @game, whose uuid nobody has, in, and what belongs to it. */
gboolean tenbo_games_add (TenboDb         *db,
                          TenboStoredGame *game,
                          TenboOutcome    *outcome,
                          GError         **error);

/* Puts in the row of @game and who plays, and fills in its id. @n_events are done and in the
 * log. */
gboolean tenbo_games_insert (TenboDb            *db,
                             TenboStoredSummary *game,
                             guint               n_events,
                             const char         *ruleset_json,
                             GError            **error);

/* Whether the game is there and has the revision the change starts from; how many of its edits are
 * done. */
gboolean tenbo_games_check_target (TenboDb                *db,
                                   const TenboWriteTarget *target,
                                   guint                  *n_edits_done,
                                   GError                **error);

/* Puts in who plays. */
gboolean tenbo_games_insert_players (TenboDb                  *db,
                                     const TenboStoredSummary *game,
                                     GError                  **error);

/* Sets one of them; NULL: none. */
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
gboolean tenbo_games_set_progress (TenboDb                   *db,
                                   gint64                     game_id,
                                   const TenboStoredProgress *progress,
                                   TenboStoredTime            ended,
                                   GError                   **error);

/* Sets whether the game counts, and with it whether its results do. */
gboolean tenbo_games_set_void (TenboDb *db,
                               gint64   game_id,
                               gboolean is_void,
                               GError **error);

/* --- The log of a game: events, the running hand, edits --- */

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

/* Reads all of the log into @game. */
gboolean tenbo_stored_log_read (TenboDb         *db,
                                gint64           game_id,
                                TenboStoredGame *game,
                                GError         **error);

gboolean tenbo_running_hands_set (TenboDb    *db,
                                  gint64      game_id,
                                  const char *text, /* NULL: none */
                                  GError    **error);

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

/* Exchanges what edit @number holds with what the game holds. @undo says that the edit is done: it
 * is undone, else made again. NOT_FOUND without such an edit. */
gboolean tenbo_edits_exchange (TenboDb *db,
                               gint64   game_id,
                               guint    number,
                               gboolean undo,
                               GError **error);

/* --- What is searched of a game --- */

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

/* --- Results --- */

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

gboolean tenbo_results_read (TenboDb         *db,
                             gint64           game_id,
                             TenboStoredGame *game,
                             GError         **error);

G_END_DECLS
