/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-hand-value.h"
#include "tb-kinds.h"

/* The closed part of a hand as sets and a pair; only the engine's own files include this. */

typedef struct
{
  TbKindSet runs;     /* their lowest tiles */
  TbKindSet odd_runs; /* of these, those there are one or three of, */
  TbKindSet twins;    /* and two or more */
  TbKindSet triplets;
  uint32_t  sets; /* eight bits each: the kind, and TB_SPLIT_RUN */
  int32_t   n_runs;
  int32_t   fu; /* of the triplets, all of them concealed */
  TbTile    pair;
} TbSplit;

/* Marks a run in the sets of a split, whose eight bits are a kind otherwise. */
#define TB_SPLIT_RUN 0x80u

/* The most ways to read fourteen tiles as four sets and a pair: of three pairs two more than one
 * leave sets that can be read in more than one way. */
#define TB_MAX_SPLITS 9

/* Lists the ways to read @counts as a pair and @n_sets sets, as many as they have tiles for. @out
 * holds TB_MAX_SPLITS. Returns the count, 0 if there is none. */
int32_t tb_split (const TbSuitCounts counts[static TB_N_SUITS],
                  int                n_sets,
                  TbSplit           *out);

/* The fu of a concealed triplet of @kind; an open one has half, a kan four times as many. */
static inline int32_t
tb_triplet_fu (TbTile kind)
{
  return 4 << (TB_KINDS_OUTSIDE >> kind & 1);
}

/* Each adds a set to @split. */
static inline void
tb_split_add_run (TbSplit *split,
                  TbTile   kind)
{
  TbKindSet bit = TB_KIND_BIT (kind);

  split->sets = split->sets << 8 | kind | TB_SPLIT_RUN;
  split->twins |= split->runs & bit;
  split->runs |= bit;
  split->odd_runs ^= bit;
  split->n_runs++;
}

static inline void
tb_split_add_triplet (TbSplit *split,
                      TbTile   kind)
{
  split->sets = split->sets << 8 | kind;
  split->triplets |= TB_KIND_BIT (kind);
  split->fu += tb_triplet_fu (kind);
}

/* Whether @counts, fourteen tiles, are seven pairs; @four_alike: of which two may be alike. */
bool tb_is_seven_pairs (const TbSuitCounts counts[static TB_N_SUITS],
                        bool               four_alike);

/* How many kinds of seven pairs have four tiles or more. */
int32_t tb_sets_in_seven_pairs (const TbSuitCounts counts[static TB_N_SUITS]);

/* Whether @counts, fourteen tiles, are all terminals and honours and one of them again. */
bool tb_is_kokushi (const TbSuitCounts counts[static TB_N_SUITS]);
