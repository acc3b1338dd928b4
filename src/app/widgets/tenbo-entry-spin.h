/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Changes how @row handles scrolling and presses. A mouse wheel or a finger over the row scrolls
 * the page, as everywhere else; by default, a spin button would change its number, unnoticed by a
 * user who only wants to scroll. A press on one of its buttons ends on release, however short it
 * was. Call once for each row. */
void tenbo_entry_spin_set_up (AdwSpinRow *row);

/* Formats the number of @row as points, and parses it the same way. */
void tenbo_entry_spin_set_points (AdwSpinRow *row);

/* Parses the text of @row, which shows points and may be incomplete while the user types. Returns
 * FALSE if the row would not accept the text as a number. */
gboolean tenbo_entry_spin_read_points (AdwSpinRow *row,
                                       int        *points);

G_END_DECLS
