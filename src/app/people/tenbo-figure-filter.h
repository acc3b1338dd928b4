/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-result-rows.h"

G_BEGIN_DECLS

/* Which games figures are asked of: a period, of how many players, a ruleset, against whom, and
 * from how many games on a figure counts. A line of lists to choose from, which wraps.
 *
 * Signals: "changed", whenever another choice is made. */
#define TENBO_TYPE_FIGURE_FILTER (tenbo_figure_filter_get_type ())
G_DECLARE_FINAL_TYPE (TenboFigureFilter, tenbo_figure_filter, TENBO, FIGURE_FILTER, AdwBin)

/* Reads the rulesets to choose from, those that were played, from @store on a thread, unless that
 * is under way. The choice stays if it is among them; else it changes to all. */
void tenbo_figure_filter_read_rulesets (TenboFigureFilter *self,
                                        TenboStore        *store);

/* Adds somebody to choose as opponent, unless they are there. Without any there is nothing to
 * choose. */
void tenbo_figure_filter_add_opponent (TenboFigureFilter *self,
                                       gint64             person_id,
                                       const char        *name);

/* Tells of how many games of 3 and of 4 players there is a choice, and that the games of @n_players
 * (0: all) are shown. Until there are both kinds there is nothing to choose, nor while a ruleset is
 * chosen, which has its own number. */
void tenbo_figure_filter_show_players (TenboFigureFilter *self,
                                       const guint        n_games[2],
                                       int                n_players);

/* Chooses the opponent @person_id, who was added; 0: anybody. */
void tenbo_figure_filter_set_opponent (TenboFigureFilter *self,
                                       gint64             person_id);

/* What is chosen; until somebody chooses it, the number of players is TENBO_PLAYERS_USUAL. The key
 * of the ruleset belongs to @self; there is no person in it. */
void tenbo_figure_filter_get (TenboFigureFilter *self,
                              TenboResultFilter *filter);

/* The least number of games; at first 1. */
guint tenbo_figure_filter_get_minimum (TenboFigureFilter *self);
void  tenbo_figure_filter_set_minimum (TenboFigureFilter *self,
                                       guint              minimum);

/* What is chosen in words, for a page on paper: "This Year · B rule"; "" for all. Transfer full. */
char *tenbo_figure_filter_dup_text (TenboFigureFilter *self);

/* Has a screen reader say from now on what the tooltip of @down says and what is chosen: "Period:
 * This Year". @down lists GtkStringObject. */
void tenbo_figure_filter_name_down (GtkDropDown *down);

G_END_DECLS
