/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* The scores of a game over its hands as a chart, a line for each player in the style of his place
 * at the table. As high as it needs to be, or as high as there is room. */
#define TENBO_TYPE_SCORE_GRAPH (tenbo_score_graph_get_type ())
G_DECLARE_FINAL_TYPE (TenboScoreGraph, tenbo_score_graph, TENBO, SCORE_GRAPH, AdwBin)

/* Shows @game as it stands now. */
void tenbo_score_graph_show (TenboScoreGraph *self,
                             TenboGame       *game);

G_END_DECLS
