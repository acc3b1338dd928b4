/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-people-reading.h"

G_BEGIN_DECLS

/* The figures of a person on paper, and as a table. @from is any widget in the window. */
typedef struct _TenboPersonPaper TenboPersonPaper;

/* @scope says which games they are of; "": all. */
TenboPersonPaper *tenbo_person_paper_new (const TenboStoredPerson *person,
                                          const char              *scope,
                                          guint                    minimum,
                                          TenboPersonFigures      *figures);

/* Asks for a PDF file, opens the dialog to print, or asks for a CSV file with all figures (the
 * table of people of docs/game-format.md). They take @paper over. */
void tenbo_person_paper_save (GtkWidget        *from,
                              TenboPersonPaper *paper);
void tenbo_person_paper_print (GtkWidget        *from,
                               TenboPersonPaper *paper);
void tenbo_person_paper_save_table (GtkWidget        *from,
                                    TenboPersonPaper *paper);

/* The same to @file, without asking. */
void tenbo_person_paper_save_to (GtkWidget        *from,
                                 GFile            *file,
                                 TenboPersonPaper *paper);
void tenbo_person_paper_save_table_to (GtkWidget        *from,
                                       GFile            *file,
                                       TenboPersonPaper *paper);

G_END_DECLS
