/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"

/* The settlement of a finished game: uma, oka, prizes and chips in addition to the points. */

/* One player's line of the result, in points. */
typedef struct
{
  uint8_t rank;
  int32_t points; /* with the leftover pot that the ruleset gives to 1st */
  int32_t base;   /* points - return, unless the ruleset defines it otherwise */
  int32_t oka;
  int32_t uma;
  int32_t prizes; /* settlement-only payments: sinking, bust fees, fouls, fees of the house */
  int32_t chips;
  int32_t total;
} TbFinal;

typedef struct
{
  TbFinal     players[TB_MAX_PLAYERS];
  TbPlayerSet floating;            /* at or above the line of a floating uma; otherwise empty */
  int32_t     uma[TB_MAX_PLAYERS]; /* the row in use, 1st first; ties not yet shared */
  TbLedger    ledger;              /* the settlement lines, with the reasons that TbReason lists */
} TbSettlement;

/* Settles @table, which has ended. Ranks are those of the scores without leftover pots. */
void tb_table_settle (const TbTable *table,
                      TbSettlement  *out);
