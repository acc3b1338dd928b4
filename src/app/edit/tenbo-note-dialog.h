/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Opens a dialog over the window of @parent to edit the note of @game, or of its hand at @index,
 * and saves the note. */
void tenbo_note_dialog_ask (GtkWidget *parent,
                            TenboGame *game);
void tenbo_note_dialog_ask_hand (GtkWidget *parent,
                                 TenboGame *game,
                                 guint      index);

G_END_DECLS
