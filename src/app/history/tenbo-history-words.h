/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-history-filter.h"

G_BEGIN_DECLS

/* What the pages of the history say. All transfer full but what is constant. */

/* "3 selected" */
char *tenbo_history_words_selected (guint n_games);

/* From one day to another, either of which may be NULL: "14 Nov 2025 – 20 Nov 2025" */
char *tenbo_history_words_period (GDateTime *first_day,
                                  GDateTime *last_day);

/* "Void Games Only" */
const char *tenbo_history_words_show (TenboShow show);

G_END_DECLS
