/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* How the players stand. */
typedef enum
{
  TENBO_ARRANGEMENT_AROUND, /* each at his side of the table, the round in the middle */
  TENBO_ARRANGEMENT_ROWS,   /* one below the other, the dealer first */
  TENBO_ARRANGEMENT_GRID,   /* two by two, the dealer first */
  TENBO_ARRANGEMENT_PAIRS,  /* the same where it is too low for cards */
  TENBO_ARRANGEMENT_TILES,  /* the same on a very small screen */
} TenboArrangement;

#define TENBO_TYPE_ARRANGEMENT (tenbo_arrangement_get_type ())
GType tenbo_arrangement_get_type (void);

/* The table: the players' panels and the centre with round, counters, pots, dealer and total.
 * Around the table, three players leave the place empty where a fourth would sit.
 *
 * Properties: "arrangement" (TenboArrangement), "large" (gboolean: figures to be read from
 * afar). */
#define TENBO_TYPE_TABLE_AREA (tenbo_table_area_get_type ())
G_DECLARE_FINAL_TYPE (TenboTableArea, tenbo_table_area, TENBO, TABLE_AREA, GtkWidget)

void tenbo_table_area_set_arrangement (TenboTableArea  *self,
                                       TenboArrangement arrangement);

void tenbo_table_area_set_large (TenboTableArea *self,
                                 gboolean        large);

/* Shows @game as it stands now. */
void tenbo_table_area_show (TenboTableArea *self,
                            TenboGame      *game);

G_END_DECLS
