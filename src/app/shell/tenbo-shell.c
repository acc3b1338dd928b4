/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-shell.h"

G_DEFINE_INTERFACE (TenboShell, tenbo_shell, GTK_TYPE_WINDOW)

static void
tenbo_shell_default_init (TenboShellInterface *iface)
{
}

TenboShell *
tenbo_shell_find (GtkWidget *widget)
{
  GtkRoot *root;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  root = gtk_widget_get_root (widget);
  return TENBO_IS_SHELL (root) ? TENBO_SHELL (root) : NULL;
}

TenboShellState *
tenbo_shell_get_state (TenboShell *self)
{
  g_return_val_if_fail (TENBO_IS_SHELL (self), NULL);

  return TENBO_SHELL_GET_IFACE (self)->get_state (self);
}

TenboContext *
tenbo_shell_get_context (TenboShell *self)
{
  return tenbo_shell_get_state (self)->context;
}

TenboStore *
tenbo_shell_get_store (TenboShell *self)
{
  return tenbo_context_get_store (tenbo_shell_get_context (self));
}

TenboUndo *
tenbo_shell_get_undo (TenboShell *self)
{
  return tenbo_shell_get_state (self)->undo;
}

TenboFolderService *
tenbo_shell_get_folder (TenboShell *self)
{
  return tenbo_shell_get_state (self)->folder;
}

GPtrArray *
tenbo_shell_list_games (TenboShell *self)
{
  g_return_val_if_fail (TENBO_IS_SHELL (self), NULL);

  return TENBO_SHELL_GET_IFACE (self)->list_games (self);
}

void
tenbo_shell_add_toast (TenboShell *self,
                       AdwToast   *toast)
{
  g_return_if_fail (TENBO_IS_SHELL (self));
  g_return_if_fail (ADW_IS_TOAST (toast));

  TENBO_SHELL_GET_IFACE (self)->add_toast (self, toast);
}

void
tenbo_shell_leave_pages (TenboShell *self)
{
  g_return_if_fail (TENBO_IS_SHELL (self));

  TENBO_SHELL_GET_IFACE (self)->leave_pages (self);
}
