/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A shortcut and its effect, for the list of keyboard shortcuts. A page that handles keys itself
 * provides a table of these. The texts are marked with N_() and translated on display. */
typedef struct
{
  const char *group; /* rows of the same group are adjacent */
  const char *title;
  const char *keys;   /* format of gtk_accelerator_parse(), several separated by spaces */
  const char *action; /* app. or win. action of the shortcut; NULL if the page handles the keys */
} TenboShortcut;

/* The shortcuts of the application and the window */
extern const TenboShortcut tenbo_window_shortcuts[];
extern const guint         tenbo_n_window_shortcuts;

/* Creates a dialog with all shortcuts. Floating. */
AdwDialog *tenbo_shortcuts_dialog_new (void);

G_END_DECLS
