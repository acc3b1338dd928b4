/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-session-totals.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* A session with its results, and their texts for the page, the command line and messages. All
 * texts are transfer full unless noted as "borrowed". */

typedef struct
{
  TenboStoredSession *session;
  GPtrArray          *games;        /* of TenboStoredSummary, in the order played */
  GPtrArray          *counted;      /* the games that ended and are not void; borrowed */
  char               *payer;        /* the person who paid the fee; NULL: nobody */
  gboolean            in_thousands; /* totals are shown in thousands, else in points */
  TenboSessionTotals *totals;       /* of `counted` */
} TenboSessionSummary;

/* Creates a summary of @session (transfer full) with its @games (transfer full, of
 * TenboStoredSummary in the order played). @payer is the name of the person who paid the fee, or
 * NULL. */
TenboSessionSummary *tenbo_session_summary_new (TenboStoredSession *session,
                                                GPtrArray          *games,
                                                const char         *payer);

/* Reads the summary of a session from @store. Returns NULL and sets @error on failure,
 * TENBO_STORE_ERROR_NOT_FOUND if there is no such session. May be called from any thread. */
TenboSessionSummary *tenbo_session_summary_read (TenboStore *store,
                                                 gint64      session_id,
                                                 GError    **error);
void                 tenbo_session_summary_free (TenboSessionSummary *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboSessionSummary, tenbo_session_summary_free)

/* Returns the person at @index of the totals. Borrowed. */
const TenboSessionTotal *tenbo_session_summary_get_total (const TenboSessionSummary *self,
                                                          guint                      index);

/* Returns the name of the person at @index for display (tenbo_free_text_isolate()).
 * Borrowed. */
const char *tenbo_session_summary_get_name (const TenboSessionSummary *self,
                                            guint                      index);

/* Sets @result to that of the person at @index in the game @game_index of `counted`. Returns
 * FALSE if they sat out. */
gboolean tenbo_session_summary_get_result (const TenboSessionSummary *self,
                                           guint                      game_index,
                                           guint                      index,
                                           TenboSessionResult        *result);

/* Whether somebody has chips, or chips are worth money */
gboolean tenbo_session_summary_has_chips (const TenboSessionSummary *self);
gboolean tenbo_session_summary_has_money (const TenboSessionSummary *self);

/* Returns the title of the session, or the day if it has none. */
char *tenbo_session_summary_dup_title (const TenboSessionSummary *self);

/* Formats the number of games of a session: those that count, and if there are any, those that are
 * not finished and those that are void: "3 games", "3 games, 1 not finished, 1 void". */
char *tenbo_session_words_games (guint n_counted,
                                 guint n_unfinished,
                                 guint n_void);

/* Formats the number of @games (of TenboStoredSummary). */
char *tenbo_session_words_games_of (GPtrArray *games);

/* Formats day, venue and number of games, without the day if that is the title: "Friday 14 November
 * 2025 · Shinjuku · 3 games, 1 void". */
char *tenbo_session_summary_dup_subtitle (const TenboSessionSummary *self);

/* Formats points of a total in the unit of this session: "+46.7", "−12". */
char *tenbo_session_summary_dup_points (const TenboSessionSummary *self,
                                        gint64                     points);

/* Formats @amount with the unit: "¥1,200", "1,200円", "1,200 points"; @sign also writes a plus. */
char *tenbo_session_summary_dup_money (const TenboSessionSummary *self,
                                       gint64                     amount,
                                       gboolean                   sign);

/* Formats the number of each rank: "1st 2, 3rd 1". */
char *tenbo_session_summary_dup_ranks (const TenboSessionTotal *total);

/* Formats the rates: "¥50 per 1,000 points", "¥10 per point", and "Table fee ¥4,000, paid by Chie";
 * NULL if there are none. */
char *tenbo_session_summary_dup_rate (const TenboSessionSummary *self);
char *tenbo_session_summary_dup_fee (const TenboSessionSummary *self);

/* Formats a transfer: "Dai pays Ben ¥2,300", "Dai pays ¥1,000 to the house". */
char *tenbo_session_summary_dup_transfer (const TenboSessionSummary *self,
                                          const TenboTransfer       *transfer);

/* Formats a transfer without its amount: "Dai pays Ben", "Dai pays the house". */
char *tenbo_session_summary_dup_parties (const TenboSessionSummary *self,
                                         const TenboTransfer       *transfer);

/* Formats the points that the totals are short of 0: "Remainder: +1.0, ¥50"; NULL if there are
 * none. */
char *tenbo_session_summary_dup_left_over (const TenboSessionSummary *self);

/* Formats the session for a message, one item per line: title, standings, rates, transfers. */
char *tenbo_session_summary_dup_share_text (const TenboSessionSummary *self);

/* Whether @rate, in units per 1,000 points of total, is shown per point: if totals are in points
 * and the result is a whole number. */
gboolean tenbo_session_summary_is_per_point (const TenboSessionSummary *self,
                                             int                        rate);

G_END_DECLS
