/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-tile-put.h"

#include "tb-hand-value.h"
#include "tb-tai-hand.h"
#include "tenbo-tile-copies.h"

/* The lowest rank a run cannot begin with. */
#define END_OF_RUNS 7

bool
tenbo_tile_takes (const TbRules  *rules,
                  TenboTileTarget target)
{
  switch (target)
    {
    case TENBO_TILE_TO_CHI:
      return rules->players > 3;

    case TENBO_TILE_TO_DORA:
      return rules->scoring != TB_SCORING_TAI;

    case TENBO_TILE_TO_URA:
      return rules->scoring != TB_SCORING_TAI && rules->ura_dora;

    case TENBO_TILE_TO_ASIDE:
      return rules->flowers > 0 || rules->nuki_north;

    case TENBO_TILE_TO_WILD:
      return tenbo_tile_plays_wild (rules);

    case TENBO_TILE_TO_HAND:
    case TENBO_TILE_TO_WIN:
    case TENBO_TILE_TO_PON:
    case TENBO_TILE_TO_KAN:
    case TENBO_TILE_TO_KAKAN:
    case TENBO_TILE_TO_ANKAN:
    case TENBO_N_TILE_TARGETS:
      break;
    }

  return true;
}

/* Takes one tile of @kind out of the closed part, a plain one if there is one. */
static TbTile
take_kind (TbTileHand *hand,
           TbTile      kind)
{
  int    reds = tenbo_tile_count_closed_reds (hand, kind);
  TbTile tile = tb_tile_hand_count (hand, kind) == reds ? kind | TB_TILE_RED : kind;

  tb_tile_hand_remove (hand, tile);

  return tile;
}

/* The kind of meld that a press makes. */
bool
tenbo_tile_is_call (TenboTileTarget target,
                    TbMeldKind     *out)
{
  *out = (TbMeldKind) (target - TENBO_TILE_TO_CHI);

  return target >= TENBO_TILE_TO_CHI && target <= TENBO_TILE_TO_ANKAN;
}

/* The meld of @kind that a press of @tile means: a kan has every copy, the red ones too. */
TbMeld
tenbo_tile_meld_of (const TbRules *rules,
                    TbMeldKind     kind,
                    TbTile         tile)
{
  TbMeld meld = { .kind = kind, .tile = TB_TILE_KIND (tile), .reds = tenbo_tile_is_red (tile) };

  if (kind >= TB_MELD_KAN && tenbo_tile_is_five (tile) && tenbo_tile_has_apart_reds (rules))
    meld.reds = (uint8_t) rules->red_fives;

  return meld;
}

/* Whether all tiles of @meld are there beside those that were said. */
static bool
is_left (const TbTileHand *hand,
         const TbRules    *rules,
         const TbMeld     *meld)
{
  TbTile tiles[4];
  size_t n = tb_meld_tiles (meld, tiles);

  for (size_t i = 0; i < n; i++)
    {
      int same = 0;
      int alike = 0;

      for (size_t j = 0; j <= i; j++)
        {
          same += tiles[j] == tiles[i];
          alike += TB_TILE_KIND (tiles[j]) == TB_TILE_KIND (tiles[i]);
        }
      if (tenbo_tile_count_left (hand, rules, tiles[i]) < same ||
          tenbo_tile_most_of (hand, rules, TB_TILE_KIND (tiles[i])) -
              tenbo_tile_count_used (hand, TB_TILE_KIND (tiles[i])) <
            alike)
        return false;
    }

  return true;
}

static bool
is_meld_of_played (const TbTileHand *hand,
                   const TbRules    *rules,
                   const TbMeld     *meld)
{
  TbTile tiles[4];
  size_t n;

  if (tenbo_tile_is_flower (meld->tile))
    return false;
  if (meld->kind == TB_MELD_CHI && (rules->players == 3 ||
                                    TB_TILE_SUIT (meld->tile) == TB_SUIT_HONOURS ||
                                    TB_TILE_RANK (meld->tile) >= END_OF_RUNS))
    return false;

  n = tb_meld_tiles (meld, tiles);
  for (size_t i = 0; i < n; i++)
    if (!tenbo_tile_is_played (rules, TB_TILE_KIND (tiles[i])) ||
        tb_tai_is_wild (hand, TB_TILE_KIND (tiles[i])) ||
        tb_is_wild (rules, tiles[i]))
      return false;

  return true;
}

/* Takes the tiles of @meld out of the closed part, as red as they are there. Returns false if they
 * are not all there. */
static bool
take_meld_tiles (TbTileHand *hand,
                 TbMeld     *meld)
{
  TbTile tiles[4];
  size_t n = tb_meld_tiles (meld, tiles);
  int    wanted = meld->reds;

  meld->reds = 0;
  for (size_t i = 0; i < n; i++)
    {
      TbTile kind = TB_TILE_KIND (tiles[i]);
      bool   red = wanted > 0 && tenbo_tile_count_closed_reds (hand, kind) > 0;

      if (tb_tile_hand_count (hand, kind) == 0)
        return false;
      if (red)
        tb_tile_hand_remove (hand, kind | TB_TILE_RED);
      else
        red = tenbo_tile_is_red (take_kind (hand, kind));
      meld->reds += red;
      wanted -= red;
    }

  return true;
}

/* Makes the pon of @tile a kan with one more: another copy, or the one in the closed part. */
static bool
add_to_pon (TbTileHand    *hand,
            const TbRules *rules,
            TbTile         tile)
{
  for (int i = 0; i < hand->n_melds; i++)
    {
      TbMeld *meld = &hand->melds[i];
      TbTile  kind = TB_TILE_KIND (tile);
      TbTile  red = kind | TB_TILE_RED;

      if (meld->kind != TB_MELD_PON || meld->tile != kind)
        continue;

      if (tb_tile_hand_count (hand, kind) > 0)
        meld->reds += tenbo_tile_is_red (take_kind (hand, kind));
      else if (tenbo_tile_is_five (kind) && tenbo_tile_count_left (hand, rules, red) > 0 &&
               (tenbo_tile_is_red (tile) || tenbo_tile_count_left (hand, rules, kind) == 0))
        meld->reds++;
      else if (tenbo_tile_count_left (hand, rules, kind) == 0)
        return false;
      meld->kind = TB_MELD_KAKAN;
      return true;
    }

  return false;
}

bool
tenbo_tile_call (TbTileHand    *hand,
                 const TbRules *rules,
                 TbMeld         meld)
{
  TbTileHand before = *hand;
  bool       room;

  if (hand->n_melds == TB_MAX_MELDS || !is_meld_of_played (hand, rules, &meld))
    return false;

  room = tenbo_tile_room (hand, rules) >= 3;
  if (!(room && is_left (hand, rules, &meld)) && !take_meld_tiles (hand, &meld))
    {
      *hand = before;
      return false;
    }
  hand->melds[hand->n_melds++] = meld;

  return true;
}

static bool
press_call (TbTileHand    *hand,
            const TbRules *rules,
            TbMeldKind     kind,
            TbTile         tile)
{
  if (tenbo_tile_is_flower (tile) || !tenbo_tile_is_played (rules, tile))
    return false;
  if (kind == TB_MELD_KAKAN && add_to_pon (hand, rules, tile))
    return true;

  return tenbo_tile_call (hand, rules, tenbo_tile_meld_of (rules, kind, tile));
}

/* Whether @flower stays in the hand: a wild one, or the last of all, which wins by itself. */
static bool
stays (const TbTileHand *hand,
       const TbRules    *rules,
       TbTile            flower)
{
  return rules->scoring == TB_SCORING_TAI && tb_tai_is_wild (hand, flower);
}

static bool
set_aside (TbTileHand    *hand,
           const TbRules *rules,
           TbTile         tile)
{
  bool played = tenbo_tile_is_flower (tile) ? tenbo_tile_is_played (rules, tile) &&
                                                !stays (hand, rules, tile)
                                            : tile == TB_TILE_NORTH && rules->nuki_north;

  if (!played || hand->n_aside == TB_MAX_ASIDE || tenbo_tile_count_left (hand, rules, tile) < 1)
    return false;
  hand->aside[hand->n_aside++] = tile;

  return true;
}

static bool
set_win (TbTileHand    *hand,
         const TbRules *rules,
         TbTile         tile)
{
  TbTile before = hand->win;
  bool   last = rules->scoring == TB_SCORING_TAI && hand->n_aside == TB_N_FLOWERS - 1;

  hand->win = TB_TILE_NONE;
  if (!tenbo_tile_is_played (rules, tile) || tenbo_tile_count_left (hand, rules, tile) < 1 ||
      (tenbo_tile_is_flower (tile) && !stays (hand, rules, tile) && !last))
    {
      hand->win = before;
      return false;
    }
  hand->win = tile;

  return true;
}

static bool
add_to_hand (TbTileHand    *hand,
             const TbRules *rules,
             TbTile         tile)
{
  if (tenbo_tile_is_flower (tile) && !stays (hand, rules, tile))
    return set_aside (hand, rules, tile);
  if (tenbo_tile_room (hand, rules) <= 0)
    return hand->win == TB_TILE_NONE && set_win (hand, rules, tile);
  if (!tenbo_tile_is_played (rules, tile) || tenbo_tile_count_left (hand, rules, tile) < 1)
    return false;
  tb_tile_hand_add (hand, tile);

  return true;
}

static bool
add_indicator (const TbRules *rules,
               TbTile         tile,
               TbTile        *tiles,
               uint8_t       *n_tiles)
{
  if (tenbo_tile_is_flower (tile) || !tenbo_tile_is_played (rules, tile) ||
      *n_tiles == TB_MAX_INDICATORS)
    return false;
  tiles[(*n_tiles)++] = tile;

  return true;
}

/* The fourth tile of the kind is the indicator, of a flower the only one; none is in a meld. */
static bool
set_wild (TbTileHand    *hand,
          const TbRules *rules,
          TbTile         tile)
{
  int most = tenbo_tile_is_flower (tile) ? 0 : TENBO_TILE_WILD_COPIES;

  if (!tenbo_tile_plays_wild (rules) || tenbo_tile_is_red (tile) ||
      !tenbo_tile_is_played (rules, tile) || tenbo_tile_count_used (hand, tile) > most)
    return false;

  for (int i = 0; i < hand->n_melds && !tenbo_tile_is_flower (tile); i++)
    if (tenbo_tile_count_in_meld (&hand->melds[i], tile) > 0)
      return false;
  hand->wild = tile;

  return true;
}

/* Puts @tile where @target says. Returns false, @hand unchanged, if it cannot be there. */
bool
tenbo_tile_put (TbTileHand     *hand,
                const TbRules  *rules,
                TenboTileTarget target,
                TbTile          tile)
{
  TbMeldKind meld;

  if (!tenbo_tile_takes (rules, target))
    return false;
  if (tenbo_tile_is_call (target, &meld))
    return press_call (hand, rules, meld, tile);
  if (target == TENBO_TILE_TO_WIN)
    return set_win (hand, rules, tile);
  if (target == TENBO_TILE_TO_DORA)
    return add_indicator (rules, tile, hand->dora, &hand->n_dora);
  if (target == TENBO_TILE_TO_URA)
    return add_indicator (rules, tile, hand->ura, &hand->n_ura);
  if (target == TENBO_TILE_TO_ASIDE)
    return set_aside (hand, rules, tile);
  if (target == TENBO_TILE_TO_WILD)
    return set_wild (hand, rules, tile);

  return add_to_hand (hand, rules, tile);
}
