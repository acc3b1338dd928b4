/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-result-rows.h"

G_BEGIN_DECLS

/* Selects the games for statistics: period, number of players, ruleset, opponent, and the minimum
 * number of games. A line of lists, which wraps.
 *
 * Signals: "changed" (the user made another choice). */
#define TENBO_TYPE_STATISTIC_FILTER (tenbo_statistic_filter_get_type ())
G_DECLARE_FINAL_TYPE (TenboStatisticFilter, tenbo_statistic_filter, TENBO, STATISTIC_FILTER, AdwBin)

/* Reads the rulesets that were played from @store on a thread, unless a read is already running.
 * The choice remains if its ruleset is among them; otherwise it changes to all. */
void tenbo_statistic_filter_read_rulesets (TenboStatisticFilter *self,
                                           TenboStore           *store);

/* Adds an opponent to the list, unless already present. Without opponents, the list is hidden. */
void tenbo_statistic_filter_add_opponent (TenboStatisticFilter *self,
                                          gint64                person_id,
                                          const char           *name);

/* Sets the numbers of games of 3 and of 4 players, and that the games of @n_players (0: all) are
 * shown. The list of players is hidden until both kinds exist, and while a ruleset is chosen, which
 * has its own number of players. */
void tenbo_statistic_filter_show_players (TenboStatisticFilter *self,
                                          const guint           n_games[2],
                                          int                   n_players);

/* Selects the opponent @person_id, who was added before; 0: any opponent. */
void tenbo_statistic_filter_set_opponent (TenboStatisticFilter *self,
                                          gint64                person_id);

/* Adds the latest games of the person to the list of periods. */
void tenbo_statistic_filter_offer_latest (TenboStatisticFilter *self);

/* Returns the filter. The number of players is TENBO_PLAYERS_USUAL until the user chooses it. The
 * key of the ruleset belongs to @self. The filter does not name a person. */
void tenbo_statistic_filter_get (TenboStatisticFilter *self,
                                 TenboResultFilter    *filter);

/* Returns the minimum number of games; initially 1. */
guint tenbo_statistic_filter_get_minimum (TenboStatisticFilter *self);

/* Sets the minimum number of games unless the user chose one. Does not emit "changed". */
void tenbo_statistic_filter_suggest_minimum (TenboStatisticFilter *self,
                                             guint                 minimum);

/* Returns the choice as text for a printed page: "This Year · B rule"; "" for all. Transfer
 * full. */
char *tenbo_statistic_filter_dup_text (TenboStatisticFilter *self);

G_END_DECLS
