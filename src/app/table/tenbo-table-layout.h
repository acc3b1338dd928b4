/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-types.h"
#include "tenbo-seating.h"

G_BEGIN_DECLS

/* The way in which players look at the screen */
typedef enum
{
  TENBO_TABLE_BESIDE, /* the screen is next to the table: everything is upright */
  TENBO_TABLE_FLAT,   /* it is in the middle: each panel is turned to its player */
  TENBO_TABLE_FAR,    /* it is across the room: huge numbers and the round, nothing else */
} TenboTableView;

#define TENBO_TYPE_TABLE_VIEW (tenbo_table_view_get_type ())
GType tenbo_table_view_get_type (void);

/* The arrangement of the panels, by the available space */
typedef enum
{
  TENBO_ARRANGEMENT_AROUND, /* each at their side of the table, the round in the center */
  TENBO_ARRANGEMENT_ROWS,   /* one below the other, the dealer first */
  TENBO_ARRANGEMENT_TALL,   /* rows, in a window that is high enough for cards in the flat view */
  TENBO_ARRANGEMENT_GRID,   /* two by two, the dealer first */
  TENBO_ARRANGEMENT_PAIRS,  /* two by two, in a window that is too low for cards */
  TENBO_ARRANGEMENT_TILES,  /* two by two, on a very small screen */
} TenboArrangement;

#define TENBO_TYPE_ARRANGEMENT (tenbo_arrangement_get_type ())
GType tenbo_arrangement_get_type (void);

/* Widgets turned to the player at one side of a screen that is flat on the table. They are
 * allocated with a rotation, so pointers and accessibility work as usual. */

/* The sides of the screen in turn order: the next player sits to the right. */
typedef enum
{
  TENBO_SCREEN_SIDE_BOTTOM,
  TENBO_SCREEN_SIDE_RIGHT,
  TENBO_SCREEN_SIDE_TOP,
  TENBO_SCREEN_SIDE_LEFT,
} TenboScreenSide;

#define TENBO_N_SCREEN_SIDES 4

/* Returns the side of the screen for @side, by the color of the side of the table: blue at the
 * bottom, then clockwise. */
TenboScreenSide tenbo_screen_side_of (TbSide side);

/* Allocates @widget to @area of its parent, with its lower edge at @side and its content scaled by
 * @scale (above 0). */
void tenbo_screen_side_allocate_scaled (GtkWidget          *widget,
                                        TenboScreenSide     side,
                                        const GdkRectangle *area,
                                        float               scale);

/* Returns whether the player at @side sees the screen upright or upside down, not sideways. */
gboolean tenbo_screen_side_is_upright (TenboScreenSide side);

/* The layouts of the table. A layout measures its parts height-for-width, like a widget, and
 * allocates them; it never changes their content. */

/* The parts of the table; all borrowed */
typedef struct
{
  GtkWidget       *centre;
  GtkWidget       *panels[TB_MAX_PLAYERS];
  GtkWidget       *rounds[TENBO_N_SCREEN_SIDES]; /* for each side; the first is the center */
  GtkWidget       *far_round;                    /* the round of the far view */
  GtkWidget       *empty_side;                   /* side of the missing fourth player */
  int              n_players;
  TenboScreenSide  sides[TB_MAX_PLAYERS]; /* side of each player */
  TbPlayer         dealer;
  TenboArrangement arrangement;
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

/* Upright panels, each at the player's side of the table */
extern const TenboTableLayout tenbo_around_layout;

/* Upright panels in rows or two by two, the dealer first */
extern const TenboTableLayout tenbo_list_layout;

/* Panels turned to their side of the table */
extern const TenboTableLayout tenbo_flat_layout;

/* Panels as large as the space allows */
extern const TenboTableLayout tenbo_far_layout;

/* Returns the widget at @side: the panel of the player who sits there, or the empty side. */
GtkWidget *tenbo_table_parts_get_at (const TenboTableParts *parts,
                                     TenboScreenSide        side);

/* Returns whether the panels are in one column, in a space that is higher than wide. */
gboolean tenbo_table_parts_is_column (const TenboTableParts *parts);

G_END_DECLS
