/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-split.h"

/* A hand is split by division: all suits at once, and without a look at one tile after another.
 *
 * Let a suit be a polynomial, x^r for each tile of rank r. A run is x^r (1 + x + x^2), and a
 * triplet is nothing modulo three: there the tiles, divided by 1 + x + x^2, say how many runs begin
 * with each rank, none to two. Since (1 + x + x^2)(1 - x) is 1 - x^3, to divide is to multiply by
 * 1 - x and by 1 + x^3 + x^6.
 *
 * If runs seem to begin with 8 or 9, or with honours, there are tiles that are in no set. A pair of
 * rank p, 2 x^p, leaves two there and one a rank higher, and the same again every three ranks: this
 * tells its suit, and its rank but for multiples of three.
 *
 * Where there are three tiles more than the runs take they are a triplet. Three equal runs can
 * stand in place of three triplets in a row; no other way to read the tiles is left. */

#define EVERY_THIRD_RANK (TB_RANK (0) | TB_RANK (3) | TB_RANK (6))

/* No run begins with these. */
#define NO_RUNS (TB_RANKS_HONOURS | (TB_RANK (7) | TB_RANK (8)) * TB_RANK_SUITS)

/* A number modulo three for each kind. */
typedef struct
{
  TbRankSet some; /* one or two */
  TbRankSet two;
} Thirds;

static inline Thirds
add (Thirds a,
     Thirds b)
{
  TbRankSet one_more = a.some ^ b.two;
  TbRankSet other = b.some ^ a.two;

  return (Thirds) { (one_more ^ a.two) | (other ^ b.two), one_more & other };
}

static inline Thirds
negate (Thirds a)
{
  return (Thirds) { a.some, a.some ^ a.two };
}

/* @a, each number so many ranks higher. */
static inline Thirds
raise (Thirds a,
       int    ranks)
{
  return (Thirds) { a.some << TB_RANK_STEP * ranks, a.two << TB_RANK_STEP * ranks };
}

/* What is over three of a number of two binary digits. */
static inline Thirds
thirds_of_digits (TbRankSet ones,
                  TbRankSet twos)
{
  return (Thirds) { ones ^ twos, twos & ~ones };
}

/* What is over three of @counts: four and eight leave what one and two do. */
static inline Thirds
thirds_of (const TbRankCounts *counts)
{
  return add (thirds_of_digits (counts->ones, counts->twos),
              thirds_of_digits (counts->fours, counts->eights));
}

/* @tiles divided by a run. */
static inline Thirds
divide (Thirds tiles)
{
  Thirds steps = add (tiles, negate (raise (tiles, 1)));
  Thirds runs = add (add (steps, raise (steps, 3)), raise (steps, 6));

  return (Thirds) { runs.some & TB_RANKS_ALL, runs.two & TB_RANKS_ALL };
}

/* A pair of @kind, taken away, divided by a run. */
static inline Thirds
without_pair (TbRankSet kind)
{
  TbRankSet two = kind * (EVERY_THIRD_RANK << TB_RANK_STEP) & TB_RANKS_ALL;

  return (Thirds) { (kind * EVERY_THIRD_RANK & TB_RANKS_ALL) | two, two };
}

/* The kinds that can be the pair of tiles that were divided into @runs. */
static inline TbRankSet
pairs_of (Thirds runs)
{
  TbRankSet some_8 = runs.some >> 7 * TB_RANK_STEP & 0xf;
  TbRankSet two_8 = runs.two >> 7 * TB_RANK_STEP & 0xf;
  TbRankSet two_9 = runs.two >> 8 * TB_RANK_STEP & 0xf;

  return ((some_8 ^ two_8) | two_8 << TB_RANK_STEP | two_9 << 2 * TB_RANK_STEP) * EVERY_THIRD_RANK;
}

/* The kinds of which @runs take three tiles or more. */
static inline TbRankSet
in_three_runs (Thirds runs)
{
  Thirds    middle = raise (runs, 1);
  Thirds    high = raise (runs, 2);
  TbRankSet both = runs.some & middle.some;
  TbRankSet any = runs.some | middle.some;
  TbRankSet two = runs.two | middle.two;

  return (both & two) | (high.some & (both | two | (high.two & any)));
}

void
tb_split_add_run (TbSplit  *split,
                  TbRankSet kind)
{
  if (split->twins & kind)
    split->more[split->n_more++] = (TbSet) { tb_rank_lowest (kind), true };
  split->twins |= split->runs & kind;
  split->runs |= kind;
  split->odd_runs ^= kind;
}

/* The kinds of which there are six or more. */
static inline TbRankSet
six_alike (const TbRankCounts *counts)
{
  return (counts->twos & counts->fours) | counts->eights;
}

/* Takes a triplet of each of @kinds out of @counts into @split. */
static void
take_triplets (TbRankCounts *counts,
               TbRankSet     kinds,
               TbSplit      *split)
{
  /* Plus one, and minus four. */
  tb_rank_counts_add (counts, kinds, 0, 0);
  counts->fours ^= kinds;
  counts->eights ^= kinds & counts->fours;
  tb_split_add_triplets (split, kinds);
}

/* Takes the pair of @kind out of @counts. */
static inline void
take_pair (TbRankCounts *counts,
           TbRankSet     kind)
{
  TbRankSet from_four = kind & ~counts->twos;
  TbRankSet from_eight = from_four & ~counts->fours;

  counts->twos ^= kind;
  counts->fours ^= from_four;
  counts->eights ^= from_eight;
}

/* Takes a triplet of @kind out of @split, where there may be two of them. */
static void
remove_triplet (TbSplit  *split,
                TbRankSet kind)
{
  TbTile tile = tb_rank_lowest (kind);
  int    i = 0;

  split->n_triplets--;
  split->fu -= tb_triplet_fu (tile);
  while (i < split->n_more && split->more[i].tile != tile)
    i++;
  if (i < split->n_more)
    split->more[i] = split->more[--split->n_more];
  else
    split->triplets ^= kind;
}

/* The same as @from with the triplets of @first and of the two ranks above it read as runs. */
static void
read_as_runs (const TbSplit *from,
              TbRankSet      first,
              TbSplit       *out)
{
  *out = *from;
  for (int rank = 0; rank < 3; rank++)
    {
      remove_triplet (out, first << TB_RANK_STEP * rank);
      tb_split_add_run (out, first);
    }
}

/* Lists the ways to read @counts with the pair of @pair, without which they divide into @runs.
 * Returns the count. */
static inline int32_t
split_with_pair (TbRankCounts counts,
                 TbRankSet    pair,
                 Thirds       runs,
                 TbSplit     *out)
{
  TbRankSet in_runs = in_three_runs (runs);
  TbRankSet three, rows;
  int32_t   n = 1;

  *out = (TbSplit) { .runs = runs.some,
                     .twins = runs.two,
                     .odd_runs = runs.some ^ runs.two,
                     .pair = pair };
  take_pair (&counts, pair);
  /* Of six alike three are a triplet: there are no more than four runs to take the others. */
  while (six_alike (&counts) != 0)
    take_triplets (&counts, six_alike (&counts), out);

  three = (counts.ones & counts.twos) | counts.fours;
  if (((runs.some & NO_RUNS) | (in_runs & ~three)) != 0)
    return 0;

  tb_split_add_triplets (out, three & ~in_runs);
  rows = out->triplets & out->triplets >> TB_RANK_STEP & out->triplets >> 2 * TB_RANK_STEP &
         TB_RANKS_SUITS;
  for (; rows != 0; rows &= rows - 1)
    read_as_runs (out, rows & -rows, &out[n++]);

  return n;
}

int32_t
tb_split (const TbRankCounts *counts,
          TbSplit            *out)
{
  Thirds    runs = divide (thirds_of (counts));
  TbRankSet pairs = pairs_of (runs) & (counts->twos | counts->fours | counts->eights);
  int32_t   n = 0;

  for (; pairs != 0; pairs &= pairs - 1)
    {
      TbRankSet pair = pairs & -pairs;

      n += split_with_pair (*counts, pair, add (runs, without_pair (pair)), &out[n]);
    }

  return n;
}
