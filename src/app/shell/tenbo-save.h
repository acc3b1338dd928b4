/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Files that are created and saved where the user chooses */

/* Creates the content of the file after the user has chosen a file. Returns NULL with @error set on
 * failure. Transfer full. */
typedef GBytes *(*TenboSaveFunc) (gpointer data,
                                  GError **error);

/* Asks where to save a file, with the default name @name (which may be a title) and the extension
 * @ending (".pdf"), writes the content that @make creates from @data, and reports success or the
 * error. @from is any widget in the window. @destroy frees @data at the end. */
void tenbo_save (GtkWidget     *from,
                 const char    *name,
                 const char    *ending,
                 TenboSaveFunc  make,
                 gpointer       data,
                 GDestroyNotify destroy);

/* Writes the content to @file without asking. */
void tenbo_save_to (GtkWidget     *from,
                    GFile         *file,
                    TenboSaveFunc  make,
                    gpointer       data,
                    GDestroyNotify destroy);

/* Reports that @file was saved. */
void tenbo_save_report_saved (GtkWidget *from,
                              GFile     *file);

/* Whether the user only dismissed the file dialog */
gboolean tenbo_save_was_dismissed (const GError *error);

G_END_DECLS
