/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

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

G_END_DECLS
