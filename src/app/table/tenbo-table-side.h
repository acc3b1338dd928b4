/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-place.h"

G_BEGIN_DECLS

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

/* Allocates @widget so that it fills @place of its parent and its lower edge lies at @side. */
void tenbo_side_allocate (GtkWidget          *widget,
                          TenboSide           side,
                          const GdkRectangle *place);

/* The same, with all of it drawn @scale (above 0) times as large. */
void tenbo_side_allocate_scaled (GtkWidget          *widget,
                                 TenboSide           side,
                                 const GdkRectangle *place,
                                 float               scale);

/* Whether who sits there sees the screen upright or upside down, not on its side. */
gboolean tenbo_side_is_upright (TenboSide side);

/* Four widgets around a place, one at each side; NULL: nothing there. Length is along the side,
 * depth from the edge to the middle; all in pixels. */
typedef struct
{
  GtkWidget *widgets[TENBO_N_SIDES];
  int        length;     /* the least that all of them need */
  int        depth;      /* the same */
  int        max_length; /* what they have a use for; at least @length */
  int        max_depth;
  int        spacing;
} TenboRing;

/* Finds out what the widgets of @ring need. What they have a use for is their natural size, or more
 * where @max_length and @max_depth were more before. */
void tenbo_ring_measure (TenboRing *ring);

/* The least that is needed along two sides that go from edge to edge, and along the two between
 * them, where what lies in the middle needs @middle in that direction. */
int tenbo_ring_min_whole (const TenboRing *ring,
                          int              middle);
int tenbo_ring_min_between (const TenboRing *ring,
                            int              middle);

/* Allocates the widgets around @room, and makes that what is left in the middle. */
void tenbo_ring_allocate (const TenboRing *ring,
                          GdkRectangle    *room);

G_END_DECLS
