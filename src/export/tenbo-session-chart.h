/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-chart.h"
#include "tenbo-session-totals.h"

G_BEGIN_DECLS

/* The totals of everybody over the games of an evening, all from 0 on; @in_thousands says them so.
 * Without points where no game has ended. Transfer full. */
TenboChart *tenbo_session_chart_new (const TenboSessionTotals *totals,
                                     gboolean                  in_thousands);

G_END_DECLS
