/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-flows.h"
#include "tenbo-game.h"

G_BEGIN_DECLS

/* An animation of payments: when a hand is confirmed, each amount moves from the payer to the
 * recipient, and back when the hand is undone. The widget covers the table, takes no input, and
 * draws nothing when idle. It does not animate if animations are disabled or the table is not
 * visible. Screen readers ignore it. */
#define TENBO_TYPE_TABLE_TRANSFERS (tenbo_table_transfers_get_type ())
G_DECLARE_FINAL_TYPE (TenboTableTransfers,
                      tenbo_table_transfers,
                      TENBO,
                      TABLE_TRANSFERS,
                      GtkWidget)

GtkWidget *tenbo_table_transfers_new (void);

/* Sets the widget at which the points of @account start and end; it must live as long as @self
 * (borrowed). Amounts have the rotation and scale of the destination. */
void tenbo_table_transfers_set_anchor (TenboTableTransfers *self,
                                       TbAccount            account,
                                       GtkWidget           *anchor);

/* Animates the last step of @game if it confirmed or undid a hand. Call it after each "changed"
 * signal, always with the same game. */
void tenbo_table_transfers_show (TenboTableTransfers *self,
                                 TenboGame           *game);

/* Returns the flows in progress; empty when idle. Borrowed, valid until the next call. */
const TenboFlows *tenbo_table_transfers_get_flows (TenboTableTransfers *self);

G_END_DECLS
