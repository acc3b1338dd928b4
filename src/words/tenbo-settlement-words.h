/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-settlement.h"
#include "tenbo-words.h"

G_BEGIN_DECLS

/* The figures of a settlement, and sentences about where each of them comes from. All texts are
 * transfer full unless "static" is said. */

/* The figures that make a result, in the order in which they add up. */
typedef enum
{
  TENBO_RESULT_ITEM_POINTS,
  TENBO_RESULT_ITEM_BASE,
  TENBO_RESULT_ITEM_OKA,
  TENBO_RESULT_ITEM_UMA,
  TENBO_RESULT_ITEM_PRIZES,
  TENBO_RESULT_ITEM_CHIPS,
  TENBO_RESULT_ITEM_TOTAL,
  TENBO_N_RESULT_ITEMS,
} TenboResultItem;

/* What the figure is called under @rules. Static text. */
const char *tenbo_result_item_get_name (TenboResultItem item,
                                        const TbRules  *rules);

/* The figure as it is shown under @rules: points as they are, the others with their sign, in
 * thousands unless scores run from 0. */
char *tenbo_result_item_describe (TenboResultItem item,
                                  const TbRules  *rules,
                                  const TbFinal  *final);

/* The figures that are worth a column under @rules, into @out, which holds
 * TENBO_N_RESULT_ITEMS: always the total; points and base if they are not the same as it; the
 * others if anybody has one. Returns how many there are. */
guint tenbo_result_items_list (const TbRules      *rules,
                               const TbSettlement *settlement,
                               TenboResultItem    *out);

/* The players by rank, ties by seat; @out holds TB_MAX_PLAYERS. */
void tenbo_result_items_sort_players (const TbSettlement *settlement,
                                      int                 n_players,
                                      TbPlayer           *out);

/* A hand that was played. Both are borrowed. */
typedef struct
{
  const TbEvent      *event;
  const TbHandResult *result;
} TenboWordsHand;

/* A game that has ended, for the sentences below. All is borrowed. */
typedef struct
{
  const TenboWordsGame *game;
  const TbTable        *table; /* after the last hand */
  const TbSettlement   *settlement;
  const GArray         *hands; /* of TenboWordsHand, all that were played */
} TenboEndedGame;

/* How the figure comes about in this game ("41,700 − 30,000"), or NULL if its name says all. */
char *tenbo_result_item_explain (TenboResultItem       item,
                                 const TenboEndedGame *ended,
                                 const TbFinal        *final);

/* Something of a settlement that the table of figures does not explain by itself. */
typedef struct
{
  char *title; /* what was paid or decided: "Chie pays Ben 10,000: bust fee" */
  char *why;   /* "Chie went bust in South 2 by the payment to Ben", or NULL */
} TenboSettlementNote;

void tenbo_settlement_note_free (TenboSettlementNote *note);

/* What decided the line @line of the settlement: which row of a floating uma holds, in which hand
 * somebody went bust, which fouls were counted. NULL if there is nothing to say. */
char *tenbo_describe_settlement_line (const TenboEndedGame *ended,
                                      const TbLedgerLine   *line);

/* What is to be explained beside the figures, in the order in which it was settled: leftover pots,
 * shared ranks, a floating uma, rounding, and each prize. An array of TenboSettlementNote, empty if
 * the figures say all. */
GPtrArray *tenbo_describe_settlement_notes (const TenboEndedGame *ended);

G_END_DECLS
