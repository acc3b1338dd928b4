/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-paper.h"
#include "tenbo-session-sheet.h"

G_BEGIN_DECLS

/* Lays out an evening, in the user's language: the standings, the totals as a graph, what each game
 * brought everybody and where they stood after it, who pays whom. Transfer full. */
TenboPaper *tenbo_paper_new_for_session (const TenboSessionSheet *sheet,
                                         TenboPaperSize           size);

G_END_DECLS
