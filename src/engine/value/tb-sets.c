/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-sets.h"

/* --- Four sets and a pair --- */

/* Splits the tiles @left of @suit, the lowest first: three of a kind are a triplet, any other tile
 * begins a run. Returns false if a tile does neither. */
static bool
read_suit (TbSuitCounts left,
           TbSuit       suit,
           TbSets      *sets)
{
  while (left != 0)
    {
      int    rank = tb_lowest_rank (left);
      TbTile kind = TB_TILE (suit, rank);

      if (tb_count_of (left, rank) >= 3)
        {
          tb_sets_add_triplet (sets, kind);
          left -= 3 * TB_COUNT_ONE (rank);
        }
      else if (suit != TB_SUIT_HONOURS && tb_count_of (left, rank + 1) > 0 &&
               tb_count_of (left, rank + 2) > 0)
        {
          tb_sets_add_run (sets, kind);
          left -= TB_COUNT_RUN (rank);
        }
      else
        return false;
    }

  return true;
}

/* Replaces the triplets of @first and the two ranks above it by three equal runs; copies everything
 * else of @from. */
static void
read_as_runs (const TbSets *from,
              TbTile        first,
              TbSets       *out)
{
  TbKindSet triplets = TB_KIND_BIT (first) * 7;

  *out = (TbSets) { .pair = from->pair };
  for (int i = 0; i < from->n_sets; i++)
    {
      TbTile tile = from->sets[i].tile;

      if (from->sets[i].run)
        tb_sets_add_run (out, tile);
      else if (!(triplets & TB_KIND_BIT (tile)))
        tb_sets_add_triplet (out, tile);
      else
        {
          for (int run = 0; run < 3 && tile == first; run++)
            tb_sets_add_run (out, first);
          triplets &= ~TB_KIND_BIT (tile);
        }
    }
}

/* Returns the suit of the pair: the only one whose number of tiles is not a multiple of three.
 * Returns TB_N_SUITS if @closed cannot be sets and a pair. */
static TbSuit
find_suit_of_pair (const TbSuitCounts closed[static TB_N_SUITS])
{
  TbSuit found = TB_N_SUITS;

  for (TbSuit suit = TB_SUIT_MANZU; suit < TB_N_SUITS; suit++)
    {
      /* 64 modulo 3 is 1, so the number has the same remainder as the sum of the counts. */
      TbSuitCounts left_over = closed[suit] % 3;

      if (left_over == 1 || (left_over == 2 && found != TB_N_SUITS))
        return TB_N_SUITS;
      if (left_over == 2)
        found = suit;
    }

  return found;
}

/* Lists the interpretations of @closed with a pair of @pair. The other tiles form sets in one way,
 * except that triplets of three consecutive ranks can also be three equal runs. Returns the
 * count. */
static int32_t
read_with_pair (const TbSuitCounts closed[static TB_N_SUITS],
                TbTile             pair,
                TbSets            *out)
{
  int32_t n = 1;

  *out = (TbSets) { .pair = TB_KIND_BIT (pair) };
  for (TbSuit suit = TB_SUIT_MANZU; suit < TB_N_SUITS; suit++)
    {
      bool         has_pair = suit == TB_TILE_SUIT (pair);
      TbSuitCounts left = has_pair ? 2 * TB_COUNT_ONE (TB_TILE_RANK (pair)) : 0;

      if (!read_suit (closed[suit] - left, suit, out))
        return 0;
    }

  for (TbKindSet rows = tb_three_in_row (out->triplets, 1); rows != 0; rows &= rows - 1)
    read_as_runs (out, tb_lowest_kind (rows), &out[n++]);

  return n;
}

int32_t
tb_read_sets (const TbSuitCounts closed[static TB_N_SUITS],
              TbSets            *out)
{
  TbSuit       suit = find_suit_of_pair (closed);
  TbSuitCounts left; /* a bit for each rank with at least two tiles */
  int32_t      n = 0;

  if (suit == TB_N_SUITS)
    return 0;

  left = (closed[suit] + TB_COUNT_EACH (036)) & TB_COUNT_EACH (040);
  for (; left != 0; left &= left - 1)
    n += read_with_pair (closed, TB_TILE (suit, tb_lowest_rank (left)), &out[n]);

  return n;
}

/* --- Other shapes --- */

bool
tb_is_seven_pairs (const TbSuitCounts closed[static TB_N_SUITS],
                   bool               four_alike)
{
  TbSuitCounts any = closed[0] | closed[1] | closed[2] | closed[3];

  return (any & TB_COUNT_EACH (1)) == 0 && (four_alike || (any & TB_COUNT_EACH (074)) == 0);
}

int32_t
tb_count_four_alike (const TbSuitCounts closed[static TB_N_SUITS])
{
  int32_t n = 0;

  for (int suit = 0; suit < TB_N_SUITS; suit++)
    for (int rank = 0; rank < TB_N_RANKS; rank++)
      n += tb_count_of (closed[suit], rank) >= 4;

  return n;
}

bool
tb_is_kokushi (const TbSuitCounts closed[static TB_N_SUITS])
{
  for (TbKindSet left = TB_KINDS_OUTSIDE; left != 0; left &= left - 1)
    if (tb_count_of_kind (closed, tb_lowest_kind (left)) == 0)
      return false;

  /* The fourteenth tile repeats one of them. */
  return ((closed[0] | closed[1] | closed[2]) & ~TB_COUNT_TERMINALS) == 0;
}

/* --- The position of the winning tile --- */

/* 123 and 789, by their lowest tiles. */
#define RUNS_123 TB_IN_SUITS (1)
#define RUNS_789 TB_IN_SUITS (1 << (TB_N_RANKS - 3))

TbWait
tb_wait_in_run (TbTile first,
                TbTile win)
{
  TbKindSet run = TB_KIND_BIT (first);

  if (win == first + 1)
    return TB_WAIT_CLOSED;

  return run & (win == first ? RUNS_789 : RUNS_123) ? TB_WAIT_EDGE : TB_WAIT_OPEN;
}

TbWaitSet
tb_find_waits (const TbSets *sets,
               TbTile        win)
{
  TbKindSet kind = TB_KIND_BIT (win);
  TbKindSet first = sets->runs & kind;
  TbKindSet middle = sets->runs & kind >> 1;
  TbKindSet last = sets->runs & kind >> 2;
  bool      open = ((first & ~RUNS_789) | (last & ~RUNS_123)) != 0;
  bool      edge = ((first & RUNS_789) | (last & RUNS_123)) != 0;
  bool      pairs = (sets->triplets & kind) != 0;
  bool      single = sets->pair == kind;

  return (TbWaitSet) open << TB_WAIT_OPEN | (TbWaitSet) edge << TB_WAIT_EDGE |
         (TbWaitSet) (middle != 0) << TB_WAIT_CLOSED | (TbWaitSet) single << TB_WAIT_SINGLE |
         (TbWaitSet) pairs << TB_WAIT_PAIRS;
}
