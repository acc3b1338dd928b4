/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* Sharing the result of a game: as text, as a picture, on paper, as a file. */

/* Installs the actions result.* in the class of the result page. */
void tenbo_result_share_install_actions (GtkWidgetClass *page_class);

/* The kinds of files */
typedef enum
{
  TENBO_RESULT_AS_PICTURE, /* PNG */
  TENBO_RESULT_AS_TABLE,   /* CSV, a row for each hand (docs/game-format.md) */
  TENBO_RESULT_AS_RECORD,  /* JSON, the game as it was entered */
  TENBO_RESULT_AS_SHEET,   /* PDF, the score sheet on the usual paper of the user's country */
} TenboResultFile;

/* Writes @kind of file to @file without asking, and reports the result. @from is any widget in the
 * window. */
void tenbo_result_share_save_as (GtkWidget      *from,
                                 TenboStore     *store,
                                 TenboGame      *game,
                                 TenboResultFile kind,
                                 GFile          *file);

/* Creates the print job of the score sheet: the pages of the PDF file, scaled to the chosen paper.
 * Transfer full. */
GtkPrintOperation *tenbo_result_share_create_print (TenboStore *store,
                                                    TenboGame  *game);

G_END_DECLS
