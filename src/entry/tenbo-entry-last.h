/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"

/* What the hands of a game were worth, the newest first and each value once: at a table the same
 * few come again and again. Plain data. */

/* More than any window has room for; those that the next winner cannot have are passed over. */
#define TENBO_ENTRY_MAX_LAST       8
#define TENBO_ENTRY_MAX_LAST_ITEMS 8

typedef struct
{
  int32_t n_values;
  TbValue values[TENBO_ENTRY_MAX_LAST];
  int32_t n_items; /* where tai are counted */
  TbTai   items[TENBO_ENTRY_MAX_LAST_ITEMS];
} TenboEntryLast;

/* Notes what the wins of @event, which was played as @hand, were worth, as far as there is room.
 * Called for the newest event first; others than wins are passed over. */
void tenbo_entry_last_note (TenboEntryLast *self,
                            const TbRules  *rules,
                            const TbNext   *hand,
                            const TbEvent  *event);

/* Whether @cell of a value grid is what @value comes to. */
bool tenbo_entry_is_cell_of (const TbCell  *cell,
                             const TbValue *value);

/* Lists the cells among @cells that were noted, the newest first; those that cannot be won, by
 * @tsumo or not, are left out. @out holds indices of cells, TENBO_ENTRY_MAX_LAST of them at most.
 * Returns the count. */
size_t tenbo_entry_last_cells (const TenboEntryLast *self,
                               const TbCell         *cells,
                               size_t                n_cells,
                               bool                  tsumo,
                               size_t               *out);
