/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-export-job.h"
#include "tenbo-long-task.h"
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

/* A long task with a file. The struct of each kind of task begins with this one. All members are
 * owned. */
typedef struct _TenboExchangeTask TenboExchangeTask;

/* Ends @task in the window; @error: why it failed, or NULL. */
typedef void (*TenboExchangeDoneFunc) (TenboExchangeTask *task,
                                       const GError      *error);

struct _TenboExchangeTask
{
  TenboExchangeKind     kind;
  TenboShell           *shell;
  TenboStore           *store; /* of the window, or NULL */
  GFile                *file;
  TenboExchangeDoneFunc done;
  GDestroyNotify        clear; /* clears the members of the larger struct, or NULL */
};

/* Allocates a task of @size bytes; the larger struct is zeroed. */
gpointer tenbo_exchange_task_new (gsize             size,
                                  TenboExchangeKind kind,
                                  TenboShell       *shell,
                                  GFile            *file);
void     tenbo_exchange_task_free (gpointer task);

/* Runs @work with @task on a thread, then @done. Takes ownership of @task. */
void tenbo_exchange_task_run (gpointer              task,
                              const char           *title,
                              TenboLongTaskFunc     work,
                              TenboExchangeDoneFunc done);

/* Reports that the file of @task was saved, or @error. */
void tenbo_exchange_report_saved (TenboExchangeTask *task,
                                  const GError      *error);

/* Asks for the format and the file for the games @ids (of gint64, at least one; NULL: all), and
 * writes them. */
void tenbo_exchange_ask_export (TenboShell *shell,
                                GArray     *ids);

/* The second part of the actions, after the file is chosen */

/* Imports the games of @files one by one once a store is available, and reports the results. Opens
 * a file with a ruleset instead (win.open-ruleset), and offers to restore a backup. */
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
