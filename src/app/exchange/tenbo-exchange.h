/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-export-job.h"
#include "tenbo-shell.h"

G_BEGIN_DECLS

/* What goes out of the history and comes into it, from the main menu. */

typedef enum
{
  TENBO_EXCHANGE_IMPORT,
  TENBO_EXCHANGE_EXPORT,
  TENBO_EXCHANGE_EXPORT_GAMES, /* some games of the history */
  TENBO_EXCHANGE_BACK_UP,
  TENBO_EXCHANGE_RESTORE,
  TENBO_EXCHANGE_SAVE_GAMES,
} TenboExchangeKind;

/* Gives @shell the actions win.import, win.export, win.backup, win.restore and win.save-games. */
void tenbo_exchange_add_actions (TenboShell *shell);

/* Says that this failed, what was kept, and what to do: @advice, or NULL for the usual one. */
void tenbo_exchange_report (TenboShell       *shell,
                            TenboExchangeKind kind,
                            const char       *advice,
                            const GError     *error);

/* Asks what the games @ids (of gint64, at least one; NULL: all) are to be written as, and where,
 * and writes them. */
void tenbo_exchange_ask_export (TenboShell *shell,
                                GArray     *ids);

/* The rest of the actions, once the file is known. */

/* Imports @files, one after another, as soon as there is a store, and says what became of them. */
void tenbo_exchange_import (TenboShell *shell,
                            GFile     **files,
                            int         n_files);

/* Writes the history, or of it only the games @ids (of gint64; NULL: all), to @file. */
void tenbo_exchange_export (TenboShell     *shell,
                            GFile          *file,
                            TenboExportForm form,
                            GArray         *ids);

/* Copies the whole history into @file. */
void tenbo_exchange_back_up (TenboShell *shell,
                             GFile      *file);

/* Says what the backup @file holds, and puts it in the place of the history if that is wanted. */
void tenbo_exchange_restore (TenboShell *shell,
                             GFile      *file);

/* Writes all games that can still be read to @file, if another program took the file of the history
 * away; those that are open in @shell in any case. */
void tenbo_exchange_save_games (TenboShell *shell,
                                GFile      *file);

G_END_DECLS
