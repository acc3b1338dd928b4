/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-games.h"
#include "tenbo-summary.h"

G_BEGIN_DECLS

/* The games and their sessions as read from the store for rows */
typedef struct
{
  GArray     *keys;      /* of TenboGameKey */
  GPtrArray  *summaries; /* of TenboStoredSummary or NULL, one for each key; NULL before the run */
  GHashTable *sessions;  /* id → TenboStoredSession */
  guint       round;     /* number of times all rows had become old when the read began */
} TenboHistoryRead;

/* Creates a reading of the games @keys (transfer full, of TenboGameKey). */
TenboHistoryRead *tenbo_history_read_new (GArray *keys,
                                          guint   round);
void              tenbo_history_read_free (TenboHistoryRead *self);

/* Reads the games, on any thread. Returns FALSE with @error if the store cannot be read. */
gboolean tenbo_history_read_run (TenboHistoryRead *self,
                                 TenboStore       *store,
                                 GError          **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboHistoryRead, tenbo_history_read_free)

/* A cache of the visible rows of a list of games and the rows around them. It reads rows on threads
 * and keeps only as many as a list needs for scrolling.
 *
 * Signals: "failed" (GError: the store cannot be read). */
#define TENBO_TYPE_HISTORY_ROWS (tenbo_history_rows_get_type ())
G_DECLARE_FINAL_TYPE (TenboHistoryRows, tenbo_history_rows, TENBO, HISTORY_ROWS, GObject)

/* Creates rows of the games in @store, with an empty list. */
TenboHistoryRows *tenbo_history_rows_new (TenboStore *store);

/* Makes @keys (of TenboGameKey; shared) the list. Keeps the rows of games that remain in the
 * list. */
void tenbo_history_rows_set_keys (TenboHistoryRows *self,
                                  GArray           *keys);

/* Returns the row of the game at @position, which is read or will be read soon, together with the
 * rows around it. Transfer full. */
TenboSummary *tenbo_history_rows_get (TenboHistoryRows *self,
                                      guint             position);

/* Keeps @stored (transfer full), which is already read. */
void tenbo_history_rows_add (TenboHistoryRows   *self,
                             TenboStoredSummary *stored);

/* Returns the number of times all rows became old, for rows that are read elsewhere. */
guint tenbo_history_rows_get_round (TenboHistoryRows *self);

/* Fills the rows of @reading, which has been run, and takes its results. A row whose game is gone
 * stays unread until the list is searched again. */
void tenbo_history_rows_take (TenboHistoryRows *self,
                              TenboHistoryRead *reading);

/* Reads the rows that are in use again, and the others when they are requested. */
void tenbo_history_rows_read_again (TenboHistoryRows *self);

/* Returns the number of kept rows. */
guint tenbo_history_rows_get_n_kept (TenboHistoryRows *self);

G_END_DECLS
