/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A file that is made and put where the user says. */

/* Makes what is in the file, once it is known that it is wanted. NULL with @error set if that
 * fails. Transfer full. */
typedef GBytes *(*TenboSaveFunc) (gpointer data,
                                  GError **error);

/* Asks where to save a file, which is proposed to be called @name with the ending @ending (".pdf";
 * a title is fine as a name), writes what @make makes of @data there, and says so or what went
 * wrong. @from is any widget in the window. @destroy frees @data when all is done. */
void tenbo_save (GtkWidget     *from,
                 const char    *name,
                 const char    *ending,
                 TenboSaveFunc  make,
                 gpointer       data,
                 GDestroyNotify destroy);

/* Writes it to @file without asking. */
void tenbo_save_to (GtkWidget     *from,
                    GFile         *file,
                    TenboSaveFunc  make,
                    gpointer       data,
                    GDestroyNotify destroy);

/* Says that @file was written. */
void tenbo_save_report_saved (GtkWidget *from,
                              GFile     *file);

/* Whether the user only closed the dialog that asked for a file. */
gboolean tenbo_save_was_dismissed (const GError *error);

G_END_DECLS
