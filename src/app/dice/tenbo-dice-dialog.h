/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-seating.h"

G_BEGIN_DECLS

/* Dice to open the wall, readable from across the table: one to three dice or a random number, the
 * resulting wall, and the previous throws. Space throws again, 1 to 3 choose the dice and 0 the
 * number, E includes the empty side of three players.
 *
 * The options are stored in the settings, the throws in the window. */
#define TENBO_TYPE_DICE_DIALOG (tenbo_dice_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboDiceDialog, tenbo_dice_dialog, TENBO, DICE_DIALOG, AdwDialog)

/* Opens the dialog over @from, a widget in a window of the application, and throws. @names are the
 * names of the players; the seat replaces an empty name. */
TenboDiceDialog *tenbo_dice_dialog_present (GtkWidget          *from,
                                            const TenboSeating *seating,
                                            const char *const  *names,
                                            TbPlayer            dealer);

/* Number of remembered throws */
#define TENBO_MAX_EARLIER 5

/* Replaces the random numbers of the operating system, for tests. @chance is borrowed. */
void tenbo_dice_dialog_set_chance (TenboDiceDialog   *self,
                                   const TenboChance *chance);

/* A die from above, showing 1 to 6. Decorative: the sum is next to it. */
#define TENBO_TYPE_DIE (tenbo_die_get_type ())
G_DECLARE_FINAL_TYPE (TenboDie, tenbo_die, TENBO, DIE, GtkWidget)

G_END_DECLS
