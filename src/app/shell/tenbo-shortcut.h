/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A key and what it does, for the list of keyboard shortcuts. A page that handles keys of its own
 * offers a table of these; the texts are marked with N_() and translated where they are shown. */
typedef struct
{
  const char *group; /* rows of one group follow one another */
  const char *title;
  const char *keys;   /* as gtk_accelerator_parse() reads them, several separated by a space */
  const char *action; /* the app. or win. action that the keys activate, or NULL where the page
                         handles them itself */
} TenboShortcut;

/* The keys of the application and the window. */
extern const TenboShortcut tenbo_window_shortcuts[];
extern const guint         tenbo_n_window_shortcuts;

/* The list of all keys as a dialog. Floating. */
AdwDialog *tenbo_shortcuts_dialog_new (void);

G_END_DECLS
