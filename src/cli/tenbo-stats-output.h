/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-standings.h"
#include "tenbo-statistics.h"

G_BEGIN_DECLS

/* The figures of people as tenbo-cli prints them: for people to read, and as JSON with everything
 * there is (docs/command-line.md). */

/* Appends what @statistics say of the person @name. Figures of fewer than @minimum games stand in
 * brackets. @names are those of the yaku, by id; borrowed. */
void tenbo_stats_print (const TenboStatistics *statistics,
                        const char            *name,
                        guint                  minimum,
                        GHashTable            *names,
                        GString               *out);

/* Appends the standings of games of @n_players, and nothing if there was none. */
void tenbo_standings_print (GPtrArray *standings,
                            int        n_players,
                            GString   *out);

/* The same as an object of JSON. @people are all people by id: of TenboStoredPerson. */
void tenbo_stats_write (const TenboStatistics *statistics,
                        gint64                 person_id,
                        GHashTable            *people,
                        GString               *out);
void tenbo_standings_write (GPtrArray  *standings,
                            GHashTable *people,
                            GString    *out);

G_END_DECLS
