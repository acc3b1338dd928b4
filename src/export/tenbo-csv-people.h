/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-csv.h"
#include "tenbo-statistics.h"

G_BEGIN_DECLS

/* The table of people (docs/game-format.md, "Tables"): a row for each, with all figures and what
 * each is of. The names of the columns are those of docs/statistics.md and never translated. */

/* Puts @people (of TenboStoredPerson) in the order of the table: by name, those of one name by
 * uuid, so that the same history makes the same table. */
void tenbo_csv_sort_people (GPtrArray *people);

/* Writes the first row of the table, the names of the columns. */
void tenbo_csv_begin_people (TenboCsv *csv);

/* Writes the row of @person. */
void tenbo_csv_add_person (TenboCsv                *csv,
                           const TenboStoredPerson *person,
                           const TenboStatistics   *statistics);

G_END_DECLS
