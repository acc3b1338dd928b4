/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"
#include "tenbo-record.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* Internal to the game layer: the events of a game with their effects. Every event in a log has
 * been read from the exact text that is stored, so a log never holds an event that cannot be read
 * back. */

/* One played event. It never changes, so the logs of several states of a game share it. */
typedef struct
{
  int             n_refs; /* used by one thread at a time */
  TenboRecordHand hand;   /* with its id */
  gint64          created_msec;
  TbTable         before;
  TbTable         after;
  TbHandResult    result;
} TenboPlayed;

TenboPlayed *tenbo_played_ref (TenboPlayed *played);
void         tenbo_played_unref (TenboPlayed *played);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboPlayed, tenbo_played_unref)

/* Returns @played as stored under @ruleset, the one it was played under. Transfer full. */
TenboStoredEvent *tenbo_played_dup_stored (const TenboPlayed *played,
                                           TenboRuleset      *ruleset);

typedef struct
{
  TenboRuleset *ruleset; /* owned */
  GPtrArray    *played;  /* of TenboPlayed, owned */
  TbTable       table;   /* after the last event */
} TenboLog;

void tenbo_log_init (TenboLog     *log,
                     TenboRuleset *ruleset);
void tenbo_log_clear (TenboLog *log);

/* Copies the first @n_hands events of @log to @copy, which is not initialized. */
void tenbo_log_copy (TenboLog       *copy,
                     const TenboLog *log,
                     guint           n_hands);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TenboLog, tenbo_log_clear)

/* Returns the number of played hands in @log (tb_result_is_hand()). */
guint tenbo_log_count_hands (const TenboLog *log);

/* Plays @event on top of @log without adding it. Returns NULL with @detail, the location and the
 * reason (transfer full), if the event cannot be read or played. Transfer full. */
TenboPlayed *tenbo_log_play (const TenboLog         *log,
                             const TenboStoredEvent *event,
                             char                  **detail);

/* The two halves of tenbo_log_play(): read @event, which is to be played on top of @log (NULL with
 * @problem if it cannot be read; transfer full), and play it. TB_REFUSED leaves it unplayed. */
TenboPlayed *tenbo_log_read (const TenboLog         *log,
                             const TenboStoredEvent *event,
                             TenboRecordProblem     *problem);
TbStatus     tenbo_log_try (const TenboLog *log,
                            TenboPlayed    *played,
                            TbProblem      *problem);

/* Adds an event that tenbo_log_play() or tenbo_log_try() accepted for this log (transfer full). */
void tenbo_log_add (TenboLog    *log,
                    TenboPlayed *played);

/* Removes the events from @n_hands on. */
void tenbo_log_truncate (TenboLog *log,
                         guint     n_hands);

/* Returns the events from @first on as stored, of TenboStoredEvent. Transfer full. */
GPtrArray *tenbo_log_dup_stored (const TenboLog *log,
                                 guint           first);

/* Plays @events (of TenboStoredEvent). If one cannot be played, returns FALSE with its @index and
 * @detail (transfer full); the log then holds the events before it. */
gboolean tenbo_log_replay (TenboLog  *log,
                           GPtrArray *events,
                           guint     *index,
                           char     **detail);

/* Reads the running hand in @text (NULL: empty) on top of @log. Returns FALSE with @detail on
 * failure. */
gboolean tenbo_log_read_running_hand (const TenboLog *log,
                                      const char     *text,
                                      TbPartialHand  *partial,
                                      TbView         *view,
                                      char          **detail);

/* Computes the view of @table with @partial, or of its end. Refuses the same hands as
 * tb_table_open_hand(). */
TbStatus tenbo_log_view (const TbTable       *table,
                         const TbPartialHand *partial,
                         TbView              *view,
                         TbProblem           *problem);

/* Reads the game @game_id for a pass over all games. The pass continues after a game that cannot be
 * read, which is NULL in @game with the reason in @why. Returns FALSE with @error if there is no
 * memory, since the other games cannot be read either. */
gboolean tenbo_log_read_game (TenboStore       *store,
                              gint64            game_id,
                              TenboStoredGame **game,
                              GError          **why,
                              GError          **error);

/* Returns the frozen ruleset of @game. @rulesets caches it by its text: thousands of games share a
 * handful, and reading one takes longer than everything else. Borrowed; NULL with @error. */
TenboRuleset *tenbo_log_find_ruleset (GHashTable            *rulesets,
                                      const TenboStoredGame *game,
                                      GError               **error);
GHashTable   *tenbo_log_new_rulesets (void); /* an empty one; transfer full */

/* Returns the stored form of an event or of a running hand (NULL: nothing happened in it). Transfer
 * full. */
char *tenbo_log_write_event (const TenboRecordHand *hand,
                             TenboRuleset          *ruleset);
char *tenbo_log_write_running_hand (const TbPartialHand *partial,
                                    TenboRuleset        *ruleset);

G_END_DECLS
