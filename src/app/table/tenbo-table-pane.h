/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* What lies beside the table: the log of hands, the scores as a graph, and what everybody needs,
 * which comes to the front by itself in the last hand. */
#define TENBO_TYPE_TABLE_PANE (tenbo_table_pane_get_type ())
G_DECLARE_FINAL_TYPE (TenboTablePane, tenbo_table_pane, TENBO, TABLE_PANE, GtkWidget)

/* Shows @game, and follows it from now on; what cannot be seen, when it can. */
void tenbo_table_pane_set_game (TenboTablePane *self,
                                TenboGame      *game);

/* Brings to the front what everybody needs. */
void tenbo_table_pane_show_needs (TenboTablePane *self);

G_END_DECLS
