/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* The scores of a game over its hands, a line for each player with his name at its end. Lines
 * differ in colour, in their dashes and in the marks on them, so that they are told apart without
 * colour too; a screen reader gets the scores hand by hand. */
#define TENBO_TYPE_SCORE_GRAPH (tenbo_score_graph_get_type ())
G_DECLARE_FINAL_TYPE (TenboScoreGraph, tenbo_score_graph, TENBO, SCORE_GRAPH, GtkWidget)

/* Shows @game as it stands now. */
void tenbo_score_graph_show (TenboScoreGraph *self,
                             TenboGame       *game);

G_END_DECLS
