/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-context.h"
#include "tenbo-game.h"
#include "tenbo-undo.h"

G_BEGIN_DECLS

/* The window as the pages and dialogs in it see it. Only the window itself knows the pages; a page
 * asks for another page through an action (win.*, see tenbo-window.h). */
#define TENBO_TYPE_SHELL (tenbo_shell_get_type ())
G_DECLARE_INTERFACE (TenboShell, tenbo_shell, TENBO, SHELL, GtkWindow)

/* Files of games that are to be imported (tenbo-exchange.h). */
typedef struct
{
  GQueue   files; /* of GFile; owned */
  gboolean busy;  /* one is imported, or waits for something else that takes long */
} TenboImportQueue;

struct _TenboShellInterface
{
  GTypeInterface parent;

  TenboContext *(*get_context) (TenboShell *self);
  TenboUndo *(*get_undo) (TenboShell *self);
  GQueue *(*get_tasks) (TenboShell *self);
  GPtrArray *(*get_throws) (TenboShell *self);
  TenboImportQueue *(*get_imports) (TenboShell *self);
  GPtrArray *(*list_games) (TenboShell *self);
  void (*add_toast) (TenboShell *self,
                     AdwToast   *toast);
  void (*leave_pages) (TenboShell *self);
};

/* The window that @widget is in; NULL if it is in none. Borrowed. */
TenboShell *tenbo_shell_find (GtkWidget *widget);

/* The store, the rulesets and the settings. Borrowed. */
TenboContext *tenbo_shell_get_context (TenboShell *self);

/* The store of the context; NULL if there is none. Borrowed. */
TenboStore *tenbo_shell_get_store (TenboShell *self);

/* The last change that can be undone. Borrowed. */
TenboUndo *tenbo_shell_get_undo (TenboShell *self);

/* The long tasks of the window (tenbo-long-task.h), the one that runs first. Borrowed. */
GQueue *tenbo_shell_get_tasks (TenboShell *self);

/* The last throws of dice in words, the newest first (tenbo-dice-dialog.h). Of char *, borrowed. */
GPtrArray *tenbo_shell_get_throws (TenboShell *self);
/* What is imported in the window. Borrowed. */
TenboImportQueue *tenbo_shell_get_imports (TenboShell *self);

/* The games whose table or result is open, each once. Of TenboGame, which the pages own; transfer
 * container. */
GPtrArray *tenbo_shell_list_games (TenboShell *self);

/* Shows @toast (transfer full). */
void tenbo_shell_add_toast (TenboShell *self,
                            AdwToast   *toast);

/* Closes all pages but the start page, and drops all toasts with what they could undo, so that
 * nothing in the window keeps the store open. */
void tenbo_shell_leave_pages (TenboShell *self);

G_END_DECLS
