/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-board.h"

G_BEGIN_DECLS

/* A card of the board: a table, a result, or the standings */
#define TENBO_TYPE_BOARD_CARD_VIEW (tenbo_board_card_view_get_type ())
G_DECLARE_FINAL_TYPE (TenboBoardCardView,
                      tenbo_board_card_view,
                      TENBO,
                      BOARD_CARD_VIEW,
                      GtkWidget)

/* Creates a view of the game @game_id, or of the standings for 0. Floating. */
GtkWidget *tenbo_board_card_view_new (gint64 game_id);

gint64 tenbo_board_card_view_get_game_id (TenboBoardCardView *self);

/* Shows @card in the labels that exist; @is_table emphasizes the numbers. */
void tenbo_board_card_view_show (TenboBoardCardView   *self,
                                 const TenboBoardCard *card,
                                 gboolean              is_table);

G_END_DECLS
