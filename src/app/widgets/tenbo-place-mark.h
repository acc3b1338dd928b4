/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-seating.h"

G_BEGIN_DECLS

/* The mark of a side of the table: a diamond, square, disc or triangle in its color, as high as a
 * capital letter. Decorative: the name is next to it. */
#define TENBO_TYPE_PLACE_MARK (tenbo_place_mark_get_type ())
G_DECLARE_FINAL_TYPE (TenboPlaceMark, tenbo_place_mark, TENBO, PLACE_MARK, GtkWidget)

GtkWidget *tenbo_place_mark_new (TbPlace place);

/* Sets the property "place" (int, a TbPlace). */
void tenbo_place_mark_set_place (TenboPlaceMark *self,
                                 TbPlace         place);

G_END_DECLS
