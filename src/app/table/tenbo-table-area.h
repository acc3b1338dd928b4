/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-game.h"
#include "tenbo-table-layout.h"

G_BEGIN_DECLS

/* The table: the players' panels and the centre with round, counters, pots, dealer and total.
 * A line drawn from panel to panel is a ron: it activates table.ron-from.
 * It takes the focus itself, where Enter does nothing.
 * Around the table, three players leave the place empty where a fourth would sit.
 *
 * Properties: "view" (TenboTableView), "arrangement" (TenboArrangement: by the room there is),
 * "large" (gboolean: figures for a large window). */
#define TENBO_TYPE_TABLE_AREA (tenbo_table_area_get_type ())
G_DECLARE_FINAL_TYPE (TenboTableArea, tenbo_table_area, TENBO, TABLE_AREA, GtkWidget)

/* Shows @game, and follows it from now on. */
void tenbo_table_area_set_game (TenboTableArea *self,
                                TenboGame      *game);

/* Compares everybody with @rival; TB_NOBODY: with nobody. */
void tenbo_table_area_set_rival (TenboTableArea *self,
                                 TbPlayer        rival);

/* Tells @text in the middle of the table, in the place of the round, for some seconds or until the
 * table shows something else. There it covers no score, no stick and no button. */
void tenbo_table_area_tell (TenboTableArea *self,
                            const char     *text);

G_END_DECLS
