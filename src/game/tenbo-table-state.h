/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"
#include "tenbo-read.h"

G_BEGIN_DECLS

/* The state of the table of a stored game, for a list of tables */
typedef struct
{
  TbNext   next;
  TbView   view;         /* with the riichi of the running hand */
  gboolean counts_honba; /* whether the ruleset counts honba */
} TenboTableState;

/* Replays the game @game_id, on any thread; some milliseconds. Returns FALSE with @error and an
 * empty @table if it cannot be read or played. */
gboolean tenbo_table_state_read (TenboTableState *table,
                                 TenboRead       *read,
                                 gint64           game_id,
                                 GError         **error);

G_END_DECLS
