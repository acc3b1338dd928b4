/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* The pane next to the table: the log of hands, the scores as a graph, and what everybody needs.
 * The last tab opens automatically in the last hand. */
#define TENBO_TYPE_TABLE_PANE (tenbo_table_pane_get_type ())
G_DECLARE_FINAL_TYPE (TenboTablePane, tenbo_table_pane, TENBO, TABLE_PANE, GtkWidget)

/* Shows @game and follows its changes. Hidden tabs are updated when they become visible. */
void tenbo_table_pane_set_game (TenboTablePane *self,
                                TenboGame      *game);

/* Shows the tab with what everybody needs. */
void tenbo_table_pane_show_needs (TenboTablePane *self);

G_END_DECLS
