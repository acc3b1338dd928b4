/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once
#include "tenbo-store.h"

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

G_END_DECLS
