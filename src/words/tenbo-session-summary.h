/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-session-totals.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* An evening with all that follows from it, and the words for it: what the page, the command line
 * and the text for a chat show. All texts are transfer full unless "borrowed" is said. */

typedef struct
{
  TenboStoredSession *session;
  GPtrArray          *games;        /* of TenboStoredSummary, all in the order they were played */
  GPtrArray          *counted;      /* those of them that ended and count; borrowed */
  char               *payer;        /* who paid the fee; NULL: nobody of the people */
  gboolean            in_thousands; /* how totals are said; else as single points */
  TenboSessionTotals *totals;       /* of `counted` */
} TenboSessionSummary;

/* The session @session (transfer full) with its @games (transfer full, of TenboStoredSummary in the
 * order played). @payer is the name of who paid the fee, or NULL. */
TenboSessionSummary *tenbo_session_summary_new (TenboStoredSession *session,
                                                GPtrArray          *games,
                                                const char         *payer);

/* The same read from @store; NULL with @error, TENBO_STORE_ERROR_NOT_FOUND if there is no such
 * session. May be called from any thread. */
TenboSessionSummary *tenbo_session_summary_read (TenboStore *store,
                                                 gint64      session_id,
                                                 GError    **error);
void                 tenbo_session_summary_free (TenboSessionSummary *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboSessionSummary, tenbo_session_summary_free)

/* The person at @place of the totals. Borrowed. */
const TenboSessionTotal *tenbo_session_summary_get_total (const TenboSessionSummary *self,
                                                          guint                      place);

/* The name of the person at @place, to be shown (tenbo_free_text_isolate()). Borrowed. */
const char *tenbo_session_summary_get_name (const TenboSessionSummary *self,
                                            guint                      place);

/* What the person at @place got in the game @index of `counted`; FALSE if they sat out. */
gboolean tenbo_session_summary_get_result (const TenboSessionSummary *self,
                                           guint                      index,
                                           guint                      place,
                                           TenboSessionResult        *result);

/* Whether somebody has chips, or they come to money. */
gboolean tenbo_session_summary_has_chips (const TenboSessionSummary *self);
gboolean tenbo_session_summary_has_money (const TenboSessionSummary *self);

/* The title that was given, else the day. */
char *tenbo_session_summary_dup_title (const TenboSessionSummary *self);

/* How many games an evening has: those that count, and apart from them, where there are any, those
 * that have not ended and those that do not count: "3 games", "3 games, 1 not finished, 1 void". */
char *tenbo_session_words_games (guint n_counted,
                                 guint n_unfinished,
                                 guint n_void);

/* The same of @games (of TenboStoredSummary). */
char *tenbo_session_words_games_of (GPtrArray *games);

/* Day, place and number of games, without the day where that is the title:
 * "Friday 14 November 2025 · Shinjuku · 3 games, 1 void". */
char *tenbo_session_summary_dup_subtitle (const TenboSessionSummary *self);

/* Points of a total, as this evening says them: "+46.7", "−12". */
char *tenbo_session_summary_dup_points (const TenboSessionSummary *self,
                                        gint64                     points);

/* @amount with the unit: "¥1,200", "1,200円", "1,200 points"; @sign writes a plus as well. */
char *tenbo_session_summary_dup_money (const TenboSessionSummary *self,
                                       gint64                     amount,
                                       gboolean                   sign);

/* How often somebody came where: "1st 2, 3rd 1". */
char *tenbo_session_summary_dup_ranks (const TenboSessionTotal *total);

/* What it is played for: "¥50 per 1,000 points", "¥10 per point", and "Table fee ¥4,000, paid by
 * Chie"; NULL: nothing. */
char *tenbo_session_summary_dup_rate (const TenboSessionSummary *self);
char *tenbo_session_summary_dup_fee (const TenboSessionSummary *self);

/* "Dai pays Ben ¥2,300", "Dai pays ¥1,000 to the house". */
char *tenbo_session_summary_dup_transfer (const TenboSessionSummary *self,
                                          const TenboTransfer       *transfer);

/* What the totals lack to 0: "Left over: +1.0, ¥50"; NULL: nothing. */
char *tenbo_session_summary_dup_left_over (const TenboSessionSummary *self);

/* All of it for a message, a line each: title, standings, what it is played for, transfers. */
char *tenbo_session_summary_dup_share_text (const TenboSessionSummary *self);

/* Whether @rate, units per 1,000 points of total, is said as units of one point: where totals are
 * single points, unless that is no whole number. */
gboolean tenbo_session_summary_is_per_point (const TenboSessionSummary *self,
                                             int                        rate);

G_END_DECLS
