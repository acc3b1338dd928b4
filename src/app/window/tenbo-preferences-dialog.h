/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Opens a dialog over the window of @parent that changes @settings. Each change takes effect at
 * once. */
void tenbo_preferences_dialog_present (GtkWidget *parent,
                                       GSettings *settings);

G_END_DECLS
