/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-hand-fu.h"
#include "tb-sets.h"

/* What all readings of a hand have in common. Only the engine's own files include this. */

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
