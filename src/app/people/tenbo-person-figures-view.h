/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-statistics.h"

G_BEGIN_DECLS

/* What a person's games come to: what is asked of them on top, then the figures, the charts and the
 * opponents, one of them at a time. All is read on a thread; what was there before stays until the
 * new figures are there, and what is asked meanwhile takes the place of what was asked before. */
#define TENBO_TYPE_PERSON_FIGURES_VIEW (tenbo_person_figures_view_get_type ())
G_DECLARE_FINAL_TYPE (TenboPersonFiguresView,
                      tenbo_person_figures_view,
                      TENBO,
                      PERSON_FIGURES_VIEW,
                      GtkWidget)

/* Reads the games of @person_id in @store and shows what they come to. May be called again, also
 * for the same person, whose games have changed. */
void tenbo_person_figures_view_read (TenboPersonFiguresView *self,
                                     TenboStore             *store,
                                     gint64                  person_id);

/* The filter as it is chosen, of the person that is shown; @filter owns nothing. */
void tenbo_person_figures_view_get_filter (TenboPersonFiguresView *self,
                                           TenboResultFilter      *filter);

/* In words: "This year · B rule"; "" if all games are asked for. Transfer full. */
char *tenbo_person_figures_view_dup_filter_text (TenboPersonFiguresView *self);

/* The figures that are shown, or NULL. Borrowed until the next ones are. */
const TenboStatistics *
tenbo_person_figures_view_get_statistics (TenboPersonFiguresView *self);

G_END_DECLS
