/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-games.h"
#include "tenbo-log.h"

G_BEGIN_DECLS

/* Internal to the game layer: data that is derived from the events of a game and stored with them.
 * */

/* Fills in the progress of @table after @n_hands hands (tenbo_log_count_hands()). `end_reason` is
 * static text with a cast: do not free it. */
void tenbo_results_progress (const TbTable       *table,
                             guint                n_hands,
                             TenboStoredProgress *progress);

/* Computes the result of the game @log, which has ended, for each player: the settlement and the
 * counts (tenbo-counts.h), with their yaku. */
void tenbo_results_compute (const TenboLog     *log,
                            TenboStoredResults *out);

/* Returns the notes of the hands and of their parts, one per line, or NULL. Transfer full. */
char *tenbo_results_dup_notes (const TenboLog *log);

/* Fills in @after with everything above, as needed to write a change of the log. The caller must
 * clear @after. */
void tenbo_results_effects (const TenboLog *log,
                            TenboEffects   *after);

G_END_DECLS
