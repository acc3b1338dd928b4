/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-history-model.h"

G_BEGIN_DECLS

/* The terms of a filter, each as a button that removes it. Hidden if there are no terms. */
#define TENBO_TYPE_FILTER_BAR (tenbo_filter_bar_get_type ())
G_DECLARE_FINAL_TYPE (TenboFilterBar, tenbo_filter_bar, TENBO, FILTER_BAR, AdwBin)

/* Shows @filter and follows its changes. */
void tenbo_filter_bar_set_filter (TenboFilterBar     *self,
                                  TenboHistoryFilter *filter);

/* A dialog that filters games by people, ruleset, venue, period and whether they are void. Each
 * choice takes effect immediately and updates the number of matching games. */
#define TENBO_TYPE_FILTER_DIALOG (tenbo_filter_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboFilterDialog, tenbo_filter_dialog, TENBO, FILTER_DIALOG, AdwDialog)

/* Creates a dialog that edits @filter; @model lists the matching games in @store. Floating. */
AdwDialog *tenbo_filter_dialog_new (TenboStore         *store,
                                    TenboHistoryFilter *filter,
                                    TenboHistoryModel  *model);

G_END_DECLS
