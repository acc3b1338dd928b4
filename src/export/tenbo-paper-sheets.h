/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-paper.h"
#include "tenbo-record.h"
#include "tenbo-session-sheet.h"
#include "tenbo-statistics.h"

G_BEGIN_DECLS

/* What is printed: the sheets of a game, an evening and a person. */

/* Lays out the score sheet of @record, in the user's language: when and under which rules, the
 * result with what it is made of, the scores as a graph, all hands with what happened, the notes.
 * A game that runs has its scores in place of a result. NULL with @problem set if the rules do not
 * take a hand. Transfer full. */
TenboPaper *tenbo_paper_new_for_game (const TenboRecord  *record,
                                      TenboPaperSize      size,
                                      TenboRecordProblem *problem);

/* Lays out an evening, in the user's language: the standings, the totals as a graph, what each game
 * brought everybody and where they stood after it, who pays whom. Transfer full. */
TenboPaper *tenbo_paper_new_for_session (const TenboSessionSheet *sheet,
                                         TenboPaperSize           size);

/* What the statistics on a page are of. */
typedef struct
{
  const char            *name;       /* of the person */
  const char            *scope;      /* which games, in words ("2026 · M.League"); NULL: all */
  const TenboStatistics *statistics; /* of these games */
  guint                  minimum;    /* figures of fewer games have a mark; 0 and 1: none has */
} TenboPaperPerson;

/* Lays the statistics of a person out, in the user's language: the figures with what they are of,
 * the charts, the opponents. Figures of which nothing was recorded are left out. Transfer full. */
TenboPaper *tenbo_paper_new_for_person (const TenboPaperPerson *person,
                                        TenboPaperSize          size);

G_END_DECLS
