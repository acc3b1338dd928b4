/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-tai-search.h"

/* The flowers are two groups of four, one of each group for each seat. */
#define GROUP       4
#define GROUP_OF(n) ((n) / GROUP)
#define GROUP_BITS  0xfu
#define ALL_FLOWERS 0xffu
#define OWN(seat)   (0x11u << (seat))

/* The lowest kinds of the suits stand for all of their suit. */
#define ONE_OF_EACH_SUIT TB_IN_SUITS (1)

bool
tb_tai_is_wild (const TbTileHand *hand,
                TbTile            tile)
{
  if (hand->wild == TB_TILE_NONE)
    return false;
  if (hand->wild & TB_TILE_FLOWER)
    return tile & TB_TILE_FLOWER && tile != hand->wild &&
           GROUP_OF (TB_TILE_RANK (tile)) == GROUP_OF (TB_TILE_RANK (hand->wild));

  return tile == hand->wild;
}

/* The flowers that the hand has aside, and the last one that it was won on, bit n for number n. */
static uint32_t
find_flowers (const TbTaiSearch *search)
{
  const TbTileHand *hand = search->hand;
  uint32_t          flowers = 0;

  for (int i = 0; i < hand->n_aside; i++)
    flowers |= 1u << TB_TILE_RANK (hand->aside[i]);
  if (search->won_on_flower)
    flowers |= 1u << TB_TILE_RANK (hand->win);

  return flowers;
}

static int32_t
count_flowers (const TbTileHand *hand)
{
  int32_t n = 0;

  for (int number = 0; number < TB_N_FLOWERS; number++)
    n += tb_count_of (hand->flowers, number);

  return n;
}

/* Sorts the closed part into wild tiles and naturals. */
static void
count_closed (TbTaiSearch *search)
{
  const TbTileHand *hand = search->hand;
  TbTile            win = TB_TILE_KIND (hand->win);

  for (int suit = 0; suit < TB_N_SUITS; suit++)
    search->naturals[suit] = hand->suits[suit];
  search->n_wild = count_flowers (hand);
  search->win = TB_TILE_NONE;
  if (tb_tai_is_wild (hand, win))
    search->n_wild++;
  else if (win & TB_TILE_FLOWER)
    search->won_on_flower = true;
  else
    {
      search->win = win;
      search->naturals[TB_TILE_SUIT (win)] += TB_COUNT_ONE (TB_TILE_RANK (win));
    }

  search->itself = hand->wild & TB_TILE_FLOWER ? TB_TILE_NONE : hand->wild;
  if (search->itself != TB_TILE_NONE)
    {
      int32_t n = tb_tai_naturals_of (search, search->itself);

      search->n_wild += n;
      search->naturals[TB_TILE_SUIT (search->itself)] -=
        (TbSuitCounts) n << TB_COUNT_BITS * TB_TILE_RANK (search->itself);
    }
}

/* Notes which kinds and suits there are. */
static void
note_kinds (TbTaiSearch *search)
{
  const TbTileHand *hand = search->hand;

  for (int suit = 0; suit < TB_N_SUITS; suit++)
    for (TbSuitCounts left = search->naturals[suit]; left != 0;)
      {
        int rank = tb_lowest_rank (left);

        search->natural_kinds |= TB_KIND_BIT (TB_TILE (suit, rank));
        search->suits = (uint8_t) (search->suits | 1u << suit);
        left &= ~(TB_COUNT_ALL (rank));
      }
  for (int i = 0; i < hand->n_melds; i++)
    search->suits = (uint8_t) (search->suits | 1u << TB_TILE_SUIT (hand->melds[i].tile));

  search->telling_kinds = ONE_OF_EACH_SUIT | TB_KINDS_HONOURS;
  if (search->natural_kinds != 0)
    search->telling_kinds |= TB_KIND_BIT (tb_lowest_kind (search->natural_kinds));
  if (search->itself != TB_TILE_NONE)
    search->telling_kinds |= TB_KIND_BIT (search->itself);
  if (search->win != TB_TILE_NONE)
    search->telling_kinds |= TB_KIND_BIT (search->win);
}

/* Items that every reading has. */

static void
add_melds (TbTaiSearch *search)
{
  static const TbTai plain[] = {
    [TB_MELD_KAN] = TB_TAI_DIRECT_KAN,
    [TB_MELD_KAKAN] = TB_TAI_ADDED_KAN,
    [TB_MELD_ANKAN] = TB_TAI_CONCEALED_KAN,
  };
  static const TbTai blooming[] = {
    [TB_MELD_KAN] = TB_TAI_DIRECT_KAN_BLOOM,
    [TB_MELD_KAKAN] = TB_TAI_ADDED_KAN_BLOOM,
    [TB_MELD_ANKAN] = TB_TAI_CONCEALED_KAN_BLOOM,
  };
  const TbTileHand *hand = search->hand;
  bool              blooms = hand->self_draw && hand->flags & TB_HAND_RINSHAN;

  /* Of several kongs, the last one bloomed. */
  for (int i = hand->n_melds - 1; i >= 0; i--)
    {
      const TbMeld *meld = &hand->melds[i];

      if (meld->kind >= TB_MELD_KAN)
        {
          const TbTai *items = blooms ? blooming : plain;

          tb_tai_tally_add (search->scorer, &search->common, items[meld->kind], 1);
          blooms = false;
        }
      if (meld->kind != TB_MELD_CHI)
        tb_tai_tally_add_triplet (search, &search->common, meld->tile);
    }
}

static void
add_wild_tiles (TbTaiSearch *search)
{
  static const TbTai items[] = { TB_TAI_NO_WILD, TB_TAI_ONE_WILD, TB_TAI_TWO_WILD,
                                 TB_TAI_THREE_WILD };
  TbTai              item = items[search->n_wild];

  if (item == TB_TAI_THREE_WILD && search->itself == TB_TILE_NONE)
    item = TB_TAI_THREE_FLOWER_WILD;
  tb_tai_tally_add (search->scorer, &search->common, item, 1);
}

static void
add_flowers (TbTaiSearch *search)
{
  const TbTaiScorer *scorer = search->scorer;
  TbTaiTally        *common = &search->common;
  uint32_t           flowers = find_flowers (search);
  uint32_t           own = flowers & OWN (search->hand->seat);

  for (int flower = 0; flower < TB_N_FLOWERS; flower++)
    if (own & 1u << flower)
      tb_tai_tally_add (scorer, common, TB_TAI_OWN_FLOWER, 1);
  for (int first = 0; first < TB_N_FLOWERS; first += GROUP)
    if ((flowers >> first & GROUP_BITS) == GROUP_BITS)
      tb_tai_tally_add (scorer, common, TB_TAI_FOUR_FLOWERS, 1);
  search->eight_flowers = flowers == ALL_FLOWERS;
}

static void
add_common (TbTaiSearch *search)
{
  const TbTaiScorer *scorer = search->scorer;
  const TbTileHand  *hand = search->hand;

  tb_tai_tally_add (scorer, &search->common, TB_TAI_ZUOTAI, 1);
  if (hand->self_draw)
    tb_tai_tally_add (scorer, &search->common, TB_TAI_ZIMO, 1);
  if (hand->self_draw && hand->flags & TB_HAND_FLOWER_REPLACEMENT)
    tb_tai_tally_add (scorer, &search->common, TB_TAI_FLOWER_BLOOM, 1);
  add_melds (search);
  add_wild_tiles (search);
  add_flowers (search);
}

TbHandError
tb_tai_search_init (TbTaiSearch       *search,
                    const TbTaiScorer *scorer,
                    const TbTileHand  *hand,
                    TbTile            *bad_tile)
{
  bool robbed = hand->flags & TB_HAND_CHANKAN && scorer->rules->robbed_kong_self_draw;

  *search = (TbTaiSearch) { .scorer = scorer, .hand = hand };
  /* A stray tile says more than the number it leaves wrong. */
  *bad_tile = hand->stray;
  if (*bad_tile != TB_TILE_NONE || hand->win == TB_TILE_NONE ||
      tb_count_tiles (hand) != TB_MAX_HAND_TILES)
    return TB_HAND_BAD_TILES;
  count_closed (search);
  *bad_tile = tb_tai_find_bad_tile (search);
  if (*bad_tile != TB_TILE_NONE)
    return TB_HAND_BAD_TILES;

  search->discard = !hand->self_draw && !robbed;
  note_kinds (search);
  add_common (search);

  return TB_HAND_FINE;
}
