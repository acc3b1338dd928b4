/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-person-figures.h"

G_BEGIN_DECLS

/* What a person's games come to: what is asked of them on top, then the figures, the charts and the
 * opponents, one of them at a time. All is read on a thread; what was there before stays until the
 * new figures are there, and what is asked meanwhile takes the place of what was asked before. */
#define TENBO_TYPE_PERSON_FIGURES_VIEW (tenbo_person_figures_view_get_type ())
G_DECLARE_FINAL_TYPE (TenboPersonFiguresView,
                      tenbo_person_figures_view,
                      TENBO,
                      PERSON_FIGURES_VIEW,
                      GtkBox)

/* Reads the games of @person_id in @store and shows what they come to. May be called again, also
 * for the same person, whose games have changed. */
void tenbo_person_figures_view_read (TenboPersonFiguresView *self,
                                     TenboStore             *store,
                                     gint64                  person_id);

/* The figures that are shown, for paper, as those of @person; NULL: there are none yet. Transfer
 * full. */
TenboPersonPaper *tenbo_person_figures_view_create_paper (TenboPersonFiguresView  *self,
                                                          const TenboStoredPerson *person);

G_END_DECLS
