/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-csv.h"
#include "tenbo-record.h"
#include "tenbo-statistics.h"

G_BEGIN_DECLS

/* The tables of games, hands and people (docs/game-format.md, "Tables"). The names of the columns
 * and all ids are those of files and never translated; amounts are in points, players are numbers
 * as in the record. A person has a row of all figures (docs/statistics.md) and what each is of. */

/* Writes the first row of the table, the names of the columns. */
void tenbo_csv_begin_games (TenboCsv *csv);
void tenbo_csv_begin_hands (TenboCsv *csv);
void tenbo_csv_begin_people (TenboCsv *csv);

/* Plays @record and writes a row for each of its players, or for each of its hands. FALSE with
 * @problem set if the rules do not take a hand; then nothing of the game is written. */
gboolean tenbo_csv_add_game (TenboCsv           *csv,
                             const TenboRecord  *record,
                             TenboRecordProblem *problem);
gboolean tenbo_csv_add_hands (TenboCsv           *csv,
                              const TenboRecord  *record,
                              TenboRecordProblem *problem);

/* Puts @people (of TenboStoredPerson) in the order of the table: by name, those of one name by
 * uuid, so that the same history makes the same table. */
void tenbo_csv_sort_people (GPtrArray *people);

/* Writes the row of @person. */
void tenbo_csv_add_person (TenboCsv                *csv,
                           const TenboStoredPerson *person,
                           const TenboStatistics   *statistics);

G_END_DECLS
