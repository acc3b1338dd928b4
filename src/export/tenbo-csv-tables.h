/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-csv.h"
#include "tenbo-record.h"

G_BEGIN_DECLS

/* The tables of games and of hands (docs/game-format.md, "Tables"). The names of the columns and
 * all ids are those of files and never translated; amounts are in points, players are numbers as in
 * the record. */

/* Writes the first row of the table, the names of the columns. */
void tenbo_csv_begin_games (TenboCsv *csv);
void tenbo_csv_begin_hands (TenboCsv *csv);

/* Plays @record and writes a row for each of its players, or for each of its hands. FALSE with
 * @problem set if the rules do not take a hand; then nothing of the game is written. */
gboolean tenbo_csv_add_game (TenboCsv           *csv,
                             const TenboRecord  *record,
                             TenboRecordProblem *problem);
gboolean tenbo_csv_add_hands (TenboCsv           *csv,
                              const TenboRecord  *record,
                              TenboRecordProblem *problem);

G_END_DECLS
