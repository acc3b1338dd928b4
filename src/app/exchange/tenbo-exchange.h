/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-export-job.h"
#include "tenbo-shell.h"

G_BEGIN_DECLS

/* What goes out of the history and comes into it, from the main menu. */

/* Gives @window the actions win.import, win.export, win.backup, win.restore and win.save-games. */
void tenbo_exchange_add_actions (TenboShell *window);

/* Each does without asking for a file what the action of that name does; those who ask call it. */

/* Imports @file and says what became of it. */
void tenbo_exchange_import (TenboShell *window,
                            GFile      *file);

/* Imports @files, one after another, as soon as there is a store. */
void tenbo_exchange_import_all (TenboShell *window,
                                GFile     **files,
                                int         n_files);

/* Writes the history, or of it only the games @ids (of gint64; NULL: all), to @file. */
void tenbo_exchange_export (TenboShell     *window,
                            GFile          *file,
                            TenboExportForm form,
                            GArray         *ids);

/* Asks what the games @ids (at least one) are to be written as, and where, and writes them. */
void tenbo_exchange_ask_export (TenboShell *window,
                                GArray     *ids);

/* Copies the whole history into @file. */
void tenbo_exchange_back_up (TenboShell *window,
                             GFile      *file);

/* Says what the backup @file holds, and puts it in the place of the history if that is wanted. */
void tenbo_exchange_restore (TenboShell *window,
                             GFile      *file);

/* Writes all games that can still be read to @file, if another program took the file of the history
 * away; those that are open in @window in any case. */
void tenbo_exchange_save_games (TenboShell *window,
                                GFile      *file);

G_END_DECLS
