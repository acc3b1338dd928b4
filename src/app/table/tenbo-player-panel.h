/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* How much room a player has. */
typedef enum
{
  TENBO_PANEL_CARD, /* a card at his side of the table */
  TENBO_PANEL_ROW,  /* a row of a list */
  TENBO_PANEL_TILE, /* a quarter of a small screen */
  TENBO_PANEL_FAR,  /* figures to be read from afar, without controls */
} TenboPanelForm;

/* One player at the table: place mark, wind, name, score, rank, the riichi stick and the win
 * button. Its buttons activate table.riichi and table.win, a long press table.compare. */
#define TENBO_TYPE_PLAYER_PANEL (tenbo_player_panel_get_type ())
G_DECLARE_FINAL_TYPE (TenboPlayerPanel, tenbo_player_panel, TENBO, PLAYER_PANEL, GtkWidget)

GtkWidget *tenbo_player_panel_new (TbPlayer player);

void tenbo_player_panel_set_form (TenboPlayerPanel *self,
                                  TenboPanelForm    form);

TbPlayer tenbo_player_panel_get_player (TenboPlayerPanel *self);

/* The player that everybody is compared with from the next tenbo_player_panel_show() on, or
 * TB_NOBODY. */
void tenbo_player_panel_set_rival (TenboPlayerPanel *self,
                                   TbPlayer          rival);

/* Shows the player as he stands in @game now. */
void tenbo_player_panel_show (TenboPlayerPanel *self,
                              TenboGame        *game);

G_END_DECLS
