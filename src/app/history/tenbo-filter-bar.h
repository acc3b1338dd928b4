/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-history-filter.h"

G_BEGIN_DECLS

/* The terms of a filter, each in a button that removes it; hidden if there are none. */
#define TENBO_TYPE_FILTER_BAR (tenbo_filter_bar_get_type ())
G_DECLARE_FINAL_TYPE (TenboFilterBar, tenbo_filter_bar, TENBO, FILTER_BAR, AdwBin)

/* Shows @filter, now and whenever it changes. */
void tenbo_filter_bar_set_filter (TenboFilterBar     *self,
                                  TenboHistoryFilter *filter);

G_END_DECLS
