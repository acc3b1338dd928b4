/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-ledger.h"

G_BEGIN_DECLS

/* What goes from whom to whom in a hand. Without GTK. */

/* What one account gives another, all in all. */
typedef struct
{
  TbAccount from;
  TbAccount to;
  int32_t   points; /* > 0 */
} TenboFlow;

/* One for each pair of accounts. */
#define TENBO_MAX_FLOWS (TB_N_ACCOUNTS * (TB_N_ACCOUNTS - 1) / 2)

typedef struct
{
  int       n;
  TenboFlow list[TENBO_MAX_FLOWS];
} TenboFlows;

/* Sums up the lines of @ledger pair by pair. @laid are the points (TB_MAX_PLAYERS numbers) that
 * each player had laid down before the hand was over, stakes and deposits: they are on the table
 * already, and left out. */
void tenbo_flows_of_ledger (const TbLedger *ledger,
                            const int32_t  *laid,
                            TenboFlows     *out);

/* Turns each of @flows around, as when a hand is taken back. */
void tenbo_flows_reverse (TenboFlows *flows);

G_END_DECLS
