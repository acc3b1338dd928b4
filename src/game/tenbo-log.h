/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"
#include "tenbo-record.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* Inside the game layer: the events of a game with what each did. What is in a log has been read
 * from the very text that is stored, so a log never holds what would not come back. */

/* One event played. It never changes, so that the logs of several states of a game share it. */
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

/* @played as it is stored under @ruleset, the one it was played under. Transfer full. */
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

/* Makes @copy, which is not initialised, the log of the first @n_hands events of @log. */
void tenbo_log_copy (TenboLog       *copy,
                     const TenboLog *log,
                     guint           n_hands);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TenboLog, tenbo_log_clear)

/* How many hands of @log were played (tb_result_is_hand()). */
guint tenbo_log_count_hands (const TenboLog *log);

/* Plays @event on top of @log without adding it. NULL with @detail, where and why (transfer full),
 * if it cannot be read or played. Transfer full. */
TenboPlayed *tenbo_log_play (const TenboLog         *log,
                             const TenboStoredEvent *event,
                             char                  **detail);

/* The two halves of it: reads @event, which is to be played on top of @log (NULL with @problem if
 * it cannot be read; transfer full), and plays it. TB_REFUSED leaves it unplayed. */
TenboPlayed *tenbo_log_read (const TenboLog         *log,
                             const TenboStoredEvent *event,
                             TenboRecordProblem     *problem);
TbStatus     tenbo_log_try (const TenboLog *log,
                            TenboPlayed    *played,
                            TbProblem      *problem);

/* Adds what tenbo_log_play() or tenbo_log_try() accepted for this log (transfer full). */
void tenbo_log_add (TenboLog    *log,
                    TenboPlayed *played);

/* Takes the events from @n_hands on away. */
void tenbo_log_truncate (TenboLog *log,
                         guint     n_hands);

/* The events from @first on as they are stored, of TenboStoredEvent. Transfer full. */
GPtrArray *tenbo_log_dup_stored (const TenboLog *log,
                                 guint           first);

/* Plays @events (of TenboStoredEvent). FALSE with @index of the first that does not, those before
 * it in the log, and @detail (transfer full). */
gboolean tenbo_log_replay (TenboLog  *log,
                           GPtrArray *events,
                           guint     *index,
                           char     **detail);

/* The running hand in @text (NULL: empty) on top of @log. FALSE with @detail. */
gboolean tenbo_log_read_running_hand (const TenboLog *log,
                                      const char     *text,
                                      TbPartialHand  *partial,
                                      TbView         *view,
                                      char          **detail);

/* Shows @table with @partial, or as it ended. Refuses as tb_table_open_hand() does. */
TbStatus tenbo_log_view (const TbTable       *table,
                         const TbPartialHand *partial,
                         TbView              *view,
                         TbProblem           *problem);

/* The frozen ruleset of @game, which @rulesets keeps by its text: thousands of games share a
 * handful, and to read one takes longer than all the rest. Borrowed; NULL with @error. */
TenboRuleset *tenbo_log_find_ruleset (GHashTable            *rulesets,
                                      const TenboStoredGame *game,
                                      GError               **error);
GHashTable   *tenbo_log_new_rulesets (void); /* an empty one; transfer full */

/* The stored form of an event, and of a running hand (NULL: nothing happened in it). Transfer
 * full. */
char *tenbo_log_write_event (const TenboRecordHand *hand,
                             TenboRuleset          *ruleset);
char *tenbo_log_write_running_hand (const TbPartialHand *partial,
                                    TenboRuleset        *ruleset);

G_END_DECLS
