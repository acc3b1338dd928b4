/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-wild-fill.h"

/* The lowest natural tile belongs to some group, and every group has a natural one: so a group is
 * taken for the lowest tile, with other natural tiles or with wild ones in its other places, until
 * no tile is left. A wild tile may stand beside a natural one of its kind that another group
 * needs. */

static bool fill_rest (TbWildFill *self);

/* The rank in its suit of the tile at @place of @group. */
static int
rank_in_group (TbWildGroup group,
               int         place)
{
  return TB_TILE_RANK (group.kind) + (group.run ? place : 0);
}

/* Goes on with one more group, if there are as many wild tiles as it needs: of the tiles of @group
 * the natural ones are taken. */
static bool
fill_with (TbWildFill *self,
           TbWildGroup group)
{
  TbSuitCounts *suit = &self->left[TB_TILE_SUIT (group.kind)];
  TbWildFill    before = *self;
  bool          found;

  for (int i = 0; i < group.size; i++)
    if (group.natural >> i & 1)
      *suit -= TB_COUNT_ONE (rank_in_group (group, i));
    else
      self->n_wild--;
  self->groups[self->n_groups++] = group;
  self->has_pair |= group.size == 2;

  found = self->n_wild >= 0 && fill_rest (self);

  *self = before;
  return found;
}

/* Groups of @size tiles alike, of which as many are natural as there are, or fewer. */
static bool
fill_with_alike (TbWildFill *self,
                 TbTile      kind,
                 int32_t     count,
                 uint8_t     size)
{
  for (int32_t natural = count < size ? count : size; natural > 0; natural--)
    if (fill_with (self, (TbWildGroup) { .kind = kind,
                                         .size = size,
                                         .natural = (uint8_t) ((1 << natural) - 1) }))
      return true;

  return false;
}

/* Runs from @first on, in which @kind is natural and nothing below it. */
static bool
fill_with_run (TbWildFill *self,
               TbTile      first,
               TbTile      kind)
{
  TbSuitCounts counts = self->left[TB_TILE_SUIT (kind)] >> 4 * TB_TILE_RANK (first);
  int          place = kind - first;
  int          there = 0;

  if ((self->played >> first & 7) != 7)
    return false;

  for (int i = place + 1; i < 3; i++)
    there |= (tb_count_of (counts, i) > 0) << i;
  for (int others = there;; others = (others - 1) & there)
    {
      TbWildGroup group = { .kind = first,
                            .run = true,
                            .size = 3,
                            .natural = (uint8_t) (others | 1 << place) };

      if (fill_with (self, group))
        return true;
      if (others == 0)
        return false;
    }
}

/* All groups that the natural tile @kind, the lowest, can be in. */
static bool
fill_with_lowest (TbWildFill *self,
                  TbTile      kind)
{
  int     rank = TB_TILE_RANK (kind);
  int32_t count = tb_count_of (self->left[TB_TILE_SUIT (kind)], rank);

  if (!self->has_pair && fill_with_alike (self, kind, count, 2))
    return true;
  if (fill_with_alike (self, kind, count, 3))
    return true;
  if (TB_TILE_SUIT (kind) == TB_SUIT_HONOURS)
    return false;

  for (int first = rank < 2 ? 0 : rank - 2; first <= rank && first <= TB_N_RANKS - 3; first++)
    if (fill_with_run (self, TB_TILE (TB_TILE_SUIT (kind), first), kind))
      return true;

  return false;
}

static bool
fill_rest (TbWildFill *self)
{
  int suit = 0;

  while (suit < TB_N_SUITS && self->left[suit] == 0)
    suit++;
  if (suit < TB_N_SUITS)
    return fill_with_lowest (self, TB_TILE (suit, tb_lowest_rank (self->left[suit])));

  if (self->n_groups < self->n_wanted)
    return false;
  if (self->visit == NULL)
    return true;

  self->visit (self);
  return false;
}

bool
tb_wild_fill (TbWildFill *fill)
{
  fill->n_groups = 0;
  fill->has_pair = false;

  return fill_rest (fill);
}
