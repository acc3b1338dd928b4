/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game.h"

G_BEGIN_DECLS

/* Sentences about the settlement of a game that has ended: where each figure of the result comes
 * from. All texts are transfer full. */

/* Something of a settlement that the table of figures does not explain by itself. */
typedef struct
{
  char *title; /* what was paid or decided: "Chie pays Ben 10,000: bust fee" */
  char *why;   /* "Chie went bust in South 2 by the payment to Ben", or NULL */
} TenboSettlementNote;

void tenbo_settlement_note_free (TenboSettlementNote *note);

/* What decided the line @line of @settlement, in this game: which row of a floating uma holds, in
 * which hand somebody went bust, which fouls were counted. NULL where there is nothing to say. */
char *tenbo_describe_settlement_line (TenboGame          *game,
                                      const TbSettlement *settlement,
                                      const TbLedgerLine *line);

/* What is to be explained of @settlement beside its figures, in the order in which it was settled:
 * leftover pots, shared ranks, a floating uma, rounding, and each prize. An array of
 * TenboSettlementNote, empty where the figures say all. Transfer full. */
GPtrArray *tenbo_describe_settlement_notes (TenboGame          *game,
                                            const TbSettlement *settlement);

G_END_DECLS
