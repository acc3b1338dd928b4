/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A drawn 1000-point stick: lying on the table (white with its red dot), or only the place where it
 * would lie, with the word for it. Decoration of the button that it stands in. */
#define TENBO_TYPE_RIICHI_STICK (tenbo_riichi_stick_get_type ())
G_DECLARE_FINAL_TYPE (TenboRiichiStick, tenbo_riichi_stick, TENBO, RIICHI_STICK, GtkWidget)

GtkWidget *tenbo_riichi_stick_new (void);

/* Whether the stick lies on the table. */
void tenbo_riichi_stick_set_laid (TenboRiichiStick *self,
                                  gboolean          laid);

G_END_DECLS
