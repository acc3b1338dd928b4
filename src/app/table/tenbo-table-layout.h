/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-types.h"

#include "tenbo-table-side.h"
#include "tenbo-table-view.h"

G_BEGIN_DECLS

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

/* The largest size that a card has a use for. */
int tenbo_table_parts_max_card_width (const TenboTableParts *parts);
int tenbo_table_parts_max_card_height (const TenboTableParts *parts);

/* Whether the room is a column, higher than it is wide. */
gboolean tenbo_table_parts_is_column (const TenboTableParts *parts);

/* What stands at @side: the panel of who sits there, or the empty place. */
GtkWidget *tenbo_table_parts_get_at (const TenboTableParts *parts,
                                     TenboSide              side);

/* The size that fits every panel. */
void tenbo_table_parts_measure_panels (const TenboTableParts *parts,
                                       GtkOrientation         orientation,
                                       int                   *minimum,
                                       int                   *natural);

G_END_DECLS
