/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-types.h"
#include "tenbo-seating.h"

G_BEGIN_DECLS

/* How the table is looked at. */
typedef enum
{
  TENBO_TABLE_BESIDE, /* the screen stands beside the table: all upright */
  TENBO_TABLE_FLAT,   /* it lies in the middle: each panel is turned to its player */
  TENBO_TABLE_FAR,    /* it stands across the room: huge figures and the round, nothing else */
} TenboTableView;

#define TENBO_TYPE_TABLE_VIEW (tenbo_table_view_get_type ())
GType tenbo_table_view_get_type (void);

/* How the players stand beside the table, by the room there is. */
typedef enum
{
  TENBO_ARRANGEMENT_AROUND, /* each at his side of the table, the round in the middle */
  TENBO_ARRANGEMENT_ROWS,   /* one below the other, the dealer first */
  TENBO_ARRANGEMENT_TALL,   /* the same where it is so high that flat there is room for cards */
  TENBO_ARRANGEMENT_GRID,   /* two by two, the dealer first */
  TENBO_ARRANGEMENT_PAIRS,  /* the same where it is too low for cards */
  TENBO_ARRANGEMENT_TILES,  /* the same on a very small screen */
} TenboArrangement;

#define TENBO_TYPE_ARRANGEMENT (tenbo_arrangement_get_type ())
GType tenbo_arrangement_get_type (void);

/* Widgets turned to who sits at a side of a screen that lies flat. They are allocated with a
 * rotation, so pointers and accessibility reach them as they reach any other. */

/* The sides in turn order: who plays next sits to the right. */
typedef enum
{
  TENBO_SIDE_BOTTOM,
  TENBO_SIDE_RIGHT,
  TENBO_SIDE_TOP,
  TENBO_SIDE_LEFT,
} TenboSide;

#define TENBO_N_SIDES 4

/* Who sits at @place, by the players' colours as the screen lies on the table: blue at the
 * bottom, then clockwise. */
TenboSide tenbo_side_of_place (TbPlace place);

/* Allocates @widget so that it fills @place of its parent and its lower edge lies at @side, with
 * all of it drawn @scale (above 0) times as large. */
void tenbo_side_allocate_scaled (GtkWidget          *widget,
                                 TenboSide           side,
                                 const GdkRectangle *place,
                                 float               scale);

/* Whether who sits there sees the screen upright or upside down, not on its side. */
gboolean tenbo_side_is_upright (TenboSide side);

/* Where everything on the table stands. A layout measures its parts as a widget measures itself,
 * height for width, and gives each its place; it never changes what a part shows. */

/* What lies on the table; all borrowed. */
typedef struct
{
  GtkWidget       *centre;
  GtkWidget       *panels[TB_MAX_PLAYERS];
  GtkWidget       *rounds[TENBO_N_SIDES]; /* the round once more, for the player of each side */
  GtkWidget       *empty_place;           /* where a fourth player would sit */
  int              n_players;
  TenboSide        sides[TB_MAX_PLAYERS]; /* where each player sits */
  TbPlayer         dealer;
  TenboArrangement arrangement;
  gboolean         large;
} TenboTableParts;

typedef struct
{
  void (*measure) (const TenboTableParts *parts,
                   GtkOrientation         orientation,
                   int                    for_size,
                   int                   *minimum,
                   int                   *natural);
  void (*allocate) (const TenboTableParts *parts,
                    int                    width,
                    int                    height);
} TenboTableLayout;

/* All upright, each at his side of the table. */
extern const TenboTableLayout tenbo_around_layout;

/* All upright, in rows or two by two, the dealer first. */
extern const TenboTableLayout tenbo_list_layout;

/* Each turned to his side of the table. */
extern const TenboTableLayout tenbo_flat_layout;

/* As large as there is room. */
extern const TenboTableLayout tenbo_far_layout;

/* What stands at @side: the panel of who sits there, or the empty place. */
GtkWidget *tenbo_table_parts_get_at (const TenboTableParts *parts,
                                     TenboSide              side);

/* Whether the room is a column, higher than it is wide. */
gboolean tenbo_table_parts_is_column (const TenboTableParts *parts);

G_END_DECLS
