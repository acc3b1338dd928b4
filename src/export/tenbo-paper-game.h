/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-paper.h"
#include "tenbo-record.h"

G_BEGIN_DECLS

/* Lays out the score sheet of @record, in the user's language: when and under which rules, the
 * result with what it is made of, the scores as a graph, all hands with what happened, the notes.
 * A game that runs has its scores in place of a result. NULL with @problem set if the rules do not
 * take a hand. Transfer full. */
TenboPaper *tenbo_paper_new_for_game (const TenboRecord  *record,
                                      TenboPaperSize      size,
                                      TenboRecordProblem *problem);

G_END_DECLS
