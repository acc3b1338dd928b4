/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-settlement.h"
#include "tenbo-words.h"

G_BEGIN_DECLS

/* The items of a settlement, and sentences that explain them. All texts are transfer full unless
 * noted as "static". */

/* The items of a result, in the order in which they are added */
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

/* Returns the name of @item under @rules. Static. */
const char *tenbo_result_item_get_name (TenboResultItem item,
                                        const TbRules  *rules);

/* Formats @item under @rules: points as they are, other items with a sign, in thousands unless
 * scores start from 0. */
char *tenbo_result_item_describe (TenboResultItem item,
                                  const TbRules  *rules,
                                  const TbFinal  *final);

/* Lists the items that need a column under @rules into @out, which holds TENBO_N_RESULT_ITEMS:
 * always the total; points and base if they differ from it; others if a player has any. Returns the
 * count. */
guint tenbo_result_items_list (const TbRules      *rules,
                               const TbSettlement *settlement,
                               TenboResultItem    *out);

/* Sorts the players by rank, ties by seat; @out holds TB_MAX_PLAYERS. */
void tenbo_result_items_sort_players (const TbSettlement *settlement,
                                      int                 n_players,
                                      TbPlayer           *out);

/* A hand that was played. Both fields are borrowed. */
typedef struct
{
  const TbEvent      *event;
  const TbHandResult *result;
} TenboWordsHand;

/* A game that has ended, for the sentences below. Everything is borrowed. */
typedef struct
{
  const TenboWordsGame *game;
  const TbTable        *table; /* after the last hand */
  const TbSettlement   *settlement;
  const GArray         *hands; /* of TenboWordsHand, all hands played */
} TenboEndedGame;

/* Explains an item of this game ("41,700 − 30,000"). NULL if its name is enough. */
char *tenbo_result_item_explain (TenboResultItem       item,
                                 const TenboEndedGame *ended,
                                 const TbFinal        *final);

/* Describes the outcome of a finished game: "Dai wins", "Aki and Ben share 1st". */
char *tenbo_describe_outcome (const TenboWordsGame *game,
                              const TbSettlement   *settlement);

/* A note on a settlement that its table does not explain */
typedef struct
{
  char *title; /* the payment or decision: "Chie pays Ben 10,000: bust fee" */
  char *why;   /* "Chie went bust in South 2 with the payment to Ben", or NULL */
} TenboSettlementNote;

void tenbo_settlement_note_free (TenboSettlementNote *note);

/* Explains the line @line of the settlement: the row of a floating uma, the hand in which a player
 * went bust, the fouls that were counted. NULL if there is nothing to explain. */
char *tenbo_describe_settlement_line (const TenboEndedGame *ended,
                                      const TbLedgerLine   *line);

/* Lists the notes in the order of the settlement: leftover pots, shared ranks, a floating uma,
 * rounding, and each prize. Returns an array of TenboSettlementNote, empty if there are none. */
GPtrArray *tenbo_describe_settlement_notes (const TenboEndedGame *ended);

G_END_DECLS
