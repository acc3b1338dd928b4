/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-csv.h"
#include "tenbo-record.h"
#include "tenbo-statistics.h"

G_BEGIN_DECLS

/* The tables of games, hands and people (docs/game-format.md, "Tables"). Column names and IDs are
 * those of files and never translated; amounts are in points, players are numbers as in the record.
 * The row of a person has all statistics (docs/statistics.md) and their denominators. */

/* Writes the first row of the table with the column names. */
void tenbo_csv_begin_games (TenboCsv *csv);
void tenbo_csv_begin_hands (TenboCsv *csv);
void tenbo_csv_begin_people (TenboCsv *csv);

/* Replays @record and writes a row for each player or for each hand. If the rules refuse a hand,
 * returns FALSE with @problem set and writes nothing of the game. */
gboolean tenbo_csv_add_game (TenboCsv           *csv,
                             const TenboRecord  *record,
                             TenboRecordProblem *problem);
gboolean tenbo_csv_add_hands (TenboCsv           *csv,
                              const TenboRecord  *record,
                              TenboRecordProblem *problem);

/* Sorts @people (TenboStoredPerson) by name and then by UUID, so that the same history gives the
 * same table. */
void tenbo_csv_sort_people (GPtrArray *people);

/* Writes the row of @person. */
void tenbo_csv_add_person (TenboCsv                *csv,
                           const TenboStoredPerson *person,
                           const TenboStatistics   *statistics);

G_END_DECLS
