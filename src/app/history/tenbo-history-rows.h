/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-history-queries.h"
#include "tenbo-summary.h"

G_BEGIN_DECLS

/* What is read of some games for their rows: themselves, and the sessions that they stand under. */
typedef struct
{
  GArray     *keys;      /* of TenboGameKey */
  GPtrArray  *summaries; /* of TenboStoredSummary or NULL, one for each; NULL before it is run */
  GHashTable *sessions;  /* id → TenboStoredSession */
  guint       round;     /* how often all rows had become old when it began */
} TenboHistoryReading;

/* For the games @keys (transfer full, of TenboGameKey). */
TenboHistoryReading *tenbo_history_reading_new (GArray *keys,
                                                guint   round);
void                 tenbo_history_reading_free (TenboHistoryReading *self);

/* Reads them, on any thread. FALSE with @error if the store cannot be read. */
gboolean tenbo_history_reading_run (TenboHistoryReading *self,
                                    TenboStore          *store,
                                    GError             **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboHistoryReading, tenbo_history_reading_free)

/* The rows of a list of games that are in sight and around it, read on threads and no more of them
 * kept than a list needs to be scrolled.
 *
 * Signals: "failed" (GError: the store cannot be read). */
#define TENBO_TYPE_HISTORY_ROWS (tenbo_history_rows_get_type ())
G_DECLARE_FINAL_TYPE (TenboHistoryRows, tenbo_history_rows, TENBO, HISTORY_ROWS, GObject)

/* Rows of the games in @store; no list. */
TenboHistoryRows *tenbo_history_rows_new (TenboStore *store);

/* Makes @keys (of TenboGameKey; shared) the list. Rows that are in it still are kept. */
void tenbo_history_rows_set_keys (TenboHistoryRows *self,
                                  GArray           *keys);

/* The row of the game at @position, read or to be read soon, with those around it. Transfer
 * full. */
TenboSummary *tenbo_history_rows_get (TenboHistoryRows *self,
                                      guint             position);

/* Keeps @stored (transfer full), which has been read already. */
void tenbo_history_rows_add (TenboHistoryRows   *self,
                             TenboStoredSummary *stored);

/* Counts how often all rows became old, for what is read elsewhere. */
guint tenbo_history_rows_get_round (TenboHistoryRows *self);

/* Fills the rows of @reading, which has been run, and takes what it holds of them. One that is gone
 * stays unread until the list is found again. */
void tenbo_history_rows_take (TenboHistoryRows    *self,
                              TenboHistoryReading *reading);

/* Reads the rows again that are in use; the others when they are asked for. */
void tenbo_history_rows_read_again (TenboHistoryRows *self);

/* How many rows are kept. */
guint tenbo_history_rows_get_n_kept (TenboHistoryRows *self);

G_END_DECLS
