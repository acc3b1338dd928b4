/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-sets.h"

/* The search for the dearest reading of a hand (docs/hand-valuation.md); only the engine's own
 * files include this. */

/* --- What all readings of a hand have in common --- */

/* The melds of a hand. */
typedef struct
{
  bool      open; /* some are called */
  TbKindSet runs; /* by their lowest tiles */
  TbKindSet triplets;
  int32_t   n_triplets; /* kans too */
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

  /* The tiles, with the winning one; wild tiles are not among them until it is known what they
   * stand for. */
  int32_t      n_wild;
  int32_t      n_standing;
  TbTile       standing[TB_MAX_WILD_TILES]; /* the kinds that wild tiles stand for */
  TbSuitCounts closed[TB_N_SUITS];
  TbSuitCounts all[TB_N_SUITS]; /* in melds too */
  TbTile       win;             /* the kind that the winning tile is, or stands for */
  uint32_t     reds;            /* of the fives, how many are red: eight bits a suit */
  int32_t      n_norths;        /* set aside, which are in none of both */

  TbMelds   melds;
  int32_t   waits; /* kinds that complete the hand, where otafuku counts them; else 0 */
  TbDora    dora;
  TbYakuSet yaku; /* of the tiles, and of how the hand was won */
} TbHandFacts;

/* Finds the facts of @hand, in which no wild tile stands for anything. Returns TB_HAND_FINE, or
 * TB_HAND_BAD_TILES with the tile in @bad_tile; TB_TILE_NONE if it is their number. */
TbHandError tb_hand_facts_init (TbHandFacts      *facts,
                                const TbScorer   *scorer,
                                const TbTileHand *hand,
                                TbTile           *bad_tile);

/* Adds a tile of @kind to the closed part, which a wild one stands for. */
void tb_hand_facts_stand (TbHandFacts *facts,
                          TbTile       kind);

/* Whether the hand has no melds, and the ruleset plays @yaku, which is a shape of such hands. */
bool tb_hand_facts_can_be (const TbHandFacts *facts,
                           TbYaku             yaku);

/* Finds dora and yaku, when all tiles and the winning one are known. */
void tb_hand_facts_complete (TbHandFacts *facts);

/* --- Which yaku a hand has --- */

/* Waits on as many kinds as this are worth nothing more (allen.txt). */
#define TB_ORDINARY_WAITS 4

/* The yaku that the flags say, and those that depend on which tiles there are, not on how they are
 * read. What contradicts the hand is not among them. */
TbYakuSet tb_yaku_of_facts (const TbHandFacts *facts);

/* The yaku of the same read as @sets, but for those that depend on the wait; and those that do, in
 * a hand whose shape is worth @shape fu. */
TbYakuSet tb_yaku_of_sets (const TbHandFacts *facts,
                           const TbSets      *sets);
TbYakuSet tb_yaku_of_wait (const TbHandFacts *facts,
                           const TbSets      *sets,
                           TbWait             wait,
                           int32_t            shape);

/* The yaku of the same as seven pairs, and as kokushi. */
TbYakuSet tb_yaku_of_seven_pairs (const TbHandFacts *facts);
TbYakuSet tb_yaku_of_kokushi (const TbHandFacts *facts);

/* Of @yaku what counts under the ruleset: yakuman alone if there is one, without those that another
 * contains. */
TbYakuSet tb_yaku_that_count (const TbHandFacts *facts,
                              TbYakuSet          yaku);

/* --- The dearest reading --- */

typedef struct
{
  TbHandFacts  facts;
  TbHandValue *best;  /* the dearest so far, */
  bool         found; /* if there is one */
} TbHandSearch;

/* The fu of the sets, the pair and the wait of @facts read as @sets, with the winning tile in the
 * place @wait. */
int32_t tb_fu_of_shape (const TbHandFacts *facts,
                        const TbSets      *sets,
                        TbWait             wait);

/* Values the facts of @search read as @sets, with the winning tile in the place @wait, and keeps
 * the result if nothing so far is dearer. */
void tb_hand_search_sets (TbHandSearch *search,
                          const TbSets *sets,
                          TbWait        wait);

/* The same of the facts read as seven pairs, and as kokushi. */
void tb_hand_search_seven_pairs (TbHandSearch *search);
void tb_hand_search_kokushi (TbHandSearch *search);

/* Values all readings of a hand with wild tiles. */
void tb_hand_search_wild (TbHandSearch *search);

/* Whether the natural tiles @closed and @n_wild wild ones are complete beside the melds of
 * @natural. */
bool tb_hand_is_complete_with_wild (const TbHandFacts *natural,
                                    const TbSuitCounts closed[static TB_N_SUITS],
                                    int32_t            n_wild);
