/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-result-rows.h"
#include "tenbo-statistics.h"

G_BEGIN_DECLS

/* What the pages of people read, on a thread. A cancelled one ends with G_IO_ERROR_CANCELLED.
 * tenbo_store_read_finish() has the result. */

/* Everybody: tenbo_people_list_all(). Of TenboStoredPerson; transfer full. */
void tenbo_people_list_async (TenboStore         *store,
                              GCancellable       *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer            user_data);

/* In how many games two sit: tenbo_people_count_together(). -1 with @error. */
void tenbo_people_count_together_async (TenboStore         *store,
                                        gint64              person_id,
                                        gint64              other_id,
                                        GCancellable       *cancellable,
                                        GAsyncReadyCallback callback,
                                        gpointer            user_data);
int  tenbo_people_count_together_finish (GAsyncResult *result,
                                         GError      **error);

/* The rulesets that were played: tenbo_rulesets_list_played(). Of TenboPlayedRuleset;
 * transfer full. */
void tenbo_people_list_rulesets_async (TenboStore         *store,
                                       GCancellable       *cancellable,
                                       GAsyncReadyCallback callback,
                                       gpointer            user_data);

/* What the page of a person shows; references to it are counted. */
typedef struct
{
  TenboStatistics *statistics;
  GPtrArray       *charts;     /* of TenboChart */
  guint            n_games[2]; /* of 3 players and of 4, whatever is asked for */
  int              n_players;  /* of how many players the games are: 3, 4, or 0: all */
} TenboPersonFigures;

TenboPersonFigures *tenbo_person_figures_ref (TenboPersonFigures *figures);
void                tenbo_person_figures_unref (TenboPersonFigures *figures);

/* The figures that @filter, which is copied, asks for, and their charts; it may ask for the usual
 * number of players (TENBO_PLAYERS_USUAL). Transfer full. */
void tenbo_person_figures_read_async (TenboStore              *store,
                                      const TenboResultFilter *filter,
                                      GCancellable            *cancellable,
                                      GAsyncReadyCallback      callback,
                                      gpointer                 user_data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboPersonFigures, tenbo_person_figures_unref)

G_END_DECLS
