/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-paper.h"
#include "tenbo-save.h"

G_BEGIN_DECLS

/* Documents as PDF files and on a printer, and pictures on the clipboard */

/* Lays out the document on paper of @size; may be called more than once. Returns NULL with @error
 * set on failure. Transfer full. */
typedef TenboPaper *(*TenboPaperFunc) (gpointer       data,
                                       TenboPaperSize size,
                                       GError       **error);

/* Asks where to save the document as a PDF file, and saves it with the default paper size of the
 * user's country. @name is the default file name without an extension; it may be a title. @from is
 * any widget in the window. @destroy frees @data at the end. */
void tenbo_paper_actions_save (GtkWidget     *from,
                               const char    *name,
                               TenboPaperFunc make,
                               gpointer       data,
                               GDestroyNotify destroy);

/* Writes the document to @file without asking. */
void tenbo_paper_actions_save_to (GtkWidget     *from,
                                  GFile         *file,
                                  TenboPaperFunc make,
                                  gpointer       data,
                                  GDestroyNotify destroy);

/* Opens the print dialog. */
void tenbo_paper_actions_print (GtkWidget     *from,
                                const char    *name,
                                TenboPaperFunc make,
                                gpointer       data,
                                GDestroyNotify destroy);

/* Creates the operation of that dialog. It prints the pages of the PDF file, scaled to fit the
 * chosen paper. Transfer full. */
GtkPrintOperation *tenbo_paper_actions_create_print (const char    *name,
                                                     TenboPaperFunc make,
                                                     gpointer       data,
                                                     GDestroyNotify destroy);

/* Copies the picture that @make creates from @data as a PNG file to the clipboard, and reports
 * success or the error. @from is any widget in the window. */
void tenbo_copy_picture (GtkWidget    *from,
                         TenboSaveFunc make,
                         gpointer      data);

G_END_DECLS
