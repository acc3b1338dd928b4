/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tenbo-paper.h"
#include "tenbo-person-figures.h"

G_BEGIN_DECLS

/* The figures of a person on paper, and as a table. */
typedef struct _TenboPersonPaper TenboPersonPaper;

/* @scope says which games they are of; "": all. */
TenboPersonPaper *tenbo_person_paper_new (const TenboStoredPerson *person,
                                          const char              *scope,
                                          guint                    minimum,
                                          TenboPersonFigures      *figures);
void              tenbo_person_paper_free (gpointer paper);

/* The figures on paper: a TenboPaperFunc. */
TenboPaper *tenbo_person_paper_lay_out (gpointer       paper,
                                        TenboPaperSize size,
                                        GError       **error);

/* A CSV file with all figures (the table of people of docs/game-format.md): a TenboSaveFunc. */
GBytes *tenbo_person_paper_make_table (gpointer paper,
                                       GError **error);

G_END_DECLS
