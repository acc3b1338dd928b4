/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Asks over the window of @parent for the note of @game, or of its hand at @index, and saves it. */
void tenbo_note_dialog_ask (GtkWidget *parent,
                            TenboGame *game);
void tenbo_note_dialog_ask_hand (GtkWidget *parent,
                                 TenboGame *game,
                                 guint      index);

G_END_DECLS
