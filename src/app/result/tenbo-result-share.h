/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* The result of a game, passed on as a text and as a picture. @from is any widget in the window. */

/* Puts the text on the clipboard and says so. */
void tenbo_result_share_copy_text (GtkWidget  *from,
                                   TenboStore *store,
                                   TenboGame  *game);

/* Puts the picture on the clipboard and says so. */
void tenbo_result_share_copy_picture (GtkWidget  *from,
                                      TenboStore *store,
                                      TenboGame  *game);

/* Asks where to save the picture as a PNG file, writes it there and says so. */
void tenbo_result_share_save_picture (GtkWidget  *from,
                                      TenboStore *store,
                                      TenboGame  *game);

/* Writes it to @file without asking. */
void tenbo_result_share_save_picture_as (GtkWidget  *from,
                                         TenboStore *store,
                                         TenboGame  *game,
                                         GFile      *file);

G_END_DECLS
