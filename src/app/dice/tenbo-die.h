/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A die from above, showing 1 to 6. Pure decoration: the sum stands beside it. */
#define TENBO_TYPE_DIE (tenbo_die_get_type ())
G_DECLARE_FINAL_TYPE (TenboDie, tenbo_die, TENBO, DIE, GtkWidget)

GtkWidget *tenbo_die_new (int eyes);

G_END_DECLS
