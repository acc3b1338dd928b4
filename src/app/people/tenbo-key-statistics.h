/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-statistics.h"

G_BEGIN_DECLS

/* The statistics of a person that matter most: four numbers, and the share of each place as a bar
 * with a legend. */
#define TENBO_TYPE_KEY_STATISTICS (tenbo_key_statistics_get_type ())
G_DECLARE_FINAL_TYPE (TenboKeyStatistics, tenbo_key_statistics, TENBO, KEY_STATISTICS, GtkBox)

/* Shows @statistics, of games of four players or, if there are none, of three. Numbers that are
 * based on fewer than @minimum games are dimmed. */
void tenbo_key_statistics_show (TenboKeyStatistics    *self,
                                const TenboStatistics *statistics,
                                guint                  minimum);

G_END_DECLS
