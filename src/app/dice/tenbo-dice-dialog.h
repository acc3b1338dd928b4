/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-seating.h"

G_BEGIN_DECLS

/* Dice for opening the wall, readable from across the table: one to three of them or a number, the
 * wall that this leads to, and what was thrown before. Space throws again, 1 to 3 choose the dice
 * and 0 the number, E is the empty side of three players.
 *
 * What is chosen is kept in the settings, what was thrown with the window. */
#define TENBO_TYPE_DICE_DIALOG (tenbo_dice_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboDiceDialog, tenbo_dice_dialog, TENBO, DICE_DIALOG, AdwDialog)

/* Opens the dialog over @from, a widget in a window of the application, and throws. The players are
 * called @names; an empty name is replaced by the seat. */
TenboDiceDialog *tenbo_dice_dialog_present (GtkWidget          *from,
                                            const TenboSeating *seating,
                                            const char *const  *names,
                                            TbPlayer            dealer);

/* How many throws are remembered. */
#define TENBO_MAX_EARLIER 5

/* Where chance comes from, in place of the operating system; for tests. @chance is borrowed. */
void tenbo_dice_dialog_set_chance (TenboDiceDialog   *self,
                                   const TenboChance *chance);

/* A die from above, showing 1 to 6. Pure decoration: the sum stands beside it. */
#define TENBO_TYPE_DIE (tenbo_die_get_type ())
G_DECLARE_FINAL_TYPE (TenboDie, tenbo_die, TENBO, DIE, GtkWidget)

G_END_DECLS
