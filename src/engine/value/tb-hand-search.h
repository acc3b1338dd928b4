/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-sets.h"

/* The search for the highest-valued interpretation of a hand (docs/hand-valuation.md). Only the
 * engine's own files include this header. */

/* --- Facts that all interpretations of a hand share --- */

/* The melds of a hand. */
typedef struct
{
  bool      open; /* at least one is called */
  TbKindSet runs; /* by their lowest tiles */
  TbKindSet triplets;
  int32_t   n_triplets; /* including kans */
  int32_t   n_kans;
  int32_t   n_concealed_kans;
  int32_t   fu;
} TbMelds;

typedef struct
{
  const TbScorer   *scorer;
  const TbRules    *rules;
  const TbTileHand *hand;
  TbWon             won;

  /* The tiles, with the winning one; wild tiles only after the search has assigned them a kind. */
  int32_t      n_wild;
  int32_t      n_standing;
  TbTile       standing[TB_MAX_WILD_TILES]; /* kinds that wild tiles represent */
  TbSuitCounts closed[TB_N_SUITS];
  TbSuitCounts all[TB_N_SUITS]; /* including melds */
  TbTile       win;             /* kind of the winning tile, or the kind it represents */
  uint32_t     reds;            /* number of red fives: eight bits per suit */
  int32_t      n_norths;        /* set aside; not in either count above */

  TbMelds   melds;
  int32_t   waits; /* kinds that complete the hand, if otafuku counts them; else 0 */
  TbDora    dora;
  TbYakuSet yaku; /* of the tiles and of the way of winning */
} TbHandFacts;

/* Finds the facts of @hand, in which no wild tile has a kind yet. Returns TB_HAND_FINE, or
 * TB_HAND_BAD_TILES with the tile in @bad_tile, which is TB_TILE_NONE if the number of tiles is
 * wrong. */
TbHandError tb_hand_facts_init (TbHandFacts      *facts,
                                const TbScorer   *scorer,
                                const TbTileHand *hand,
                                TbTile           *bad_tile);

/* Adds a tile of @kind, which a wild tile represents, to the closed part. */
void tb_hand_facts_stand (TbHandFacts *facts,
                          TbTile       kind);

/* Whether the hand has no melds and the ruleset plays @yaku, a shape of hands without melds. */
bool tb_hand_facts_can_be (const TbHandFacts *facts,
                           TbYaku             yaku);

/* Finds dora and yaku once all tiles and the winning tile are known. */
void tb_hand_facts_complete (TbHandFacts *facts);

/* --- The yaku of a hand --- */

/* Waits on up to this number of kinds add no value (allen.txt). */
#define TB_ORDINARY_WAITS 4

/* Returns the yaku of the flags, and those that depend on the tiles but not on their
 * interpretation. Omits yaku that contradict the hand. */
TbYakuSet tb_yaku_of_facts (const TbHandFacts *facts);

/* Return the yaku of the interpretation @sets: first those that do not depend on the wait, then
 * those that do, in a hand whose shape is worth @shape fu. */
TbYakuSet tb_yaku_of_sets (const TbHandFacts *facts,
                           const TbSets      *sets);
TbYakuSet tb_yaku_of_wait (const TbHandFacts *facts,
                           const TbSets      *sets,
                           TbWait             wait,
                           int32_t            shape);

/* Return the yaku of the hand as seven pairs, and as kokushi. */
TbYakuSet tb_yaku_of_seven_pairs (const TbHandFacts *facts);
TbYakuSet tb_yaku_of_kokushi (const TbHandFacts *facts);

/* Returns the part of @yaku that counts under the ruleset: only yakuman if there are any, without
 * yaku that another one contains. */
TbYakuSet tb_yaku_that_count (const TbHandFacts *facts,
                              TbYakuSet          yaku);

/* --- The highest-valued interpretation --- */

typedef struct
{
  TbHandFacts  facts;
  TbHandValue *best;  /* the highest-valued so far, */
  bool         found; /* if there is one */
} TbHandSearch;

/* Returns the fu of the sets, the pair and the wait of @facts in the interpretation @sets, with the
 * winning tile in the position @wait. */
int32_t tb_fu_of_shape (const TbHandFacts *facts,
                        const TbSets      *sets,
                        TbWait             wait);

/* Values the facts of @search in the interpretation @sets, with the winning tile in the position
 * @wait, and keeps the result unless an earlier one has a higher value. */
void tb_hand_search_sets (TbHandSearch *search,
                          const TbSets *sets,
                          TbWait        wait);

/* The same for seven pairs and for kokushi. */
void tb_hand_search_seven_pairs (TbHandSearch *search);
void tb_hand_search_kokushi (TbHandSearch *search);

/* Values all interpretations of a hand with wild tiles. */
void tb_hand_search_wild (TbHandSearch *search);

/* Whether the natural tiles @closed and @n_wild wild ones are complete with the melds of
 * @natural. */
bool tb_hand_is_complete_with_wild (const TbHandFacts *natural,
                                    const TbSuitCounts closed[static TB_N_SUITS],
                                    int32_t            n_wild);
