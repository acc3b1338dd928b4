/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* A chart of the scores over the hands of a game, with one line per player in the style of their
 * side of the table. Requests the height it needs, and grows if there is space. */
#define TENBO_TYPE_SCORE_GRAPH (tenbo_score_graph_get_type ())
G_DECLARE_FINAL_TYPE (TenboScoreGraph, tenbo_score_graph, TENBO, SCORE_GRAPH, AdwBin)

/* Shows the current state of @game. */
void tenbo_score_graph_show (TenboScoreGraph *self,
                             TenboGame       *game);

G_END_DECLS
