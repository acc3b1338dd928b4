/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Number of colors that a person can have */
#define TENBO_N_PERSON_COLOURS 8

/* The color and mark of a person, the same as those of their line in charts; empty if they have
 * none. Decorative: the name is next to it. Property: "colour" (int; -1: none). */
#define TENBO_TYPE_PERSON_MARK (tenbo_person_mark_get_type ())
G_DECLARE_FINAL_TYPE (TenboPersonMark, tenbo_person_mark, TENBO, PERSON_MARK, GtkWidget)

void tenbo_person_mark_set_colour (TenboPersonMark *self,
                                   int              colour);

/* A row that asks for the color and mark of a person. Property: "colour" (int; -1: none), which
 * notifies. */
#define TENBO_TYPE_COLOUR_ROW (tenbo_colour_row_get_type ())
G_DECLARE_FINAL_TYPE (TenboColourRow, tenbo_colour_row, TENBO, COLOUR_ROW, AdwPreferencesRow)

int  tenbo_colour_row_get_colour (TenboColourRow *self);
void tenbo_colour_row_set_colour (TenboColourRow *self,
                                  int             colour);

G_END_DECLS
