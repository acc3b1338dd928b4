/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-tile-copies.h"

/* What the counts of a hand hold of one kind; more than a hand where there is no limit. */
#define NO_LIMIT 15

bool
tenbo_tile_is_flower (TbTile tile)
{
  return (tile & TB_TILE_FLOWER) != 0;
}

bool
tenbo_tile_is_red (TbTile tile)
{
  return !tenbo_tile_is_flower (tile) && (tile & TB_TILE_RED) != 0;
}

bool
tenbo_tile_is_five (TbTile tile)
{
  return !tenbo_tile_is_flower (tile) && TB_TILE_SUIT (tile) != TB_SUIT_HONOURS &&
         TB_TILE_RANK (tile) == TB_RANK_FIVE;
}

bool
tenbo_tile_plays_wild (const TbRules *rules)
{
  return rules->scoring == TB_SCORING_TAI;
}

bool
tenbo_tile_is_played (const TbRules *rules,
                      TbTile         tile)
{
  if (tenbo_tile_is_flower (tile))
    return TB_TILE_RANK (tile) < rules->flowers;
  if (TB_TILE_SUIT (tile) == TB_SUIT_HONOURS)
    return TB_TILE_RANK (tile) < TB_N_HONOURS && !tenbo_tile_is_red (tile);
  if (TB_TILE_RANK (tile) >= TB_N_RANKS)
    return false;
  /* Where every five is red none is drawn apart. */
  if (tenbo_tile_is_red (tile) &&
      !(tenbo_tile_is_five (tile) && tenbo_tile_has_apart_reds (rules)))
    return false;

  return rules->players > 3 || TB_TILE_SUIT (tile) != TB_SUIT_MANZU || TB_TILE_RANK (tile) == 0 ||
         TB_TILE_RANK (tile) == TB_N_RANKS - 1;
}

int
tenbo_tile_room (const TbTileHand *hand,
                 const TbRules    *rules)
{
  return tb_rules_hand_tiles (rules) - 3 * hand->n_melds - hand->n_tiles;
}

int
tenbo_tile_count_closed_reds (const TbTileHand *hand,
                              TbTile            kind)
{
  return tenbo_tile_is_five (kind) ? (int) (hand->reds >> 8 * TB_TILE_SUIT (kind) & 0xff) : 0;
}

int
tenbo_tile_count_in_meld (const TbMeld *meld,
                          TbTile        kind)
{
  TbTile tiles[4];
  size_t n = tb_meld_tiles (meld, tiles);
  int    count = 0;

  for (size_t i = 0; i < n; i++)
    count += TB_TILE_KIND (tiles[i]) == kind;

  return count;
}

/* How many of @kind were said, but for indicators. */
int
tenbo_tile_count_used (const TbTileHand *hand,
                       TbTile            kind)
{
  int count = tb_tile_hand_count (hand, kind);

  count += hand->win != TB_TILE_NONE && TB_TILE_KIND (hand->win) == kind;
  for (int i = 0; i < hand->n_melds && !tenbo_tile_is_flower (kind); i++)
    count += tenbo_tile_count_in_meld (&hand->melds[i], kind);
  for (int i = 0; i < hand->n_aside; i++)
    count += hand->aside[i] == kind;

  return count;
}

/* How many red ones of the five @kind were said. */
static int
count_reds (const TbTileHand *hand,
            TbTile            kind)
{
  int count = tenbo_tile_count_closed_reds (hand, kind) + (hand->win == (kind | TB_TILE_RED));

  for (int i = 0; i < hand->n_melds; i++)
    if (TB_TILE_SUIT (hand->melds[i].tile) == TB_TILE_SUIT (kind))
      count += hand->melds[i].reds;

  return count;
}

int
tenbo_tile_most_of (const TbTileHand *hand,
                    const TbRules    *rules,
                    TbTile            kind)
{
  if (tenbo_tile_is_flower (kind))
    return kind != hand->wild;
  if (kind == hand->wild)
    return TENBO_TILE_WILD_COPIES;

  return rules->five_alike ? NO_LIMIT : TB_TILE_COPIES;
}

/* Red fives are drawn apart, so that no more plain ones are left than there are. */
bool
tenbo_tile_has_apart_reds (const TbRules *rules)
{
  return rules->red_fives > 0 && rules->red_fives < TB_TILE_COPIES;
}

/* How many more of @tile there are: of a five, plain or red ones. */
int
tenbo_tile_count_left (const TbTileHand *hand,
                       const TbRules    *rules,
                       TbTile            tile)
{
  TbTile kind = TB_TILE_KIND (tile);
  int    used = tenbo_tile_count_used (hand, kind);
  int    left = tenbo_tile_most_of (hand, rules, kind) - used;
  int    of_colour = left;

  if (tenbo_tile_is_red (tile))
    of_colour = rules->red_fives - count_reds (hand, kind);
  else if (tenbo_tile_is_five (tile) && tenbo_tile_has_apart_reds (rules) && !rules->five_alike)
    of_colour = TB_TILE_COPIES - rules->red_fives -
                (used - count_reds (hand, kind));

  return of_colour < left ? of_colour : left;
}

int
tenbo_tile_most_reds (const TbTileHand *hand,
                      const TbRules    *rules,
                      int               index)
{
  const TbMeld *meld = &hand->melds[index];
  TbTile        five = TB_TILE (TB_TILE_SUIT (meld->tile), TB_RANK_FIVE);
  int           fives;
  int           left;

  if (TB_TILE_SUIT (meld->tile) == TB_SUIT_HONOURS || !tenbo_tile_has_apart_reds (rules))
    return 0;

  fives = tenbo_tile_count_in_meld (meld, five);
  left = rules->red_fives - count_reds (hand, five) + meld->reds;

  return fives < left ? fives : left;
}
