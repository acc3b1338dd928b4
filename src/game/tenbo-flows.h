/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-ledger.h"

G_BEGIN_DECLS

/* The payments between accounts in a hand. Without GTK. */

/* The net payment from one account to another. */
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

/* Sums up the lines of @ledger pair by pair. @laid holds the points (TB_MAX_PLAYERS numbers) that
 * each player laid down before the hand ended, stakes and deposits: they are already on the table
 * and are left out. */
void tenbo_flows_of_ledger (const TbLedger *ledger,
                            const int32_t  *laid,
                            TenboFlows     *out);

/* Reverses each of @flows, as when a hand is undone. */
void tenbo_flows_reverse (TenboFlows *flows);

G_END_DECLS
