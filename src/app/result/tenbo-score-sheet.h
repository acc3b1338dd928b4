/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* The score sheet of a game, in a file and on paper. */

/* Asks where to save the sheet of @game as a PDF file, writes it there and says so. @from is any
 * widget in the window. */
void tenbo_score_sheet_save (GtkWidget  *from,
                             TenboStore *store,
                             TenboGame  *game);

/* Writes it to @file without asking, on the paper that is usual in the user's country. */
void tenbo_score_sheet_save_as (GtkWidget  *from,
                                TenboStore *store,
                                TenboGame  *game,
                                GFile      *file);

/* Opens the dialog to print it. */
void tenbo_score_sheet_print (GtkWidget  *from,
                              TenboStore *store,
                              TenboGame  *game);

/* What that dialog prints: the pages of the file, as large as the chosen paper has room for.
 * Transfer full. */
GtkPrintOperation *tenbo_score_sheet_create_print (TenboStore *store,
                                                   TenboGame  *game);

G_END_DECLS
