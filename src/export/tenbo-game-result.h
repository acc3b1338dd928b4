/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-chart.h"
#include "tenbo-describe.h"
#include "tenbo-record.h"

G_BEGIN_DECLS

/* The result of a game in short, shared as text and as a picture. Texts are in the user's
 * language. */

/* Result of one player. */
typedef struct
{
  int         player; /* in turn order; also the series in the chart */
  const char *rank;   /* "1st"; "" while the game runs; borrowed */
  const char *name;   /* of the record; borrowed */
  char       *points; /* "41,700"; NULL if equal to the total; owned, like the next two */
  char       *total;  /* "+46.7"; NULL while the game runs */
  char       *chips;  /* part of the total that chips add: "+15.0"; NULL: none */
} TenboResultLine;

/* A TenboRecordHandFunc that appends the hand to @hands, a GArray of TbHandResult. */
void tenbo_keep_hand_cb (const TbTable      *table,
                         const TbHandResult *result,
                         guint               index,
                         gpointer            hands);

/* A replayed game */
typedef struct
{
  const TenboRecord *record; /* borrowed */
  TenboWordsGame     words;
  GArray            *hands;      /* of TbHandResult; owned */
  TbTable            table;      /* after the last hand */
  TbSettlement       settlement; /* if the game has ended */
  GPtrArray         *lines;      /* of TenboResultLine, by rank, or by score; owned */
} TenboGameResult;

/* Replays @record, which is borrowed. NULL with @problem set if the rules refuse a hand. Transfer
 * full. */
TenboGameResult *tenbo_game_result_new (const TenboRecord  *record,
                                        TenboRecordProblem *problem);
void             tenbo_game_result_free (TenboGameResult *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboGameResult, tenbo_game_result_free)

/* Returns the outcome ("Dai wins"), and in two lines the reason for the end, and the title, date,
 * venue and ruleset; while the game runs, the title or date, and in two lines the rest and the next
 * hand. Transfer full. */
char *tenbo_game_result_dup_headline (const TenboGameResult *self);
char *tenbo_game_result_dup_subhead (const TenboGameResult *self);

/* Creates a chart of the scores over the game. Transfer full. */
TenboChart *tenbo_game_result_create_chart (const TenboGameResult *self);

/* Returns the result as a message with a line for each player. Transfer full. */
char *tenbo_game_result_dup_share_text (const TenboGameResult *self);

G_END_DECLS
