/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-history-model.h"

G_BEGIN_DECLS

/* Asks which games are wanted: people, ruleset, place, period, whether they count. Each choice is
 * made at once, and says how many games are left. */
#define TENBO_TYPE_FILTER_DIALOG (tenbo_filter_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboFilterDialog, tenbo_filter_dialog, TENBO, FILTER_DIALOG, AdwDialog)

/* Changes @filter, of which @model shows the games in @store. Floating. */
AdwDialog *tenbo_filter_dialog_new (TenboStore         *store,
                                    TenboHistoryFilter *filter,
                                    TenboHistoryModel  *model);

G_END_DECLS
