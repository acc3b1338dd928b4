/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-types.h"
#include "tenbo-seating.h"

G_BEGIN_DECLS

/* A row of big toggles, one for each player, under a heading: "Winner", "From", "Tenpai". It shows
 * a set of players and never changes it by itself: a press emits "pressed", and the owner of the
 * row updates the set. Accessible as a group labeled by the heading; each toggle is labeled by the
 * name of its player.
 *
 * Signals: "pressed" (guint player); "held" (guint player: a long press or a secondary click). */
#define TENBO_TYPE_PLAYER_TOGGLES (tenbo_player_toggles_get_type ())
G_DECLARE_FINAL_TYPE (TenboPlayerToggles, tenbo_player_toggles, TENBO, PLAYER_TOGGLES, GtkBox)

void tenbo_player_toggles_set_title (TenboPlayerToggles *self,
                                     const char         *title);

/* Sets whether the marks are above the names, for narrow windows. */
void tenbo_player_toggles_set_stacked (TenboPlayerToggles *self,
                                       gboolean            stacked);

/* Sets the label of the toggle of @player to @name; if @name is NULL, hides the toggle. The first
 * call creates the toggles, so it precedes calls of the following functions. */
void tenbo_player_toggles_set_name (TenboPlayerToggles *self,
                                    TbPlayer            player,
                                    const char         *name);

/* Sets a second line of the toggle of @player, which also describes it for screen readers. If
 * @detail is "", the line is empty but has its space; if it is NULL, there is no line. */
void tenbo_player_toggles_set_detail (TenboPlayerToggles *self,
                                      TbPlayer            player,
                                      const char         *detail);

/* Sets the mark of the toggle of @player to the side of the table where they sit; initially the
 * default one. */
void tenbo_player_toggles_set_place (TenboPlayerToggles *self,
                                     TbPlayer            player,
                                     TbSide              side);

/* The players whose toggles are pressed, and those whose toggles are sensitive */
void        tenbo_player_toggles_set_active (TenboPlayerToggles *self,
                                             TbPlayerSet         players);
TbPlayerSet tenbo_player_toggles_get_active (TenboPlayerToggles *self);
void        tenbo_player_toggles_set_available (TenboPlayerToggles *self,
                                                TbPlayerSet         players);

G_END_DECLS
