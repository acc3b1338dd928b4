/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-table-state.h"

#include "tenbo-game-state.h"

gboolean
tenbo_table_state_read (TenboTableState *table,
                        TenboRead       *read,
                        gint64           game_id,
                        GError         **error)
{
  g_auto (TenboGameState) state = { 0 };

  *table = (TenboTableState) { 0 };
  if (!tenbo_game_state_read (&state, read, game_id, error))
    return FALSE;

  table->next = state.log.table.next;
  table->view = state.view;
  table->counts_honba = state.log.table.rules->honba_counted;
  return TRUE;
}
