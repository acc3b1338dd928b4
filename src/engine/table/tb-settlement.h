/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"

/* The settlement of a finished game: uma, oka, prizes and chips on top of the points. */

/* One player's line of the result. All in points. */
typedef struct
{
  uint8_t rank;
  int32_t points; /* with the leftover pot that the ruleset gives to 1st */
  int32_t base;   /* points - return, rounded where the ruleset says so */
  int32_t oka;
  int32_t uma;
  int32_t prizes; /* settlement-only payments: sinking, bust fees, fouls */
  int32_t chips;
  int32_t total;
} TbFinal;

typedef struct
{
  TbFinal     players[TB_MAX_PLAYERS];
  TbPlayerSet floating;            /* those at the line of a floating uma; none where it does not */
  int32_t     uma[TB_MAX_PLAYERS]; /* the row that holds, 1st first; ties not yet shared */
  TbLedger    ledger;              /* the settlement lines, with the reasons that TbReason lists */
} TbSettlement;

/* Settles @table, which has ended. Ranks are those of the scores without leftover pots. */
void tb_table_settle (const TbTable *table,
                      TbSettlement  *out);
