/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-hand-fu.h"

/* The interpretations of the closed part of a hand (docs/hand-valuation.md). Only the engine's own
 * files include this header. */

/* The closed part as sets and a pair. */
typedef struct
{
  int       n_sets;
  TbSet     sets[TB_MAX_MELDS];
  TbKindSet pair;
  TbKindSet runs; /* by their lowest tiles */
  TbKindSet triplets;
  int32_t   n_triplets;
  int32_t   fu;       /* of the triplets, all as concealed */
  TbKindSet odd_runs; /* runs that occur once or three times */
  int32_t   n_twins;  /* number of pairs of equal runs */
} TbSets;

static inline void
tb_sets_add_run (TbSets *sets,
                 TbTile  first)
{
  TbKindSet kind = TB_KIND_BIT (first);

  sets->sets[sets->n_sets++] = (TbSet) { first, true };
  sets->n_twins += (sets->odd_runs & kind) != 0;
  sets->odd_runs ^= kind;
  sets->runs |= kind;
}

static inline void
tb_sets_add_triplet (TbSets *sets,
                     TbTile  tile)
{
  sets->sets[sets->n_sets++] = (TbSet) { tile, false };
  sets->n_triplets++;
  sets->fu += tb_fu_of_triplet (tile);
  sets->triplets |= TB_KIND_BIT (tile);
}

/* Maximum number of interpretations of fourteen tiles as four sets and a pair. */
#define TB_MAX_INTERPRETATIONS 9

/* Lists the interpretations of the tiles @closed as sets and a pair: the lowest pair first, and for
 * each pair the one with the most triplets first. @out holds TB_MAX_INTERPRETATIONS. Returns the
 * count. */
int32_t tb_read_sets (const TbSuitCounts closed[static TB_N_SUITS],
                      TbSets            *out);

/* Whether fourteen tiles @closed are seven pairs; @four_alike allows two equal pairs. */
bool tb_is_seven_pairs (const TbSuitCounts closed[static TB_N_SUITS],
                        bool               four_alike);

/* Returns the number of kinds with at least four tiles in seven pairs. */
int32_t tb_count_four_alike (const TbSuitCounts closed[static TB_N_SUITS]);

/* Whether fourteen tiles @closed are all terminals and honors, one of them twice. */
bool tb_is_kokushi (const TbSuitCounts closed[static TB_N_SUITS]);

/* Returns the wait of a run from @first on that was won on @win, one of its tiles. */
TbWait tb_wait_in_run (TbTile first,
                       TbTile win);

/* Positions of the winning tile, bit n for the wait n. */
typedef uint32_t TbWaitSet;

/* Returns the positions in @sets that the kind @win can take. */
TbWaitSet tb_find_waits (const TbSets *sets,
                         TbTile        win);
