/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rules.h"
#include "tb-tiles.h"

/* Sets of kinds, and counts of the tiles of a suit (docs/hand-valuation.md); only the engine's own
 * files include this. */

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

/* All kinds of tiles but flowers. */
#define TB_KINDS_ALL (TB_KINDS_SUITS | TB_KINDS_HONOURS)

/* The lowest kind of @kinds, which is not empty. */
static inline TbTile
tb_lowest_kind (TbKindSet kinds)
{
  return (TbTile) __builtin_ctzll (kinds);
}

/* The kinds that are played with: three players leave out 2 to 8 of manzu. */
static inline TbKindSet
tb_kinds_played (const TbRules *rules)
{
  return rules->players == 3 ? TB_KINDS_ALL & ~(TbKindSet) 0x0fe : TB_KINDS_ALL;
}

/* The lowest of each three of @kinds that are @apart ranks apart in one suit. */
static inline TbKindSet
tb_three_in_row (TbKindSet kinds,
                 int       apart)
{
  kinds &= TB_KINDS_SUITS;

  return kinds & kinds >> apart & kinds >> 2 * apart;
}

/* So many tiles of each rank in the counts of a suit. */
#define TB_COUNT_EACH(n) ((TbSuitCounts) (n) * 0010101010101010101)

/* One tile of a rank, a run that begins with it, and as many as can be. */
#define TB_COUNT_ONE(rank) ((TbSuitCounts) 1 << TB_COUNT_BITS * (rank))
#define TB_COUNT_RUN(rank) ((TbSuitCounts) 010101 << TB_COUNT_BITS * (rank))
#define TB_COUNT_ALL(rank) ((TbSuitCounts) 077 << TB_COUNT_BITS * (rank))

#define TB_COUNT_TERMINALS (TB_COUNT_ALL (0) | TB_COUNT_ALL (TB_N_RANKS - 1))

/* The lowest rank that is in @counts, which are not empty. */
static inline int
tb_lowest_rank (TbSuitCounts counts)
{
  return __builtin_ctzll (counts) / TB_COUNT_BITS;
}

/* How many tiles @hand has without the winning one, each meld counted as three. */
static inline int32_t
tb_count_tiles (const TbTileHand *hand)
{
  return hand->n_tiles + 3 * hand->n_melds;
}

/* How many tiles of @kind the suits @counts have. */
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

/* A kind of which the suits @counts have more than there are, or TB_TILE_NONE. */
static inline TbTile
tb_find_fifth_copy (const TbSuitCounts counts[static TB_N_SUITS])
{
  for (int suit = 0; suit < TB_N_SUITS; suit++)
    {
      /* Of five and more, three more are eight. */
      TbSuitCounts many = (counts[suit] + TB_COUNT_EACH (3)) & TB_COUNT_EACH (070);

      if (many != 0)
        return TB_TILE (suit, tb_lowest_rank (many));
    }

  return TB_TILE_NONE;
}
