/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages.h"

G_BEGIN_DECLS

/* Charts of every kind, one below the other, and as tables. */
void show_chart_lines (Stage *stage);
void show_chart_ranks (Stage *stage);
void show_chart_bars (Stage *stage);
void show_chart_table (Stage *stage);

G_END_DECLS
