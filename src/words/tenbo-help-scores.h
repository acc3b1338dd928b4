/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-rules.h"

G_BEGIN_DECLS

/* The score table of a ruleset as texts, made from the cells of the value grid. */

/* Han below mangan */
#define TENBO_HELP_N_HAN 4

/* The payments for a value */
typedef struct
{
  char *ron;   /* NULL if no ron has this value */
  char *tsumo; /* NULL if no tsumo has this value */
  char *limit; /* the limit, if the row is below it; else NULL */
} TenboHelpScore;

/* A row of the table. Texts are owned. */
typedef struct
{
  char          *title;    /* "30 fu", "mangan", "7 han", "50 tai" */
  char          *subtitle; /* range of han: "6–7 han", or NULL */
  char          *words;    /* the whole row, for screen readers */
  guint          n_scores; /* number of `scores`: one for each of 1 to 4 han, or 1 */
  TenboHelpScore scores[TENBO_HELP_N_HAN];
} TenboHelpScoreRow;

void tenbo_help_score_row_free (TenboHelpScoreRow *row);

/* Lists the rows of fu (TenboHelpScoreRow) under @rules for the dealer or for another player. Empty
 * if the ruleset does not count fu. Transfer full. */
GPtrArray *tenbo_help_scores_list_fu (const TbRules *rules,
                                      gboolean       dealer);

/* Lists the rows below the fu: the limits, with the han if the ruleset does not count fu, or
 * selected sums if it counts tai. Transfer full. */
GPtrArray *tenbo_help_scores_list_others (const TbRules *rules,
                                          gboolean       dealer);

G_END_DECLS
