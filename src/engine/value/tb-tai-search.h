/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-kinds.h"
#include "tb-tai-hand.h"

/* A hand during the search for its tai. Only the engine's own files include this header. */

/* Items and their sum. */
typedef struct
{
  int32_t tai;
  int32_t minimum; /* part that counts toward the minimum */
  bool    exempt;
  uint8_t counts[TB_N_TAI];
} TbTaiTally;

typedef struct
{
  const TbTaiScorer *scorer;
  const TbTileHand  *hand;

  /* The closed part, including the winning tile. Its wild tiles, possibly the winning tile, are
   * counted separately; the other tiles are called natural. */
  TbSuitCounts naturals[TB_N_SUITS];
  TbKindSet    natural_kinds;
  int32_t      n_wild;
  TbTile       itself;  /* the kind of the wild tiles; TB_TILE_NONE: flowers */
  TbTile       win;     /* TB_TILE_NONE: the winning tile is wild */
  uint8_t      suits;   /* a bit for each suit of the natural tiles and melds */
  bool         discard; /* and no robbed kan: no single wait on a wild tile's own kind */
  bool         eight_flowers;
  bool         won_on_flower; /* the flower is not wild: the last of eight */

  /* One kind of each group of equivalent kinds. Wild tiles need to represent only these, unless
   * natural tiles require another kind. */
  TbKindSet telling_kinds;

  TbTaiTally common; /* the items of every interpretation */

  bool             complete; /* an interpretation exists, possibly none that may win */
  bool             found;
  TbTaiTally       best;
  TbInterpretation interpretation;
} TbTaiSearch;

/* Prepares @search for @hand. Returns TB_HAND_FINE, or TB_HAND_BAD_TILES with the tile in
 * @bad_tile. */
TbHandError tb_tai_search_init (TbTaiSearch       *search,
                                const TbTaiScorer *scorer,
                                const TbTileHand  *hand,
                                TbTile            *bad_tile);

/* Adds @item, up to its maximum number in one hand; ignores items that the ruleset does not
 * play. */
void tb_tai_tally_add (const TbTaiSearch *search,
                       TbTaiTally        *tally,
                       TbTai              item);

/* Adds @wild to a hand with wild tiles, otherwise @without. */
static inline void
tb_tai_tally_add_form (const TbTaiSearch *search,
                       TbTaiTally        *tally,
                       TbTai              wild,
                       TbTai              without)
{
  tb_tai_tally_add (search, tally, search->n_wild > 0 ? wild : without);
}

/* Adds the items of a triplet of @kind: of dragons, or of a wind of the hand. */
void tb_tai_tally_add_triplet (const TbTaiSearch *search,
                               TbTaiTally        *tally,
                               TbTile             kind);

/* Adds the item for the suits of the hand and of the wild tiles of @interpretation: @all_honours if
 * there are only honors. */
void tb_tai_tally_add_suits (const TbTaiSearch      *search,
                             TbTaiTally             *tally,
                             const TbInterpretation *interpretation,
                             TbTai                   all_honours);

/* Keeps @interpretation, with the items of @tally and the item for wild tiles that all represent
 * themselves, if it may win and has the highest value so far. */
void tb_tai_search_offer (TbTaiSearch            *search,
                          const TbInterpretation *interpretation,
                          TbTaiTally             *tally);

/* Whether the ruleset plays @item. */
static inline bool
tb_tai_is_played (const TbTaiSearch *search,
                  TbTai              item)
{
  return (search->scorer->played & TB_TAI_BIT (item)) != 0;
}

/* Returns the number of natural tiles of @kind in the closed part. */
static inline int32_t
tb_tai_naturals_of (const TbTaiSearch *search,
                    TbTile             kind)
{
  return tb_count_of_kind (search->naturals, kind);
}

/* Whether the winning tile, as @kind, can form a pair with a natural tile. */
static inline bool
tb_tai_has_natural_partner (const TbTaiSearch *search,
                            TbTile             kind)
{
  return tb_tai_naturals_of (search, kind) >= (search->win == kind ? 2 : 1);
}

/* Each of these functions offers all interpretations of one form. */
void tb_tai_read_sets (TbTaiSearch *search);
void tb_tai_read_seven_pairs (TbTaiSearch *search);
void tb_tai_read_unrelated (TbTaiSearch *search);
void tb_tai_read_honours (TbTaiSearch *search);

/* The same for an incomplete hand with all flowers. */
void tb_tai_read_flowers (TbTaiSearch *search);
