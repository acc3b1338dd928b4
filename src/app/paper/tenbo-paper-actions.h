/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-paper.h"
#include "tenbo-save.h"

G_BEGIN_DECLS

/* A document for paper, in a PDF file and out of a printer, and a picture on the clipboard. */

/* Lays the document out on paper of @size; it may be asked for more than once. NULL with @error set
 * if that fails. Transfer full. */
typedef TenboPaper *(*TenboPaperFunc) (gpointer       data,
                                       TenboPaperSize size,
                                       GError       **error);

/* Asks where to save the document as a PDF file, on the paper that is usual in the user's country,
 * and does it. @name is proposed as the name of the file, without an ending; a title is fine. @from
 * is any widget in the window. @destroy frees @data when all is done. */
void tenbo_paper_actions_save (GtkWidget     *from,
                               const char    *name,
                               TenboPaperFunc make,
                               gpointer       data,
                               GDestroyNotify destroy);

/* Writes it to @file without asking. */
void tenbo_paper_actions_save_to (GtkWidget     *from,
                                  GFile         *file,
                                  TenboPaperFunc make,
                                  gpointer       data,
                                  GDestroyNotify destroy);

/* Opens the dialog to print it. */
void tenbo_paper_actions_print (GtkWidget     *from,
                                const char    *name,
                                TenboPaperFunc make,
                                gpointer       data,
                                GDestroyNotify destroy);

/* What that dialog prints: the pages of the file, as large as the chosen paper has room for.
 * Transfer full. */
GtkPrintOperation *tenbo_paper_actions_create_print (const char    *name,
                                                     TenboPaperFunc make,
                                                     gpointer       data,
                                                     GDestroyNotify destroy);

/* Puts the picture on the clipboard that @make makes of @data as a PNG file, and says so or what
 * went wrong. @from is any widget in the window. */
void tenbo_copy_picture (GtkWidget    *from,
                         TenboSaveFunc make,
                         gpointer      data);

G_END_DECLS
