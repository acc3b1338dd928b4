/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-tiles.h"

/* Kinds of tiles as bits, and counts of a suit as nibbles; only the engine's own files include
 * this. */

/* A set of kinds, bit n for kind n: each suit has a lane of sixteen bits. */
typedef uint64_t TbKindSet;

#define TB_KIND_BIT(tile) ((TbKindSet) 1 << ((tile) & 0x3f))

/* The same ranks in each of the three suits. */
#define TB_IN_SUITS(ranks) ((TbKindSet) (ranks) * 0x000100010001ull)

#define TB_KINDS_HONOURS   ((TbKindSet) 0x7f << 48)
#define TB_KINDS_DRAGONS   ((TbKindSet) 0x70 << 48)
#define TB_KINDS_TERMINALS TB_IN_SUITS (0x101)
#define TB_KINDS_OUTSIDE   (TB_KINDS_TERMINALS | TB_KINDS_HONOURS)

/* All kinds of tiles but flowers. */
#define TB_KINDS_ALL (TB_IN_SUITS (0x1ff) | TB_KINDS_HONOURS)

/* One tile of a rank in the counts of its suit, and a run that begins with it. */
#define TB_COUNT_ONE(rank) ((TbSuitCounts) 1 << 4 * (rank))
#define TB_COUNT_RUN       ((TbSuitCounts) 0x111)

/* Every rank once. */
#define TB_COUNTS_ONCE ((TbSuitCounts) 0x111111111)

static inline int32_t
tb_count_of (TbSuitCounts counts,
             int          rank)
{
  return (int32_t) (counts >> 4 * rank & 0xf);
}

/* Whether @hand has as many tiles as one that wins, a meld counted as three, the winning one among
 * them. */
static inline bool
tb_is_whole_hand (const TbTileHand *hand)
{
  return hand->win != TB_TILE_NONE && hand->n_tiles + 3 * hand->n_melds == TB_MAX_HAND_TILES;
}

/* The lowest rank that is in @counts, which are not empty. */
static inline int
tb_lowest_rank (TbSuitCounts counts)
{
  return __builtin_ctzll (counts) / 4;
}

/* The lowest kind of @kinds, which is not empty. */
static inline TbTile
tb_lowest_kind (TbKindSet kinds)
{
  return (TbTile) __builtin_ctzll (kinds);
}
