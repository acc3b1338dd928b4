/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-rules.h"

G_BEGIN_DECLS

/* The score table of a ruleset as texts, from the same cells as the value grid; without GTK. */

/* The han of hands below mangan. */
#define TENBO_HELP_N_HAN 4

/* What a hand pays. */
typedef struct
{
  char *ron;   /* NULL: no ron has this value */
  char *tsumo; /* NULL: no tsumo has */
  char *limit; /* what it counts as where it stands in the row of a limit; else NULL */
} TenboHelpScore;

/* A row of the table. Texts are owned. */
typedef struct
{
  char          *title;    /* "30 fu", "mangan", "7 han", "50 tai" */
  char          *subtitle; /* from how many han on: "6–7 han"; NULL: it is not said */
  char          *words;    /* the whole row, to be read aloud */
  guint          n_scores; /* of 1 to 4 han, or 1 */
  TenboHelpScore scores[TENBO_HELP_N_HAN];
} TenboHelpScoreRow;

void tenbo_help_score_row_free (TenboHelpScoreRow *row);

/* The rows of fu under @rules for the dealer or for another player: TenboHelpScoreRow; none where
 * no fu are counted. Transfer full. */
GPtrArray *tenbo_help_scores_list_fu (const TbRules *rules,
                                      gboolean       dealer);

/* The rows below it: han where no fu are counted, and the limits; where tai are counted some sums
 * of tai. Transfer full. */
GPtrArray *tenbo_help_scores_list_others (const TbRules *rules,
                                          gboolean       dealer);

G_END_DECLS
