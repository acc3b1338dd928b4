/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-split.h"

/* Of a run of three ranks and of a triplet the ranks sum to a multiple of three, and so do the
 * numbers of their tiles. So the suit of the pair is the one with two tiles over, and its rank is
 * known but for multiples of three. What is left is split from its lowest tile: of three alike
 * three are a triplet, fewer begin runs. Where three triplets stand in a row, they can be three
 * equal runs as well; no other way to read the tiles is left. */

/* Terminals and honours. */
#define N_OUTSIDE 13

/* What twice the sum of the ranks leaves: the rank of the pair, but for multiples of three. */
static inline int
pair_rank_over_three (TbSuitCounts counts)
{
  TbSuitCounts ones = counts & 0x0f00f00f0;
  TbSuitCounts twos = counts & 0xf00f00f00;

  return (int) ((2 * ones + twos) % 3);
}

/* Adds the sets of @suit. Returns false if @counts are not of sets. */
static inline bool
split_suit (TbSuitCounts counts,
            TbTile       suit,
            TbSplit     *split)
{
  while (counts != 0)
    {
      int          rank = tb_lowest_rank (counts);
      TbSuitCounts rest = counts >> 4 * rank;

      if ((rest & 0xf) >= 3)
        {
          tb_split_add_triplet (split, (TbTile) (suit + rank));
          rest -= 3;
        }
      else if ((rest & 0xf0) != 0 && (rest & 0xf00) != 0)
        {
          tb_split_add_run (split, (TbTile) (suit + rank));
          rest -= TB_COUNT_RUN;
        }
      else
        return false;

      counts = rest << 4 * rank;
    }

  return true;
}

/* The same of the honours, of which two alike are the pair. */
static inline bool
split_honours (TbSuitCounts counts,
               TbSplit     *split)
{
  while (counts != 0)
    {
      int    rank = tb_lowest_rank (counts);
      TbTile kind = TB_TILE (TB_SUIT_HONOURS, rank);
      int    n = tb_count_of (counts, rank) >= 3 ? 3 : 2;

      if (n == 3)
        tb_split_add_triplet (split, kind);
      else if (tb_count_of (counts, rank) == 2 && split->pair == TB_TILE_NONE)
        split->pair = kind;
      else
        return false;

      counts -= (TbSuitCounts) n << 4 * rank;
    }

  return true;
}

/* The same as @from, which has @n_sets, with the triplets of @first and of the two ranks above it
 * read as runs. */
static void
read_as_runs (const TbSplit *from,
              int            n_sets,
              TbTile         first,
              TbSplit       *out)
{
  TbKindSet triplets = TB_KIND_BIT (first) * 7;

  *out = (TbSplit) { .pair = from->pair };
  for (int i = 0; i < n_sets; i++)
    {
      uint32_t  set = from->sets >> 8 * i & 0xff;
      TbTile    kind = (TbTile) (set & ~TB_SPLIT_RUN);
      TbKindSet bit = TB_KIND_BIT (kind);

      if (set & TB_SPLIT_RUN)
        tb_split_add_run (out, kind);
      else if (triplets & bit)
        {
          tb_split_add_run (out, first);
          triplets &= ~bit;
        }
      else
        tb_split_add_triplet (out, kind);
    }
}

/* Adds to @rest, the rest of a hand of @n_sets sets, those of @counts, which are of @suit without
 * the pair, and lists the ways to read what it is then. Returns the count. */
static inline int32_t
finish_split (TbSplit      rest,
              int          n_sets,
              TbSuitCounts counts,
              TbTile       suit,
              TbSplit     *out)
{
  TbKindSet rows;
  int32_t   n = 1;

  if (!split_suit (counts, suit, &rest))
    return 0;

  *out = rest;
  rows = rest.triplets & rest.triplets >> 1 & rest.triplets >> 2 & TB_IN_SUITS (0x7f);
  for (; rows != 0; rows &= rows - 1)
    read_as_runs (out, n_sets, tb_lowest_kind (rows), &out[n++]);

  return n;
}

/* The suit of @counts with two tiles over; in number the tiles are those of sets and a pair.
 * Returns false if a suit has one tile over, or several have two. */
static inline bool
find_pair_suit (const TbSuitCounts *counts,
                TbSuit             *out)
{
  /* Two bits for each suit. Sixteen leaves one over three, so counts leave what their sum does. */
  uint32_t over = 0;

  for (unsigned suit = 0; suit < TB_N_SUITS; suit++)
    over |= (uint32_t) (counts[suit] % 3) << 2 * suit;
  if ((over & 0x55) != 0 || (over & (over - 1)) != 0)
    return false;

  *out = (TbSuit) (__builtin_ctz (over) / 2);
  return true;
}

int32_t
tb_split (const TbSuitCounts counts[static TB_N_SUITS],
          int                n_sets,
          TbSplit           *out)
{
  TbSplit      rest = { .pair = TB_TILE_NONE };
  TbSuit       pair_suit;
  TbSuitCounts of_pair;
  int32_t      n = 0;

  if (!find_pair_suit (counts, &pair_suit) || !split_honours (counts[TB_SUIT_HONOURS], &rest))
    return 0;
  for (int suit = TB_SUIT_MANZU; suit < TB_SUIT_HONOURS; suit++)
    if (suit != (int) pair_suit && !split_suit (counts[suit], TB_TILE (suit, 0), &rest))
      return 0;
  if (pair_suit == TB_SUIT_HONOURS)
    return finish_split (rest, n_sets, 0, 0, out);

  of_pair = counts[pair_suit];
  for (int rank = pair_rank_over_three (of_pair); rank < TB_N_RANKS; rank += 3)
    if (tb_count_of (of_pair, rank) >= 2)
      {
        rest.pair = TB_TILE (pair_suit, rank);
        n += finish_split (rest, n_sets, of_pair - 2 * TB_COUNT_ONE (rank),
                           TB_TILE (pair_suit, 0), &out[n]);
      }

  return n;
}

bool
tb_is_seven_pairs (const TbSuitCounts counts[static TB_N_SUITS],
                   bool               four_alike)
{
  TbSuitCounts bits = counts[0] | counts[1] | counts[2] | counts[3];

  return (bits & (four_alike ? TB_COUNTS_ONCE : ~(2 * TB_COUNTS_ONCE))) == 0;
}

int32_t
tb_sets_in_seven_pairs (const TbSuitCounts counts[static TB_N_SUITS])
{
  int32_t n = 0;

  for (int suit = 0; suit < TB_N_SUITS; suit++)
    {
      TbSuitCounts sets = (counts[suit] >> 2 | counts[suit] >> 3) & TB_COUNTS_ONCE;

      for (; sets != 0; sets &= sets - 1)
        n++;
    }

  return n;
}

bool
tb_is_kokushi (const TbSuitCounts counts[static TB_N_SUITS])
{
  TbSuitCounts suits = counts[TB_SUIT_MANZU] | counts[TB_SUIT_PINZU] | counts[TB_SUIT_SOUZU];
  int          kinds = 0;

  if ((suits & TB_COUNTS_MIDDLE) != 0)
    return false;

  for (int suit = 0; suit < TB_N_SUITS; suit++)
    for (TbSuitCounts left = counts[suit]; left != 0; kinds++)
      left &= ~((TbSuitCounts) 0xf << 4 * tb_lowest_rank (left));

  return kinds == N_OUTSIDE;
}
