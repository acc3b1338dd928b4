/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rules.h"
#include "tb-tiles.h"

/* How many of each tile there are, and how many of them a hand that is being entered has. A kind is
 * a tile without the mark of a red five, or a flower. */

/* How many copies of the wild kind are in the wall: the indicator is the fourth. */
#define TENBO_TILE_WILD_COPIES 3

bool tenbo_tile_is_flower (TbTile tile);
bool tenbo_tile_is_red (TbTile tile);
bool tenbo_tile_is_five (TbTile tile);

/* Whether an indicator of wild tiles is played under @rules. */
bool tenbo_tile_plays_wild (const TbRules *rules);

/* Whether red fives are drawn apart: there are some, and plain ones as well. */
bool tenbo_tile_has_apart_reds (const TbRules *rules);

/* Whether @tile is one of those that are played with under @rules: three players leave out 2 to 8
 * of manzu, red fives and flowers are there as the ruleset says. */
bool tenbo_tile_is_played (const TbRules *rules,
                           TbTile         tile);

/* For how many more tiles the closed part of @hand has room. */
int tenbo_tile_room (const TbTileHand *hand,
                     const TbRules    *rules);

/* How many tiles of @kind in the closed part are red. */
int tenbo_tile_count_closed_reds (const TbTileHand *hand,
                                  TbTile            kind);

/* How many of @kind are in @meld. */
int tenbo_tile_count_in_meld (const TbMeld *meld,
                              TbTile        kind);

/* How many of @kind are in @hand, but for indicators. */
int tenbo_tile_count_used (const TbTileHand *hand,
                           TbTile            kind);

/* How many of @kind a hand like @hand can have. */
int tenbo_tile_most_of (const TbTileHand *hand,
                        const TbRules    *rules,
                        TbTile            kind);

/* How many more of @tile there are: of a five, plain or red ones. Copies of indicators are not
 * counted, but for that of the wild tiles. */
int tenbo_tile_count_left (const TbTileHand *hand,
                           const TbRules    *rules,
                           TbTile            tile);

/* How many red fives the meld at @index could have: as many as it has fives and there are red ones
 * beside those in other places. */
int tenbo_tile_most_reds (const TbTileHand *hand,
                          const TbRules    *rules,
                          int               index);
