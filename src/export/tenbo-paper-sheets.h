/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-paper.h"
#include "tenbo-record.h"
#include "tenbo-session-summary.h"
#include "tenbo-statistics.h"

G_BEGIN_DECLS

/* The printed sheets of a game, a session and a person. */

/* Lays out the score sheet of @record in the user's language: date and ruleset, the result with its
 * parts, the scores as a graph, all hands with their events, the notes. A running game has its
 * scores instead of a result. @explained: lays out the payments instead, each one with its
 * explanation and rule, and why the deal stayed or passed. NULL with @problem set if the rules
 * refuse a hand. Transfer full. */
TenboPaper *tenbo_paper_new_for_game (const TenboRecord  *record,
                                      gboolean            explained,
                                      TenboPaperSize      size,
                                      TenboRecordProblem *problem);

/* Lays out a session in the user's language: the standings, the totals as a graph, the result of
 * each person in each game with the running total, the payments. Transfer full. */
TenboPaper *tenbo_paper_new_for_session (const TenboSessionSummary *sheet,
                                         TenboPaperSize             size);

/* A person and their statistics, for printing. */
typedef struct
{
  const char            *name;       /* of the person */
  const char            *scope;      /* description of the games ("2026 · M.League"); NULL: all */
  const TenboStatistics *statistics; /* of these games */
  guint                  minimum;    /* statistics of fewer games have a mark; 0 and 1: none has */
} TenboPaperPerson;

/* Lays out the statistics of a person in the user's language: the values with their denominators,
 * the charts, the opponents. Omits statistics without data. Transfer full. */
TenboPaper *tenbo_paper_new_for_person (const TenboPaperPerson *person,
                                        TenboPaperSize          size);

G_END_DECLS
