/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows @menu in @button, and creates the popover when the user opens it first. A popover costs a
 * widget for each item, GTK 4.18 never releases the sections of its model, and the window keeps
 * observing its actions (docs/debugging.md). */
void tenbo_menu_set (GtkMenuButton *button,
                     GMenuModel    *menu);

G_END_DECLS
