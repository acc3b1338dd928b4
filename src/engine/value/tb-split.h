/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-hand-value.h"
#include "tb-rank-sets.h"

/* The closed part of a hand as sets and a pair; only the engine's own files include this. */

typedef struct
{
  TbRankSet runs;     /* by their lowest tiles: all there are, */
  TbRankSet twins;    /* of these, those there are two of or more, */
  TbRankSet odd_runs; /* and one or three */
  TbRankSet triplets;
  TbRankSet pair;
  int32_t   n_triplets;
  int32_t   fu; /* of the triplets, all of them concealed */
  int32_t   n_more;
  TbSet     more[TB_MAX_MELDS]; /* third and fourth equal runs, and second triplets of five alike */
} TbSplit;

/* The most ways to read fourteen tiles as four sets and a pair: of three pairs two more than one
 * leave sets that can be read in more than one way. */
#define TB_MAX_SPLITS 9

/* Lists the ways to read @counts, three tiles for each set and two more, as sets and a pair. @out
 * holds TB_MAX_SPLITS. Returns the count, 0 if there is none. */
int32_t tb_split (const TbRankCounts *counts,
                  TbSplit            *out);

/* The fu of a concealed triplet of @kind; an open one has half, a kan four times as many. */
static inline int32_t
tb_triplet_fu (TbTile kind)
{
  return 4 << (TB_RANKS_OUTSIDE >> tb_rank_place (kind) & 1);
}

/* Adds to @split a run that begins with @kind. */
void tb_split_add_run (TbSplit  *split,
                       TbRankSet kind);

/* Adds to @split a triplet of each of @kinds. */
static inline void
tb_split_add_triplets (TbSplit  *split,
                       TbRankSet kinds)
{
  TbRankSet again = split->triplets & kinds;
  int32_t   n = tb_rank_set_size (kinds);

  for (; again != 0; again &= again - 1)
    split->more[split->n_more++] = (TbSet) { tb_rank_lowest (again), false };
  split->triplets |= kinds;
  split->n_triplets += n;
  split->fu += 4 * (n + tb_rank_set_size (kinds & TB_RANKS_OUTSIDE));
}

/* Whether @counts, fourteen tiles, are seven pairs; @four_alike: of which two may be alike. */
static inline bool
tb_is_seven_pairs (const TbRankCounts *counts,
                   bool                four_alike)
{
  return (counts->ones | (four_alike ? 0 : counts->fours | counts->eights)) == 0;
}

/* How many kinds of seven pairs have four tiles or more. */
static inline int32_t
tb_sets_in_seven_pairs (const TbRankCounts *counts)
{
  return tb_rank_set_size (counts->fours | counts->eights);
}

/* Whether @counts, fourteen tiles, are all terminals and honours and one of them again. */
static inline bool
tb_is_kokushi (const TbRankCounts *counts)
{
  return tb_rank_counts_any (counts) == TB_RANKS_OUTSIDE;
}
