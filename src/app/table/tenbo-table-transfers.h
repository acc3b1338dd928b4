/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-flows.h"
#include "tenbo-game.h"

G_BEGIN_DECLS

/* Points on their way: when a hand is confirmed, what each pays flies to whom it is paid, and back
 * when the hand is undone. It lies over the table, takes no input, and draws nothing at rest; where
 * nothing is to move by itself, or the table is not shown, nothing flies. A screen reader has no
 * use for it. */
#define TENBO_TYPE_TABLE_TRANSFERS (tenbo_table_transfers_get_type ())
G_DECLARE_FINAL_TYPE (TenboTableTransfers,
                      tenbo_table_transfers,
                      TENBO,
                      TABLE_TRANSFERS,
                      GtkWidget)

GtkWidget *tenbo_table_transfers_new (void);

/* Where the points of @account lie: a widget that lives as long as @self (borrowed). Amounts stand
 * upright, and as large, as @place does that they fly to. */
void tenbo_table_transfers_set_place (TenboTableTransfers *self,
                                      TbAccount            account,
                                      GtkWidget           *place);

/* Lets fly what the last step of @game moved, if that was a hand confirmed or taken back; to be
 * called after each "changed", with the same game. */
void tenbo_table_transfers_show (TenboTableTransfers *self,
                                 TenboGame           *game);

/* What flies now; none at rest. Borrowed, until the next call. */
const TenboFlows *tenbo_table_transfers_get_flows (TenboTableTransfers *self);

G_END_DECLS
