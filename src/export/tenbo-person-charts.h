/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-chart.h"
#include "tenbo-statistics.h"

G_BEGIN_DECLS

/* The charts of a person that have something to show: the total over the games, the average rank
 * over the games of four and of three, how often each place, what the wins were worth, the yaku. Of
 * TenboChart, in this order; transfer full. */
GPtrArray *tenbo_person_charts_new (const TenboStatistics *statistics);

G_END_DECLS
