/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* The space for a player */
typedef enum
{
  TENBO_PANEL_CARD, /* a card at the player's side of the table */
  TENBO_PANEL_ROW,  /* a row of a list */
  TENBO_PANEL_TILE, /* a quarter of a small screen */
  TENBO_PANEL_FAR,  /* numbers that are readable from afar, without controls */
} TenboPanelForm;

/* The panel of one player at the table: side of the table, wind, name, score, rank, riichi stick
 * and win button. Its buttons activate table.riichi and table.win, a long press table.compare. */
#define TENBO_TYPE_PLAYER_PANEL (tenbo_player_panel_get_type ())
G_DECLARE_FINAL_TYPE (TenboPlayerPanel, tenbo_player_panel, TENBO, PLAYER_PANEL, GtkWidget)

GtkWidget *tenbo_player_panel_new (TbPlayer player);

void tenbo_player_panel_set_form (TenboPlayerPanel *self,
                                  TenboPanelForm    form);

TbPlayer tenbo_player_panel_get_player (TenboPlayerPanel *self);

/* Sets the player with whom the next tenbo_player_panel_show() compares everybody, or TB_NOBODY. */
void tenbo_player_panel_set_rival (TenboPlayerPanel *self,
                                   TbPlayer          rival);

/* Shows the current state of the player in @game. */
void tenbo_player_panel_show (TenboPlayerPanel *self,
                              TenboGame        *game);

G_END_DECLS
