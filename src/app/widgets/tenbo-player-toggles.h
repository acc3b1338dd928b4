/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-types.h"
#include "tenbo-seating.h"

G_BEGIN_DECLS

/* A row of big toggles, one for each player, under a heading: "Winner", "From", "Tenpai". It shows
 * a set of players and never changes it by itself: a press is told by "pressed", and who owns the
 * row answers by setting the new set. A group with the heading as its name; each toggle has the
 * name of its player.
 *
 * Properties: "title" (string), "stacked" (boolean: marks above the names, for a narrow window).
 * Signals: "pressed" (guint player). */
#define TENBO_TYPE_PLAYER_TOGGLES (tenbo_player_toggles_get_type ())
G_DECLARE_FINAL_TYPE (TenboPlayerToggles, tenbo_player_toggles, TENBO, PLAYER_TOGGLES, GtkBox)

void tenbo_player_toggles_set_title (TenboPlayerToggles *self,
                                     const char         *title);

void tenbo_player_toggles_set_stacked (TenboPlayerToggles *self,
                                       gboolean            stacked);

/* Shows @name on the toggle of @player, or hides the toggle if @name is NULL. */
void tenbo_player_toggles_set_name (TenboPlayerToggles *self,
                                    TbPlayer            player,
                                    const char         *name);

/* Marks the toggle of @player with the place where the body sits; at first the usual one. */
void tenbo_player_toggles_set_place (TenboPlayerToggles *self,
                                     TbPlayer            player,
                                     TbPlace             place);

/* The players whose toggles are pressed, and those whose toggles can be. */
void        tenbo_player_toggles_set_active (TenboPlayerToggles *self,
                                             TbPlayerSet         players);
TbPlayerSet tenbo_player_toggles_get_active (TenboPlayerToggles *self);
void        tenbo_player_toggles_set_available (TenboPlayerToggles *self,
                                                TbPlayerSet         players);

G_END_DECLS
