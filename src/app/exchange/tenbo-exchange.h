/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-export-job.h"
#include "tenbo-shell.h"

G_BEGIN_DECLS

/* Import and export of the history, from the main menu */

typedef enum
{
  TENBO_EXCHANGE_IMPORT,
  TENBO_EXCHANGE_EXPORT,
  TENBO_EXCHANGE_EXPORT_GAMES, /* only some games of the history */
  TENBO_EXCHANGE_BACK_UP,
  TENBO_EXCHANGE_RESTORE,
  TENBO_EXCHANGE_SAVE_GAMES,
} TenboExchangeKind;

/* Adds the actions win.import, win.export, win.backup, win.restore and win.save-games to @shell. */
void tenbo_exchange_add_actions (TenboShell *shell);

/* Reports an error with @file, which may be NULL, what was kept, and what to do: @advice, or NULL
 * for the default advice. */
void tenbo_exchange_report (TenboShell       *shell,
                            TenboExchangeKind kind,
                            GFile            *file,
                            const char       *advice,
                            const GError     *error);

/* Asks for the format and the file for the games @ids (of gint64, at least one; NULL: all), and
 * writes them. */
void tenbo_exchange_ask_export (TenboShell *shell,
                                GArray     *ids);

/* The second part of the actions, after the file is chosen */

/* Imports the games of @files one by one once a store is available, and reports the results. Opens
 * a file with a ruleset instead (win.open-ruleset). */
void tenbo_exchange_import (TenboShell *shell,
                            GFile     **files,
                            int         n_files);

/* Writes the history, or only its games @ids (of gint64; NULL: all), to @file. */
void tenbo_exchange_export (TenboShell     *shell,
                            GFile          *file,
                            TenboExportForm form,
                            GArray         *ids);

/* Copies the whole history to @file. */
void tenbo_exchange_back_up (TenboShell *shell,
                             GFile      *file);

/* Shows the content of the backup @file and, if the user confirms, replaces the history with it. */
void tenbo_exchange_restore (TenboShell *shell,
                             GFile      *file);

/* Writes all games that are still readable to @file after another program took the file of the
 * history away; always includes the games open in @shell. */
void tenbo_exchange_save_games (TenboShell *shell,
                                GFile      *file);

G_END_DECLS
