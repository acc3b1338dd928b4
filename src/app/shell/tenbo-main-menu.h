/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Creates the main menu for the header bar of a page. Transfer full. */
GMenuModel *tenbo_main_menu_new (void);

G_END_DECLS
