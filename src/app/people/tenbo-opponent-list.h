/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-person-statistics.h"

G_BEGIN_DECLS

/* A head-to-head list of the results of a person against each opponent, the most frequent first.
 * Shows a few opponents, and all of them on request.
 *
 * Signals: "chosen" (gint64 ID of the opponent). */
#define TENBO_TYPE_OPPONENT_LIST (tenbo_opponent_list_get_type ())
G_DECLARE_FINAL_TYPE (TenboOpponentList,
                      tenbo_opponent_list,
                      TENBO,
                      OPPONENT_LIST,
                      AdwPreferencesGroup)

/* Shows the opponents in @statistics; if @opponent_id is set, only that one. Omits opponents with
 * fewer than @minimum games together with the person. */
void tenbo_opponent_list_show (TenboOpponentList     *self,
                               TenboPersonStatistics *statistics,
                               gint64                 opponent_id,
                               guint                  minimum);

G_END_DECLS
