/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-history-model.h"

G_BEGIN_DECLS

/* The terms of a filter, each in a button that removes it; hidden if there are none. */
#define TENBO_TYPE_FILTER_BAR (tenbo_filter_bar_get_type ())
G_DECLARE_FINAL_TYPE (TenboFilterBar, tenbo_filter_bar, TENBO, FILTER_BAR, AdwBin)

/* Shows @filter, now and whenever it changes. */
void tenbo_filter_bar_set_filter (TenboFilterBar     *self,
                                  TenboHistoryFilter *filter);

/* Asks which games are wanted: people, ruleset, place, period, whether they count. Each choice is
 * made at once, and says how many games are left. */
#define TENBO_TYPE_FILTER_DIALOG (tenbo_filter_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboFilterDialog, tenbo_filter_dialog, TENBO, FILTER_DIALOG, AdwDialog)

/* Changes @filter, of which @model shows the games in @store. Floating. */
AdwDialog *tenbo_filter_dialog_new (TenboStore         *store,
                                    TenboHistoryFilter *filter,
                                    TenboHistoryModel  *model);

G_END_DECLS
