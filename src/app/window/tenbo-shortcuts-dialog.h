/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-shortcut.h"

G_BEGIN_DECLS

/* The shortcuts of the application and the window */
extern const TenboShortcut tenbo_window_shortcuts[];
extern const guint         tenbo_n_window_shortcuts;

/* Creates a dialog with all shortcuts. Floating. */
AdwDialog *tenbo_shortcuts_dialog_new (void);

G_END_DECLS
