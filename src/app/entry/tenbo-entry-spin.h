/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Lets the wheel and a finger scroll the page over @row as everywhere else: by itself a spin button
 * takes them for a new number, unseen by who only wants to read on. */
void tenbo_entry_spin_let_scroll (AdwSpinRow *row);

/* Writes the number of @row as points are written everywhere, and reads it so too. */
void tenbo_entry_spin_set_points (AdwSpinRow *row);

G_END_DECLS
