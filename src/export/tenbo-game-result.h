/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-chart.h"
#include "tenbo-record.h"

G_BEGIN_DECLS

/* What a game came to, in short: what is passed on of it as text and as a picture. Texts are in the
 * user's language. */

/* A player. */
typedef struct
{
  int         player; /* in turn order; their series in the chart */
  const char *rank;   /* "1st"; "" while the game runs; borrowed */
  const char *name;   /* of the record; borrowed */
  char       *points; /* "41,700"; NULL where the total says as much; owned, as the others */
  char       *total;  /* "+46.7"; NULL while the game runs */
  char       *chips;  /* what of it are chips: "+15.0"; NULL: none */
} TenboResultLine;

/* A TenboRecordHandFunc that appends the hand to @hands, a GArray of TbHandResult. */
void tenbo_keep_hand_cb (const TbTable      *table,
                         const TbHandResult *result,
                         guint               index,
                         gpointer            hands);

typedef struct _TenboGameResult TenboGameResult;

/* Plays @record, which is borrowed. NULL with @problem set if the rules do not take a hand.
 * Transfer full. */
TenboGameResult *tenbo_game_result_new (const TenboRecord  *record,
                                        TenboRecordProblem *problem);
void             tenbo_game_result_free (TenboGameResult *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboGameResult, tenbo_game_result_free)

/* The players, the first place first; while the game runs, the highest score. Of TenboResultLine;
 * borrowed. */
const GPtrArray *tenbo_game_result_get_lines (const TenboGameResult *self);

/* The title that was given, else the day, else the ruleset; what else there is of day, place and
 * ruleset: "14 November 2026, 19:12 · Shinjuku · M.League"; why the game ended, or what comes next.
 * Transfer full. */
char *tenbo_game_result_dup_title (const TenboGameResult *self);
char *tenbo_game_result_dup_subtitle (const TenboGameResult *self);
char *tenbo_game_result_dup_end (const TenboGameResult *self);

/* The scores over the game. Transfer full. */
TenboChart *tenbo_game_result_create_chart (const TenboGameResult *self);

/* All of it for a message, a line for each player. Transfer full. */
char *tenbo_game_result_dup_share_text (const TenboGameResult *self);

G_END_DECLS
