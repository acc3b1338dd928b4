/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rules.h"
#include "tb-tiles.h"

/* Sets of kinds, and counts of the tiles of a suit (docs/hand-valuation.md). Only the engine's own
 * files include this header. */

/* A set of kinds, bit n for kind n: each suit has sixteen bits. */
typedef uint64_t TbKindSet;

#define TB_KIND_BIT(tile) ((TbKindSet) 1 << ((tile) & 0x3f))

/* The same ranks in each of the three suits. */
#define TB_IN_SUITS(ranks) ((TbKindSet) (ranks) * 0x000100010001ull)

#define TB_KINDS_SUITS     TB_IN_SUITS (0x1ff)
#define TB_KINDS_WINDS     ((TbKindSet) 0x0f << 48)
#define TB_KINDS_DRAGONS   ((TbKindSet) 0x70 << 48)
#define TB_KINDS_HONOURS   (TB_KINDS_WINDS | TB_KINDS_DRAGONS)
#define TB_KINDS_TERMINALS TB_IN_SUITS (0x101)
#define TB_KINDS_OUTSIDE   (TB_KINDS_TERMINALS | TB_KINDS_HONOURS)

/* All kinds of tiles except flowers. */
#define TB_KINDS_ALL (TB_KINDS_SUITS | TB_KINDS_HONOURS)

/* Returns the lowest kind of @kinds, which is not empty. */
static inline TbTile
tb_lowest_kind (TbKindSet kinds)
{
  return (TbTile) __builtin_ctzll (kinds);
}

/* Returns the kinds in play: three players omit 2 to 8 of manzu. */
static inline TbKindSet
tb_kinds_played (const TbRules *rules)
{
  return rules->players == 3 ? TB_KINDS_ALL & ~(TbKindSet) 0x0fe : TB_KINDS_ALL;
}

/* Returns the lowest kind of each three of @kinds that are @apart ranks apart in one suit. */
static inline TbKindSet
tb_three_in_row (TbKindSet kinds,
                 int       apart)
{
  kinds &= TB_KINDS_SUITS;

  return kinds & kinds >> apart & kinds >> 2 * apart;
}

/* The counts of a suit with @n tiles of each rank. */
#define TB_COUNT_EACH(n) ((TbSuitCounts) (n) * 0010101010101010101)

/* One tile of a rank, a run that begins with it, and the maximum number of tiles. */
#define TB_COUNT_ONE(rank) ((TbSuitCounts) 1 << TB_COUNT_BITS * (rank))
#define TB_COUNT_RUN(rank) ((TbSuitCounts) 010101 << TB_COUNT_BITS * (rank))
#define TB_COUNT_ALL(rank) ((TbSuitCounts) 077 << TB_COUNT_BITS * (rank))

#define TB_COUNT_TERMINALS (TB_COUNT_ALL (0) | TB_COUNT_ALL (TB_N_RANKS - 1))

/* Returns the lowest rank in @counts, which are not empty. */
static inline int
tb_lowest_rank (TbSuitCounts counts)
{
  return __builtin_ctzll (counts) / TB_COUNT_BITS;
}

/* Returns the number of tiles of @hand without the winning one, each meld counted as three. */
static inline int32_t
tb_count_tiles (const TbTileHand *hand)
{
  return hand->n_tiles + 3 * hand->n_melds;
}

/* Returns the number of tiles of @kind in the suits @counts. */
static inline int32_t
tb_count_of_kind (const TbSuitCounts counts[static TB_N_SUITS],
                  TbTile             kind)
{
  return tb_count_of (counts[TB_TILE_SUIT (kind)], TB_TILE_RANK (kind));
}

/* Adds the tiles of @meld to the suits @counts. */
static inline void
tb_count_meld (TbSuitCounts  counts[static TB_N_SUITS],
               const TbMeld *meld)
{
  static const TbSuitCounts tiles[] = {
    [TB_MELD_CHI] = TB_COUNT_RUN (0),
    [TB_MELD_PON] = 3,
    [TB_MELD_KAN] = TB_TILE_COPIES,
    [TB_MELD_KAKAN] = TB_TILE_COPIES,
    [TB_MELD_ANKAN] = TB_TILE_COPIES,
  };

  counts[TB_TILE_SUIT (meld->tile)] += tiles[meld->kind]
                                       << TB_COUNT_BITS * TB_TILE_RANK (meld->tile);
}

/* Returns a kind of which the suits @counts have more copies than exist, or TB_TILE_NONE. */
static inline TbTile
tb_find_fifth_copy (const TbSuitCounts counts[static TB_N_SUITS])
{
  for (int suit = 0; suit < TB_N_SUITS; suit++)
    {
      /* Adding 3 to a count of 5 or more gives at least 8. */
      TbSuitCounts many = (counts[suit] + TB_COUNT_EACH (3)) & TB_COUNT_EACH (070);

      if (many != 0)
        return TB_TILE (suit, tb_lowest_rank (many));
    }

  return TB_TILE_NONE;
}
