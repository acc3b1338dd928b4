/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-kinds.h"

/* The kinds of a whole hand rank by rank, so that all suits are worked on at once; only the
 * engine's own files include this. */

/* A set of kinds. The lowest rank has the lowest four bits, one for each suit, and so on: the same
 * rank of the next suit is one bit further, the next rank of the same suit four. No suit runs over
 * into another. (TbKindSet is in the order of kinds, to go through them.) */
typedef uint64_t TbRankSet;

/* How many there are of each kind: the binary digits of the counts, a set of kinds for each. */
typedef struct
{
  TbRankSet ones;
  TbRankSet twos;
  TbRankSet fours;
  TbRankSet eights;
  TbRankSet sixteens;
} TbRankCounts;

/* How far apart ranks are. */
#define TB_RANK_STEP 4

/* A rank of manzu, and the first rank of manzu, pinzu and souzu: times some ranks, these of all
 * three. */
#define TB_RANK(rank) ((TbRankSet) 1 << TB_RANK_STEP * (rank))
#define TB_RANK_SUITS ((TbRankSet) 7)

#define TB_RANKS_ALL       ((TbRankSet) 0xfffffffff)
#define TB_RANKS_SUITS     ((TbRankSet) 0x777777777)
#define TB_RANKS_MANZU     ((TbRankSet) 0x111111111)
#define TB_RANKS_HONOURS   ((TbRankSet) 0x888888888)
#define TB_RANKS_TERMINALS ((TbRankSet) 0x700000007)
#define TB_RANKS_WINDS     ((TbRankSet) 0x000008888)
#define TB_RANKS_DRAGONS   ((TbRankSet) 0x008880000)
#define TB_RANKS_OUTSIDE   (TB_RANKS_TERMINALS | TB_RANKS_WINDS | TB_RANKS_DRAGONS)

/* The number of the bit of @kind. */
static inline int
tb_rank_place (TbTile kind)
{
  return (kind << 2 | kind >> 4) & 0x3f;
}

static inline TbRankSet
tb_rank_bit (TbTile kind)
{
  return (TbRankSet) 1 << tb_rank_place (kind);
}

/* The honour that is @wind. */
static inline TbRankSet
tb_rank_wind (TbWind wind)
{
  return TB_RANK (wind) << TB_SUIT_HONOURS;
}

/* The lowest kind of @set, which is not empty. */
static inline TbTile
tb_rank_lowest (TbRankSet set)
{
  int place = __builtin_ctzll (set);

  return (TbTile) ((place << 4 | place >> 2) & 0x3f);
}

/* How many kinds are in @set, fifteen at most. The oldest processors that builds are for have no
 * instruction for it. */
static inline int32_t
tb_rank_set_size (TbRankSet set)
{
  set -= set >> 1 & 0x5555555555555555;
  set = (set & 0x3333333333333333) + (set >> 2 & 0x3333333333333333);

  /* Each four bits count their own now; the highest of the product are the sum of all. */
  return (int32_t) (set * 0x1111111111111111 >> 60);
}

/* The kinds of which there are any in @counts. */
static inline TbRankSet
tb_rank_counts_any (const TbRankCounts *counts)
{
  return counts->ones | counts->twos | counts->fours | counts->eights | counts->sixteens;
}

/* The kinds of which there are five or more in @counts. */
static inline TbRankSet
tb_rank_counts_five (const TbRankCounts *counts)
{
  return (counts->fours & (counts->ones | counts->twos)) | counts->eights | counts->sixteens;
}

/* How many of @kind there are in @counts. */
static inline int32_t
tb_rank_counts_of (const TbRankCounts *counts,
                   TbTile              kind)
{
  int place = tb_rank_place (kind);

  return (int32_t) ((counts->ones >> place & 1) | (counts->twos >> place & 1) << 1 |
                    (counts->fours >> place & 1) << 2 | (counts->eights >> place & 1) << 3 |
                    (counts->sixteens >> place & 1) << 4);
}

/* Adds to @counts the digits @ones, @twos and @fours. */
static inline void
tb_rank_counts_add (TbRankCounts *counts,
                    TbRankSet     ones,
                    TbRankSet     twos,
                    TbRankSet     fours)
{
  TbRankSet two = counts->ones & ones;
  TbRankSet four = (counts->twos & twos) | ((counts->twos ^ twos) & two);
  TbRankSet eight = (counts->fours & fours) | ((counts->fours ^ fours) & four);

  counts->ones ^= ones;
  counts->twos ^= twos ^ two;
  counts->fours ^= fours ^ four;
  counts->sixteens |= counts->eights & eight;
  counts->eights ^= eight;
}

/* Swaps what stands @by bits higher in @low, at the bits @mask, with what stands there in @high. */
static inline void
tb_rank_swap (uint64_t *low,
              uint64_t *high,
              int       by,
              uint64_t  mask)
{
  uint64_t differ = (*low >> by ^ *high) & mask;

  *high ^= differ;
  *low ^= differ << by;
}

/* Sets @out to what @suits count. In each rank the four digits of four suits are a square of bits,
 * which is flipped over its diagonal. */
static inline void
tb_rank_counts_of_suits (const TbSuitCounts suits[static TB_N_SUITS],
                         TbRankCounts      *out)
{
  TbRankCounts rows = { suits[0], suits[1], suits[2], suits[3], 0 };

  tb_rank_swap (&rows.ones, &rows.fours, 2, 0x333333333);
  tb_rank_swap (&rows.twos, &rows.eights, 2, 0x333333333);
  tb_rank_swap (&rows.ones, &rows.twos, 1, 0x555555555);
  tb_rank_swap (&rows.fours, &rows.eights, 1, 0x555555555);
  *out = rows;
}
