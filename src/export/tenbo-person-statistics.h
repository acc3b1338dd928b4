/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-paper.h"
#include "tenbo-statistics.h"

G_BEGIN_DECLS

/* Content of the page of a person; reference-counted */
typedef struct
{
  TenboStatistics *statistics;
  GPtrArray       *charts;     /* of TenboChart */
  guint            n_games[2]; /* games of 3 and of 4 players, whatever the filter */
  int              n_players;  /* number of players of the games: 3, 4, or 0: all */
} TenboPersonStatistics;

TenboPersonStatistics *tenbo_person_statistics_ref (TenboPersonStatistics *statistics);
void                   tenbo_person_statistics_unref (TenboPersonStatistics *statistics);

/* Reads the statistics that @filter, a TenboResultFilter, selects, and their charts. A
 * TenboReadJob. The filter may have the usual number of players (TENBO_PLAYERS_USUAL); the function
 * replaces it by the actual number. */
gpointer tenbo_person_statistics_read (TenboRead *read,
                                       gpointer   filter,
                                       GError   **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboPersonStatistics, tenbo_person_statistics_unref)

/* Statistics of a person for printing and as a table */
typedef struct _TenboPersonPaper TenboPersonPaper;

/* Creates a document. @scope describes which games it covers; "": all. */
TenboPersonPaper *tenbo_person_paper_new (const TenboStoredPerson *person,
                                          const char              *scope,
                                          guint                    minimum,
                                          TenboPersonStatistics   *statistics);
void              tenbo_person_paper_free (gpointer paper);

/* Lays out the statistics for printing: a TenboPaperFunc. */
TenboPaper *tenbo_person_paper_lay_out (gpointer       paper,
                                        TenboPaperSize size,
                                        GError       **error);

/* Creates a CSV file with all statistics (the table of people in docs/game-format.md): a
 * TenboSaveFunc. */
GBytes *tenbo_person_paper_make_table (gpointer paper,
                                       GError **error);

G_END_DECLS
