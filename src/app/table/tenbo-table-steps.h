/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The actions of the table page that take a step back and make it again. */
void tenbo_table_steps_install (GtkWidgetClass *page_class);

G_END_DECLS
