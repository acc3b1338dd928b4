/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-tai-search.h"

/* Hands without four sets and a pair. */

/* Two tiles of a suit less than three ranks apart are related. */
#define TOGETHER 2

#define RANKS ((1u << TB_N_RANKS) - 1)

/* Adds to @interpretation that the winning tile completes a pair. Returns false if it may not
 * because its partner is wild. */
static bool
place_in_pair (const TbTaiSearch *search,
               TbInterpretation  *interpretation)
{
  interpretation->win = search->win;
  if (search->win != TB_TILE_NONE)
    return !search->discard || tb_tai_has_natural_partner (search, search->win);

  for (int i = 0; i < interpretation->n_wild; i++)
    {
      interpretation->win = interpretation->wild[i];
      if (!search->discard || tb_tai_has_natural_partner (search, interpretation->win))
        return true;
    }

  return false;
}

static void
offer_pairs (TbTaiSearch     *search,
             TbInterpretation interpretation)
{
  TbTaiTally tally = search->common;

  search->complete = true;
  if (!place_in_pair (search, &interpretation))
    return;

  tb_tai_tally_add_form (search, &tally, TB_TAI_SEVEN_PAIRS_WILD, TB_TAI_SEVEN_PAIRS);
  tb_tai_tally_add (search, &tally, TB_TAI_WAIT);
  /* Four equal natural tiles are a bomb, of the hand or by the winning tile. */
  for (TbKindSet kinds = search->natural_kinds; kinds != 0; kinds &= kinds - 1)
    {
      TbTile kind = tb_lowest_kind (kinds);

      if (tb_tai_naturals_of (search, kind) == 4)
        tb_tai_tally_add (search, &tally,
                          kind == search->win ? TB_TAI_BOMB : TB_TAI_CONCEALED_BOMB);
    }
  tb_tai_tally_add_suits (search, &tally, &interpretation, TB_TAI_LOOSE_HONOURS);

  tb_tai_search_offer (search, &interpretation, &tally);
}

void
tb_tai_read_seven_pairs (TbTaiSearch *search)
{
  TbInterpretation interpretation = { .shape = TB_SHAPE_SEVEN_PAIRS, .pair = TB_TILE_NONE };
  TbTai            item = search->n_wild > 0 ? TB_TAI_SEVEN_PAIRS_WILD : TB_TAI_SEVEN_PAIRS;

  if (search->hand->n_melds > 0 || !tb_tai_is_played (search, item))
    return;

  /* Each kind with an odd number of natural tiles gets a wild tile. */
  for (TbKindSet kinds = search->natural_kinds; kinds != 0; kinds &= kinds - 1)
    if (tb_tai_naturals_of (search, tb_lowest_kind (kinds)) % 2 == 1)
      {
        if (interpretation.n_wild == search->n_wild)
          return;
        interpretation.wild[interpretation.n_wild++] = tb_lowest_kind (kinds);
      }
  if (interpretation.n_wild == search->n_wild)
    {
      offer_pairs (search, interpretation);
      return;
    }

  /* Fourteen tiles leave two wild ones, which are a pair by themselves. */
  interpretation.n_wild = (uint8_t) search->n_wild;
  for (TbKindSet kinds = search->telling_kinds; kinds != 0; kinds &= kinds - 1)
    {
      interpretation.wild[search->n_wild - 2] = tb_lowest_kind (kinds);
      interpretation.wild[search->n_wild - 1] = tb_lowest_kind (kinds);
      offer_pairs (search, interpretation);
    }
}

/* Returns the kinds that are related to @kind, including itself. */
static TbKindSet
kinds_together_with (TbTile kind)
{
  unsigned ranks = 0x1fu << TB_TILE_RANK (kind) >> TOGETHER & RANKS;

  if (TB_TILE_SUIT (kind) == TB_SUIT_HONOURS)
    return TB_KIND_BIT (kind);

  return (TbKindSet) ranks << TB_TILE (TB_TILE_SUIT (kind), 0);
}

static void
offer_unrelated_as (TbTaiSearch            *search,
                    const TbInterpretation *interpretation,
                    TbTai                   item)
{
  TbTaiTally tally = search->common;

  if (!tb_tai_is_played (search, item))
    return;

  tb_tai_tally_add (search, &tally, item);
  tb_tai_search_offer (search, interpretation, &tally);
}

/* Offers the hand of @kinds, won on @interpretation->win. With all honors it is one of the stars; a
 * winning tile that brings the last suit adds another one. */
static void
offer_unrelated (TbTaiSearch            *search,
                 const TbInterpretation *interpretation,
                 TbKindSet               kinds)
{
  TbKindSet win = TB_KIND_BIT (interpretation->win);
  TbKindSet suit = (TbKindSet) RANKS << TB_TILE (TB_TILE_SUIT (interpretation->win), 0);

  if ((kinds & TB_KINDS_HONOURS) == TB_KINDS_HONOURS)
    {
      bool by_honour = (win & TB_KINDS_HONOURS) != 0;

      if (!by_honour && (kinds & suit) == win)
        offer_unrelated_as (search, interpretation, TB_TAI_THIRTEEN_UNRELATED_MISSING_SUIT);
      offer_unrelated_as (search, interpretation,
                          by_honour ? TB_TAI_THIRTEEN_UNRELATED_STARS
                                    : TB_TAI_THIRTEEN_UNRELATED_STARS_CONCEALED);
    }
  offer_unrelated_as (search, interpretation, TB_TAI_THIRTEEN_UNRELATED);
}

/* Assigns the remaining wild tiles to kinds of @free that are not related to @kinds, in rising
 * order. */
static void
read_unrelated_on (TbTaiSearch      *search,
                   TbInterpretation *interpretation,
                   TbKindSet         kinds,
                   TbKindSet         free)
{
  if (interpretation->n_wild == search->n_wild)
    {
      /* A wild winning tile may be any of them. */
      interpretation->win = search->win;
      if (search->win != TB_TILE_NONE)
        offer_unrelated (search, interpretation, kinds);
      for (int i = 0; i < interpretation->n_wild && search->win == TB_TILE_NONE; i++)
        {
          interpretation->win = interpretation->wild[i];
          offer_unrelated (search, interpretation, kinds);
        }
      return;
    }

  for (; free != 0; free &= free - 1)
    {
      TbTile    kind = tb_lowest_kind (free);
      TbKindSet bit = TB_KIND_BIT (kind);

      interpretation->wild[interpretation->n_wild++] = kind;
      read_unrelated_on (search, interpretation, kinds | bit, free & ~kinds_together_with (kind));
      interpretation->n_wild--;
    }
}

void
tb_tai_read_unrelated (TbTaiSearch *search)
{
  TbInterpretation interpretation = { .shape = TB_SHAPE_UNRELATED, .pair = TB_TILE_NONE };
  TbKindSet        free = TB_KINDS_ALL;

  if (search->hand->n_melds > 0)
    return;
  for (TbKindSet kinds = search->natural_kinds; kinds != 0; kinds &= kinds - 1)
    {
      TbTile kind = tb_lowest_kind (kinds);

      if (tb_tai_naturals_of (search, kind) > 1 || !(free & TB_KIND_BIT (kind)))
        return;
      free &= ~kinds_together_with (kind);
    }

  read_unrelated_on (search, &interpretation, search->natural_kinds, free);
}

void
tb_tai_read_honours (TbTaiSearch *search)
{
  TbTaiTally       tally = search->common;
  TbInterpretation interpretation = { .shape = TB_SHAPE_HONOURS, .pair = TB_TILE_NONE };
  bool             are_honours = search->itself != TB_TILE_NONE &&
                     TB_TILE_SUIT (search->itself) == TB_SUIT_HONOURS;

  if (search->suits & ~(1u << TB_SUIT_HONOURS) || !tb_tai_is_played (search, TB_TAI_LOOSE_HONOURS))
    return;

  for (int i = 0; i < search->n_wild; i++)
    interpretation.wild[interpretation.n_wild++] = are_honours ? search->itself : TB_TILE_EAST;
  interpretation.win = search->win != TB_TILE_NONE ? search->win : interpretation.wild[0];
  tb_tai_tally_add (search, &tally, TB_TAI_LOOSE_HONOURS);
  if (search->hand->n_melds == TB_MAX_MELDS)
    tb_tai_tally_add_form (search, &tally, TB_TAI_LONE_TILE_WILD, TB_TAI_LONE_TILE);

  tb_tai_search_offer (search, &interpretation, &tally);
}

void
tb_tai_read_flowers (TbTaiSearch *search)
{
  TbTaiTally       tally = search->common;
  TbInterpretation interpretation = { .shape = TB_SHAPE_FLOWERS, .pair = TB_TILE_NONE };

  if (!search->eight_flowers || !search->hand->self_draw ||
      !tb_tai_is_played (search, TB_TAI_EIGHT_FLOWERS_NOW))
    return;

  interpretation.win = search->hand->win;
  tb_tai_tally_add (search, &tally, TB_TAI_EIGHT_FLOWERS_NOW);
  tb_tai_search_offer (search, &interpretation, &tally);
}
