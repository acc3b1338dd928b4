/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-paper.h"
#include "tenbo-statistics.h"

G_BEGIN_DECLS

/* What the page of a person shows; references to it are counted. */
typedef struct
{
  TenboStatistics *statistics;
  GPtrArray       *charts;     /* of TenboChart */
  guint            n_games[2]; /* of 3 players and of 4, whatever is asked for */
  int              n_players;  /* of how many players the games are: 3, 4, or 0: all */
} TenboPersonFigures;

TenboPersonFigures *tenbo_person_figures_ref (TenboPersonFigures *figures);
void                tenbo_person_figures_unref (TenboPersonFigures *figures);

/* The figures that @filter, a TenboResultFilter, asks for, and their charts, for a TenboReadJob.
 * The filter may ask for the usual number of players (TENBO_PLAYERS_USUAL); it gets their
 * number. */
gpointer tenbo_person_figures_read (TenboRead *read,
                                    gpointer   filter,
                                    GError   **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboPersonFigures, tenbo_person_figures_unref)

/* The figures of a person on paper, and as a table. */
typedef struct _TenboPersonPaper TenboPersonPaper;

/* @scope says which games they are of; "": all. */
TenboPersonPaper *tenbo_person_paper_new (const TenboStoredPerson *person,
                                          const char              *scope,
                                          guint                    minimum,
                                          TenboPersonFigures      *figures);
void              tenbo_person_paper_free (gpointer paper);

/* The figures on paper: a TenboPaperFunc. */
TenboPaper *tenbo_person_paper_lay_out (gpointer       paper,
                                        TenboPaperSize size,
                                        GError       **error);

/* A CSV file with all figures (the table of people of docs/game-format.md): a TenboSaveFunc. */
GBytes *tenbo_person_paper_make_table (gpointer paper,
                                       GError **error);

G_END_DECLS
