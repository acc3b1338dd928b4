/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has @down, a list of GtkStringObject, read by screen readers as what its tooltip says and what is
 * chosen in it, from now on: "Period: This Year". GTK says only the one or the other. */
void tenbo_named_list_follow (GtkDropDown *down);

G_END_DECLS
