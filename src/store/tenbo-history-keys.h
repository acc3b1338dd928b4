/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A difference between two lists of games: the position, the number of removed games and the number
 * of added games */
typedef struct
{
  guint position;
  guint n_removed;
  guint n_added;
} TenboHistoryHunk;

/* Returns the hunks that change @before into @after (both of TenboGameKey). They are applied from
 * first to last; each position includes the effect of the previous hunks. A game whose session
 * changes is removed and added; games in both lists in the same order stay. If this needs more than
 * a few hunks, returns a single one, from the first difference to the last. Pure; may be called
 * from any thread. Of TenboHistoryHunk; transfer full. */
GArray *tenbo_history_keys_compare (GArray *before,
                                    GArray *after);

/* Finds the section of @position in @keys: the adjacent games of the same session. */
void tenbo_history_keys_get_section (GArray *keys,
                                     guint   position,
                                     guint  *start,
                                     guint  *end);

G_END_DECLS
