/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-history-queries.h"

G_BEGIN_DECLS

/* What makes one list of games out of another: where, how many go, how many come. */
typedef struct
{
  guint position;
  guint n_removed;
  guint n_added;
} TenboHistoryHunk;

/* The hunks that make @before into @after (both of TenboGameKey), which are applied from the first
 * to the last: the position of each counts what those before it did. A game that stands under
 * another session goes and comes; one in both lists, in the same order, stays. A few hunks at most:
 * what would need more is one, from the first difference to the last. Pure; for any thread. Of
 * TenboHistoryHunk; transfer full. */
GArray *tenbo_history_keys_compare (GArray *before,
                                    GArray *after);

/* The section of @position in @keys: the games around it under the same session. */
void tenbo_history_keys_get_section (GArray *keys,
                                     guint   position,
                                     guint  *start,
                                     guint  *end);

G_END_DECLS
