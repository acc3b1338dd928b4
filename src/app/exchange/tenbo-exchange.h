/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-export-job.h"
#include "tenbo-window.h"

G_BEGIN_DECLS

/* What goes out of the history and comes into it, from the main menu. */

/* Gives @window the actions win.import, win.export, win.backup, win.restore and win.save-games. */
void tenbo_exchange_add_actions (TenboWindow *window);

/* Each does without asking for a file what the action of that name does; those who ask call it. */

/* Imports @file and says what became of it. */
void tenbo_exchange_import (TenboWindow *window,
                            GFile       *file);

/* Imports @files, one after another, as soon as there is a store. */
void tenbo_exchange_import_all (TenboWindow *window,
                                GFile      **files,
                                int          n_files);

/* Writes the history, or of it only the games @ids (of gint64; NULL: all), to @file. */
void tenbo_exchange_export (TenboWindow    *window,
                            GFile          *file,
                            TenboExportForm form,
                            GArray         *ids);

/* Asks what the games @ids (at least one) are to be written as, and where, and writes them. */
void tenbo_exchange_ask_export (TenboWindow *window,
                                GArray      *ids);

/* Copies the whole history into @file. */
void tenbo_exchange_back_up (TenboWindow *window,
                             GFile       *file);

/* Says what the backup @file holds, and puts it in the place of the history if that is wanted. */
void tenbo_exchange_restore (TenboWindow *window,
                             GFile       *file);

/* Writes all games that can still be read to @file, if another program took the file of the history
 * away; those that are open in @window in any case. */
void tenbo_exchange_save_games (TenboWindow *window,
                                GFile       *file);

/* Whether a table or a result is open in @window. */
gboolean tenbo_exchange_has_open_games (TenboWindow *window);

G_END_DECLS
