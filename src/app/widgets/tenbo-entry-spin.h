/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Makes @row behave. The wheel and a finger scroll the page over it as everywhere else: by itself a
 * spin button takes them for a new number, unseen by who only wants to read on. And a press on one
 * of its buttons ends when it ends, however short it was. Once for each row. */
void tenbo_entry_spin_set_up (AdwSpinRow *row);

/* Writes the number of @row as points are written everywhere, and reads it so too. */
void tenbo_entry_spin_set_points (AdwSpinRow *row);

G_END_DECLS
