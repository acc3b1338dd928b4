/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-games.h"
#include "tenbo-log.h"

G_BEGIN_DECLS

/* Inside the game layer: what follows from the events of a game and is stored beside them. */

/* Where @table stands after @n_hands hands (tenbo_log_count_hands()). `end_reason` is static text,
 * cast: not to be freed. */
void tenbo_results_progress (const TbTable       *table,
                             guint                n_hands,
                             TenboStoredProgress *progress);

/* The result of the game @log, which has ended, for each player: the settlement and the counts
 * (tenbo-counts.h), with their yaku. */
void tenbo_results_compute (const TenboLog    *log,
                            TenboStoredResult *results,
                            GPtrArray        **yaku);

/* The notes of the hands and of what is in them, one a line, or NULL. Transfer full. */
char *tenbo_results_dup_notes (const TenboLog *log);

/* All of it, as a change of the log is written. @results is where `after->results` points, or NULL
 * while the game runs. @after is to be cleared. */
void tenbo_results_consequences (const TenboLog    *log,
                                 TenboStoredResult *results,
                                 TenboConsequences *after);

G_END_DECLS
