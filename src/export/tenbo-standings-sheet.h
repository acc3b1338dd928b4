/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-paper.h"
#include "tenbo-standings.h"

G_BEGIN_DECLS

/* The standings of a period, for printing and as a table. Immutable. */
typedef struct
{
  GPtrArray *standings; /* of TenboStanding, in their order */
  GArray    *columns;   /* of TenboStandingColumn */
  char      *scope;     /* description of the games ("2026 · M.League"); NULL: all */
  int        n_players; /* of the games: 3, 4, or 0: all */
} TenboStandingsSheet;

/* Creates a sheet; references @standings and @columns. @scope: "" for all games. */
TenboStandingsSheet *tenbo_standings_sheet_new (GPtrArray  *standings,
                                                GArray     *columns,
                                                const char *scope,
                                                int         n_players);
void                 tenbo_standings_sheet_free (gpointer sheet);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboStandingsSheet, tenbo_standings_sheet_free)

/* Returns the usual columns for games of @n_players. Of TenboStandingColumn; transfer full. */
GArray *tenbo_standings_sheet_create_columns (int n_players);

/* Lays out the season sheet: the standings, the records, the totals of each month. A
 * TenboPaperFunc. */
TenboPaper *tenbo_standings_sheet_lay_out (gpointer       sheet,
                                           TenboPaperSize size,
                                           GError       **error);

/* Creates a CSV file with a row for each person (docs/game-format.md). A TenboSaveFunc. */
GBytes *tenbo_standings_sheet_make_table (gpointer sheet,
                                          GError **error);

/* Appends the same table to @text. */
void tenbo_standings_sheet_write_table (const TenboStandingsSheet *sheet,
                                        gboolean                   for_spreadsheet,
                                        GString                   *text);

G_END_DECLS
