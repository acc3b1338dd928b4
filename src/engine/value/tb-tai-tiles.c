/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-tai-search.h"

/* Tiles that a hand cannot have. */

/* A red five; tai are counted with none. */
static TbTile
find_red_five (const TbTileHand *hand)
{
  for (int suit = 0; suit < TB_SUIT_HONOURS; suit++)
    if (hand->reds >> 8 * suit & 0xff)
      return TB_TILE_RED_FIVE (suit);
  for (int i = 0; i < hand->n_melds; i++)
    if (hand->melds[i].reds > 0)
      return TB_TILE_RED_FIVE (TB_TILE_SUIT (hand->melds[i].tile));
  if (!(hand->win & TB_TILE_FLOWER) && hand->win & TB_TILE_RED)
    return hand->win;

  return TB_TILE_NONE;
}

/* A kind of which there are more than there can be: of the wild one none in a meld and no more than
 * three, since the indicator is the fourth. */
static TbTile
find_too_many (const TbTaiSearch *search)
{
  const TbTileHand *hand = search->hand;
  TbSuitCounts      counts[TB_N_SUITS];

  for (int suit = 0; suit < TB_N_SUITS; suit++)
    counts[suit] = search->naturals[suit];
  for (int i = 0; i < hand->n_melds; i++)
    tb_count_meld (counts, &hand->melds[i]);

  if (search->n_wild > TB_MAX_TAI_WILD)
    return search->itself;
  if (search->itself != TB_TILE_NONE && tb_count_of_kind (counts, search->itself) > 0)
    return search->itself;

  return tb_find_fifth_copy (counts);
}

/* Whether the set has @flower, and it is neither wild nor the indicator. */
static bool
is_ordinary_flower (const TbTaiSearch *search,
                    TbTile             flower)
{
  return flower & TB_TILE_FLOWER && TB_TILE_RANK (flower) < search->scorer->rules->flowers &&
         flower != search->hand->wild && !tb_tai_is_wild (search->hand, flower);
}

/* A tile set aside that is not an ordinary flower, or is there a second time. */
static TbTile
find_bad_aside (const TbTaiSearch *search)
{
  const TbTileHand *hand = search->hand;
  uint32_t          seen = 0;

  for (int i = 0; i < hand->n_aside; i++)
    {
      TbTile   tile = hand->aside[i];
      uint32_t bit = 1u << TB_TILE_RANK (tile);

      if (!is_ordinary_flower (search, tile) || seen & bit)
        return tile;
      seen |= bit;
    }

  return TB_TILE_NONE;
}

/* A flower in the hand that is not wild, or is there a second time; the winning tile may also be
 * the last of eight, which only a self-draw brings. */
static TbTile
find_bad_flower (const TbTaiSearch *search)
{
  const TbTileHand *hand = search->hand;
  TbTile            win = hand->win;
  TbSuitCounts      counts = hand->flowers;

  if (search->won_on_flower)
    {
      bool is_last = hand->self_draw && hand->n_aside == TB_N_FLOWERS - 1;

      for (int i = 0; i < hand->n_aside; i++)
        is_last = is_last && hand->aside[i] != win;
      if (!is_last)
        return win;
    }
  else if (win & TB_TILE_FLOWER)
    counts += TB_COUNT_ONE (TB_TILE_RANK (win));

  for (int number = 0; number < TB_N_FLOWERS; number++)
    {
      TbTile  flower = (TbTile) (TB_TILE_FLOWER | number);
      int32_t n = tb_count_of (counts, number);

      if (n > (tb_tai_is_wild (hand, flower) ? 1 : 0))
        return flower;
    }

  return TB_TILE_NONE;
}

/* An indicator that the set does not have; TB_TILE_NONE, also where there is no indicator. */
static TbTile
find_bad_indicator (const TbTaiSearch *search)
{
  TbTile wild = search->hand->wild;
  bool   bad = wild & TB_TILE_FLOWER ? TB_TILE_RANK (wild) >= search->scorer->rules->flowers
                                     : (wild & TB_TILE_RED) != 0;

  return bad ? wild : TB_TILE_NONE;
}

TbTile
tb_tai_find_bad_tile (const TbTaiSearch *search)
{
  TbTile bad = find_bad_indicator (search);

  if (bad == TB_TILE_NONE)
    bad = find_red_five (search->hand);
  if (bad == TB_TILE_NONE)
    bad = find_bad_aside (search);
  if (bad == TB_TILE_NONE)
    bad = find_bad_flower (search);
  /* Last: only when no flower is out of place are all in the hand wild. */
  if (bad == TB_TILE_NONE)
    bad = find_too_many (search);

  return bad;
}
