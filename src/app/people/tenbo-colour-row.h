/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A row that asks for the colour and mark of a person. Property "colour" (int, -1: none),
 * notified. */
#define TENBO_TYPE_COLOUR_ROW (tenbo_colour_row_get_type ())
G_DECLARE_FINAL_TYPE (TenboColourRow, tenbo_colour_row, TENBO, COLOUR_ROW, AdwPreferencesRow)

int  tenbo_colour_row_get_colour (TenboColourRow *self);
void tenbo_colour_row_set_colour (TenboColourRow *self,
                                  int             colour);

G_END_DECLS
