/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-settlement.h"

/* A game being settled; only the engine's own files include this. */

typedef struct
{
  const TbTable *table;
  const TbRules *rules;
  uint8_t        ranks[TB_MAX_PLAYERS]; /* of the scores without leftover pots */
} TbSettling;

/* How many have the rank @rank. */
int32_t tb_settling_count_rank (const TbSettling *settling,
                                uint8_t           rank);

/* Shares @points among those of the rank @rank: what does not divide goes in single hundreds to the
 * seats nearer the first dealer. Only players of the rank are written in @shares. */
void tb_settling_share (const TbSettling *settling,
                        uint8_t           rank,
                        int32_t           points,
                        int32_t          *shares);

/* The steps of a settlement; each writes its lines and its column of @out. */

/* Each puts in the difference between start and return, and 1st takes it all. */
void tb_settle_oka (const TbSettling *settling,
                    TbSettlement     *out);

/* The uma by rank, and by the number of players who float where it depends on that. */
void tb_settle_uma (const TbSettling *settling,
                    TbSettlement     *out);

/* What the result alone knows: sinking, bust fees, fouls. */
void tb_settle_prizes (const TbSettling *settling,
                       TbSettlement     *out);
