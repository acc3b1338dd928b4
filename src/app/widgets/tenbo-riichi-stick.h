/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A drawing of a 1000-point stick (white with a red dot), or the word "Riichi" while it is not on
 * the table. Decoration for the button that contains it. */
#define TENBO_TYPE_RIICHI_STICK (tenbo_riichi_stick_get_type ())
G_DECLARE_FINAL_TYPE (TenboRiichiStick, tenbo_riichi_stick, TENBO, RIICHI_STICK, GtkWidget)

GtkWidget *tenbo_riichi_stick_new (void);

/* Sets whether the stick is on the table. */
void tenbo_riichi_stick_set_laid (TenboRiichiStick *self,
                                  gboolean          laid);

G_END_DECLS
