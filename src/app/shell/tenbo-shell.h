/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-context.h"
#include "tenbo-folder-service.h"
#include "tenbo-game.h"
#include "tenbo-undo.h"

G_BEGIN_DECLS

/* The interface of the window to its pages and dialogs. Only the window itself has access to the
 * pages. To open another page, a page activates an action (win.*, see tenbo-window.h). */
#define TENBO_TYPE_SHELL (tenbo_shell_get_type ())
G_DECLARE_INTERFACE (TenboShell, tenbo_shell, TENBO, SHELL, GtkWindow)

/* Queue of files with games to import (tenbo-exchange.h) */
typedef struct
{
  GQueue   files;      /* of GFile; owned */
  gboolean busy;       /* whether an import is running, or waiting for another long task */
  gboolean is_refused; /* whether it was reported that the history is read-only */
} TenboImportQueue;

/* State of the window that its pages and dialogs share */
typedef struct
{
  TenboContext *context; /* the store, the rulesets and the settings; of the application */
  TenboUndo    *undo;    /* the last change that can be undone; owned */

  /* Synchronizes the store with its shared folder; owned. NULL while there is no store, or if it is
   * read-only */
  TenboFolderService *folder;

  GQueue           tasks; /* long tasks (tenbo-long-task.h); the first one is running */
  TenboImportQueue imports;

  /* Descriptions of the last throws of dice, the newest first (tenbo-dice-dialog.h). Of char *;
   * owned */
  GPtrArray *throws;
} TenboShellState;

struct _TenboShellInterface
{
  GTypeInterface parent;

  TenboShellState *(*get_state) (TenboShell *self);
  GPtrArray *(*list_games) (TenboShell *self);
  void (*add_toast) (TenboShell *self,
                     AdwToast   *toast);
  void (*leave_pages) (TenboShell *self);
};

/* Returns the window that contains @widget, or NULL. Borrowed. */
TenboShell *tenbo_shell_find (GtkWidget *widget);

/* Returns the shared state. Borrowed. */
TenboShellState *tenbo_shell_get_state (TenboShell *self);

/* Returns the context, its store (NULL while there is none), and the undo of the shared state.
 * Borrowed. */
TenboContext *tenbo_shell_get_context (TenboShell *self);
TenboStore   *tenbo_shell_get_store (TenboShell *self);
TenboUndo    *tenbo_shell_get_undo (TenboShell *self);

/* Returns the service of the shared state, or NULL. Borrowed. */
TenboFolderService *tenbo_shell_get_folder (TenboShell *self);

/* Returns the stored games whose table or result is open, each once. Of TenboGame, owned by the
 * pages; transfer container. */
GPtrArray *tenbo_shell_list_games (TenboShell *self);

/* Shows @toast (transfer full). */
void tenbo_shell_add_toast (TenboShell *self,
                            AdwToast   *toast);

/* Closes all pages except the start page, and dismisses all toasts together with their undo data,
 * so that nothing in the window keeps the store open. */
void tenbo_shell_leave_pages (TenboShell *self);

G_END_DECLS
