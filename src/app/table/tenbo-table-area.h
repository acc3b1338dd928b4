/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-game.h"
#include "tenbo-table-layout.h"

G_BEGIN_DECLS

/* The table: the players' panels and the center with round, counters, pots, dealer and total. A
 * line that the user draws from panel to panel is a ron and activates table.ron-from. The table
 * itself can take the focus; Enter does nothing there. Around the table, three players leave the
 * side of the fourth player empty.
 *
 * Properties: "view" (TenboTableView), "arrangement" (TenboArrangement for the available space). */
#define TENBO_TYPE_TABLE_AREA (tenbo_table_area_get_type ())
G_DECLARE_FINAL_TYPE (TenboTableArea, tenbo_table_area, TENBO, TABLE_AREA, GtkWidget)

/* Shows @game and follows its changes. */
void tenbo_table_area_set_game (TenboTableArea *self,
                                TenboGame      *game);

/* Compares everybody with @rival, or with nobody if it is TB_NOBODY. */
void tenbo_table_area_set_rival (TenboTableArea *self,
                                 TbPlayer        rival);

/* Shows @text in the center of the table instead of the round, for some seconds or until the table
 * shows something else. There it covers no score, stick or button. */
void tenbo_table_area_announce (TenboTableArea *self,
                                const char     *text);

G_END_DECLS
