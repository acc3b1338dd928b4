/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-paper.h"
#include "tenbo-statistics.h"

G_BEGIN_DECLS

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
