/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-people-reading.h"

G_BEGIN_DECLS

/* The figures of a person on paper. @from is any widget in the window. */
typedef struct _TenboPersonPaper TenboPersonPaper;

/* @scope says which games they are of; "": all. */
TenboPersonPaper *tenbo_person_paper_new (const char         *name,
                                          const char         *scope,
                                          guint               minimum,
                                          TenboPersonFigures *figures);

/* Asks for a PDF file, or opens the dialog to print. Both take @paper over. */
void tenbo_person_paper_save (GtkWidget        *from,
                              TenboPersonPaper *paper);
void tenbo_person_paper_print (GtkWidget        *from,
                               TenboPersonPaper *paper);

/* Writes the PDF to @file without asking; takes @paper over. */
void tenbo_person_paper_save_to (GtkWidget        *from,
                                 GFile            *file,
                                 TenboPersonPaper *paper);

G_END_DECLS
