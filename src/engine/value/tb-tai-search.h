/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-kinds.h"
#include "tb-tai-hand.h"

/* A hand while its tai are looked for. Only the engine's own files include this. */

/* Items and their sum. */
typedef struct
{
  int32_t tai;
  int32_t minimum; /* what of it counts towards the minimum */
  bool    exempt;
  uint8_t counts[TB_N_TAI];
} TbTaiTally;

typedef struct
{
  const TbTaiScorer *scorer;
  const TbTileHand  *hand;

  /* The closed part, the winning tile in it. The wild tiles of it, which may be that tile, are
   * counted apart; what is none of them is called natural. */
  TbSuitCounts naturals[TB_N_SUITS];
  TbKindSet    natural_kinds;
  int32_t      n_wild;
  TbTile       itself;  /* the kind that the wild tiles are; TB_TILE_NONE: flowers */
  TbTile       win;     /* TB_TILE_NONE: it is wild */
  uint8_t      suits;   /* a bit for each suit of the naturals and of the melds */
  bool         discard; /* needs the minimum, and no single wait on a wild tile's own */
  bool         eight_flowers;
  bool         won_on_flower; /* one that is not wild: the last of eight */

  /* Of kinds that are alike in all that counts, one: the only ones that wild tiles need to stand
   * for where no natural tile asks for them. */
  TbKindSet telling_kinds;

  TbTaiTally common; /* what every reading has */

  bool       complete; /* there is a reading, maybe none that may win */
  bool       found;
  TbTaiTally best;
  TbReading  reading;
} TbTaiSearch;

/* Prepares @search for @hand. Returns TB_HAND_FINE, or TB_HAND_BAD_TILES with the tile in
 * @bad_tile. */
TbHandError tb_tai_search_init (TbTaiSearch       *search,
                                const TbTaiScorer *scorer,
                                const TbTileHand  *hand,
                                TbTile            *bad_tile);

/* Adds @item, but no more often than it may stand in one hand; not one that the ruleset does not
 * play. */
void tb_tai_tally_add (const TbTaiSearch *search,
                       TbTaiTally        *tally,
                       TbTai              item);

/* Adds @wild to a hand with wild tiles, @without to another. */
static inline void
tb_tai_tally_add_form (const TbTaiSearch *search,
                       TbTaiTally        *tally,
                       TbTai              wild,
                       TbTai              without)
{
  tb_tai_tally_add (search, tally, search->n_wild > 0 ? wild : without);
}

/* Adds what a triplet of @kind is worth by itself: one of dragons, or of a wind of the hand. */
void tb_tai_tally_add_triplet (const TbTaiSearch *search,
                               TbTaiTally        *tally,
                               TbTile             kind);

/* Adds the item of the suits of the hand with what the wild tiles of @reading stand for:
 * @all_honours where these are all there is. */
void tb_tai_tally_add_suits (const TbTaiSearch *search,
                             TbTaiTally        *tally,
                             const TbReading   *reading,
                             TbTai              all_honours);

/* Keeps @reading, with the items of @tally and the one of wild tiles that all stand for themselves,
 * if it may win and is the dearest so far. */
void tb_tai_search_offer (TbTaiSearch     *search,
                          const TbReading *reading,
                          TbTaiTally      *tally);

/* Whether the ruleset plays @item. */
static inline bool
tb_tai_is_played (const TbTaiSearch *search,
                  TbTai              item)
{
  return (search->scorer->played & TB_TAI_BIT (item)) != 0;
}

/* How many natural tiles of @kind the closed part has. */
static inline int32_t
tb_tai_naturals_of (const TbTaiSearch *search,
                    TbTile             kind)
{
  return tb_count_of_kind (search->naturals, kind);
}

/* Whether the winning tile, standing for @kind, can have a natural tile beside it in a pair. */
static inline bool
tb_tai_has_natural_partner (const TbTaiSearch *search,
                            TbTile             kind)
{
  return tb_tai_naturals_of (search, kind) >= (search->win == kind ? 2 : 1);
}

/* Each of these offers all readings of one form. */
void tb_tai_read_sets (TbTaiSearch *search);
void tb_tai_read_seven_pairs (TbTaiSearch *search);
void tb_tai_read_unrelated (TbTaiSearch *search);
void tb_tai_read_honours (TbTaiSearch *search);

/* The same of a hand that is not complete and has all flowers. */
void tb_tai_read_flowers (TbTaiSearch *search);
